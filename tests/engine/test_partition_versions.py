"""Versions of partitions: another after each change, and the same after changes elsewhere."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, limits
from tablewright.clock import ManualClock
from tablewright.engine.storage.partition_versions import PartitionVersions
from tablewright.errors import ServiceError
from tests.engine.things import make_things, set_ttl, thing

START = 1_700_000_000
NAMES = ("things", "others")

Step = tuple[str, dict[str, Any]]


def _puts(name: str, key: str, size: int, expires: int) -> Step:
    return "PutItem", {"TableName": name, "Item": thing(key, size=size, ttl=START + expires)}


def _creates(name: str, key: str) -> Step:
    condition = {"ConditionExpression": "attribute_not_exists(id)"}
    return "PutItem", {"TableName": name, "Item": thing(key), **condition}


def _deletes(name: str, key: str) -> Step:
    return "DeleteItem", {"TableName": name, "Key": thing(key)}


def _writes(key: str) -> Step:
    puts = [{"PutRequest": {"Item": thing(key, batch=1)}}]
    return "BatchWriteItem", {"RequestItems": dict.fromkeys(NAMES, puts)}


def _transacts(name: str, key: str) -> Step:
    return "TransactWriteItems", {
        "TransactItems": [{"Delete": {"TableName": name, "Key": thing(key)}}]
    }


def _makes(name: str) -> Step:
    return "CreateTable", {
        "TableName": name,
        "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
        "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
        "BillingMode": "PAY_PER_REQUEST",
    }


def _drops(name: str) -> Step:
    return "DeleteTable", {"TableName": name}


NAME, KEY = st.sampled_from(NAMES), st.sampled_from("abc")
STEPS = st.one_of(
    st.builds(_puts, NAME, KEY, st.integers(1, 2), st.sampled_from([5, 500])),
    st.builds(_creates, NAME, KEY),
    st.builds(_deletes, NAME, KEY),
    st.builds(_writes, KEY),
    st.builds(_transacts, NAME, KEY),
    st.builds(_makes, NAME),
    st.builds(_drops, NAME),
    st.just(("sweep", {})),
)


def _item(engine: Engine, name: str, key: str) -> Any:
    try:
        return engine.call("GetItem", {"TableName": name, "Key": thing(key)})
    except ServiceError:
        return None


def _has_changed(engine: Engine, name: str, key: str, since: int | None) -> bool:
    partition = engine.partition_of(name, thing(key))
    return partition is None or since is None or engine.has_changed([partition], since)


@given(st.lists(STEPS, max_size=12))
def test_an_item_that_has_changed_is_in_a_partition_that_has_changed(steps: list[Step]):
    clock = ManualClock(START)
    with Engine.memory(clock=clock) as engine:
        for name in NAMES:
            make_things(engine, name)
            set_ttl(engine, "ttl", enabled=True, table=name)
        places = [(name, key) for name in NAMES for key in "abc"]
        partitions = {one: engine.partition_of(one[0], thing(one[1])) for one in places}
        since = engine.version
        assert since is not None
        first = {one: _item(engine, *one) for one in places}
        for operation, request in steps:
            if operation == "sweep":
                clock.advance(seconds=10)
                engine.sweep()
            else:
                with suppress(ServiceError):
                    engine.call(operation, request)
            for one, partition in partitions.items():
                assert partition is not None
                is_same = first[one] == _item(engine, *one)
                assert is_same or engine.has_changed([partition], since)


def test_a_change_elsewhere_leaves_a_partition_unchanged():
    with Engine.memory() as engine:
        for name in NAMES:
            make_things(engine, name)
        engine.call(*_puts("things", "a", 1, 5))
        since = engine.version
        engine.call(*_puts("things", "b", 2, 5))
        engine.call(*_puts("others", "a", 2, 5))
        assert not _has_changed(engine, "things", "a", since)
        assert _has_changed(engine, "things", "b", since)
        engine.call(*_deletes("things", "a"))
        assert _has_changed(engine, "things", "a", since)


def test_a_table_that_does_not_exist_has_no_partitions():
    with Engine.memory() as engine:
        assert engine.partition_of("things", thing("a")) is None
        make_things(engine)
        assert engine.partition_of("things", {"other": {"S": "a"}}) is None


def test_for_a_process_that_commits_nothing_every_commit_may_have_changed_everything():
    versions = PartitionVersions()
    assert (7, 8) == (versions.of(b"a", 7), versions.of(b"a", 8))


def test_a_closed_engine_may_have_changed():
    engine = Engine.memory()
    make_things(engine)
    since, partition = engine.version, engine.partition_of("things", thing("a"))
    assert since is not None
    assert partition is not None
    engine.close()
    assert engine.version is None
    assert engine.has_changed([partition], since)


def test_a_commit_that_was_not_noted_may_have_changed_everything():
    versions = PartitionVersions()
    versions.note(5, ())
    versions.note(6, {b"a"})
    assert (6, 5) == (versions.of(b"a", 6), versions.of(b"b", 6))
    assert (7, 7) == (versions.of(b"a", 7), versions.of(b"b", 7))  # not noted yet, or another's
    versions.note(8, {b"a"})
    assert (8, 8) == (versions.of(b"a", 8), versions.of(b"b", 8))
    versions.note(8, {b"b"})  # nothing was written
    versions.note(9, ())  # of unknown partitions
    assert (9, 9) == (versions.of(b"a", 9), versions.of(b"b", 9))


def test_of_more_partitions_than_are_remembered_each_may_have_changed(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "PARTITION_VERSIONS_MAX", 2)
    versions = PartitionVersions()
    versions.note(1, ())
    versions.note(2, {b"a", b"b"})
    assert (2, 1) == (versions.of(b"a", 2), versions.of(b"c", 2))
    versions.note(3, {b"c"})
    assert (3, 3) == (versions.of(b"a", 3), versions.of(b"d", 3))
