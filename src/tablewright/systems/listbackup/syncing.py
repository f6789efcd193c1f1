"""Sources, and the jobs that sync, export, import, migrate and back them up.

Not here: what gives access to a source (`listbackup.access`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from tablewright.model import Encrypted, Entity, Entry, Key, Range, attr, camel, created, updated
from tablewright.systems.listbackup import tables
from tablewright.systems.listbackup.structures import (
    JobConfig,
    JobProgress,
    JobResult,
    SourceConfig,
    SourceCredentials,
    SourceMetadata,
    SyncStatus,
)
from tablewright.systems.listbackup.values import (
    ConnectionType,
    JobStatus,
    JobType,
    Platform,
    Priority,
    SourceStatus,
)


class Source(Entity, table=tables.Sources, names=camel, tenant="account_id"):
    """A data source of an account that is backed up."""

    account_id: str = attr(doc="Account ID")
    source_id: str = attr(doc="UUID v4")
    source_name: str = attr(doc="Source display name")
    platform: Platform = attr(doc="keap | stripe | gohighlevel | etc.")
    connection_type: ConnectionType = attr(doc="oauth | apikey | webhook")
    status: SourceStatus = attr(default="active", doc="active | paused | error | disconnected")
    credentials: Annotated[SourceCredentials | None, Encrypted()] = attr(
        default=None, doc="Encrypted credentials object"
    )
    config: SourceConfig | None = attr(default=None, doc="Source configuration")
    last_sync_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    next_sync_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    sync_status: SyncStatus | None = attr(default=None, doc="Sync status object")
    metadata: SourceMetadata | None = attr(default=None, doc="Source metadata")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    created_by: str = attr(doc="User ID who created the source")

    primary = Key("{account_id}", "{source_id}")
    by_id = Entry("{source_id}", name="sourceId-index")
    # tablewright: allow L105 because the document has it as a global index, to be added at any time
    on_platform = Entry("{account_id}", "{platform}", name="accountId-platform-index")
    # tablewright: allow L105 because the document has it as a global index, to be added at any time
    in_status = Entry("{account_id}", "{status}", name="accountId-status-index")

    @primary.query
    def of_account(cls, account_id: str) -> None:
        """Get sources by account."""

    @on_platform.query
    def by_platform(cls, account_id: str, platform: str) -> None:
        """Get sources by platform."""

    @in_status.query
    def by_status(cls, account_id: str, status: SourceStatus) -> None:
        """Get sources by status."""

    @primary.get(extension=True)
    def get(cls, account_id: str, source_id: str) -> None:
        """Get a source of an account."""

    @by_id.get(extension=True)
    def find(cls, source_id: str) -> None:
        """Get source by ID alone."""


class Job(Entity, table=tables.Jobs, names=camel, tenant="account_id"):
    """A job, pending, running or done."""

    account_id: str = attr(doc="Account ID")
    job_id: str = attr(doc="UUID v4")
    job_type: JobType = attr(doc="sync | export | import | migration | backup")
    source_id: str | None = attr(default=None, doc="Related source ID (if applicable)")
    status: JobStatus = attr(
        default="pending", doc="pending | running | completed | failed | cancelled"
    )
    priority: Priority = attr(default="medium", doc="low | medium | high | critical")
    config: JobConfig | None = attr(default=None, doc="Job configuration")
    progress: JobProgress | None = attr(default=None, doc="Job progress tracking")
    result: JobResult | None = attr(default=None, doc="Job results")
    scheduled_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    started_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    completed_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    created_by: str = attr(doc="User ID who created the job")
    retry_count: int = attr(default=0, doc="Number of retry attempts")
    max_retries: int = attr(default=3, doc="Maximum retry attempts allowed")
    lease_owner: str | None = attr(default=None, doc="The worker that runs the job", extension=True)
    lease_expires_at: datetime | None = attr(
        default=None, doc="When another worker may take over the job", extension=True
    )

    primary = Key("{account_id}", "{job_id}")
    by_id = Entry("{job_id}", name="jobId-index")
    # tablewright: allow L105 because the document has it as a global index, to be added at any time
    in_status = Entry("{account_id}", "{status}", name="accountId-status-index")
    by_source = Entry("{source_id}", "{created_at}", name="sourceId-createdAt-index")

    @primary.query
    def of_account(cls, account_id: str) -> None:
        """Get account jobs, in the order of their ids."""

    @in_status.query
    def by_status(cls, account_id: str, status: JobStatus) -> None:
        """Get jobs by status."""

    @by_source.query
    def of_source(cls, source_id: str, created_at: Range[datetime] | None = None) -> None:
        """Get source jobs, in chronological order."""

    @primary.get(extension=True)
    def get(cls, account_id: str, job_id: str) -> None:
        """Get a job of an account."""

    @by_id.get(extension=True)
    def find(cls, job_id: str) -> None:
        """Get job by ID alone."""
