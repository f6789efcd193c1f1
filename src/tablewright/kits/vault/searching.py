"""Searching: entries with some words, sorted by id, from several segments.

Not here: the filters that exclude blocks from reading (`vault.words`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from heapq import heappop, heappush

from tablewright.errors import InvalidError
from tablewright.kits.vault.segments import Entry, SegmentReader
from tablewright.kits.vault.words import words_in, words_of


def searched(text: str) -> list[bytes]:
    """Returns the words to search for; raises `InvalidError` if there are none."""
    words = sorted(words_in(text))
    if not words:
        raise InvalidError("The search text must have a word of at least two characters.")
    return words


async def entries_with(
    readers: Sequence[SegmentReader], words: Sequence[bytes], after: bytes = b""
) -> AsyncGenerator[Entry]:
    """Yields entries with all the words, sorted by id, after an id.

    An id occurs once for each segment in which its record has the words. Memory holds the entries
    of blocks that overlap.
    """
    wanted, found = set(words), list[Entry]()
    blocks: list[tuple[bytes, int, int]] = []
    for rank, reader in enumerate(readers):
        for number, first in await reader.blocks_after(words, after):
            blocks.append((first, rank, number))
    blocks.sort()
    for place, (_, rank, number) in enumerate(blocks):
        for key, data in await readers[rank].block(number):
            if data and key > after and wanted <= words_of(key, data):
                heappush(found, (key, data))
        # No later block has an id before its first one.
        is_end = place + 1 == len(blocks)
        while found and (is_end or found[0][0] < blocks[place + 1][0]):
            yield heappop(found)
