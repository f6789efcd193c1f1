"""Pages: reading a range of a table or index in order, up to DynamoDB's page size.

A page ends at the limit, or with the item that reaches 1 MB, counted before filtering. Items that
need no inspection are copied as stored JSON.
Not here: the range (`engine.items.ranges`), the response (`engine.operations`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec

from tablewright import limits
from tablewright.engine.items import capacity
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.storage import records
from tablewright.engine.storage.records import CHECKSUM_BYTES, ITEM_HEAD_BYTES
from tablewright.engine.storage.store import Store
from tablewright.engine.tables.schema import Index, Table
from tablewright.errors import DamagedRecordError
from tablewright.expressions import Condition, Projection
from tablewright.values.attributes import Item


class Reading(msgspec.Struct):
    """What to read, and how to process each item."""

    table: Table
    index: Index | None
    range: KeyRange
    is_forward: bool = True
    limit: int | None = None
    filter: Condition | None = None
    projection: Projection | None = None
    wants_items: bool = True
    fetches: bool = False  # a local index must return attributes that it does not hold


class Page(msgspec.Struct):
    """The items that were read."""

    items: list[bytes] = msgspec.field(default_factory=list[bytes])
    count: int = 0
    scanned: int = 0
    size_bytes: int = 0
    fetch_units: float = 0.0
    last_key: Item | None = None

    def items_json(self) -> bytes:
        """The items as a JSON array."""
        return b"[" + b",".join(self.items) + b"]"


def read_page(store: Store, txn: Any, reading: Reading) -> Page:
    """Reads the items of one page of a query or scan."""
    page = Page()
    if reading.filter is None and reading.projection is None and not reading.fetches:
        last_json = _copied(store, txn, reading, page)
    else:
        last_json = _examined(store, txn, reading, page)
    if last_json is not None:
        last = records.decoded_item(last_json)
        names = reading.table.start_key_names(reading.index)
        page.last_key = {name: last[name] for name in names}
    return page


def _copied(store: Store, txn: Any, reading: Reading, page: Page) -> bytes | None:
    """Copies items; returns the last one if the page ended early.

    This loop is the cost of every plain Query, so it calls no other function of ours.
    """
    limit = reading.limit or limits.PAGE_BYTES_MAX
    lower, upper = reading.range.lower, reading.range.upper
    intact, item_size_of = records.INTACT, records.item_size_of
    refers = reading.index is not None and reading.index.projects_all
    items: list[bytes] = []
    size = 0
    is_whole = False
    with txn.cursor(db=store.items if reading.index is None else store.entries) as cursor:
        for key, record in positioned(cursor, reading.range, is_forward=reading.is_forward):
            if not lower <= key < upper:
                break
            if crc32(record, crc32(key)) != intact:
                raise records.damaged(key)
            if refers:
                item_key = record[:-CHECKSUM_BYTES]
                record = txn.get(item_key, db=store.items)
                if record is None or crc32(record, crc32(item_key)) != intact:
                    raise records.damaged(item_key)
            items.append(record[ITEM_HEAD_BYTES:-CHECKSUM_BYTES])
            size += item_size_of(record)[0]
            if len(items) >= limit or size >= limits.PAGE_BYTES_MAX:
                is_whole = True
                break
    page.count = page.scanned = len(items)
    page.size_bytes = size
    page.items = items if reading.wants_items else []
    return items[-1] if is_whole else None


def _examined(store: Store, txn: Any, reading: Reading, page: Page) -> bytes | None:
    """Filters and projects items; returns the last one read if the page ended early."""
    limit = reading.limit or limits.PAGE_BYTES_MAX
    for size_bytes, entry_json in stored_items(store, txn, reading):
        page.scanned += 1
        page.size_bytes += size_bytes
        item_json = entry_json
        if reading.fetches:
            item_key = reading.table.item_key(records.decoded_item(entry_json))
            item_size, item_json = _item_at(store, txn, item_key)
            page.fetch_units += capacity.read_units(item_size, consistent=True)
        item = records.decoded_item(item_json)
        if reading.filter is None or reading.filter.holds(item):
            page.count += 1
            if reading.wants_items:
                if reading.projection is not None:
                    item_json = records.encode_json(reading.projection.applied_to(item))
                page.items.append(item_json)
        if page.scanned >= limit or page.size_bytes >= limits.PAGE_BYTES_MAX:
            return entry_json
    return None


def stored_items(store: Store, txn: Any, reading: Reading) -> Iterator[tuple[int, bytes]]:
    """Yields size and JSON of each item in the range, in order."""
    key_range, index = reading.range, reading.index
    with txn.cursor(db=store.items if index is None else store.entries) as cursor:
        for key, record in positioned(cursor, key_range, is_forward=reading.is_forward):
            if not key_range.has(key):
                return
            if index is not None and index.projects_all:
                yield _item_at(store, txn, records.opened(key, record))
            else:
                yield records.opened_item(key, record)


def _item_at(store: Store, txn: Any, item_key: bytes) -> tuple[int, bytes]:
    """Returns size and JSON of the item of an index entry."""
    record = txn.get(item_key, db=store.items)
    if record is None:
        raise DamagedRecordError(f"An index entry of {item_key[:48].hex()} has no item.")
    return records.opened_item(item_key, record)


def positioned(
    cursor: Any, key_range: KeyRange, *, is_forward: bool
) -> Iterator[tuple[bytes, bytes]]:
    """Yields keys and records from one end of a range; the caller stops at the other end."""
    if is_forward:
        return cursor.iternext() if cursor.set_range(key_range.lower) else iter(())
    found = cursor.prev() if cursor.set_range(key_range.upper) else cursor.last()
    return cursor.iterprev() if found else iter(())
