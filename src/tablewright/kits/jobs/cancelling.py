"""CancelJob: a waiting job ends at once; a running one is asked to end.

Not here: how a handler notices a cancellation (`jobs.running`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from tablewright.errors import ItemNotFoundError
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.gates import Gates
from tablewright.kits.jobs.passing import PassingOperation
from tablewright.kits.jobs.records import Job
from tablewright.model import assign, exists
from tablewright.model.calls import Session, Steps
from tablewright.model.operations.writing import Prepared, WriteOperation

if TYPE_CHECKING:
    from tablewright.kits.jobs.queue import JobQueue


class CancelJob(PassingOperation[Job]):
    """Cancels a job, and returns it. A job that has ended is unchanged.

    Raises `ItemNotFoundError` if there is no such job.
    """

    __slots__ = ("_job_id",)

    def __init__(self, queue: JobQueue, job_id: str) -> None:
        super().__init__(queue)
        self._job_id = job_id

    def prepared(self, session: Session) -> Steps[Prepared[Job]]:
        """The items to write; a running job's process is woken afterwards."""
        prepared = yield from super().prepared(session)
        inner = prepared.finish

        def finish(answer: dict[str, Any]) -> Steps[Job]:
            job = yield from inner(answer)
            if job.state == "running":
                self._queue.wake_runs()
            return job

        prepared.finish = finish
        return prepared

    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], Job]]:
        """Ends a waiting job, or asks a running one to end."""
        job = yield from self.found(self._job_id, gates.session)
        if job is None:
            raise ItemNotFoundError(f"Job {self._job_id!r} not found.")
        if job.ended_at is not None:
            return [], job
        job.cancelled_at = job.cancelled_at or gates.now
        place, wish = Job.at(queue=job.queue, job_id=job.job_id), job.cancelled_at
        if job.lease_owner is not None:
            update = place.update(assign(Job.cancelled_at, wish))
            return [update.when(Job.lease == job.lease, exists(Job.lease_owner))], job
        as_read = job.unchanged()
        yield from gates.leave(job)
        job.lane, job.due_at, job.waits_for = None, gates.now, None
        job.ended_at = gates.now
        job.expires_at = gates.now + timedelta(seconds=limits.JOB_KEPT_SECONDS)
        end = place.update(
            *job.placed(),
            assign(Job.cancelled_at, wish),
            assign(Job.ended_at, job.ended_at),
            assign(Job.expires_at, job.expires_at),
        )
        return [end.when(*as_read)], job
