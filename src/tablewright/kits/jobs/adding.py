"""AddJob: the operation that adds a job, with its place in a line.

Not here: the parameters of jobs (`jobs.queue`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tablewright.errors import AlreadyExistsError
from tablewright.kits.jobs.gate_records import CapState, Line, gate_of
from tablewright.kits.jobs.gates import Gates
from tablewright.kits.jobs.passing import PassingOperation
from tablewright.kits.jobs.records import FOR_TIME, Job
from tablewright.model import Get, Session, get_all
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import Prepared, WriteOperation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tablewright.client import AsyncDatabase
    from tablewright.kits.jobs.queue import JobQueue


class AddJob(PassingOperation[Job]):
    """Adds a job and wakes the runners of this service; returns the job.

    Alone, it changes nothing if the job exists, and returns that. In a transaction it then fails,
    so that the transaction does not happen twice.
    """

    __slots__ = ("_is_for_later", "job")

    def __init__(self, job: Job, queue: JobQueue) -> None:
        super().__init__(queue)
        self.job = job
        self._is_for_later = job.waits_for == FOR_TIME

    def gates(self) -> dict[str, Get[Any]]:
        """The line and the cap that it passes, by their hashes."""
        job = self.job
        if self._is_for_later:
            return {}
        found: dict[str, Get[Any]] = {}
        if job.line is not None:
            line = gate_of("line", job.tenant, job.line)
            found[line] = Line.get(job.queue, line)
        if job.cap is not None:
            cap = gate_of("cap", job.tenant, job.cap)
            found[cap] = CapState.get(job.queue, cap)
        return found

    def prepared(self, session: Session) -> Steps[Prepared[Job]]:
        """The job as a new item, and its place in its line."""
        passing = (yield from super().prepared(session)) if self.job.has_gates else None
        prepared = yield from self.job.create().prepared(session)

        def finish(answer: dict[str, Any]) -> Steps[Job]:
            added = yield from prepared.finish(answer)
            if added.lane is not None:
                self._queue.wake()
            elif passing is not None:  # the operation may have let other jobs pass
                yield from passing.finish(answer)
            return added

        writes = prepared.writes if passing is None else (*prepared.writes, *passing.writes)
        return replace(prepared, writes=writes, finish=finish)

    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], Job]]:
        """Enters the line, unless the job waits for a time first."""
        if not self._is_for_later:
            self.job.cap_place = None
            yield from gates.enter(self.job)
        return [], self.job

    def steps(self, session: Session) -> Steps[Job]:
        """The calls of this operation."""
        try:
            return (yield from super().steps(session))
        except AlreadyExistsError as there:
            if not isinstance(there.found, Job):
                raise
            if there.is_outcome_unknown:  # the existing job may be this one
                self._queue.wake()
            return there.found


async def read_ahead(db: AsyncDatabase, adding: Iterable[AddJob]) -> None:
    """Reads the lines and caps of jobs that will be added soon, in batches.

    Lines and caps of several jobs are omitted: the first job changes them. If another process
    changes one before its job is added, the job reads it again.
    """
    jobs = [(one, one.gates()) for one in adding]
    count = Counter(gate for _, gates in jobs for gate in gates)
    gets = {k: one for _, gates in jobs for k, one in gates.items() if count[k] == 1}
    found = await db.run(get_all(one.consistently() for one in gets.values())) if gets else []
    known = dict(zip(gets, found, strict=True))
    for job, gates in jobs:
        job.known = {gate: known[gate] for gate in gates if gate in known}
