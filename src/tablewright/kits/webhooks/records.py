"""Endpoints, messages and deliveries as they are stored.

A message is stored once, with its body. An endpoint's delivery of it is an item of its own, with
the attempts in it: the log of an endpoint is its deliveries, the newest first.
Not here: the jobs that deliver (`kits.jobs`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from typing import Annotated

from tablewright.api.records import ServiceRecords
from tablewright.kits.http.health import Health
from tablewright.kits.webhooks import limits
from tablewright.model import (
    Encrypted,
    Entity,
    EpochMillis,
    EpochSeconds,
    Range,
    attr,
    created,
    ttl,
    version,
)

_KEPT = timedelta(seconds=limits.WEBHOOK_KEPT_SECONDS)


class EndpointStatus(Enum):
    """Whether an endpoint receives messages."""

    ACTIVE = "active"
    DISABLED = "disabled"  # messages for it are kept, and can be replayed
    ENDED = "ended"  # the receiver said 410: it wants nothing any more


class DeliveryStatus(Enum):
    """The state of a delivery."""

    PENDING = "pending"
    DELIVERED = "delivered"
    FAILED = "failed"
    HELD = "held"  # the endpoint was disabled


@dataclass(frozen=True, slots=True)
class SigningSecret:
    """A secret, and until when it signs."""

    secret: str
    until: datetime | None = None

    def is_over(self, now: datetime) -> bool:
        """Whether it signs no longer."""
        return self.until is not None and self.until <= now


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt to deliver."""

    at: datetime
    duration_ms: int
    status: int | None = None
    error: str | None = None
    excerpt: str = ""


class WebhookEndpoint(Entity, table=ServiceRecords, tenant="tenant"):
    """A URL that a tenant wants its events at."""

    system: str = attr(doc="The system whose events these are")
    tenant: str = attr(doc="Whose it is")
    endpoint_id: str = attr(doc="What it is called by")
    url: str = attr(doc="Where messages go")
    description: str = attr(default="", doc="What its owner says of it")
    event_types: list[str] | None = attr(default=None, doc="Which events; all if none are named")
    secrets: Annotated[list[SigningSecret], Encrypted()] = attr(doc="The newest first")
    status: EndpointStatus = attr(default=EndpointStatus.ACTIVE, doc="Whether it gets messages")
    status_reason: str | None = attr(default=None, doc="Why it does not")
    status_at: EpochMillis | None = attr(default=None, doc="Since when")
    health: Health = attr(factory=Health, doc="Its circuit breaker")
    created_at: EpochMillis = created(doc="When it was subscribed")
    revision: int = version(doc="So that no process overwrites what another has seen")
    expires_at: EpochSeconds | None = ttl(doc="When one that ended is forgotten")

    primary = ServiceRecords.primary("hooks#{system}#{tenant}", "endpoint#{endpoint_id}")

    @primary.get
    def get(cls, system: str, tenant: str, endpoint_id: str) -> None:
        """An endpoint."""

    @primary.query
    def of_tenant(cls, system: str, tenant: str) -> None:
        """The endpoints of a tenant."""


class WebhookMessage(Entity, table=ServiceRecords, tenant="tenant"):
    """Something that happened, as it is told to every endpoint."""

    system: str = attr(doc="The system that tells it")
    tenant: str = attr(doc="Whose it is")
    message_id: str = attr(doc="The same on every attempt, for receivers to know repeats by")
    event_type: str = attr(doc="What happened")
    body: bytes = attr(doc="What is sent, byte by byte")
    published_at: EpochMillis = attr(doc="When it happened")
    expires_at: EpochSeconds | None = ttl(after=_KEPT, doc="When it is forgotten")

    primary = ServiceRecords.primary("message#{system}#{tenant}#{message_id}", "message")

    @primary.get
    def get(cls, system: str, tenant: str, message_id: str) -> None:
        """A message."""


class Delivery(Entity, table=ServiceRecords, tenant="tenant"):
    """The state of a delivery."""

    system: str = attr(doc="The system that tells it")
    tenant: str = attr(doc="Whose it is")
    endpoint_id: str = attr(doc="Where it goes")
    message_id: str = attr(doc="What is delivered")
    event_type: str = attr(doc="What happened")
    published_at: EpochMillis = attr(doc="When it happened")
    status: DeliveryStatus = attr(default=DeliveryStatus.PENDING, doc="What became of it")
    round: int = attr(default=0, doc="How often it was replayed")
    tries: int = attr(default=0, doc="Attempts of this round that failed")
    next_at: EpochMillis | None = attr(default=None, doc="Not before this time is it tried again")
    attempts: list[Attempt] = attr(factory=list, doc="The oldest first; only the last are kept")
    revision: int = version(doc="So that no process overwrites what another has seen")
    expires_at: EpochSeconds | None = ttl(after=_KEPT, doc="When it is forgotten")

    primary = ServiceRecords.primary(
        "deliveries#{system}#{tenant}#{endpoint_id}", "{published_at}#{message_id}"
    )

    @primary.get
    def get(
        cls, system: str, tenant: str, endpoint_id: str, published_at: datetime, message_id: str
    ) -> None:
        """The delivery of a message to an endpoint."""

    @primary.query
    def of_endpoint(
        cls,
        system: str,
        tenant: str,
        endpoint_id: str,
        published_at: Range[datetime] | None = None,
    ) -> None:
        """The deliveries of an endpoint."""


def delivery_of(message: WebhookMessage, endpoint_id: str) -> Delivery:
    """A delivery of which nothing has happened yet."""
    return Delivery(
        system=message.system,
        tenant=message.tenant,
        endpoint_id=endpoint_id,
        message_id=message.message_id,
        event_type=message.event_type,
        published_at=message.published_at,
    )
