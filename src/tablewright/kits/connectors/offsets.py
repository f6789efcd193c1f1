"""Offsets: paging by a number of records, while records are added and deleted.

A deletion before the offset moves the following records to the front, so that a plain reader would
miss some, and a full scan would report them as deleted. Therefore pages overlap by one record. If
that record is not where it was, the reader goes back until a page has a record of the last one.
"""

from __future__ import annotations

from typing import Any

from tablewright.kits.connectors.paging import Offset
from tablewright.kits.vault import Record


def offset_of(cursor: Any, paging: Offset) -> int:
    """Returns the offset to request: the last record that was read, and what follows."""
    return paging.first if cursor is None else int(cursor["offset"])


def following_offset(
    records: list[Record], cursor: Any, paging: Offset, page_size: int
) -> tuple[list[Record], Any]:
    """Returns the records that were not read before, and the cursor of the next page or None."""
    offset = offset_of(cursor, paging)
    known = set[str]() if cursor is None else set(cursor["ids"])
    at = max((place for place, one in enumerate(records) if one.id in known), default=-1)
    if cursor is not None and at < 0 and offset > paging.first:
        back = max(paging.first, offset - page_size + 1)
        return [], {"offset": back, "ids": cursor["ids"]}
    fresh = records[at + 1 :]
    if len(records) < page_size:
        return fresh, None
    ids = [one.id for one in records]
    return fresh, {"offset": offset + page_size - 1, "ids": ids}
