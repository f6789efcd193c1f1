"""A store read by another process while this one writes it: it sees all that was answered."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.engine.tables import catalog as catalogs
from tablewright.engine.tables.catalog import Catalog
from tablewright.errors import AlreadyOpenError, CannotOpenError, StorageError
from tests.engine.things import (
    PATIENCE_SECONDS,
    by_colour,
    keys_in,
    make_things,
    make_things_by_colour,
    put,
    set_ttl,
    thing,
)

ROOT = Path(__file__).resolve().parents[2]
KEY = {"TableName": "things", "Key": {"id": {"S": "one"}}}


class Follower:
    """The other process."""

    def __init__(self, store: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.engine.following_child", str(store)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._bound = threading.Timer(PATIENCE_SECONDS, self._process.kill)
        self._bound.start()

    def __call__(self, operation: str, request: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([operation, request]) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate(timeout=PATIENCE_SECONDS)
        self._bound.cancel()
        assert 0 == self._process.returncode


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("following") / "store"


@pytest.fixture(scope="module")
def engine(store: Path) -> Iterator[Engine]:
    with Engine.open(store, durability="relaxed", sweeps=False) as engine:
        yield engine


@pytest.fixture(scope="module")
def follow(engine: Engine, store: Path) -> Iterator[Follower]:
    follower = Follower(store)
    yield follower
    follower.close()


@pytest.fixture(autouse=True)
def _fresh_table(engine: Engine) -> Iterator[None]:
    make_things(engine)
    yield
    for name in engine.call("ListTables", {})["TableNames"]:
        engine.call("DeleteTable", {"TableName": name})


# What is refused.


def test_there_is_nothing_to_follow_where_no_store_is(tmp_path: Path):
    with pytest.raises(StorageError) as refused:
        Engine.follow(tmp_path / "nothing")
    assert isinstance(refused.value, CannotOpenError)
    assert not (tmp_path / "nothing").exists()


def test_a_process_does_not_follow_itself(store: Path):
    with pytest.raises(AlreadyOpenError):
        Engine.follow(store)


WRITES = {
    "PutItem": {"TableName": "things", "Item": thing("one")},
    "DeleteItem": KEY,
    "UpdateItem": KEY,
    "BatchWriteItem": {"RequestItems": {"things": [{"PutRequest": {"Item": thing("one")}}]}},
    "TransactWriteItems": {
        "TransactItems": [{"Put": {"TableName": "things", "Item": thing("one")}}]
    },
    "DeleteTable": {"TableName": "things"},
    "UpdateTable": {"TableName": "things", "DeletionProtectionEnabled": True},
    "answers": {"TableName": "things", "Item": thing("one")},
    "sweep": {},
}


@pytest.mark.parametrize("operation", WRITES)
def test_writes_are_refused(engine: Engine, follow: Follower, operation: str):
    told = follow(operation, WRITES[operation])
    assert told.startswith("S204: ")
    assert "writes, but this engine is read-only." in told
    assert [] == keys_in(engine)


def test_a_request_that_is_wrong_is_refused_as_ever(follow: Follower):
    told = follow("GetItem", {"TableName": "things", "Key": {"id": {"N": "1"}}})
    assert "com.amazon.coral.validate#ValidationException" == told["__type"]


def test_a_refused_write_does_not_stop_the_reads(engine: Engine, follow: Follower):
    follow("PutItem", WRITES["PutItem"])
    follow("answers", WRITES["answers"])
    put(engine, "one")
    assert {"Item": thing("one")} == follow("GetItem", KEY)


# What is seen.


def test_every_answered_write_is_seen_at_once(engine: Engine, follow: Follower):
    for number in range(100):
        put(engine, "one", number=number)
        assert {"Item": thing("one", number=number)} == follow("GetItem", KEY)
    engine.call("DeleteItem", KEY)
    assert {} == follow("GetItem", KEY)


def test_a_store_that_grows_is_read_on(engine: Engine, follow: Follower):
    text = "a" * 300_000
    for number in range(20):
        put(engine, f"large-{number:02}", text=text)
        key = {"TableName": "things", "Key": {"id": {"S": f"large-{number:02}"}}}
        assert {"Item": thing(f"large-{number:02}", text=text)} == follow("GetItem", key)


def test_a_table_that_comes_and_goes_is_followed(engine: Engine, follow: Follower):
    for number in range(3):
        make_things(engine, "passing")
        put(engine, "one", "passing", number=number)
        assert ["passing", "things"] == follow("ListTables", {})["TableNames"]
        found = follow("Scan", {"TableName": "passing"})["Items"]
        assert [thing("one", number=number)] == found
        engine.call("DeleteTable", {"TableName": "passing"})
        assert ["things"] == follow("ListTables", {})["TableNames"]
        told = follow("Scan", {"TableName": "passing"})
        assert told["__type"].endswith("#ResourceNotFoundException")


def test_a_new_index_is_followed(engine: Engine, follow: Follower):
    query = {
        "TableName": "things",
        "IndexName": "by-colour",
        "KeyConditionExpression": "colour = :colour",
        "ExpressionAttributeValues": {":colour": {"S": "red"}},
    }
    put(engine, "one", colour="red")
    assert follow("Query", query)["__type"].endswith("#ValidationException")
    engine.call(
        "UpdateTable",
        {
            "TableName": "things",
            "AttributeDefinitions": [{"AttributeName": "colour", "AttributeType": "S"}],
            "GlobalSecondaryIndexUpdates": [{"Create": by_colour()}],
        },
    )
    assert [thing("one", colour="red")] == follow("Query", query)["Items"]


def test_whatever_is_told_of_a_table_is_followed(engine: Engine, follow: Follower):
    make_things_by_colour(engine, "rich")
    set_ttl(engine, "ttl", enabled=True, table="rich")
    put(engine, "one", "rich", colour="red")
    arn = engine.call("DescribeTable", {"TableName": "rich"})["Table"]["TableArn"]
    engine.call("TagResource", {"ResourceArn": arn, "Tags": [{"Key": "team", "Value": "blue"}]})
    for operation, request in (
        ("DescribeTable", {"TableName": "rich"}),
        ("DescribeTimeToLive", {"TableName": "rich"}),
        ("ListTagsOfResource", {"ResourceArn": arn}),
        ("TransactGetItems", {"TransactItems": [{"Get": {**KEY, "TableName": "rich"}}]}),
        ("BatchGetItem", {"RequestItems": {"rich": {"Keys": [KEY["Key"]]}}}),
    ):
        assert engine.call(operation, request) == follow(operation, request)


# The catalog by itself.


@pytest.fixture
def catalog(engine: Engine) -> Catalog:
    """A second catalog of the same store, which follows the first."""
    return Catalog(engine._context.store)


def test_tables_that_did_not_change_are_not_read_again(engine: Engine, catalog: Catalog):
    before = catalog.table("things")
    put(engine, "one")
    catalog.follow()
    assert before is catalog.table("things")
    make_things(engine, "another")
    catalog.follow()
    assert before is not catalog.table("things")
    assert ["another", "things"] == catalog.names()


def test_nobody_goes_on_with_old_tables_while_new_ones_are_being_read(
    engine: Engine, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
):
    is_reading, may_go_on = threading.Event(), threading.Event()
    decode = catalogs.decode_definition

    def slow_decode(payload: bytes) -> Any:
        is_reading.set()
        assert may_go_on.wait(PATIENCE_SECONDS)
        return decode(payload)

    make_things(engine, "another")
    monkeypatch.setattr(catalogs, "decode_definition", slow_decode)
    seen: list[list[str]] = []

    def read() -> None:
        catalog.follow()
        seen.append(catalog.names())

    threads = [threading.Thread(target=read, daemon=True) for _ in range(2)]
    threads[0].start()
    assert is_reading.wait(PATIENCE_SECONDS)
    threads[1].start()
    threads[1].join(0.05)  # if it does not wait, it is done by now
    may_go_on.set()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
    assert [["another", "things"]] * 2 == seen
