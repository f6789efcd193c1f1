"""Sources: connections of accounts to platforms whose data they copy."""

from __future__ import annotations

from typing import Annotated, Any

from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Table,
    attr,
    camel,
    created,
    softly,
    updated,
)
from tablewright.systems.core.design.values import ConnectionType, LastSyncStatus, SourceStatus


class Sources(Table, name="sources", point_in_time_recovery=True):
    """Stores integration source configurations and metadata."""


class Source(Entity, table=Sources, names=camel, tenant="account_id"):
    """A connection of an account to a platform."""

    source_id: str = attr(doc="Unique identifier for the source")
    account_id: str = attr(doc="Associated account ID")
    platform_id: str = attr(doc="Platform identifier (keap, stripe, etc.)")
    source_name: str = attr(doc="User-defined name for the source")
    status: SourceStatus = attr(
        default=SourceStatus.ACTIVE, doc="active, paused, error, disconnected"
    )
    connection_type: ConnectionType = attr(doc="oauth, api_key, webhook")
    config: dict[str, Any] = attr(factory=dict, doc="Platform-specific configuration")
    last_sync_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp of last sync")
    sync_status: LastSyncStatus | None = attr(default=None, doc="success, failed, in_progress")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    updated_at: EpochSeconds = updated(doc="Unix timestamp of last update")
    created_by: str = attr(doc="User ID who created the source")
    credentials: Annotated[dict[str, Any], Encrypted()] | None = attr(
        default=None, doc="Tokens and keys of the platform", extension=True
    )
    active_sync_id: str | None = attr(
        default=None, doc="The run in progress: two runs never overlap", extension=True
    )
    waiting_sync: dict[str, Any] | None = attr(
        default=None, doc="A scheduled run that begins when the present one ends", extension=True
    )
    failure_count: int | None = attr(
        default=None, doc="Runs that failed since the last success", extension=True
    )
    failing_since: EpochSeconds | None = attr(
        default=None, doc="When the first of these runs ended", extension=True
    )
    stored_bytes: int | None = attr(
        default=None, doc="Bytes of its data in the vault", extension=True
    )
    platform_account: dict[str, str] | None = attr(
        default=None, doc="The id and name of the account at the platform", extension=True
    )
    deleted_at: EpochSeconds | None = softly(doc="When it was deleted", extension=True)

    primary = Key("{source_id}")
    by_platform = Entry("{account_id}", "{platform_id}", name="accountId-platformId-index")
    by_status = Entry("{account_id}", "{status}", name="accountId-status-index")

    @primary.get
    def get(cls, source_id: str) -> None:
        """Get source by ID."""

    @by_platform.query
    def in_account(cls, account_id: str) -> None:
        """List all sources for an account."""

    @by_platform.query
    def of_platform(cls, account_id: str, platform_id: str) -> None:
        """List sources by platform."""

    @by_status.query
    def with_status(cls, account_id: str, status: SourceStatus) -> None:
        """Filter sources by status."""
