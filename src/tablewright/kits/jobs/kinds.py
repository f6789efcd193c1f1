"""JobKind: how jobs of one kind are done, and what happens when that fails.

Not here: who does them and when (`jobs.runner`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from tablewright.kits.jobs import limits
from tablewright.kits.jobs.records import Job

# Seconds before the second attempt, the third, and so on: an hour of trouble passes unnoticed.
RETRIES: Final = (5.0, 30.0, 120.0, 600.0, 3600.0)


@dataclass(frozen=True, slots=True)
class Again:
    """What a handler returns when the job is not done yet, and is to be taken again at a time."""

    at: datetime


Handler = Callable[[Job], Awaitable[Again | None]]


@dataclass(frozen=True, slots=True)
class JobKind:
    """A kind of job.

    The handler returns None when the job is done, or `Again`. If it raises, the job is tried again
    after the pauses of `retries`, and given up after the last; an attempt during which the process
    was killed counts like one that failed. `Again` begins the count anew.

    A handler may run more than once for a job: its process can die after the work and before that
    is noted. What it does must be the same when it is done twice.
    """

    name: str
    handle: Handler
    retries: Sequence[float] = RETRIES
    seconds_max: float = limits.JOB_SECONDS_MAX

    @property
    def attempts_max(self) -> int:
        """How often a job is tried before it is given up."""
        return len(self.retries) + 1

    def pause_seconds(self, attempts: int, share: float) -> float | None:
        """How long to wait after so many failed attempts; None when there were enough."""
        if attempts >= self.attempts_max:
            return None
        return self.retries[attempts - 1] * (1 + share * limits.JOB_JITTER_SHARE)
