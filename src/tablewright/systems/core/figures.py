"""Figures of accounts: their sources and stored bytes.

Not here: the number of members (`kits.accounts.figures`).
"""

from __future__ import annotations

from tablewright.client import AsyncDatabase
from tablewright.kits.accounts.figures import Figure
from tablewright.kits.accounts.limits import FIGURE_COUNT_MAX
from tablewright.kits.metering import MeteringKit
from tablewright.systems.core.design import Source


def figures(db: AsyncDatabase, metering: MeteringKit) -> tuple[Figure, ...]:
    """Returns the figures of core."""
    days = metering.days

    async def sources(account_id: str) -> int:
        listed = Source.in_account(account_id).limit(FIGURE_COUNT_MAX)
        return await db.run(listed.count())

    async def storage(account_id: str) -> int:
        (today,) = await days.of(account_id, days.today, days.today)
        return today.totals["storage_used"]

    return (
        Figure("sources", "sources.read", sources),
        Figure("storageBytes", "usage.read", storage),
    )
