"""Ranges: on every kind of sort key they find exactly what a filter of all items would find."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false, reportInvalidTypeForm=false, reportRedeclaration=false

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from functools import cache
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import Engine
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import BadRangeError, KeyPartError
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    Index,
    IsoMicros,
    IsoSeconds,
    Range,
    Table,
    after,
    before,
    between,
    design_of,
    since,
    starting,
    until,
)
from tests.examples import examples

START = datetime(2025, 1, 1, tzinfo=UTC)
TIMES = st.integers(-5, 40).map(lambda step: START + step * timedelta(seconds=0.25))
LATE = st.integers(0, 40).map(lambda step: START + step * timedelta(seconds=0.25))
# Few different ones that sort beside each other, and what is hard to compare.
TEXTS = st.text(st.sampled_from("ab#~ \0é\ud7ff\ue000\uffff\U00010000"), min_size=1, max_size=3)

# The stored form, the template of the sort key, and values.
KINDS: list[tuple[str, Any, str, st.SearchStrategy[Any]]] = [
    ("bare text", str, "{part}", TEXTS),
    ("bare number", int, "{part}", st.integers(-30, 30)),
    ("bare decimal", Decimal, "{part}", st.decimals(-3, 3, places=1)),
    ("bare date", date, "{part}", st.dates(date(2024, 12, 25), date(2025, 1, 10))),
    ("bare time", datetime, "{part}", TIMES),
    ("bare epoch", EpochSeconds, "{part}", TIMES),
    ("bare epoch text", EpochSecondsText, "{part}", LATE),
    ("bare bytes", bytes, "{part}", st.binary(min_size=1, max_size=2)),
    ("bare uuid", UUID, "{part}", st.integers(0, 40).map(lambda n: UUID(int=n << 100))),
    ("padded", int, "N#{part:04d}", st.integers(0, 30)),
    ("padded, and more", int, "{part:04d}#{id}", st.integers(0, 30)),
    ("date, and more", date, "D#{part}#{id}", st.dates(date(2024, 12, 25), date(2025, 1, 10))),
    ("time, and more", datetime, "T#{part}#{id}", TIMES),
    ("seconds, and more", IsoSeconds, "{part}#{id}", TIMES),
    ("microseconds, and more", IsoMicros, "{part}#{id}", TIMES),
    ("epoch, and more", EpochSeconds, "{part}#{id}", LATE),
    ("milliseconds, and a tail", EpochMillis, "X#{part}#END", LATE),
    ("last text", str, "L#{part}", TEXTS),
    ("last text after another part", str, "{id}#{part}", TEXTS),
]


@cache
def _entity(number: int) -> type[Entity]:
    """An entity for one kind, whose sort key shares the partition with another's."""
    _, kind, template, _ = KINDS[number]

    class Shared(Table, name=f"shared{number}", tag="kind"):
        primary = Index("pk")
        ordered = Index("gpk", "gsk", name="ordered")

    takes_id = template.startswith("{id}")

    class Thing(Entity, table=Shared):
        key: str
        id: str
        part: kind
        primary = Shared.primary("THING#{key}")
        ordered = Shared.ordered("ALL", template)

        if takes_id:

            @ordered.query
            def found(cls, id: str, part: Range[Any] | None = None) -> None:  # noqa: A002
                """Things in a range."""

        else:

            @ordered.query
            def found(cls, part: Range[Any] | None = None) -> None:
                """Things in a range."""

    if kind in (str, date, datetime, UUID, EpochSecondsText) or "#" in template:

        class Other(Entity, table=Shared):  # sorts before, between and after
            key: str
            place: str
            primary = Shared.primary("OTHER#{key}")
            ordered = Shared.ordered("ALL", "{place}")

    return Thing


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with (
        EmbeddedTransport(Engine.memory(), owns_engine=True) as transport,
        Database(transport=transport) as opened,
    ):
        yield opened


RANGES: dict[str, tuple[Callable[..., Any], Callable[..., bool]]] = {
    "between": (between, lambda value, low, high: low <= value <= high),
    "since": (since, lambda value, low, high: low <= value),
    "after": (after, lambda value, low, high: low < value),
    "until": (until, lambda value, low, high: value <= low),
    "before": (before, lambda value, low, high: value < low),
}


