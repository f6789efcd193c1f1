"""Cron: times by a cron expression in a time zone.

    Cron("30 2 * * *", zone="Europe/Berlin").next(now)

cronsim parses the expression and finds matching local times. This module maps them to moments,
because clocks change:

- An expression with fixed minutes and hours is due once a day. A skipped time is due at the end of
  the gap: at 03:00 instead of 02:30. A time that exists twice is due the first time.
- An expression whose minutes or hours begin with `*` follows the clock: it is due whenever the
  clock shows a matching time, so every 15 minutes stays every 15 minutes.

Debian's cron does the same. The zone may have any shift, such as Lord Howe's half hour. Not here:
expressions for common schedules (`calendar.presets`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import islice, pairwise
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from cronsim import CronSim, CronSimError

from tablewright.errors import InvalidError
from tablewright.kits.calendar import limits

_SECOND: Final = timedelta(seconds=1)
_MINUTE: Final = timedelta(minutes=1)
_DAY: Final = timedelta(days=1)
_YEARS_BACK: Final = timedelta(days=50 * 365)  # that cronsim searches
_FIELDS: Final = 5
_ZONE: Final = re.compile(r"[A-Za-z0-9_+\-]+(/[A-Za-z0-9_+\-]+)*")
_SOME_DAY: Final = datetime(2001, 1, 1)  # noqa: DTZ001
_DAYS_OF_THE_CYCLE: Final = 28 * 366  # weekdays and leap years repeat every 28 years


@dataclass(frozen=True, slots=True)
class Cron:
    """Times by a cron expression of five fields, in a time zone, each delayed by the jitter."""

    expression: str
    zone: str = "UTC"
    jitter: timedelta = timedelta()
    _clock: ZoneInfo = field(init=False, repr=False, compare=False)
    _is_fixed: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Raises `InvalidError` if the expression or the zone is invalid."""
        fields = _checked(self.expression)
        is_fixed = not fields[0].startswith("*") and not fields[1].startswith("*")
        object.__setattr__(self, "_clock", zone_of(self.zone))
        object.__setattr__(self, "_is_fixed", is_fixed)
        if not timedelta() <= self.jitter < _DAY:
            raise InvalidError(f"Jitter must be from 0 to 24 hours, not {self.jitter}.")

    def next(self, after: datetime) -> datetime:
        """Returns the first time after a moment, in UTC."""
        return (
            _next(self.expression, self.zone, (after - self.jitter).astimezone(UTC)) + self.jitter
        )

    def _found(self, start: datetime) -> datetime:
        return self._next_of_a_day(start) if self._is_fixed else self._next_of_the_clock(start)

    def latest(self, now: datetime) -> datetime:
        """Returns the last time up to a moment, in UTC."""
        low, high = -int(_YEARS_BACK.total_seconds()), 0
        if self.next(now + low * _SECOND) > now:
            raise InvalidError(f"{self.expression!r} was not due in the last 50 years.")
        while high - low > 1:
            middle = (low + high) // 2
            if self.next(now + middle * _SECOND) <= now:
                low = middle
            else:
                high = middle
        return self.next(now + low * _SECOND)

    def times(self, after: datetime) -> Iterator[datetime]:
        """Yields the times after a moment, in UTC."""
        while True:
            after = self.next(after)
            yield after

    def preview(self, after: datetime, count: int) -> list[datetime]:
        """Returns the next times in the zone of the expression; at most `PREVIEW_TIMES_MAX`."""
        if not 1 <= count <= limits.PREVIEW_TIMES_MAX:
            raise InvalidError(
                f"A preview must have from 1 to {limits.PREVIEW_TIMES_MAX} times, not {count}."
            )
        return [one.astimezone(self._clock) for one in islice(self.times(after), count)]

    def shortest_distance(self) -> timedelta:
        """Returns the shortest distance between two of the times, in local time.

        A day has 24 hours here, even the day on which clocks go forward, so that daily work at
        02:30 counts as once a day.
        """
        return _shortest_distance(self.expression)

    def _next_of_a_day(self, after: datetime) -> datetime:
        for wall in CronSim(self.expression, self._wall(after)):
            moment = self._moment(wall)
            if moment > after:
                return moment
        raise _never(self.expression)

    def _moment(self, wall: datetime) -> datetime:
        """Returns when the clock first shows a time, or the end of the gap if it never does."""
        while True:
            moment = wall.replace(tzinfo=self._clock).astimezone(UTC)
            if self._wall(moment) == wall:
                return moment
            wall += _MINUTE

    def _next_of_the_clock(self, after: datetime) -> datetime:
        """Searches between changes of the clock, where clock and UTC run in parallel."""
        moment = after.replace(microsecond=0) + _SECOND
        while True:
            offset = self._wall(moment) - moment.replace(tzinfo=None)
            wall = _next_match(self.expression, self._wall(moment) - _SECOND)
            found = (wall - offset).replace(tzinfo=UTC)
            changed = self._change(moment, min(found, moment + _DAY))
            if changed is not None:
                moment = changed
            elif found - moment <= _DAY or self._wall(found) == wall:
                return found
            else:
                # No clock goes back by more than a day, so no time in between has matched.
                moment = found - _DAY

    def _change(self, start: datetime, end: datetime) -> datetime | None:
        """Returns the moment after `start` when the clock changes, if that is not after `end`."""
        before = start.astimezone(self._clock).utcoffset()
        if end.astimezone(self._clock).utcoffset() == before:
            return None
        low, high = 0, int((end - start).total_seconds())
        while high - low > 1:
            middle = (low + high) // 2
            is_before = (start + middle * _SECOND).astimezone(self._clock).utcoffset() == before
            low, high = (middle, high) if is_before else (low, middle)
        return start + high * _SECOND

    def _wall(self, moment: datetime) -> datetime:
        return moment.astimezone(self._clock).replace(tzinfo=None, fold=0)


