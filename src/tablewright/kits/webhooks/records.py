"""Stored messages and deliveries, and endpoints of systems without a table for them.

A message is stored once, with its body. Its delivery to an endpoint is a separate item, with the
attempts: the log of an endpoint consists of its deliveries, newest first.
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
from tablewright.kits.webhooks.endpoints import EndpointStatus, SigningSecret
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


class DeliveryStatus(Enum):
    """The state of a delivery."""

    PENDING = "pending"
    DELIVERED = "delivered"
    FAILED = "failed"
    HELD = "held"  # the endpoint was not active


@dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt to deliver a message, with its response or error."""

    at: datetime
    duration_ms: int
    status: int | None = None
    error: str | None = None
    excerpt: str = ""


class WebhookEndpoint(Entity, table=ServiceRecords, tenant="tenant"):
    """An endpoint of a system whose design has no table for them."""

    system: str = attr(doc="The system of the events")
    tenant: str = attr(doc="The tenant that owns it")
    endpoint_id: str = attr(doc="The endpoint's id")
    url: str = attr(doc="The URL that receives messages")
    description: str = attr(default="", doc="The owner's description")
    event_types: list[str] | None = attr(default=None, doc="Subscribed events; empty: all")
    secrets: Annotated[list[SigningSecret], Encrypted()] = attr(doc="The newest first")
    headers: Annotated[dict[str, str] | None, Encrypted()] = attr(
        default=None, doc="Further headers of each message"
    )
    attempts_max: int | None = attr(
        default=None, doc="Attempts per message; missing: the whole schedule"
    )
    status: EndpointStatus = attr(default=EndpointStatus.ACTIVE, doc="Whether it gets messages")
    status_reason: str | None = attr(default=None, doc="The reason why it gets none")
    status_at: EpochMillis | None = attr(default=None, doc="Time of that status")
    health: Health = attr(factory=Health, doc="Its circuit breaker")
    failures: int = attr(default=0, doc="Consecutive failed deliveries")
    last_status: int | None = attr(default=None, doc="HTTP status of the last response")
    last_called_at: EpochMillis | None = attr(default=None, doc="When it was last called")
    edition: int = attr(default=0, doc="Number of changes by the owner")
    change_id: str | None = attr(default=None, doc="Id of the last change")
    created_at: EpochMillis = created(doc="When it was subscribed")
    revision: int = version(doc="Version for optimistic locking")
    # Earlier versions set it for ended endpoints.
    expires_at: EpochSeconds | None = ttl(doc="When it is deleted")

    primary = ServiceRecords.primary("hooks#{system}#{tenant}", "endpoint#{endpoint_id}")
    # Only endpoints that receive no messages: others have no `status_at`.
    by_outage = ServiceRecords.due("hook-outages#{system}", "{status_at}#{tenant}#{endpoint_id}")

    @by_outage.query
    def outages(cls, system: str) -> None:
        """Lists endpoints of all tenants that receive no messages; longest first."""

    @primary.get
    def get(cls, system: str, tenant: str, endpoint_id: str) -> None:
        """Finds an endpoint by its id."""

    @primary.query
    def of_tenant(cls, system: str, tenant: str) -> None:
        """The endpoints of a tenant."""


class EndpointState(Entity, table=ServiceRecords, tenant="tenant"):
    """The kit's record of an endpoint in a system's own table."""

    system: str = attr(doc="The system of the events")
    tenant: str = attr(doc="The tenant that owns it")
    endpoint_id: str = attr(doc="The id of the row")
    description: str = attr(default="", doc="The owner's description")
    status: EndpointStatus = attr(default=EndpointStatus.ACTIVE, doc="Whether it gets messages")
    status_reason: str | None = attr(default=None, doc="The reason why it gets none")
    status_at: EpochMillis | None = attr(default=None, doc="Time of that status")
    health: Health = attr(factory=Health, doc="Its circuit breaker")
    edition: int = attr(default=0, doc="Number of changes by the owner")
    change_id: str | None = attr(default=None, doc="Id of the last change")
    revision: int = version(doc="Version for optimistic locking")

    primary = ServiceRecords.primary("hooks#{system}#{tenant}", "state#{endpoint_id}")
    # Only endpoints that receive no messages: others have no `status_at`.
    by_outage = ServiceRecords.due("hook-states#{system}", "{status_at}#{tenant}#{endpoint_id}")

    @by_outage.query
    def outages(cls, system: str) -> None:
        """Lists endpoints of all tenants that receive no messages; longest first."""

    @primary.get
    def get(cls, system: str, tenant: str, endpoint_id: str) -> None:
        """Finds the state of an endpoint."""

    @primary.query
    def of_tenant(cls, system: str, tenant: str) -> None:
        """The states of a tenant's endpoints."""


