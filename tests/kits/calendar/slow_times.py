"""A slow model of cron expressions in zones: it looks at every minute, and relies on no library.

python -m tests.soak --rig calendar-zones        every change of every zone in ten years
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

from tablewright.kits.calendar import Cron
from tests.soak_part import Part, Rig

MINUTE = timedelta(minutes=1)
HALF_DAY = timedelta(hours=12)
MARGIN = timedelta(hours=3)  # more than any clock is changed by
YEARS = (datetime(2026, 1, 1, tzinfo=UTC), datetime(2036, 1, 1, tzinfo=UTC))
EXPRESSIONS = (
    "30 2 * * *",
    "0 0 * * *",
    "15,45 0-3 * * *",
    "30 23 * * *",
    "45 1 1-31 * *",
    "0 2,3 * * *",
    "30 1 * * 0,7",
    "*/15 * * * *",
    "0 */2 * * *",
    "*/20 1 * * *",
    "30 * * * *",
    "*/7 0,2,23 * * *",
    "5 */3 * * 0",
)


class Fields:
    """An expression of numbers, lists, ranges and steps, read in the plainest way."""

    def __init__(self, expression: str) -> None:
        ranges = [(0, 59), (0, 23), (1, 31), (1, 12), (0, 7)]
        parts = expression.split()
        self._sets = [_numbers(part, *one) for part, one in zip(parts, ranges, strict=True)]
        self._is_and = parts[2].startswith("*") or parts[4].startswith("*")
        self.is_fixed = not parts[0].startswith("*") and not parts[1].startswith("*")

    def match(self, wall: datetime) -> bool:
        minutes, hours, _, months, _ = self._sets
        is_time = wall.minute in minutes and wall.hour in hours
        return is_time and wall.month in months and self._match_day(wall.date())

    def _match_day(self, day: date) -> bool:
        is_day = day.day in self._sets[2]
        is_weekday = not {day.isoweekday(), day.isoweekday() % 7}.isdisjoint(self._sets[4])
        return (is_day and is_weekday) if self._is_and else (is_day or is_weekday)


def _numbers(part: str, first: int, last: int) -> set[int]:
    found = set[int]()
    for term in part.split(","):
        span, _, step = term.partition("/")
        low, _, high = span.partition("-")
        start = first if low == "*" else int(low)
        end = last if low == "*" or (step and not high) else int(high or low)
        found.update(range(start, end + 1, int(step or 1)))
    return found


class Window:
    """A stretch of time, and what the clock of a zone shows in each of its minutes."""

    def __init__(self, zone: ZoneInfo, start: datetime, end: datetime) -> None:
        moment = (start - MARGIN).replace(second=0, microsecond=0)
        self._shown: list[tuple[datetime, datetime]] = []
        while moment <= end + MARGIN:
            wall = moment.astimezone(zone).replace(tzinfo=None, fold=0)
            self._shown.append((moment, wall))
            moment += MINUTE
        self._end = end
        self._first: dict[datetime, datetime] = {}
        for moment, wall in self._shown:
            self._first.setdefault(wall, moment)

    def times(self, expression: str) -> list[datetime]:
        """Every due time up to the end; also some from before the start."""
        fields = Fields(expression)
        if fields.is_fixed:
            found = self._of_days(fields)
        else:
            found = {moment for moment, wall in self._shown if fields.match(wall)}
        return sorted(one for one in found if one <= self._end)

    def _of_days(self, fields: Fields) -> set[datetime]:
        found = set[datetime]()
        wall, last = min(self._first), max(self._first)
        while wall < last:
            if fields.match(wall):
                shown = wall
                while shown not in self._first:
                    shown += MINUTE
                found.add(self._first[shown])
            wall += MINUTE
        return found


def changes(zone: ZoneInfo, start: datetime, end: datetime) -> Iterator[datetime]:
    """The minutes in which the clock of a zone is changed."""
    moment = start
    while moment < end:
        if _offset(zone, moment) != _offset(zone, moment + HALF_DAY):
            minute = moment
            while _offset(zone, minute) == _offset(zone, moment):
                minute += MINUTE
            yield minute
        moment += HALF_DAY


def _offset(zone: ZoneInfo, moment: datetime) -> timedelta | None:
    return moment.astimezone(zone).utcoffset()


def differences(name: str, change: datetime) -> list[str]:
    """Where `Cron` and the model disagree around a change."""
    found: list[str] = []
    end = change + 2 * HALF_DAY
    window = Window(ZoneInfo(name), change - HALF_DAY, end)
    for expression in EXPRESSIONS:
        expected = window.times(expression)
        for minutes in (-600, -20, 0, 20, 50):
            start = change + minutes * MINUTE
            times = Cron(expression, zone=name).times(start)
            actual = list(takewhile(lambda at: at <= end, times))
            if [at for at in expected if at > start] != actual:
                found.append(f"{expression} in {name} after {start}: {actual}, not {expected}")
    return found


def _all_changes(folder: Path, seed: int) -> Part:
    """The zones that the seed has a turn of: 40 seeds are all of them."""
    names = sorted(available_timezones())[seed % 40 :: 40]
    found = [(name, at) for name in names for at in changes(ZoneInfo(name), *YEARS)]
    problems = [one for name, at in found for one in differences(name, at)]
    return Part(len(found), Counter({"changes": len(found)}), problems)


RIGS = {"calendar-zones": Rig(_all_changes)}
