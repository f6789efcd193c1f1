"""Runs: the result of each sync."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from tablewright.model import Entity, Entry, EpochSeconds, Key, Range, Table, attr, camel
from tablewright.systems.core.design.maps import SyncError
from tablewright.systems.core.design.values import SyncStatus


class SyncHistory(Table, name="sync_history"):
    """Tracks sync job execution history and results."""


class SyncRun(Entity, table=SyncHistory, names=camel, tenant="account_id"):
    """One sync of a source; its id is ordered by time."""

    source_id: str = attr(doc="Reference to sources table")
    sync_id: str = attr(doc="Unique sync job identifier")
    schedule_id: str | None = attr(default=None, doc="Reference to sync_schedules if scheduled")
    status: SyncStatus = attr(default=SyncStatus.PENDING, doc="pending, running, completed, failed")
    started_at: EpochSeconds = attr(doc="Unix timestamp when sync started")
    completed_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp when sync completed")
    duration: int | None = attr(default=None, doc="Duration in seconds")
    data_types: list[str] = attr(doc="Data types synced")
    records_processed: dict[str, int] = attr(factory=dict, doc="Count by data type")
    errors: list[SyncError] | None = attr(default=None, doc="List of errors encountered")
    s3_location: str | None = attr(default=None, doc="S3 path where data was stored")
    metadata: dict[str, Any] | None = attr(default=None, doc="Additional sync metadata")
    account_id: str = attr(doc="The account of the source", extension=True)

    primary = Key("{source_id}", "{sync_id}")
    # tablewright: allow L101 because the document has it, and it is asked for runs that failed or
    # have not ended, by who runs the service
    by_status = Entry("{status}", "{started_at}", name="status-startedAt-index")

    @primary.query(newest_first=True)
    def of_source(cls, source_id: str) -> None:
        """Get sync history for a source, newest first."""

    @by_status.query(newest_first=True)
    def with_status(cls, status: SyncStatus, started_at: Range[datetime] | None = None) -> None:
        """Query recent failed syncs, or those of another status, newest first."""

    @primary.query
    def for_statistics(cls, source_id: str, sync_id: Range[str] | None = None) -> None:
        """Calculate sync statistics: the runs of a source in order, for `statistics_of`."""

    @primary.get(extension=True)
    def get(cls, source_id: str, sync_id: str) -> None:
        """One run."""
