"""Differences: the changes between two snapshots, and the versions of one record.

The cost grows with the changes: segments that both snapshots have are not read, except for the
blocks of records that changed.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass

from tablewright.kits.vault.manifests import Manifest, StreamManifest
from tablewright.kits.vault.merging import Lookup, merged
from tablewright.kits.vault.records import key_of
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.searching import entries_with, searched
from tablewright.kits.vault.states import State


@dataclass(frozen=True, slots=True)
class RecordChange:
    """A record in two states; None where a state does not have it."""

    stream: str
    id: str
    before: bytes | None
    after: bytes | None

    @property
    def kind(self) -> str:
        """Whether the record was `added`, `changed` or `removed`."""
        if self.before is None:
            return "added"
        return "removed" if self.after is None else "changed"


@dataclass(frozen=True, slots=True)
class Version:
    """A record since a snapshot, until the next version; without data, it was removed."""

    snapshot: str
    at_seconds: float
    data: bytes | None


async def difference(
    before: State, after: State, *, streams: Sequence[str] = ()
) -> AsyncGenerator[RecordChange]:
    """Yields the changes between two states, by stream and id."""
    named = {*before.manifest.streams, *after.manifest.streams}
    for stream in sorted(named & set(streams) if streams else named):
        old = before.manifest.streams.get(stream, StreamManifest())
        new = after.manifest.streams.get(stream, StreamManifest())
        shared = {one.id for one in old.segments} & {one.id for one in new.segments}
        room = before.room
        own = [
            room.reader(stream, one)
            for one in (*old.segments, *new.segments)
            if one.id not in shared
        ]
        if not own:
            continue
        old_values = Lookup([room.reader(stream, one) for one in old.segments])
        new_values = Lookup([room.reader(stream, one) for one in new.segments])
        async for batch in merged(own):
            for key, _ in batch:
                first = await old_values.find(key) or None
                second = await new_values.find(key) or None
                if first != second:
                    yield RecordChange(stream, key.decode(), first, second)


async def history(
    room: Room, manifests: Sequence[Manifest], stream: str, record_id: str
) -> list[Version]:
    """Returns the versions of a record, the oldest first."""
    key, found = key_of(record_id), dict[str, bytes | None]()
    versions: list[Version] = []
    last: bytes | None = None
    for manifest in manifests:
        data: bytes | None = None
        for segment in reversed(manifest.streams.get(stream, StreamManifest()).segments):
            if segment.id not in found:
                found[segment.id] = await room.reader(stream, segment).find(key)
            if found[segment.id] is not None:
                data = found[segment.id] or None
                break
        if data != last:
            versions.append(Version(manifest.snapshot, manifest.ended_seconds, data))
            last = data
    return versions


async def versions_with(
    room: Room, manifests: Sequence[Manifest], stream: str, text: str, *, limit: int, after: str
) -> list[tuple[str, list[Version]]]:
    """Returns records with a version that has all the words of a text, with all their versions."""
    segments = {
        one.id: one
        for manifest in manifests
        for one in manifest.streams.get(stream, StreamManifest()).segments
    }
    readers = [room.reader(stream, one) for one in segments.values()]
    found: list[tuple[str, list[Version]]] = []
    async for key, _ in entries_with(readers, searched(text), after.encode()):
        record_id = key.decode()
        if found and found[-1][0] == record_id:
            continue
        found.append((record_id, await history(room, manifests, stream, record_id)))
        if len(found) == limit:
            break
    return found
