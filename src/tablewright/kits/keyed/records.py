"""API keys as the kit stores them: beside the other keys of their tenant.

A key names its tenant and its own id: one read finds it, one query finds all of a tenant.
Not here: creating and checking keys (`keyed.keys`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, attr, created, key_only


class KeyRecord(Entity, table=ServiceRecords, extension=True):
    """An API key of a tenant; the key itself is stored nowhere."""

    system: str = key_only(doc="The system that the key opens")
    tenant: str = key_only(doc="The tenant that the key stands for")
    key_id: str = key_only(doc="The id by which the key is listed and revoked")
    key_hash: str = attr(doc="The hash of the whole key")
    label: str = attr(doc="What the key is for, as its owner wrote it")
    last_four: str = attr(doc="The end of the key")
    created_at: EpochMillis = created()
    revoked_at: EpochMillis | None = attr(default=None, doc="When the key stopped working")

    primary = ServiceRecords.primary("apikey#{system}#{tenant}", "{key_id}")

    @primary.get(extension=True)
    def get(cls, system: str, tenant: str, key_id: str) -> None:
        """One key."""

    @primary.query(extension=True)
    def of_tenant(cls, system: str, tenant: str) -> None:
        """All keys of a tenant, revoked ones included."""
