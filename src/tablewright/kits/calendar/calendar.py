"""Calendar: fires due work, as background work of a service.

    calendar = Calendar(db, clock, [tickets.firing("sync", sync), FiringRecurring(...)])
    Assembly(..., work=(runner, calendar))

Any number of processes may run one: a due time fires once.
Not here: due times and firing (`calendar.tickets` and its neighbours).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

import structlog

from tablewright.api import limits as api_limits
from tablewright.api.waiting import Wait, wait_for_event
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant

_log = structlog.stdlib.get_logger("tablewright.calendar")


class Firing(Protocol):
    """A source of due times."""

    async def run_due(self, db: AsyncDatabase, now: datetime) -> int:
        """Fires everything that is due; returns how many this process fired."""
        ...

    async def next_at(self, db: AsyncDatabase, now: datetime) -> datetime:
        """Returns when to check again."""
        ...


class Calendar:
    """Fires due work until it is stopped.

    A part that fails does not delay the others: it is retried after a pause.
    """

    def __init__(
        self,
        db: AsyncDatabase,
        clock: Clock,
        parts: Sequence[Firing],
        *,
        system: str = "",
        wait: Wait = wait_for_event,
    ) -> None:
        self._db = db
        self._clock = clock
        self._parts = parts
        self._system = system
        self._wait = wait

    @property
    def name(self) -> str:
        """The name in logs."""
        return f"calendar of {self._system}" if self._system else "calendar"

    async def run(self, stopping: asyncio.Event) -> None:
        """Fires what is due until the event is set."""
        await asyncio.gather(*(self._run(part, stopping) for part in self._parts))

    async def run_due(self) -> int:
        """Fires due work of every part; returns how many this process fired."""
        now = instant(self._clock)
        return sum([await part.run_due(self._db, now) for part in self._parts])

    async def _run(self, part: Firing, stopping: asyncio.Event) -> None:
        trouble_seconds = 0.0
        while not stopping.is_set():
            now = instant(self._clock)
            try:
                await part.run_due(self._db, now)
                next_at = await part.next_at(self._db, instant(self._clock))
                pause_seconds = max((next_at - instant(self._clock)).total_seconds(), 0.0)
                trouble_seconds = 0.0
            except Exception:
                first = api_limits.BACKGROUND_PAUSE_SECONDS
                most = api_limits.BACKGROUND_PAUSE_SECONDS_MAX
                pause_seconds = trouble_seconds = min(max(first, 2 * trouble_seconds), most)
                _log.exception("calendar_failed", work=self.name, again_in=pause_seconds)
            await self._wait(stopping, pause_seconds)
