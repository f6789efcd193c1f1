"""Usage: the daily usage of an account, for limits and bills."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Provisioned,
    Range,
    Table,
    attr,
    camel,
    updated,
)

_TOTALS = (
    "apiCalls",
    "dataProcessed",
    "storageUsed",
    "syncJobs",
    "activeUsers",
    "activeSources",
    "errorCount",
)


class UsageMetrics(Table, name="usage_metrics", billing=Provisioned(10, 20)):
    """Tracks usage metrics for billing and analytics."""


class DailyUsage(Entity, table=UsageMetrics, names=camel, tenant="account_id"):
    """The usage of an account on one day, in UTC: counters and gauges."""

    account_id: str = attr(doc="Account being tracked")
    metric_date: date = attr(doc="Date of metrics (YYYY-MM-DD)")
    api_calls: int = attr(default=0, doc="Total API calls")
    data_processed: int = attr(default=0, doc="Bytes of data processed")
    storage_used: int = attr(default=0, doc="Bytes of storage used")
    sync_jobs: int = attr(default=0, doc="Number of sync jobs")
    active_users: int = attr(default=0, doc="Count of active users")
    active_sources: int = attr(default=0, doc="Count of active sources")
    error_count: int = attr(default=0, doc="Number of errors")
    by_platform: dict[str, dict[str, int]] = attr(
        factory=dict, doc="Metrics broken down by platform"
    )
    by_user: dict[str, dict[str, int]] | None = attr(
        default=None, doc="Metrics broken down by user"
    )
    hourly_counts: list[int] | None = attr(default=None, doc="Hourly breakdown of metrics")
    updated_at: EpochSeconds = updated(doc="Unix timestamp of last update")
    active_user_ids: set[str] = attr(
        factory=set, doc="Active users, each counted once", extension=True
    )

    primary = Key("{account_id}", "{metric_date}")
    # tablewright: allow L101 because an account writes one item a day, and it is read once a night
    by_date = Entry(
        "{metric_date}", "{account_id}", name="metricDate-accountId-index", projection=_TOTALS
    )

    @primary.get
    def get(cls, account_id: str, metric_date: date) -> None:
        """Get daily metrics for account."""

    @primary.query
    def in_period(cls, account_id: str, metric_date: Range[date] | None = None) -> None:
        """Calculate monthly usage: the days of a period, for `usage_of`."""

    @by_date.query
    def on_day(cls, metric_date: date, account_id: Range[str] | None = None) -> None:
        """Generate billing reports: one day of all accounts, in the order of their ids."""


@dataclass(frozen=True, slots=True)
class Usage:
    """The usage of several days: the sums of counters, and the highest values of gauges."""

    day_count: int
    api_calls: int
    data_processed: int
    sync_jobs: int
    error_count: int
    storage_used_max: int
    active_users_max: int
    active_sources_max: int
    by_platform: dict[str, dict[str, int]]


def usage_of(days: Iterable[DailyUsage]) -> Usage:
    """Returns the usage of some days of one account."""
    found = list(days)
    by_platform: dict[str, dict[str, int]] = {}
    for day in found:
        for platform, counts in day.by_platform.items():
            sums = by_platform.setdefault(platform, {})
            for name, count in counts.items():
                sums[name] = sums.get(name, 0) + count
    return Usage(
        day_count=len(found),
        api_calls=sum(day.api_calls for day in found),
        data_processed=sum(day.data_processed for day in found),
        sync_jobs=sum(day.sync_jobs for day in found),
        error_count=sum(day.error_count for day in found),
        storage_used_max=max((day.storage_used for day in found), default=0),
        active_users_max=max((day.active_users for day in found), default=0),
        active_sources_max=max((day.active_sources for day in found), default=0),
        by_platform=by_platform,
    )
