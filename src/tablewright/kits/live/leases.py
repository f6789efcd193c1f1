"""Leases of readers: one process at a time reads a stream for a purpose.

A lease prevents duplicate work. Writes are safe without it: every write is conditional on the
lease's token, and those of a follower also on its position.
Not here: the readers (`live.follower`, `live.tails`).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from tablewright.api.runtime import Holder, Runtime
from tablewright.clock import instant
from tablewright.errors import ConflictError
from tablewright.kits.live import limits
from tablewright.kits.live.records import StreamReader
from tablewright.model import At, Change, Put, Update, assign, remove


class ReaderLease:
    """The lease of one reader in this process."""

    def __init__(self, given: Runtime, system: str, name: str) -> None:
        self._db, self._clock, self._ids = given.db, given.clock, given.ids
        self._holder = given.holder or Holder(given.ids.uuid())
        self._system, self._name = system, name
        self._token: str | None = None
        self._until: datetime | None = None

    @property
    def token(self) -> str:
        """The token that writes are conditional on."""
        assert self._token is not None, "a write needs a lease"
        return self._token

    @property
    def is_held(self) -> bool:
        """Whether this process has the lease, as far as it knows."""
        return self._until is not None and instant(self._clock) < self._until

    @property
    def is_due(self) -> bool:
        """Whether the lease should be renewed."""
        spent = limits.LEASE_SECONDS - limits.LEASE_RENEWED_SECONDS
        return self._until is None or instant(self._clock) >= self._until - timedelta(seconds=spent)

    @property
    def place(self) -> At[StreamReader]:
        """The key of the reader."""
        return StreamReader.at(system=self._system, name=self._name)

    async def take(self) -> StreamReader | None:
        """Takes the lease; None while another process has it."""
        found = await self._db.run(self.place.get().consistently())
        now, token, until = instant(self._clock), self._ids.uuid(), self.next_until()
        if found is not None and not self._is_free(found, now):
            return None
        try:
            reader = await self._db.run(self._taking(found, token, until))
        except ConflictError:
            return None  # another process was faster
        self._token, self._until = token, until
        return reader

    def _taking(
        self, found: StreamReader | None, token: str, until: datetime
    ) -> Update[StreamReader] | Put[StreamReader]:
        holder = self._holder.name
        if found is None:
            fresh = StreamReader(
                system=self._system, name=self._name, lease=token, holder=holder, lease_until=until
            )
            return fresh.create().marked_by(StreamReader.lease)
        taking = self.place.update(
            assign(StreamReader.lease, token),
            assign(StreamReader.holder, holder),
            assign(StreamReader.lease_until, until),
        )
        # On condition that it is unchanged: a holder that has just renewed its lease keeps it.
        as_read = taking.when(
            StreamReader.lease == found.lease, StreamReader.lease_until == found.lease_until
        )
        return as_read.marked_by(StreamReader.lease)

    async def renew(self) -> bool:
        """Extends the lease; False if another process has it."""
        until = self.next_until()
        try:
            await self._db.run(self.changing(assign(StreamReader.lease_until, until)))
        except ConflictError:
            self.drop()
            return False
        self.kept(until)
        return True

    async def release(self) -> None:
        """Releases the lease, so that another process can take it at once."""
        if self._token is None:
            return
        over = (assign(StreamReader.lease_until, instant(self._clock)), remove(StreamReader.holder))
        releasing = self.changing(*over)
        self.drop()
        try:
            await self._db.run(releasing)
        except ConflictError:
            return  # another process has it already

    def next_until(self) -> datetime:
        """The end of a lease that is renewed now."""
        return instant(self._clock) + timedelta(seconds=limits.LEASE_SECONDS)

    def kept(self, until: datetime) -> None:
        """Records that a write has extended the lease."""
        self._until = until

    def drop(self) -> None:
        """Records that this process has lost the lease."""
        self._token = self._until = None

    def changing(self, *changes: Change) -> Update[StreamReader]:
        """Returns a change of the reader, on condition that this process has the lease."""
        return self.place.update(*changes).when(StreamReader.lease == self.token)

    def _is_free(self, found: StreamReader, now: datetime) -> bool:
        is_own = found.holder == self._holder.name  # perhaps unknown, because a response was lost
        has_ended = found.holder is not None and self._holder.has_ended(found.holder)
        return is_own or has_ended or found.lease_until <= now
