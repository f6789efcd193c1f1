"""Segments: the changes of one run in one stream, as one encrypted file.

    head · blocks of records · blocks of word filters · index · length of the index (4 bytes)

A block of records has lines, sorted by id: the id, a tab, and canonical JSON; nothing after the tab
means that the record was removed. Each block is compressed and sealed with its number, the index
marked as the last one. So no block can be changed, moved, dropped or repeated unnoticed.
Not here: the segments of a snapshot (`vault.manifests`).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import AsyncGenerator, Sequence
from hashlib import sha256
from itertools import accumulate, repeat
from operator import lt
from typing import Final, NamedTuple

import msgspec

from tablewright.api.ports import FileStore, FileWriter
from tablewright.errors import DamagedVaultError, NotFoundError
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault import limits
from tablewright.kits.vault.sealing import (
    SEGMENT_MAGIC,
    BlockCipher,
    VaultSource,
)
from tablewright.kits.vault.words import filter_of, may_have, words_of

KIND: Final = "application/octet-stream"
Entry = tuple[bytes, bytes]  # an id, and canonical JSON; none if the record was removed
_LENGTH_BYTES: Final = 4


class Segment(msgspec.Struct, frozen=True, array_like=True):
    """The entry of a segment in a manifest. In memory, `key` is not wrapped."""

    id: str
    sha256: bytes
    size_bytes: int
    index_bytes: int  # of the sealed index
    records: int
    removed: int
    key: bytes

    def __repr__(self) -> str:
        return f"Segment({self.id}, {self.size_bytes} bytes, {self.records} records)"


class _Block(msgspec.Struct, frozen=True, array_like=True):
    """A block of records in an index."""

    first: str
    offset: int
    size_bytes: int
    lines: int


class _Filters(msgspec.Struct, frozen=True, array_like=True):
    """A block of word filters in an index: those of some blocks of records."""

    first: int  # block of records
    offset: int
    size_bytes: int
    sizes: list[int]  # of each filter


class _Index(msgspec.Struct, frozen=True, array_like=True):
    blocks: list[_Block]
    filters: list[_Filters]
    last: str  # id


def segment_name(source: VaultSource, segment_id: str) -> str:
    """Returns the name of a segment's file."""
    return f"{source.account}/{source.source}/segments/{segment_id}"


def cipher_of(
    source: VaultSource, stream: str, segment_id: str, key: bytes
) -> tuple[bytes, BlockCipher]:
    """Returns the head of a segment's file, and the cipher of its blocks."""
    head = SEGMENT_MAGIC + bytes.fromhex(segment_id)
    return head, BlockCipher(key, head, source.bound("segment", stream))


