"""Events, and the inbox of undelivered events of each tenant."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Self
from uuid import UUID

from tablewright.model import (
    Condition,
    Entity,
    EpochMillis,
    EpochSeconds,
    Gsi,
    Index,
    Range,
    Table,
    Update,
    any_of,
    assign,
    attr,
    created,
    gt,
    le,
    missing,
    remove,
    ttl,
)
from tablewright.systems.events.design.values import EventStatus, EventType


# tablewright: allow L105 because the document has global indexes, and one tenant's events may
# pass the 10 GB that a local index allows
class Events(Table, name="Events"):
    """Stores all ingested events partitioned by tenant."""

    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", "gsi1sk", name="status-index")
    gsi2 = Gsi("gsi2pk", "gsi2sk", name="event-type-index")


class Event(Entity, table=Events, tenant="tenant_id"):
    """An event of a tenant, to be delivered at least once."""

    tenant_id: str = attr(doc="The event's tenant")
    event_id: UUID = attr(doc="UUIDv4")
    status: EventStatus = attr(default=EventStatus.UNDELIVERED, doc='"undelivered" | "delivered"')
    timestamp: EpochMillis = created(doc="epoch_ms")
    payload: dict[str, Any] = attr(doc="arbitrary JSON from POST /events")
    event_type: EventType | None = attr(
        default=None, doc="Event type; an event without one is not in GSI2", extension=True
    )
    delivered_at: EpochMillis | None = attr(
        default=None, doc="First acknowledgement", extension=True
    )
    lease_until: EpochMillis | None = attr(default=None, doc="End of the claim", extension=True)
    lease_id: str | None = attr(default=None, doc="Id of the claim", extension=True)
    put_back_by: str | None = attr(
        default=None, doc="Id of the attempt that returned it to the inbox", extension=True
    )
    payload_hash: str | None = attr(
        default=None, doc="Digest that identifies a repeated request", extension=True
    )
    payload_text: str | None = attr(
        default=None, doc="The payload as sent, if a number would change", extension=True
    )
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(days=30),
        of="delivered_at",
        doc="Expiry; only after delivery",
        extension=True,
    )

    primary = Events.primary("{tenant_id}", "{event_id}")
    by_status = Events.gsi1("{tenant_id}", "{status}#{timestamp}")
    by_type = Events.gsi2("{tenant_id}", "{event_type}#{timestamp}")

    @by_status.query
    def inbox(
        cls,
        tenant_id: str,
        status: EventStatus = EventStatus.UNDELIVERED,
        timestamp: Range[datetime] | None = None,
    ) -> None:
        """Fetch undelivered events per tenant, in chronological order, earliest first."""

    @by_type.query
    def of_type(
        cls, tenant_id: str, event_type: str, timestamp: Range[datetime] | None = None
    ) -> None:
        """Events of one type, delivered or not, in chronological order, earliest first."""

    @primary.get(extension=True)
    def get(cls, tenant_id: str, event_id: UUID) -> None:
        """Finds an event of a tenant by id."""

    @primary.query(extension=True)
    def of_tenant(cls, tenant_id: str) -> None:
        """Lists all events of a tenant, unordered."""

    @classmethod
    def acknowledge(
        cls,
        tenant_id: str,
        event_id: UUID,
        *,
        delivered_at: datetime,
        expires_at: datetime | None = None,
    ) -> Update[Self]:
        """Removes an event from the inbox; fails if it is already removed."""
        changes = [
            assign(cls.status, EventStatus.DELIVERED),
            assign(cls.delivered_at, delivered_at),
            remove(cls.lease_until),
            remove(cls.lease_id),
        ]
        if expires_at is not None:
            changes.append(assign(cls.expires_at, expires_at))
        return (
            cls.at(tenant_id=tenant_id, event_id=event_id)
            .update(*changes)
            .when(cls.status == EventStatus.UNDELIVERED)
        )

    @classmethod
    def put_back(
        cls, tenant_id: str, event_id: UUID, *, attempt: str | None = None
    ) -> Update[Self]:
        """Returns an event to its place in the inbox, for any consumer.

        `attempt` is a fresh id: an event that has it was returned by this update.
        """
        place = cls.at(tenant_id=tenant_id, event_id=event_id)
        changes = (
            assign(cls.status, EventStatus.UNDELIVERED),
            remove(cls.delivered_at),
            remove(cls.lease_until),
            remove(cls.lease_id),
            remove(cls.expires_at),
        )
        if attempt is None:
            return place.update(*changes)
        marked = place.update(*changes, assign(cls.put_back_by, attempt))
        return marked.marked_by(cls.put_back_by)

    @classmethod
    def claim(
        cls, tenant_id: str, event_id: UUID, *, lease_id: str, now: datetime, until: datetime
    ) -> Update[Self]:
        """Claims an undelivered event for one consumer; fails while another holds it."""
        return (
            cls.at(tenant_id=tenant_id, event_id=event_id)
            .update(assign(cls.lease_id, lease_id), assign(cls.lease_until, until))
            .when(cls.status == EventStatus.UNDELIVERED, cls.is_free(now))
            .marked_by(cls.lease_id)
        )

    @classmethod
    def extend(
        cls, tenant_id: str, event_id: UUID, *, lease_id: str, until: datetime
    ) -> Update[Self]:
        """Extends a claim; fails if another consumer has claimed the event since."""
        return (
            cls.at(tenant_id=tenant_id, event_id=event_id)
            .update(assign(cls.lease_until, until))
            .when(cls.status == EventStatus.UNDELIVERED, cls.lease_id == lease_id)
        )

    @classmethod
    def is_free(cls, now: datetime) -> Condition:
        """Whether no consumer holds the event at a time."""
        return any_of(missing(cls.lease_until), le(cls.lease_until, now))

    @classmethod
    def is_kept(cls, now: datetime) -> Condition:
        """Whether the event has not expired; expired events may still be stored."""
        return any_of(missing(cls.expires_at), gt(cls.expires_at, now))
