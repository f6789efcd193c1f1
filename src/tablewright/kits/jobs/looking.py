"""Looking: the due jobs of a queue, and the order in which they are taken.

Of each priority, the job that has been due longest is first. A line has one due job, so a new job
waits for at most one job of each other line. Priorities take turns.
Not here: taking them (`jobs.runner`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Container
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from tablewright.client import AsyncDatabase
from tablewright.kits.jobs.priorities import Priority, next_turn
from tablewright.kits.jobs.records import LANES, PRIORITY_LANES, Job

_LANES: Final = (
    *((Priority.NORMAL, lane) for lane in LANES),
    *PRIORITY_LANES.items(),
)


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """A job as the index shows it."""

    due_at: datetime
    job_id: str
    lane: str


class Looking:
    """Finds the due jobs of some kinds."""

    def __init__(self, db: AsyncDatabase, queue: str, kinds: Container[str]) -> None:
        self._db = db
        self._queue = queue
        self._kinds = kinds
        self._turn = 0

    async def due(
        self, now: datetime, count: int, *, but: Container[str]
    ) -> tuple[list[Due], datetime | None]:
        """Returns the next jobs except some; if these are all, also when another one is due."""
        seen = await asyncio.gather(*(self._in_lane(lane, now, count, but) for _, lane in _LANES))
        due: dict[Priority, list[Due]] = {}
        for (priority, _), (in_lane, _) in zip(_LANES, seen, strict=True):
            due.setdefault(priority, []).extend(in_lane)
        next_at = min((at for _, at in seen if at is not None), default=None)
        return self._dealt(due, count), next_at

    def _dealt(self, due: dict[Priority, list[Due]], count: int) -> list[Due]:
        waiting = {priority: deque(sorted(some)) for priority, some in due.items() if some}
        dealt: list[Due] = []
        while waiting and len(dealt) < count:
            priority, self._turn = next_turn(self._turn, waiting)
            dealt.append(waiting[priority].popleft())
            if not waiting[priority]:
                del waiting[priority]
        return dealt

    async def _in_lane(
        self, lane: str, now: datetime, count: int, but: Container[str]
    ) -> tuple[list[Due], datetime | None]:
        """Returns the first due jobs of a lane; if these are all, also when another one is due."""
        query = (
            Job.in_lane(self._queue, lane)
            .with_hidden()  # waiting jobs never expire, so expiry need not be checked
            .only(Job.job_id, Job.kind, Job.due_at)
            .limit(count + 1)
        )
        due: list[Due] = []
        while True:
            page = await self._db.run(query)
            for job_id, kind, due_at in page.items:
                if due_at > now:
                    return due, due_at
                # The index may lag, and show jobs that were just taken.
                if kind in self._kinds and job_id not in but:
                    due.append(Due(due_at, job_id, lane))
            if page.cursor is None or len(due) >= count:
                return due, None
            query = query.from_cursor(page.cursor)
