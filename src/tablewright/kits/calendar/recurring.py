"""Recurring work of a system: every due time becomes exactly one job.

    FiringRecurring(tickets, jobs, [
        Recurring("purge", "purge", Every(seconds=3600)),
        Recurring("report", "report", Cron("30 6 * * *", zone="Europe/Berlin")),
    ])

Each has a ticket, which the first process arms. When it is due, one transaction advances it and
adds the job, which is named after the time.

- Times that passed while no process ran become one job, for the latest of them.
- A clock that is set back repeats nothing, because the ticket does not go back.
- A clock that was far ahead and was corrected is detected, because no next time is that far away. A
  time that already has a job is not repeated.

Not here: running the jobs (`kits.jobs`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError
from tablewright.kits.calendar import limits
from tablewright.kits.calendar.firing import Fired
from tablewright.kits.calendar.records import Ticket
from tablewright.kits.calendar.tickets import Tickets
from tablewright.kits.calendar.times import Times
from tablewright.kits.jobs.queue import JobQueue
from tablewright.kits.jobs.records import Job

_log = structlog.stdlib.get_logger("tablewright.calendar")
_KIND: Final = "recurring"


@dataclass(frozen=True, slots=True)
class Recurring:
    """A kind of job that is added at each of some times."""

    name: str
    kind: str  # of the job for each time
    times: Times
    payload: Mapping[str, Any] = field(default_factory=dict[str, Any])


class FiringRecurring:
    """Adds a job at each due time, for a `Calendar`."""

    def __init__(self, tickets: Tickets, jobs: JobQueue, recurring: Sequence[Recurring]) -> None:
        self._tickets = tickets
        self._jobs = jobs
        self._recurring = {one.name: one for one in recurring}
        assert len(self._recurring) == len(recurring), "two have one name"

    async def run_due(self, db: AsyncDatabase, now: datetime) -> int:
        """Adds a job for each due time; returns how many this process added."""
        return sum([await self._run(db, one, now) for one in self._recurring.values()])

    async def next_at(self, db: AsyncDatabase, now: datetime) -> datetime:
        """Returns when the next is due, or when to check whether the clock has jumped."""
        look_at = now + timedelta(seconds=limits.RECURRING_LOOK_SECONDS)
        return min([look_at, *(one.times.next(now) for one in self._recurring.values())])

    async def _run(self, db: AsyncDatabase, one: Recurring, now: datetime) -> bool:
        ticket = await db.run(Ticket.get(self._tickets.queue, _KIND, one.name).consistently())
        if ticket is None or ticket.due_at > now:
            await self._look_after(db, one, ticket, now)
            return False
        fired = Fired()

        async def fire(ticket: Ticket, at: datetime) -> Fired:
            nonlocal fired
            fired = await self._fired(db, one, at)
            return fired

        return await self._tickets.firing(_KIND, fire).fire_one(db, ticket) and bool(fired.writes)

    async def _look_after(
        self, db: AsyncDatabase, one: Recurring, ticket: Ticket | None, now: datetime
    ) -> None:
        """Arms work without a ticket, or with one that is too far away."""
        following = one.times.next(now)
        armed = self._tickets.arm(_KIND, one.name, following).item
        try:
            if ticket is None:
                await db.run(armed.create())
            elif ticket.armed_for > following:  # the clock was ahead, or the schedule has changed
                seen = ticket.armed_for
                _log.warning("recurring_set_back", name=one.name, seen=seen.isoformat())
                await db.run(armed.put(Ticket.armed_for == seen))
        except ConflictError:
            return  # another process did it

    async def _fired(self, db: AsyncDatabase, one: Recurring, now: datetime) -> Fired:
        run_at = one.times.latest(now)
        job_id = f"{one.name}@{run_at.isoformat()}"
        next_at = one.times.next(now)
        if await db.run(Job.get(self._jobs.name, job_id).consistently()) is not None:
            return Fired(next_at)  # added while the clock was ahead
        payload = {**one.payload, "run_at": run_at.isoformat()}
        return Fired(next_at, (self._jobs.add(one.kind, payload, job_id=job_id),))
