"""Notifications: messages to a user inside the product."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Self

from tablewright.model import (
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Range,
    Table,
    Update,
    action,
    assign,
    attr,
    camel,
    created,
    softly,
    ttl,
)
from tablewright.systems.core.design.values import NotificationType


class Notifications(Table, name="notifications"):
    """Stores in-app notifications for users."""

    primary = Index("userId", "notificationId")
    # One attribute, with this name: the flag, and the time in ten digits, which sort as it does.
    # tablewright: allow L105 because the document has it as a global index, to be added at any time
    by_state = Gsi("userId", "isRead#createdAt", name="userId-isRead-createdAt-index")


class Notification(Entity, table=Notifications, names=camel):
    """A message to a user; ids are ordered by time. Like users, messages have no account."""

    user_id: str = attr(doc="Recipient user ID")
    notification_id: str = attr(doc="Unique notification identifier")
    type: NotificationType = attr(doc="info, warning, error, success")
    title: str = attr(doc="Notification title")
    message: str = attr(doc="Notification content")
    is_read: bool = attr(default=False, doc="Read status")
    read_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp when read")
    category: str = attr(doc="Category for filtering")
    metadata: dict[str, Any] | None = attr(default=None, doc="Additional notification data")
    action_url: str | None = attr(default=None, doc="URL for action button")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    expires_at: EpochSeconds | None = ttl(doc="Unix timestamp of expiration")
    deleted_at: EpochSeconds | None = softly(doc="When it was deleted", extension=True)

    primary = Notifications.primary("{user_id}", "{notification_id}")
    by_state = Notifications.by_state("{user_id}", "{is_read}#{created_at}")

    @primary.query(newest_first=True)
    def of_user(cls, user_id: str) -> None:
        """Get notifications for user, newest first."""

    @by_state.query(newest_first=True)
    def unread(
        cls, user_id: str, is_read: bool = False, created_at: Range[datetime] | None = None
    ) -> None:
        """Query unread notifications, newest first."""

    @primary.get(extension=True)
    def get(cls, user_id: str, notification_id: str) -> None:
        """One notification."""

    @action("UpdateItem")
    @classmethod
    def mark_read(cls, user_id: str, notification_id: str, *, read_at: datetime) -> Update[Self]:
        """Mark notifications as read: this one, unless it already is."""
        return (
            cls.at(user_id=user_id, notification_id=notification_id)
            .update(assign(cls.is_read, True), assign(cls.read_at, read_at))
            .when(cls.is_read == False)  # noqa: E712
        )
