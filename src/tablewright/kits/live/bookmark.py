"""Bookmark: the position of a follower, moved only by the process with the lease.

Every move is conditional on the token of the lease. A process that does not know whether a move was
written takes the lease again, with another token, and reads the bookmark: the old move can then no
longer be applied. The fresh id of a move shows that it was written, if its response was lost. Not
here: the other writes of a move (`live.follower`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from tablewright.api.runtime import Runtime
from tablewright.errors import ConflictError
from tablewright.kits.live.leases import ReaderLease
from tablewright.kits.live.records import StreamReader
from tablewright.model import Change, Update, add, assign


class LeaseLostError(Exception):
    """Another process has the lease, or has moved the bookmark."""


@dataclass(frozen=True, slots=True)
class Reached:
    """A position of a feed, its time, and the number of changes up to it."""

    position: str
    read_at: datetime
    count: int = 0


class Bookmark:
    """The position of one follower."""

    def __init__(self, given: Runtime, system: str, name: str) -> None:
        self._db, self._ids = given.db, given.ids
        self.lease = ReaderLease(given, system, f"follower#{name}")
        self._reader: StreamReader | None = None
        self._unsaved: Reached | None = None

    @property
    def is_held(self) -> bool:
        """Whether this process has the lease, and knows the bookmark."""
        return self._reader is not None and self.lease.is_held

    async def held(self) -> StreamReader | None:
        """The bookmark as taken or renewed; None while another process has it."""
        if self._reader is None:
            self._reader = await self.lease.take()
        else:
            await self.keep()
        return self._reader

    def note(self, reached: Reached) -> None:
        """Remembers a position that needs no write; `keep` saves it."""
        earlier = 0 if self._unsaved is None else self._unsaved.count
        self._unsaved = Reached(reached.position, reached.read_at, earlier + reached.count)

    async def keep(self) -> None:
        """Renews the lease if due; raises `LeaseLostError`."""
        if not self.lease.is_due:
            return
        until, unsaved = self.lease.next_until(), self._unsaved
        kept = assign(StreamReader.lease_until, until)
        try:
            if unsaved is None:
                self._reader = await self._db.run(self.lease.changing(kept))
            else:
                reached = Reached(unsaved.position, unsaved.read_at)
                self._reader = await self._db.run(self.moving(reached, kept))
                self.moved()
        except ConflictError as conflict:
            raise LeaseLostError from conflict
        self.lease.kept(until)

    def moving(self, reached: Reached, *more: Change) -> Update[StreamReader]:
        """Returns a write that moves the bookmark, for the transaction with the results of its
        changes.
        """
        unsaved = 0 if self._unsaved is None else self._unsaved.count
        update = self.lease.changing(
            assign(StreamReader.position, reached.position),
            assign(StreamReader.read_at, reached.read_at),
            assign(StreamReader.commit_id, self._ids.uuid()),
            add(StreamReader.changes, reached.count + unsaved),
            *more,
        )
        return update.marked_by(StreamReader.commit_id)

    def moved(self) -> None:
        """Records that the last move was written."""
        self._unsaved = None

    def forget(self) -> None:
        """Makes the next move read the bookmark again."""
        self._reader = self._unsaved = None
