"""JobQueue: adds a system's jobs, alone or together with other writes.

    await db.run(jobs.add("resize", {"image": "i1"}))
    await db.run(transaction(image.create(), jobs.add("resize", {"image": "i1"}, job_id="i1")))

Not here: running them (`jobs.runner`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from tablewright.api.waiting import Wakes
from tablewright.clock import Clock
from tablewright.errors import InvalidError
from tablewright.ids import Ids, random_share
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.adding import AddJob
from tablewright.kits.jobs.cancelling import CancelJob
from tablewright.kits.jobs.caps import Cap
from tablewright.kits.jobs.gate_records import Line, check_name
from tablewright.kits.jobs.holding import HoldLine, ReleaseLine
from tablewright.kits.jobs.priorities import Priority
from tablewright.kits.jobs.records import FAILED_LANE, FOR_TIME, Job, instant
from tablewright.model import Query, Update, assign, remove

_ID = re.compile(rf"[^#\x00-\x1f]{{1,{limits.JOB_ID_LENGTH_MAX}}}")


@dataclass(slots=True)
class JobQueue:
    """The jobs of one system."""

    name: str
    clock: Clock
    ids: Ids
    wakes: Wakes = field(default_factory=Wakes)  # `Runtime.wakes` reaches every process
    share: Callable[[], float] = random_share  # of the longest pause after a conflict

    def add(
        self,
        kind: str,
        payload: Mapping[str, Any] | None = None,
        *,
        job_id: str | None = None,
        tenant: str = "",
        at: datetime | None = None,
        line: str | None = None,
        cap: Cap | None = None,
        priority: Priority = Priority.NORMAL,
    ) -> AddJob:
        """The operation that adds a job, due at once if `at` names no other time.

        Without a `job_id` it gets a fresh one. A job that is done is remembered for a day, so that
        adding its id again in that time changes nothing.

        The jobs of a `line` run one at a time, in the order in which they were added; one with `at`
        joins the line at its time. Of the jobs with a `cap`, a limited number runs at once. Lines
        and caps belong to a tenant. A transaction adds one job to a line at most.
        """
        job_id = self.ids.uuid() if job_id is None else job_id
        if _ID.fullmatch(job_id) is None:
            raise InvalidError(f"{job_id[:80]!r} is not a valid job id.")
        if line is not None:
            check_name("line", line)
        now = instant(self.clock)
        job = Job(
            queue=self.name,
            job_id=job_id,
            kind=kind,
            tenant=tenant,
            payload=dict(payload or {}),
            due_at=now if at is None else at,
            line=line,
            cap=None if cap is None else cap.name,
            at_once=None if cap is None else cap.at_once,
            priority=None if priority is Priority.NORMAL else int(priority),
        )
        job.lane = job.own_lane
        if job.has_gates and job.due_at > now:
            job.waits_for = FOR_TIME
        return AddJob(job, self)

    def cancel(self, job_id: str) -> CancelJob:
        """The operation that cancels a job: one that waits ends at once.

        A running job is asked to end, and is cancelled if it does not.
        """
        return CancelJob(self, job_id)

    def failed(self) -> Query[Job]:
        """Lists abandoned jobs, oldest first."""
        return Job.in_lane(self.name, FAILED_LANE)

    def redo(self, job: Job) -> Update[Job]:
        """Makes a failed job due again. It joins its line at the end."""
        return (
            Job.at(queue=self.name, job_id=job.job_id)
            .update(
                assign(Job.lane, job.own_lane),
                assign(Job.due_at, instant(self.clock)),
                assign(Job.waits_for, FOR_TIME if job.has_gates else None),
                assign(Job.attempts, 0),
                remove(Job.ended_at),
                remove(Job.expires_at),
            )
            .when(Job.lane == FAILED_LANE)
        )

    def lines(self) -> Query[Line]:
        """The lines that are on hold or have waiting jobs, page by page, the longest first."""
        return Line.listed(self.name)

    def hold(self, line: str, *, tenant: str = "") -> HoldLine:
        """The operation that puts a line on hold: no job of it begins until its release."""
        check_name("line", line)
        return HoldLine(self, line, tenant)

    def release(self, line: str, *, tenant: str = "") -> ReleaseLine:
        """The operation that ends a hold."""
        check_name("line", line)
        return ReleaseLine(self, line, tenant)

    def wake(self) -> None:
        """Makes the runners of this service look for jobs now."""
        self.wakes.wake((self.name, "jobs"))

    def wake_runs(self) -> None:
        """Makes the runners of this service check for cancelled jobs."""
        self.wakes.wake((self.name, "cancelled"))

    def watching(self) -> AbstractContextManager[asyncio.Event]:
        """An event that is set when a job is added, for the length of a block."""
        return self.wakes.watching((self.name, "jobs"))

    def watching_runs(self) -> AbstractContextManager[asyncio.Event]:
        """An event that is set when a running job is cancelled, for the length of a block."""
        return self.wakes.watching((self.name, "cancelled"))
