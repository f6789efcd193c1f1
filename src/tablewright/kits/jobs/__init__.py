"""Background jobs: a queue in the store, with leases, lines and caps.

Each job is done at least once, by one process at a time. See `docs/guides/jobs.md`.
"""

from __future__ import annotations

from tablewright.api.runtime import OnRun
from tablewright.api.waiting import Wait, wait_for_event
from tablewright.kits.jobs.adding import AddJob, read_ahead
from tablewright.kits.jobs.cancelling import CancelJob
from tablewright.kits.jobs.caps import Cap
from tablewright.kits.jobs.gate_records import Line
from tablewright.kits.jobs.holding import HoldLine, ReleaseLine
from tablewright.kits.jobs.kinds import Again, JobKind
from tablewright.kits.jobs.priorities import Priority
from tablewright.kits.jobs.queue import JobQueue
from tablewright.kits.jobs.records import Job
from tablewright.kits.jobs.runner import JobRunner
from tablewright.kits.jobs.running import RunningJob

__all__ = [
    "AddJob",
    "Again",
    "CancelJob",
    "Cap",
    "HoldLine",
    "Job",
    "JobKind",
    "JobQueue",
    "JobRunner",
    "Line",
    "OnRun",
    "Priority",
    "ReleaseLine",
    "RunningJob",
    "Wait",
    "read_ahead",
    "wait_for_event",
]
