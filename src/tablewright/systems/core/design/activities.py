"""Activities: the audit log."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Range,
    Table,
    attr,
    camel,
    created,
    ttl,
)


class Activities(Table, name="activities"):
    """Audit log of all system activities and user actions."""


class Activity(Entity, table=Activities, names=camel, tenant="account_id"):
    """An event in an account; ids are ordered by time."""

    account_id: str = attr(doc="Account context for the activity")
    event_id: str = attr(doc="Unique event identifier")
    timestamp: EpochSeconds = created(doc="Unix timestamp of the event")
    user_id: str | None = attr(default=None, doc="User who performed the action")
    event_type: str = attr(doc="Type of event (login, source_created, etc.)")
    resource: str = attr(doc="Resource type affected")
    resource_id: str | None = attr(default=None, doc="ID of the affected resource")
    action: str = attr(doc="Action performed")
    details: dict[str, Any] | None = attr(default=None, doc="Additional event details")
    ip_address: str | None = attr(default=None, doc="IP address of the request")
    user_agent: str | None = attr(default=None, doc="User agent string")
    expires_at: EpochSeconds | None = ttl(
        doc="End of the plan's retention; missing: never", extension=True
    )

    primary = Key("{account_id}", "{event_id}")
    by_user = Entry("{user_id}", "{timestamp}", name="userId-timestamp-index")
    # tablewright: allow L101 because the document has it, and only who runs the service asks it
    by_type = Entry("{event_type}", "{timestamp}", name="eventType-timestamp-index")

    @primary.query(newest_first=True)
    def of_account(cls, account_id: str, event_id: Range[str] | None = None) -> None:
        """Get activities for an account, newest first."""

    @by_user.query(newest_first=True)
    def of_user(cls, user_id: str, timestamp: Range[datetime] | None = None) -> None:
        """Query user activity history, newest first."""

    @by_type.query(newest_first=True)
    def of_type(cls, event_type: str, timestamp: Range[datetime] | None = None) -> None:
        """Filter by event type, newest first, across all accounts."""

    @primary.get(extension=True)
    def get(cls, account_id: str, event_id: str) -> None:
        """One activity."""
