"""Times as the API gives them: milliseconds since 1970."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from tablewright.clock import Clock
from tablewright.model import Range

LAST_MS = 9_999_999_999_999  # in the year 2286: keys have 13 digits

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def millis_of(moment: datetime) -> int:
    """Converts a time to milliseconds.

    >>> millis_of(datetime(2024, 11, 20, 22, 4, 9, 123_000, UTC))
    1732140249123
    """
    return (moment - _EPOCH) // _MILLISECOND


def moment_of(millis: int) -> datetime:
    """Converts milliseconds to a time.

    >>> moment_of(1732140249123).isoformat()
    '2024-11-20T22:04:09.123000+00:00'
    """
    return _EPOCH + timedelta(milliseconds=millis)


def now_of(clock: Clock) -> datetime:
    """Returns the current time."""
    return moment_of(int(clock.now() * 1000))


def strictly_between(after_ms: int | None, before_ms: int | None) -> Range[datetime] | None:
    """Returns the range of times between two; None without a bound."""
    if after_ms is not None and after_ms < 0:  # before all times that keys can hold
        after_ms = None
    if before_ms is not None and before_ms > LAST_MS:
        before_ms = None
    if after_ms is None and before_ms is None:
        return None
    return Range(
        low=None if after_ms is None else moment_of(after_ms),
        high=None if before_ms is None else moment_of(before_ms),
        is_low_excluded=True,
        is_high_excluded=True,
    )
