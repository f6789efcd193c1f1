"""Estimates: from a load and prices to dollars a month, on demand and provisioned.

Provisioned capacity is bought by the hour for each table and each global index. It must be enough
for the busiest second, with some room: mean units a second * peak / utilization, rounded up.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_CEILING, Decimal
from typing import Any

from tablewright import limits
from tablewright.model.design import Design, TableDesign
from tablewright.ops.cost.loads import CostLine, Load, Stored
from tablewright.ops.cost.prices import Prices
from tablewright.ops.cost.traffic import SECONDS_PER_MONTH

_MILLION = Decimal(1_000_000)
_HOURS = Decimal(SECONDS_PER_MONTH) / 3600


@dataclass(frozen=True, slots=True)
class Capacity:
    """The required capacity of one place, and the provisioned capacity of the design."""

    table: str
    index: str | None
    read_units: int
    write_units: int
    declared: tuple[int, int] | None
    arithmetic: str

    @property
    def is_short(self) -> bool:
        """Whether the design provisions less than is needed."""
        if self.declared is None:
            return False
        return self.declared[0] < self.read_units or self.declared[1] < self.write_units

    def to_json(self) -> dict[str, Any]:
        """The capacity as plain data."""
        return {
            "table": self.table,
            "index": self.index,
            "read_units": self.read_units,
            "write_units": self.write_units,
            "declared": None if self.declared is None else list(self.declared),
            "is_short": self.is_short,
            "arithmetic": self.arithmetic,
        }


@dataclass(frozen=True, slots=True)
class TableCost:
    """The monthly cost of one table, with its indexes."""

    name: str
    lines: tuple[CostLine, ...]
    stored: tuple[Stored, ...]
    capacities: tuple[Capacity, ...]
    read_units: Decimal
    write_units: Decimal
    on_demand_usd: Decimal
    provisioned_usd: Decimal
    storage_gb: Decimal
    storage_usd: Decimal
    recovery_usd: Decimal

    def to_json(self) -> dict[str, Any]:
        """The costs as plain data."""
        return {
            "name": self.name,
            "read_units_per_month": float(self.read_units),
            "write_units_per_month": float(self.write_units),
            "on_demand_usd": _dollars(self.on_demand_usd),
            "provisioned_usd": _dollars(self.provisioned_usd),
            "storage_gb": round(float(self.storage_gb), 6),
            "storage_usd": _dollars(self.storage_usd),
            "recovery_usd": _dollars(self.recovery_usd),
            "lines": [one.to_json() for one in self.lines],
            "capacities": [one.to_json() for one in self.capacities],
        }


@dataclass(frozen=True, slots=True)
class Estimate:
    """The monthly cost of a design."""

    system: str
    region: str
    prices: Prices
    tables: tuple[TableCost, ...]
    notes: tuple[str, ...]

    @property
    def on_demand_usd(self) -> Decimal:
        """The cost of all tables on demand, with storage."""
        return self.kept_usd + sum((one.on_demand_usd for one in self.tables), Decimal(0))

    @property
    def provisioned_usd(self) -> Decimal:
        """The cost of all tables provisioned, with storage."""
        return self.kept_usd + sum((one.provisioned_usd for one in self.tables), Decimal(0))

    @property
    def kept_usd(self) -> Decimal:
        """The cost of storage and point-in-time recovery, the same in both modes."""
        return sum((one.storage_usd + one.recovery_usd for one in self.tables), Decimal(0))

    def price(self, line: CostLine) -> Decimal:
        """Returns the monthly cost of a line, on demand."""
        return _on_demand(self.prices, line)

    def to_json(self) -> dict[str, Any]:
        """The estimate as plain data."""
        return {
            "system": self.system,
            "region": self.region,
            "prices": {"source": self.prices.source, "date": self.prices.date.isoformat()},
            "on_demand_usd": _dollars(self.on_demand_usd),
            "provisioned_usd": _dollars(self.provisioned_usd),
            "tables": [
                {
                    **one.to_json(),
                    "lines": [
                        {**line.to_json(), "on_demand_usd": _dollars(self.price(line))}
                        for line in one.lines
                    ],
                }
                for one in self.tables
            ],
            "notes": list(self.notes),
        }


def estimate(design: Design, load: Load, prices: Prices, *, region: str) -> Estimate:
    """Returns the monthly cost of a load."""
    tables = tuple(_table(table, load, prices) for table in design.tables)
    return Estimate(design.system, region, prices, tables, tuple(load.notes))


def _table(table: TableDesign, load: Load, prices: Prices) -> TableCost:
    lines = tuple(line for line in load.lines if line.table == table.name)
    stored = tuple(one for one in load.stored if one.table == table.name)
    capacities = tuple(_capacities(table, lines, load))
    gigabytes = _gigabytes(stored)
    # Recovery is charged for the table and its local indexes, not for global ones.
    recovered = _gigabytes(tuple(one for one in stored if one.index is None or one.is_local))
    provisioned = sum(
        (
            one.read_units * prices.read_capacity_unit_hour * _HOURS
            + one.write_units * prices.write_capacity_unit_hour * _HOURS
            for one in capacities
        ),
        Decimal(0),
    )
    return TableCost(
        name=table.name,
        lines=lines,
        stored=stored,
        capacities=capacities,
        read_units=_units(lines, "read"),
        write_units=_units(lines, "write"),
        on_demand_usd=sum((_on_demand(prices, line) for line in lines), Decimal(0)),
        provisioned_usd=provisioned,
        storage_gb=gigabytes,
        storage_usd=gigabytes * prices.storage_gb_month,
        recovery_usd=recovered * prices.recovery_gb_month * table.point_in_time_recovery,
    )


def _on_demand(prices: Prices, line: CostLine) -> Decimal:
    is_read = line.kind == "read"
    million = prices.read_request_units_million if is_read else prices.write_request_units_million
    return line.units_per_month / _MILLION * million


def _units(lines: tuple[CostLine, ...], kind: str, *places: str | None) -> Decimal:
    return sum(
        (
            line.units_per_month
            for line in lines
            if line.kind == kind and (not places or line.index in places)
        ),
        Decimal(0),
    )


def _gigabytes(stored: tuple[Stored, ...]) -> Decimal:
    return sum((one.size_bytes for one in stored), Decimal(0)) / limits.GIB


def _capacities(table: TableDesign, lines: tuple[CostLine, ...], load: Load) -> list[Capacity]:
    places = [None, *(index.name for index in table.indexes if not index.local)]
    return [_capacity(table, place, lines, load) for place in places]


def _capacity(
    table: TableDesign, place: str | None, lines: tuple[CostLine, ...], load: Load
) -> Capacity:
    needed: list[int] = []
    words: list[str] = []
    for kind, name in (("read", "RCU"), ("write", "WCU")):
        mean = _units(lines, kind, place) / SECONDS_PER_MONTH
        units = mean * load.peak / load.utilization
        needed.append(max(1, int(units.to_integral_value(ROUND_CEILING))))
        factors = f"{mean:,.3f}/s * {load.peak.normalize():f} / {load.utilization.normalize():f}"
        words.append(f"ceil({factors}) = {needed[-1]:,} {name}")
    return Capacity(
        table.name, place, needed[0], needed[1], _declared(table, place), ", ".join(words)
    )


def _declared(table: TableDesign, place: str | None) -> tuple[int, int] | None:
    """Returns the provisioned capacity in the design; an index without one has its table's."""
    index = next((one for one in table.indexes if one.name == place), None)
    reads = table.read_units if index is None or index.read_units is None else index.read_units
    writes = table.write_units if index is None or index.write_units is None else index.write_units
    return None if reads is None or writes is None else (reads, writes)


def _dollars(amount: Decimal) -> float:
    return round(float(amount), 4)
