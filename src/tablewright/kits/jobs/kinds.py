"""JobKind: the handler of one kind of job, and its retries.

Not here: when and where they run (`jobs.runner`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from tablewright.kits.jobs import limits
from tablewright.kits.jobs.running import RunningJob

# Seconds before the second attempt, the third, and so on: an hour of trouble is bridged.
RETRIES: Final = (5.0, 30.0, 120.0, 600.0, 3600.0)


@dataclass(frozen=True, slots=True)
class Again:
    """Returned by a handler if the job is not done yet, and should be taken again at a time.

    Without a time, the job ends a slice: it is due again at once, after other due jobs. It keeps
    its place in its line.
    """

    at: datetime | None = None


Handler = Callable[[RunningJob], Awaitable[Again | None]]


@dataclass(frozen=True, slots=True)
class JobKind:
    """A kind of job.

    The handler returns None when the job is done, or `Again`. If it raises, the job is retried
    after the pauses of `retries`, and abandoned after the last; an attempt whose process was killed
    counts as failed. `Again` resets the count.

    While a job waits for its next attempt, or for the time of `Again`, the jobs behind it in its
    line wait too. With `yields`, they continue, and the job joins its line at the end when its time
    has come.

    A handler may run more than once for a job: its process can die after the work and before the
    outcome is stored. Its effects must be idempotent.
    """

    name: str
    handle: Handler
    retries: Sequence[float] = RETRIES
    seconds_max: float = limits.JOB_SECONDS_MAX
    yields: bool = False

    @property
    def attempts_max(self) -> int:
        """The number of attempts before a job is abandoned."""
        return len(self.retries) + 1

    def pause_seconds(self, attempts: int, share: float) -> float | None:
        """Returns the pause after a number of failed attempts; None after the last."""
        if attempts >= self.attempts_max:
            return None
        return self.retries[attempts - 1] * (1 + share * limits.JOB_JITTER_SHARE)
