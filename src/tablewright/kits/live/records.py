"""Stored readers of streams, and their positions.

Not here: taking a lease (`live.leases`), moving a position (`live.follower`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, attr, key_only


class StreamReader(Entity, table=ServiceRecords, shared=True):
    """A reader of a table's changes, held by one process at a time."""

    system: str = key_only(doc="The system of the table")
    name: str = key_only(doc="The reader: a follower, or a tail of a hub")
    lease: str = attr(doc="Token of the current or last holder")
    holder: str | None = attr(default=None, doc="The process that has it")
    lease_until: EpochMillis = attr(doc="End of the lease")
    position: str | None = attr(default=None, doc="The position up to which changes were folded")
    commit_id: str | None = attr(default=None, doc="Id of the last move")
    read_at: EpochMillis | None = attr(
        default=None, doc="When the stream was read up to the position"
    )
    changes: int = attr(default=0, doc="Number of folded changes")
    recounts: int = attr(default=0, doc="Number of recounts")
    is_recount_due: bool = attr(default=False, doc="A recount was requested")

    primary = ServiceRecords.primary("live#{system}#{name}", "reader")

    @primary.get
    def get(cls, system: str, name: str) -> None:
        """Finds a reader."""
