"""Calendars of genealogy: a day, month or year of one, as days of the Gregorian calendar.

Each calendar has its own epoch; all counts are converted to proleptic Gregorian days of
`datetime.date`, which start with year 1. Earlier dates have no days here.
Not here: reading the text of a date (`yggdrasil.dates`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Final

CIVIL_MONTHS: Final = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN",
                       "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")  # fmt: skip
_FRENCH_MONTHS: Final = ("VEND", "BRUM", "FRIM", "NIVO", "PLUV", "VENT", "GERM",
                         "FLOR", "PRAI", "MESS", "THER", "FRUC", "COMP")  # fmt: skip
_HEBREW_MONTHS: Final = ("TSH", "CSH", "KSL", "TVT", "SHV", "ADR", "ADS",
                         "NSN", "IYR", "SVN", "TMZ", "AAV", "ELL")  # fmt: skip

_LAST_ORDINAL: Final = date.max.toordinal()
# The ordinal of the day before 1 VEND 1, which was 22 September 1792.
_FRENCH_EPOCH: Final = date(1792, 9, 21).toordinal()
# The ordinal of the day before 1 TSH 1: 7 October 3761 BCE in the Julian calendar.
_HEBREW_EPOCH: Final = -1373427
_HEBREW_LEAP_YEARS: Final = frozenset({0, 3, 6, 8, 11, 14, 17})  # of the cycle of 19 years


@dataclass(frozen=True, slots=True)
class Calendar:
    """A calendar: its months, and the ordinal of the first day of a month."""

    months: tuple[str, ...]
    ordinal: Callable[[int, int], int]  # year (0 is 1 BCE), month from 0 on; may be past the last

    def span(self, year: int, month: int | None, day: int | None) -> tuple[date, date] | None:
        """Returns the first and the last day of a year, a month or a day, if Gregorian days exist.

        A day that its month lacks is treated as the month.
        """
        if month is None:
            first, end = self.ordinal(year, 0), self.ordinal(year + 1, 0)
        else:
            first, end = self.ordinal(year, month), self.ordinal(year, month + 1)
            if end == first:  # a second Adar in a year that has one: the only Adar is meant
                first, end = self.ordinal(year, month - 1), first
            if day is not None and self.has_day(year, month, day):
                first, end = first + day - 1, first + day
        if not (1 <= first and end - 1 <= _LAST_ORDINAL):
            return None
        return date.fromordinal(first), date.fromordinal(end - 1)

    def has_day(self, year: int, month: int, day: int) -> bool:
        """Whether the month has this day."""
        return 1 <= day <= self.ordinal(year, month + 1) - self.ordinal(year, month)


def _civil_ordinal(year: int, month: int, leap_days: Callable[[int], int]) -> int:
    """Returns the days before a month of a calendar with Roman months, from 1 JAN 1."""
    year, month = year + month // 12, month % 12
    # The year is counted from March on, so that the leap day is its last.
    since_march = year if month >= 2 else year - 1
    days_of_months = (153 * ((month - 2) % 12) + 2) // 5
    return 365 * since_march + leap_days(since_march) + days_of_months - 305


def _gregorian(year: int, month: int) -> int:
    return _civil_ordinal(year, month, lambda past: past // 4 - past // 100 + past // 400)


def _julian(year: int, month: int) -> int:
    # 1 JAN 1 of the Julian calendar is two days before that of the Gregorian.
    return _civil_ordinal(year, month, lambda past: past // 4) - 2


def _french(year: int, month: int) -> int:
    year, month = year + month // 13, month % 13
    past = year - 1
    # The years 3, 7 and 11 had a sixth complementary day by the equinox; after the calendar was
    # abandoned, years are counted by the rule that had been proposed for them.
    leap_days = (past + 1) // 4 if year <= 16 else past // 4 - past // 100 + past // 400
    return _FRENCH_EPOCH + 365 * past + leap_days + 30 * month + 1


def _is_hebrew_leap(year: int) -> bool:
    return year % 19 in _HEBREW_LEAP_YEARS


def _hebrew_new_year(year: int) -> int:
    """Returns the days from the epoch to 1 TSH of a year, with the postponements."""
    months = (235 * year - 234) // 19
    parts = 12084 + 13753 * months
    days = 29 * months + parts // 25920
    return days + 1 if 3 * (days + 1) % 7 < 3 else days


def _hebrew_year_start(year: int) -> int:
    before, this, after = (_hebrew_new_year(one) for one in (year - 1, year, year + 1))
    if after - this == 356:
        return this + 2
    return this + 1 if this - before == 382 else this


def _hebrew(year: int, month: int) -> int:
    year, month = year + month // 13, month % 13
    start = _hebrew_year_start(year)
    length = _hebrew_year_start(year + 1) - start
    is_leap = _is_hebrew_leap(year)
    lengths = [
        30,  # TSH
        30 if length % 10 == 5 else 29,  # CSH, long in a full year
        29 if length % 10 == 3 else 30,  # KSL, short in a lacking year
        29,  # TVT
        30,  # SHV
        30 if is_leap else 29,  # ADR
        29 if is_leap else 0,  # ADS, only in leap years
        30, 29, 30, 29, 30, 29,  # NSN to ELL
    ]  # fmt: skip
    return _HEBREW_EPOCH + start + sum(lengths[:month])


CALENDARS: Final = {
    "GREGORIAN": Calendar(CIVIL_MONTHS, _gregorian),
    "JULIAN": Calendar(CIVIL_MONTHS, _julian),
    "FRENCH_R": Calendar(_FRENCH_MONTHS, _french),
    "HEBREW": Calendar(_HEBREW_MONTHS, _hebrew),
}
