"""Structures inside items: every object that the document spells out.

What the document calls an "object" without saying more is a dictionary. No attribute of a
structure is required unless the structure means nothing without it.
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
    """Limits of an account; what is not said follows from its plan."""

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
    """Beyond the document: a schedule in place of the interval."""
    timezone: str | None = None
    """Beyond the document: the zone that the schedule is meant in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SyncStatus:
    """How far the sync of a source is."""

    state: SyncState
    progress: float | None = None
    message: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceMetadata:
    """What a platform says of the account behind a source."""

    account_info: Object | None = None
    limits: Object | None = None
    custom_fields: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionCredentials:
    """What a platform granted; it is encrypted as a whole."""

    access_token: str | None = None
    refresh_token: str | None = None
    expires_at: datetime | None = None
    scope: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionMetadata:
    """Whom a connection leads to."""

    account_name: str | None = None
    platform_account_id: str | None = field(default=None, metadata={"stored_name": "accountId"})
    """The platform's id of the account, not ours."""
    limits: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OAuthStateMetadata:
    """What an authorisation that was begun is for."""

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
    """Whose the tokens of a source are."""

    user_id: str | None = None
    platform_account_id: str | None = None
    platform_account_name: str | None = None
    connection_id: str | None = None
    """Beyond the document: the connection that the tokens came from."""


# Jobs


@dataclass(frozen=True, slots=True, kw_only=True)
class DateRange:
    """From when to when."""

    start: str | None = None
    end: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JobConfig:
    """What a job has to do."""

    data_types: list[str] | None = None
    date_range: DateRange | None = None
    filters: Object | None = None
    options: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JobProgress:
    """How far a job is."""

    total: int | None = None
    processed: int = 0
    failed: int = 0
    percentage: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JobResult:
    """What came of a job."""

    records_processed: int | None = None
    errors: list[Any] | None = None
    output_location: str | None = None
    summary: Object | None = None


# Activities, notifications and tags


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityDetails:
    """What an activity changed."""

    before: Object | None = None
    after: Object | None = None
    metadata: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NotificationData:
    """What a notification is about."""

    resource_type: str | None = None
    resource_id: str | None = None
    action_url: str | None = None
    metadata: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TaggedResource:
    """A resource that has a tag."""

    resource_id: str
    attached_at: datetime
    attached_by: str | None = None
