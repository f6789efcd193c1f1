"""SettleJob: writes the outcome of an attempt, and advances the next jobs.

A job without a line and a cap is one write. Otherwise the line and the cap that it leaves, and the
jobs that come after it, are in the same transaction. The process may take the next job of the line
in it, so that short jobs of a line follow each other without a query.
Not here: outcomes (`jobs.leases`).
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from tablewright.errors import ConditionFailedError
from tablewright.kits.jobs.gates import Gates
from tablewright.kits.jobs.leases import Lease, Outcome, Taker
from tablewright.kits.jobs.passing import PassingOperation
from tablewright.kits.jobs.records import Job
from tablewright.model import Session, Update, exists, missing, remove
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import WriteOperation

if TYPE_CHECKING:
    from tablewright.kits.jobs.queue import JobQueue


class _SettledBefore(Exception):
    """The outcome was written by an earlier attempt, whose response was lost."""


class SettleJob(PassingOperation["Lease | None"]):
    """Writes an outcome under the lease; returns a lease of the line's next job, if it took that.

    Raises `ConditionFailedError` if another process has the job.
    """

    __slots__ = ("_lease", "_next", "_outcome", "_taker")

    def __init__(
        self, queue: JobQueue, lease: Lease, outcome: Outcome, taker: Taker | None = None
    ) -> None:
        super().__init__(queue)
        self._lease = lease
        self._outcome = outcome
        self._taker = taker
        self._next: Lease | None = None

    def taker(self) -> Taker | None:
        """The process that wrote the outcome."""
        return self._taker

    def steps(self, session: Session) -> Steps[Lease | None]:
        """The calls of this operation."""
        try:
            return (yield from super().steps(session))
        except _SettledBefore:
            return (yield from self._taken_before(session))

    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], Lease | None]]:
        """Applies the outcome to the job, and advances the next job of its line."""
        job = yield from self._current(gates.session)
        outcome, was_held = self._outcome, bool(job.is_held)
        if not outcome.is_end and (job.cancelled_at is not None or self._lease.is_cancelled):
            outcome = self._lease.cancelled(gates.now)
        if outcome.is_end:
            yield from gates.leave(job)
            job.lane, job.due_at, job.waits_for, job.is_held = outcome.lane, outcome.at, None, None
        else:
            yield from self._put_off(gates, job, outcome)
        self._next = None
        if gates.taken is not None and self._taker is not None:
            self._next = Lease(gates.taken, self._taker.until)
        return [self._write(job, outcome, was_held=was_held)], self._next

    def _put_off(self, gates: Gates, job: Job, outcome: Outcome) -> Steps[None]:
        job.due_at = outcome.at
        if job.is_held and job.line is not None:
            job.is_held = None
            line = yield from gates.line(job.tenant, job.line)
            if line.is_held:
                yield from gates.step_back(line, job)
                return
        yield from gates.leave_cap(job)
        if outcome.at <= gates.now and job.has_gates:  # the others of the cap have their turn first
            yield from gates.go_on(job)
            return
        if not outcome.keeps_place:
            yield from gates.leave_line(job)
        gates.put_off(job, outcome.at)

    def _write(self, job: Job, outcome: Outcome, *, was_held: bool) -> Update[Job]:
        """Returns the write of the job, if this process still has it and it is unchanged."""
        update = (
            Job.at(queue=job.queue, job_id=job.job_id)
            .update(*job.placed(), remove(Job.lease_owner), *outcome.changes)
            .when(Job.lease == self._lease.job.lease, exists(Job.lease_owner))
        )
        if outcome.is_end:
            return update
        return update.when(
            missing(Job.cancelled_at), exists(Job.is_held) if was_held else missing(Job.is_held)
        )

    def _current(self, session: Session) -> Steps[Job]:
        """Returns the job as it was taken; after a failed write, as it is stored now."""
        if self._tries == 1:
            return copy(self._lease.job)
        job = yield from self.found(self._lease.job.job_id, session)
        if job is None or job.lease != self._lease.job.lease:
            raise ConditionFailedError("Another process has taken the job.", found=job)
        if job.lease_owner is None:
            raise _SettledBefore
        return job

    def _taken_before(self, session: Session) -> Steps[Lease | None]:
        """Returns the next job of the line, if an earlier write has taken it for us."""
        if self._next is None:
            return None
        job = yield from self.found(self._next.job.job_id, session)
        is_own = job is not None and job.lease == self._next.job.lease
        return Lease(job, self._next.until) if job is not None and is_own else None