@pytest.mark.parametrize("number", range(len(KINDS)), ids=[kind[0] for kind in KINDS])
@settings(max_examples=examples(25))
@given(data=st.data())
def test_a_range_finds_what_a_filter_of_everything_finds(
    database: Database, number: int, data: Any
):
    _, _, template, values = KINDS[number]
    entity: Any = _entity(number)
    table = entity.__plan__.table
    database.create_tables(design_of("ranges", table))
    form = entity.__plan__.fields["part"].form
    things = [
        entity(key=str(place), id=data.draw(st.sampled_from("ab")), part=value)
        for place, value in enumerate(data.draw(st.lists(values, max_size=12)))
    ]
    places = [one.__plan__ for one in table.entities if one is not entity]
    for thing in things:
        database.run(thing.put())
    for plan in places:
        for place, text in enumerate(("!", "A", "L", "N", "T", "Z", "\U0010fffe")):
            database.run(plan.entity(key=str(place), place=text).put())
    try:
        for name, (made, holds) in RANGES.items():
            low, high = sorted((data.draw(values), data.draw(values)))
            wanted = made(low, high) if name == "between" else made(low)
            low, high = form.fit(low), form.fit(high)
            given = ("a",) if template.startswith("{id}") else ()
            expected = [
                thing
                for thing in things
                if holds(thing.part, low, high) and (not given or thing.id == "a")
            ]
            found = database.all(entity.found(*given, wanted))
            assert sorted(one.key for one in expected) == sorted(one.key for one in found), name
            assert len(expected) == database.run(entity.found(*given, wanted).count())
            backwards = database.all(entity.found(*given, wanted).newest_first())
            assert [one.part for one in found] == sorted(one.part for one in found)
            assert [one.part for one in backwards] == sorted(
                (one.part for one in found), reverse=True
            )
    finally:
        for item in database.call("Scan", {"TableName": table.table_name})["Items"]:
            key = {"pk": item["pk"]}
            database.call("DeleteItem", {"TableName": table.table_name, "Key": key})


# Prefixes and errors


class Words(Table, name="words", tag="kind"):
    primary = Index("pk", "sk")


class Word(Entity, table=Words):
    book: str
    word: str
    primary = Words.primary("BOOK#{book}", "WORD#{word}")

    @primary.query
    def found(cls, book: str, word: Range[str] | None = None) -> None:
        """Words of a book."""


class Number(Entity, table=Words):
    book: str
    number: int
    primary = Words.primary("NUMBERS#{book}", "{number:04d}")

    @primary.query
    def found(cls, book: str, number: Range[int] | None = None) -> None:
        """Numbers of a book."""


@given(words=st.sets(TEXTS, max_size=10), prefix=TEXTS)
def test_a_prefix_finds_what_begins_with_it(database: Database, words: set[str], prefix: str):
    database.create_tables(design_of("words", Words))
    for word in words:
        database.run(Word(book="b", word=word).put())
    found = {one.word for one in database.all(Word.found("b", starting(prefix)))}
    assert {word for word in words if word.startswith(prefix)} == found
    for word in words:
        database.run(Word.at(book="b", word=word).delete())


def test_ends_that_are_swapped_are_refused(database: Database):
    database.create_tables(design_of("words", Words))
    for query in (Word.found("b", between("z", "a")), Number.found("b", between(3, 2))):
        with pytest.raises(BadRangeError, match="is empty: its ends are swapped"):
            database.all(query)


def test_ends_of_bytes_that_are_swapped_are_refused(database: Database):
    entity: Any = _entity(7)
    database.create_tables(design_of("ranges", entity.__plan__.table))
    with pytest.raises(BadRangeError, match="its ends are swapped"):
        database.all(entity.found(between(b"b", b"a")))
    with pytest.raises(KeyPartError, match="part is empty"):
        database.run(entity(key="k", id="a", part=b"").put())


def test_a_key_that_would_be_stored_otherwise_than_asked_for_is_refused(database: Database):
    entity: Any = _entity(6)
    database.create_tables(design_of("ranges", entity.__plan__.table))
    early = datetime(2001, 9, 9, 1, 46, 39, tzinfo=UTC)  # a second before ten digits
    with pytest.raises(KeyPartError, match="is stored with fewer digits"):
        database.run(entity(key="k", id="a", part=early).put())
    with pytest.raises(KeyPartError, match="is stored with fewer digits"):
        database.all(entity.found(since(early)))


def test_a_bound_that_no_value_can_have_is_refused(database: Database):
    database.create_tables(design_of("words", Words))
    with pytest.raises(KeyPartError, match="is negative"):
        database.all(Number.found("b", since(-1)))
    with pytest.raises(KeyPartError, match="is empty"):
        database.all(Word.found("b", since("")))
    with pytest.raises(BadRangeError, match="never contains"):
        database.all(Word.found("b", starting("\U0010ffff")))


def test_a_prefix_of_a_number_is_refused(database: Database):
    database.create_tables(design_of("words", Words))
    with pytest.raises(BadRangeError, match="number is not text, so it has no prefix"):
        database.all(Number.found("b", starting("00")))
    entity: Any = _entity(1)
    database.create_tables(design_of("ranges", entity.__plan__.table))
    with pytest.raises(BadRangeError, match="does not support this range"):
        database.all(entity.found(starting("1")))


def test_a_range_without_bounds_is_refused(database: Database):
    entity: Any = _entity(1)
    database.create_tables(design_of("ranges", entity.__plan__.table))
    with pytest.raises(BadRangeError):
        database.all(entity.found(Range()))
    with pytest.raises(BadRangeError, match="must include both"):
        database.all(entity.found(Range(1, 2, is_low_excluded=True)))
