"""Verify and the change log: a history that does not lead to what there is, is reported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.storage.verify import verify
from tablewright.engine.streams import change_log
from tablewright.engine.streams import shards as streams
from tests.engine.streaming import keep_for, make_streaming_things, switch_off, switch_on
from tests.engine.things import put, thing

Tamper = Callable[[Any, Store], None]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with a stream, some history, and a generation of shards."""
    clock = ManualClock()
    with Engine.open(tmp_path / "store", durability="relaxed", clock=clock, sweeps=False) as engine:
        make_streaming_things(engine)
        for number in range(4):
            put(engine, "a", number=number)
            clock.advance(seconds=60)
        clock.advance(seconds=limits.SHARD_SECONDS)
        engine.sweep()
        put(engine, "b")
        engine.call("DeleteItem", {"TableName": "things", "Key": thing("b")})
    return tmp_path / "store"


def _tampered(path: Path, tamper: Tamper) -> list[str]:
    """What verify says after a change behind the engine's back."""
    store = Store(path, durability="relaxed", size_bytes_max=limits.GIB)
    with store.environment.begin(write=True) as txn:
        tamper(txn, store)
    store.close()
    return [problem.message for problem in verify(path).problems]


def _changes(txn: Any, store: Store) -> list[tuple[bytes, bytes]]:
    """The records of the log that hold changes, in order."""
    return [(k, v) for k, v in txn.cursor(db=store.log) if len(k) == change_log.KEY_BYTES]


def _stream(txn: Any, store: Store) -> streams.Stream:
    return next(streams.all_in_order(txn, store))


def _replace_stream(txn: Any, store: Store, **members: Any) -> None:
    stream = msgspec.structs.replace(_stream(txn, store), **members)
    payload = msgspec.json.encode(stream)
    txn.put(stream.key, records.sealed(stream.key, payload), db=store.streams)


def _edit(txn: Any, store: Store, place: int, edit: Callable[[bytes], bytes]) -> None:
    key, record = _changes(txn, store)[place]
    payload = edit(records.opened(key, record))
    txn.put(key, records.sealed(key, payload), db=store.log)


def a_change_is_missing(txn: Any, store: Store) -> None:
    txn.delete(_changes(txn, store)[2][0], db=store.log)


def the_last_change_is_missing(txn: Any, store: Store) -> None:
    txn.delete(_changes(txn, store)[3][0], db=store.log)


def an_item_changed_unlogged(txn: Any, store: Store) -> None:
    key, record = next(iter(txn.cursor(db=store.items)))
    size_bytes, item_json = records.opened_item(key, record)
    other = item_json.replace(b'"N":"3"', b'"N":"9"')
    txn.put(key, records.sealed_item(key, other, size_bytes), db=store.items)


def time_goes_back(txn: Any, store: Store) -> None:
    _edit(txn, store, 2, lambda payload: bytes(8) + payload[8:])


def a_change_has_no_image(txn: Any, store: Store) -> None:
    _edit(txn, store, 2, lambda payload: payload[:8] + b"\x00" + payload[9:])


def the_images_share_too_much(txn: Any, store: Store) -> None:
    _edit(txn, store, 2, lambda payload: payload[:23] + b"\xff\xff" + payload[25:])


def a_size_is_wrong(txn: Any, store: Store) -> None:
    _edit(txn, store, 0, lambda payload: payload[:15] + b"\x00\x00\x00\x01" + payload[19:])


def a_record_is_damaged(txn: Any, store: Store) -> None:
    key, record = _changes(txn, store)[0]
    txn.put(key, record[:-1] + bytes([record[-1] ^ 1]), db=store.log)


def a_trimmed_change_is_there(txn: Any, store: Store) -> None:
    key, _ = _changes(txn, store)[0]
    note = key[:4] + bytes(8)
    sequence = change_log.sequence_of(key).to_bytes(8, "big")
    txn.put(note, records.sealed(note, sequence + bytes(8)), db=store.log)


def a_note_is_unknown(txn: Any, store: Store) -> None:
    txn.put(b"odd", records.sealed(b"odd", b"?"), db=store.log)


