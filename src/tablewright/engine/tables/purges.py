"""Purges: deletes the data of deleted or unfinished tables and indexes.

The commit that ends a table notes its id; the data is deleted in small commits between other
writers. A table in creation has such a note from the start, and loses it in the commit that
completes it, so that a kill leaves nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.ranges import KeyRange, past_prefix
from tablewright.engine.storage import records
from tablewright.engine.tables import expiry
from tablewright.engine.tables.schema import id_bytes


def schedule(changes: ChangeSet, number: int, *, ttl_attribute: str = "") -> None:
    """Notes that all data under a table's or index's id is to be deleted."""
    key = id_bytes(number)
    payload = ttl_attribute.encode()
    changes.txn.put(key, records.sealed(key, payload), db=changes.store.purges)


def call_off(changes: ChangeSet, number: int) -> None:
    """Deletes a note: the data under the id stays."""
    changes.txn.delete(id_bytes(number), db=changes.store.purges)


def purge(context: EngineContext) -> None:
    """Deletes all noted data, except of tables in creation."""
    arriving = context.arrivals.ids
    while context.writer.run(partial(_purge_chunk, arriving=arriving)):
        pass


def _purge_chunk(changes: ChangeSet, arriving: Collection[bytes]) -> bool:
    """Removes a chunk; returns whether there is more."""
    store = changes.store
    noted = _noted(changes, arriving)
    if noted is None:
        return False
    key, ttl_attribute = noted
    key_range = KeyRange(key, past_prefix(key))
    for store_database in (store.items, store.entries, store.counters):
        found = keys_in(changes, store_database, key_range)
        for found_key in found:
            if ttl_attribute and store_database is store.items:
                _purge_expiry(changes, found_key, ttl_attribute)
            changes.txn.delete(found_key, db=store_database)
        if found:
            return True
    changes.txn.delete(key, db=store.purges)
    return True


def _noted(changes: ChangeSet, arriving: Collection[bytes]) -> tuple[bytes, str] | None:
    """Returns the first noted id, and the time-to-live attribute of its items."""
    with changes.txn.cursor(db=changes.store.purges) as cursor:
        for key, record in cursor:
            if key not in arriving:
                return key, records.opened(key, record).decode()
    return None


def _purge_expiry(changes: ChangeSet, item_key: bytes, ttl_attribute: str) -> None:
    stored = changes.read(item_key)
    if stored is not None:
        expiry_key = expiry.key_for(ttl_attribute, item_key, stored.item)
        if expiry_key is not None:
            changes.txn.delete(expiry_key, db=changes.store.expiry)


def keys_in(changes: ChangeSet, store_database: object, key_range: KeyRange) -> list[bytes]:
    """The first keys of a range, a chunk at most."""
    found: list[bytes] = []
    with changes.txn.cursor(db=store_database) as cursor:
        if cursor.set_range(key_range.lower):
            for key in cursor.iternext(keys=True, values=False):
                if key >= key_range.upper or len(found) >= limits.CHUNK_ITEMS:
                    break
                found.append(key)
    return found
