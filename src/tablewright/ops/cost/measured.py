"""Measured traffic: reports of calls, one JSON object per line, as from `on_call`.

    {"period_seconds": 3600}
    {"operation": "Query", "table": "Yggdrasil", "index": "GSI2", "capacity_units": 4.5}
    {"table": "Yggdrasil", "stored_bytes": 52428800}

The first gives the length of the recording, and is required once. `capacity_units` of a write
includes the table and its indexes, so they are not separated here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from decimal import Decimal

import msgspec

from tablewright.errors import TrafficError
from tablewright.model.design import Design
from tablewright.operations import ITEM_WRITES
from tablewright.ops.cost.loads import CostLine, Load, Stored
from tablewright.ops.cost.traffic import SECONDS_PER_MONTH


class _Record(msgspec.Struct, frozen=True):
    """A line of a recording; unknown members are ignored."""

    operation: str | None = None
    table: str | None = None
    index: str | None = None
    capacity_units: Decimal = Decimal(0)
    period_seconds: Decimal | None = None
    peak: Decimal | None = None
    utilization: Decimal | None = None
    stored_bytes: Decimal | None = None


_decode = msgspec.json.Decoder(_Record).decode

_Place = tuple[str, str | None, str]


def measured_load(design: Design, lines: Iterable[str]) -> Load:
    """Returns the load of recorded calls; raises `TrafficError`."""
    load = Load()
    counts: dict[_Place, int] = defaultdict(int)
    units: dict[_Place, Decimal] = defaultdict(Decimal)
    period: Decimal | None = None
    known = {table.name for table in design.tables}
    for number, line in enumerate(lines, 1):
        record = _record(number, line)
        if record is None:
            continue
        if record.table is not None and record.table not in known:
            raise TrafficError(f"Line {number}: the design has no table {record.table!r}.")
        period = record.period_seconds or period
        load.peak = record.peak or load.peak
        load.utilization = record.utilization or load.utilization
        if record.table is not None and record.operation is not None:
            place = (record.table, record.index, record.operation)
            counts[place] += 1
            units[place] += record.capacity_units
        elif record.table is not None and record.stored_bytes is not None:
            words = f"{record.stored_bytes:,f} B, measured"
            load.stored.append(Stored(record.table, None, record.stored_bytes, False, words))
    if period is None or period <= 0:
        raise TrafficError(
            'The recording needs a line with its duration, such as {"period_seconds": 3600}.'
        )
    scale = SECONDS_PER_MONTH / period
    load.lines = [
        _line(place, counts[place], units[place], scale) for place in sorted(counts, key=str)
    ]
    return load


def _record(number: int, line: str) -> _Record | None:
    if not line.strip():
        return None
    try:
        return _decode(line)
    except msgspec.DecodeError as error:
        raise TrafficError(f"Line {number} is invalid: {error}.") from error


def _line(place: _Place, count: int, units: Decimal, scale: Decimal) -> CostLine:
    table, index, operation = place
    words = f"{units.normalize():,f} units in {count:,} calls, * {scale:,.1f} per month"
    kind = "write" if operation in ITEM_WRITES else "read"
    # The usage of indexes by a write is included in that of its table.
    where = None if kind == "write" else index
    return CostLine(table, where, operation, kind, count * scale, units / count, words)
