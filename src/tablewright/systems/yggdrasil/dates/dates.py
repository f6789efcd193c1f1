"""Dates of genealogists: a day, an approximate date, a span, or a phrase.

    read_date("BET 1 MAR 1850 AND 1852").latest  # date(1852, 12, 31)

The texts are GEDCOM date values, of version 7.0 as well as of 5.5.1 (`@#DJULIAN@`, `1699/00`). A
text is kept unchanged: its meaning is computed, and never replaces it. A phrase such as `(Abt.
1820)` therefore stays a phrase, with the days that it most likely means.
Not here: calendars (`yggdrasil.dates.calendars`), free text (`yggdrasil.dates.loose_dates`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Final

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.calendars import CALENDARS, CIVIL_MONTHS
from tablewright.systems.yggdrasil.dates.loose_dates import value_of

__all__ = ["DateValue", "day_text", "read_date"]

_Span = tuple[date | None, date | None]
_NOTHING: Final[_Span] = (None, None)

# The calendar of 5.5.1, `@#DFRENCH R@`, in the spelling of 7.0.
_ESCAPE = re.compile(r"@#D([A-Z _]+)@")
_PHRASE = re.compile(r"\(.*\)", re.DOTALL)
_INTERPRETED = re.compile(r"INT\s+([^(]*?)\s*(?:\(.*\))?", re.DOTALL | re.IGNORECASE)
_ONE = re.compile(
    r"""(?:(?P<calendar>GREGORIAN|JULIAN|FRENCH_R|HEBREW|ROMAN|UNKNOWN|_[A-Z0-9_]+)\s+)?
        (?:(?:(?P<day>\d{1,2})\s+)?(?P<month>[A-Z_][A-Z0-9_]*)\s+)?
        (?P<year>\d{1,6})(?:/(?P<dual>\d{1,4}))?
        (?:\s*(?P<epoch>BCE|BC|B\.C\.|_[A-Z0-9_]+))?""",
    re.VERBOSE,
)
_KEYWORDS: Final = frozenset(
    {"FROM", "TO", "BET", "AND", "BEF", "AFT", "ABT", "CAL", "EST", "INT", "BCE"}
)
_APPROXIMATE: Final = ("ABT ", "CAL ", "EST ")


@dataclass(frozen=True, slots=True)
class DateValue:
    """A date: its text, and the Gregorian days that it can mean."""

    text: str  # as given
    day: date | None  # if it is one day of the Gregorian calendar, without any doubt
    earliest: date | None  # None: not known, or before year 1
    latest: date | None


def read_date(text: str) -> DateValue | None:
    """Returns the meaning of a date value, or None if it is invalid.

    >>> read_date("ABT 1850").earliest
    datetime.date(1850, 1, 1)
    >>> read_date("@#DJULIAN@ 25 DEC 1699").latest
    datetime.date(1700, 1, 4)
    >>> read_date("12 MAR") is None  # a year is compulsory
    True
    """
    return None if len(text) > limits.GEDCOM_NAME_LENGTH_MAX else _read(text)


# The same few texts are repeated: years, and months of years.
@lru_cache(maxsize=limits.YGGDRASIL_DATE_TEXTS_REMEMBERED_MAX)
def _read(text: str) -> DateValue | None:
    stripped = text.strip()
    if not stripped:
        return None
    if _PHRASE.fullmatch(stripped):
        meant = value_of(stripped[1:-1])
        found = None if meant is None else _read(meant)
        span = _NOTHING if found is None else (found.earliest, found.latest)
        return DateValue(text, None, *span)  # a phrase never means one certain day
    interpreted = _INTERPRETED.fullmatch(stripped)
    if interpreted is not None:
        stripped = interpreted[1]
    # Spaces before the case: an escape may hold one.
    plain = _ESCAPE.sub(_calendar_name, stripped.upper())
    plain = " ".join(plain.split())
    one = _one(plain)
    if one is not None:
        span, is_day = one
        exact = span[0] if is_day and interpreted is None else None
        return DateValue(text, exact, *span)
    span = _combined(plain)
    return None if span is None else DateValue(text, None, *span)


def day_text(day: date) -> str:
    """Formats a Gregorian day as in GEDCOM files.

    >>> day_text(date(1850, 3, 12))
    '12 MAR 1850'
    """
    return f"{day.day} {CIVIL_MONTHS[day.month - 1]} {day.year}"


def _calendar_name(found: re.Match[str]) -> str:
    return f"{found[1].strip().replace(' ', '_')} "


def _one(text: str) -> tuple[_Span, bool] | None:
    """Returns the days of a single date, and whether it is a Gregorian day."""
    found = _ONE.fullmatch(text)
    if found is None:
        return None
    name, month_name = found["calendar"] or "GREGORIAN", found["month"]
    if month_name in _KEYWORDS:
        return None
    calendar = CALENDARS.get(name)
    if calendar is None:  # a calendar that is not supported here
        return _NOTHING, False
    if month_name is not None and month_name not in calendar.months:
        return None
    epoch = found["epoch"]
    if epoch is not None and epoch.startswith("_"):
        return _NOTHING, False
    year = int(found["year"])
    if year == 0:
        return _NOTHING, False
    month = None if month_name is None else calendar.months.index(month_name)
    day = None if found["day"] is None else int(found["day"])
    if epoch is not None:
        year = 1 - year
    if name == "GREGORIAN" and found["dual"] is None:
        exact = _day(year, month, day)
        if exact is not None:
            return (exact, exact), True
    first = calendar.span(year, month, day)
    if found["dual"] is not None:
        last = calendar.span(_dual_year(year, found["dual"]), month, day)
        return (first and first[0], last and last[1]), False
    return _NOTHING if first is None else first, False


def _day(year: int, month: int | None, day: int | None) -> date | None:
    """Returns a Gregorian day, if `date` can represent it."""
    if month is None or day is None or not date.min.year <= year <= date.max.year:
        return None
    try:
        return date(year, month + 1, day)
    except ValueError:  # its month has no such day
        return None


def _dual_year(year: int, dual: str) -> int:
    """Returns the later year of `1699/00`: the next year that ends with these digits.

    >>> _dual_year(1699, "00"), _dual_year(1550, "1551")
    (1700, 1551)
    """
    size = 10 ** len(dual)
    later = year - year % size + int(dual)
    return later if later >= year else later + size


def _combined(text: str) -> _Span | None:
    """Returns the days of a range, a period or an approximate date."""
    if text.startswith(_APPROXIMATE):
        return _span(text[4:])
    if text.startswith("BEF "):
        span = _span(text[4:])
        return span and (None, _moved(span[0], -1))
    if text.startswith("AFT "):
        span = _span(text[4:])
        return span and (_moved(span[1], 1), None)
    if text.startswith("BET "):
        return _between(text[4:], " AND ")
    if text.startswith("TO "):
        span = _span(text[3:])
        return span and (None, span[1])
    if text.startswith("FROM "):
        if " TO " in text:
            return _between(text[5:], " TO ")
        span = _span(text[5:])
        return span and (span[0], None)
    return None


def _span(text: str) -> _Span | None:
    one = _one(text)
    return None if one is None else one[0]


def _between(text: str, word: str) -> _Span | None:
    """Returns the days from one date to another; some files name the later one first."""
    left, found, right = text.partition(word)
    first, last = _span(left), _span(right)
    if not found or first is None or last is None:
        return None
    if first[0] is not None and last[1] is not None and first[0] > last[1]:
        first, last = last, first
    return first[0], last[1]


def _moved(day: date | None, days: int) -> date | None:
    if day is None or day in (date.min, date.max):
        return None
    return day + timedelta(days=days)
