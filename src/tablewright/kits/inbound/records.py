"""Deliveries as they are stored, so that each counts once."""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochSeconds, attr, key_only, ttl


class InboundDelivery(Entity, table=ServiceRecords, tenant="tenant"):
    """A delivery of another service that was processed."""

    system: str = key_only(doc="The system that has it")
    tenant: str = attr(default="", doc="Whose it is; empty if it is nobody's")
    id_hash: str = key_only(doc="Of the delivery's id")
    expires_at: EpochSeconds | None = ttl(doc="When it is forgotten")

    primary = ServiceRecords.primary("inbound#{system}#{tenant}#{id_hash}", "delivery")
