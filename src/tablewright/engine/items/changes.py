"""The write path: one change to one item, with everything that changes with it.

`ChangeSet.write` is the only function that writes items. In one LMDB transaction it writes the
item, its index entries, its expiry, the counters and, for logged tables, the change log; indexes
and streams therefore never lag. (On AWS both follow a moment later; programs must not rely on
this.)
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.items import capacity
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.streams.change_log import ChangeLog
from tablewright.engine.tables import expiry
from tablewright.engine.tables.catalog import Catalog, plain_name
from tablewright.engine.tables.counters import Counters
from tablewright.engine.tables.schema import ID_BYTES, PARTITION_BYTES, Index, Places, Table, hashed
from tablewright.errors import ItemCollectionSizeLimitExceededException
from tablewright.values.attributes import Item, item_size_bytes

_NO_PLACES: Places = {}


class Stored(msgspec.Struct):
    """A stored item, decoded on demand."""

    size_bytes: int
    json: bytes
    _item: Item | None = None
    _places: Places | None = None
    _table: Table | None = None  # that the places are of

    @property
    def item(self) -> Item:
        """The decoded item."""
        if self._item is None:
            self._item = records.decoded_item(self.json)
        return self._item

    def places(self, table: Table) -> Places:
        """The item's places in the indexes of its table; computed once."""
        places = self._places
        if places is None or self._table is not table:
            places = self._places = table.places(self.item)
            self._table = table
        return places

    def stays_in_place_of(self, old: Stored, table: Table) -> None:
        """Records that the item has the same index keys as the previous one."""
        self._places, self._table = old.places(table), table

    def held_bytes(self, table: Table, index: Index) -> int:
        """Returns the bytes that an index holds of the item."""
        if index.projects_all:
            return self.size_bytes
        return item_size_bytes(table.projected(index, self.item))

    def local_size_bytes(self, table: Table) -> int:
        """The bytes of the item and of its parts in local indexes."""
        return self.size_bytes + sum(
            self.held_bytes(table, index) for index in self.places(table) if not index.is_global
        )