class SegmentWriter:
    """Writes entries, which must be sorted by id; memory holds a block."""

    def __init__(
        self,
        file: FileWriter,
        source: VaultSource,
        stream: str,
        segment_id: str,
        key: bytes,
        *,
        is_searched: bool = True,
    ) -> None:
        """A segment that is not searched, such as one that waits in a spool, has no filters."""
        self.segment_id = segment_id
        self._file = file
        self._key = key
        self._is_searched = is_searched
        self._head, self._cipher = cipher_of(source, stream, segment_id, key)
        self._hash = sha256()
        self._size_bytes = self._number = self._records = self._removed = 0
        self._waiting: list[Entry] = []  # for the next block
        self._waiting_bytes = 0
        self._last = b""
        self._blocks: list[_Block] = []
        self._filters: list[bytes] = []

    async def add(self, entries: Sequence[Entry]) -> None:
        """Appends entries."""
        if not entries:
            return
        keys = [key for key, _ in entries]
        assert all(map(lt, [self._last, *keys], keys)), "entries are sorted, and each id comes once"
        self._last = keys[-1]
        ends = list(accumulate([len(key) + len(data) + 2 for key, data in entries]))  # in bytes
        start = start_bytes = 0
        while start < len(entries):
            missing_bytes = limits.VAULT_BLOCK_BYTES - self._waiting_bytes
            end = bisect_left(ends, start_bytes + missing_bytes) + 1
            self._waiting += entries[start:end]
            if end > len(entries):
                self._waiting_bytes += ends[-1] - start_bytes
                return
            start, start_bytes = end, ends[end - 1]
            await self._flush()

    async def finish(self) -> Segment:
        """Writes the index; the file is stored when its own block ends."""
        if self._waiting:
            await self._flush()
        filters = [await self._filter_block(at) for at in self._filter_groups()]
        index = _Index(self._blocks, filters, self._last.decode())
        content = msgspec.json.encode(index)
        sealed = await in_thread(self._cipher.sealed, 0, content, is_last=True)
        await self._write(sealed + len(sealed).to_bytes(_LENGTH_BYTES, "big"))
        return Segment(
            self.segment_id,
            self._hash.digest(),
            self._size_bytes,
            len(sealed),
            self._records,
            self._removed,
            self._key,
        )

    async def _flush(self) -> None:
        entries, self._waiting, self._waiting_bytes = self._waiting, [], 0
        sealed, words = await in_thread(self._sealed_block, entries, self._number)
        if self._is_searched:
            self._filters.append(words)
        offset = await self._placed(sealed)
        self._blocks.append(_Block(entries[0][0].decode(), offset, len(sealed), len(entries)))

    async def _placed(self, sealed: bytes) -> int:
        """Writes the next block, and returns its place."""
        offset = self._size_bytes or len(self._head)
        await self._write(sealed)
        self._number += 1
        return offset

    def _sealed_block(self, entries: list[Entry], number: int) -> tuple[bytes, bytes]:
        ids, records = zip(*entries, strict=True)
        removed = records.count(b"")
        self._removed += removed
        self._records += len(records) - removed
        words = b""
        if self._is_searched:
            words = filter_of(words_of(b"\n".join(ids), b"\n".join(records)))
        return self._cipher.sealed(number, b"\n".join([b"%b\t%b" % one for one in entries])), words

    def _filter_groups(self) -> list[tuple[int, int]]:
        """Returns the range of blocks of records that each block of filters covers."""
        groups: list[tuple[int, int]] = []
        start = size_bytes = 0
        for number, one in enumerate(self._filters):
            size_bytes += len(one)
            if size_bytes >= limits.VAULT_BLOCK_BYTES or number == len(self._filters) - 1:
                groups.append((start, number + 1))
                start, size_bytes = number + 1, 0
        return groups

    async def _filter_block(self, at: tuple[int, int]) -> _Filters:
        filters = self._filters[at[0] : at[1]]
        sealed = await in_thread(self._cipher.sealed, self._number, b"".join(filters))
        offset = await self._placed(sealed)
        return _Filters(at[0], offset, len(sealed), [len(one) for one in filters])

    async def _write(self, content: bytes) -> None:
        if not self._size_bytes:
            content = self._head + content
        self._hash.update(content)
        self._size_bytes += len(content)
        await self._file.write(content)


class Found(NamedTuple):
    """A block of records that was read."""

    number: int
    entries: list[Entry]


