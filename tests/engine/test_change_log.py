"""The change log: what is in it, in which order, and for how long."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, ManualClock
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.storage.store import Store
from tablewright.engine.streams import change_log
from tablewright.engine.streams.change_log import Change, ChangeLog, Image
from tablewright.engine.tables.schema import HASH_BYTES, id_bytes
from tablewright.errors import DamagedRecordError, ServiceError
from tests.engine.streaming import (
    entries,
    keep_for,
    logged,
    make_streaming_things,
    stored,
    switch_off,
    switch_on,
)
from tests.engine.things import make_things, put, set_ttl, thing

DAY_SECONDS = 86_400


# What is not logged


def test_a_table_without_a_stream_writes_nothing_to_the_log(engine: Engine):
    make_things(engine)
    put(engine, "a")
    put(engine, "a", number=1)
    engine.call("DeleteItem", {"TableName": "things", "Key": thing("a")})
    assert 0 == entries(engine)


@pytest.mark.parametrize(
    ("operation", "request_"),
    [
        (
            "PutItem",
            {
                "TableName": "things",
                "Item": thing("a"),
                "ConditionExpression": "attribute_not_exists(id)",
            },
        ),
        (
            "TransactWriteItems",
            {
                "TransactItems": [
                    {"Put": {"TableName": "things", "Item": thing("b")}},
                    {
                        "ConditionCheck": {
                            "TableName": "things",
                            "Key": thing("a"),
                            "ConditionExpression": "attribute_not_exists(id)",
                        }
                    },
                ]
            },
        ),
        (
            "UpdateItem",
            {"TableName": "things", "Key": thing("a"), "UpdateExpression": "SET id.a = a"},
        ),
    ],
)
def test_what_is_refused_is_notlogged(engine: Engine, operation: str, request_: dict[str, Any]):
    make_streaming_things(engine)
    put(engine, "a", number=1)
    with pytest.raises(ServiceError):
        engine.call(operation, request_)
    assert 1 == len(logged(engine))


_FULL = {
    **thing("a", text="x", number=1),
    "set": {"SS": ["a", "b"]},
    "deep": {"M": {"one": {"N": "1"}, "two": {"S": "2"}}},
}


@pytest.mark.parametrize(
    ("operation", "request_"),
    [
        ("PutItem", {"Item": _FULL}),
        ("PutItem", {"Item": dict(reversed(_FULL.items()))}),
        ("PutItem", {"Item": {**_FULL, "number": {"N": "1.00"}}}),
        ("PutItem", {"Item": {**_FULL, "set": {"SS": ["b", "a"]}}}),
        ("PutItem", {"Item": {**_FULL, "deep": {"M": {"two": {"S": "2"}, "one": {"N": "1"}}}}}),
        ("UpdateItem", {"Key": thing("a")}),
        ("UpdateItem", {"Key": thing("a"), "UpdateExpression": "SET deep.one = deep.one"}),
        ("UpdateItem", {"Key": thing("a"), "UpdateExpression": "REMOVE absent"}),
        ("UpdateItem", {"Key": thing("none"), "UpdateExpression": "REMOVE absent"}),
        ("DeleteItem", {"Key": thing("none")}),
    ],
    ids=str,
)
def test_what_leaves_the_item_as_it_is_is_notlogged(
    engine: Engine, operation: str, request_: dict[str, Any]
):
    make_streaming_things(engine)
    engine.call("PutItem", {"TableName": "things", "Item": _FULL})
    engine.call(operation, {"TableName": "things", **request_})
    assert 1 == len(logged(engine))


def test_a_check_in_a_transaction_is_notlogged(engine: Engine):
    make_streaming_things(engine)
    put(engine, "a")
    check = {
        "TableName": "things",
        "Key": thing("a"),
        "ConditionExpression": "attribute_exists(id)",
    }
    action = {"Put": {"TableName": "things", "Item": thing("b")}}
    engine.call("TransactWriteItems", {"TransactItems": [{"ConditionCheck": check}, action]})
    assert 2 == len(logged(engine))


def test_a_damaged_change_is_refused_by_its_key(engine: Engine):
    make_streaming_things(engine)
    put(engine, "a")
    store = engine._context.store
    with store.environment.begin(write=True) as txn, txn.cursor(db=store.log) as cursor:
        assert cursor.last()
        key, record = cursor.item()
        cursor.put(key, record[:-1] + bytes([record[-1] ^ 1]))
    with pytest.raises(DamagedRecordError) as refused:
        logged(engine)
    assert key.hex() in str(refused.value)


# What is logged


class _Astray:
    """A cursor over pages of which one leads back to earlier ones."""

    def __init__(self, *sequences: int) -> None:
        length = change_log.SEQUENCE_BYTES
        self._keys = [id_bytes(7) + one.to_bytes(length, "big") for one in sequences]

    def set_range(self, lower: bytes) -> bool:
        return True

    def iternext(self, *, keys: bool, values: bool) -> Iterator[bytes]:
        return iter(self._keys)


@pytest.mark.parametrize("sequences", [(3,), (5, 6, 4), (3, 5, 6)])
def test_changes_from_before_where_the_reading_began_are_refused(sequences: tuple[int, ...]):
    with pytest.raises(DamagedRecordError, match="in the wrong place"):
        list(change_log.keys(_Astray(*sequences), id_bytes(7), 5))


def test_a_change_has_the_items_bytes_before_and_after_it(engine: Engine, clock: ManualClock):
    make_streaming_things(engine)
    images: list[Image | None] = [None]
    for item in (thing("one", a=1), thing("one", a="text", b=2)):
        engine.call("PutItem", {"TableName": "things", "Item": item})
        images.append(stored(engine, "one"))
    engine.call("DeleteItem", {"TableName": "things", "Key": thing("one")})
    images.append(None)
    changes = logged(engine)
    assert images[:-1] == [change.old for change in changes]
    assert images[1:] == [change.new for change in changes]
    table = engine._context.catalog.table("things")
    assert {table.item_key(thing("one"))} == {change.item_key for change in changes}
    assert {int(clock.now() * 1000)} == {change.time_ms for change in changes}
    assert [False] * 3 == [change.by_service for change in changes]


def test_every_item_of_a_batch_and_of_a_transaction_is_logged_in_order(engine: Engine):
    make_streaming_things(engine)
    keys = [f"key {number}" for number in range(10)]
    puts = [{"PutRequest": {"Item": thing(key)}} for key in keys]
    engine.call("BatchWriteItem", {"RequestItems": {"things": puts}})
    actions = [{"Delete": {"TableName": "things", "Key": thing(key)}} for key in reversed(keys)]
    engine.call("TransactWriteItems", {"TransactItems": actions})
    changes = logged(engine)
    table = engine._context.catalog.table("things")
    expected = [table.item_key(thing(key)) for key in [*keys, *reversed(keys)]]
    assert expected == [change.item_key for change in changes]


def test_what_expires_is_marked_as_the_services(engine: Engine, clock: ManualClock):
    make_streaming_things(engine)
    set_ttl(engine, "ttl", enabled=True)
    put(engine, "a", ttl=int(clock.now()) + 60)
    clock.advance(seconds=61)
    assert 1 == engine.sweep()
    assert [False, True] == [change.by_service for change in logged(engine)]


def test_numbers_grow_over_all_tables(engine: Engine):
    for name in ("one", "two"):
        make_streaming_things(engine, name)
    for number in range(4):
        put(engine, str(number), table=("one", "two")[number % 2])
    numbers = [
        change.sequence
        for pair in zip(logged(engine, "one"), logged(engine, "two"), strict=True)
        for change in pair
    ]
    assert sorted(set(numbers)) == numbers


def test_logs_of_many_tables_do_not_get_in_each_others_way(tmp_path: Path, clock: ManualClock):
    """A table with a larger id than all others is written in a quicker way."""
    names = [f"table{number}" for number in range(4)]
    written: dict[str, list[str]] = {name: [] for name in names}
    for opening in range(3):
        with _opened(tmp_path / "store", clock) as engine:
            for name in names if not opening else ():
                make_streaming_things(engine, name)
            for place in (3, 0, 1, 3, 2, 0, 3, 3, 1):
                key = f"{opening}-{place}-{len(written[names[place]])}"
                put(engine, key, table=names[place], body="x" * 700)
                written[names[place]].append(key)
            for name in names:
                found = [msgspec.json.decode(c.new.json)["id"]["S"] for c in _new(engine, name)]
                assert written[name] == found


def _new(engine: Engine, name: str) -> list[Any]:
    return [change for change in logged(engine, name) if change.new is not None]


def test_times_do_not_go_back_where_the_clock_does(engine: Engine, clock: ManualClock):
    make_streaming_things(engine)
    times: list[int] = []
    for seconds in (0, 60, -90, 10, 30):
        clock.advance(seconds=seconds)
        put(engine, "a", number=len(times))
        times.append(int(clock.now() * 1000))
    latest = [max(times[: place + 1]) for place in range(len(times))]
    assert latest == [change.time_ms for change in logged(engine)]


def test_a_span_of_numbers_can_be_read(engine: Engine):
    make_streaming_things(engine)
    for number in range(6):
        put(engine, str(number))
    changes = logged(engine)
    numbers = [change.sequence for change in changes]
    assert changes[2:4] == logged(engine, start=numbers[2], stop=numbers[4])
    assert [] == logged(engine, start=numbers[-1] + 1)


def test_the_log_of_a_table_goes_on_from_where_its_definition_says(engine: Engine):
    make_things(engine)
    put(engine, "before")
    assert 0 == engine._context.catalog.table("things").definition.logged_from
    switch_on(engine)
    logged_from = engine._context.catalog.table("things").definition.logged_from
    put(engine, "after")
    assert logged_from <= logged(engine)[0].sequence
    keep_for(engine, days=3)
    switch_off(engine)
    put(engine, "kept")
    assert logged_from == engine._context.catalog.table("things").definition.logged_from
    assert 2 == len(logged(engine))
    keep_for(engine, days=0)
    put(engine, "not kept")
    assert 0 == engine._context.catalog.table("things").definition.logged_from
    assert 2 == len(logged(engine))


# Numbers over a reopening


def _opened(path: Path, clock: ManualClock) -> Engine:
    return Engine.open(path, durability="relaxed", clock=clock, sweeps=False)


def test_numbers_and_times_go_on_after_a_reopening(tmp_path: Path, clock: ManualClock):
    with _opened(tmp_path / "store", clock) as engine:
        make_streaming_things(engine)
        put(engine, "a")
        before = engine._context.log.next_sequence
    clock.advance(seconds=-3600)
    with _opened(tmp_path / "store", clock) as engine:
        assert before == engine._context.log.next_sequence
        put(engine, "b")
        changes = logged(engine)
        assert changes[0].time_ms == changes[1].time_ms
        assert changes[0].sequence < changes[1].sequence


def test_no_number_comes_back_when_everything_was_trimmed(tmp_path: Path, clock: ManualClock):
    with _opened(tmp_path / "store", clock) as engine:
        make_streaming_things(engine)
        for number in range(5):
            put(engine, str(number))
        before = engine._context.log.next_sequence
        engine.call("DeleteTable", {"TableName": "things"})
        clock.advance(seconds=2 * DAY_SECONDS)
        engine.sweep()
        engine.sweep()
        assert 1 == entries(engine), "the next number is all that is left"
    with _opened(tmp_path / "store", clock) as engine:
        assert before <= engine._context.log.next_sequence


def test_a_commit_that_fails_takes_its_numbers_with_it(engine: Engine):
    make_streaming_things(engine)
    put(engine, "a")

    def job(changes: ChangeSet) -> None:
        table = changes.table("things")
        assert table is not None
        stored = changes.read(table.item_key(thing("a")))
        changes.write(table, table.item_key(thing("a")), stored, None)
        raise RuntimeError("the job went wrong")

    with pytest.raises(RuntimeError):
        engine._context.writer.run(job)
    put(engine, "b")
    changes = logged(engine)
    assert 2 == len(changes)
    assert 2 == changes[1].sequence - changes[0].sequence


# Looking for a time


@dataclasses.dataclass
class _Item:
    size_bytes: int
    json: bytes


_TABLE_ID = id_bytes(7)
_keys = st.binary(min_size=HASH_BYTES, max_size=40).map(lambda place: _TABLE_ID + place)
_texts = st.binary(max_size=50) | st.lists(
    st.sampled_from([bytes(400), b"x" * 400, b"ab", b"a"]), max_size=6
).map(b"".join)
_items = st.none() | st.builds(_Item, st.integers(0, 2**32 - 1), _texts)


@given(_keys, _items, _items, st.integers(0, 10**10), st.booleans())
def test_a_change_is_read_as_it_was_written(
    item_key: bytes, old: _Item | None, new: _Item | None, now: int, by_service: bool
):
    store = Store.temporary()
    try:
        log = ChangeLog(store)
        with store.environment.begin(write=True) as txn:
            log.append(txn, item_key, old, new, now=now, by_service=by_service)
        with store.snapshot() as txn:
            (change,) = change_log.read(txn, store, _TABLE_ID)
    finally:
        store.close()
    assert Change(1, now * 1000, item_key, _image(old), _image(new), by_service) == change


def _image(item: _Item | None) -> Image | None:
    return Image(item.size_bytes, item.json) if item is not None else None


@given(
    st.lists(st.tuples(st.integers(0, 9), st.booleans()), max_size=40),
    st.integers(0, 60),
    st.integers(0, 30),
)
def test_the_first_change_since_a_time_is_found_among_any(
    steps: list[tuple[int, bool]], second: int, trimmed: int
):
    """Between a table's changes there are those of others, and its oldest may be gone."""
    store = Store.temporary()
    try:
        log, now = ChangeLog(store), 0
        with store.environment.begin(write=True) as txn:
            for seconds, is_ours in steps:
                now += seconds
                table_id = _TABLE_ID if is_ours else id_bytes(8)
                log.append(txn, table_id + bytes(HASH_BYTES), None, _Item(1, b"{}"), now=now)
            change_log.trim(txn, log, store, _TABLE_ID, changes_max=trimmed)
        with store.snapshot() as txn:
            ours = list(change_log.read(txn, store, _TABLE_ID))
            since = change_log.since(txn, store, _TABLE_ID, second * 1000)
            end = change_log.end(txn, store, _TABLE_ID)
    finally:
        store.close()
    later = [change.sequence for change in ours if change.time_ms >= second * 1000]
    assert (later[0] if later else end) == since


def test_oldest_newest_and_trimmed_are_none_where_nothing_waslogged(engine: Engine):
    make_streaming_things(engine)
    database = engine._context
    table_id = database.catalog.table("things").id
    with database.store.snapshot() as txn:
        for look in (change_log.oldest, change_log.newest, change_log.trimmed):
            assert None is look(txn, database.store, table_id)
        assert 1 == change_log.end(txn, database.store, table_id)
