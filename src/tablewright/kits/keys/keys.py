"""ApiKeys: creates, checks, rotates and revokes the API keys of accounts.

    <system>_<id>_<256 random bits><checksum>

A mistyped or invented key is rejected without a look at the store, any other by one consistent
read: state, expiry and the hash, compared in constant time. A revoked key fails from the next
request on. What a key may do is what its creator may do now, within the key's scopes.
Not here: rights (`kits.accounts`), the routes (`keys.routes`), headers (`keys.identity`).
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import structlog

from tablewright.api.api_keys import hash_of, is_well_formed, new_key
from tablewright.api.context import Context
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import ConflictingError, NotFoundError, TablewrightError
from tablewright.ids import Ids
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.keys import limits
from tablewright.kits.keys.shapes import ACTIVE, REVOKED, KeyShape
from tablewright.kits.shapes import word_of
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation

_log = structlog.stdlib.get_logger("tablewright.keys")
_ID_BYTES: Final = 8
_LAST_FOUR: Final = 4


@dataclass(frozen=True, slots=True)
class NewKey:
    """What a new key is to be."""

    name: str
    permissions: Sequence[str]
    ends_at: datetime | None = None
    networks: Sequence[str] = ()
    reaches_below: bool = False


@dataclass(frozen=True, slots=True)
class ShownKey:
    """A key in clear, for the only time, and its record."""

    key: str
    record: Any

    def __repr__(self) -> str:
        return f"ShownKey({self.record!r})"


@dataclass(frozen=True, slots=True)
class ApiKeys:
    """The API keys of one system."""

    system: str
    db: AsyncDatabase  # bound to no tenant: a key says which account it is for
    clock: Clock
    ids: Ids
    shape: KeyShape[Any]
    audit: Audit

    async def create(self, context: Context[Any], account_id: str, wanted: NewKey) -> ShownKey:
        """Creates a key of the caller; raises `ConflictingError` if the account has too many."""
        live = [one for one in await self.of_account(account_id) if self.is_live(one)]
        if len(live) >= limits.ACCOUNT_KEYS_MAX:
            raise ConflictingError(
                f"An account may have at most {limits.ACCOUNT_KEYS_MAX} keys. Revoke one first."
            )
        shape, key_id = self.shape, self.ids.random_bytes(_ID_BYTES).hex()
        key = new_key(f"{self.system}_{key_id}", self.ids)
        record = shape.new(
            id=key_id,
            hash=hash_of(key),
            account=account_id,
            person=context.principal.person,
            name=wanted.name,
            permissions=sorted(wanted.permissions),
            state=shape.state_of(ACTIVE),
            last_four=key[-_LAST_FOUR:],
            ends_at=wanted.ends_at,
            networks=list(wanted.networks),
            reaches_below=wanted.reaches_below,
        )
        what = Happening("apikey_created", "api_key", "created", key_id, after=self._told(record))
        await self._commit(context, account_id, what, record.create())
        return ShownKey(key, record)

    async def of_account(self, account_id: str) -> list[Any]:
        """The keys of an account, revoked ones included."""
        found = await self.db.all(self.shape.of_account(account_id), unreadable="collect")
        return list(found.items)

    async def get(self, account_id: str, key_id: str) -> Any:
        """A key of an account; raises `NotFoundError`."""
        found = await self.db.run(self.shape.get(key_id).consistently())
        if found is None or self.shape.value(found, "account") != account_id:
            raise NotFoundError("API key not found.")
        return found

    async def revoke(self, context: Context[Any], account_id: str, key_id: str) -> None:
        """Ends a key: it fails from the next request on."""
        found, shape = await self.get(account_id, key_id), self.shape
        if not self.is_live(found):
            return
        write = shape.at(id=key_id).update(
            *shape.set(state=shape.state_of(REVOKED), previous_hash=None, previous_ends_at=None)
        )
        what = Happening("apikey_revoked", "api_key", "revoked", key_id)
        await self._commit(context, account_id, what, write)

    async def update(
        self, context: Context[Any], account_id: str, key_id: str, **roles: Any
    ) -> Any:
        """Changes the name, the scopes, the networks or the expiry of a key."""
        found, shape = await self.get(account_id, key_id), self.shape
        before = {role: shape.value(found, role) for role in roles}
        write = shape.at(id=key_id).update(*shape.set(**roles))
        what = Happening("apikey_updated", "api_key", "updated", key_id, before=before, after=roles)
        unchanged = shape.state == shape.state_of(ACTIVE)
        await self._commit(context, account_id, what, write.when(unchanged))
        return await self.get(account_id, key_id)

    async def rotate(
        self, context: Context[Any], account_id: str, key_id: str, *, grace_seconds: int
    ) -> ShownKey:
        """Gives a key a new secret; the old one works on for a while."""
        found, shape = await self.get(account_id, key_id), self.shape
        if not self.is_live(found):
            raise ConflictingError("The key is revoked or expired.", details={"reason": "ended"})
        key = new_key(f"{self.system}_{key_id}", self.ids)
        old = shape.value(found, "hash")
        write = shape.at(id=key_id).update(
            *shape.set(
                hash=hash_of(key),
                last_four=key[-_LAST_FOUR:],
                previous_hash=old,
                previous_ends_at=self._now() + timedelta(seconds=grace_seconds),
            )
        )
        what = Happening("apikey_rotated", "api_key", "rotated", key_id)
        unchanged = shape.hash == old, shape.state == shape.state_of(ACTIVE)
        await self._commit(context, account_id, what, write.when(*unchanged))
        return ShownKey(key, await self.get(account_id, key_id))

    async def checked(self, key: str) -> Any | None:
        """The record of a key that works; None for any other text."""
        named = re.fullmatch(rf"{re.escape(self.system)}_([0-9a-f]{{16}})_[0-9A-Za-z]+", key)
        if named is None or not is_well_formed(key):
            return None
        record = await self.db.run(self.shape.get(named[1]).consistently())
        if record is None or not self.is_live(record) or not self._opens(record, hash_of(key)):
            return None
        return record

    def is_live(self, record: Any) -> bool:
        """Whether a key is neither revoked nor expired."""
        ends_at = self.shape.value(record, "ends_at")
        is_active = word_of(self.shape.value(record, "state")) == ACTIVE
        return is_active and (ends_at is None or self._now() < ends_at)

    async def used(self, record: Any) -> None:
        """Notes that a key is in use, at most once a minute; a failure is only logged."""
        last, now = self.shape.value(record, "last_used_at"), self._now()
        if last is not None and now - last < timedelta(seconds=limits.KEY_USE_SECONDS):
            return
        key_id = self.shape.value(record, "id")
        note = self.shape.at(id=key_id).update(*self.shape.set(last_used_at=now))
        try:
            await self.db.run(note)
        except TablewrightError as error:
            _log.warning("key_use_not_noted", key=key_id, reason=type(error).__name__)

    def _opens(self, record: Any, shown: str) -> bool:
        if hmac.compare_digest(self.shape.value(record, "hash"), shown):
            return True
        previous = self.shape.value(record, "previous_hash")
        ends_at = self.shape.value(record, "previous_ends_at")
        if previous is None or ends_at is None or self._now() >= ends_at:
            return False
        return hmac.compare_digest(previous, shown)

    async def _commit(
        self, context: Context[Any], account_id: str, what: Happening, write: WriteOperation[Any]
    ) -> None:
        entry = self.audit.entry(context, what, tenant=account_id)
        await context.through(self.db).run(transaction(write, entry))

    def _told(self, record: Any) -> dict[str, Any]:
        roles = ("name", "permissions", "networks", "reaches_below")
        return {role: self.shape.value(record, role) for role in roles}

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.clock.now(), UTC)
