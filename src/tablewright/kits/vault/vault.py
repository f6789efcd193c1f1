"""Vaults: snapshots of organisations' data in other services, in a folder or a bucket.

    vault = Vault(files, keys, clock, ids)
    source = VaultSource("acme", "stripe-1")

    async with vault.snapshot(source, job_id, platform="stripe") as made:
        await made.add("customers", pages, scan=True)

    state = await vault.state(source)
    await state.get("customers", "cus_1")

A vault needs its files and the keys of its accounts, and no database.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager

import msgspec

from tablewright.api.ports import FileStore
from tablewright.api.runtime import Runtime
from tablewright.client.keys.provider import KeyProvider
from tablewright.clock import Clock
from tablewright.errors import NoKeysError, SnapshotNotFoundError
from tablewright.ids import Ids
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault import differences, limits, zstd
from tablewright.kits.vault.differences import RecordChange, Version
from tablewright.kits.vault.inbox import PostedInbox
from tablewright.kits.vault.manifests import Manifest, Manifests
from tablewright.kits.vault.rooms import Room, VaultKeys
from tablewright.kits.vault.sealing import VaultSource
from tablewright.kits.vault.snapshots import About, Making
from tablewright.kits.vault.spooling import Spool
from tablewright.kits.vault.states import State
from tablewright.kits.vault.upkeep import erasing, retention, rewrapping, verifying
from tablewright.kits.vault.upkeep.erased import Erased
from tablewright.kits.vault.upkeep.erasing import Erasure
from tablewright.kits.vault.upkeep.retention import Retention
from tablewright.kits.vault.upkeep.verifying import VerifyReport


class Vault:
    """The snapshots of all accounts of an installation."""

    def __init__(self, files: FileStore, keys: KeyProvider, clock: Clock, ids: Ids) -> None:
        """`keys` are the data keys of accounts: the scope of an account is its id."""
        self._files = files
        self._provider = keys
        self._keys = VaultKeys(keys, clock)
        self._clock = clock
        self._ids = ids
        self._rooms: dict[VaultSource, Room] = {}  # with the indexes of their segments

    @staticmethod
    def of(given: Runtime, files: FileStore) -> Vault:
        """Returns the vault of a system, with the keys of its encrypted attributes."""
        zstd.check()
        if given.db.keys is None:
            raise NoKeysError("The vault encrypts its files, but the database has no keys.")
        return Vault(files, given.db.keys, given.clock, given.ids)

    @asynccontextmanager
    async def snapshot(
        self, source: VaultSource, job: str, *, platform: str = "", connector: str = ""
    ) -> AsyncGenerator[Making]:
        """Makes a snapshot, which exists after the block ends; an exception leaves none.

        `job` is the id of the snapshot. A job that has made one already changes nothing. The runs
        of a source come one after the other: `SnapshotConflictError` if another was faster.
        """
        room = self.room(source)
        manifests = Manifests(room)
        before = await manifests.newest()
        done = before if before is not None and before.snapshot == job else None
        spool = await Spool.of(room, job)
        about = About(job, platform, connector)
        made = Making(room, about, before, done, spool, await Erased.of(room))
        yield made
        await made.commit()

    async def sources(self, account: str) -> list[VaultSource]:
        """Returns the sources of an account that have files."""
        found = dict[str, None]()
        async for one in self._files.list_under(account):
            found[one.name.split("/")[1]] = None
        return [VaultSource(account, one) for one in sorted(found)]

    async def snapshots(self, source: VaultSource) -> list[Manifest]:
        """Returns all snapshots of a source, the oldest first."""
        return [one async for one in Manifests(self.room(source)).all()]

    async def recent(
        self, source: VaultSource, *, limit: int, before: int | None = None
    ) -> list[Manifest]:
        """Returns some snapshots, the newest first; `before` is a sequence number."""
        store, found = Manifests(self.room(source)), list[Manifest]()
        names = await store.names()
        for sequence in sorted(names, reverse=True):
            if len(found) == limit:
                break
            if before is None or sequence < before:
                found.append(await store.read(sequence, names[sequence][-1]))
        return found

    async def state(
        self, source: VaultSource, snapshot: str = "", *, at_seconds: float | None = None
    ) -> State:
        """Returns a source at a snapshot or a time; by default at the newest snapshot.

        Raises `SnapshotNotFoundError`.
        """
        room = self.room(source)
        if not snapshot and at_seconds is None:
            newest = await Manifests(room).newest()
            if newest is not None:
                return State(room, newest)
        found: Manifest | None = None
        async for one in Manifests(room).all():
            is_named = one.snapshot == snapshot if snapshot else True
            if is_named and (at_seconds is None or one.ended_seconds <= at_seconds):
                found = one
        if found is None:
            raise SnapshotNotFoundError(f"{source.source} has no such snapshot.")
        return State(room, found)

    def difference(
        self, before: State, after: State, *, streams: Sequence[str] = ()
    ) -> AsyncGenerator[RecordChange]:
        """Yields the changes between two states of one source."""
        assert before.room.source == after.room.source, "the states are of one source"
        return differences.difference(before, after, streams=streams)

    async def history(self, source: VaultSource, stream: str, record_id: str) -> list[Version]:
        """Returns the versions of a record, the oldest first."""
        manifests = await self.snapshots(source)
        return await differences.history(self.room(source), manifests, stream, record_id)

    async def search_versions(
        self, source: VaultSource, stream: str, text: str, *, limit: int, after: str = ""
    ) -> list[tuple[str, list[Version]]]:
        """Returns records with a version that has all the words of a text: ids and versions.

        They are sorted by id; the id of the last one continues.
        """
        manifests = await self.snapshots(source)
        return await differences.versions_with(
            self.room(source), manifests, stream, text, limit=limit, after=after
        )

    async def verify(
        self, source: VaultSource, *, share: float = 1.0, seed: int = 0
    ) -> VerifyReport:
        """Reads everything, or a share of all blocks that `seed` selects."""
        return await verifying.verified(self.room(source), share=share, seed=seed)

    async def hold(
        self, source: VaultSource, snapshot: str, *, is_held: bool = True, note: str = ""
    ) -> Manifest:
        """Lets retention keep a snapshot, or no longer."""
        state = await self.state(source, snapshot)
        changed = msgspec.structs.replace(
            state.manifest,
            is_held=is_held,
            note=note,
            generation=state.manifest.generation + 1,
        )
        await rewrapping.replace_manifest(state.room, changed)
        return changed

    async def retain(self, source: VaultSource, rule: Retention) -> int:
        """Deletes snapshots that need not be kept; returns how many there were."""
        return await retention.retain(self.room(source), rule)

    async def clean(self, source: VaultSource) -> int:
        """Deletes files older than a day that no snapshot needs; returns how many there were."""
        return await retention.clean(self.room(source))

    async def erase(self, source: VaultSource, ids: Mapping[str, Collection[str]]) -> Erasure:
        """Removes all versions of records, by stream, from all snapshots for good."""
        return await erasing.erase(self.room(source), ids)

    async def growth_bytes(self, manifest: Manifest) -> int:
        """Returns the bytes of the segments that a snapshot has, but not the previous one."""
        store = Manifests(self.room(VaultSource(manifest.account, manifest.source)))
        names = await store.names()
        before = max((one for one in names if one < manifest.sequence), default=None)
        known = set[str]()
        if before is not None:
            known = (await store.read(before, names[before][-1])).segment_ids
        return sum(one.size_bytes for one in manifest.each_segment() if one.id not in known)

    async def size_bytes(self, source: VaultSource) -> int:
        """Returns the bytes of all segments of a source; snapshots share them."""
        found = dict[str, int]()
        async for manifest in Manifests(self.room(source)).all():
            found |= {one.id: one.size_bytes for one in manifest.each_segment()}
        return sum(found.values())

    async def rewrap(self, source: VaultSource) -> int:
        """Wraps everything with the account's current key; returns the number of snapshots.

        After that, no file of the source needs an older data key.
        """
        return await rewrapping.rewrap(self.room(source))

    async def delete(self, source: VaultSource) -> None:
        """Deletes all files of a source."""
        await self._files.delete_under(self.room(source).folder)

    async def shred(self, account: str) -> int:
        """Destroys the keys of an account: no copy of its files can be read again.

        Its encrypted attributes cannot be read either. Returns the number of keys.
        """
        count = await in_thread(self._provider.shred, account)
        self._keys.forget(account)
        self._rooms = {one: room for one, room in self._rooms.items() if one.account != account}
        return count

    def inbox(self, source: VaultSource) -> PostedInbox:
        """Returns the posted records of a source that are in no snapshot yet."""
        return PostedInbox(self.room(source))

    def room(self, source: VaultSource) -> Room:
        """Returns the files of a source."""
        room = self._rooms.pop(source, None)
        if room is None:
            room = Room(self._files, self._keys, self._clock, self._ids, source)
        while len(self._rooms) >= limits.VAULT_SOURCES_CACHED:
            del self._rooms[next(iter(self._rooms))]
        self._rooms[source] = room
        return room
