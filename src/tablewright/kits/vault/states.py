"""States: the records of a source as they were at a snapshot."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass

from tablewright.errors import SnapshotNotFoundError
from tablewright.kits.vault.manifests import FILES, Manifest, StreamManifest
from tablewright.kits.vault.merging import Lookup, merged
from tablewright.kits.vault.records import Record, key_of
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.searching import entries_with, searched
from tablewright.kits.vault.segments import Entry, SegmentReader
from tablewright.kits.vault.words import words_of


@dataclass(frozen=True, slots=True)
class State:
    """A source at one moment."""

    room: Room
    manifest: Manifest

    def stream(self, name: str) -> StreamManifest:
        """Returns the manifest's entry of a stream; raises `SnapshotNotFoundError`."""
        found = self.manifest.streams.get(name)
        if found is None:
            raise SnapshotNotFoundError(f"The snapshot has no stream {name[:80]!r}.")
        return found

    async def get(self, stream: str, record_id: str) -> bytes | None:
        """Returns the JSON of a record; None if the source did not have it."""
        return await Lookup(self.readers(stream)).find(key_of(record_id)) or None

    async def batches(self, stream: str, *, after: str = "") -> AsyncGenerator[list[Entry]]:
        """Yields ids and JSON in batches, sorted by id, after an id."""
        readers = self.readers(stream)
        if readers:
            async for batch in merged(readers, after.encode()):
                if kept := [one for one in batch if one[1]]:
                    yield kept

    async def records(self, stream: str, *, after: str = "") -> AsyncGenerator[Record]:
        """Yields the records of a stream, sorted by id, after an id."""
        async for batch in self.batches(stream, after=after):
            for key, data in batch:
                yield Record(key.decode(), data)

    async def page(self, stream: str, *, limit: int, after: str = "") -> list[Record]:
        """Returns the next records of a stream; the id of the last one continues."""
        found: list[Record] = []
        async for record in self.records(stream, after=after):
            if len(found) == limit:
                break
            found.append(record)
        return found

    async def search(
        self, text: str, *, streams: Sequence[str] = (), limit: int
    ) -> list[tuple[str, Record]]:
        """Returns records with all the words of a text, in their id or their values.

        Only whole words match, and letter case does not count. Blocks without them are not read.
        """
        words = searched(text)
        found: list[tuple[str, Record]] = []
        for stream in streams or sorted(set(self.manifest.streams) - {FILES}):
            async for record in self._with_words(stream, words):
                found.append((stream, record))
                if len(found) == limit:
                    return found
        return found

    async def search_page(
        self, stream: str, text: str, *, limit: int, after: str = ""
    ) -> list[Record]:
        """Returns the next records with all the words of a text, sorted by id, after an id.

        The id of the last one continues. Raises `InvalidError` as `search` does.
        """
        readers, found = self.readers(stream), list[Record]()
        newest = Lookup(readers)
        async for key, data in entries_with(readers, searched(text), after.encode()):
            # An older version may have the words, and several segments the same version.
            is_known = bool(found) and found[-1].id.encode() == key
            if not is_known and await newest.find(key) == data:
                found.append(Record(key.decode(), data))
            if len(found) == limit:
                break
        return found

    def readers(self, stream: str) -> list[SegmentReader]:
        """Returns the readers of a stream's segments, the oldest first."""
        return [self.room.reader(stream, one) for one in self.stream(stream).segments]

    async def _with_words(self, stream: str, words: Sequence[bytes]) -> AsyncGenerator[Record]:
        readers, seen, wanted = self.readers(stream), set[bytes](), set(words)
        newest = Lookup(readers)
        for reader in reversed(readers):
            for number in await reader.blocks_with(words):
                for key, data in await reader.block(number):
                    if not data or key in seen or not wanted <= words_of(key, data):
                        continue
                    seen.add(key)
                    if await newest.find(key) == data:
                        yield Record(key.decode(), data)
