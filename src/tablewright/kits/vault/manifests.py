"""Manifests: the contents of a snapshot, and the start of the next run.

    {account}/{source}/snapshots/{sequence}.{generation}

A manifest is written last, and never overwritten: without it, a snapshot does not exist. Two runs
that end at once want the same sequence number, and one gets it. Erasures and key rotations write
the next generation of a manifest, which counts instead of the one before it.
Not here: the records (`vault.segments`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from tablewright.errors import DamagedVaultError
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.sealing import sealed_note, unwrapped, wrapped
from tablewright.kits.vault.segments import KIND, Segment

FORMAT: Final = 1
FILES: Final = "_files"  # the stream of attachments
_NAME: Final = re.compile(r"(\d{8})\.(\d{4})")


class StreamManifest(msgspec.Struct, frozen=True, rename="camel"):
    """One stream in a snapshot."""

    segments: list[Segment] = []  # the oldest first; a newer one wins
    count: int = 0  # records
    added: int = 0  # by this run, and likewise
    changed: int = 0
    removed: int = 0
    checkpoint: Any = None  # where the next run begins
    is_complete: bool = False  # the last run read every record
    schema: dict[str, list[str]] = {}  # the types of each field


class Manifest(msgspec.Struct, frozen=True, rename="camel"):
    """The description of one snapshot: its run, its streams and their segments."""

    format: int
    account: str
    source: str
    snapshot: str  # its id, which is that of the job
    sequence: int
    began_seconds: float
    ended_seconds: float
    streams: dict[str, StreamManifest]
    platform: str = ""
    connector: str = ""  # its version
    is_backup: bool = False  # every stream was read completely
    is_held: bool = False  # retention keeps it
    note: str = ""
    error_count: int = 0
    errors: list[str] = []
    generation: int = 0

    @property
    def size_bytes(self) -> int:
        """The bytes of all its segments, which other snapshots share."""
        return sum(one.size_bytes for one in self.each_segment())

    def each_segment(self) -> Iterator[Segment]:
        """Yields the segments of all streams."""
        for stream in self.streams.values():
            yield from stream.segments

    @property
    def segment_ids(self) -> set[str]:
        """The ids of the segments of all streams."""
        return {one.id for one in self.each_segment()}


class Manifests:
    """The manifests of one source."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._files, self._keys, self._place = room.files, room.keys, room.source

    async def names(self) -> dict[int, list[int]]:
        """Returns the generations of each sequence number, both ascending."""
        found = dict[int, list[int]]()
        async for one in self._files.list_under(self._folder):
            if match := _NAME.fullmatch(one.name.rpartition("/")[2]):
                found.setdefault(int(match[1]), []).append(int(match[2]))
        return {sequence: sorted(found[sequence]) for sequence in sorted(found)}

    async def all(self) -> AsyncGenerator[Manifest]:
        """Yields all snapshots, the oldest first."""
        for sequence, generations in (await self.names()).items():
            yield await self.read(sequence, generations[-1])

    async def newest(self) -> Manifest | None:
        """Returns the newest snapshot; None if there is none."""
        names = await self.names()
        if not names:
            return None
        sequence = max(names)
        return await self.read(sequence, names[sequence][-1])

    async def read(self, sequence: int, generation: int, *, is_fresh: bool = False) -> Manifest:
        """Returns a manifest; raises `DamagedVaultError`.

        Manifests never change, so one that was read before is remembered, unless it must be fresh.
        """
        name = self.name_of(sequence, generation)
        if not is_fresh and (known := self._room.remembered(name)) is not None:
            return known
        text, key = await self._room.read_note(name, "manifest", sequence, generation)
        try:
            found = msgspec.json.decode(text, type=Manifest)
        except msgspec.DecodeError as error:
            raise DamagedVaultError(f"{name}: {error}.") from None
        if found.format != FORMAT:
            raise DamagedVaultError(f"{name} has the format {found.format}, not {FORMAT}.")
        manifest = _with_keys(found, lambda one: unwrapped(key, one))
        self._room.remember(name, manifest)
        return manifest

    async def put(self, manifest: Manifest) -> bool:
        """Stores a manifest; False if its number is taken."""
        sequence, generation = manifest.sequence, manifest.generation
        key = await self._keys.current(self._place.account)
        text = msgspec.json.encode(_with_keys(manifest, lambda one: wrapped(key, one)))
        bound = self._place.bound("manifest", sequence, generation)
        content = await in_thread(sealed_note, key, self._room.ids, text, bound)
        return await self._files.put_if_absent(self.name_of(sequence, generation), content, KIND)

    async def delete(self, sequence: int, generation: int) -> None:
        """Deletes a manifest, if it exists."""
        await self._files.delete(self.name_of(sequence, generation))

    def name_of(self, sequence: int, generation: int) -> str:
        """Returns the name of a manifest's file."""
        return _name(self._folder, sequence, generation)

    @property
    def _folder(self) -> str:
        return f"{self._place.account}/{self._place.source}/snapshots"


def location(manifest: Manifest) -> str:
    """Returns the name of a manifest's file in the vault."""
    folder = f"{manifest.account}/{manifest.source}/snapshots"
    return _name(folder, manifest.sequence, manifest.generation)


def _name(folder: str, sequence: int, generation: int) -> str:
    return f"{folder}/{sequence:08}.{generation:04}"


def _with_keys(manifest: Manifest, change: Callable[[bytes], bytes]) -> Manifest:
    replace = msgspec.structs.replace
    streams: Mapping[str, StreamManifest] = {
        name: replace(
            stream, segments=[replace(one, key=change(one.key)) for one in stream.segments]
        )
        for name, stream in manifest.streams.items()
    }
    return replace(manifest, streams=streams)
