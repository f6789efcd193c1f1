"""Webhooks: events from WhatsApp, and the secrets that authenticate them.

Not here: the effects of an event (`whatsapp.messages`, `.templates`, `.calls` and others).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated

from tablewright.model import (
    Encrypted,
    Entity,
    EpochSeconds,
    Range,
    attr,
    camel,
    created,
    ttl,
    updated,
)
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import EventStatus, EventType, Id, Object


class WebhookEvent(Entity, table=WhatsApp, tag="WEBHOOK_EVENT", names=camel, tenant="waba_meta_id"):
    """Webhook Events."""

    webhook_event_type: Id = attr(doc="Event type for GSI")
    event_id: Id = attr(doc="Event ID")
    event_type: EventType | None = attr(default=None, doc="message, status, etc.")
    waba_meta_id: Id = attr(doc="WABA Meta ID")
    payload: Object | None = attr(default=None, doc="Event payload")
    processed_at: datetime | None = attr(default=None, doc="Processing timestamp")
    received_at: datetime = created(doc="Receipt timestamp")
    payload_s3_key: str | None = attr(
        default=None, doc="S3 key of a payload that does not fit into an item", extension=True
    )
    status: EventStatus = attr(
        default="received", doc="received, processed, failed", extension=True
    )
    attempts: int = attr(default=0, doc="Processing attempts", extension=True)
    last_error: str | None = attr(default=None, doc="Why it failed last", extension=True)
    forgotten_at: EpochSeconds | None = ttl(
        "ttl",
        after=timedelta(days=30),
        of="received_at",
        doc="Old webhook events: 30 days",
        extension=True,
    )

    primary = WhatsApp.primary("WEBHOOK#{event_id}")
    # tablewright: allow L101 because the document has it, and events are kept for 30 days only
    by_type = WhatsApp.gsi_webhook_event("{webhook_event_type}", "{received_at}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "WEBHOOK_EVENT")

    @primary.get
    def get(cls, event_id: str) -> None:
        """An event by its id."""

    @by_type.query(newest_first=True)
    def of_type(cls, webhook_event_type: str, received_at: Range[datetime] | None = None) -> None:
        """Webhook events of one type."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all events, in no order."""


class WebhookConfig(
    Entity, table=WhatsApp, tag="WEBHOOK_CONFIG", names=camel, tenant="waba_meta_id"
):
    """Webhook Configurations."""

    waba_meta_id: Id = attr(doc="WABA Meta ID")
    verify_token: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="Webhook verify token"
    )
    app_secret: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="App secret for signature"
    )
    enabled: bool = attr(default=True, doc="Webhook enabled")
    updated_at: datetime = updated(doc="Last update timestamp")
    webhook_url: str | None = attr(default=None, doc="Where WhatsApp sends to", extension=True)
    subscribed_fields: list[str] | None = attr(
        default=None, doc="What WhatsApp sends", extension=True
    )

    primary = WhatsApp.primary("WEBHOOK_CONFIG#{waba_meta_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "WEBHOOK_CONFIG")

    @primary.get
    def get(cls, waba_meta_id: str) -> None:
        """The webhook configuration of an account."""

    @by_waba.query
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: the configuration, beside others of its account."""
