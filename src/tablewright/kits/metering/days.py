"""Days: the daily usage of accounts, for people to read.

Missing days are filled in: counters are 0, and gauges keep the value of the previous day. After the
end of a day, a job stores the people with the most usage.
Not here: writing days (`metering.adding`), reports (`metering.reports.reports`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import ItemNotFoundError
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.metering import limits
from tablewright.kits.metering.meters import OTHER, Counts, MeterSet
from tablewright.kits.metering.records import SeenRecord
from tablewright.kits.metering.shapes import UsageShape
from tablewright.model import Range, assign, before, between

CLOSE_DAY: Final = "close-usage-day"


@dataclass(frozen=True, slots=True)
class Day:
    """The usage of an account on one day."""

    day: date
    totals: Mapping[str, int]
    by_platform: Mapping[str, Counts] = field(default_factory=dict[str, Counts])
    by_person: Mapping[str, Counts] | None = None
    hourly: Sequence[int] | None = None


@dataclass(frozen=True, slots=True)
class Days:
    """The days of accounts of one system."""

    system: str
    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    meters: MeterSet
    shape: UsageShape[Any]

    @property
    def today(self) -> date:
        """The day in UTC."""
        return instant(self.clock).date()

    @property
    def kind(self) -> JobKind:
        """The kind of jobs that close days."""
        return JobKind(CLOSE_DAY, self._close)

    async def of(self, account_id: str, first: date, last: date) -> list[Day]:
        """Returns every day of a period, up to today."""
        last = min(last, self.today)
        if last < first:
            return []
        days = self.shape.in_period(account_id, between(first, last))
        rows = await self.db.all(days.consistently())
        stored = {self.shape.value(one, "day"): one for one in rows}
        gauges = {} if first in stored else await self._gauges_before(account_id, first)
        found: list[Day] = []
        for number in range((last - first).days + 1):
            day = first + timedelta(days=number)
            row = stored.get(day)
            one = Day(day, self._totals(gauges)) if row is None else self._day(day, row)
            gauges = {name: one.totals[name] for name in self.meters.gauges}
            found.append(one)
        return found

    async def people(self, account_id: str, day: date) -> dict[str, Counts] | None:
        """Returns the usage of people today; None if there are too many to read."""
        seen = SeenRecord.on_day(self.system, account_id, day, self.meters.people)
        page = await self.db.run(seen.limit(limits.PEOPLE_READ_MAX))
        return None if page.cursor is not None else most_of(_counts(page.items), self._ranked)

    async def on_day(self, day: date, count: int, cursor: str | None) -> tuple[list[Any], Any]:
        """Returns a page of accounts with usage on a day, and the next cursor."""
        page = await self.db.run(self.shape.on_day(day).limit(count).from_cursor(cursor))
        found: list[tuple[str, Day]] = []
        for one in page.items:
            account_id = self.shape.value(one, "account")
            row = await self.db.run(self.shape.get(account_id, day))
            if row is not None:
                found.append((account_id, self._day(day, row)))
        return found, page.cursor

    async def close(self, day: date) -> None:
        """Stores the people with the most usage on a past day."""
        if not self.meters.people or not self.shape.has("by_person"):
            return
        cursor: str | None = None
        while True:
            page = await self.db.run(self.shape.on_day(day).from_cursor(cursor))
            for one in page.items:
                await self._close_one(self.shape.value(one, "account"), day)
            if (cursor := page.cursor) is None:
                return

    async def _close(self, job: Job) -> None:
        run_at = datetime.fromisoformat(str(job.payload["run_at"])).astimezone(UTC)
        await self.close(run_at.date() - timedelta(days=1))

    async def _close_one(self, account_id: str, day: date) -> None:
        query = SeenRecord.on_day(self.system, account_id, day, self.meters.people)
        people: dict[str, Counts] = {}
        cursor: str | None = None
        while True:
            page = await self.db.run(query.consistently().from_cursor(cursor))
            people = most_of([*people.items(), *_counts(page.items)], self._ranked)
            if (cursor := page.cursor) is None:
                break
        place = self.shape.at(account=account_id, day=day)
        try:
            await self.db.run(place.update(assign(self.shape.by_person, people)))
        except ItemNotFoundError:
            return  # the index lags: the day was deleted

    @property
    def _ranked(self) -> str:
        """Returns the counter by which people are ranked."""
        return self.meters.hourly or self.meters.counters[0]

    async def _gauges_before(self, account_id: str, first: date) -> Counts:
        if not self.meters.gauges:
            return {}
        earlier: Range[date] = before(first)
        query = self.shape.in_period(account_id, earlier).newest_first().limit(1)
        page = await self.db.run(query.consistently())
        return {name: self.shape.shown(one, name) for one in page.items for name in self.gauges}

    @property
    def gauges(self) -> Sequence[str]:
        """The meters that keep their value on the following days."""
        return self.meters.gauges

    def _totals(self, gauges: Mapping[str, int]) -> Counts:
        return {name: gauges.get(name, 0) for name in self.meters.names}

    def _day(self, day: date, row: Any) -> Day:
        shape = self.shape
        return Day(
            day,
            {name: shape.shown(row, name) for name in self.meters.names},
            shape.value(row, "by_platform") or {},
            shape.value(row, "by_person"),
            shape.value(row, "hourly"),
        )


def _counts(records: Sequence[SeenRecord]) -> list[tuple[str, Counts]]:
    return [(one.member, one.counts) for one in records]


def most_of(people: Sequence[tuple[str, Counts]], ranked: str) -> dict[str, Counts]:
    """Returns the people with the most usage, and all others as one entry.

    >>> most_of([("ann", {"calls": 3}), ("ben", {"calls": 5})], "calls")
    {'ben': {'calls': 5}, 'ann': {'calls': 3}}
    """
    named = [one for one in people if one[0] != OTHER]
    order = sorted(named, key=lambda one: (-one[1].get(ranked, 0), one[0]))
    found = {person: dict(counts) for person, counts in order[: limits.PEOPLE_SHOWN]}
    rest = [one for one in people if one[0] == OTHER] + order[limits.PEOPLE_SHOWN :]
    for _, counts in rest:
        into = found.setdefault(OTHER, {})
        for name, count in counts.items():
            into[name] = into.get(name, 0) + count
    return found
