"""Warnings: at 80 and at 100 per cent of a limit, once a month.

Code that finds a limit nearly reached adds a job; adding it twice has no effect. The job checks
again, and writes a mark in one transaction with the system's writes: notifications, webhooks. Not
here: detection (`metering.allowances`, `metering.calls`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import TransactionFailedError
from tablewright.kits.jobs import AddJob, JobQueue
from tablewright.kits.metering import limits
from tablewright.kits.metering.adding import month_of
from tablewright.kits.metering.records import WarnedRecord
from tablewright.model import get_all, transaction
from tablewright.model.operations.writing import WriteOperation

WARNING: Final = "limit-warning"
WARN_PERCENT: Final = (80, 100)


@dataclass(frozen=True, slots=True)
class LimitReached:
    """A limit that is used to 80 or 100 per cent, in units of the limit."""

    root_id: str
    limit: str
    percent: int
    used: int
    allowed: int
    period: str  # the month: 2026-11


# The writes of a warning, such as notifications of administrators.
Warn = Callable[[LimitReached], Awaitable[Sequence[WriteOperation[Any]]]]


def reached(used: int, most: int) -> int:
    """Returns how much of a limit is used: 100 or 80 per cent, or 0 for less.

    >>> reached(7, 10), reached(8, 10), reached(12, 10), reached(0, 0)
    (0, 80, 100, 0)
    """
    return max((one for one in WARN_PERCENT if most and 100 * used >= one * most), default=0)


async def silent(reached: LimitReached) -> Sequence[WriteOperation[Any]]:
    """Returns no writes: the system sends no warnings."""
    return ()


@dataclass(frozen=True, slots=True)
class Warnings:
    """Sends each warning once."""

    system: str
    db: AsyncDatabase
    clock: Clock
    jobs: JobQueue
    warn: Warn = silent

    @property
    def period(self) -> str:
        """Returns the month in which a warning is sent once."""
        return month_of(instant(self.clock).date())

    def noticing(self, root_id: str, limit: str, percent: int) -> AddJob:
        """Returns the operation that adds a warning job; repeating it has no effect."""
        payload = {"root": root_id, "limit": limit}
        job_id = f"{WARNING} {root_id} {limit} {self.period} {percent}"
        return self.jobs.add(WARNING, payload, job_id=job_id, tenant=root_id)

    async def send(self, root_id: str, limit: str, *, used: int, allowed: int) -> None:
        """Warns of a limit by its current usage, unless a warning was sent before."""
        percent, period = reached(used, allowed), self.period
        steps = [one for one in WARN_PERCENT if one <= percent]
        gets = [WarnedRecord.get(self.system, root_id, limit, period, one) for one in steps]
        marks = await self.db.run(get_all([one.consistently() for one in gets]))
        if not marks or marks[-1] is not None:
            return
        writes = await self.warn(LimitReached(root_id, limit, percent, used, allowed, period))
        new = [
            self._mark(root_id, limit, period, one).create()
            for one, mark in zip(steps, marks, strict=True)
            if mark is None
        ]
        try:
            await self.db.run(transaction(*new, *writes))
        except TransactionFailedError as failed:
            if not any(failed.reasons[: len(new)]):
                raise  # otherwise another process has sent it

    def _mark(self, root_id: str, limit: str, period: str, percent: int) -> WarnedRecord:
        ends = instant(self.clock) + timedelta(seconds=limits.WARNED_KEPT_SECONDS)
        return WarnedRecord(
            system=self.system,
            root_id=root_id,
            limit=limit,
            period=period,
            percent=percent,
            expires_at=ends,
        )
