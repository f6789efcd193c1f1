"""Meters on a store in memory: with the kit's own records, and over the tables of core."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.kits.metering import Meters, Roots, UsageShape, own_usage
from tablewright.kits.metering.records import GaugeRecord, MonthRecord, SeenRecord
from tablewright.kits.metering.trees import NamedAccount, Place
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.systems.core.design import DESIGN as CORE
from tablewright.systems.core.usage import DAILY_USAGE, METERS


class Families:
    """A tree in which the accounts `acme-…` belong to `acme`."""

    shape: Any = None

    async def place(self, account_id: str) -> Place:
        return Place(account_id, account_id.partition("-")[0], None, None)

    async def accounts(self, root_id: str) -> list[NamedAccount]:
        return [NamedAccount(root_id, root_id)]

    async def names(self, account_ids: Collection[str]) -> dict[str, str]:
        return {}

    async def own(self, account: Any, what: str) -> int:
        raise AssertionError("these accounts count nothing")


class Usage:
    """Meters of several processes over one store."""

    def __init__(self, db: AsyncDatabase, clock: ManualClock, *, over_tables: bool) -> None:
        self.db, self.clock = db, clock
        self.shape: UsageShape[Any] = DAILY_USAGE if over_tables else own_usage("shop")
        self.nodes = [self.process() for _ in range(2)]

    def process(self, **more: Any) -> Meters:
        """The meters of another process."""
        roots = Roots(Families())
        return Meters("shop", METERS, self.shape, roots, db=self.db, clock=self.clock, **more)

    @property
    def meters(self) -> Meters:
        return self.nodes[0]

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self.clock.now(), UTC).date()

    async def rows(self, account: str = "acme") -> dict[date, Any]:
        found = await self.db.all(self.shape.in_period(account, None).consistently())
        return {self.shape.value(one, "day"): one for one in found}

    async def row(self, account: str = "acme", day: date | None = None) -> Any:
        found = await self.db.run(self.shape.get(account, day or self.today).consistently())
        assert found is not None
        return found

    async def shown(self, meter: str, account: str = "acme", day: date | None = None) -> int:
        return self.shape.shown(await self.row(account, day), meter)

    async def month(self, root: str, month: str) -> dict[str, int]:
        found = await self.db.run(MonthRecord.get("shop", root, month).consistently())
        return {} if found is None else found.sums

    async def seen(self, account: str, day: date, meter: str) -> dict[str, dict[str, int]]:
        found = await self.db.all(SeenRecord.on_day("shop", account, day, meter).consistently())
        return {one.member: one.counts for one in found}

    async def gauges(self, account: str = "acme") -> dict[str, int]:
        found = await self.db.run(GaugeRecord.get("shop", account).consistently())
        return {} if found is None else found.values


async def create_tables(db: AsyncDatabase) -> None:
    for design in (SERVICE_DESIGN, CORE):
        await db.create_tables(design)


@asynccontextmanager
async def usage(*, over_tables: bool) -> AsyncGenerator[Usage]:
    clock = ManualClock(start=datetime(2026, 11, 18, 10, tzinfo=UTC).timestamp())
    async with AsyncDatabase("memory:", clock=clock) as db:
        await create_tables(db)
        yield Usage(db, clock, over_tables=over_tables)
