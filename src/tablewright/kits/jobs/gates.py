"""Gates: how jobs pass their lines and caps, as changes of one transaction.

A job passes its line first: it is the line's first job, or waits behind others. Then it passes its
cap: it takes a slot, or waits for one. After both it is in a lane, due like every other job.

    gates = Gates("photos", ids, now, session)
    yield from gates.enter(job)             # changes `job`, and what it has read of line and cap
    transaction(job.create(), *gates.writes())

A job that leaves advances the next ones, in the same transaction, so that no line stalls. A job
that waits for a time has no slot.

Every line and cap that was read is written with a fresh stamp, on condition of the old one: if
another process was faster, nothing happens, and the operation is tried again.
Not here: the operations (`jobs.adding`, `jobs.settling` and their neighbours).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, TypeVar, cast

from tablewright.errors import StoredItemError
from tablewright.ids import Ids
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.gate_records import CapState, Line, gate_of
from tablewright.kits.jobs.leases import Taker
from tablewright.kits.jobs.places import Places
from tablewright.kits.jobs.priorities import Priority, next_turn
from tablewright.kits.jobs.records import FAILED_LANE, FOR_CAP, FOR_LINE, FOR_TIME, Job
from tablewright.model import Get, Session, Update, assign, missing
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import WriteOperation

G = TypeVar("G", Line, CapState)


@dataclass(slots=True)
class _Read(Generic[G]):
    """A line or cap with its changes, and the stamp that was read; None without a record."""

    record: G
    stamp: str | None


class Gates:
    """The lines and caps that the jobs of one transaction pass."""

    def __init__(
        self,
        queue: str,
        ids: Ids,
        now: datetime,
        session: Session,
        taker: Taker | None = None,
        known: Mapping[str, Line | CapState | None] | None = None,
    ) -> None:
        """A `taker` takes the next job of a line at once, if it can.

        `known` has lines and caps that were read before, by their hashes; None for missing ones.
        """
        self._queue = queue
        self._ids = ids
        self.now = now
        self.session = session
        self._taker = taker
        self._known: Mapping[str, Line | CapState | None] = known or {}
        self._lines: dict[str, _Read[Line]] = {}
        self._caps: dict[str, _Read[CapState]] = {}
        self._places = Places(queue, session)
        self._jobs: dict[str, Job] = {}  # every job that is known here
        self._own: set[str] = set()  # the jobs that the operation is about, and writes itself
        self._moved: dict[str, Job] = {}  # the jobs that they have let pass
        self._unreadable: list[Update[Job]] = []
        self.taken: Job | None = None

    @property
    def has_moved(self) -> bool:
        """Whether another job is due now."""
        return any(job is not self.taken and job.lane for job in self._moved.values())

    # Passing

    def enter(self, job: Job) -> Steps[None]:
        """Adds a job to its line, and advances it if it is the first."""
        self._know(job)
        if job.line is not None:
            line = yield from self.line(job.tenant, job.line)
            line.last_place += 1
            job.line_place = line.last_place
            if line.first is not None or line.is_held:
                self._wait_in(line, job)
                return
            line.first = job.job_id
        yield from self._go_on(job)

    def go_on(self, job: Job) -> Steps[None]:
        """Makes a job with its line due, unless it must wait for its time or its cap."""
        self._know(job)
        yield from self._go_on(job)

    def _go_on(self, job: Job) -> Steps[None]:
        if job.due_at > self.now:
            self.put_off(job, job.due_at)
        elif job.cap is None:
            self._let_on(job)
        else:
            cap = yield from self._cap(job)
            added_at = job.created_at or self.now
            if added_at >= (cap.decided_at or added_at):
                cap.at_once, cap.decided_at = job.at_once or 1, added_at
            cap.last_place += 1
            cap.waiting[job.urgency] += 1
            job.lane, job.waits_for, job.cap_place = None, FOR_CAP, cap.last_place
            self._places.put(job, cap.gate, job.urgency, cap.last_place)
            yield from self._let_in(cap)

    def put_off(self, job: Job, at: datetime) -> None:
        """Postpones a job. If it has no slot by then, it must get one."""
        is_outside = job.cap is not None or (job.line is not None and job.line_place is None)
        job.lane, job.due_at = job.own_lane, at
        job.waits_for = FOR_TIME if is_outside else None

    def leave(self, job: Job) -> Steps[None]:
        """A job leaves its cap and its line."""
        yield from self.leave_cap(job)
        yield from self.leave_line(job)

    def leave_cap(self, job: Job) -> Steps[None]:
        """Releases a job's slot, or its place before the cap."""
        self._know(job)
        if job.cap is None:
            return
        cap = yield from self._cap(job)
        if job.cap_place is not None:
            self._places.take(job, cap.gate, job.urgency, job.cap_place)
            cap.waiting[job.urgency] -= 1
            job.cap_place = None
        elif job.job_id in cap.inside:
            cap.inside.remove(job.job_id)
        yield from self._let_in(cap)

    def leave_line(self, job: Job) -> Steps[None]:
        """Releases a job's place in the line; if it was the first, the next one advances."""
        self._know(job)
        if job.line is None or job.line_place is None:
            return
        line = yield from self.line(job.tenant, job.line)
        if job.waits_for == FOR_LINE:
            self._places.take(job, line.gate, 0, job.line_place)
            line.waiting -= 1
        elif line.first == job.job_id:
            yield from self.advance(line)
        job.line_place = None

    def advance(self, line: Line) -> Steps[None]:
        """The next job of a line becomes the first, unless the line is on hold."""
        line.first = None
        for _ in range(limits.GATE_MOVES_MAX):
            if line.waiting == 0 or line.is_held:
                return
            place = yield from self._places.first(line.gate, 0, line.waiting)
            if place is None:  # items were deleted manually
                line.waiting = 0
                return
            line.waiting -= 1
            job = yield from self._job(place.job_id)
            if job is not None and job.waits_for == FOR_LINE and job.line_place == place.place:
                line.first, job.waits_for = job.job_id, None
                self._move(job)
                yield from self._go_on(job)
                self._take(job)
                return

    def step_back(self, line: Line, job: Job) -> Steps[None]:
        """The first job of a line on hold waits in the line again, before all others."""
        yield from self.leave_cap(job)
        line.first, job.is_held = None, None
        self._wait_in(line, job)

    # Inside

    def _know(self, job: Job) -> None:
        self._jobs[job.job_id] = job
        self._own.add(job.job_id)

    def _move(self, job: Job) -> None:
        if job.job_id not in self._own:
            self._moved[job.job_id] = job

    def _wait_in(self, line: Line, job: Job) -> None:
        assert job.line_place is not None, "only a job in the line can wait there"
        job.lane, job.waits_for = None, FOR_LINE
        self._places.put(job, line.gate, 0, job.line_place)
        line.waiting += 1

    def _let_in(self, cap: CapState) -> Steps[None]:
        """Gives free slots to waiting jobs, by priority, in order."""
        for _ in range(limits.GATE_MOVES_MAX):
            waiting = [one for one in Priority if cap.waiting[one] > 0]
            if not waiting or len(cap.inside) >= cap.at_once:
                return
            priority, cap.turn = next_turn(cap.turn, waiting)
            place = yield from self._places.first(cap.gate, priority, cap.waiting[priority])
            if place is None:  # items were deleted manually
                cap.waiting[priority] = 0
                continue
            cap.waiting[priority] -= 1
            job = yield from self._job(place.job_id)
            if job is not None and job.waits_for == FOR_CAP and job.cap_place == place.place:
                cap.inside.append(job.job_id)
                job.cap_place = None
                self._move(job)
                self._let_on(job)

    def _let_on(self, job: Job) -> None:
        job.lane, job.due_at, job.waits_for = job.own_lane, self.now, None

    def _take(self, job: Job) -> None:
        is_due = job.lane is not None and job.waits_for is None and job.due_at <= self.now
        if is_due and self._taker is not None and self._taker.may_take(job):
            self._taker.take(job)
            self.taken = job

    # Reading

    def line(self, tenant: str, name: str) -> Steps[Line]:
        """A line, as it was read and changed here."""
        gate = gate_of("line", tenant, name)
        if gate not in self._lines:
            found = yield from self._found(Line.get(self._queue, gate), gate)
            stamp = None if found is None else found.stamp
            line = found or Line(queue=self._queue, gate=gate, tenant=tenant, line=name)
            self._lines[gate] = _Read(line, stamp)
        return self._lines[gate].record

    def _cap(self, job: Job) -> Steps[CapState]:
        assert job.cap is not None, "only a job with a cap passes one"
        gate = gate_of("cap", job.tenant, job.cap)
        if gate not in self._caps:
            found = yield from self._found(CapState.get(self._queue, gate), gate)
            stamp = None if found is None else found.stamp
            cap = found or CapState(
                queue=self._queue,
                gate=gate,
                tenant=job.tenant,
                cap=job.cap,
                at_once=job.at_once or 1,
                inside=[],
                waiting=[0] * len(Priority),
            )
            self._caps[gate] = _Read(cap, stamp)
        return self._caps[gate].record

    def _found(self, get: Get[G], gate: str) -> Steps[G | None]:
        if gate in self._known:
            return cast("G | None", self._known[gate])
        return (yield from get.consistently().steps(self.session))

    def _job(self, job_id: str) -> Steps[Job | None]:
        """Returns a waiting job. An unreadable one is abandoned: it must not block its line."""
        if job_id not in self._jobs:
            get = Job.get(self._queue, job_id).with_hidden().consistently()
            try:
                found = yield from get.steps(self.session)
            except StoredItemError:
                self._unreadable.append(self._giving_up(job_id))
                return None
            if found is None:
                return None
            self._jobs[job_id] = found
        return self._jobs[job_id]

    # Writing

    def writes(self) -> list[WriteOperation[Any]]:
        """Returns the writes besides the job that entered or left."""
        writes: list[WriteOperation[Any]] = [*self._unreadable, *self._places.writes()]
        for line in self._lines.values():
            is_listed = line.record.waiting > 0 or line.record.is_held
            line.record.waiting_since = (
                (line.record.waiting_since or self.now) if is_listed else None
            )
            writes += self._written(line, Line)
        for cap in self._caps.values():
            writes += self._written(cap, CapState)
        return writes + [self._moving(job) for job in self._moved.values()]

    def _written(self, read: _Read[G], entity: type[G]) -> list[WriteOperation[Any]]:
        record, stamp = read.record, read.stamp
        if stamp is None:
            record.stamp = self._ids.uuid()
            return [] if record.is_empty else [record.create()]
        if record.is_empty:
            place = entity.at(queue=record.queue, gate=record.gate)
            return [place.erase().when(entity.stamp == stamp)]
        record.stamp = self._ids.uuid()
        return [record.put(entity.stamp == stamp)]

    def _moving(self, job: Job) -> Update[Job]:
        changes = job.placed()
        if job is self.taken:
            changes += (
                assign(Job.lease, job.lease),
                assign(Job.lease_owner, job.lease_owner),
                assign(Job.attempts, job.attempts),
            )
        return (
            Job.at(queue=job.queue, job_id=job.job_id)
            .update(*changes)
            .when(missing(Job.lane), missing(Job.ended_at))
        )

    def _giving_up(self, job_id: str) -> Update[Job]:
        return Job.at(queue=self._queue, job_id=job_id).update(
            assign(Job.lane, FAILED_LANE),
            assign(Job.due_at, self.now),
            assign(Job.ended_at, self.now),
            assign(Job.last_error, "The job could not be read."),
        )