def the_next_number_is_low(txn: Any, store: Store) -> None:
    key = change_log.POSITION_KEY
    txn.put(key, records.sealed(key, bytes(16)), db=store.log)
    for change, _ in _changes(txn, store):
        txn.delete(change, db=store.log)


def the_stream_is_missing(txn: Any, store: Store) -> None:
    txn.delete(_stream(txn, store).key, db=store.streams)


def a_stream_is_nonsense(txn: Any, store: Store) -> None:
    key = _stream(txn, store).key
    txn.put(key, records.sealed(key, b"{}"), db=store.streams)


def a_shard_is_missing(txn: Any, store: Store) -> None:
    _replace_stream(txn, store, shards=_stream(txn, store).shards[:-1])


def a_shard_ends_too_late(txn: Any, store: Store) -> None:
    shards = _stream(txn, store).shards
    late = msgspec.structs.replace(shards[0], last=shards[-1].first + 1)
    _replace_stream(txn, store, shards=[late, *shards[1:]])


def shards_are_in_disorder(txn: Any, store: Store) -> None:
    _replace_stream(txn, store, shards=_stream(txn, store).shards[::-1])


@pytest.mark.parametrize(
    ("tamper", "message"),
    [
        (a_change_is_missing, "a change of the item before this one is missing"),
        (the_last_change_is_missing, "the item is not as its last change left it"),
        (an_item_changed_unlogged, "the item is not as its last change left it"),
        (time_goes_back, "the change is older than the one before it"),
        (a_change_has_no_image, "the change cannot be read"),
        (the_images_share_too_much, "the change cannot be read"),
        (a_size_is_wrong, "an image cannot be used: ValueError('its size is not the one noted')"),
        (a_record_is_damaged, "the record does not match its checksum"),
        (a_trimmed_change_is_there, "the change was trimmed, but still exists"),
        (a_note_is_unknown, "the note cannot be read"),
        (the_stream_is_missing, "the table's stream is missing"),
        (a_shard_is_missing, "the open shards do not share all keys among them"),
        (shards_are_in_disorder, "the shards are not in order"),
    ],
)
def test_a_log_that_was_tampered_with_is_reported(path: Path, tamper: Tamper, message: str):
    assert message in _tampered(path, tamper)


@pytest.mark.parametrize(
    ("tamper", "part"),
    [
        (the_next_number_is_low, "has a number that could be given out again"),
        (a_stream_is_nonsense, "the stream cannot be read"),
        (a_shard_ends_too_late, "begins before its parent ends"),
    ],
)
def test_a_stream_that_was_tampered_with_is_reported(path: Path, tamper: Tamper, part: str):
    found = _tampered(path, tamper)
    assert [message for message in found if part in message], found


def test_a_history_with_a_gap_that_is_meant_is_sound(tmp_path: Path):
    """Changes made while there was no log are not reported."""
    with Engine.open(tmp_path / "store", durability="relaxed", sweeps=False) as engine:
        make_streaming_things(engine)
        put(engine, "a", number=1)
        switch_off(engine)
        put(engine, "a", number=2)
        switch_on(engine)
        put(engine, "a", number=3)
        keep_for(engine, days=7)
        switch_off(engine)
        put(engine, "a", number=4)
        make_streaming_things(engine, "others")
        put(engine, "a", table="others")
        engine.call("DeleteTable", {"TableName": "others"})
    report = verify(tmp_path / "store")
    assert ((), 4) == (report.problems, report.changes)


def test_a_put_of_the_same_in_another_order_keeps_the_history_whole(tmp_path: Path):
    with Engine.open(tmp_path / "store", durability="relaxed", sweeps=False) as engine:
        make_streaming_things(engine)
        for item in (thing("a", x=1, y=2), thing("a", y=2, x=1), thing("a", y=2, x=2)):
            engine.call("PutItem", {"TableName": "things", "Item": item})
    report = verify(tmp_path / "store")
    assert ((), 2) == (report.problems, report.changes)
