"""Upkeep that was cut short, by a kill or an error, and is taken up again."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.clock import ManualClock
from tablewright.engine.storage.verify import verify
from tablewright.engine.tables import purges, upkeep
from tablewright.errors import DiskFullError, ValidationException
from tests.engine.things import (
    PATIENCE_SECONDS,
    by_colour,
    keys_in,
    make_things,
    make_things_by_colour,
    put,
    set_ttl,
)

ITEMS = 25
START = 1_700_000_000


class Killed(Exception):
    """Stands for a kill: nothing after it happens."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store"


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
def engine(path: Path, clock: ManualClock) -> Iterator[Engine]:
    with _opened(path, clock) as engine:
        yield engine


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.limits.CHUNK_ITEMS", 4)


def _opened(path: Path, clock: ManualClock) -> Engine:
    return Engine.open(path, durability="relaxed", clock=clock, sweeps=False)


def _kill_in_chunk(monkeypatch: pytest.MonkeyPatch, function: str, chunk: int) -> None:
    """Lets a step of the upkeep fail for good in its nth chunk."""
    module = purges if hasattr(purges, function) else upkeep
    step = getattr(module, function)
    calls: list[None] = []

    def step_until_killed(*given: Any, **named: Any) -> Any:
        calls.append(None)
        if len(calls) >= chunk:
            raise Killed
        return step(*given, **named)

    monkeypatch.setattr(module, function, step_until_killed)


def _add_index(engine: Engine) -> None:
    engine.call(
        "UpdateTable",
        {
            "TableName": "things",
            "AttributeDefinitions": [{"AttributeName": "colour", "AttributeType": "S"}],
            "GlobalSecondaryIndexUpdates": [{"Create": by_colour("KEYS_ONLY")}],
        },
    )


def _index_of(engine: Engine) -> dict[str, Any]:
    described = engine.call("DescribeTable", {"TableName": "things"})["Table"]
    return described["GlobalSecondaryIndexes"][0]


@pytest.mark.parametrize("chunk", [1, 2, 5])
def test_an_index_that_was_not_filled_is_filled_by_a_sweep(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, chunk: int
):
    make_things(engine)
    for number in range(ITEMS):
        put(engine, f"{number:02}", colour="red")
    with monkeypatch.context() as killing:
        _kill_in_chunk(killing, "_visit_chunk", chunk)
        with pytest.raises(Killed):
            _add_index(engine)
    with pytest.raises(ValidationException, match="Cannot read from backfilling"):
        keys_in(engine, IndexName="by-colour")

    # What is written meanwhile finds its entries there or not, and must be counted right.
    put(engine, "00", colour="blue")
    put(engine, "new", colour="red")
    for key in ("01", "24"):
        engine.call("DeleteItem", {"TableName": "things", "Key": {"id": {"S": key}}})
    put(engine, "02", size="large")

    engine.close()
    with _opened(path, clock) as again:
        assert "CREATING" == _index_of(again)["IndexStatus"]
        again.sweep()
        expected = sorted(
            {f"{number:02}" for number in range(ITEMS)} - {"01", "02", "24"} | {"new"}
        )
        assert expected == keys_in(again, IndexName="by-colour")
        assert ("ACTIVE", len(expected)) == (
            _index_of(again)["IndexStatus"],
            _index_of(again)["ItemCount"],
        )
    assert () == verify(path).problems


@pytest.mark.parametrize("chunk", [1, 2, 9])
def test_the_data_of_a_deleted_table_is_removed_by_a_sweep(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, chunk: int
):
    make_things_by_colour(engine)
    set_ttl(engine, "ttl", enabled=True)
    for number in range(ITEMS):
        put(engine, f"{number:02}", colour="red", ttl=START + 10)
    with monkeypatch.context() as killing:
        _kill_in_chunk(killing, "_purge_chunk", chunk)
        with pytest.raises(Killed):
            engine.call("DeleteTable", {"TableName": "things"})
    engine.close()
    assert () == verify(path).problems

    with _opened(path, clock) as again:
        assert [] == again.call("ListTables", {})["TableNames"]
        make_things_by_colour(again)  # a new table of that name has nothing of the old one
        assert [] == keys_in(again) == keys_in(again, IndexName="by-colour")
        put(again, "new", colour="red")
        clock.advance(seconds=60)
        assert 0 == again.sweep()
        assert ["new"] == keys_in(again) == keys_in(again, IndexName="by-colour")
        assert [1, 1, 0, 0] == _entries(again)
    assert () == verify(path).problems


def _entries(engine: Engine) -> list[int]:
    """How many records there are of items, index entries, expiries and removals."""
    store = engine._context.store
    with store.snapshot() as txn:
        databases = (store.items, store.entries, store.expiry, store.purges)
        return [txn.stat(database)["entries"] for database in databases]


