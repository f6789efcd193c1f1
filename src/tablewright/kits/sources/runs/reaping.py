"""Reaping: ends runs whose job is gone, every hour.

A job that failed in every attempt is abandoned, and its run would stay for ever. Its source is
freed, and the run fails with the code `abandoned`.
Not here: runs of killed processes, whose job another process takes (`kits.jobs`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.kits.calendar import Cron, Recurring
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.sources import limits
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import job_id_of
from tablewright.kits.sources.runs.ending import Ending, Result
from tablewright.kits.sources.values import LIVE, Run, RunError
from tablewright.model import before

REAP: Final = "reap-syncs"


@dataclass(frozen=True, slots=True)
class Reaping:
    """Ends abandoned runs, as the handler of jobs."""

    parts: SourceParts
    ending: Ending

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(REAP, self._all)

    @property
    def recurring(self) -> Recurring:
        """The hourly work."""
        return Recurring(REAP, REAP, Cron("25 * * * *"))

    async def _all(self, job: Any) -> None:
        oldest = self.parts.now - timedelta(seconds=limits.REAPED_AFTER_SECONDS)
        runs = self.parts.runs
        for status in LIVE:
            found = runs.with_status(status, before(oldest))
            async for page in self.parts.db.pages(found):
                for item in page.items:
                    await self._reap(runs.seen(item))

    async def _reap(self, run: Run) -> None:
        get = Job.get(self.parts.jobs.name, job_id_of(run.sync_id)).with_hidden()
        job = await self.parts.db.run(get.consistently())
        if job is not None and job.ended_at is None:
            return  # the job waits or runs
        message = (job.last_error if job else "") or "The run was abandoned."
        error = RunError("", "abandoned", message, 1, self.parts.now)
        await self.ending.end(run, Result([error]))
