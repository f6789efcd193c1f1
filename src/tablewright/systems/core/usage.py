"""Usage of core: the meters, and where they are stored.

Not here: counting (`kits.metering`).
"""

from __future__ import annotations

from typing import Final

from tablewright.kits.metering import MeterSet, UsageShape
from tablewright.systems.core.design import DailyUsage

METERS: Final = MeterSet(
    counters=("api_calls", "data_processed", "sync_jobs", "error_count"),
    gauges=("storage_used",),
    distinct=("active_users", "active_sources"),
    people="active_users",
    hourly="api_calls",
    monthly=("api_calls",),
    in_bytes=("data_processed", "storage_used"),
)

DAILY_USAGE: Final = UsageShape(
    DailyUsage,
    account=DailyUsage.account_id,
    day=DailyUsage.metric_date,
    get=DailyUsage.get,
    in_period=DailyUsage.in_period,
    on_day=DailyUsage.on_day,
    meters={name: getattr(DailyUsage, name) for name in METERS.names},
    by_platform=DailyUsage.by_platform,
    by_person=DailyUsage.by_user,
    hourly=DailyUsage.hourly_counts,
    updated_at=DailyUsage.updated_at,
)
