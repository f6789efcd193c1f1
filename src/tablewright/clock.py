"""Time, passed in: all code gets the time from a `Clock`.

Tests move a `ManualClock`, so that expiry and schedules are tested without sleeping.
"""

from __future__ import annotations

import threading
import time
from datetime import UTC, datetime
from typing import Protocol


def stopwatch_seconds() -> float:
    """Seconds since an arbitrary moment, for measuring durations; never for a date."""
    return time.perf_counter()


class Clock(Protocol):
    """Provides the time, and waits."""

    def now(self) -> float:
        """Seconds since 1970-01-01 UTC."""
        ...

    def wait(self, stop: threading.Event, seconds: float) -> bool:
        """Waits until `stop` is set (then True) or the seconds have passed (then False)."""
        ...


def instant(clock: Clock) -> datetime:
    """Returns the time of a clock, for records."""
    return datetime.fromtimestamp(clock.now(), UTC)


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since 1970-01-01 UTC."""
        return time.time()

    def wait(self, stop: threading.Event, seconds: float) -> bool:
        """Waits until `stop` is set (then True) or the seconds have passed (then False)."""
        return stop.wait(seconds)


class ManualClock:
    """A clock that does not advance until it is moved.

    >>> clock = ManualClock(start=1_000)
    >>> clock.advance(seconds=60)
    >>> clock.now()
    1060.0
    """

    def __init__(self, start: float = 1_700_000_000) -> None:
        self._now = float(start)
        self._moved = threading.Condition()

    def now(self) -> float:
        """Seconds since 1970-01-01 UTC."""
        with self._moved:
            return self._now

    def advance(self, *, seconds: float) -> None:
        """Moves the clock and wakes waiting threads."""
        with self._moved:
            self._now += seconds
            self._moved.notify_all()

    def wait(self, stop: threading.Event, seconds: float) -> bool:
        """Waits until `stop` is set or the clock has advanced far enough.

        A thread that stops must set `stop` before `wake`, which ends every wait at once.
        """
        with self._moved:
            until = self._now + seconds
            self._moved.wait_for(lambda: stop.is_set() or self._now >= until)
            return stop.is_set()

    def pause(self, stop: threading.Event, seconds: float) -> bool:
        """Waits as `wait` does, but at most so many seconds of the machine's time."""
        with self._moved:
            until = self._now + seconds
            self._moved.wait_for(lambda: stop.is_set() or self._now >= until, seconds)
            return stop.is_set()

    def wake(self) -> None:
        """Makes waiting threads check their `stop` event."""
        with self._moved:
            self._moved.notify_all()


def pause(clock: Clock, stop: threading.Event, seconds: float) -> bool:
    """Waits before asking a server or another process again; True if `stop` is set.

    Neither depends on a clock that does not advance, so a `ManualClock` need not be moved.
    """
    if isinstance(clock, ManualClock):
        return clock.pause(stop, seconds)
    return clock.wait(stop, seconds)


# Seconds since an arbitrary moment in the past: it never decreases.
monotonic = time.monotonic
