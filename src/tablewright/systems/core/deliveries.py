"""Deliveries: events on their way to webhooks. The document has no table for them.

Without one, what is still to be tried again would be lost when a process ends.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Table,
    attr,
    camel,
    created,
    ttl,
    updated,
)
from tablewright.systems.core.attribute_types import Minute
from tablewright.systems.core.values import DeliveryStatus


class WebhookDeliveries(Table, name="webhook_deliveries", extension=True):
    """Attempts to tell webhooks of events, and those that are still to come."""


class WebhookDelivery(
    Entity, table=WebhookDeliveries, names=camel, tenant="account_id", extension=True
):
    """One event for one webhook; only what is to be tried has a due time, and is in the index."""

    webhook_id: str = attr(doc="The webhook", extension=True)
    delivery_id: str = attr(doc="Id, ordered by time", extension=True)
    account_id: str = attr(doc="The account of the webhook", extension=True)
    event: str = attr(doc="Name of the event", extension=True)
    payload: dict[str, Any] = attr(doc="What is sent", extension=True)
    status: DeliveryStatus = attr(
        default=DeliveryStatus.PENDING, doc="How far it has come", extension=True
    )
    attempt_count: int = attr(default=0, doc="How often it was tried", extension=True)
    due_at: Minute | None = attr(default=None, doc="When it is tried next", extension=True)
    response_code: int | None = attr(default=None, doc="The last answer", extension=True)
    error: str | None = attr(default=None, doc="Why the last attempt failed", extension=True)
    created_at: EpochSeconds = created(doc="When the event happened", extension=True)
    updated_at: EpochSeconds = updated(doc="When it last changed", extension=True)
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(days=30), doc="When it is forgotten", extension=True
    )

    primary = Key("{webhook_id}", "{delivery_id}")
    by_due_time = Entry("{due_at}", name="dueAt-index", extension=True)

    @primary.get(extension=True)
    def get(cls, webhook_id: str, delivery_id: str) -> None:
        """One delivery."""

    @primary.query(newest_first=True, extension=True)
    def of_webhook(cls, webhook_id: str) -> None:
        """The deliveries to a webhook, newest first."""

    @by_due_time.query(extension=True)
    def due(cls, due_at: datetime) -> None:
        """Deliveries to try in one minute."""
