"""Arrivals: whoever waits for a tenant's events is woken when this process stores one.

What another process stores is found by looking again after a second. A tenant has a bounded number
of waiters, so that nobody can take all the connections of a process.
Not here: what is read after waking up (`events.inbox.routes`, `events.inbox.live`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

from tablewright.errors import RateLimitedError
from tablewright.kits.jobs import Wait, wait_for_event
from tablewright.systems.events import limits


class Waiter:
    """One who waits for a tenant's events."""

    def __init__(self, wait: Wait) -> None:
        self._wait = wait
        self._came = asyncio.Event()

    def wake(self) -> None:
        """Ends the wait, or the next one if there is none now."""
        self._came.set()

    async def wait(self, seconds: float) -> None:
        """Waits for something to come since the last wait, and not longer than some seconds."""
        await self._wait(self._came, seconds)
        self._came.clear()

    async def rest(self, seconds: float) -> None:
        """Waits, whatever comes."""
        await self._wait(asyncio.Event(), seconds)


class Arrivals:
    """Knows who waits. It is also the work in the background that wakes all when a service ends."""

    name = "events-arrivals"

    def __init__(self, wait: Wait = wait_for_event) -> None:
        """`wait` is how to wait: tests move the time instead of passing it."""
        self._wait = wait
        self._waiters: dict[str, set[Waiter]] = {}
        self._count = 0

    def happened(self, tenant: str) -> None:
        """An event of a tenant was stored or put back."""
        for waiter in self._waiters.get(tenant, ()):
            waiter.wake()

    def has_room(self, tenant: str) -> bool:
        """Whether one more may wait."""
        own = len(self._waiters.get(tenant, ()))
        return own < limits.EVENTS_WAITERS_MAX and self._count < limits.EVENTS_WAITERS_ALL_MAX

    @contextmanager
    def waiting(self, tenant: str) -> Generator[Waiter]:
        """Hears of a tenant's events from now on; raises `RateLimitedError` if too many do."""
        if not self.has_room(tenant):
            raise RateLimitedError(
                f"{limits.EVENTS_WAITERS_MAX} requests of a tenant may wait at the same time.",
                retry_after_seconds=limits.EVENTS_BEAT_SECONDS,
            )
        waiter = Waiter(self._wait)
        self._waiters.setdefault(tenant, set()).add(waiter)
        self._count += 1
        try:
            yield waiter
        finally:
            self._count -= 1
            own = self._waiters[tenant]
            own.discard(waiter)
            if not own:
                del self._waiters[tenant]

    async def run(self, stopping: asyncio.Event) -> None:
        """Waits for the end of the service, and wakes everybody then."""
        await stopping.wait()
        for tenant in list(self._waiters):
            self.happened(tenant)
