"""Ledger: the stored state of grants, read and changed under conditions.

A grant's tokens change only together with its revision, on condition that the revision is the one
that was read. Two processes can therefore never overwrite each other's tokens, even if a lease is
lost. A lease only keeps both from sending a request to the platform.
Not here: requests to the platform (`oauth.refreshing`).
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import inf
from typing import Any

from tablewright.api.runtime import Holder, Runtime
from tablewright.clock import instant
from tablewright.errors import ConflictError, ItemNotFoundError
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.grants import Connected, Ended, GrantShape, Writes
from tablewright.kits.oauth.records import GrantRecord
from tablewright.kits.oauth.tokens import Tokens, tokens_of
from tablewright.kits.shapes import still
from tablewright.model import (
    At,
    Change,
    Page,
    Update,
    assign,
    exists,
    missing,
    remove,
    snapshot,
    transaction,
    until,
)


@dataclass(frozen=True, slots=True)
class Grant:
    """A stored grant: its record and its tokens."""

    record: GrantRecord
    tokens: Tokens | None

    @property
    def account_id(self) -> str:
        """The account that has it."""
        return self.record.account_id

    def is_leased(self, now: datetime) -> bool:
        """Whether a process refreshes it."""
        return self.record.lease_until is not None and self.record.lease_until > now

    def life_seconds(self, tokens: Tokens) -> float:
        """The length for which the platform gave the access token."""
        began_at = self.record.refreshed_at or self.record.created_at
        return inf if tokens.ends_at is None else (tokens.ends_at - began_at).total_seconds()


class Ledger:
    """The grants of one system."""

    def __init__(self, given: Runtime, system: str, shape: GrantShape[Any] | None) -> None:
        self._db, self._clock, self._ids = given.db, given.clock, given.ids
        self._holder = given.holder or Holder(given.ids.uuid())
        self._system, self._shape = system, shape

    def place(self, account_id: str, grant_id: str) -> At[GrantRecord]:
        """The key of a grant's record."""
        return GrantRecord.at(system=self._system, account_id=account_id, grant_id=grant_id)

    async def read(self, account_id: str, grant_id: str) -> Grant | None:
        """Returns the record and the tokens of a grant, both from one moment."""
        db, get = self._db.for_tenant(account_id), self.place(account_id, grant_id).get()
        if self._shape is None:
            record = await db.run(get.consistently())
            if record is None:
                return None
            return Grant(record, None if record.tokens is None else tokens_of(record.tokens))
        place = self._shape.place(account_id, grant_id)
        record, row = await db.run(snapshot(get, place.get()))
        if record is None:
            return None
        stored = None if row is None else self._shape.value(row, "tokens")
        return Grant(record, None if stored is None else self._shape.unpacked(stored))

    # Leases

    async def take(self, grant: Grant) -> str | None:
        """Takes the lease of a refresh, and returns it; None if another process was faster."""
        lease, now, seen = self._ids.uuid(), instant(self._clock), grant.record
        taking = self._updating(
            grant,
            assign(GrantRecord.lease, lease),
            assign(GrantRecord.lease_owner, self._holder.name),
            assign(GrantRecord.lease_until, now + timedelta(seconds=limits.LEASE_SECONDS)),
        ).when(
            GrantRecord.revision == seen.revision,
            still(GrantRecord.lease, seen.lease),
            still(GrantRecord.lease_until, seen.lease_until),
            missing(GrantRecord.ended_at),
        )
        try:
            await self._db.for_tenant(grant.account_id).run(taking.marked_by(GrantRecord.lease))
        except ConflictError:
            return None
        return lease

    def is_free(self, grant: Grant, now: datetime) -> bool:
        """Whether no living process refreshes a grant."""
        owner = grant.record.lease_owner
        return not grant.is_leased(now) or (owner is not None and self._holder.has_ended(owner))

    async def release(self, grant: Grant, lease: str) -> None:
        """Releases a lease that was not needed."""
        await self._release(grant, lease)

    async def failed(self, grant: Grant, lease: str, retry_at: datetime) -> None:
        """Releases a lease after a failed refresh; no process tries again before a time."""
        failures = grant.record.failures + 1
        await self._release(
            grant,
            lease,
            assign(GrantRecord.failures, failures),
            assign(GrantRecord.retry_at, retry_at),
        )

    async def _release(self, grant: Grant, lease: str, *changes: Change) -> None:
        releasing = self._updating(grant, *_unleased(), *changes).when(GrantRecord.lease == lease)
        try:
            await self._db.for_tenant(grant.account_id).run(releasing)
        except ConflictError:
            return  # another process has the lease, or the grant was authorised again

    # Tokens

    async def store(self, grant: Grant, tokens: Tokens) -> None:
        """Replaces the tokens; raises `ConflictError` if they have changed since they were read."""
        updating = self._revising(
            grant,
            *_unleased(),
            _ends_at(tokens),
            assign(GrantRecord.refreshed_at, instant(self._clock)),
            assign(GrantRecord.failures, 0),
            remove(GrantRecord.retry_at),
            *self._own_tokens(tokens),
        )
        writes: list[Any] = [updating]
        if self._shape is not None:
            path = self._shape.tokens
            place = self._shape.place(grant.account_id, grant.record.grant_id)
            # A source that was disconnected by other means stays without tokens.
            writes.append(place.update(assign(path, self._shape.packed(tokens))).when(exists(path)))
        await self._db.for_tenant(grant.account_id).run(transaction(*writes))

    async def end(self, grant: Grant, ended: Ended, writes: Writes) -> None:
        """Ends a grant with writes of the system; raises `ConflictError` as `store` does."""
        ending = self._revising(
            grant,
            *_unleased(),
            remove(GrantRecord.token_ends_at),
            remove(GrantRecord.retry_at),
            remove(GrantRecord.tokens),
            assign(GrantRecord.ended_at, instant(self._clock)),
            assign(GrantRecord.end_reason, ended.reason),
        )
        await self._db.run(transaction(ending, *writes))  # as in `connect`

    async def connect(self, connected: Connected, writes: Writes) -> None:
        """Stores a new grant, or replaces one; a refresh in progress then changes nothing."""
        found, tokens = connected.platform_account, connected.tokens
        record = GrantRecord(
            system=self._system,
            account_id=connected.account_id,
            grant_id=connected.grant_id,
            platform=connected.platform,
            revision=self._ids.uuid(),
            platform_account=None if found is None else found.id,
            token_ends_at=tokens.ends_at,
            tokens=tokens.stored() if self._shape is None else None,
        )
        put = record.put().marked_by(GrantRecord.revision)
        # Not bound to the account: the system's writes may count in an account above it.
        await self._db.run(transaction(put, *writes))

    def forgetting(self, account_id: str, grant_id: str) -> Writes:
        """The write that deletes a grant."""
        return (self.place(account_id, grant_id).erase(),)

    async def forget(self, account_id: str, grant_id: str) -> None:
        """Deletes a grant, if it exists."""
        with suppress(ItemNotFoundError):
            place = self.place(account_id, grant_id)
            await self._db.for_tenant(account_id).run(place.erase())

    async def of_account(self, account_id: str) -> list[str]:
        """Returns the ids of the grants of an account."""
        query = GrantRecord.of_account(self._system, account_id).consistently()
        found = await self._db.for_tenant(account_id).all(query.only(GrantRecord.grant_id))
        return [grant_id for (grant_id,) in found]

    async def ending(self, before: datetime, cursor: str | None) -> Page[tuple[str, str]]:
        """Returns a page of grants whose token ends before a time: accounts and ids.

        They are read from an index, which lags: read each again before you act.
        """
        query = GrantRecord.ending(self._system, until(before)).limit(limits.HOURLY_PAGE)
        wanted = query.from_cursor(cursor).only(GrantRecord.account_id, GrantRecord.grant_id)
        return await self._db.run(wanted)

    def _own_tokens(self, tokens: Tokens) -> list[Change]:
        if self._shape is not None:
            return []
        return [assign(GrantRecord.tokens, tokens.stored())]

    def _revising(self, grant: Grant, *changes: Change) -> Update[GrantRecord]:
        """Returns a change of the tokens, on condition that they are still as read."""
        revision = assign(GrantRecord.revision, self._ids.uuid())
        updating = self._updating(grant, revision, *changes)
        unchanged = updating.when(GrantRecord.revision == grant.record.revision)
        return unchanged.marked_by(GrantRecord.revision)

    def _updating(self, grant: Grant, *changes: Change) -> Update[GrantRecord]:
        return self.place(grant.account_id, grant.record.grant_id).update(*changes)


def _unleased() -> list[Change]:
    leases = (GrantRecord.lease, GrantRecord.lease_owner, GrantRecord.lease_until)
    return [remove(one) for one in leases]


def _ends_at(tokens: Tokens) -> Change:
    path = GrantRecord.token_ends_at
    return remove(path) if tokens.ends_at is None else assign(path, tokens.ends_at)
