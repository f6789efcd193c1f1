"""Leases: one process holds a job for a time, by conditional writes.

Taking a job writes a fresh token into it. Every later write of the taker is conditional on that
token, so a process that lost its job can no longer change anything. The token stays when the job
ends: a write that is repeated, because its response was lost, finds it again.

Whether a lease has ended depends on the clock of the process that wants the job. The clocks of
processes may differ by less than a lease.
Not here: when to take, renew and end them (`jobs.runner`), writing the outcome of a job
(`jobs.settling`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Container
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from tablewright.kits.jobs import limits
from tablewright.kits.jobs.records import FAILED_LANE, Job
from tablewright.model import Change, Update, add, assign, missing, remove


@dataclass(frozen=True, slots=True)
class Taker:
    """A process that takes jobs of some kinds, with one token until a time."""

    token: str
    owner: str
    until: datetime
    kinds: Container[str]

    def may_take(self, job: Job) -> bool:
        """Whether this process can do the job."""
        return job.kind in self.kinds

    def take(self, job: Job) -> None:
        """Sets this process's lease on the job, which is valid once it is written."""
        job.lease, job.lease_owner, job.due_at = self.token, self.owner, self.until
        job.attempts += 1

    def taking(self, queue: str, job_id: str, *, lane: str, now: datetime) -> Update[Job]:
        """Takes a job, on condition that it is due.

        A job that holds the token is this process's, even if the response to the first attempt was
        lost.
        """
        return (
            Job.at(queue=queue, job_id=job_id)
            .update(
                assign(Job.lane, lane),
                assign(Job.due_at, self.until),
                assign(Job.lease, self.token),
                assign(Job.lease_owner, self.owner),
                add(Job.attempts, 1),
            )
            .when(Job.lane == lane, Job.due_at <= now, missing(Job.waits_for))
            .marked_by(Job.lease)
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of an attempt: the job has ended, or is due again at a time."""

    at: datetime
    changes: tuple[Change, ...]
    is_end: bool = False
    lane: str | None = None  # of a job that has ended
    keeps_place: bool = True  # of a job that is due again: whether its line waits for it


@dataclass(slots=True)
class Lease:
    """A job that this process holds."""

    job: Job  # as it was taken
    until: datetime
    is_lost: bool = False
    is_hung: bool = False
    is_cancelled: bool = False  # the job was cancelled, as far as this process knows
    unsaved: tuple[Change, ...] = ()  # progress that was reported and not written yet
    stir: asyncio.Event = field(default_factory=asyncio.Event)  # something may have changed

    def renewing(self, until: datetime) -> Update[Job]:
        """Returns the write that extends the lease, if the job was not released."""
        # Lane and time are both given: they form one key, and no read is needed.
        lane = assign(Job.lane, self.job.lane)
        return self._holding(lane, assign(Job.due_at, until), *self.unsaved)

    def reporting(self) -> Update[Job]:
        """Returns the write that stores the reported progress."""
        return self._holding(*self.unsaved)

    def freeing(self, now: datetime) -> Update[Job]:
        """Returns the write that frees a job whose holder has ended.

        The attempt counts: the job may be the reason why the process ended.
        """
        lane = assign(Job.lane, self.job.lane)
        return self._holding(lane, assign(Job.due_at, now), remove(Job.lease_owner))

    def _holding(self, *changes: Change) -> Update[Job]:
        place = Job.at(queue=self.job.queue, job_id=self.job.job_id)
        return place.update(*changes).when(
            Job.lease == self.job.lease, Job.lease_owner == self.job.lease_owner
        )

    # Outcomes

    def ended(self, now: datetime) -> Outcome:
        """Returns the outcome of a finished job, even if it was cancelled during the attempt."""
        return _end(now, limits.JOB_KEPT_SECONDS, remove(Job.cancelled_at))

    def cancelled(self, now: datetime) -> Outcome:
        """Returns the outcome of a cancelled job."""
        return _end(now, limits.JOB_KEPT_SECONDS, assign(Job.cancelled_at, now))

    def given_up(self, now: datetime, error: str) -> Outcome:
        """Returns the outcome of the last failed attempt; the job stays for inspection."""
        kept = limits.JOB_FAILED_KEPT_SECONDS
        return _end(now, kept, assign(Job.last_error, error), lane=FAILED_LANE)

    def put_off(self, at: datetime, *, keeps_place: bool = True) -> Outcome:
        """Returns the outcome of a job that is due again at a time, like a new one."""
        changes = (remove(Job.last_error), assign(Job.attempts, 0))
        return Outcome(at, changes, keeps_place=keeps_place)

    def failed(self, at: datetime, error: str, *, keeps_place: bool = True) -> Outcome:
        """Returns the outcome of a failed attempt that will be retried."""
        return Outcome(at, (assign(Job.last_error, error),), keeps_place=keeps_place)

    def given_back(self, now: datetime) -> Outcome:
        """Returns the outcome of an attempt that the runner interrupted, which does not count."""
        return Outcome(now, (assign(Job.attempts, self.job.attempts - 1),))


def _end(now: datetime, kept_seconds: float, *changes: Change, lane: str | None = None) -> Outcome:
    expires_at = now + timedelta(seconds=kept_seconds)
    own = (assign(Job.ended_at, now), assign(Job.expires_at, expires_at))
    return Outcome(now, (*own, *changes), is_end=True, lane=lane)
