"""The kit's own records of sources, schedules and runs, for systems without tables for them.

Not here: due times of these schedules, which are tickets (`sources.due`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from tablewright.api.records import ServiceRecords
from tablewright.kits.sources.values import RetryPolicy, RunError
from tablewright.model import (
    Encrypted,
    Entity,
    EpochSeconds,
    Range,
    attr,
    created,
    key_only,
    softly,
)


class SourceRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """A connection of an account to a platform."""

    system: str = key_only(doc="The source's system")
    source_id: str = attr(doc="The source")
    account_id: str = attr(doc="The account")
    platform_id: str = attr(doc="The platform")
    source_name: str = attr(doc="The name that a person gave it")
    status: str = attr(default="active", doc="active, paused, error or disconnected")
    connection_type: str = attr(doc="oauth, api_key or webhook")
    config: dict[str, Any] = attr(factory=dict, doc="Data types and settings")
    created_at: EpochSeconds = created(doc="When it was created")
    created_by: str = attr(doc="The person who created it")
    credentials: Annotated[dict[str, Any], Encrypted()] | None = attr(
        default=None, doc="Tokens and keys of the platform"
    )
    platform_account: dict[str, str] | None = attr(default=None, doc="Id and name at the platform")
    last_sync_at: EpochSeconds | None = attr(default=None, doc="The last run that succeeded")
    sync_status: str | None = attr(default=None, doc="success, failed or in_progress")
    active_sync_id: str | None = attr(default=None, doc="The run in progress")
    waiting_sync: dict[str, Any] | None = attr(default=None, doc="The run that begins after it")
    failure_count: int | None = attr(default=None, doc="Failed runs since the last success")
    failing_since: EpochSeconds | None = attr(default=None, doc="When the first of them ended")
    stored_bytes: int | None = attr(default=None, doc="Bytes of its data in the vault")
    deleted_at: EpochSeconds | None = softly(doc="When it was deleted")

    primary = ServiceRecords.primary("source#{system}#{source_id}", "source")
    by_account = ServiceRecords.due("sources#{system}#{account_id}", "{source_id}")

    @primary.get(extension=True)
    def get(cls, system: str, source_id: str) -> None:
        """One source."""

    @by_account.query(extension=True)
    def of_account(cls, system: str, account_id: str) -> None:
        """The sources of an account."""


class ScheduleRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """The times at which some data types of a source are synced."""

    system: str = key_only(doc="The schedule's system")
    source_id: str = attr(doc="The source")
    schedule_id: str = attr(doc="The schedule")
    account_id: str = attr(doc="The account of the source")
    schedule_type: str = attr(doc="hourly, daily, weekly, monthly or custom")
    cron_expression: str | None = attr(default=None, doc="Its times")
    timezone: str = attr(default="UTC", doc="IANA name of the time zone")
    jitter_minutes: int = attr(default=0, doc="Delay in minutes, which spreads runs")
    data_types: list[str] = attr(doc="The data types to sync")
    is_active: bool = attr(default=True, doc="False while it is paused")
    next_run_at: EpochSeconds = attr(doc="Its next time")
    last_run_at: EpochSeconds | None = attr(default=None, doc="When it last fired")
    retry_policy: RetryPolicy | None = attr(default=None, doc="Retries within a run")
    created_at: EpochSeconds = created(doc="When it was created")
    deleted_at: EpochSeconds | None = softly(doc="When it was deleted")

    primary = ServiceRecords.primary("schedules#{system}#{source_id}", "{schedule_id}")

    @primary.get(extension=True)
    def get(cls, system: str, source_id: str, schedule_id: str) -> None:
        """One schedule."""

    @primary.query(extension=True)
    def of_source(cls, system: str, source_id: str) -> None:
        """The schedules of a source."""


class RunRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """One sync of a source."""

    system: str = key_only(doc="The run's system")
    source_id: str = attr(doc="The source")
    sync_id: str = attr(doc="The run, in the order of time")
    account_id: str = attr(doc="The account of the source")
    schedule_id: str | None = attr(default=None, doc="The schedule that began it")
    status: str = attr(default="pending", doc="pending, running, completed or failed")
    started_at: EpochSeconds = attr(doc="When it was queued, then when it started")
    completed_at: EpochSeconds | None = attr(default=None, doc="When it ended")
    duration: int | None = attr(default=None, doc="Seconds from start to end")
    data_types: list[str] = attr(doc="The data types to sync")
    records_processed: dict[str, int] = attr(factory=dict, doc="Records of its snapshot by type")
    errors: list[RunError] | None = attr(default=None, doc="The types that failed")
    location: str | None = attr(default=None, doc="Location of the manifest")
    queued_at: int | None = attr(default=None, doc="When it was queued, in epoch seconds")
    progress: dict[str, Any] | None = attr(default=None, doc="Progress by data type")
    changes: dict[str, Any] | None = attr(default=None, doc="Records added, changed and removed")
    bytes: int | None = attr(default=None, doc="Bytes that were fetched")
    partial: bool | None = attr(default=None, doc="Whether some types failed")
    full: bool | None = attr(default=None, doc="Whether it fetches everything")
    attempt: str | None = attr(default=None, doc="The request that began it")
    retry_of: str | None = attr(default=None, doc="The run that it repeats")
    requested_by: str | None = attr(default=None, doc="The person who requested it")
    cancelled_by: str | None = attr(default=None, doc="The person who cancelled it")

    primary = ServiceRecords.primary("runs#{system}#{source_id}", "{sync_id}")
    by_status = ServiceRecords.due("run-status#{system}#{status}", "{started_at}#{sync_id}")

    @primary.get(extension=True)
    def get(cls, system: str, source_id: str, sync_id: str) -> None:
        """One run."""

    @primary.query(newest_first=True, extension=True)
    def of_source(cls, system: str, source_id: str) -> None:
        """The runs of a source, the newest first."""

    @primary.query(extension=True)
    def in_period(cls, system: str, source_id: str, sync_id: Range[str] | None = None) -> None:
        """The runs of a source in a period, in order."""

    @by_status.query(newest_first=True, extension=True)
    def with_status(
        cls, system: str, status: str, started_at: Range[datetime] | None = None
    ) -> None:
        """The runs of all accounts with a status, the newest first."""
