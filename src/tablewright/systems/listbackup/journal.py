"""The journal: activities, kept for 90 days, and notifications, kept for 30.

Both sort by the time and the id of an item, in one attribute. The time is `createdAt`. Not here:
who is notified (the service above decides).
"""

from __future__ import annotations

from datetime import datetime, timedelta

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
    ttl,
)
from tablewright.systems.listbackup import tables
from tablewright.systems.listbackup.structures import ActivityDetails, NotificationData
from tablewright.systems.listbackup.values import (
    Action,
    Category,
    Channel,
    EventType,
    NotificationStatus,
    Priority,
    ResourceType,
)

ACTIVITY_LIFE = timedelta(days=90)
NOTIFICATION_LIFE = timedelta(days=30)


class Activity(Entity, table=tables.Activities, names=camel, tenant="account_id"):
    """Something that happened in an account."""

    account_id: str = attr(doc="Account ID")
    timestamp_event_id: str = computed(
        "{created_at}#{event_id}", "timestamp#eventId", doc="Composite key: timestamp#UUID"
    )
    event_id: str = attr(doc="UUID v4")
    user_id: str | None = attr(default=None, doc="User who performed the action")
    event_type: EventType = attr(doc="source.created | user.login | sync.completed | etc.")
    resource_type: ResourceType = attr(doc="source | user | account | job | etc.")
    resource_id: str = attr(doc="ID of the affected resource")
    action: Action = attr(doc="create | update | delete | sync | etc.")
    details: ActivityDetails | None = attr(default=None, doc="Event details object")
    ip_address: str | None = attr(default=None, doc="Client IP address")
    user_agent: str | None = attr(default=None, doc="Client user agent")
    timestamp: EpochSeconds | None = ttl(
        after=ACTIVITY_LIFE,
        of="created_at",
        doc="Unix timestamp (for TTL): 90 days (7776000 seconds) after createdAt",
    )
    created_at: datetime = created(doc="ISO 8601 timestamp")

    primary = Key("{account_id}", "{timestamp_event_id}")
    by_user = Entry("{user_id}", "{timestamp_event_id}", name="userId-timestamp-index")
    # tablewright: allow L101 because the document has it, and only who runs the product asks it
    by_type = Entry("{resource_type}", "{timestamp_event_id}", name="resourceType-timestamp-index")

    @primary.query
    def of_account(cls, account_id: str, created_at: Range[datetime] | None = None) -> None:
        """Get account activities in a time range."""

    @by_user.query
    def of_user(cls, user_id: str, created_at: Range[datetime] | None = None) -> None:
        """Get user activities in a time range."""

    @by_type.query
    def of_resource_type(
        cls, resource_type: str, created_at: Range[datetime] | None = None
    ) -> None:
        """Get resource activities in a time range, across accounts: for the operator."""

    @primary.get(extension=True)
    def get(cls, account_id: str, created_at: datetime, event_id: str) -> None:
        """Get an activity of an account."""


class Notification(Entity, table=tables.Notifications, names=camel, tenant="account_id"):
    """A message to a user."""

    user_id: str = attr(doc="User ID")
    timestamp_notification_id: str = computed(
        "{created_at}#{notification_id}",
        "timestamp#notificationId",
        doc="Composite: timestamp#UUID",
    )
    notification_id: str = attr(doc="UUID v4")
    account_id: str = attr(doc="Account ID")
    type: Channel = attr(doc="email | sms | push | in-app")
    category: Category = attr(doc="system | source | job | billing | security")
    priority: Priority = attr(default="medium", doc="low | medium | high | critical")
    subject: str = attr(doc="Notification subject")
    message: str = attr(doc="Notification message")
    data: NotificationData | None = attr(default=None, doc="Additional data")
    status: NotificationStatus = attr(
        default="pending", doc="pending | sent | delivered | failed | read"
    )
    read_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    sent_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    delivered_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    failure_reason: str | None = attr(default=None, doc="Failure details")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    expires_at: EpochSeconds | None = ttl(
        after=NOTIFICATION_LIFE,
        of="created_at",
        doc="Unix timestamp (for TTL): 30 days (2592000 seconds) after createdAt",
    )

    primary = Key("{user_id}", "{timestamp_notification_id}")
    by_account = Entry(
        "{account_id}", "{timestamp_notification_id}", name="accountId-timestamp-index"
    )
    # tablewright: allow L105 because the document has it as a global index, to be added at any time
    in_status = Entry("{user_id}", "{status}", name="userId-status-index")

    @primary.query(extension=True)
    def of_user(cls, user_id: str, created_at: Range[datetime] | None = None) -> None:
        """Get the notifications of a user, in chronological order."""

    @by_account.query(extension=True)
    def of_account(cls, account_id: str, created_at: Range[datetime] | None = None) -> None:
        """Get the notifications of an account, in chronological order."""

    @in_status.query(extension=True)
    def by_status(cls, user_id: str, status: NotificationStatus) -> None:
        """Get a user's notifications in a status."""

    @primary.get(extension=True)
    def get(cls, user_id: str, created_at: datetime, notification_id: str) -> None:
        """Get a notification of a user."""
