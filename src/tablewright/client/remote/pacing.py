"""Pacing: after a throttle, calls to that table are sent more slowly, and then faster again.

This is a simpler form of the adaptive mode of AWS's SDKs, and off unless `adaptive` is set:

- A throttle sets the pace to 70 % of the current rate of calls to the table.
- Each second without another throttle adds a tenth of that pace.
- After 20 seconds without one, calls are no longer delayed.

Throttles within a second of each other count as one, because their calls were in progress together.
A pace covers a whole table, because that is what a request names. If only one hot key is throttled,
the others are slowed down too, which is why it is off by default.
Not here: waiting (the transports), retries (`remote.retries`).
"""

from __future__ import annotations

import threading
from typing import Final

from tablewright.limits import PACED_SENDS_PER_SECOND_MIN
from tablewright.operations import tables_named

SHARE_AFTER_THROTTLE: Final = 0.7
GROWTH_PER_SECOND: Final = 0.1
FREE_AFTER_SECONDS: Final = 20.0
_WINDOW_SECONDS: Final = 1.0


class Pacer:
    """Returns the delay of each call. Threads may share it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._paces: dict[str, _Pace] = {}

    def pause_before(self, body: bytes, now: float) -> float:
        """Returns the seconds to wait before sending; counts the call as sent."""
        table = table_of(body)
        with self._lock:
            pace = self._paces.get(table)
            if pace is None:
                pace = self._paces[table] = _Pace(now)
            return pace.pause_before(now)

    def throttled(self, body: bytes, now: float) -> None:
        """Records a throttled call."""
        table = table_of(body)
        with self._lock:
            pace = self._paces.get(table)
            if pace is not None:
                pace.throttled(now)

    def renew_locks(self) -> None:
        """Makes it usable in a process that was forked while a thread held the lock."""
        self._lock = threading.Lock()


class _Pace:
    """The pace of calls to one table."""

    __slots__ = ("_base", "_count", "_free_at", "_from", "_next_at", "_per_second", "_window_at")

    def __init__(self, now: float) -> None:
        self._per_second = 0.0  # in the last whole window
        self._window_at = now
        self._count = 0
        self._base = 0.0  # the pace right after the last throttle
        self._from = now  # when that was
        self._free_at = now
        self._next_at = now

    def pause_before(self, now: float) -> float:
        elapsed = now - self._window_at
        if elapsed >= _WINDOW_SECONDS:
            self._per_second = self._count / elapsed
            self._window_at, self._count = now, 0
        self._count += 1
        if now >= self._free_at:
            return 0.0
        pace = self._base * (1 + GROWTH_PER_SECOND * (now - self._from))
        at = max(now, self._next_at)
        self._next_at = at + 1 / pace
        return at - now

    def throttled(self, now: float) -> None:
        if now < self._from + _WINDOW_SECONDS and now < self._free_at:
            return
        measured = max(self._per_second, self._count / max(now - self._window_at, _WINDOW_SECONDS))
        self._base = max(measured * SHARE_AFTER_THROTTLE, PACED_SENDS_PER_SECOND_MIN)
        self._from = now
        self._free_at = now + FREE_AFTER_SECONDS


def table_of(body: bytes) -> str:
    """Returns the table of a request; empty if it names none or several.

    >>> table_of(b'{"TableName": "users", "Limit": 3}')
    'users'
    """
    named = tables_named(body)
    return named[0] if len(named) == 1 else ""
