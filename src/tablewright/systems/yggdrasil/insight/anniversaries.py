"""Anniversaries: the births, deaths and marriages of a month, by day, in any year.

Only exact dates have anniversaries.
Not here: all events in the order of time (`yggdrasil.insight.timeline`).
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from msgspec import Meta

from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.insight.timeline import happenings
from tablewright.systems.yggdrasil.people.names import full_name
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.views import View

AnniversaryKind = Literal["birth", "death", "marriage"]


class Anniversary(View):
    """A birth, death or marriage with its anniversary."""

    day: int
    kind: AnniversaryKind
    date: date
    years: Annotated[int, Meta(description="Number of years, as of this year")]
    person_ids: list[Id]
    names: list[str]


def anniversaries(family: Family, month: int, today: date) -> list[Anniversary]:
    """Returns the anniversaries of a month, from 1 to 12, by day; the oldest of a day first."""
    found: list[Anniversary] = []
    for one in happenings(family):
        if one.kind == "divorce" or not one.span.is_day or one.span.sort is None:
            continue
        day = date.fromordinal(one.span.sort)
        if day.month == month:
            names = [full_name(family.persons[person_id]) for person_id in one.person_ids]
            years = today.year - day.year
            found.append(Anniversary(day.day, one.kind, day, years, list(one.person_ids), names))
    return sorted(found, key=lambda one: (one.day, one.date, one.kind, one.person_ids))
