"""A table for each entity; stored names that hold `#`, and keys that are natural attributes."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import Any, Literal

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Range,
    attr,
    camel,
    computed,
    created,
    design_of,
)


class Role(Enum):
    OWNER = "owner"
    ADMIN = "admin"
    MEMBER = "member"


class Membership(Entity, table="users_accounts", names=camel):
    """Many-to-many relationship between users and accounts, with a role."""

    user_id: str
    account_id: str
    role: Role
    permissions: dict[str, Any] = attr(factory=dict)
    is_default: bool = False
    joined_at: EpochSeconds = created()
    status: Literal["active", "pending", "suspended"] = "active"

    primary = Key("{user_id}", "{account_id}")
    by_role = Entry("{account_id}", "{role}", name="accountId-role-index")

    @primary.get
    def get(cls, user_id: str, account_id: str) -> None:
        """The membership of a user in an account."""

    @primary.query
    def of_user(cls, user_id: str, account_id: Range[str] | None = None) -> None:
        """The accounts of a user."""

    @by_role.query
    def in_account(cls, account_id: str, role: Role | None = None) -> None:
        """All users of an account, or those of one role."""


class Activity(Entity, table="activities", names=camel):
    """Audit log: the sort key is the attribute `timestamp#eventId`."""

    account_id: str
    event_id: str
    timestamp: EpochSeconds
    user_id: str | None = None
    timestamp_event_id: str = computed("{timestamp}#{event_id}", "timestamp#eventId")

    primary = Key("{account_id}", "{timestamp_event_id}")
    by_user = Entry("{user_id}", "{timestamp_event_id}", name="userId-timestamp-index")

    @primary.query
    def of_account(cls, account_id: str, timestamp: Range[datetime] | None = None) -> None:
        """Activities of an account in a time range."""

    @by_user.query
    def of_user(cls, user_id: str, timestamp: Range[datetime] | None = None) -> None:
        """Activities of a user in a time range."""


class Notification(Entity, table="notifications", names=camel):
    """A message to a user: unread ones are found by `isRead#createdAt`."""

    user_id: str
    notification_id: str
    is_read: bool = False
    text: str = ""
    created_at: EpochSeconds = created()
    is_read_created_at: str = computed("{is_read}#{created_at}", "isRead#createdAt")

    primary = Key("{user_id}", "{notification_id}")
    by_state = Entry("{user_id}", "{is_read_created_at}", name="userId-isRead-index")

    @primary.get
    def get(cls, user_id: str, notification_id: str) -> None:
        """A notification."""

    @by_state.query
    def unread(
        cls, user_id: str, is_read: bool = False, created_at: Range[datetime] | None = None
    ) -> None:
        """Notifications by whether they were read, in the order of time."""


DESIGN = design_of("accounts", Membership, Activity, Notification)
