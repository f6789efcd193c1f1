"""Rooms: the files of one source, and their readers and writers.

    {account}/{source}/snapshots/…      manifests
    {account}/{source}/segments/…       records
    {account}/{source}/spool/…          notes of runs that are not complete
    {account}/{source}/inbox/…          posted records that are in no snapshot yet
    {account}/{source}/erased/…         hashes of the ids of erased records
    {account}/{source}/files/…          pieces of attachments
    {account}/{source}/secrets/…        the secret that names and encrypts those pieces

Names consist of ids. Everything else is encrypted.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any

from tablewright.api.ports import FileStore
from tablewright.client.keys.keyring import DataKey
from tablewright.client.keys.provider import KeyProvider
from tablewright.clock import Clock
from tablewright.errors import DamagedVaultError
from tablewright.ids import Ids
from tablewright.kits.files.names import checked
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault import limits
from tablewright.kits.vault.sealing import (
    VaultSource,
    note_key_id,
    opened_note,
    sealed_note,
)
from tablewright.kits.vault.segments import (
    KIND,
    Entry,
    Segment,
    SegmentReader,
    SegmentWriter,
    segment_name,
)


class VaultKeys:
    """The data keys of accounts, remembered for some minutes as clients do."""

    def __init__(self, provider: KeyProvider, clock: Clock) -> None:
        self._provider = provider
        self._clock = clock
        self._known: dict[tuple[str, str], tuple[float, DataKey]] = {}

    async def current(self, account: str) -> DataKey:
        """Returns the key to write with; raises `KeyShreddedError`."""
        return await in_thread(self._provider.current, account)

    async def by_id(self, account: str, key_id: str) -> DataKey:
        """Returns the key that a file names; raises `KeyShreddedError` or `UnknownKeyError`."""
        at, key = self._known.get((account, key_id), (0.0, None))
        now = self._clock.now()
        if key is None or not 0 <= now - at < limits.VAULT_KEY_SECONDS_MAX:
            key = await in_thread(self._provider.by_id, account, key_id)
            self._known[account, key_id] = now, key
        return key

    def forget(self, account: str) -> None:
        """Forgets the keys of an account, such as after they were shredded."""
        for known in [one for one in self._known if one[0] == account]:
            del self._known[known]


@dataclass(frozen=True, slots=True)
class Room:
    """The files of one source."""

    files: FileStore
    keys: VaultKeys
    clock: Clock
    ids: Ids
    source: VaultSource
    _readers: dict[str, SegmentReader] = field(default_factory=dict[str, SegmentReader])
    _notes: dict[str, tuple[float, Any]] = field(default_factory=dict[str, Any])  # by name

    @property
    def folder(self) -> str:
        """The prefix of all names."""
        return checked(f"{self.source.account}/{self.source.source}")

    def remembered(self, name: str) -> Any | None:
        """Returns the cached value of a note, as long as its data key is cached."""
        at, found = self._notes.get(name, (0.0, None))
        is_valid = 0 <= self.clock.now() - at < limits.VAULT_KEY_SECONDS_MAX
        return found if is_valid else None

    def remember(self, name: str, made: Any) -> None:
        """Caches the value of a note, whose file never changes."""
        while len(self._notes) >= limits.VAULT_MANIFESTS_CACHED:
            del self._notes[next(iter(self._notes))]
        self._notes[name] = self.clock.now(), made

    def reader(self, stream: str, segment: Segment) -> SegmentReader:
        """Returns a reader; the indexes of some segments are cached."""
        reader = self._readers.pop(segment.id, None)
        if reader is None:
            reader = SegmentReader(self.files, self.source, stream, segment)
        while len(self._readers) >= limits.VAULT_INDEXES_CACHED:
            del self._readers[next(iter(self._readers))]
        self._readers[segment.id] = reader
        return reader

    async def write_segment(
        self, stream: str, batches: AsyncGenerator[list[Entry]], *, is_searched: bool = True
    ) -> Segment | None:
        """Stores entries as a segment; None if there are none."""
        first = await anext(batches, None)
        while first is not None and not first:
            first = await anext(batches, None)
        if first is None:
            return None
        segment_id = self.ids.random_bytes(16).hex()
        async with self.files.open_write(segment_name(self.source, segment_id), KIND) as file:
            key = self.ids.random_bytes(32)
            writer = SegmentWriter(
                file, self.source, stream, segment_id, key, is_searched=is_searched
            )
            await writer.add(first)
            async for batch in batches:
                await writer.add(batch)
            return await writer.finish()

    async def delete_segment(self, segment_id: str) -> None:
        """Deletes a segment, if it exists."""
        self._readers.pop(segment_id, None)
        await self.files.delete(segment_name(self.source, segment_id))

    async def read_note(self, name: str, *bound: str | int) -> tuple[bytes, DataKey]:
        """Returns the content of a small file, and its data key; raises `DamagedVaultError`."""
        content = await self.files.get(name)
        if content is None:
            raise DamagedVaultError(f"{name} is missing.")
        key_id = note_key_id(content)
        if key_id is None:
            raise DamagedVaultError(f"{name} is not a file of a vault.")
        key = await self.keys.by_id(self.source.account, key_id)
        try:
            return await in_thread(opened_note, key, content, self.source.bound(*bound)), key
        except ValueError as error:
            raise DamagedVaultError(f"{name}: {error}.") from None

    async def put_note(self, name: str, content: bytes, *bound: str | int) -> None:
        """Stores a small file."""
        key = await self.keys.current(self.source.account)
        sealed = await in_thread(sealed_note, key, self.ids, content, self.source.bound(*bound))
        await self.files.put(name, sealed, KIND)
