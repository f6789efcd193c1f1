"""Passing: operations that pass lines and caps, by themselves or as parts of transactions.

If another process has changed a line or a cap in between, the whole operation is tried again, with
the new state.
Not here: what happens to lines and caps (`jobs.gates`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from tablewright.clock import instant
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.gate_records import CapState, Line
from tablewright.kits.jobs.gates import Gates
from tablewright.kits.jobs.leases import Taker
from tablewright.kits.jobs.records import Job
from tablewright.model import Session
from tablewright.model.calls import Pause, Steps
from tablewright.model.operations.writing import (
    LostGuardError,
    Prepared,
    Write,
    WriteOperation,
)
from tablewright.model.plans.entry_plans import WireItem

if TYPE_CHECKING:
    from tablewright.kits.jobs.queue import JobQueue

T = TypeVar("T")


class PassingOperation(WriteOperation[T]):
    """An operation on a job and the lines and caps that it passes."""

    __slots__ = ("_queue", "_tries", "known")

    def __init__(self, queue: JobQueue) -> None:
        self._queue = queue
        self._tries = 0
        # Lines and caps that were read before, by their hashes; for the first attempt.
        self.known: Mapping[str, Line | CapState | None] | None = None

    @abstractmethod
    def passed(self, gates: Gates) -> Steps[tuple[list[WriteOperation[Any]], T]]:
        """Passes the gates; returns the operation's own writes, and its result."""

    def taker(self) -> Taker | None:
        """The process that takes the next job of a line, if one does."""
        return None

    def prepared(self, session: Session) -> Steps[Prepared[T]]:
        """Returns the writes of the job, and of the lines and caps that were read."""
        self._tries += 1
        now = instant(self._queue.clock)
        known = self.known if self._tries == 1 else None
        gates = Gates(self._queue.name, self._queue.ids, now, session, self.taker(), known)
        own, result = yield from self.passed(gates)
        writes = yield from self.guarded([*own, *gates.writes()], session)

        def finish(answer: dict[str, Any]) -> Steps[T]:
            if gates.has_moved:
                self._queue.wake()
            return result
            yield

        return Prepared(writes, finish)

    def guarded(
        self, operations: Iterable[WriteOperation[Any]], session: Session
    ) -> Steps[tuple[Write, ...]]:
        """Returns the writes; if a condition fails, the whole operation is retried."""
        writes: list[Write] = []
        for operation in operations:
            prepared = yield from operation.prepared(session)
            writes += prepared.writes
        for write in writes:
            write.explain = self._lost
        return tuple(writes)

    def found(self, job_id: str, session: Session) -> Steps[Job | None]:
        """A job as it is now."""
        get = Job.get(self._queue.name, job_id).with_hidden().consistently()
        return (yield from get.steps(session))

    def _lost(self, found: WireItem | None) -> Exception:
        return LostGuardError(repair=self._paused)

    def _paused(self) -> Steps[None]:
        """Waits long enough that conflicting writers do not meet again."""
        most = limits.GATE_PAUSE_SECONDS * 2 ** min(self._tries, limits.GATE_PAUSE_DOUBLINGS_MAX)
        yield Pause(most * self._queue.share())
