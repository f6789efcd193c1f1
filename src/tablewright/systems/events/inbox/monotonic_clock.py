"""The monotonic clock: the receipt times of events.

The inbox is sorted by time, and events of one millisecond by their random ids. To keep the order in
which events arrived, a process never gives a tenant the same millisecond twice. If events arrive
faster than one per millisecond, receipt times run ahead of the clock, by no more milliseconds than
a batch may have events. Beyond that, events share a millisecond with others, but never with events
of the same batch. Events that several processes receive at the same time have no order, so no
process may run far ahead of the others.
"""

from __future__ import annotations

from tablewright.clock import Clock
from tablewright.systems.events import limits


class MonotonicClock:
    """Returns milliseconds since 1970, increasing for each tenant."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: dict[str, int] = {}  # by tenant, most recent last

    def next_ms(self, tenant: str) -> int:
        """The next moment of a tenant."""
        return self.reserve(tenant, 1)[0]

    def reserve(self, tenant: str, count: int) -> range:
        """Returns the next moments of a tenant for a batch, without gaps."""
        now = int(self._clock.now() * 1000)
        last, latest = self._last.pop(tenant, 0), now + limits.EVENTS_AHEAD_MS_MAX
        if last > latest:  # a clock that went back
            last = 0
        first = min(max(now, last + 1), max(now, latest + 1 - count))
        self._last[tenant] = max(last, min(first + count - 1, latest))
        if len(self._last) > limits.EVENTS_STAMPED_TENANTS_MAX:
            del self._last[next(iter(self._last))]
        return range(first, first + count)
