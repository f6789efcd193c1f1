"""Schedules: recurring work, of which every due run becomes exactly one job.

    Schedules(db, jobs, [every("purge", "purge", seconds=3600), daily("report", "report", at=six)])

The runs of a schedule lie on a grid that all processes know without talking to each other, and the
next one is a record. When it is due, one transaction moves the record on and adds the job, under
the condition that nobody else did. The job is named by the time of the run.

- Runs that passed while no process was there become one run, the latest.
- A clock that goes back repeats nothing, because the record does not go back.
- A clock that was far ahead and came back is noticed, because no next run is that far away; a run
  that happened meanwhile has its job already, and is not repeated.

Not here: doing the jobs (`jobs.runner`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final

import structlog

from tablewright.api.waiting import Wait, wait_for_event
from tablewright.client import AsyncDatabase
from tablewright.errors import AlreadyExistsError, ConflictError, TransactionFailedError
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.queue import JobQueue
from tablewright.kits.jobs.records import ScheduleState, instant
from tablewright.model import Update, assign, transaction

_log = structlog.stdlib.get_logger("tablewright.schedules")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Recurring:
    """Work that is to be done again and again."""

    name: str
    kind: str  # of the job that each run becomes
    period: timedelta
    offset: timedelta = timedelta()  # of the first run after 1970 began
    payload: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def latest(self, now: datetime) -> datetime:
        """The last time of the grid that is not after `now`."""
        return now - (now - _EPOCH - self.offset) % self.period

    def following(self, now: datetime) -> datetime:
        """The first time of the grid after `now`."""
        return self.latest(now) + self.period


def every(
    name: str, kind: str, *, seconds: int, payload: Mapping[str, Any] | None = None
) -> Recurring:
    """Work that is due every so many seconds, counted from 1970 on."""
    if seconds < 1:
        raise ValueError(f"{name}: a period is at least a second, and not {seconds}")
    return Recurring(name, kind, timedelta(seconds=seconds), payload=dict(payload or {}))


def daily(name: str, kind: str, *, at: time, payload: Mapping[str, Any] | None = None) -> Recurring:
    """Work that is due each day at a time of UTC."""
    if at.tzinfo not in (None, UTC):
        raise ValueError(f"{name}: the time of a daily run is in UTC")
    offset = timedelta(hours=at.hour, minutes=at.minute, seconds=at.second)
    return Recurring(name, kind, _DAY, offset, dict(payload or {}))


class Schedules:
    """Adds a job for every run that is due, as background work of a service."""

    def __init__(
        self,
        db: AsyncDatabase,
        queue: JobQueue,
        recurring: Sequence[Recurring],
        *,
        wait: Wait = wait_for_event,
    ) -> None:
        self._db = db
        self._queue = queue
        self._recurring = recurring
        self._wait = wait
        assert len({one.name for one in recurring}) == len(recurring), "two have one name"

    @property
    def name(self) -> str:
        """What logs call it."""
        return f"schedules of {self._queue.name}"

    async def run(self, stopping: asyncio.Event) -> None:
        """Adds jobs until the event is set."""
        while not stopping.is_set():
            await self.add_due()
            now = instant(self._queue.clock)
            waits = [(one.following(now) - now).total_seconds() for one in self._recurring]
            await self._wait(stopping, min([*waits, limits.SCHEDULE_LOOK_SECONDS]))

    async def add_due(self) -> int:
        """Adds a job for each run that is due now; returns how many this process added."""
        return sum([await self._advance(one) for one in self._recurring])

    async def _advance(self, one: Recurring) -> bool:
        now = instant(self._queue.clock)
        following = one.following(now)
        state = await self._db.run(ScheduleState.get(self._queue.name, one.name).consistently())
        try:
            if state is None:
                first = ScheduleState(queue=self._queue.name, name=one.name, next_at=following)
                await self._db.run(first.create())
            elif state.next_at <= now:
                return await self._added(one, state, now)
            elif state.next_at > following:  # the clock was ahead, or the period was longer
                _log.warning("schedule_set_back", schedule=one.name, seen=state.next_at.isoformat())
                await self._db.run(_moving(state, following))
        except ConflictError:
            return False  # another process did it
        return False

    async def _added(self, one: Recurring, state: ScheduleState, now: datetime) -> bool:
        """Adds the job of the latest run and moves the record on, both or neither."""
        run_at = one.latest(now)
        moving = _moving(state, one.following(now))
        adding = self._queue.add(
            one.kind,
            {**one.payload, "run_at": run_at.isoformat()},
            job_id=f"{one.name}@{run_at.isoformat()}",
        )
        try:
            await self._db.run(transaction(moving, adding))
        except TransactionFailedError as failed:
            moved, added = failed.reasons
            if moved is None and isinstance(added, AlreadyExistsError):
                await self._db.run(moving)  # the run has happened, when the clock was ahead
            return False
        return True


def _moving(state: ScheduleState, next_at: datetime) -> Update[ScheduleState]:
    return (
        ScheduleState.at(queue=state.queue, name=state.name)
        .update(assign(ScheduleState.next_at, next_at))
        .when(ScheduleState.next_at == state.next_at)
    )
