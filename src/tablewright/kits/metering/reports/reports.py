"""Reports: the usage of a tree of accounts in a month, and its price.

Counters are summed; gauges and distinct meters show their greatest day. People may be active in
several accounts, so only the lines of accounts count them. All numbers are derived from the days of
the accounts, which people can read themselves.
Not here: the formats (`metering.reports.formats`), the price of days (`metering.reports.prices`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from tablewright.errors import ConflictingError, NotFoundError
from tablewright.kits.metering import limits as kit_limits
from tablewright.kits.metering.allowances import Limits
from tablewright.kits.metering.changing import PlanChanges
from tablewright.kits.metering.days import Day, Days
from tablewright.kits.metering.meters import Counts, MeterSet
from tablewright.kits.metering.records import StayRecord
from tablewright.kits.metering.reports.prices import (
    Month,
    OverageLine,
    PriceLine,
    overage_lines,
    price_lines,
    stay_on,
)
from tablewright.kits.metering.trees import NamedAccount


@dataclass(frozen=True, slots=True)
class AccountUse:
    """The usage of one account."""

    account_id: str
    name: str
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PlatformUse:
    """The usage of one platform."""

    platform: str
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class DayUse:
    """The usage of all accounts on one day, without the number of people."""

    day: date
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Report:
    """A month of a tree. Amounts are integers in minor units."""

    meters: MeterSet
    root_id: str
    month: Month
    until: date  # the last day in it
    is_final: bool
    totals: Mapping[str, int]
    accounts: Sequence[AccountUse]
    platforms: Sequence[PlatformUse]
    days: Sequence[DayUse]
    prices: Sequence[PriceLine]
    overage: Sequence[OverageLine]

    def amounts(self) -> dict[str, int]:
        """The price of the month, by currency."""
        found: dict[str, int] = {}
        for line in (*self.prices, *self.overage):
            found[line.currency] = found.get(line.currency, 0) + line.amount
        return found


@dataclass(frozen=True, slots=True)
class Reports:
    """Creates the reports of one system."""

    limits: Limits
    days: Days
    changes: PlanChanges

    async def of(self, root_id: str, month: Month) -> Report:
        """Returns the report of a month that has started; raises `NotFoundError`.

        The report of a sub-account covers it and the accounts below it, without a price.
        """
        today = self.days.today
        if month.first > today:
            raise NotFoundError("The month has not begun.")
        until = min(month.last, today)
        accounts = await self._accounts(root_id)
        used = await self._used(accounts, month.first, until)
        meters = self.days.meters
        days = [
            DayUse(one[0].day, added(meters, [each.totals for each in one]))
            for one in zip(*used, strict=True)
        ]
        totals = over_days(meters, meters.added, [one.totals for one in days])
        is_root = (await self.limits.tree.place(root_id)).is_root
        stays = await self._stays(root_id, month) if is_root else []
        return Report(
            meters,
            root_id,
            month,
            until,
            today > month.last,
            totals,
            [
                AccountUse(
                    account.account_id,
                    account.name,
                    over_days(meters, meters.names, [one.totals for one in each]),
                )
                for account, each in zip(accounts, used, strict=True)
            ],
            _by_platform(used),
            days,
            price_lines(stays, month, until),
            overage_lines(stay_on(stays, until), self.limits.declared, totals),
        )

    async def _accounts(self, root_id: str) -> Sequence[NamedAccount]:
        accounts = await self.limits.tree.accounts(root_id)
        if len(accounts) > kit_limits.REPORT_ACCOUNTS_MAX:
            raise ConflictingError(
                f"A report may have at most {kit_limits.REPORT_ACCOUNTS_MAX} accounts."
            )
        return accounts

    async def _used(
        self, accounts: Sequence[NamedAccount], first: date, last: date
    ) -> list[list[Day]]:
        room = asyncio.Semaphore(kit_limits.REPORT_READS_AT_ONCE)

        async def of(account: NamedAccount) -> list[Day]:
            async with room:
                return await self.days.of(account.account_id, first, last)

        return list(await asyncio.gather(*map(of, accounts)))

    async def _stays(self, root_id: str, month: Month) -> list[StayRecord]:
        """Returns the plan periods that a month may be charged for, newest first."""
        start = datetime.combine(month.first, time.min, UTC)
        found: list[StayRecord] = []
        async for stay in self.limits.stays(root_id):
            found.append(stay)
            if stay.begun_at <= start:
                break
        if not found:  # the tree is older than its records: it counts as always on its plan
            allowance = await self.limits.of(root_id)
            if allowance.plan is not None:
                stay = self.changes.stay(root_id, allowance.subscription, allowance.plan)
                stay.begun_at = start - timedelta(days=1)
                found.append(stay)
        return found


def added(meters: MeterSet, each: Sequence[Mapping[str, int]]) -> Counts:
    """Sums the usage of several accounts on one day, without the number of people."""
    return {name: sum(one.get(name, 0) for one in each) for name in meters.added}


def over_days(meters: MeterSet, names: Iterable[str], each: Sequence[Mapping[str, int]]) -> Counts:
    """Combines the usage of several days: sums of counters, maxima of all others."""
    return {
        name: sum(one[name] for one in each)
        if name in meters.counters
        else max((one[name] for one in each), default=0)
        for name in names
    }


def _by_platform(used: Iterable[Sequence[Day]]) -> list[PlatformUse]:
    found: dict[str, Counts] = {}
    for days in used:
        for day in days:
            for platform, counts in day.by_platform.items():
                into = found.setdefault(platform, {})
                for name, count in counts.items():
                    into[name] = into.get(name, 0) + count
    return [PlatformUse(platform, found[platform]) for platform in sorted(found)]
