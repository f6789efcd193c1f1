"""Stored records of the processes that run the background work of a system."""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, key_only, ttl


class NodeRecord(Entity, table=ServiceRecords, extension=True):
    """A process that runs background work, and the time of its last report."""

    system: str = key_only(doc="The system whose work it runs")
    node_id: str = key_only(doc="The name under which the process holds leases")
    version: str = attr(doc="The version of Tablewright")
    started_at: EpochMillis = attr(doc="When it began")
    seen_at: EpochMillis = attr(doc="Last report of the process")
    expires_at: EpochSeconds | None = ttl(doc="When it is removed from the list")

    primary = ServiceRecords.primary("nodes#{system}", "{node_id}")

    @primary.query(extension=True)
    def of_system(cls, system: str) -> None:
        """The processes of a system."""
