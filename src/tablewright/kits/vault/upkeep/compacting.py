"""Compacting: many small segments of a stream become one, so that reading stays fast.

Segments are merged when there are more than eight of about one size at the end of the list. Earlier
snapshots keep the small ones; they are deleted once no snapshot lists them.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence

from tablewright.kits.vault import limits
from tablewright.kits.vault.merging import merged
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.segments import Entry, Segment, SegmentReader


async def compacted(room: Room, stream: str, segments: list[Segment]) -> list[Segment]:
    """Returns a list of segments with the same state."""
    while (start := _start(segments)) is not None:
        readers = [room.reader(stream, one) for one in segments[start:]]
        made = await room.write_segment(stream, folded(readers, is_base=start == 0))
        segments = [*segments[:start], *([made] if made is not None else [])]
    return segments


async def folded(readers: Sequence[SegmentReader], *, is_base: bool) -> AsyncGenerator[list[Entry]]:
    """Yields the newest entries; a base has nothing before it that could be removed."""
    async for batch in merged(readers):
        yield [one for one in batch if one[1]] if is_base else batch


def _start(segments: Sequence[Segment]) -> int | None:
    """Returns the position of the first segment to merge; None if there are few enough."""
    for size in sorted({_size_class(one) for one in segments}):
        start = len(segments)
        while start and _size_class(segments[start - 1]) <= size:
            start -= 1
        if len(segments) - start > limits.VAULT_SEGMENTS_PER_SIZE_MAX:
            return start
    return None


def _size_class(segment: Segment) -> int:
    size, bound = 0, limits.VAULT_SMALLEST_BYTES
    while segment.size_bytes > bound:
        size, bound = size + 1, bound * limits.VAULT_SIZE_STEP
    return size
