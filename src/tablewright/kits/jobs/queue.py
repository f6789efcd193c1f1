"""JobQueue: where a system's jobs are added, by themselves or together with other writes.

    await db.run(jobs.add("resize", {"image": "i1"}))
    await db.run(transaction(image.create(), jobs.add("resize", {"image": "i1"}, job_id="i1")))

Not here: doing them (`jobs.runner`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from tablewright.api.waiting import Wakes
from tablewright.clock import Clock
from tablewright.errors import AlreadyExistsError, InvalidError
from tablewright.ids import Ids
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.records import FAILED_LANE, Job, instant, lane_of
from tablewright.model import Query, Session, Update, assign, remove
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import Prepared, WriteOperation

_ID = re.compile(rf"[^#\x00-\x1f]{{1,{limits.JOB_ID_LENGTH_MAX}}}")


class AddJob(WriteOperation[Job]):
    """Adds a job and wakes the runners of this service; returns the job.

    By itself it changes nothing if there is such a job, and returns that. In a transaction it is a
    part that fails then, so that the whole does not happen twice.
    """

    __slots__ = ("_wake", "job")

    def __init__(self, job: Job, wake: Callable[[], None]) -> None:
        self.job = job
        self._wake = wake

    def prepared(self, session: Session) -> Steps[Prepared[Job]]:
        """The job as a new item."""
        prepared = yield from self.job.create().prepared(session)

        def finish(answer: dict[str, Any]) -> Steps[Job]:
            added = yield from prepared.finish(answer)
            self._wake()
            return added

        return replace(prepared, finish=finish)

    def steps(self, session: Session) -> Steps[Job]:
        """The calls of this operation."""
        try:
            return (yield from super().steps(session))
        except AlreadyExistsError as there:
            if not isinstance(there.found, Job):
                raise
            if there.is_outcome_unknown:  # it may be this very job
                self._wake()
            return there.found


@dataclass(slots=True)
class JobQueue:
    """The jobs of one system."""

    name: str
    clock: Clock
    ids: Ids
    wakes: Wakes = field(default_factory=Wakes)  # `Runtime.wakes` reaches every process

    def add(
        self,
        kind: str,
        payload: Mapping[str, Any] | None = None,
        *,
        job_id: str | None = None,
        tenant: str = "",
        at: datetime | None = None,
    ) -> AddJob:
        """The operation that adds a job, due at once if `at` names no other time.

        Without a `job_id` it gets a fresh one. A job that is done is remembered for a day, so that
        adding its id again in that time changes nothing.
        """
        job_id = self.ids.uuid() if job_id is None else job_id
        if _ID.fullmatch(job_id) is None:
            raise InvalidError(f"{job_id[:80]!r} is not a valid job id.")
        job = Job(
            queue=self.name,
            job_id=job_id,
            kind=kind,
            tenant=tenant,
            payload=dict(payload or {}),
            lane=lane_of(job_id),
            due_at=instant(self.clock) if at is None else at,
        )
        return AddJob(job, self.wake)

    def failed(self) -> Query[Job]:
        """The jobs that were given up, the oldest first."""
        return Job.in_lane(self.name, FAILED_LANE)

    def redo(self, job: Job) -> Update[Job]:
        """Makes a job due again that was given up."""
        return (
            Job.at(queue=self.name, job_id=job.job_id)
            .update(
                assign(Job.lane, lane_of(job.job_id)),
                assign(Job.due_at, instant(self.clock)),
                assign(Job.attempts, 0),
                remove(Job.ended_at),
                remove(Job.expires_at),
            )
            .when(Job.lane == FAILED_LANE)
        )

    def wake(self) -> None:
        """Lets the runners of this service look for jobs now."""
        self.wakes.wake((self.name, "jobs"))

    def watching(self) -> AbstractContextManager[asyncio.Event]:
        """An event that is set when a job is added, for the length of a block."""
        return self.wakes.watching((self.name, "jobs"))
