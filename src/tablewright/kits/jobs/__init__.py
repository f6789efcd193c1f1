"""Background jobs: a queue in the store, with leases.

Each job is done at least once, by one process at a time. See `docs/guides/jobs.md`.
"""

from __future__ import annotations

from tablewright.api.runtime import OnRun
from tablewright.api.waiting import Wait, wait_for_event
from tablewright.kits.jobs.kinds import Again, JobKind
from tablewright.kits.jobs.queue import AddJob, JobQueue
from tablewright.kits.jobs.records import Job
from tablewright.kits.jobs.runner import JobRunner

__all__ = [
    "AddJob",
    "Again",
    "Job",
    "JobKind",
    "JobQueue",
    "JobRunner",
    "OnRun",
    "Wait",
    "wait_for_event",
]
