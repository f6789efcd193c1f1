"""Hourly: refreshes grants whose tokens end within two hours, as a job that a system lists.

An unused grant stays valid this way: many platforms end refresh tokens that were not used
for some weeks. A system adds the kind to its runner, and the time to its calendar.
Not here: the refresh (`oauth.refreshing`).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import structlog

from tablewright.clock import Clock, instant
from tablewright.errors import GrantEndedError, NoTokenError
from tablewright.kits.calendar import Every, Recurring
from tablewright.kits.jobs import Again, JobKind, RunningJob
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.ledger import Ledger
from tablewright.kits.oauth.refreshing import Refreshing, Wanted

_log = structlog.stdlib.get_logger("tablewright.oauth")
KIND: Final = "oauth.refresh"
_HOUR_SECONDS: Final = 3600
# Many tokens always end within two hours: one that was just refreshed stays unchanged.
_WANTED: Final = Wanted(
    ahead_seconds=limits.HOURLY_AHEAD_SECONDS, spares_seconds=limits.HOURLY_PAUSE_SECONDS
)


@dataclass(frozen=True, slots=True)
class Hourly:
    """The hourly refresh of one system."""

    ledger: Ledger
    refreshing: Refreshing
    clock: Clock

    @property
    def kind(self) -> JobKind:
        """The kind of job, for a `JobRunner`."""
        return JobKind(KIND, self.handle)

    @property
    def recurring(self) -> Recurring:
        """When it runs, for a `FiringRecurring`."""
        return Recurring(KIND, KIND, Every(seconds=_HOUR_SECONDS))

    async def handle(self, job: RunningJob) -> Again | None:
        """Refreshes the grants that end soon."""
        await self.run()
        return None

    async def run(self) -> int:
        """Refreshes the grants that end soon; returns how many have new tokens."""
        before = instant(self.clock) + timedelta(seconds=limits.HOURLY_AHEAD_SECONDS)
        at_once = asyncio.Semaphore(limits.HOURLY_AT_ONCE)
        count, cursor = 0, None
        while True:
            page = await self.ledger.ending(before, cursor)
            found = [self._refresh(at_once, *one) for one in page.items]
            count += sum(await asyncio.gather(*found))
            cursor = page.cursor
            if cursor is None:
                return count

    async def _refresh(self, at_once: asyncio.Semaphore, account_id: str, grant_id: str) -> bool:
        async with at_once:
            grant = await self.ledger.read(account_id, grant_id)
            if grant is None or grant.tokens is None:
                return False  # the index lags
            try:
                found = await self.refreshing.token(account_id, grant_id, _WANTED)
            except (GrantEndedError, NoTokenError) as error:
                # The refresh has logged and stored it; the other grants must not wait for it.
                _log.info("oauth_hourly_failed", grant_id=grant_id, reason=type(error).__name__)
                return False
            return not found.have(grant.tokens.access_token)
