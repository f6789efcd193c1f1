"""ApiKeys: creates, checks, rotates and revokes the API keys of accounts.

    <system>_<id>_<256 random bits><checksum>

A mistyped or invented key is rejected without a read. Any other key takes one consistent read:
state, expiry and hash, compared in constant time. A revoked key fails from the next request on. A
key has the current permissions of its creator, within the key's scopes.
Not here: rights (`kits.accounts`), the routes (`keys.routes`), headers (`keys.identity`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hmac import compare_digest
from typing import Any, Final

import structlog

from tablewright.api.api_keys import fresh_key, hash_of, is_hash_of, is_well_formed
from tablewright.api.context import Context
from tablewright.client import AsyncDatabase
from tablewright.client.kept_reads import KeptReads
from tablewright.clock import Clock
from tablewright.errors import (
    ConflictingError,
    NotFoundError,
    StaleError,
    TablewrightError,
    TransactionFailedError,
)
from tablewright.ids import Ids
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.keys import limits
from tablewright.kits.keys.records import KeyRotation
from tablewright.kits.keys.shapes import ACTIVE, REVOKED, KeyShape
from tablewright.kits.shapes import word_of
from tablewright.model import Condition, Get, transaction
from tablewright.model.operations.writing import WriteOperation

_log = structlog.stdlib.get_logger("tablewright.keys")
_CHANGING: Final = ("name", "permissions", "networks", "ends_at", "hash")  # that a change may race
_ID_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class NewKey:
    """The properties of a new key."""

    name: str
    permissions: Sequence[str]
    ends_at: datetime | None = None
    networks: Sequence[str] = ()
    reaches_below: bool = False


@dataclass(frozen=True, slots=True)
class ShownKey:
    """A key in plain text, and its record."""

    key: str
    record: Any

    def __repr__(self) -> str:
        return f"ShownKey({self.record!r})"


@dataclass(frozen=True, slots=True)
class ApiKeys:
    """The API keys of one system."""

    system: str
    db: AsyncDatabase  # not bound to a tenant: the key names its account
    clock: Clock
    ids: Ids
    shape: KeyShape[Any]
    audit: Audit
    _read: Callable[[str], Awaitable[Any]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Caches keys while the store does not change, unless their state depends on the time."""

        def find(key_id: str) -> Get[Any]:
            return self.shape.get(key_id).consistently()

        async def read(key_id: str) -> Any:
            return await self.db.run(find(key_id))

        entity = self.shape.entity
        kept = None if entity.__plan__.hides_some else KeptReads[str, Any](self.db, entity, find)
        object.__setattr__(self, "_read", read if kept is None else kept.get)

    async def create(self, context: Context[Any], account_id: str, wanted: NewKey) -> ShownKey:
        """Creates a key of the caller; raises `ConflictingError` if the account has too many."""
        key_id = self.ids.random_bytes(_ID_BYTES).hex()
        if context.attempt is not None:
            key_id = context.attempt.replace("-", "")[: 2 * _ID_BYTES]
            if (earlier := await self._created_before(account_id, key_id)) is not None:
                return earlier
        live = [one for one in await self.of_account(account_id) if self.is_live(one)]
        if len(live) >= limits.ACCOUNT_KEYS_MAX:
            raise ConflictingError(
                f"An account may have at most {limits.ACCOUNT_KEYS_MAX} keys. Revoke one first."
            )
        shape = self.shape
        fresh = fresh_key(f"{self.system}_{key_id}", self.ids)
        record = shape.new(
            id=key_id,
            hash=fresh.hash,
            account=account_id,
            person=context.principal.person,
            name=wanted.name,
            permissions=sorted(wanted.permissions),
            state=shape.state_of(ACTIVE),
            last_four=fresh.last_four,
            ends_at=wanted.ends_at,
            networks=list(wanted.networks),
            reaches_below=wanted.reaches_below,
        )
        what = Happening("apikey_created", "api_key", "created", key_id, after=self._told(record))
        await self._commit(context, account_id, what, record.create())
        return ShownKey(fresh.text, record)

    async def _created_before(self, account_id: str, key_id: str) -> ShownKey | None:
        """Returns the key that an earlier attempt of the request has created, with a new secret.

        No caller has received the first secret: an attempt that succeeded is not repeated.
        """
        found = await self.db.run(self.shape.get(key_id).consistently())
        return None if found is None else await self._with_new_secret(account_id, found)

    async def _with_new_secret(
        self, account_id: str, found: Any, attempt: str | None = None
    ) -> ShownKey:
        """Gives a key another secret in place of one that no caller has received."""
        shape, key_id = self.shape, self.shape.value(found, "id")
        old, fresh = shape.value(found, "hash"), fresh_key(f"{self.system}_{key_id}", self.ids)
        write = shape.at(id=key_id).update(*shape.set(hash=fresh.hash, last_four=fresh.last_four))
        noted = self._rotation(attempt, fresh.hash)
        await self.db.run(transaction(write.when(shape.hash == old), *noted))
        return ShownKey(fresh.text, await self.get(account_id, key_id))

    async def of_account(self, account_id: str) -> list[Any]:
        """Lists the keys of an account, including revoked ones."""
        found = await self.db.all(self.shape.of_account(account_id), unreadable="collect")
        return list(found.items)

    async def get(self, account_id: str, key_id: str) -> Any:
        """Returns a key of an account; raises `NotFoundError`."""
        found = await self.db.run(self.shape.get(key_id).consistently())
        if found is None or self.shape.value(found, "account") != account_id:
            raise NotFoundError("API key not found.")
        return found

    async def revoke(
        self, context: Context[Any], account_id: str, key_id: str, *, seen: Any | None = None
    ) -> None:
        """Revokes a key: it fails from the next request on.

        With `seen`, only if the key is still as it was seen; otherwise raises `StaleError`.
        """
        found, shape = seen or await self.get(account_id, key_id), self.shape
        if not self.is_live(found):
            return
        write = shape.at(id=key_id).update(
            *shape.set(state=shape.state_of(REVOKED), previous_hash=None, previous_ends_at=None)
        )
        before = {"name": shape.value(found, "name")}
        what = Happening("apikey_revoked", "api_key", "revoked", key_id, before=before)
        try:
            await self._commit(context, account_id, what, write.when(*self._unchanged(seen)))
        except TransactionFailedError:
            if seen is not None:
                raise _changed() from None
            if self.is_live(await self.get(account_id, key_id)):
                raise  # otherwise another request has revoked it

    async def update(
        self,
        context: Context[Any],
        account_id: str,
        key_id: str,
        *,
        seen: Any | None = None,
        **roles: Any,
    ) -> Any:
        """Changes the name, the scopes, the networks or the expiry of a key.

        With `seen`, only if the key has not changed since; otherwise raises `StaleError`.
        """
        found, shape = seen or await self.get(account_id, key_id), self.shape
        before = {role: shape.value(found, role) for role in roles}
        write = shape.at(id=key_id).update(*shape.set(**roles))
        what = Happening("apikey_updated", "api_key", "updated", key_id, before=before, after=roles)
        try:
            await self._commit(context, account_id, what, write.when(*self._unchanged(seen)))
        except TransactionFailedError:
            if seen is not None:
                raise _changed() from None
            raise
        return await self.get(account_id, key_id)

    def _unchanged(self, seen: Any | None) -> list[Condition | bool]:
        shape = self.shape
        active: list[Condition | bool] = [shape.state == shape.state_of(ACTIVE)]
        if seen is None:
            return active
        return active + [shape.still_has(one, shape.value(seen, one)) for one in _CHANGING]

    async def rotate(
        self, context: Context[Any], account_id: str, key_id: str, *, grace_seconds: int
    ) -> ShownKey:
        """Replaces the secret of a key; the old one works for a time.

        A repetition of the request replaces only the secret that no caller has received.
        """
        found, shape = await self.get(account_id, key_id), self.shape
        if not self.is_live(found):
            raise ConflictingError("The key is revoked or expired.", details={"reason": "ended"})
        old = shape.value(found, "hash")
        if await self._rotated_before(context.attempt, old):
            return await self._with_new_secret(account_id, found, context.attempt)
        fresh = fresh_key(f"{self.system}_{key_id}", self.ids)
        write = shape.at(id=key_id).update(
            *shape.set(
                hash=fresh.hash,
                last_four=fresh.last_four,
                previous_hash=old,
                previous_ends_at=self._now() + timedelta(seconds=grace_seconds),
            )
        )
        what = Happening("apikey_rotated", "api_key", "rotated", key_id)
        unchanged = shape.hash == old, shape.state == shape.state_of(ACTIVE)
        noted = self._rotation(context.attempt, fresh.hash)
        await self._commit(context, account_id, what, write.when(*unchanged), *noted)
        return ShownKey(fresh.text, await self.get(account_id, key_id))

    async def _rotated_before(self, attempt: str | None, stored_hash: str) -> bool:
        """Whether an earlier attempt of the request has rotated the key.

        Raises `ConflictingError` if another request has rotated it since.
        """
        if attempt is None:
            return False
        earlier = await self.db.run(KeyRotation.get(self.system, attempt).consistently())
        if earlier is not None and not compare_digest(earlier.key_hash, stored_hash):
            raise ConflictingError(
                "Another request rotated the key. Rotate it again.", details={"reason": "rotated"}
            )
        return earlier is not None

    def _rotation(self, attempt: str | None, key_hash: str) -> list[WriteOperation[Any]]:
        if attempt is None:
            return []
        return [KeyRotation(system=self.system, attempt=attempt, key_hash=key_hash).put()]

    async def checked(self, key: str) -> Any | None:
        """Returns the record of a valid key; None for any other text."""
        named = re.fullmatch(rf"{re.escape(self.system)}_([0-9a-f]{{16}})_[0-9A-Za-z]+", key)
        if named is None or not is_well_formed(key):
            return None
        return await self._valid(named[1], key)

    async def checked_of_other_format(self, key: str) -> Any | None:
        """Returns the record of a valid key that another program has created; None for other text.

        An index finds it by its hash, and a consistent read decides.
        """
        find = self.shape.by_hash
        is_possible = limits.OTHER_KEY_LENGTH_MIN <= len(key) <= limits.OTHER_KEY_LENGTH_MAX
        if find is None or not is_possible or is_well_formed(key):
            return None
        found = await self.db.run(find(hash_of(key)))
        return None if found is None else await self._valid(self.shape.value(found, "id"), key)

    async def _valid(self, key_id: str, key: str) -> Any | None:
        record = await self._read(key_id)
        if record is None or not self.is_live(record) or not self._opens(record, key):
            return None
        return record

    def is_live(self, record: Any) -> bool:
        """Whether a key is neither revoked nor expired."""
        ends_at = self.shape.value(record, "ends_at")
        is_active = word_of(self.shape.value(record, "state")) == ACTIVE
        return is_active and (ends_at is None or self._now() < ends_at)

    async def used(self, record: Any) -> None:
        """Records the use of a key, at most once a minute; a failure is only logged."""
        last, now = self.shape.value(record, "last_used_at"), self._now()
        if last is not None and now - last < timedelta(seconds=limits.KEY_USE_SECONDS):
            return
        key_id = self.shape.value(record, "id")
        note = self.shape.at(id=key_id).update(*self.shape.set(last_used_at=now))
        try:
            await self.db.run(note)
        except TablewrightError as error:
            _log.warning("key_use_not_noted", key=key_id, reason=type(error).__name__)

    def _opens(self, record: Any, key: str) -> bool:
        if is_hash_of(key, self.shape.value(record, "hash")):
            return True
        previous = self.shape.value(record, "previous_hash")
        ends_at = self.shape.value(record, "previous_ends_at")
        if previous is None or ends_at is None or self._now() >= ends_at:
            return False
        return is_hash_of(key, previous)

    async def _commit(
        self,
        context: Context[Any],
        account_id: str,
        what: Happening,
        *writes: WriteOperation[Any],
    ) -> None:
        entry, more = self.audit.writes(context, what, tenant=account_id)
        await context.through(self.db).run(transaction(*writes, entry, *more))

    def _told(self, record: Any) -> dict[str, Any]:
        roles = ("name", "permissions", "networks", "reaches_below")
        return {role: self.shape.value(record, role) for role in roles}

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.clock.now(), UTC)


def _changed() -> StaleError:
    return StaleError("Another request changed the key. Read it again.")