@pytest.mark.parametrize("chunk", [1, 3])
def test_a_new_time_to_live_that_was_cut_short_goes_on_with_a_sweep(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, chunk: int
):
    make_things(engine)
    for number in range(ITEMS):
        put(engine, f"{number:02}", ttl=START + number)
    with monkeypatch.context() as killing:
        _kill_in_chunk(killing, "_visit_chunk", chunk)
        with pytest.raises(Killed):
            set_ttl(engine, "ttl", enabled=True)
    said = engine.call("DescribeTimeToLive", {"TableName": "things"})["TimeToLiveDescription"]
    assert "ENABLING" == said["TimeToLiveStatus"]
    put(engine, "00", ttl=START + 1000)
    engine.close()

    clock.advance(seconds=9)
    with _opened(path, clock) as again:
        assert 9 == again.sweep()
        said = again.call("DescribeTimeToLive", {"TableName": "things"})["TimeToLiveDescription"]
        assert "ENABLED" == said["TimeToLiveStatus"]
        assert sorted(["00", *(f"{number:02}" for number in range(10, ITEMS))]) == keys_in(again)
    assert () == verify(path).problems


@pytest.mark.parametrize("chunk", [1, 3])
def test_an_old_time_to_live_that_was_cut_short_is_unlisted_by_the_next(
    engine: Engine, path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, chunk: int
):
    make_things(engine)
    set_ttl(engine, "ttl", enabled=True)
    for number in range(ITEMS):
        put(engine, f"{number:02}", ttl=START + 100_000 + number)
    clock.advance(seconds=limits.TTL_CHANGE_SECONDS)
    with monkeypatch.context() as killing:
        _kill_in_chunk(killing, "_visit_chunk", chunk)
        with pytest.raises(Killed):
            set_ttl(engine, "ttl", enabled=False)
    put(engine, "00", other=START)
    engine.close()
    assert () == verify(path).problems

    with _opened(path, clock) as again:
        clock.advance(seconds=limits.TTL_CHANGE_SECONDS)
        set_ttl(again, "other", enabled=True)
        assert 1 == _entries(again)[2]
        clock.advance(seconds=200_000)
        assert 1 == again.sweep()
        assert ITEMS - 1 == len(keys_in(again))
    assert () == verify(path).problems


def test_a_time_to_live_that_went_off_leaves_no_expiry_behind(
    engine: Engine, path: Path, clock: ManualClock
):
    make_things(engine)
    set_ttl(engine, "ttl", enabled=True)
    for number in range(ITEMS):
        put(engine, f"{number:02}", ttl=START + 100_000)
    assert ITEMS == _entries(engine)[2]
    clock.advance(seconds=limits.TTL_CHANGE_SECONDS)
    set_ttl(engine, "ttl", enabled=False)
    assert 0 == _entries(engine)[2]
    engine.call("DeleteItem", {"TableName": "things", "Key": {"id": {"S": "00"}}})
    clock.advance(seconds=limits.TTL_CHANGE_SECONDS)
    set_ttl(engine, "ttl", enabled=True)
    assert ITEMS - 1 == _entries(engine)[2]
    engine.close()
    assert () == verify(path).problems


def test_a_removed_index_takes_its_counts_with_it(engine: Engine, path: Path):
    make_things_by_colour(engine)
    put(engine, "one", colour="red")
    engine.call(
        "UpdateTable",
        {
            "TableName": "things",
            "GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "by-colour"}}],
        },
    )
    _add_index(engine)
    assert 1 == _index_of(engine)["ItemCount"]
    engine.close()
    assert () == verify(path).problems


class HandClock(ManualClock):
    """A clock whose waits end when the test says so."""

    def __init__(self) -> None:
        super().__init__(START)
        self.waits: queue.Queue[float] = queue.Queue()
        self._ends: queue.Queue[None] = queue.Queue()

    def wait(self, stop: threading.Event, seconds: float) -> bool:
        self.waits.put(seconds)
        self._ends.get(timeout=PATIENCE_SECONDS)
        return stop.is_set()

    def let_pass(self) -> None:
        """Ends a wait after its time, and returns when the next begins."""
        self.advance(seconds=self.waits.get(timeout=PATIENCE_SECONDS))
        self._ends.put(None)
        self.waits.put(self.waits.get(timeout=PATIENCE_SECONDS))

    def wake(self) -> None:
        self._ends.put(None)


def test_the_sweeper_deletes_within_a_minute_what_expires():
    clock = HandClock()
    with Engine.memory(clock=clock, sweeps=True) as engine:
        make_things(engine)
        set_ttl(engine, "ttl", enabled=True)
        put(engine, "soon", ttl=START + 15)
        put(engine, "later", ttl=START + 600)
        clock.let_pass()
        assert ["later", "soon"] == keys_in(engine)
        clock.let_pass()
        assert ["later"] == keys_in(engine)
    assert limits.TTL_SWEEP_SECONDS < 60


def test_the_sweeper_outlives_a_full_disk(monkeypatch: pytest.MonkeyPatch):
    clock = HandClock()
    sweep = upkeep.sweep
    failures = [DiskFullError("The disk is full.")]

    def sweep_or_fail(database: Any) -> int:
        if failures:
            raise failures.pop()
        return sweep(database)

    with Engine.memory(clock=clock, sweeps=True) as engine:
        make_things(engine)
        set_ttl(engine, "ttl", enabled=True)
        put(engine, "soon", ttl=START + 15)
        clock.let_pass()
        monkeypatch.setattr(upkeep, "sweep", sweep_or_fail)
        clock.let_pass()
        assert ["soon"] == keys_in(engine)
        clock.let_pass()
        assert [] == keys_in(engine)


def test_closing_ends_the_sweeper():
    engine = Engine.memory(clock=ManualClock(START), sweeps=True)
    engine.close()
    assert not any(thread.name == "tablewright-sweeper" for thread in threading.enumerate())
