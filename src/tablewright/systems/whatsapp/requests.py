"""Completed requests: a repeated request gets the same response.

Not here: events of WhatsApp, which may be repeated after days (`whatsapp.webhooks`).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from tablewright.model import Entity, EpochSeconds, attr, camel, ttl
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import Id, Object, RequestState


class Idempotency(Entity, table=WhatsApp, tag="IDEMPOTENCY", names=camel):
    """Idempotency Records. They belong to no account: a client that is bound to one sees none."""

    request_id: Id = attr(doc="Unique request ID")
    processed_at: datetime | None = attr(default=None, doc="Processing timestamp")
    forgotten_at: EpochSeconds | None = ttl(
        "ttl", after=timedelta(hours=24), doc="TTL for auto-deletion"
    )
    result: Object | None = attr(default=None, doc="Cached result")
    state: RequestState = attr(
        default="in_progress", doc="in_progress, done, failed", extension=True
    )
    request_hash: str | None = attr(
        default=None, doc="Hash that identifies a repeated request", extension=True
    )

    primary = WhatsApp.primary("IDEMPOTENCY#{request_id}")

    @primary.get
    def get(cls, request_id: str) -> None:
        """A request by its id."""
