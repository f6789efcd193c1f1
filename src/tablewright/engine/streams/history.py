"""History: what a stretch of the change log did to a table, item by item.

Only where the first and the last change of each item stand is kept in memory, not what they hold:
it grows with the items that were changed, and not with their size.
Not here: which stretches there are (`engine.streams.recovery`), restoring a table to a moment
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
    """What all changes of a stretch came to for one item.

    `old` is None where there was no item before, `new` where there is none after.
    """

    item_key: bytes
    time_ms: int  # of the last change
    old: Image | None
    new: Image | None


def net_changes(
    txn: Any, store: Store, table_id: bytes, *, start_ms: int, stop_ms: int | None = None
) -> Iterator[NetChange]:
    """The items that changed from a time, included, to another, left out, in the order of keys.

    An item that came and went in between is not among them.
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
    """The items that a table had right before a time; those it has now if it is None."""
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
    """Where the first and the last change of each item in a stretch are in the log."""
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
