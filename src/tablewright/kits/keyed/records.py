"""Stored API keys, beside the other keys of their tenant.

A key names its tenant and its own id: one read finds it, one query finds all keys of a tenant. Not
here: creating and checking keys (`keyed.keys`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, attr, created, key_only


class KeyRecord(Entity, table=ServiceRecords, extension=True):
    """An API key of a tenant, without the key itself."""

    system: str = key_only(doc="The key's system")
    tenant: str = key_only(doc="The key's tenant")
    key_id: str = key_only(doc="The key's id, for listing and revoking")
    key_hash: str = attr(doc="The hash of the whole key")
    label: str = attr(doc="The purpose of the key, as entered")
    last_four: str = attr(doc="The end of the key")
    created_at: EpochMillis = created()
    revoked_at: EpochMillis | None = attr(default=None, doc="When the key was revoked")

    primary = ServiceRecords.primary("apikey#{system}#{tenant}", "{key_id}")

    @primary.get(extension=True)
    def get(cls, system: str, tenant: str, key_id: str) -> None:
        """Finds a key."""

    @primary.query(extension=True)
    def of_tenant(cls, system: str, tenant: str) -> None:
        """Lists all keys of a tenant, including revoked ones."""
