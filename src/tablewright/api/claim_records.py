"""Stored settings that all nodes of a service must share.

Not here: claiming them (`tablewright.serving.node_claims`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, attr, key_only


class ClaimRecord(Entity, table=ServiceRecords, extension=True):
    """A setting that nodes share, such as their file directory, and its expiry."""

    name: str = key_only(doc="The claimed setting")
    value: str = attr(doc="The value of the running nodes; not secret")
    until: EpochMillis = attr(doc="End of the claim, unless a node renews it")

    primary = ServiceRecords.primary("claim#{name}", "claim")

    @primary.get(extension=True)
    def get(cls, name: str) -> None:
        """Finds a claim."""
