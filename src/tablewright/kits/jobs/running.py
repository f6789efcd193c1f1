"""RunningJob: a job as its handler sees it.

    async def sync(job: RunningJob) -> Again | None:
        for number, page in enumerate(pages):
            ...
            await job.progress(number, len(pages))
            if job.is_cancelled:
                return None

Not here: the attempt around it (`jobs.attempts`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tablewright.kits.jobs.leases import Lease
from tablewright.kits.jobs.records import Job
from tablewright.model.stored.instances import values_of

Report = Callable[[int, int | None], Awaitable[None]]


class RunningJob(Job, abstract=True):
    """A job that this process holds, for its handler."""

    __slots__ = ("_lease", "_report")

    _lease: Lease
    _report: Report

    @classmethod
    def of(cls, lease: Lease, report: Report) -> RunningJob:
        """The job of a lease."""
        job = cls.__new__(cls)
        values_of(job).update(values_of(lease.job))
        object.__setattr__(job, "_lease", lease)
        object.__setattr__(job, "_report", report)
        return job

    @property
    def is_cancelled(self) -> bool:
        """Whether the job was cancelled, as far as this process knows.

        If the handler reports progress, it notices a cancellation within a second, otherwise
        within some 20 seconds. A handler that does not return 20 seconds later is cancelled.
        """
        return self._lease.is_cancelled

    async def progress(self, done: int, total: int | None = None) -> None:
        """Reports the amount done, and the total if it is known.

        It is written at most once a second, and when the attempt ends.
        """
        self.done, self.total = done, total
        await self._report(done, total)
