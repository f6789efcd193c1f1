"""Schedules: when a source is synced.

The due time is the whole key of the index, so a query covers one minute instead of "until now".
A search for due schedules queries every minute since the last one.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Self

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Provisioned,
    Table,
    Update,
    action,
    assign,
    attr,
    camel,
    created,
    softly,
    updated,
)
from tablewright.systems.core.design.attribute_types import Minute, whole_minute
from tablewright.systems.core.design.maps import RetryPolicy
from tablewright.systems.core.design.values import ScheduleType


class SyncSchedules(Table, name="sync_schedules", billing=Provisioned(5, 5)):
    """Stores backup/sync scheduling configuration for sources."""


class SyncSchedule(Entity, table=SyncSchedules, names=camel, tenant="account_id"):
    """The times at which some data types of a source are synced; a paused schedule is never due."""

    source_id: str = attr(doc="Reference to sources table")
    schedule_id: str = attr(doc="Unique schedule identifier")
    schedule_type: ScheduleType = attr(doc="hourly, daily, weekly, monthly, custom")
    cron_expression: str | None = attr(default=None, doc="Cron expression for custom schedules")
    data_types: list[str] = attr(doc="List of data types to sync")
    is_active: bool = attr(default=True, doc="Schedule active status")
    next_run_at: Minute = attr(doc="Unix timestamp of next scheduled run")
    last_run_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp of last run")
    retry_policy: RetryPolicy | None = attr(default=None, doc="Retry configuration")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    updated_at: EpochSeconds = updated(doc="Unix timestamp of last update")
    account_id: str = attr(doc="The account of the source", extension=True)
    timezone: str = attr(default="UTC", doc="IANA name of the time zone", extension=True)
    jitter_minutes: int = attr(
        default=0, doc="Delay in minutes, which spreads runs", extension=True
    )
    deleted_at: EpochSeconds | None = softly(doc="When it was deleted", extension=True)

    primary = Key("{source_id}", "{schedule_id}")
    by_due_time = Entry("{next_run_at}", name="nextRunAt-index")

    @primary.query
    def of_source(cls, source_id: str) -> None:
        """Get schedules for a source."""

    @by_due_time.query
    def due(cls, next_run_at: datetime) -> None:
        """Find schedules ready to run in one minute, including paused ones."""

    @primary.get(extension=True)
    def get(cls, source_id: str, schedule_id: str) -> None:
        """One schedule."""

    @action("UpdateItem")
    @classmethod
    def claim(
        cls,
        source_id: str,
        schedule_id: str,
        *,
        was_due_at: datetime,
        ran_at: datetime,
        next_run_at: datetime,
    ) -> Update[Self]:
        """Update schedule after execution: of several processes, the first gets the run."""
        changes = (assign(cls.next_run_at, next_run_at), assign(cls.last_run_at, ran_at))
        return (
            cls.at(source_id=source_id, schedule_id=schedule_id)
            .update(*changes)
            .when(cls.next_run_at == was_due_at, cls.is_active == True)  # noqa: E712
        )


def minutes_due(after: datetime, until: datetime) -> Iterator[datetime]:
    """Returns the minutes to query, after the last one and up to now."""
    minute, last = whole_minute(after), whole_minute(until)
    while minute < last:
        minute += timedelta(minutes=1)
        yield minute
