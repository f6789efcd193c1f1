"""Counts of an item: bounds hold whatever runs at the same time, and whatever gets lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client import AsyncDatabase
from tablewright.errors import ConditionFailedError, ItemNotFoundError, TransactionFailedError
from tablewright.kits.counting import Bound, Counting
from tablewright.model import Entity, Key, Session, design_of, transaction
from tablewright.model.calls import Steps, nothing_to_ask
from tablewright.testing.stage import Stage
from tablewright.testing.sweep import sweep


class Shelf(Entity, table="shelves"):
    shelf_id: str
    label: str = ""
    counts: dict[str, int] | None = None

    primary = Key("{shelf_id}")

    @primary.get
    def get(cls, shelf_id: str) -> None:
        """One shelf."""


class Book(Entity, table="books"):
    book_id: str

    primary = Key("{book_id}")


DESIGN = design_of("library", Shelf.__plan__.table, Book.__plan__.table)


class FullError(Exception):
    """The shelf has room for no more books."""


def _full(count: int, session: Session) -> Steps[Exception]:
    return nothing_to_ask(FullError(count))


def _bound(most: int | None = None, least: int | None = None) -> Bound:
    return Bound(_full, most=most, least=least)


def _counting(delta: int, bound: Bound | None = None, *conditions: Any) -> Counting:
    bounds = {} if bound is None else {"books": bound}
    return Counting(Shelf.get("s"), Shelf.counts, {"books": delta}, bounds, conditions)


def _run(play: Any) -> None:
    async def main() -> None:
        async with AsyncDatabase("memory:") as db:
            await db.create_tables(DESIGN)
            await db.run(Shelf(shelf_id="s").create())
            await play(db)

    asyncio.run(main())


async def _count(db: AsyncDatabase) -> int:
    found = await db.run(Shelf.get("s").consistently())
    assert found is not None
    return (found.counts or {}).get("books", 0)


def test_a_count_that_would_leave_its_bounds_is_an_error_that_knows_the_count():
    async def play(db: AsyncDatabase) -> None:
        await db.run(_counting(3))
        with pytest.raises(FullError, match="3"):
            await db.run(_counting(1, _bound(most=3)))
        with pytest.raises(FullError, match="3"):
            await db.run(transaction(_counting(-3, _bound(least=1)), Book(book_id="b").create()))
        assert 3 == await _count(db)
        assert [] == await db.all(Book.scan())

    _run(play)


def test_an_item_that_is_missing_has_no_counts():
    async def play(db: AsyncDatabase) -> None:
        with pytest.raises(ItemNotFoundError):
            await db.run(Counting(Shelf.get("other"), Shelf.counts, {"books": 1}))

    _run(play)


def test_another_condition_fails_as_that_of_an_update_does():
    async def play(db: AsyncDatabase) -> None:
        wanted = Shelf.label == "full"
        with pytest.raises(ConditionFailedError):
            await db.run(_counting(1, _bound(most=3), wanted))
        with pytest.raises(TransactionFailedError):
            await db.run(transaction(_counting(1, _bound(most=3), wanted)))

    _run(play)


def test_a_count_above_its_bound_may_decrease():
    async def play(db: AsyncDatabase) -> None:
        await db.run(_counting(9))
        await db.run(_counting(-1, _bound(most=3)))
        assert 8 == await _count(db)

    _run(play)


def test_what_follows_a_change_runs_after_it_and_not_after_an_error():
    async def play(db: AsyncDatabase) -> None:
        seen: list[int] = []

        def after(session: Session) -> Steps[None]:
            found = yield from Shelf.get("s").consistently().steps(session)
            assert found is not None
            seen.append((found.counts or {})["books"])

        for _ in range(2):
            one = _counting(1, _bound(most=1))
            one.after = after
            try:
                await db.run(transaction(one))
            except FullError:
                continue
        assert [1] == seen

    _run(play)


@given(st.lists(st.integers(-3, 3).filter(bool), max_size=30), st.integers(0, 8))
def test_parallel_changes_keep_the_bounds_and_count_those_that_succeed(
    deltas: list[int], most: int
):
    async def play(db: AsyncDatabase) -> None:
        async def change(number: int, delta: int) -> int:
            book = Book(book_id=str(number)).create()
            try:
                await db.run(transaction(book, _counting(delta, _bound(most, 0))))
            except FullError:
                return 0
            return delta

        done = await asyncio.gather(*(change(*one) for one in enumerate(deltas)))
        assert sum(done) == await _count(db)
        assert 0 <= await _count(db) <= most
        assert sum(map(bool, done)) == len(await db.all(Book.scan()))

    _run(play)


def test_a_lost_response_counts_nothing_twice():
    async def take(stage: Stage) -> object:
        db = stage.async_database()
        await db.create_tables(DESIGN)
        await db.run(Shelf(shelf_id="s").create())
        with stage.swept():
            for number in range(3):
                try:
                    await db.run(
                        transaction(
                            Book(book_id=str(number)).create(), _counting(1, _bound(most=2))
                        )
                    )
                except FullError:
                    assert number == 2
        return await _count(db)

    print(sweep(take, kinds=("lost",)))