@lru_cache(maxsize=1024)
def _checked(expression: str) -> tuple[str, ...]:
    if len(expression) > limits.CRON_LENGTH_MAX:
        raise InvalidError(
            f"A cron expression may have at most {limits.CRON_LENGTH_MAX} characters."
        )
    fields = expression.split()
    if len(fields) != _FIELDS:
        raise InvalidError(
            f"A cron expression must have {_FIELDS} fields, not {len(fields)}:"
            " minute, hour, day of month, month, day of week."
        )
    try:
        _next_match(expression, _SOME_DAY)
    except CronSimError as error:
        raise InvalidError(f"Cron expression {expression!r} is invalid: {error}.") from error
    return tuple(fields)


def _next_match(expression: str, wall: datetime) -> datetime:
    for found in CronSim(expression, wall):
        return found
    raise _never(expression)


@lru_cache(maxsize=1024)
def _next(expression: str, zone: str, start: datetime) -> datetime:
    """Returns the first time after a moment; many schedules that are due at once have the same."""
    return Cron(expression, zone)._found(start)  # pyright: ignore[reportPrivateUsage]


def _never(expression: str) -> InvalidError:
    return InvalidError(f"Cron expression {expression!r} is never due.")


def _matches(expression: str, start: datetime, end: datetime) -> Iterator[datetime]:
    for found in CronSim(expression, start - _MINUTE):
        if found >= end:
            return
        yield found


@lru_cache(maxsize=1024)
def _shortest_distance(expression: str) -> timedelta:
    minute, hour, *days = expression.split()
    one_day = list(_matches(f"{minute} {hour} * * *", _SOME_DAY, _SOME_DAY + _DAY))
    span = one_day[-1] - one_day[0]
    gaps = [after - before for before, after in pairwise(one_day)]
    if gaps and min(gaps) <= _DAY - span:
        return min(gaps)  # the longest gap or overlap
    end = _SOME_DAY + timedelta(days=_DAYS_OF_THE_CYCLE)
    for before, after in pairwise(_matches(f"0 0 {' '.join(days)}", _SOME_DAY, end)):
        gaps.append(after - before - span)
        if after - before == _DAY:
            break  # no two changes are closer
    return min(gaps, default=timedelta(days=_DAYS_OF_THE_CYCLE))


def zone_of(name: str) -> ZoneInfo:
    """Returns the time zone with an IANA name; raises `InvalidError`."""
    if _ZONE.fullmatch(name):
        try:
            return ZoneInfo(name)
        except (ZoneInfoNotFoundError, OSError, ValueError):
            pass
    raise InvalidError(
        f"Time zone {name[:80]!r} is unknown. Use an IANA name such as Europe/Berlin."
    )
