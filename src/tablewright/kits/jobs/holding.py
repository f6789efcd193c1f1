"""HoldLine and ReleaseLine: a line on hold starts no job, but accepts new ones.

A running job continues until it ends, or until the end of its slice.
Not here: the order of a line (`jobs.gates`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright.kits.jobs.gate_records import Line
from tablewright.kits.jobs.gates import Gates
from tablewright.kits.jobs.passing import PassingOperation
from tablewright.kits.jobs.records import Job
from tablewright.model import assign, exists
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import WriteOperation

if TYPE_CHECKING:
    from tablewright.kits.jobs.queue import JobQueue


class _LineOperation(PassingOperation[Line]):
    __slots__ = ("_name", "_tenant")

    def __init__(self, queue: JobQueue, name: str, tenant: str) -> None:
        super().__init__(queue)
        self._name = name
        self._tenant = tenant

    def first_of(self, line: Line, gates: Gates) -> Steps[Job | None]:
        """Returns the first job of the line; None if it has ended."""
        if line.first is None:
            return None
        job = yield from self.found(line.first, gates.session)
        return None if job is None or job.ended_at is not None else job

    def marking(self, job: Job, is_held: bool | None) -> WriteOperation[Any]:
        """Returns the write that marks a running job with the hold of its line."""
        place = Job.at(queue=job.queue, job_id=job.job_id)
        update = place.update(assign(Job.is_held, is_held))
        if job.lease_owner is None:  # its process has ended, and no other has taken it since
            return update.when(*job.unchanged())
        return update.when(Job.lease == job.lease, exists(Job.lease_owner))


class HoldLine(_LineOperation):
    """Puts a line on hold; returns it."""

    __slots__ = ()

    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], Line]]:
        """Moves the first job back into the line, unless it is running."""
        line = yield from gates.line(self._tenant, self._name)
        line.is_held = True
        job = yield from self.first_of(line, gates)
        if job is None:
            line.first = None
            return [], line
        if job.lease_owner is not None:
            return [self.marking(job, is_held=True)], line
        as_read = job.unchanged()
        yield from gates.step_back(line, job)
        back = Job.at(queue=job.queue, job_id=job.job_id).update(*job.placed())
        return [back.when(*as_read)], line


class ReleaseLine(_LineOperation):
    """Releases a line, and starts its next job; returns the line."""

    __slots__ = ()

    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], Line]]:
        """Starts the next job, unless one is running."""
        line = yield from gates.line(self._tenant, self._name)
        line.is_held = False
        job = yield from self.first_of(line, gates)
        if job is None:
            yield from gates.advance(line)
            return [], line
        return [self.marking(job, is_held=None)] if job.is_held else [], line
