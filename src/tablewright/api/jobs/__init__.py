"""Background jobs: a queue in the store, with leases; schedules that fill it.

Each job is done at least once, by one process at a time. See `docs/guides/jobs.md`.
"""

from __future__ import annotations

from tablewright.api.jobs.kinds import Again, JobKind
from tablewright.api.jobs.queue import AddJob, JobQueue
from tablewright.api.jobs.records import Job
from tablewright.api.jobs.runner import JobRunner, OnRun
from tablewright.api.jobs.schedules import Recurring, Schedules, daily, every
from tablewright.api.jobs.waiting import Wait, wait_for_event

__all__ = [
    "AddJob",
    "Again",
    "Job",
    "JobKind",
    "JobQueue",
    "JobRunner",
    "OnRun",
    "Recurring",
    "Schedules",
    "Wait",
    "daily",
    "every",
    "wait_for_event",
]
