"""Stored deliveries, so that each counts once."""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochSeconds, attr, key_only, ttl


class InboundDelivery(Entity, table=ServiceRecords, tenant="tenant"):
    """A processed delivery of another service."""

    system: str = key_only(doc="The system that has it")
    tenant: str = attr(default="", doc="The tenant; empty without one")
    id_hash: str = key_only(doc="Hash of the delivery's id")
    expires_at: EpochSeconds | None = ttl(doc="When the record is deleted")

    primary = ServiceRecords.primary("inbound#{system}#{tenant}#{id_hash}", "delivery")
