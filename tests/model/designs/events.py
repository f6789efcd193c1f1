"""Events of tenants: natural keys, copied to `pk` and `sk`, and one composite index key."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from tablewright.model import (
    Entity,
    EpochMillis,
    Gsi,
    Index,
    Range,
    Table,
    attr,
    created,
    design_of,
)


class Events(Table, name="Events"):
    primary = Index("pk", "sk")
    gsi1 = Gsi("tenant_id", "gsi1sk", name="status-index")


class Event(Entity, table=Events, tenant="tenant_id"):
    """An ingested event of a tenant."""

    tenant_id: str
    event_id: str
    status: Literal["undelivered", "delivered"] = "undelivered"
    timestamp: EpochMillis = created()
    payload: dict[str, Any] = attr(factory=dict)

    primary = Events.primary("{tenant_id}", "{event_id}")
    by_status = Events.gsi1("{tenant_id}", "{status}#{timestamp}")

    @primary.get
    def get(cls, tenant_id: str, event_id: str) -> None:
        """An event."""

    @primary.query
    def of_tenant(cls, tenant_id: str, event_id: Range[str] | None = None) -> None:
        """The events of a tenant."""

    @by_status.query
    def inbox(
        cls,
        tenant_id: str,
        status: str = "undelivered",
        timestamp: Range[datetime] | None = None,
    ) -> None:
        """Undelivered events of a tenant, earliest first."""


DESIGN = design_of("events", Events)
