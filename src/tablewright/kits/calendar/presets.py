"""Presets: cron expressions for common schedules.

    weekly(Weekday.MONDAY, at=time(6, 30))      ->  "30 6 * * 1"

Not here: their meaning (`calendar.cron`).
"""

from __future__ import annotations

from datetime import time
from enum import IntEnum
from typing import Final

from tablewright.errors import InvalidError
from tablewright.kits.calendar import limits

LAST: Final = "L"  # the last day of a month, for `monthly`
_MINUTES: Final = 60


class Weekday(IntEnum):
    """Days of the week, numbered as cron numbers them."""

    SUNDAY = 0
    MONDAY = 1
    TUESDAY = 2
    WEDNESDAY = 3
    THURSDAY = 4
    FRIDAY = 5
    SATURDAY = 6


def hourly(minute: int = 0) -> str:
    """Every hour, at a minute.

    >>> hourly(15)
    '15 * * * *'
    """
    if not 0 <= minute < _MINUTES:
        raise InvalidError(f"The minute must be from 0 to 59, not {minute}.")
    return f"{minute} * * * *"


def daily(at: time = time()) -> str:
    """Every day, at a time of day.

    >>> daily(time(6, 30))
    '30 6 * * *'
    """
    return f"{_time_of_day(at)} * * *"


def weekly(weekday: Weekday, at: time = time()) -> str:
    """Every week, on a day at a time."""
    return f"{_time_of_day(at)} * * {weekday:d}"


def monthly(day: int | str = 1, at: time = time()) -> str:
    """Every month, on a day from 1 to 28 or on the `LAST`.

    >>> monthly(LAST, time(23))
    '0 23 L * *'
    """
    if day != LAST and not (isinstance(day, int) and 1 <= day <= limits.MONTH_DAY_MAX):
        raise InvalidError(f"The day must be from 1 to {limits.MONTH_DAY_MAX}, or {LAST!r}.")
    return f"{_time_of_day(at)} {day} * *"


def _time_of_day(at: time) -> str:
    if at.tzinfo is not None or at.second or at.microsecond:
        raise InvalidError("A time of day must be whole minutes, without a zone.")
    return f"{at.minute} {at.hour}"