class ChangeSet:
    """The changes of one commit."""

    def __init__(
        self, txn: Any, store: Store, catalog: Catalog, log: ChangeLog, *, now: float
    ) -> None:
        self.txn = txn
        self.store = store
        self.catalog = catalog
        self.log = log
        self.now = now
        self.log_bytes_added = 0
        self.counters = Counters(txn, store)
        self.tables_changed: dict[str, Table | None] = {}
        self._partitions_written: set[bytes] = set()

    def table(self, name: str) -> Table | None:
        """Returns the table with a name or Amazon resource name, as of this commit."""
        if self.tables_changed:
            name = plain_name(name)
            if name in self.tables_changed:
                return self.tables_changed[name]
        return self.catalog.get(name)

    def read(self, item_key: bytes) -> Stored | None:
        """Returns the item under a store key, as of this commit."""
        record = self.txn.get(item_key, db=self.store.items)
        if record is None:
            return None
        size_bytes, item_json = records.opened_item(item_key, record)
        return Stored(size_bytes, item_json)

    def write(
        self,
        table: Table,
        item_key: bytes,
        old: Stored | None,
        new: Stored | None,
        consumed: capacity.Consumed | None = None,
        *,
        by_service: bool = False,
    ) -> None:
        """Replaces `old` (None: no item) by `new`; adds the cost to `consumed`.

        `by_service` marks expiry in the log.
        """
        old_size = old.size_bytes if old else 0
        new_size = new.size_bytes if new else 0
        if consumed is not None:
            consumed.add(capacity.write_units(max(old_size, new_size)))
        is_same = _is_same(old, new)
        if not is_same:  # what leaves an item as it is leaves its bytes and its entries, too
            self._partitions_written.add(item_key[:PARTITION_BYTES])
            if new is None:
                self.txn.delete(item_key, db=self.store.items)
            else:
                record = records.sealed_item(item_key, new.json, new_size)
                self.txn.put(item_key, record, db=self.store.items)
            if table.indexes:
                self._write_entries(table, item_key, old, new, consumed)
        if table.ttl_listed:
            expiry.follow(self, table, item_key, old, new)
        self.counters.add(
            table.id, table.id, (new is not None) - (old is not None), new_size - old_size
        )
        if table.has_local_index:
            self._count_collection(item_key, new_size - old_size)
        if table.is_logged and not is_same:
            self.log_bytes_added += self.log.append(
                self.txn, item_key, old, new, now=self.now, by_service=by_service
            )

    def _write_entries(
        self,
        table: Table,
        item_key: bytes,
        old: Stored | None,
        new: Stored | None,
        consumed: capacity.Consumed | None,
    ) -> None:
        if old is not None:
            self._change_entries(table, item_key, old, new, consumed)
            return
        assert new is not None, "there is an item, before or after"
        # Most items are new, and many are in several indexes: this code avoids calls.
        item_key_hash = hashed(item_key)
        put, entries, sealed = self.txn.put, self.store.entries, records.sealed
        deltas = self.counters.deltas(table.id)
        for index, place in new.places(table).items():
            key = place + item_key_hash
            payload, size_bytes = item_key, new.size_bytes
            if not index.projects_all:
                payload, size_bytes = entry_payload(table, index, item_key, new)
            put(key, sealed(key, payload), db=entries)
            delta = deltas[index.id]
            delta[0] += 1
            delta[1] += size_bytes
            if not index.is_global:
                self._count_collection(item_key, size_bytes)
            if consumed is not None:
                consumed.add(capacity.write_units(size_bytes), index)

    def _change_entries(
        self,
        table: Table,
        item_key: bytes,
        old: Stored,
        new: Stored | None,
        consumed: capacity.Consumed | None,
    ) -> None:
        """Writes the entries of an existing item, and removes those that it loses."""
        item_key_hash = hashed(item_key)
        befores = old.places(table)
        afters = new.places(table) if new is not None else _NO_PLACES
        for index in table.indexes:
            if index.is_backfilling:
                self.add_entry(table, index, item_key, old)  # so that one exists
            before, after = befores.get(index), afters.get(index)
            if before == after:
                if before is not None and new is not None:
                    self._rewrite_entry(
                        table, index, before + item_key_hash, item_key, old, new, consumed
                    )
                continue
            if before is not None:
                size_bytes = old.held_bytes(table, index)
                if consumed is not None:
                    consumed.add(capacity.write_units(size_bytes), index)
                self._count_entry(table, index, item_key, -1, -size_bytes)
                self.txn.delete(before + item_key_hash, db=self.store.entries)
            if after is not None and new is not None:
                size_bytes = self._put_entry(table, index, after + item_key_hash, item_key, new)
                if consumed is not None:
                    consumed.add(capacity.write_units(size_bytes), index)
                self._count_entry(table, index, item_key, 1, size_bytes)

    def _rewrite_entry(
        self,
        table: Table,
        index: Index,
        key: bytes,
        item_key: bytes,
        old: Stored,
        new: Stored,
        consumed: capacity.Consumed | None,
    ) -> None:
        """Rewrites an entry in its place, if its projection changed."""
        if not index.projects_all:  # an entry that refers to the item is unchanged
            if table.projected(index, old.item) == table.projected(index, new.item):
                return
            self._put_entry(table, index, key, item_key, new)
        before_bytes, after_bytes = old.held_bytes(table, index), new.held_bytes(table, index)
        if consumed is not None:
            consumed.add(capacity.write_units(max(before_bytes, after_bytes)), index)
        self._count_entry(table, index, item_key, 0, after_bytes - before_bytes)

    def add_entry(self, table: Table, index: Index, item_key: bytes, stored: Stored) -> None:
        """Adds one existing item to an index that is being filled; may be repeated."""
        place = stored.places(table).get(index)
        if place is None:
            return
        key = place + hashed(item_key)
        if self.txn.get(key, db=self.store.entries) is None:
            size_bytes = self._put_entry(table, index, key, item_key, stored)
            self._count_entry(table, index, item_key, 1, size_bytes)

    def _put_entry(
        self, table: Table, index: Index, key: bytes, item_key: bytes, stored: Stored
    ) -> int:
        """Writes an item's entry; returns how many bytes the index holds of it."""
        payload, size_bytes = entry_payload(table, index, item_key, stored)
        self.txn.put(key, records.sealed(key, payload), db=self.store.entries)
        return size_bytes

    def _count_entry(
        self, table: Table, index: Index, item_key: bytes, items: int, size_bytes: int
    ) -> None:
        self.counters.add(table.id, index.id, items, size_bytes)
        if not index.is_global:
            self._count_collection(item_key, size_bytes)

    def _count_collection(self, item_key: bytes, size_bytes: int) -> None:
        self.counters.add(item_key[:PARTITION_BYTES], item_key[:ID_BYTES], 0, size_bytes)

    def collection_size_bytes(self, item_key: bytes) -> int:
        """Returns the bytes of all items with the item's partition key, including local indexes."""
        return self.counters.size_bytes(item_key[:PARTITION_BYTES])

    def check_collection(
        self, table: Table, item_key: bytes, old: Stored | None, new: Stored | None
    ) -> None:
        """Rejects a write that would exceed DynamoDB's limit of an item collection."""
        if new is None or not table.has_local_index:
            return
        added = new.local_size_bytes(table)
        if old is not None:
            added -= old.local_size_bytes(table)
        total = self.collection_size_bytes(item_key) + added
        if added > 0 and total > limits.ITEM_COLLECTION_BYTES_MAX:
            raise ItemCollectionSizeLimitExceededException("Collection size exceeded.")

    def finish(self) -> None:
        """Writes collected changes; called once, before the commit."""
        self.counters.flush()

    def committed(self) -> None:
        """Publishes the changed tables."""
        if self.tables_changed:
            self.catalog.replace(self.tables_changed)
        version = self.store.version
        if version is not None:
            # A table that was made or deleted may have had another's items under its name.
            partitions = () if self.tables_changed else self._partitions_written
            self.store.partition_versions.note(version, partitions)


def _is_same(old: Stored | None, new: Stored | None) -> bool:
    """Whether a write leaves the item unchanged; the order of attributes has no meaning."""
    if old is None or new is None:
        return old is new
    if len(old.json) != len(new.json):
        return False
    return old.json == new.json or old.item == new.item


def entry_payload(table: Table, index: Index, item_key: bytes, stored: Stored) -> tuple[bytes, int]:
    """Returns the stored entry of an item in an index, and the bytes that the index holds.

    An index of all attributes refers to the item; a narrower one stores its part like an item.
    """
    if index.projects_all:
        return item_key, stored.size_bytes
    held = table.projected(index, stored.item)
    size_bytes = item_size_bytes(held)
    return records.item_payload(records.encode_json(held), size_bytes), size_bytes
