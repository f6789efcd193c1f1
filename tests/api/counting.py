"""Processes that count requests together, in one store, and that tests make fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from tablewright.api.limiting.rate_limits import StoredRateLimits
from tablewright.api.rules import Kind, Principal
from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.errors import RateLimitedError
from tablewright.kits.service_design import SERVICE_DESIGN

ANA_KEY = Principal(Kind.KEY, "ana", "key-1")
BEN_KEY = Principal(Kind.KEY, "ben", "key-2")


class Interleaved:
    """A transport that lets others go first, and that can fail."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.calls: list[str] = []
        self.failure: Exception | None = None
        self.is_hanging = False

    async def send(self, operation: str, body: bytes) -> bytes:
        self.calls.append(operation)
        await asyncio.sleep(0)
        if self.is_hanging:
            await asyncio.Event().wait()
        if self.failure is not None:
            raise self.failure
        answer = await self.inner.send(operation, body)
        await asyncio.sleep(0)
        return answer

    async def close(self) -> None:
        await self.inner.close()


@dataclass
class Processes:
    """Several processes that count in one store."""

    db: AsyncDatabase
    clock: ManualClock
    transport: Interleaved
    rates: list[StoredRateLimits] = field(default_factory=list)
    pauses: list[float] = field(default_factory=list)  # for which error responses were delayed
    admitted: list[tuple[float, int]] = field(default_factory=list)  # when, and how much

    def another(self, **quota: Any) -> StoredRateLimits:
        """What a process begins with."""
        return StoredRateLimits(self.db, clock=self.clock, pause=self._pause, **quota)

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    async def ask(
        self, process: int = 0, principal: Principal = ANA_KEY, cost: int = 1, address: str = ""
    ) -> bool:
        try:
            await self.rates[process].admit(principal, address, cost)
        except RateLimitedError:
            return False
        self.admitted.append((self.clock.now(), cost))
        return True

    async def count(self, requests: int, **how: Any) -> int:
        return sum([await self.ask(**how) for _ in range(requests)])


def with_processes(
    play: Callable[[Processes], Awaitable[None]], processes: int = 1, **quota: Any
) -> None:
    async def main() -> None:
        clock = ManualClock()
        async with AsyncDatabase("memory:", clock=clock) as inner:
            transport = Interleaved(inner._transport)
            db = AsyncDatabase(transport=transport, clock=clock)
            await db.create_tables(SERVICE_DESIGN)
            transport.calls.clear()
            several = Processes(db, clock, transport)
            several.rates += [several.another(**quota) for _ in range(processes)]
            await play(several)

    asyncio.run(main())
