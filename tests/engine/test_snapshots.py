"""Reads as of a snapshot: the state of the store when it was taken, through the same operations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine
from tablewright.errors import ClosedError
from tests.engine.things import make_things_by_colour, put

RED = {
    "TableName": "things",
    "IndexName": "by-colour",
    "KeyConditionExpression": "colour = :c",
    "ExpressionAttributeValues": {":c": {"S": "red"}},
}
ONE = {"TableName": "things", "Key": {"id": {"S": "one"}}}


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as made:
        make_things_by_colour(made)
        yield made


def body(request: dict[str, Any]) -> bytes:
    return json.dumps(request).encode()


def red(engine: Engine, **more: Any) -> list[str]:
    answer = json.loads(engine.answer("Query", body(RED), **more))
    return sorted(item["id"]["S"] for item in answer["Items"])


@pytest.mark.parametrize("operation", ["PutItem", "DescribeTable", "TransactWriteItems"])
def test_only_reads_of_items_take_a_snapshot(engine: Engine, operation: str):
    with engine.snapshot() as past, pytest.raises(ValueError, match=operation):
        engine.answer(operation, b"{}", as_of=past)


def test_a_closed_snapshot_is_not_read(engine: Engine):
    past = engine.snapshot()
    past.close()
    past.close()
    with pytest.raises(ClosedError):
        red(engine, as_of=past)


def test_an_index_is_read_as_it_was(engine: Engine):
    put(engine, "one", colour="red")
    with engine.snapshot() as past:
        put(engine, "two", colour="red")
        put(engine, "one", colour="blue")
        assert ["one"] == red(engine, as_of=past)
        assert ["two"] == red(engine)


@pytest.mark.parametrize(
    ("operation", "request_"),
    [
        ("GetItem", ONE),
        ("Scan", {"TableName": "things"}),
        ("BatchGetItem", {"RequestItems": {"things": {"Keys": [ONE["Key"]]}}}),
        ("TransactGetItems", {"TransactItems": [{"Get": ONE}]}),
    ],
)
def test_every_read_of_items_is_answered_as_of_then(
    engine: Engine, operation: str, request_: dict[str, Any]
):
    put(engine, "one", colour="red")
    before = engine.answer(operation, body(request_))
    with engine.snapshot() as past:
        put(engine, "one", colour="blue")
        assert before == engine.answer(operation, body(request_), as_of=past)
        assert before != engine.answer(operation, body(request_))


def test_snapshots_count_the_commits_between_them(engine: Engine):
    with engine.snapshot() as first, engine.snapshot() as same:
        put(engine, "one")
        with engine.snapshot() as second:
            assert 0 == same.commit - first.commit
            assert 1 == second.commit - first.commit
