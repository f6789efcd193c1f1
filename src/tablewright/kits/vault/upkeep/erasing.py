"""Erasing: removes all versions of records from all snapshots, such as those of one person.

Segments with such records are written again without them, and manifests in their next generation.
A list of keyed hashes remains, so that the records do not come back with the next run.
Each step can be repeated: an erasure that was interrupted is completed by running it again.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection, Mapping
from dataclasses import dataclass

import msgspec

from tablewright.errors import SnapshotConflictError
from tablewright.kits.vault.manifests import Manifest, Manifests, StreamManifest
from tablewright.kits.vault.merging import merged
from tablewright.kits.vault.records import key_of
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.segments import Entry, Segment, SegmentReader
from tablewright.kits.vault.upkeep.erased import Erased, note_erased
from tablewright.kits.vault.upkeep.retention import clean
from tablewright.kits.vault.upkeep.verifying import check_segment

replace = msgspec.structs.replace


@dataclass(slots=True)
class Erasure:
    """The result of an erasure, in numbers only."""

    records: int = 0  # ids that the vault had
    versions: int = 0
    segments: int = 0  # that were written again
    snapshots: int = 0  # whose manifests were written again


async def erase(room: Room, ids: Mapping[str, Collection[str]]) -> Erasure:
    """Erases records, by stream; returns the result."""
    keys = {stream: {key_of(one) for one in found} for stream, found in ids.items()}
    known = await Erased.of(room)
    if any(not known.has(stream, key) for stream, found in keys.items() for key in found):
        await note_erased(room, keys)
    return await _Erasing(room, keys).run()


class _Erasing:
    def __init__(self, room: Room, keys: Mapping[str, set[bytes]]) -> None:
        self._room = room
        self._keys = keys
        self._made: dict[str, Segment | None] = {}  # by the id of the old segment
        self._found = set[tuple[str, bytes]]()
        self._done = Erasure()

    async def run(self) -> Erasure:
        store = Manifests(self._room)
        for manifest in [one async for one in store.all()]:
            changed = await self._changed(manifest)
            if changed is not None:
                if not await store.put(changed):
                    raise SnapshotConflictError("The snapshot was changed by another process.")
                self._done.snapshots += 1
        # Replaced files are deleted only after everything else is stored. Unfinished runs are
        # deleted too: they may have fetched the records.
        await clean(self._room, is_alone=True)
        self._done.records = len(self._found)
        return self._done

    async def _changed(self, manifest: Manifest) -> Manifest | None:
        streams, is_changed = dict(manifest.streams), False
        for name, keys in self._keys.items():
            stream = manifest.streams.get(name)
            if stream is None:
                continue
            lost = await self._live(name, stream, keys)
            segments = [await self._without(name, one, keys) for one in stream.segments]
            kept = [one for one in segments if one is not None]
            if kept != stream.segments:
                streams[name] = replace(stream, segments=kept, count=stream.count - lost)
                is_changed = True
        if not is_changed:
            return None
        return replace(manifest, streams=streams, generation=manifest.generation + 1)

    async def _live(self, name: str, stream: StreamManifest, keys: Collection[bytes]) -> int:
        """Returns how many of the records the state has."""
        count = 0
        for key in sorted(keys):
            for segment in reversed(stream.segments):
                found = await self._room.reader(name, segment).find(key)
                if found is not None:
                    count += bool(found)
                    break
        return count

    async def _without(
        self, stream: str, segment: Segment, keys: Collection[bytes]
    ) -> Segment | None:
        """A segment without the records: the same one if it has none of them."""
        if segment.id in self._made:
            return self._made[segment.id]
        reader, is_touched = self._room.reader(stream, segment), False
        for key in sorted(keys):
            if await reader.find(key) is not None:
                self._found.add((stream, key))
                self._done.versions += 1
                is_touched = True
        if not is_touched:
            return segment
        made = await self._room.write_segment(stream, _filtered(reader, keys))
        if made is not None:
            await check_segment(self._room.reader(stream, made))
        self._made[segment.id] = made
        self._done.segments += 1
        return made


async def _filtered(reader: SegmentReader, keys: Collection[bytes]) -> AsyncGenerator[list[Entry]]:
    async for batch in merged([reader]):
        yield [one for one in batch if one[0] not in keys]
