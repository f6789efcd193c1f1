"""Writes that share a commit: each is done or fails for itself, as if it had come alone."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import Engine
from tablewright.clock import ManualClock
from tablewright.engine.operations import OPERATIONS
from tablewright.errors import (
    ClosedError,
    ConditionalCheckFailedException,
    DamagedRecordError,
    ResourceNotFoundException,
    SerializationException,
    ServiceError,
    UnknownOperationException,
)
from tablewright.ids import CountingIds
from tests.engine.test_writer import Leader
from tests.engine.things import PATIENCE_SECONDS, get, keys_in, make_things, put, thing
from tests.examples import examples

Write = tuple[str, bytes]
KEY = {"TableName": "things", "Key": {"id": {"S": "counter"}}}
ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/things"


def _engine() -> Engine:
    engine = Engine.memory(clock=ManualClock(), ids=CountingIds())
    make_things(engine)
    return engine


@pytest.fixture
def engine() -> Iterator[Engine]:
    with _engine() as engine:
        yield engine


def _write(operation: str, request: dict[str, Any]) -> Write:
    return operation, json.dumps(request).encode()


def _put(key: str, **attributes: Any) -> Write:
    return _write("PutItem", {"TableName": "things", "Item": thing(key, **attributes)})


def _add(number: int) -> Write:
    return _write(
        "UpdateItem",
        {
            **KEY,
            "UpdateExpression": "ADD counted :n",
            "ExpressionAttributeValues": {":n": {"N": str(number)}},
            "ReturnValues": "UPDATED_NEW",
        },
    )


def _commits(engine: Engine) -> int:
    return engine._context.store.environment.info()["last_txnid"]


# What fails.


def test_a_refused_write_disturbs_nobody(engine: Engine):
    condition = {**KEY, "ConditionExpression": "attribute_exists(id)"}
    before = _commits(engine)
    outcomes = engine.answers(
        [
            _put("one"),
            ("PutItem", b"no JSON"),
            _write("PutItem", {"TableName": "nothing", "Item": thing("two")}),
            _write("DeleteItem", condition),
            ("Nothing", b"{}"),
            _put("two"),
        ]
    )
    assert [
        bytes,
        SerializationException,
        ResourceNotFoundException,
        ConditionalCheckFailedException,
        UnknownOperationException,
        bytes,
    ] == [type(outcome) for outcome in outcomes]
    assert ["one", "two"] == keys_in(engine)
    assert before + 1 == _commits(engine)


def test_a_write_that_fails_is_set_apart_and_the_others_are_done_once(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    delete_item = OPERATIONS["DeleteItem"]

    def delete_and_fail(*arguments: Any) -> dict[str, Any]:
        delete_item(*arguments)
        raise DamagedRecordError("a record is damaged.")

    monkeypatch.setitem(OPERATIONS, "DeleteItem", delete_and_fail)
    put(engine, "kept")
    delete = _write("DeleteItem", {"TableName": "things", "Key": {"id": {"S": "kept"}}})
    outcomes = engine.answers([_add(1), delete, _add(10), ("PutItem", b"no JSON")])
    assert [bytes, DamagedRecordError, bytes, SerializationException] == [
        type(outcome) for outcome in outcomes
    ]
    assert {**thing("counter"), "counted": {"N": "11"}} == get(engine, "counter")
    assert thing("kept") == get(engine, "kept"), "what failed has left nothing behind"


def test_a_bug_is_given_back_in_the_place_of_its_answer(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    def fall(*_: object) -> dict[str, Any]:
        raise ZeroDivisionError

    monkeypatch.setitem(OPERATIONS, "DeleteItem", fall)
    outcomes = engine.answers([_add(1), _write("DeleteItem", KEY), _add(10)])
    assert [bytes, ZeroDivisionError, bytes] == [type(outcome) for outcome in outcomes]
    assert {**thing("counter"), "counted": {"N": "11"}} == get(engine, "counter")


def test_a_closed_engine_refuses_every_one(engine: Engine):
    engine.close()
    outcomes = engine.answers([_put("one"), _put("two")])
    assert [ClosedError, ClosedError] == [type(outcome) for outcome in outcomes]


# What is done.


def test_many_writes_are_one_commit(engine: Engine):
    before = _commits(engine)
    assert [b"{}"] * 1_000 == engine.answers([_put(str(number)) for number in range(1_000)])
    assert before + 1 == _commits(engine)
    assert 1_000 == len(keys_in(engine))


def test_no_writes_are_no_answers(engine: Engine):
    assert [] == engine.answers([])


def test_each_write_sees_those_before_it(engine: Engine):
    outcomes = engine.answers([_add(1), _add(1), _write("DeleteItem", KEY), _add(1)])
    assert ["1", "2", None, "1"] == [
        json.loads(answer).get("Attributes", {}).get("counted", {}).get("N")  # type: ignore[arg-type]
        for answer in outcomes
    ]


def test_a_token_that_comes_twice_in_a_commit_is_done_once(engine: Engine):
    action = {"Update": {**KEY, "UpdateExpression": "ADD counted :n"}}
    action["Update"]["ExpressionAttributeValues"] = {":n": {"N": "1"}}
    write = _write(
        "TransactWriteItems", {"TransactItems": [action], "ClientRequestToken": "token-1"}
    )
    assert [b"{}", b"{}"] == engine.answers([write, write])
    assert {**thing("counter"), "counted": {"N": "1"}} == get(engine, "counter")


# Beside others.


def _behind(
    engine: Engine, first: Callable[[], Any], writes: list[Write]
) -> list[bytes | Exception]:
    """Does writes in a commit that they share with what another thread brings before them."""
    outcomes: list[bytes | Exception] = []

    def suppressed() -> None:
        with contextlib.suppress(DamagedRecordError):
            first()

    threads = [
        threading.Thread(target=suppressed, daemon=True),
        threading.Thread(target=lambda: outcomes.extend(engine.answers(writes)), daemon=True),
    ]
    with Leader(engine._context.writer, waiting=2) as leader:
        threads[0].start()
        leader.queue.wait_for(1)
        threads[1].start()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
        assert not thread.is_alive(), "they wait for each other"
    return outcomes


@pytest.mark.parametrize(
    ("operation", "request_"),
    [
        ("TagResource", {"ResourceArn": ARN, "Tags": [{"Key": "team", "Value": "blue"}]}),
        ("UpdateTable", {"TableName": "things", "DeletionProtectionEnabled": True}),
    ],
)
def test_a_table_may_be_changed_in_the_same_commit(
    engine: Engine, operation: str, request_: dict[str, Any]
):
    outcomes = _behind(engine, lambda: engine.call(operation, request_), [_put("one"), _put("two")])
    assert [b"{}", b"{}"] == outcomes
    assert ["one", "two"] == keys_in(engine)


def test_a_table_may_be_deleted_in_the_same_commit(engine: Engine):
    make_things(engine, "others")
    other = _write("PutItem", {"TableName": "others", "Item": thing("one")})
    outcomes = _behind(
        engine, lambda: engine.call("DeleteTable", {"TableName": "things"}), [_put("one"), other]
    )
    assert [ResourceNotFoundException, bytes] == [type(outcome) for outcome in outcomes]


def test_a_commit_that_is_repeated_means_the_same(engine: Engine):
    """The token must be remembered with what was sent, not with what a first attempt made of it."""

    def broken(_: object) -> None:
        raise DamagedRecordError("a record is damaged.")

    item = {**thing("one"), "number": {"N": "1.00"}}
    request = {
        "TransactItems": [{"Put": {"TableName": "things", "Item": item}}],
        "ClientRequestToken": "token-1",
    }
    write = _write("TransactWriteItems", request)
    assert [b"{}"] == _behind(engine, lambda: engine._context.writer.run(broken), [write])
    assert b"{}" == engine.answer(*write)


# In general.

KEYS = st.sampled_from(["a", "b", "c"])
NUMBERS = st.sampled_from(["1", "2", "1.0", "-7E2", "nonsense"])
TABLES = st.sampled_from(["things"] * 9 + ["nothing"])
CONDITIONS = st.sampled_from(
    [
        {},
        {},
        {"ConditionExpression": "attribute_exists(id)"},
        {"ConditionExpression": "attribute_not_exists(id)"},
        {"ConditionExpression": "size(id"},
    ]
)
RETURNED = st.sampled_from([{}, {"ReturnValues": "ALL_OLD"}, {"ReturnValues": "SOMETHING"}])


@st.composite
def _writes(draw: st.DrawFn) -> Write:
    table = {"TableName": draw(TABLES)}
    key = {"id": {"S": draw(KEYS)}}
    number = {"N": draw(NUMBERS)}
    condition, returned = draw(CONDITIONS), draw(RETURNED)
    update = {
        **table,
        "Key": key,
        "UpdateExpression": "ADD n :n",
        "ExpressionAttributeValues": {":n": number},
    }
    actions = [
        {"Put": {**table, "Item": {**key, "n": number}, **condition}},
        {"Update": {**update, "Key": {"id": {"S": draw(KEYS)}}}},
    ]
    token = draw(st.sampled_from([{}, {"ClientRequestToken": "t-1"}]))
    parts = [{"PutRequest": {"Item": {**key, "n": number}}}, {"DeleteRequest": {"Key": key}}]
    return draw(
        st.sampled_from(
            [
                _write("PutItem", {**table, "Item": {**key, "n": number}, **condition, **returned}),
                _write("DeleteItem", {**table, "Key": key, **condition, **returned}),
                _write("UpdateItem", {**update, "ReturnValues": "ALL_NEW"}),
                _write("TransactWriteItems", {"TransactItems": actions, **token}),
                _write("BatchWriteItem", {"RequestItems": {table["TableName"]: parts[:1]}}),
                _write("BatchWriteItem", {"RequestItems": {table["TableName"]: parts}}),
                ("PutItem", b"{"),
                ("Nothing", b"{}"),
            ]
        )
    )


def _told(outcome: bytes | Exception) -> Any:
    if isinstance(outcome, bytes):
        return json.loads(outcome)
    assert isinstance(outcome, ServiceError), outcome
    return outcome.body()


def _one_by_one(engine: Engine, operation: str, body: bytes) -> bytes | Exception:
    try:
        return engine.answer(operation, body)
    except ServiceError as refusal:
        return refusal


@settings(max_examples=examples(60))
@given(batches=st.lists(st.lists(_writes(), max_size=12), max_size=3))
def test_together_they_come_to_the_same_as_one_by_one(batches: list[list[Write]]):
    with _engine() as together, _engine() as apart:
        for batch in batches:
            assert [_told(_one_by_one(apart, *write)) for write in batch] == [
                _told(outcome) for outcome in together.answers(batch)
            ]
        scanned = [engine.call("Scan", {"TableName": "things"}) for engine in (apart, together)]
        assert scanned[0] == scanned[1]
        described = [
            engine.call("DescribeTable", {"TableName": "things"}) for engine in (apart, together)
        ]
        assert described[0] == described[1]
