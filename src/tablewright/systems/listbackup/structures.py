"""Structures inside items: every object that the document spells out.

An "object" without a specified shape is a dictionary. An attribute of a structure is required only
if it is essential.
Not here: the items that hold them (`listbackup.design` lists them).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from tablewright.systems.listbackup.values import SyncInterval, SyncState, TeamRole

Object = dict[str, Any]

# Users, accounts and teams


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """User preferences."""

    timezone: str | None = None
    notifications: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BillingInfo:
    """Billing information of an account."""

    stripe_customer_id: str | None = None
    subscription_id: str | None = None
    payment_method: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of an account; missing ones follow from its plan."""

    sources: int | None = None
    users: int | None = None
    storage: int | None = None
    """In bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountMetadata:
    """Custom metadata of an account."""

    industry: str | None = None
    size: str | None = None
    custom_fields: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamMember:
    """A member of a team."""

    user_id: str
    role: TeamRole = "member"
    joined_at: datetime


# Sources, connections and their secrets


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceCredentials:
    """Credentials of a source; they are encrypted as a whole."""

    type: str
    encrypted_data: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceConfig:
    """Configuration of a source."""

    sync_interval: SyncInterval | None = None
    data_types: list[str] | None = None
    filters: Object | None = None
    webhooks: Object | None = None
    cron: str | None = None
    """Beyond the document: a schedule instead of the interval."""
    timezone: str | None = None
    """Beyond the document: the time zone of the schedule."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SyncStatus:
    """The progress of a source's sync."""

    state: SyncState
    progress: float | None = None
    message: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceMetadata:
    """A platform's data about the account of a source."""

    account_info: Object | None = None
    limits: Object | None = None
    custom_fields: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionCredentials:
    """The grant of a platform; it is encrypted as a whole."""

    access_token: str | None = None
    refresh_token: str | None = None
    expires_at: datetime | None = None
    scope: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionMetadata:
    """The target of a connection."""

    account_name: str | None = None
    platform_account_id: str | None = field(default=None, metadata={"stored_name": "accountId"})
    """The platform's id of the account, not ours."""
    limits: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OAuthStateMetadata:
    """The purpose of an authorisation in progress."""

    source_id: str | None = None
    connection_id: str | None = None
    return_url: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens:
    """The tokens of a source; they are encrypted as a whole."""

    access_token: str
    refresh_token: str | None = None
    token_type: str | None = None
    expires_in: int | None = None
    scope: str | None = None
    expires_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenMetadata:
    """The owner of a source's tokens."""

    user_id: str | None = None
    platform_account_id: str | None = None
    platform_account_name: str | None = None
    connection_id: str | None = None
    """Beyond the document: the connection of the tokens."""


# Jobs


@dataclass(frozen=True, slots=True, kw_only=True)
class DateRange:
    """A range of dates."""

    start: str | None = None
    end: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JobConfig:
    """The task of a job."""

    data_types: list[str] | None = None
    date_range: DateRange | None = None
    filters: Object | None = None
    options: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JobProgress:
    """The progress of a job."""

    total: int | None = None
    processed: int = 0
    failed: int = 0
    percentage: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JobResult:
    """The result of a job."""

    records_processed: int | None = None
    errors: list[Any] | None = None
    output_location: str | None = None
    summary: Object | None = None


# Activities, notifications and tags


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityDetails:
    """The changes of an activity."""

    before: Object | None = None
    after: Object | None = None
    metadata: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NotificationData:
    """The subject of a notification."""

    resource_type: str | None = None
    resource_id: str | None = None
    action_url: str | None = None
    metadata: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TaggedResource:
    """A resource with a tag."""

    resource_id: str
    attached_at: datetime
    attached_by: str | None = None
