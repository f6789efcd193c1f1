"""Retention: deletes activities and data beyond the retention of an account's plan.

A nightly job goes through the trees. After a downgrade, the longer time applies for 30 more days.
The logs of people and of the system, which belong to no account, stay.
Not here: other limits of a plan (`kits.metering`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from tablewright.client import AsyncDatabase
from tablewright.clock import instant
from tablewright.errors import ItemNotFoundError
from tablewright.kits.audit.periods import Period
from tablewright.kits.calendar import Cron, Recurring
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.metering.allowances import Limits
from tablewright.kits.metering.plans import UNLIMITED
from tablewright.systems.core import shapes
from tablewright.systems.core.design import Activity

RETENTION: Final = "retention"
RETENTION_OF_TREE: Final = "retention-of-tree"


@dataclass(frozen=True, slots=True)
class Retention:
    """Deletes old activities, as the handler of jobs."""

    db: AsyncDatabase
    jobs: JobQueue
    limits: Limits
    each_root: Callable[[], AsyncIterator[str]]
    keeps: Callable[[str, int | None], Awaitable[None]]  # the data of an account for some days

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of these jobs."""
        return [JobKind(RETENTION, self._all), JobKind(RETENTION_OF_TREE, self._tree)]

    @property
    def recurring(self) -> list[Recurring]:
        """The nightly work."""
        return [Recurring(RETENTION, RETENTION, Cron("0 3 * * *"))]

    async def _all(self, job: Job) -> None:
        async for root_id in self.each_root():
            job_id = f"{RETENTION_OF_TREE} {root_id} {job.job_id}"
            await self.db.run(self.jobs.add(RETENTION_OF_TREE, job_id=job_id, tenant=root_id))

    async def _tree(self, job: Job) -> None:
        days = await self.limits.lasting(job.tenant, "dataRetentionDays")
        is_bound = isinstance(days, int) and days != UNLIMITED
        for account in await self.limits.tree.accounts(job.tenant):
            await self.keeps(account.account_id, int(days) if is_bound else None)
        if not is_bound:
            return
        oldest = instant(self.limits.clock) - timedelta(days=int(days))
        for account in await self.limits.tree.accounts(job.tenant):
            old = shapes.ACTIVITIES.of_tenant(account.account_id, Period(until=oldest))
            async for page in self.db.pages(old):
                await asyncio.gather(*(self._erase(one) for one in page.items))

    async def _erase(self, activity: Activity) -> None:
        place = Activity.at(account_id=activity.account_id, event_id=activity.event_id)
        with suppress(ItemNotFoundError):  # another attempt has erased it
            await self.db.run(place.erase())
