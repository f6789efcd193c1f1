"""Lifetimes: dates of birth, death and marriage, as far as known, and ages.

A date is a span from the earliest to the latest possible day; either end may be open. Days are
ordinals of the Gregorian calendar, so that they can be added and compared.
Not here: parsing texts such as ABT 1850 (`yggdrasil.dates`), who is alive
(`yggdrasil.people.living`).
"""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.dates import read_date
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import Spouses
from tablewright.systems.yggdrasil.design.values import PreviousUnion

YEAR_DAYS = 365.2425
# About 1850 means a year near it; the meaning of a phrase is a guess, too.
_ABOUT = re.compile(r"\s*(?:(?:ABT|EST|CAL)\b|\()", re.IGNORECASE)
_ABOUT_DAYS = int(limits.YGGDRASIL_ABOUT_YEARS * YEAR_DAYS)
# Days before year 1 have no ordinal; only that they are long ago matters.
_BEFORE_CHRIST = re.compile(r"\bB\.?C", re.IGNORECASE)


class Span(NamedTuple):
    """The possible days of a date; both ends are None if nothing is known."""

    earliest: int | None
    latest: int | None
    is_day: bool = False  # whether it is one day for certain
    sort: int | None = None  # the day to sort it by: the first that the text names

    @property
    def is_known(self) -> bool:
        """Whether anything is known."""
        return self.earliest is not None or self.latest is not None

    @property
    def middle(self) -> int | None:
        """The day to calculate with, if a single one is needed."""
        if self.earliest is None or self.latest is None:
            return self.latest if self.earliest is None else self.earliest
        return (self.earliest + self.latest) // 2

    @property
    def year(self) -> int | None:
        """The year to show and to group by."""
        middle = self.middle
        return None if middle is None else date.fromordinal(middle).year


UNKNOWN = Span(None, None)


def born(person: Person) -> Span:
    """Returns the possible birth dates of a person."""
    return span_of(person.birth_date, person.birth_date_text, person.birth_sort)


def died(person: Person) -> Span:
    """Returns the possible death dates of a person."""
    return span_of(person.death_date, person.death_date_text, person.death_sort)


def married(couple: Spouses | PreviousUnion) -> Span:
    """Returns the possible wedding dates of a couple."""
    return span_of(couple.marriage_date, couple.marriage_date_text)


def parted(couple: Spouses | PreviousUnion) -> Span:
    """Returns the possible divorce dates of a couple."""
    return span_of(couple.divorce_date, couple.divorce_date_text)


def span_of(day: date | None, text: str | None, sort: date | None = None) -> Span:
    """Returns the meaning of a date: the day if exact, else its text, else its sort day."""
    if day is not None:
        return Span(day.toordinal(), day.toordinal(), is_day=True, sort=day.toordinal())
    if text:
        span = _span_of_text(text)
        if span.is_known:
            return span
    if sort is not None:
        return Span(sort.toordinal(), None, sort=sort.toordinal())
    return UNKNOWN


def birth_order(person: Person) -> tuple[int, str, str, str]:
    """Sort key of siblings: birth, unknown births last; then names, then the id."""
    day = born(person).sort
    # No day has such a high ordinal.
    shown = date.max.toordinal() + 1 if day is None else day
    return shown, person.first_name, person.last_name, person.person_id


def is_recorded_dead(person: Person) -> bool:
    """Whether a death is recorded: a date, a text or a place."""
    return (
        person.death_date is not None
        or bool(person.death_date_text)
        or person.death_sort is not None
        or bool(person.death_place)
    )


# The same few texts are repeated: years, and months of years.
@lru_cache(maxsize=limits.YGGDRASIL_DATE_TEXTS_REMEMBERED_MAX)
def _span_of_text(text: str) -> Span:
    value = read_date(text)
    if value is None:
        return UNKNOWN
    earliest, latest = _ordinal(value.earliest), _ordinal(value.latest)
    if earliest is None and latest is None:
        long_ago = date.min.toordinal()
        return Span(None, long_ago, sort=long_ago) if _BEFORE_CHRIST.search(text) else UNKNOWN
    sort = latest if earliest is None else earliest
    about = _ABOUT_DAYS if _ABOUT.match(text) else 0
    return Span(
        None if earliest is None else max(earliest - about, 1),
        None if latest is None else min(latest + about, date.max.toordinal()),
        is_day=value.day is not None,
        sort=sort,
    )


def _ordinal(day: date | None) -> int | None:
    return None if day is None else day.toordinal()
