"""Audit entries as the kit stores them for a system whose design has no table for them."""

from __future__ import annotations

from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, Range, attr, created, key_only, ttl


class AuditRecord(Entity, table=ServiceRecords, extension=True):
    """One change."""

    system: str = key_only(doc="The system in which it happened")
    tenant: str = key_only(doc="Whose data changed")
    entry_id: str = key_only(doc="An id that sorts by time")
    happened_at: EpochMillis = created()
    event: str = attr(doc="What happened, such as member_invited")
    person: str | None = attr(default=None, doc="The person who did it")
    resource: str = attr(doc="The kind of thing that changed")
    resource_id: str | None = attr(default=None, doc="The id of the thing")
    action: str = attr(doc="What was done with it: created, updated, deleted, ...")
    details: dict[str, Any] | None = attr(default=None, doc="Actor, and values before and after")
    address: str | None = attr(default=None, doc="The network address of the request")
    agent: str | None = attr(default=None, doc="The user agent of the request")
    expires_at: EpochSeconds | None = ttl(doc="When the entry may be deleted")

    primary = ServiceRecords.primary("audit#{system}#{tenant}", "{entry_id}")

    @primary.query(newest_first=True, extension=True)
    def of_tenant(cls, system: str, tenant: str, entry_id: Range[str] | None = None) -> None:
        """The entries of a tenant, newest first."""

    @primary.get(extension=True)
    def get(cls, system: str, tenant: str, entry_id: str) -> None:
        """One entry."""
