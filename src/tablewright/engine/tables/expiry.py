"""Time to live: the expiry of items, and their deletion.

The expiry database orders items by the second of their expiry, so that a sweep reads only due
items. An expiry counts if the attribute is a Number in seconds; milliseconds are far in the future,
and values more than five years in the past are ignored, as on AWS.
"""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from tablewright import limits
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.tables.schema import ID_BYTES, Table
from tablewright.values.attributes import Item

if TYPE_CHECKING:
    from tablewright.engine.items.changes import ChangeSet, Stored

SECONDS_BYTES = 8
_SECOND_LAST = 2 ** (8 * SECONDS_BYTES) - 1


def expiry_key(table: Table, item_key: bytes, item: Item) -> bytes | None:
    """Returns an item's key in the order of expiry, or None if it never expires."""
    return key_for(table.ttl_attribute, item_key, item) if table.ttl_attribute else None


def key_for(ttl_attribute: str, item_key: bytes, item: Item) -> bytes | None:
    """Returns an item's key in the order of expiry by an attribute."""
    value = item.get(ttl_attribute)
    if value is None or "N" not in value:
        return None
    text = value["N"]
    if text.isdecimal():  # as almost always
        second = int(text)
    else:
        second = int(Decimal(text).to_integral_value(rounding="ROUND_CEILING"))
    if not 0 <= second <= _SECOND_LAST:
        return None
    return second.to_bytes(SECONDS_BYTES, "big") + item_key


def follow(
    changes: ChangeSet, table: Table, item_key: bytes, old: Stored | None, new: Stored | None
) -> None:
    """Updates the order of expiry for a change to an item."""
    before = key_for(table.ttl_listed, item_key, old.item) if old else None
    after = expiry_key(table, item_key, new.item) if new else None
    if before == after:
        return
    if before is not None:
        changes.txn.delete(before, db=changes.store.expiry)
    if after is not None:
        changes.txn.put(after, records.sealed(after, b""), db=changes.store.expiry)


def is_due(txn: Any, store: Store, now: float) -> bool:
    """Whether an item may have expired."""
    with txn.cursor(db=store.expiry) as cursor:
        if not cursor.set_range(_earliest(now)):
            return False
        return int.from_bytes(cursor.key()[:SECONDS_BYTES], "big") <= int(now)


def sweep(changes: ChangeSet, items_max: int) -> tuple[int, int]:
    """Deletes expired items, oldest first, up to a limit.

    Returns how many it deleted, and how many it examined.
    """
    now = int(changes.now)
    # As of this commit, which may have just dropped an index.
    tables = [changes.table(table.name) for table in changes.catalog.all()]
    tables_by_id = {table.id: table for table in tables if table is not None}
    due: list[bytes] = []
    with changes.txn.cursor(db=changes.store.expiry) as cursor:
        if cursor.set_range(_earliest(changes.now)):
            for key in cursor.iternext(keys=True, values=False):
                second = int.from_bytes(key[:SECONDS_BYTES], "big")
                if second > now or len(due) >= items_max:
                    break
                due.append(key)
    deleted = 0
    for key in due:
        item_key = key[SECONDS_BYTES:]
        table = tables_by_id.get(item_key[:ID_BYTES])
        stored = changes.read(item_key) if table is not None and table.ttl_attribute else None
        # The time to live may have been disabled, or moved to another attribute, since.
        if table and stored and expiry_key(table, item_key, stored.item) == key:
            changes.write(table, item_key, stored, None, by_service=True)
            deleted += 1
        changes.txn.delete(key, db=changes.store.expiry)
    return deleted, len(due)


def _earliest(now: float) -> bytes:
    """Returns the oldest expiry that counts."""
    return max(0, int(now) - limits.TTL_PAST_SECONDS_MAX).to_bytes(SECONDS_BYTES, "big")
