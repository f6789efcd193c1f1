"""Shared reads: several tasks wait for the same data, and one of them reads for all.

Not here: the reads themselves (`live.channels`, `live.tails`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tablewright.api.runtime import Runtime


class Looks:
    """Runs one read at a time, with a pause after a read that found something."""

    def __init__(self, given: Runtime, rest_seconds: float) -> None:
        self._given = given
        self._rest_seconds = rest_seconds
        self._lock = asyncio.Lock()
        self._never = asyncio.Event()
        self._begun = 0
        self._begun_at = 0.0
        self._ended_at = 0.0
        self.is_busy = False  # the last one found something
        self.has_more = False  # it left data for the next one

    def is_due(self, seconds: float) -> bool:
        """Whether there was no read for some seconds, or data was left."""
        return self.has_more or self._given.clock.now() - self._begun_at >= seconds

    async def look(self, read: Callable[[], Awaitable[object]]) -> None:
        """Reads, unless another task starts to read after this call."""
        wanted = self._begun
        async with self._lock:
            if self._begun > wanted:
                return
            self._begun += 1
            if self.is_busy and not self.has_more:
                await self._rest()
            self.is_busy = False
            self._begun_at = self._given.clock.now()
            await read()
            self._ended_at = self._given.clock.now()

    async def _rest(self) -> None:
        rest_seconds = self._ended_at + self._rest_seconds - self._given.clock.now()
        if rest_seconds > 0:
            await self._given.wait(self._never, rest_seconds)
