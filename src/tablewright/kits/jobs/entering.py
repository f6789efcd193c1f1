"""EnterJob: a job whose time has come passes its line and cap, and is taken if it can be.

Such a job was added for later, or has waited for its next attempt, without a slot.
Not here: taking a job that has passed them (`jobs.leases`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright.clock import instant
from tablewright.errors import ConditionFailedError
from tablewright.kits.jobs.gates import Gates
from tablewright.kits.jobs.leases import Lease, Taker
from tablewright.kits.jobs.passing import PassingOperation
from tablewright.kits.jobs.records import FOR_TIME, Job
from tablewright.model import assign
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import WriteOperation

if TYPE_CHECKING:
    from tablewright.kits.jobs.queue import JobQueue


class EnterJob(PassingOperation["Lease | None"]):
    """Passes line and cap; returns a lease, or None if the job waits behind others now."""

    __slots__ = ("_job_id", "_taker")

    def __init__(self, queue: JobQueue, job_id: str, taker: Taker) -> None:
        super().__init__(queue)
        self._job_id = job_id
        self._taker = taker

    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], Lease | None]]:
        """The job in its line, before its cap, or taken."""
        job = yield from self.found(self._job_id, gates.session)
        now = instant(self._queue.clock)
        if job is None or job.waits_for != FOR_TIME or job.due_at > now:
            raise ConditionFailedError("Another process was faster.", found=job)
        as_read = job.unchanged()
        job.waits_for = None
        if job.line is not None and job.line_place is None:
            yield from gates.enter(job)
        else:
            yield from gates.go_on(job)
        is_due = job.lane is not None
        if is_due:
            self._taker.take(job)
        update = Job.at(queue=job.queue, job_id=job.job_id).update(
            *job.placed(),
            assign(Job.lease, job.lease),
            assign(Job.lease_owner, job.lease_owner),
            assign(Job.attempts, job.attempts),
        )
        return [update.when(*as_read)], Lease(job, self._taker.until) if is_due else None
