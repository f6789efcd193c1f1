"""Imports under way: what others see of them, and what is left of those that are cut off."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.engine.storage.verify import verify
from tablewright.engine.tables import filling
from tablewright.engine.transfers import import_formats
from tablewright.errors import ResourceInUseException, StorageFullError
from tablewright.ids import CountingIds
from tests.engine.things import at_once, make_things, put, thing
from tests.engine.transferring import START, counts, import_, items_of, lines, put_object

World = tuple[Engine, Path]


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    """An engine without tables, and the folder of its buckets."""
    with Engine.memory(clock=ManualClock(START), ids=CountingIds(), buckets=tmp_path) as engine:
        yield engine, tmp_path


@contextmanager
def looking(monkeypatch: pytest.MonkeyPatch, look: Callable[[], None]) -> Generator[None]:
    """Calls a function whenever an import turns to another object."""
    reading = import_formats.ObjectReader.rows

    def rows(self: Any) -> Any:
        look()
        return reading(self)

    with monkeypatch.context() as patch:
        patch.setattr(import_formats.ObjectReader, "rows", rows)
        yield


def test_a_table_is_not_seen_before_it_is_complete(world: World, monkeypatch: pytest.MonkeyPatch):
    engine, folder = world
    monkeypatch.setattr(limits, "CHUNK_ITEMS", 2)
    for key in ("1", "2", "3"):
        put_object(folder, key, lines(*[thing(key + str(n)) for n in range(5)]))
    seen: list[Any] = []

    def look() -> None:
        seen.append(engine.call("ListTables", {})["TableNames"])
        seen.append(engine.call("ListImports", {})["ImportSummaryList"][0]["ImportStatus"])

    with looking(monkeypatch, look):
        import_(engine)
    assert [[], "IN_PROGRESS"] * 3 == seen
    assert 15 == len(items_of(engine))


def test_a_name_that_is_being_imported_is_taken(world: World, monkeypatch: pytest.MonkeyPatch):
    engine, folder = world
    put_object(folder, "data.json", lines(thing("1")))
    refusals: list[str] = []

    def look() -> None:
        for attempt in (lambda: make_things(engine, "copy"), lambda: import_(engine)):
            with pytest.raises(ResourceInUseException) as refused:
                attempt()
            refusals.append(refused.value.message)

    with looking(monkeypatch, look):
        assert ("COMPLETED", 1, 1, 0) == counts(import_(engine))
    assert ["Table is being used: copy", "Table already exists: copy"] == refusals


def test_the_same_token_while_an_import_runs_is_the_same_import(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    engine, folder = world
    put_object(folder, "data.json", lines(thing("1")))
    told: list[dict[str, Any]] = []
    with looking(monkeypatch, lambda: told.append(import_(engine, ClientToken="t", prefix="x"))):
        described = import_(engine, ClientToken="t")
    assert [described["ImportArn"]] == [each["ImportArn"] for each in told]
    assert ["IN_PROGRESS"] == [each["ImportStatus"] for each in told]


def test_imports_of_one_name_from_several_threads_make_one_table(world: World):
    engine, folder = world
    put_object(folder, "data.json", lines(thing("1")))
    outcomes = at_once([lambda: import_(engine)] * 4)
    assert 1 == sum(isinstance(outcome, dict) for outcome in outcomes)
    assert 3 == sum(isinstance(outcome, ResourceInUseException) for outcome in outcomes)
    assert [thing("1")] == items_of(engine)


def test_a_kill_in_the_middle_leaves_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The store as it is in the middle is what a kill leaves."""
    store, killed = tmp_path / "store", tmp_path / "killed"
    monkeypatch.setattr(limits, "CHUNK_ITEMS", 2)
    copies: list[int] = []

    def copy() -> None:
        copies.append(len(copies))
        if 2 == len(copies):
            shutil.copytree(store, killed)

    with Engine.open(store, durability="relaxed", sweeps=False) as engine:
        for key in ("1", "2"):
            put_object(store / "buckets", key, lines(*[thing(key + str(n)) for n in range(5)]))
        with looking(monkeypatch, copy):
            assert ("COMPLETED", 10, 10, 0) == counts(import_(engine))
    assert verify(killed).ok
    with Engine.open(killed, sweeps=False) as engine:
        assert [] == engine.call("ListTables", {})["TableNames"]
        assert [] == engine.call("ListImports", {})["ImportSummaryList"]
        engine.sweep()
        with engine._context.store.snapshot() as txn:  # pyright: ignore[reportPrivateUsage]
            left = [txn.stat(db)["entries"] for db in engine._context.store.databases[1:7]]  # pyright: ignore[reportPrivateUsage]
        assert [0] * 6 == left
        assert ("COMPLETED", 10, 10, 0) == counts(import_(engine))
    assert verify(killed).ok


def test_an_import_that_is_interrupted_leaves_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    engine, folder = world
    monkeypatch.setattr(limits, "CHUNK_ITEMS", 2)
    put_object(folder, "1", lines(*[thing(str(n)) for n in range(5)]))
    put_object(folder, "2", lines(thing("last")))
    turns: list[int] = []

    def interrupt() -> None:
        turns.append(1)
        if len(turns) == 2:
            raise KeyboardInterrupt

    with looking(monkeypatch, interrupt), pytest.raises(KeyboardInterrupt):
        import_(engine, ClientToken="token")
    assert [] == engine.call("ListTables", {})["TableNames"]
    assert [] == engine.call("ListImports", {})["ImportSummaryList"]
    assert ("COMPLETED", 6, 6, 0) == counts(import_(engine, ClientToken="token"))


def test_an_import_that_finds_no_room_leaves_nothing(tmp_path: Path):
    with Engine.open(
        tmp_path / "store", size_bytes_max=2**22, durability="relaxed", sweeps=False
    ) as engine:
        item_lines = lines(*[thing(str(n), v="v" * 10_000) for n in range(1000)])
        put_object(tmp_path / "store" / "buckets", "1", item_lines)
        with pytest.raises(StorageFullError):
            import_(engine)
        assert [] == engine.call("ListTables", {})["TableNames"]
        assert [] == engine.call("ListImports", {})["ImportSummaryList"]
        make_things(engine)
        put(engine, "one")
    assert verify(tmp_path / "store").ok


def test_an_import_that_is_interrupted_after_its_last_commit_is_complete(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    engine, folder = world
    put_object(folder, "data.json", lines(thing("one")))
    fill = filling.fill

    def interrupted(*given: Any, **named: Any) -> None:
        fill(*given, **named)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(filling, "fill", interrupted)
        with pytest.raises(KeyboardInterrupt):
            import_(engine)
    (told,) = engine.call("ListImports", {})["ImportSummaryList"]
    assert "COMPLETED" == told["ImportStatus"]
    assert [thing("one")] == items_of(engine, "copy")