class EndpointList(Entity, table=ServiceRecords, tenant="tenant"):
    """Changes with each new endpoint of a tenant, so that parallel requests cannot exceed the
    limit.
    """

    system: str = attr(doc="The system of the events")
    tenant: str = attr(doc="The tenant of the endpoints")
    change_id: str = attr(doc="Id of the last change")
    revision: int = version(doc="Number of created endpoints")

    primary = ServiceRecords.primary("hooks#{system}#{tenant}", "list")

    @primary.get
    def get(cls, system: str, tenant: str) -> None:
        """Finds the list of a tenant."""


class WebhookMessage(Entity, table=ServiceRecords, tenant="tenant"):
    """A message with its body, sent to every subscribed endpoint."""

    system: str = attr(doc="The system of the event")
    tenant: str = attr(doc="The tenant that owns it")
    message_id: str = attr(doc="The message's id, the same for every attempt")
    event_type: str = attr(doc="The type of the event")
    body: bytes = attr(doc="The body, byte for byte")
    published_at: EpochMillis = attr(doc="When the event was published")
    expires_at: EpochSeconds | None = ttl(after=_KEPT, doc="When the record is deleted")

    primary = ServiceRecords.primary("message#{system}#{tenant}#{message_id}", "message")

    @primary.get
    def get(cls, system: str, tenant: str, message_id: str) -> None:
        """Finds a message by its id."""


class Delivery(Entity, table=ServiceRecords, tenant="tenant"):
    """The state of a delivery."""

    system: str = attr(doc="The system of the event")
    tenant: str = attr(doc="The tenant that owns it")
    endpoint_id: str = attr(doc="The endpoint that receives it")
    message_id: str = attr(doc="The message")
    event_type: str = attr(doc="The type of the event")
    published_at: EpochMillis = attr(doc="When the event was published")
    status: DeliveryStatus = attr(default=DeliveryStatus.PENDING, doc="The state of the delivery")
    round: int = attr(default=0, doc="Number of replays")
    replay_id: str | None = attr(default=None, doc="The job that started this round, if any")
    tries: int = attr(default=0, doc="Failed attempts of this round")
    next_at: EpochMillis | None = attr(default=None, doc="The next attempt")
    attempts: list[Attempt] = attr(factory=list, doc="Oldest first; only the last ones are kept")
    revision: int = version(doc="Version for optimistic locking")
    expires_at: EpochSeconds | None = ttl(after=_KEPT, doc="When the record is deleted")

    primary = ServiceRecords.primary(
        "deliveries#{system}#{tenant}#{endpoint_id}", "{published_at}#{message_id}"
    )

    @primary.get
    def get(
        cls, system: str, tenant: str, endpoint_id: str, published_at: datetime, message_id: str
    ) -> None:
        """Finds the delivery of a message to an endpoint."""

    @primary.query
    def of_endpoint(
        cls,
        system: str,
        tenant: str,
        endpoint_id: str,
        published_at: Range[datetime] | None = None,
    ) -> None:
        """Lists the deliveries of an endpoint."""


def delivery_of(message: WebhookMessage, endpoint_id: str) -> Delivery:
    """Returns a new delivery without attempts."""
    return Delivery(
        system=message.system,
        tenant=message.tenant,
        endpoint_id=endpoint_id,
        message_id=message.message_id,
        event_type=message.event_type,
        published_at=message.published_at,
    )
