"""Stored jobs.

A job is in a lane of the due index, sorted by the time from which it may be taken. Taking it
moves that time to the end of the lease, so the job of a killed holder becomes due without further
action.

    waiting   in a lane; due_at is when it is due
    held      the same, with a lease_owner; due_at is when the lease ends
    behind    in no lane: it waits for its line or its cap
    failed    in the lane "failed"; due_at is when that happened
    done      in no lane, with an ended_at

Jobs without a line, a cap or a priority are in the lanes 0, 1, ... There are several because all
waiting jobs of one lane are one partition of the index, and a partition takes a bounded number of
writes each second. A job's id determines its lane. All others are in the lane of their priority,
where versions before lines do not look.
Not here: adding jobs (`jobs.adding`), taking them (`jobs.leases`), lines (`jobs.gate_records`).
"""

from __future__ import annotations

import zlib
from datetime import datetime
from typing import Any, Final, Literal, TypeVar

from tablewright.api.records import ServiceRecords
from tablewright.clock import instant as instant
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.priorities import Priority
from tablewright.model import (
    Change,
    Condition,
    Entity,
    EpochMillis,
    EpochSeconds,
    Range,
    assign,
    attr,
    created,
    missing,
    ttl,
)

T = TypeVar("T")

LANES: Final = tuple(str(number) for number in range(limits.JOB_LANES))
PRIORITY_LANES: Final = {one: one.name.lower() for one in Priority}
ALL_LANES: Final = (*LANES, *PRIORITY_LANES.values())
FAILED_LANE: Final = "failed"

State = Literal["waiting", "running", "done", "failed", "cancelled"]

# The reason why a job with a line or a cap is not simply due.
FOR_TIME: Final = "time"  # it must pass its line and cap when it is due
FOR_LINE: Final = "line"  # other jobs of its line come first
FOR_CAP: Final = "cap"  # it is the first of its line, and all slots of its cap are taken


class Job(Entity, table=ServiceRecords, tenant="tenant"):
    """A job: to be done once, now or later, by any process."""

    queue: str = attr(doc="The job's system")
    job_id: str = attr(doc="The job's id; adding it twice adds one job")
    kind: str = attr(doc="The kind of job, which selects its handler")
    tenant: str = attr(default="", doc="The tenant; empty without one")
    payload: dict[str, Any] = attr(doc="Data for the handler")
    lane: str | None = attr(
        default=None, doc="Key of the due index; missing when done or waiting in line"
    )
    due_at: EpochMillis = attr(doc="When it may be taken; while it runs, the end of the lease")
    attempts: int = attr(default=0, doc="Attempts since it was added or postponed")
    lease: str | None = attr(default=None, doc="Token of the last taker")
    lease_owner: str | None = attr(default=None, doc="The process that holds it")
    last_error: str | None = attr(default=None, doc="Error of the last attempt")
    created_at: EpochMillis = created(doc="When it was added")
    ended_at: EpochMillis | None = attr(
        default=None, doc="When it was done, abandoned or cancelled"
    )
    expires_at: EpochSeconds | None = ttl(doc="When an ended job is deleted")
    line: str | None = attr(default=None, doc="The job's line")
    line_place: int | None = attr(default=None, doc="Position in the line")
    cap: str | None = attr(default=None, doc="The job's cap")
    cap_place: int | None = attr(default=None, doc="Position before the cap, while it waits")
    at_once: int | None = attr(default=None, doc="Number of slots of the cap")
    priority: int | None = attr(default=None, doc="Priority, unless normal")
    waits_for: str | None = attr(default=None, doc="The reason for waiting: time, line or cap")
    is_held: bool | None = attr(default=None, doc="Whether its line was put on hold while it ran")
    cancelled_at: EpochMillis | None = attr(default=None, doc="When it was cancelled")
    done: int | None = attr(default=None, doc="Completed work, as reported by the handler")
    total: int | None = attr(default=None, doc="Total work, if known")

    primary = ServiceRecords.primary("job#{queue}#{job_id}", "job")
    by_lane = ServiceRecords.due("jobs#{queue}#{lane}", "{due_at}#{job_id}")

    @primary.get
    def get(cls, queue: str, job_id: str) -> None:
        """Finds a job by its id."""

    @by_lane.query
    def in_lane(cls, queue: str, lane: str, due_at: Range[datetime] | None = None) -> None:
        """Lists the jobs of a lane, earliest due first."""

    @property
    def state(self) -> State:
        """The state of the job."""
        if self.ended_at is None:
            return "waiting" if self.lease_owner is None else "running"
        if self.lane == FAILED_LANE:
            return "failed"
        return "done" if self.cancelled_at is None else "cancelled"

    @property
    def urgency(self) -> Priority:
        """The priority; normal for a job without one."""
        if self.priority is None:
            return Priority.NORMAL
        return Priority(min(max(self.priority, Priority.LOW), Priority.URGENT))

    @property
    def has_gates(self) -> bool:
        """Whether it has a line or a cap."""
        return self.line is not None or self.cap is not None

    @property
    def own_lane(self) -> str:
        """The lane in which the job is listed when it is due."""
        if self.has_gates or self.priority is not None:
            return PRIORITY_LANES[self.urgency]
        return lane_of(self.job_id)

    def placed(self) -> tuple[Change, ...]:
        """Returns the changes that store where the job waits, and for what."""
        return (
            assign(Job.lane, self.lane),
            assign(Job.due_at, self.due_at),
            assign(Job.line_place, self.line_place),
            assign(Job.cap_place, self.cap_place),
            assign(Job.waits_for, self.waits_for),
            assign(Job.is_held, self.is_held),
        )

    def unchanged(self) -> tuple[Condition | bool, ...]:
        """The conditions that the job still waits as it was read, and no process has taken it."""
        return (
            missing(Job.lease_owner),
            missing(Job.ended_at),
            Job.due_at == self.due_at,
            _is(Job.lane, self.lane),
            _is(Job.waits_for, self.waits_for),
            _is(Job.line_place, self.line_place),
        )


def _is(attribute: T | None, value: T | None) -> Condition | bool:
    return missing(attribute) if value is None else attribute == value


def lane_of(job_id: str) -> str:
    """The lane that a job without a line, a cap or a priority waits in."""
    return LANES[zlib.crc32(job_id.encode()) % len(LANES)]
