"""What the nodes of a service must have in common, as it is stored.

Not here: claiming it (`tablewright.serving.node_claims`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, attr, key_only


class ClaimRecord(Entity, table=ServiceRecords, extension=True):
    """What nodes have in common, such as their folder of files, and until when that holds."""

    name: str = key_only(doc="What is claimed")
    value: str = attr(doc="What the nodes have that run; nothing in it is secret")
    until: EpochMillis = attr(doc="The end of the claim, unless a node renews it")

    primary = ServiceRecords.primary("claim#{name}", "claim")

    @primary.get(extension=True)
    def get(cls, name: str) -> None:
        """A claim."""
