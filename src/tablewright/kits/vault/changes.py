"""Changes: the differences between fetched records and the state before them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass

from tablewright.kits.vault.merging import Lookup, merged
from tablewright.kits.vault.segments import Entry, SegmentReader


@dataclass(slots=True)
class Counts:
    """The number of changes of a run."""

    added: int = 0
    changed: int = 0
    removed: int = 0

    def count(self, old: bytes, new: bytes) -> bool:
        """Counts a record; False if it is unchanged."""
        if old == new:
            return False
        if not old:
            self.added += 1
        elif new:
            self.changed += 1
        else:
            self.removed += 1
        return True


async def changes(
    incoming: AsyncGenerator[list[Entry]],
    base: Sequence[SegmentReader],
    counts: Counts,
    *,
    scan: bool,
) -> AsyncGenerator[list[Entry]]:
    """Yields the entries that differ from the base; both are sorted by id.

    With `scan`, missing records are removed.
    """
    if scan and base:
        async for batch in _scanned(incoming, base, counts):
            yield batch
        return
    if not base:
        async for batch in incoming:
            added = [one for one in batch if one[1]]
            counts.added += len(added)
            yield added
        return
    before = Lookup(base)
    async for batch in incoming:
        found: list[Entry] = []
        for key, data in batch:
            old = await before.find(key) or b""
            if counts.count(old, data):
                found.append((key, data))
        yield found


async def _scanned(
    incoming: AsyncGenerator[list[Entry]], base: Sequence[SegmentReader], counts: Counts
) -> AsyncGenerator[list[Entry]]:
    state, old, at = merged(base), list[Entry](), 0
    is_over = False
    async for batch in incoming:
        found: list[Entry] = []
        for key, data in batch:
            before = b""
            while not is_over:
                if at == len(old):
                    old, at = await anext(state, list[Entry]()), 0
                    is_over = not old
                    continue
                if old[at][0] > key:
                    break
                old_key, old_data = old[at]
                at += 1
                if old_key == key:
                    before = old_data
                    break
                if counts.count(old_data, b""):
                    found.append((old_key, b""))
            if counts.count(before, data):
                found.append((key, data))
        yield found
    rest = old[at:] or await anext(state, list[Entry]())
    while rest:
        yield [(key, b"") for key, data in rest if counts.count(data, b"")]
        rest = await anext(state, list[Entry]())