class SegmentReader:
    """Reads one segment; raises `DamagedVaultError` for data that is not as it was written."""

    def __init__(
        self, files: FileStore, source: VaultSource, stream: str, segment: Segment
    ) -> None:
        self.segment = segment
        self.stream = stream
        self._files = files
        self._name = segment_name(source, segment.id)
        self._head, self._cipher = cipher_of(source, stream, segment.id, segment.key)
        self._index: _Index | None = None
        self._firsts: list[bytes] = []
        self._last: Found | None = None

    @property
    def name(self) -> str:
        """The name of the file."""
        return self._name

    def pieces(self) -> AsyncGenerator[bytes]:
        """Yields the bytes of the file."""
        return self._files.read(self._name)

    async def blocks(self, after: bytes = b"") -> AsyncGenerator[list[Entry]]:
        """Yields the entries of one block after the other, of ids after the given one."""
        index = await self.index()
        start = max(0, bisect_right(self._firsts, after) - 1)
        for number in range(start, len(index.blocks)):
            entries = await self.block(number)
            kept = [one for one in entries if one[0] > after] if number == start else entries
            if kept:
                yield kept

    async def find(self, key: bytes) -> bytes | None:
        """Returns the data of an id, empty if the record was removed; None without an entry.

        The last block is remembered: ids in ascending order read each block once.
        """
        await self.index()
        number = bisect_right(self._firsts, key) - 1
        if number < 0:
            return None
        if self._last is None or self._last.number != number:
            self._last = Found(number, await self.block(number))
        entries = self._last.entries
        at = bisect_right(entries, (key,)) if entries else 0
        return entries[at][1] if at < len(entries) and entries[at][0] == key else None

    async def blocks_with(self, words: Sequence[bytes]) -> list[int]:
        """Returns the numbers of the blocks that may have all of these words."""
        index, found = await self.index(), list[int]()
        for group_number, group in enumerate(index.filters):
            number = len(index.blocks) + group_number
            sealed = await self._bytes(group.offset, group.offset + group.size_bytes)
            filters = await in_thread(self._opened, number, sealed)
            at = 0
            for place, size in enumerate(group.sizes, start=group.first):
                if may_have(filters[at : at + size], words):
                    found.append(place)
                at += size
        return found

    async def blocks_after(self, words: Sequence[bytes], after: bytes) -> list[tuple[int, bytes]]:
        """Returns blocks that may have these words and an id after one: numbers and first ids."""
        index = await self.index()
        lasts = [*self._firsts[1:], index.last.encode()]  # no id of a block is larger
        numbers = await self.blocks_with(words) if lasts[-1] > after else []
        return [(one, self._firsts[one]) for one in numbers if lasts[one] > after]

    async def block(self, number: int) -> list[Entry]:
        """Returns the entries of one block."""
        one = (await self.index()).blocks[number]
        sealed = await self._bytes(one.offset, one.offset + one.size_bytes)
        return await in_thread(self._entries, number, one, sealed)

    async def index(self) -> _Index:
        """Returns the index, which is read once."""
        if self._index is None:
            segment = self.segment
            end = segment.size_bytes - _LENGTH_BYTES
            block = await self._bytes(end - segment.index_bytes, end)
            self._index = await in_thread(self._opened_index, block)
            self._firsts = [one.first.encode() for one in self._index.blocks]
        return self._index

    def _opened_index(self, block: bytes) -> _Index:
        try:
            content = self._cipher.opened(0, block, is_last=True)
        except ValueError as error:
            raise self.damaged(f"the index: {error}") from None
        return msgspec.json.decode(content, type=_Index)

    def _opened(self, number: int, sealed: bytes) -> bytes:
        try:
            return self._cipher.opened(number, sealed)
        except ValueError as error:
            raise self.damaged(f"block {number}: {error}") from None

    async def _bytes(self, start: int, stop: int) -> bytes:
        try:
            found = b"".join([one async for one in self._files.read(self._name, start, stop)])
        except NotFoundError:
            raise self.damaged("the file is missing") from None
        if len(found) != stop - start:
            raise self.damaged("the file is too short")
        return found

    def _entries(self, number: int, block: _Block, sealed: bytes) -> list[Entry]:
        lines = self._opened(number, sealed).split(b"\n")
        parts = map(bytes.partition, lines, repeat(b"\t"))
        entries = [(key, data) for key, _, data in parts]
        if len(entries) != block.lines or entries[0][0] != block.first.encode():
            raise self.damaged("a block is not the one in the index")
        return entries

    def damaged(self, words: str) -> DamagedVaultError:
        """Returns the error for a segment that is not as it was written."""
        return DamagedVaultError(f"{self._name} of the stream {self.stream!r}: {words}.")
