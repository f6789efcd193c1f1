"""Capacity: the cost of a request in DynamoDB's units, and its report.

A read unit is 4 KB read consistently, a write unit 1 KB; transactions cost double. Only
transactions report the split into read and write units.
"""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.engine.tables.schema import Index, Table


def read_units(size_bytes: int, *, consistent: bool) -> float:
    """Returns units for reading that many bytes at once; at least the minimum."""
    units = max(1, -(-size_bytes // limits.READ_UNIT_BYTES))
    return float(units) if consistent else units / 2


def page_units(size_bytes: int, *, consistent: bool) -> float:
    """Returns units for a page of a Query or Scan, whose sizes are summed before rounding."""
    return read_units(size_bytes, consistent=consistent)


def write_units(size_bytes: int) -> float:
    """Returns units for writing, or deleting, an item of that size."""
    if size_bytes <= limits.WRITE_UNIT_BYTES:
        return 1.0
    return float(-(-size_bytes // limits.WRITE_UNIT_BYTES))


class Consumed:
    """The cost of requests on one table: for the table and for each index."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.table_units = 0.0
        self.index_units: dict[str, float] = {}

    def add(self, units: float, index: Index | None = None) -> None:
        """Adds units to the table or to an index."""
        if index is None:
            self.table_units += units
        else:
            self.index_units[index.name] = self.index_units.get(index.name, 0.0) + units

    def double(self) -> None:
        """Doubles everything, for a transaction."""
        self.table_units *= 2
        self.index_units = {name: 2 * units for name, units in self.index_units.items()}

    def report(self, level: str | None, *, split: str | None = None) -> dict[str, Any] | None:
        """The ConsumedCapacity member for a level of NONE, TOTAL or INDEXES.

        `split` names the member that transactions add: ReadCapacityUnits or WriteCapacityUnits.
        """
        if level is None or level == "NONE":
            return None
        total = self.table_units + sum(self.index_units.values())
        report: dict[str, Any] = {"TableName": self.table.name, **_units(total, split)}
        if level == "INDEXES":
            report["Table"] = _units(self.table_units, split)
            for member, is_global in (
                ("LocalSecondaryIndexes", False),
                ("GlobalSecondaryIndexes", True),
            ):
                arms = {
                    name: _units(units, split)
                    for name, units in self.index_units.items()
                    if self.table.index_by_name[name].is_global == is_global
                }
                if arms:
                    report[member] = arms
        return report


def _units(units: float, split: str | None) -> dict[str, float]:
    return {"CapacityUnits": units, split: units} if split else {"CapacityUnits": units}
