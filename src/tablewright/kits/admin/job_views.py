"""Jobs as the operator sees them, without their payloads, which may contain secrets."""

from __future__ import annotations

from tablewright.api.observing.redacting import redacted_text
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.views import JobPriority, JobState, JobView
from tablewright.kits.jobs import Job, JobQueue
from tablewright.kits.jobs.priorities import Priority
from tablewright.kits.jobs.records import FAILED_LANE

_WORDS: dict[Priority, JobPriority] = {
    Priority.LOW: "low",
    Priority.NORMAL: "normal",
    Priority.HIGH: "high",
    Priority.URGENT: "urgent",
}


def queue_of(admin: Admin) -> JobQueue:
    """The queue of the system."""
    assert admin.jobs is not None, "the system has routes for jobs, and no queue"
    return admin.jobs


def job_state(job: Job) -> JobState:
    """Whether a job failed, waits or runs."""
    if job.lane == FAILED_LANE:
        return "abandoned"
    return "waiting" if job.lease_owner is None else "running"


def job_view(job: Job) -> JobView:
    """A job as the operator sees it."""
    return JobView(
        job_id=job.job_id,
        kind=job.kind,
        state=job_state(job),
        due_at=job.due_at,
        created_at=job.created_at,
        attempts=job.attempts,
        tenant=job.tenant or None,
        last_error=None if job.last_error is None else redacted_text(job.last_error),
        ended_at=job.ended_at,
        lease_owner=job.lease_owner,
        line=job.line,
        cap=job.cap,
        priority=_WORDS[job.urgency],
        is_cancelled=job.cancelled_at is not None,
    )
