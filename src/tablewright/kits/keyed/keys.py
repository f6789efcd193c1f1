"""TenantKeys: creates, lists, checks and revokes the API keys of tenants.

    <system>_<tenant>_<id>_<secret><checksum>

Not here: access to keys (`keyed.routes`), their records (`keyed.records`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from tablewright.api.api_keys import fresh_key, is_hash_of, is_well_formed
from tablewright.client import AsyncDatabase
from tablewright.client.kept_reads import KeptReads
from tablewright.clock import Clock
from tablewright.errors import ConflictingError, NotFoundError
from tablewright.ids import Ids
from tablewright.kits.keyed import limits
from tablewright.kits.keyed.records import KeyRecord
from tablewright.model import Get, assign, exists

_ID_BYTES: Final = 6

TENANT_PATTERN: Final = rf"[a-z0-9][a-z0-9-]{{0,{limits.TENANT_LENGTH_MAX - 1}}}"


@dataclass(frozen=True, slots=True)
class CreatedKey:
    """A new key in plain text."""

    key: str
    record: KeyRecord


@dataclass(frozen=True, slots=True)
class TenantKeys:
    """The API keys of one system."""

    system: str
    db: AsyncDatabase  # not bound to a tenant: the key names its tenant
    clock: Clock
    ids: Ids
    _records: KeptReads[tuple[str, str], KeyRecord] = field(init=False)

    def __post_init__(self) -> None:
        records = KeptReads(self.db, KeyRecord, self._get)
        object.__setattr__(self, "_records", records)

    def _get(self, named: tuple[str, str]) -> Get[KeyRecord]:
        return KeyRecord.get(self.system, *named).consistently()

    async def create(self, tenant: str, label: str) -> CreatedKey:
        """Creates a key; raises `ConflictingError` if the tenant has too many."""
        live = [one for one in await self.list(tenant) if one.revoked_at is None]
        if len(live) >= limits.KEYS_MAX:
            raise ConflictingError(
                f"A tenant may have at most {limits.KEYS_MAX} keys. Revoke one first."
            )
        key_id = self.ids.random_bytes(_ID_BYTES).hex()
        fresh = fresh_key(f"{self.system}_{tenant}_{key_id}", self.ids)
        record = KeyRecord(
            system=self.system,
            tenant=tenant,
            key_id=key_id,
            key_hash=fresh.hash,
            label=label,
            last_four=fresh.last_four,
        )
        return CreatedKey(fresh.text, await self.db.run(record.create()))

    async def list(self, tenant: str) -> list[KeyRecord]:
        """Lists the keys of a tenant, including revoked ones."""
        return await self.db.all(KeyRecord.of_tenant(self.system, tenant).consistently())

    async def revoke(self, tenant: str, key_id: str) -> None:
        """Revokes a key: it fails from the next request on. Raises `NotFoundError`."""
        record = await self.db.run(KeyRecord.get(self.system, tenant, key_id).consistently())
        if record is None:
            raise NotFoundError("Key not found.")
        if record.revoked_at is None:
            now = datetime.fromtimestamp(self.clock.now(), UTC)
            place = KeyRecord.at(system=self.system, tenant=tenant, key_id=key_id)
            update = place.update(assign(KeyRecord.revoked_at, now))
            await self.db.run(update.when(exists(KeyRecord.key_hash)))

    async def checked(self, key: str) -> KeyRecord | None:
        """Returns the record of a valid key; None for any other text."""
        named = self._form.fullmatch(key)
        if named is None or not is_well_formed(key):
            return None
        record = await self._records.get((named["tenant"], named["id"]))
        if record is None or not is_hash_of(key, record.key_hash):
            return None
        return record if record.revoked_at is None else None

    @property
    def _form(self) -> re.Pattern[str]:
        return re.compile(
            rf"{re.escape(self.system)}_(?P<tenant>{TENANT_PATTERN})"
            rf"_(?P<id>[0-9a-f]{{{2 * _ID_BYTES}}})_[0-9A-Za-z]+"
        )
