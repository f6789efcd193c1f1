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
from tablewright.model import before
from tablewright.systems.core import limits
from tablewright.systems.core.design import SyncRun
from tablewright.systems.core.design.maps import SyncError
from tablewright.systems.core.design.values import SyncStatus
from tablewright.systems.core.runs.beginning import job_id_of
from tablewright.systems.core.runs.ending import Ending, Result
from tablewright.systems.core.syncing import Syncing

REAP: Final = "reap-syncs"


@dataclass(frozen=True, slots=True)
class Reaping:
    """Ends abandoned runs, as the handler of jobs."""

    syncing: Syncing
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
        oldest = self.syncing.now - timedelta(seconds=limits.REAPED_AFTER_SECONDS)
        for status in (SyncStatus.PENDING, SyncStatus.RUNNING):
            found = SyncRun.with_status(status, before(oldest))
            async for page in self.syncing.db.pages(found):
                for run in page.items:
                    await self._reap(run)

    async def _reap(self, run: SyncRun) -> None:
        get = Job.get(self.syncing.jobs.name, job_id_of(run.sync_id)).with_hidden()
        job = await self.syncing.db.run(get.consistently())
        if job is not None and job.ended_at is None:
            return  # it waits or runs
        message = "The run was given up." if job is None else job.last_error or "It was given up."
        error = SyncError("", "abandoned", message, 1, self.syncing.now)
        await self.ending.end(run.source_id, run.sync_id, Result([error]))
