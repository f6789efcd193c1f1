"""Leases: one process has a job for itself for a while, by conditional writes.

Taking a job writes a fresh token into it. Every later write of the taker wants that token, so one
whose lease ended and whose job was taken by another can change nothing any more. The token stays
when the job ends: a write that is repeated, because its answer was lost, finds it again.

Whether a lease has ended is told by the clock of whoever wants the job. The clocks of processes may
differ by less than a lease.
Not here: when to take, renew and end them (`jobs.runner`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from tablewright.kits.jobs import limits
from tablewright.kits.jobs.records import FAILED_LANE, Job
from tablewright.model import Change, Update, add, assign, remove


def taking(
    queue: str, job_id: str, *, lane: str, token: str, owner: str, now: datetime, until: datetime
) -> Update[Job]:
    """Takes a job that is due; refused if it is not, or not any more.

    A job that holds the token is this process's, though the response to the first attempt was lost.
    """
    return (
        Job.at(queue=queue, job_id=job_id)
        .update(
            assign(Job.lane, lane),
            assign(Job.due_at, until),
            assign(Job.lease, token),
            assign(Job.lease_owner, owner),
            add(Job.attempts, 1),
        )
        .when(Job.lane == lane, Job.due_at <= now)
        .marked_by(Job.lease)
    )


@dataclass(slots=True)
class Lease:
    """A job that this process holds."""

    job: Job  # as it was taken
    until: datetime
    is_lost: bool = False
    is_hung: bool = False

    def renewing(self, until: datetime) -> Update[Job]:
        """Holds it for longer; refused once the job was let go, should it arrive after that."""
        return self._changing(self.job.lane, until).when(Job.lease_owner == self.job.lease_owner)

    def ending(self, now: datetime) -> Update[Job]:
        """The job is done."""
        return self._changing(
            None,
            now,
            remove(Job.lease_owner),
            assign(Job.ended_at, now),
            assign(Job.expires_at, now + timedelta(seconds=limits.JOB_KEPT_SECONDS)),
        )

    def putting_off(self, at: datetime) -> Update[Job]:
        """The job is to be taken again at a time, as if it were new."""
        return self._changing(
            self.job.lane,
            at,
            remove(Job.lease_owner),
            remove(Job.last_error),
            assign(Job.attempts, 0),
        )

    def trying_again(self, at: datetime, error: str) -> Update[Job]:
        """The attempt failed, and there will be another."""
        return self._changing(
            self.job.lane, at, remove(Job.lease_owner), assign(Job.last_error, error)
        )

    def giving_up(self, now: datetime, error: str) -> Update[Job]:
        """The last attempt failed; the job stays to be looked at."""
        return self._changing(
            FAILED_LANE,
            now,
            remove(Job.lease_owner),
            assign(Job.last_error, error),
            assign(Job.ended_at, now),
            assign(Job.expires_at, now + timedelta(seconds=limits.JOB_FAILED_KEPT_SECONDS)),
        )

    def giving_back(self, now: datetime) -> Update[Job]:
        """The attempt was broken off by whoever runs it, and does not count."""
        return self._changing(
            self.job.lane,
            now,
            remove(Job.lease_owner),
            assign(Job.attempts, self.job.attempts - 1),
        )

    def freeing(self, now: datetime) -> Update[Job]:
        """The holder has ended. The attempt counts: it may be what ended the process."""
        return self._changing(self.job.lane, now, remove(Job.lease_owner)).when(
            Job.lease_owner == self.job.lease_owner
        )

    def _changing(self, lane: str | None, due_at: datetime, *changes: Change) -> Update[Job]:
        # Lane and time are always both given: they are one key, and nothing need be read for it.
        return (
            Job.at(queue=self.job.queue, job_id=self.job.job_id)
            .update(assign(Job.lane, lane), assign(Job.due_at, due_at), *changes)
            .when(Job.lease == self.job.lease)
        )
