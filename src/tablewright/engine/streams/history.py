"""History: the effect of a section of the change log on a table, item by item.

Only the positions of the first and last change of each item are kept in memory: memory use grows
with the number of changed items, not with their size.
Not here: available sections (`engine.streams.recovery`), restoring a table to a moment
(`engine.backups.restoring`), which undoes changes one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablewright.engine.backups.making import stored_items
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.streams import change_log
from tablewright.engine.streams.change_log import Change, Image

_WORK = "reading of history"


class NetChange(NamedTuple):
    """The net change of one item in a section.

    `old` is None if there was no item before, `new` if there is none after.
    """

    item_key: bytes
    time_ms: int  # of the last change
    old: Image | None
    new: Image | None


def net_changes(
    txn: Any, store: Store, table_id: bytes, *, start_ms: int, stop_ms: int | None = None
) -> Iterator[NetChange]:
    """Yields the items that changed from a time, inclusive, to another, exclusive, in key order.

    An item that was created and deleted in between is not included.
    """
    places = _places(txn, store, table_id, start_ms, stop_ms)
    for item_key in sorted(places):
        store.check_open(_WORK)
        first, last = (_change_at(txn, store, key) for key in places[item_key])
        if first.old is not None or last.new is not None:
            yield NetChange(item_key, last.time_ms, first.old, last.new)


def items_before(
    txn: Any, store: Store, table_id: bytes, *, time_ms: int | None
) -> Iterator[tuple[bytes, Image]]:
    """Yields the items of a table right before a time; the current ones for None."""
    places = {} if time_ms is None else _places(txn, store, table_id, time_ms, None)
    for item_key, record in stored_items(txn, store, table_id):
        store.check_open(_WORK)
        if item_key not in places:
            yield item_key, Image(*records.opened_item(item_key, record))
    for item_key in sorted(places):
        store.check_open(_WORK)
        image = _change_at(txn, store, places[item_key][0]).old
        if image is not None:
            yield item_key, image


def _places(
    txn: Any, store: Store, table_id: bytes, start_ms: int, stop_ms: int | None
) -> dict[bytes, tuple[bytes, bytes]]:
    """Returns the positions of the first and last change of each item in a section."""
    start = change_log.since(txn, store, table_id, start_ms)
    stop = None if stop_ms is None else change_log.since(txn, store, table_id, stop_ms)
    places: dict[bytes, tuple[bytes, bytes]] = {}
    with txn.cursor(db=store.log) as cursor:
        for key in change_log.keys(cursor, table_id, start):
            if stop is not None and change_log.sequence_of(key) >= stop:
                break
            store.check_open(_WORK)
            item_key = change_log.decoded(key, cursor.value()).item_key
            places[item_key] = (places.get(item_key, (key, key))[0], key)
    return places


def _change_at(txn: Any, store: Store, key: bytes) -> Change:
    return change_log.decoded(key, txn.get(key, db=store.log))
