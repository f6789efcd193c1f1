"""The monotonic clock: the receipt times of events.

The inbox is sorted by time, and events of one millisecond by their random ids. To keep the order in
which events arrived, a process never gives a tenant the same millisecond twice. If events arrive
faster than one per millisecond, receipt times run ahead of the clock by up to a second; beyond
that, events share a millisecond.
Not here: an order of events that several processes received at the same time. There is none.
"""

from __future__ import annotations

from tablewright.clock import Clock
from tablewright.systems.events import limits


class MonotonicClock:
    """Gives out milliseconds since 1970, each tenant's rising."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: dict[str, int] = {}  # by tenant, those that came last at the end

    def next_ms(self, tenant: str) -> int:
        """The next moment of a tenant."""
        now = int(self._clock.now() * 1000)
        last = self._last.pop(tenant, 0)
        ahead = last + 1 - now
        if ahead <= 0 or ahead > limits.EVENTS_AHEAD_MS_MAX + 1:  # a clock that went back
            moment = now
        elif ahead <= limits.EVENTS_AHEAD_MS_MAX:
            moment = last + 1
        else:
            moment = last
        self._last[tenant] = moment
        if len(self._last) > limits.EVENTS_STAMPED_TENANTS_MAX:
            del self._last[next(iter(self._last))]
        return moment
