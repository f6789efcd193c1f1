"""Merging: the entries of several segments as one sequence, in which the newest one wins."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from heapq import heapify, heappop, heapreplace

from tablewright.kits.vault import limits
from tablewright.kits.vault.segments import Entry, SegmentReader


async def merged(
    readers: Sequence[SegmentReader], after: bytes = b""
) -> AsyncGenerator[list[Entry]]:
    """Yields batches of entries, sorted by id; `readers` are sorted oldest first.

    Removed records are entries without data.
    """
    if len(readers) == 1:
        async for block in readers[0].blocks(after):
            yield block
        return
    cursors = [_Cursor(reader.blocks(after)) for reader in readers]
    # The newest of equal ids comes first: its rank is the smallest.
    heap = [(one.key, -rank, one) for rank, one in enumerate(cursors) if await one.next_block()]
    heapify(heap)
    batch: list[Entry] = []
    last = b""
    while heap:
        key, rank, cursor = heap[0]
        if key != last:
            batch.append(cursor.entries[cursor.at])
            last = key
            if len(batch) >= limits.VAULT_BATCH_RECORDS:
                yield batch
                batch = []
        cursor.at += 1
        if cursor.at < len(cursor.entries) or await cursor.next_block():
            heapreplace(heap, (cursor.key, rank, cursor))
        else:
            heappop(heap)
    if batch:
        yield batch


class _Cursor:
    """A place in a segment."""

    __slots__ = ("_blocks", "at", "entries")

    def __init__(self, blocks: AsyncGenerator[list[Entry]]) -> None:
        self._blocks = blocks
        self.entries: list[Entry] = []
        self.at = 0

    @property
    def key(self) -> bytes:
        return self.entries[self.at][0]

    async def next_block(self) -> bool:
        """Moves to the next block; False if there is none."""
        self.entries, self.at = await anext(self._blocks, list[Entry]()), 0
        return bool(self.entries)


class Lookup:
    """The newest entry of single ids; ids in ascending order read each block once."""

    def __init__(self, readers: Sequence[SegmentReader]) -> None:
        self._newest_first = list(reversed(readers))

    async def find(self, key: bytes) -> bytes | None:
        """Returns the data of an id, empty if the record was removed; None without an entry."""
        for reader in self._newest_first:
            found = await reader.find(key)
            if found is not None:
                return found
        return None
