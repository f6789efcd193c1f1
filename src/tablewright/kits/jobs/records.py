"""Jobs as they are stored.

A job lies in a lane of the due index, sorted by the time from which it may be taken. Taking it
moves that time to the end of the lease, so a job whose holder was killed becomes due by itself, and
nobody has to look for leases that ended.

    waiting   in one of the lanes 0, 1, ...; due_at is when it is due
    held      the same, with a lease_owner; due_at is when the lease ends
    given up  in the lane "failed"; due_at is when that happened
    done      in no lane

There are several lanes because all waiting jobs of one lane are one partition of the index, and a
partition takes a bounded number of writes each second. A job's id decides its lane.
Not here: adding jobs (`jobs.queue`), taking them (`jobs.leases`).
"""

from __future__ import annotations

import zlib
from datetime import datetime
from typing import Any, Final

from tablewright.api.records import ServiceRecords
from tablewright.clock import instant as instant
from tablewright.kits.jobs import limits
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    Range,
    attr,
    created,
    ttl,
)

LANES: Final = tuple(str(number) for number in range(limits.JOB_LANES))
FAILED_LANE: Final = "failed"


class Job(Entity, table=ServiceRecords, tenant="tenant"):
    """Something to be done once, now or later, by whichever process takes it."""

    queue: str = attr(doc="The system whose jobs these are")
    job_id: str = attr(doc="Adding the same id twice is one job")
    kind: str = attr(doc="Which handler does it")
    tenant: str = attr(default="", doc="Whose it is; empty if it is nobody's")
    payload: dict[str, Any] = attr(doc="What the handler needs to know")
    lane: str | None = attr(default=None, doc="Where it waits; none when it is done")
    due_at: EpochMillis = attr(doc="When it may be taken; while it is held, the end of the lease")
    attempts: int = attr(default=0, doc="How often it was taken since it was added or put off")
    lease: str | None = attr(default=None, doc="What the last taker knows, and nobody else")
    lease_owner: str | None = attr(default=None, doc="The process that holds it")
    last_error: str | None = attr(default=None, doc="Why the last attempt failed")
    created_at: EpochMillis = created(doc="When it was added")
    ended_at: EpochMillis | None = attr(default=None, doc="When it was done or given up")
    expires_at: EpochSeconds | None = ttl(doc="When an ended job is forgotten")

    primary = ServiceRecords.primary("job#{queue}#{job_id}", "job")
    by_lane = ServiceRecords.due("jobs#{queue}#{lane}", "{due_at}#{job_id}")

    @primary.get
    def get(cls, queue: str, job_id: str) -> None:
        """A job."""

    @by_lane.query
    def in_lane(cls, queue: str, lane: str, due_at: Range[datetime] | None = None) -> None:
        """The jobs of a lane, those that are due first."""


def lane_of(job_id: str) -> str:
    """The lane that a job waits in."""
    return LANES[zlib.crc32(job_id.encode()) % len(LANES)]
