"""Keys: creates, rotates and revokes API keys, and keeps their copies of the tenant current.

Each is two items, one found by the key and one by the tenant, which are written together. A new key
and a change of the copied values both increment the tenant's revision, so that neither misses the
other.
Not here: the items (`events.tenants`), permissions (`events.tenants.routes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from tablewright import limits
from tablewright.api.api_keys import fresh_key
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictingError,
    LostRaceError,
    NotFoundError,
    TransactionFailedError,
    VersionConflictError,
)
from tablewright.ids import Ids
from tablewright.kits.jobs import AddJob
from tablewright.model import Put, Update, assign, transaction, update_of
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.tenants import (
    KeyEntry,
    KeyStorage,
    Tenant,
    TenantApiKey,
    stored_key,
)
from tablewright.systems.events.design.values import ApiKeyStatus, TenantStatus

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NewKey:
    """A new key in plain text."""

    api_key: str
    item: TenantApiKey
    entry: KeyEntry

    def creation(self) -> tuple[Put[TenantApiKey], Put[KeyEntry]]:
        """Returns the writes that store the key."""
        return self.item.create(), self.entry.create()


@dataclass(frozen=True, slots=True)
class KeyMaker:
    """Creates and stores keys."""

    ids: Ids
    storage: KeyStorage

    def made(self, tenant: Tenant, now: datetime, display_name: str | None) -> NewKey:
        """Returns a new key of a tenant, not stored yet."""
        fresh = fresh_key(prefix_of(tenant.tenant_id), self.ids)
        key_id = self.ids.uuid()
        item = TenantApiKey(
            api_key=stored_key(fresh.text, storage=self.storage),
            tenant_id=tenant.tenant_id,
            created_at=now,
            key_id=key_id,
            display_name=display_name,
            last_four=fresh.last_four,
            requests_per_second=tenant.requests_per_second,
            burst=tenant.burst,
            has_hooks=tenant.has_hooks or None,
        )
        return NewKey(fresh.text, item, item.entry(key_id))

    async def add(
        self, db: AsyncDatabase, tenant_id: str, now: datetime, display_name: str | None
    ) -> NewKey:
        """Adds a key to a tenant."""

        async def added(tenant: Tenant) -> NewKey:
            await _check_room(db, tenant_id)
            key = self.made(tenant, now, display_name)
            await db.run(transaction(_noted(tenant), *key.creation()))
            return key

        return await _changing(db, tenant_id, added)

    async def rotate(
        self, db: AsyncDatabase, old: TenantApiKey, now: datetime, ends_at: datetime
    ) -> NewKey:
        """Replaces a key, which stays valid until a time."""

        async def rotated(tenant: Tenant) -> NewKey:
            await _check_room(db, tenant.tenant_id)
            key = self.made(tenant, now, old.display_name)
            writes: list[Any] = [_noted(tenant), *key.creation()]
            place = TenantApiKey.at(api_key=old.api_key)
            writes.append(place.update(assign(TenantApiKey.expires_at, ends_at)))
            if old.key_id is not None:
                entry = KeyEntry.at(tenant_id=tenant.tenant_id, key_id=old.key_id)
                writes.append(entry.update(assign(KeyEntry.expires_at, ends_at)))
            await db.run(transaction(*writes))
            return key

        return await _changing(db, old.tenant_id, rotated)


def prefix_of(tenant_id: str) -> str:
    """Returns the prefix of a tenant's keys.

    >>> prefix_of("acme")
    'tenant_acme_live'
    """
    return f"tenant_{tenant_id}_live"


async def found_tenant(db: AsyncDatabase, tenant_id: str) -> Tenant:
    """Returns an active tenant; raises `NotFoundError`."""
    tenant = await db.run(Tenant.get(tenant_id).consistently())
    if tenant is None or tenant.status is not TenantStatus.ACTIVE:
        raise NotFoundError("Tenant not found.")
    return tenant


async def change_tenant(
    db: AsyncDatabase,
    tenant_id: str,
    change: Callable[[Tenant], None],
    *,
    known: Tenant | None = None,
) -> Tenant:
    """Changes a tenant, and the copies in its keys; `change` assigns to a draft.

    A `known` tenant is changed only if it is unchanged; otherwise `TransactionFailedError`.
    """

    async def changed(tenant: Tenant) -> Tenant:
        draft = tenant.edited()
        change(draft)
        change(tenant)
        updates = [_told(entry, tenant) for entry in await _live(db, tenant_id)]
        await db.run(transaction(update_of(draft), *updates))
        return tenant

    return await (_changing(db, tenant_id, changed) if known is None else changed(known))


async def revoke_all(db: AsyncDatabase, tenant_id: str, job: AddJob) -> None:
    """Marks a tenant for deletion: no key is accepted, and a job deletes the rest."""

    async def revoked(tenant: Tenant) -> None:
        draft = tenant.edited()
        draft.status = TenantStatus.LEAVING
        writes = [one for entry in await _live(db, tenant_id) for one in revocation(entry)]
        await db.run(transaction(update_of(draft), *writes, job))

    await _changing(db, tenant_id, revoked)
    # Keys of other programs have no entries, and are found by scanning the small table.
    keys = TenantApiKey.of_tenant(tenant_id).consistently()
    for key in (await db.all(keys, unreadable="collect")).items:
        if key.status is ApiKeyStatus.ACTIVE:
            await db.run(TenantApiKey.revoke(key.api_key))


def revocation(entry: KeyEntry) -> tuple[Update[TenantApiKey], Update[KeyEntry]]:
    """Returns the two writes that revoke a key."""
    place = KeyEntry.at(tenant_id=entry.tenant_id, key_id=entry.key_id)
    return (
        TenantApiKey.revoke(entry.api_key),
        place.update(assign(KeyEntry.status, ApiKeyStatus.REVOKED)),
    )


async def _changing(db: AsyncDatabase, tenant_id: str, deed: Callable[[Tenant], Awaitable[T]]) -> T:
    """Repeats an operation that depends on a tenant's revision, until no writer was faster."""
    for _ in range(limits.GUARD_ATTEMPTS_MAX):
        tenant = await found_tenant(db, tenant_id)
        try:
            return await deed(tenant)
        except TransactionFailedError as failed:
            if not any(isinstance(one, VersionConflictError) for one in failed.reasons):
                raise
    raise LostRaceError("Other requests kept changing the tenant.")


async def _check_room(db: AsyncDatabase, tenant_id: str) -> None:
    if len(await _live(db, tenant_id)) >= events_limits.EVENTS_KEYS_MAX:
        raise ConflictingError(
            f"A tenant may have at most {events_limits.EVENTS_KEYS_MAX} active keys.",
            hint="Revoke a key first.",
        )


async def _live(db: AsyncDatabase, tenant_id: str) -> list[KeyEntry]:
    entries = KeyEntry.of_tenant(tenant_id).consistently()
    found = await db.all(entries, unreadable="collect")
    return [one for one in found.items if one.status is ApiKeyStatus.ACTIVE]


def _noted(tenant: Tenant) -> Update[Tenant]:
    """Records an additional key at the tenant."""
    draft = tenant.edited()
    draft.keys_made = tenant.keys_made + 1
    return update_of(draft)


def _told(entry: KeyEntry, tenant: Tenant) -> Update[TenantApiKey]:
    """Copies the tenant's values into a key."""
    return TenantApiKey.at(api_key=entry.api_key).update(
        assign(TenantApiKey.requests_per_second, tenant.requests_per_second),
        assign(TenantApiKey.burst, tenant.burst),
        assign(TenantApiKey.has_hooks, tenant.has_hooks or None),
    )
