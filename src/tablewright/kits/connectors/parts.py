"""Parts: the values for which one stream is read, such as types of objects or parent records."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from tablewright.errors import BadResponseError
from tablewright.kits.connectors import limits
from tablewright.kits.connectors.listing import listed
from tablewright.kits.connectors.positions import Position
from tablewright.kits.connectors.requesting import Requester
from tablewright.kits.connectors.streams import Parent, Stream


@dataclass(frozen=True, slots=True)
class Part:
    """A part, and where its list begins."""

    part: str | None  # None for a stream without parts
    cursor: Any = None
    parents: Any = None  # the cursor of the page of parents that has it


async def parts(
    requester: Requester, stream: Stream, parents: Stream | None, position: Position
) -> AsyncGenerator[Part]:
    """Yields the parts of a stream from a position on; raises `PlatformError`."""
    over = stream.over
    if not isinstance(over, Parent):
        for one in _remaining(list[str | None](over) or [None], position, None):
            yield one
        return
    assert parents is not None, "a stream with parents has them"
    cursor, count = position.parents, 0
    async for batch in listed(requester, parents, parents.path, {}, cursor):
        count += len(batch.records)
        if count > limits.PARTS_MAX:
            text = f"{requester.platform.title} has more than {limits.PARTS_MAX} {parents.name}."
            raise requester.error(BadResponseError, "too_large", text)
        for one in _remaining([record.id for record in batch.records], position, cursor):
            yield one
        cursor = batch.cursor


def _remaining(found: list[Any], position: Position, parents: Any) -> list[Part]:
    """The parts of a page from a position on; all of them if that part is missing."""
    begun = position.part is not None or position.cursor is not None or position.is_part_done
    if not begun or parents != position.parents or position.part not in found:
        return [Part(one, None, parents) for one in found]
    at = found.index(position.part)
    rest = [Part(one, None, parents) for one in found[at + 1 :]]
    return rest if position.is_part_done else [Part(found[at], position.cursor, parents), *rest]


def filled(path: str, part: str | None) -> str:
    """Returns a path with its part.

    >>> filled("/lists/{part}/members", "a b")
    '/lists/a%20b/members'
    """
    if part is None:
        return path
    first, _, second = part.partition(":")
    for name, value in (("{part}", part), ("{first}", first), ("{second}", second)):
        path = path.replace(name, quote(value, safe=""))
    return path
