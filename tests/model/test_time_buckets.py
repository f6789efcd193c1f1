"""Partitions by month or day: a computed attribute is asked for as a whole."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.errors import MissingPartError, PatternError
from tablewright.model import Entity, Index, Key, Range, Table, computed, design_of, since

ON_TARGETS = ("memory", "http")


class Logs(Table, name="logs"):
    primary = Index("pk", "sk")


class Line(Entity, table=Logs):
    app: str
    happened_at: datetime
    text: str
    month: str = computed("{happened_at:%Y-%m}", "month")

    primary = Logs.primary("{app}#{month}", "{happened_at}")

    @primary.query
    def in_month(cls, app: str, month: str, happened_at: Range[datetime] | None = None) -> None:
        """The lines of a month."""


DESIGN = design_of("logs", Logs)


def _at(month: int, day: int) -> datetime:
    return datetime(2025, month, day, tzinfo=UTC)


def test_the_lines_of_a_month_are_found_by_the_month(db: Any):
    db.create_tables(DESIGN)
    for month, day in ((11, 3), (10, 31), (11, 20), (12, 1)):
        db.run(Line(app="a", happened_at=_at(month, day), text=f"{month}/{day}").put())
    assert ["11/3", "11/20"] == [line.text for line in db.all(Line.in_month("a", "2025-11"))]
    late = Line.in_month("a", "2025-11", since(_at(11, 10)))
    assert ["11/20"] == [line.text for line in db.all(late)]
    assert ["11/20"] == [line.text for line in db.all(late.limit(5))]


def test_half_of_a_partition_key_is_refused(db: Any):
    with pytest.raises(MissingPartError, match="app"):
        db.run(Line.primary(month="2025-11"))


def test_a_computed_attribute_that_is_no_part_of_the_key_is_refused():
    with pytest.raises(PatternError, match="'day' is not part of"):

        class Other(Entity, table="others"):
            app: str
            happened_at: datetime
            day: str = computed("{happened_at:%Y-%m-%d}")
            primary = Key("{app}", "{happened_at}")

            @primary.query
            def on_day(cls, app: str, day: str) -> None:
                """The lines of a day."""
