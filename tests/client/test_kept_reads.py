"""Kept reads: never older than the store, even if another process has changed it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright import limits
from tablewright.client import AsyncDatabase
from tablewright.client.kept_reads import KeptReads, KeptResults
from tablewright.client.metering import CallReport
from tablewright.client.targets import open_async_transport
from tablewright.model import Entity, EpochSeconds, Get, Key, assign, design_of, ttl


class Card(Entity, table="cards"):
    number: str
    name: str = ""
    primary = Key("{number}")

    @primary.get
    def get(cls, number: str) -> None:
        """A card."""


class Ticket(Entity, table="tickets"):
    number: str
    ends_at: EpochSeconds | None = ttl()
    primary = Key("{number}")

    @primary.get
    def get(cls, number: str) -> None:
        """A ticket."""


DESIGN = design_of("cards", Card)


def _find(number: str) -> Get[Card]:
    return Card.get(number).consistently()


class _Counted:
    """A store, and how often it was read."""

    def __init__(self, transport: Any) -> None:
        self._calls: list[CallReport] = []
        self.transport = transport
        self.db = AsyncDatabase(transport=transport, on_call=self._calls.append)
        self.kept = KeptReads(self.db, Card, _find)

    async def name(self) -> str | None:
        found = await self.kept.get("1")
        return None if found is None else found.name

    @property
    def reads(self) -> int:
        return sum(one.operation == "GetItem" for one in self._calls)


def _with(play: Callable[[_Counted], Awaitable[None]], target: str = "memory:") -> None:
    async def main() -> None:
        transport = open_async_transport(target)
        try:
            store = _Counted(transport)
            await store.db.create_tables(DESIGN)
            await play(store)
        finally:
            await transport.close()

    asyncio.run(main())


def test_an_entity_whose_items_are_hidden_in_time_cannot_be_kept():
    with pytest.raises(AssertionError, match="change with time"):
        KeptReads(AsyncDatabase("memory:"), Ticket, Ticket.get)


def test_a_change_is_seen_by_the_next_read():
    async def play(store: _Counted) -> None:
        await store.db.run(Card(number="1", name="Ana").create())
        assert await store.name() == "Ana"
        await store.db.run(Card.at(number="1").update(assign(Card.name, "Bo")))
        assert await store.name() == "Bo"
        await store.db.run(Card.at(number="1").erase())
        assert await store.kept.get("1") is None

    _with(play)


def test_what_was_missing_is_found_once_it_is_there():
    async def play(store: _Counted) -> None:
        assert await store.kept.get("1") is None
        await store.db.run(Card(number="1").create())
        assert await store.kept.get("1") is not None

    _with(play)


def test_a_change_by_another_client_is_seen_by_the_next_read(tmp_path: Path):
    async def play(store: _Counted) -> None:
        await store.db.run(Card(number="1", name="Ana").create())
        assert await store.name() == "Ana"
        await AsyncDatabase(transport=store.transport).run(Card(number="1", name="Bo").put())
        assert await store.name() == "Bo"

    _with(play, f"embedded:{tmp_path}")


def test_a_change_while_it_is_read_is_seen_by_the_next_read():
    async def play(store: _Counted) -> None:
        await store.db.run(Card(number="1", name="Ana").create())
        run = store.db.run

        async def slow_run(operation: Any) -> Any:
            found = await run(operation)
            await run(Card.at(number="1").update(assign(Card.name, "Bo")))
            return found

        store.db.run = slow_run
        assert await store.name() == "Ana"
        store.db.run = run
        assert await store.name() == "Bo"

    _with(play)


def test_a_store_without_versions_is_read_each_time():
    class Remote:
        def __init__(self, inner: Any) -> None:
            self.send, self.close = inner.send, inner.close

    async def play(store: _Counted) -> None:
        counted = _Counted(Remote(store.transport))
        await counted.kept.get("1")
        await counted.kept.get("1")
        assert counted.reads == 2

    _with(play)


def test_a_store_that_has_not_changed_is_not_read_again():
    async def play(store: _Counted) -> None:
        await store.db.run(Card(number="1").create())
        for _ in range(3):
            await store.kept.get("1")
            await store.kept.get("2")
        assert store.reads == 2

    _with(play)


def test_a_change_elsewhere_causes_no_read():
    async def play(store: _Counted) -> None:
        await store.db.create_tables(design_of("tickets", Ticket))
        assert store.kept.known("1") is None
        await store.db.run(Card(number="1", name="Ana").create())
        assert await store.name() == "Ana"
        await store.db.run(Ticket(number="1").create())
        known = store.kept.known("1")
        assert known is not None
        assert known.name == await store.name() == "Ana"
        assert store.reads == 1
        await store.db.run(Card(number="2").create())
        assert store.kept.known("1") is known
        await store.db.run(Card.at(number="1").update(assign(Card.name, "Bo")))
        assert store.kept.known("1") is None

    _with(play)


def test_a_result_of_several_reads_is_kept_until_one_of_its_items_changes():
    async def play(store: _Counted) -> None:
        results: KeptResults[str, str] = KeptResults(store.db)
        results.keep("names", "Ana, Bo", map(_find, "12"), store.db.version)
        await store.db.run(Card(number="3").create())
        known = results.known("names")
        assert known is not None
        assert "Ana, Bo" == known.result
        await store.db.run(Card(number="2").create())
        assert results.known("names") is None

    _with(play)


def test_a_result_of_items_that_are_hidden_in_time_is_not_kept():
    async def play(store: _Counted) -> None:
        await store.db.create_tables(design_of("tickets", Ticket))
        results: KeptResults[str, str] = KeptResults(store.db)
        results.keep("both", "good", [_find("1"), Ticket.get("1")], store.db.version)
        assert results.known("both") is None

    _with(play)


def test_no_more_than_a_bounded_number_is_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "KEPT_READS_MAX", 2)

    async def play(store: _Counted) -> None:
        for number in "abc":
            await store.kept.get(number)
        assert store.reads == 3
        for number in "cab":  # only the last one was left
            await store.kept.get(number)
        assert store.reads == 5

    _with(play)
