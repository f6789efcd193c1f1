"""Upkeep of the change log: what is trimmed when, and what gives way where room is short."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.engine.streams import change_log, log_upkeep
from tablewright.errors import DamagedRecordError, StorageFullError
from tests.engine.streaming import entries, keep_for, logged, make_streaming_things, stored
from tests.engine.things import keys_in, put, set_ttl, thing

DAY_SECONDS = 86_400


# Trimming


def test_changes_are_trimmed_after_a_day_and_no_sooner(engine: Engine, clock: ManualClock):
    make_streaming_things(engine)
    put(engine, "old")
    clock.advance(seconds=3600)
    put(engine, "new")
    old, new = logged(engine)
    clock.advance(seconds=limits.STREAM_SECONDS - 3600)
    engine.sweep()
    assert [old, new] == logged(engine)
    clock.advance(seconds=1)
    engine.sweep()
    assert [new] == logged(engine)
    database = engine._context
    with database.store.snapshot() as txn:
        table_id = database.catalog.table("things").id
        assert (old.sequence, old.time_ms) == change_log.trimmed(txn, database.store, table_id)
        assert (new.sequence, new.time_ms) == change_log.oldest(txn, database.store, table_id)


def test_a_table_that_can_be_restored_keeps_its_changes_as_long(engine: Engine, clock: ManualClock):
    make_streaming_things(engine)
    keep_for(engine, days=3)
    put(engine, "a")
    clock.advance(seconds=3 * DAY_SECONDS)
    engine.sweep()
    assert 1 == len(logged(engine))
    clock.advance(seconds=1)
    engine.sweep()
    assert [] == logged(engine)


def test_trimming_goes_on_over_many_commits(
    engine: Engine, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "CHUNK_ITEMS", 3)
    make_streaming_things(engine)
    for number in range(10):
        put(engine, str(number))
    clock.advance(seconds=limits.STREAM_SECONDS + 1)
    put(engine, "new")
    engine.sweep()
    assert 1 == len(logged(engine))


def test_the_log_of_a_table_that_is_gone_goes_after_a_day(engine: Engine, clock: ManualClock):
    make_streaming_things(engine)
    put(engine, "a")
    before = entries(engine)
    engine.call("DeleteTable", {"TableName": "things"})
    engine.sweep()
    assert before == entries(engine)
    clock.advance(seconds=limits.STREAM_SECONDS + 1)
    engine.sweep()
    engine.sweep()
    assert 1 == entries(engine)


# Room


def _roomy(path: Path, clock: ManualClock, mebibytes: int = 16) -> Engine:
    return Engine.open(
        path,
        durability="relaxed",
        clock=clock,
        sweeps=False,
        size_bytes_max=mebibytes * limits.MIB,
    )


def _fill(engine: Engine) -> None:
    """Puts twenty large things again and again."""
    for number in range(300):
        put(engine, str(number % 20), number=number, body="x" * 200_000)


def test_the_log_takes_a_part_of_the_store_and_no_more(tmp_path: Path, clock: ManualClock):
    with _roomy(tmp_path / "store", clock) as engine:
        make_streaming_things(engine)
        for number in range(60):
            put(engine, "a", number=number, body="x" * 100_000)
        engine.sweep()
        store = engine._context.store
        with store.snapshot() as txn:
            stat = txn.stat(store.log)
        pages = stat["branch_pages"] + stat["leaf_pages"] + stat["overflow_pages"]
        assert pages * stat["psize"] <= 16 * limits.MIB // limits.LOG_SHARE_OF_STORE
        assert stored(engine, "a") == logged(engine)[-1].new, "the newest changes stay"


def test_in_a_full_store_the_log_gives_way_to_items(tmp_path: Path, clock: ManualClock):
    with _roomy(tmp_path / "store", clock) as engine:
        make_streaming_things(engine)
        _fill(engine)
        for number in range(20):
            engine.call("DeleteItem", {"TableName": "things", "Key": thing(str(number))})
        assert 0 == engine.call("Scan", {"TableName": "things"})["Count"]
        assert 0 < len(logged(engine)) < 320


def test_what_a_table_can_be_restored_from_does_not_give_way(tmp_path: Path, clock: ManualClock):
    with _roomy(tmp_path / "store", clock) as engine:
        make_streaming_things(engine)
        keep_for(engine, days=35)
        with pytest.raises(StorageFullError):
            _fill(engine)
        changes = logged(engine)
        engine.sweep()
        assert changes == logged(engine)
        assert changes[0].old is None


def test_a_table_that_gets_recovery_meanwhile_does_not_give_way(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    make_streaming_things(engine)
    keep_for(engine, days=35)
    put(engine, "one")
    monkeypatch.setattr(log_upkeep, "_recovery_days", lambda _: {})  # as it was a moment ago
    assert not log_upkeep.give_way(engine._context)
    assert 1 == len(logged(engine))


def test_a_damaged_change_does_not_keep_items_from_expiring(engine: Engine, clock: ManualClock):
    make_streaming_things(engine)
    set_ttl(engine, "ttl", enabled=True)
    put(engine, "one", ttl=int(clock.now()) + 60)
    store = engine._context.store
    with store.environment.begin(write=True) as txn, txn.cursor(db=store.log) as cursor:
        assert cursor.last()
        key, record = cursor.item()
        txn.put(key, b"damaged" + record[7:], db=store.log)
    clock.advance(seconds=3600)
    with pytest.raises(DamagedRecordError):
        engine.sweep()
    assert [] == keys_in(engine)
