"""Arrivals: whoever waits for a tenant's events is woken when one is stored.

That works in every process of a service (`api.waiting.Wakes`). What another node stores is found by
looking again after a second. A tenant has a bounded number of waiters, so that nobody can take all
the connections of a process.
Not here: what is read after waking up (`events.inbox.routes`, `events.inbox.live`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Wait
from tablewright.errors import RateLimitedError
from tablewright.systems.events import limits

_PLACE = ("events", "arrivals")


class Waiter:
    """One who waits for a tenant's events."""

    def __init__(self, wait: Wait, came: asyncio.Event) -> None:
        self._wait = wait
        self._came = came

    async def wait(self, seconds: float) -> None:
        """Waits for something to come since the last wait, and not longer than some seconds."""
        await self._wait(self._came, seconds)
        self._came.clear()

    async def rest(self, seconds: float) -> None:
        """Waits, whatever comes."""
        await self._wait(asyncio.Event(), seconds)


class Arrivals:
    """Knows how many wait."""

    def __init__(self, given: Runtime) -> None:
        """Waits as `given.wait` does: tests move the time instead of passing it."""
        self._wait = given.wait
        self._wakes = given.wakes
        self._waiters: Counter[str] = Counter()  # by tenant
        self._count_max = given.share_of(limits.EVENTS_WAITERS_ALL_MAX)
        self._own_max = given.share_of(limits.EVENTS_WAITERS_MAX)

    @property
    def count(self) -> int:
        """How many wait in this process."""
        return self._waiters.total()

    def happened(self, tenant: str) -> None:
        """An event of a tenant was stored or put back."""
        self._wakes.wake((*_PLACE, tenant))

    def has_room(self, tenant: str) -> bool:
        """Whether one more may wait."""
        return self._waiters[tenant] < self._own_max and self.count < self._count_max

    @contextmanager
    def waiting(self, tenant: str) -> Generator[Waiter]:
        """Hears of a tenant's events from now on; raises `RateLimitedError` if too many do."""
        if not self.has_room(tenant):
            raise RateLimitedError(
                f"A tenant may have at most {limits.EVENTS_WAITERS_MAX} waiting requests.",
                retry_after_seconds=limits.EVENTS_BEAT_SECONDS,
            )
        self._waiters[tenant] += 1
        try:
            with self._wakes.watching((*_PLACE, tenant)) as came:
                yield Waiter(self._wait, came)
        finally:
            self._waiters[tenant] -= 1
            if not self._waiters[tenant]:
                del self._waiters[tenant]
