"""Loads: the units of a month of traffic, by place, and their arithmetic.

A place is a table or one of its global indexes; each has its own capacity. A local index uses that
of its table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Literal

Kind = Literal["read", "write"]


@dataclass(frozen=True, slots=True)
class CostLine:
    """The usage of one pattern or write in one place."""

    table: str
    index: str | None
    name: str
    kind: Kind
    calls_per_month: Decimal
    units_per_call: Decimal
    arithmetic: str

    @property
    def units_per_month(self) -> Decimal:
        """The capacity units used in a month."""
        return self.calls_per_month * self.units_per_call

    def to_json(self) -> dict[str, Any]:
        """The line as plain data."""
        return {
            "table": self.table,
            "index": self.index,
            "name": self.name,
            "kind": self.kind,
            "calls_per_month": float(self.calls_per_month),
            "units_per_call": float(self.units_per_call),
            "units_per_month": float(self.units_per_month),
            "arithmetic": self.arithmetic,
        }


@dataclass(frozen=True, slots=True)
class Stored:
    """The stored data of an entity in a table or an index."""

    table: str
    index: str | None
    size_bytes: Decimal
    is_local: bool
    arithmetic: str


@dataclass(slots=True)
class Load:
    """The load of a system in a month."""

    lines: list[CostLine] = field(default_factory=list[CostLine])
    stored: list[Stored] = field(default_factory=list[Stored])
    peak: Decimal = Decimal(1)
    utilization: Decimal = Decimal("0.7")
    notes: list[str] = field(default_factory=list[str])
