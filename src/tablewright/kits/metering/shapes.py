"""The shapes of days of usage: a system's own entity, or the kit's records.

    USAGE = UsageShape(
        DailyUsage, account=DailyUsage.account_id, day=DailyUsage.metric_date,
        meters={"api_calls": DailyUsage.api_calls, ...}, by_platform=DailyUsage.by_platform, ...
    )

Not here: plans and subscribers (`metering.plan_shapes`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import Any, Generic, TypeVar

from tablewright.kits.metering.meters import MeterSet
from tablewright.kits.metering.records import UsageRecord
from tablewright.kits.shapes import Shape, attribute_name
from tablewright.model import Entity, Get, Query, Range

E = TypeVar("E", bound=Entity)


@dataclass(frozen=True)
class UsageShape(Shape[E], Generic[E]):
    """The attributes of an entity that make it a day of usage.

    `get`, `in_period` and `on_day` are its access patterns. `on_day` may be an index with keys
    only. `meters` has an attribute for each meter; `totals` is one map for all of them instead.
    """

    account: str
    day: date
    get: Callable[[str, date], Get[E]]
    in_period: Callable[[str, Range[date] | None], Query[E]]
    on_day: Callable[[date], Query[E]]
    meters: Mapping[str, int] = field(default_factory=dict[str, int])
    totals: Any = None
    by_platform: Any = None
    by_person: Any = None
    hourly: Any = None
    updated_at: Any = None  # pages detect changes by it

    def check(self, meters: MeterSet) -> None:
        """Raises `TypeError` if the entity has no attribute for a meter."""
        lacking = [] if self.has("totals") else [one for one in meters.names if not self._has(one)]
        if lacking:
            raise TypeError(
                f"{self.entity.__name__} must have an attribute for each meter:"
                f" {', '.join(lacking)}."
            )

    def _has(self, meter: str) -> bool:
        return meter in self.meters

    def path(self, meter: str) -> Any:
        """The path of a meter, for changes."""
        return self.totals[meter] if self.has("totals") else self.meters[meter]

    def shown(self, row: E, meter: str) -> int:
        """The value of a meter on a day."""
        if self.has("totals"):
            return self.value(row, "totals").get(meter, 0)
        return getattr(row, attribute_name(self.meters[meter]))

    def new_row(self, account: str, day: date, shown: Mapping[str, int], **roles: Any) -> E:
        """A new day, not written yet."""
        if self.has("totals"):
            return self.new(account=account, day=day, totals=dict(shown), **roles)
        row = self.new(account=account, day=day, **roles)
        for meter, count in shown.items():
            setattr(row, attribute_name(self.meters[meter]), count)
        return row


def own_usage(system: str) -> UsageShape[UsageRecord]:
    """The kit's own records."""
    return UsageShape(
        UsageRecord,
        account=UsageRecord.account_id,
        day=UsageRecord.day,
        get=partial(UsageRecord.get, system),
        in_period=partial(UsageRecord.in_period, system),
        on_day=partial(UsageRecord.on_day, system),
        totals=UsageRecord.totals,
        by_platform=UsageRecord.by_platform,
        by_person=UsageRecord.by_person,
        hourly=UsageRecord.hourly,
        updated_at=UsageRecord.updated_at,
        constants={"system": system},
    )
