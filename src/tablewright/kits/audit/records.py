"""Stored audit entries, for systems without their own table."""

from __future__ import annotations

from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, Range, attr, created, key_only, ttl


class AuditRecord(Entity, table=ServiceRecords, tenant="tenant", extension=True):
    """An entry of the audit log."""

    system: str = key_only(doc="The system in which it happened")
    tenant: str = attr(doc="The tenant whose data changed")
    entry_id: str = key_only(doc="An id that sorts by time")
    happened_at: EpochMillis = created()
    event: str = attr(doc="The event, such as member_invited")
    person: str | None = attr(default=None, doc="The person who did it")
    resource: str = attr(doc="The kind of resource that changed")
    resource_id: str | None = attr(default=None, doc="The id of the resource")
    action: str = attr(doc="The action: created, updated, deleted, ...")
    details: dict[str, Any] | None = attr(default=None, doc="Actor, and values before and after")
    address: str | None = attr(default=None, doc="The network address of the request")
    agent: str | None = attr(default=None, doc="The user agent of the request")
    expires_at: EpochSeconds | None = ttl(doc="When the entry may be deleted")

    primary = ServiceRecords.primary("audit#{system}#{tenant}", "{entry_id}")
    by_person = ServiceRecords.due("audit-of#{system}#{person}", "{entry_id}")

    @primary.query(extension=True)
    def of_tenant(cls, system: str, tenant: str, entry_id: Range[str] | None = None) -> None:
        """Lists the entries of a tenant, oldest first."""

    @by_person.query(extension=True)
    def of_person(cls, system: str, person: str, entry_id: Range[str] | None = None) -> None:
        """Lists a person's actions in any tenant, oldest first."""

    @primary.get(extension=True)
    def get(cls, system: str, tenant: str, entry_id: str) -> None:
        """Finds an entry by its id."""
