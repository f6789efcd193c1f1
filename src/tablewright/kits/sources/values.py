"""Sources, schedules and runs as the kit sees them, independent of the entity that stores them.

Not here: reading and writing them (`sources.rows`), their attributes (`sources.shapes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from tablewright.model import EpochSeconds

SourceStatus = Literal["active", "paused", "error", "disconnected"]
Connection = Literal["oauth", "api_key", "webhook"]
LastRun = Literal["success", "failed", "in_progress"]
ScheduleKind = Literal["hourly", "daily", "weekly", "monthly", "custom"]
RunStatus = Literal["pending", "running", "completed", "failed"]

LIVE: tuple[RunStatus, ...] = ("pending", "running")


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """Retries of a data type within a run."""

    max_attempts: int = 3
    initial_delay_seconds: int = 1
    max_delay_seconds: int = 300


@dataclass(frozen=True, slots=True)
class RunError:
    """An error of one data type in a run; the others continue."""

    data_type: str
    code: str
    message: str
    attempt: int
    at: EpochSeconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """A value that was read, or is to be created; `item` is its entity."""

    item: Any = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Source(Stored):
    """A connection of an account to a platform."""

    source_id: str
    account_id: str
    platform_id: str
    source_name: str
    status: SourceStatus
    connection_type: Connection
    config: Mapping[str, Any]
    created_by: str
    created_at: datetime
    credentials: Mapping[str, Any] | None = field(default=None, repr=False)
    platform_account: Mapping[str, str] | None = None
    last_sync_at: datetime | None = None
    sync_status: LastRun | None = None
    active_sync_id: str | None = None  # the run in progress
    waiting_sync: Mapping[str, Any] | None = None  # a run that begins when the current one ends
    failure_count: int | None = None  # runs that failed since the last success
    failing_since: datetime | None = None
    stored_bytes: int | None = None
    deleted_at: datetime | None = None

    @property
    def is_live(self) -> bool:
        """Whether it may be synced."""
        return self.status == "active" and self.deleted_at is None

    @property
    def is_granted(self) -> bool:
        """Whether it has a grant of the OAuth kit."""
        return self.connection_type == "oauth" and self.credentials is not None

    @property
    def settings(self) -> dict[str, str]:
        """The settings that the platform needs, such as a shop name."""
        return dict(self.config.get("settings") or {})


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule(Stored):
    """The sync times of some data types of a source; a paused schedule is not active."""

    source_id: str
    schedule_id: str
    account_id: str
    schedule_type: ScheduleKind
    data_types: Sequence[str]
    is_active: bool
    next_run_at: datetime
    created_at: datetime
    cron_expression: str | None = None
    timezone: str = "UTC"
    jitter_minutes: int = 0
    last_run_at: datetime | None = None
    retry_policy: RetryPolicy | None = None
    deleted_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Run(Stored):
    """One sync of a source; its id is ordered by time, and is that of its snapshot."""

    source_id: str
    sync_id: str
    account_id: str
    status: RunStatus
    started_at: datetime
    data_types: Sequence[str]
    schedule_id: str | None = None
    completed_at: datetime | None = None
    duration: int | None = None
    records_processed: Mapping[str, int] | None = None
    errors: Sequence[RunError] | None = None
    location: str | None = None  # of the manifest
    queued_at: float | None = None  # epoch seconds
    progress: Mapping[str, Mapping[str, Any]] | None = None
    changes: Mapping[str, Mapping[str, int]] | None = None
    bytes: int | None = None
    partial: bool | None = None
    full: bool | None = None  # fetches everything instead of changes
    attempt: str | None = None  # of the request that began it
    retry_of: str | None = None
    requested_by: str | None = None
    cancelled_by: str | None = None

    @property
    def is_live(self) -> bool:
        """Whether it has not ended."""
        return self.status in LIVE


def moment(seconds: float | None) -> datetime | None:
    """Returns a time that is stored as epoch seconds."""
    return None if seconds is None else datetime.fromtimestamp(float(seconds), UTC)
