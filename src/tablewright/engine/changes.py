"""The write path: one change to one item, with everything that must change beside it.

`ChangeSet.write` is the only place that writes items. In one LMDB transaction it writes the item,
its index entries, its expiry, the counters and, for tables that ask for it, the change log; an
index is therefore never behind its table, and a stream neither. (On AWS both follow a moment later;
programs must not rely on that.)
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine import capacity, expiry, records
from tablewright.engine.catalog import Catalog, plain_name
from tablewright.engine.change_log import ChangeLog
from tablewright.engine.counters import Counters
from tablewright.engine.schema import ID_BYTES, PARTITION_BYTES, Index, Table, hashed
from tablewright.engine.store import Store
from tablewright.errors import ItemCollectionSizeLimitExceededException
from tablewright.values.attributes import Item, item_size_bytes


class Stored(msgspec.Struct):
    """An item as it is in the store, decoded when somebody looks."""

    size_bytes: int
    json: bytes
    _item: Item | None = None

    @property
    def item(self) -> Item:
        """The decoded item."""
        if self._item is None:
            self._item = records.decoded_item(self.json)
        return self._item


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

    def table(self, name: str) -> Table | None:
        """The table of that name or Amazon resource name, as this commit has it."""
        if self.tables_changed:
            name = plain_name(name)
            if name in self.tables_changed:
                return self.tables_changed[name]
        return self.catalog.get(name)

    def read(self, item_key: bytes) -> Stored | None:
        """The item under a store key, as this commit has it."""
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
        *,
        by_service: bool = False,
    ) -> capacity.Consumed:
        """Puts `new` in the place of `old` (None: there is no item) and returns what it cost.

        `by_service` marks in the log what nobody asked for: expiry.
        """
        consumed = capacity.Consumed(table)
        old_size = old.size_bytes if old else 0
        new_size = new.size_bytes if new else 0
        consumed.add(capacity.write_units(max(old_size, new_size)))
        if table.indexes:
            self._write_entries(table, item_key, old, new, consumed)
        # What leaves an item as it is leaves its bytes, too, where the log has them.
        is_change = not (table.is_logged and _is_same(old, new))
        if new is None:
            if old is not None:
                self.txn.delete(item_key, db=self.store.items)
        elif is_change:
            record = records.sealed_item(item_key, new.json, new.size_bytes)
            self.txn.put(item_key, record, db=self.store.items)
        if table.ttl_listed:
            expiry.follow(self, table, item_key, old, new)
        self.counters.add(
            table.id, table.id, (new is not None) - (old is not None), new_size - old_size
        )
        if table.has_local_index:
            self._count_collection(item_key, new_size - old_size)
        if table.is_logged and is_change:
            self.log_bytes_added += self.log.append(
                self.txn, item_key, old, new, now=self.now, by_service=by_service
            )
        return consumed

    def _write_entries(
        self,
        table: Table,
        item_key: bytes,
        old: Stored | None,
        new: Stored | None,
        consumed: capacity.Consumed,
    ) -> None:
        item_key_hash = hashed(item_key)
        for index in table.indexes:
            if index.is_backfilling and old is not None:
                self.add_entry(table, index, item_key, old)  # so that there is one to change
            if old is not None and new is not None and index.has_same_key(old.item, new.item):
                self._rewrite_entry(table, index, item_key, old, new, consumed)
                continue
            before = Entry.of(table, index, old, item_key) if old is not None else None
            if before is not None:
                consumed.add(capacity.write_units(before.size_bytes), index)
                self._count_entry(table, index, item_key, -1, -before.size_bytes)
                self.txn.delete(before.key(item_key_hash), db=self.store.entries)
            after = Entry.of(table, index, new, item_key) if new is not None else None
            if after is not None:
                consumed.add(capacity.write_units(after.size_bytes), index)
                self._count_entry(table, index, item_key, 1, after.size_bytes)
                self._put_entry(after, item_key_hash)

    def _rewrite_entry(
        self,
        table: Table,
        index: Index,
        item_key: bytes,
        old: Stored,
        new: Stored,
        consumed: capacity.Consumed,
    ) -> None:
        """Writes an entry that stays in its place, if what the index holds of the item changed."""
        after = Entry.of(table, index, new, item_key)
        if after is None:
            return
        before_view = table.projected(index, old.item)
        if before_view == after.view:
            return
        before_bytes = old.size_bytes if index.projects_all else item_size_bytes(before_view)
        consumed.add(capacity.write_units(max(before_bytes, after.size_bytes)), index)
        self._count_entry(table, index, item_key, 0, after.size_bytes - before_bytes)
        if not index.projects_all:  # an entry that refers to the item stays as it is
            self._put_entry(after, hashed(item_key))

    def add_entry(self, table: Table, index: Index, item_key: bytes, stored: Stored) -> None:
        """Adds one existing item to an index that is being filled; adding it again does nothing."""
        entry = Entry.of(table, index, stored, item_key)
        if entry is None:
            return
        item_key_hash = hashed(item_key)
        if self.txn.get(entry.key(item_key_hash), db=self.store.entries) is None:
            self._count_entry(table, index, item_key, 1, entry.size_bytes)
            self._put_entry(entry, item_key_hash)

    def _put_entry(self, entry: Entry, item_key_hash: bytes) -> None:
        key = entry.key(item_key_hash)
        self.txn.put(key, records.sealed(key, entry.payload()), db=self.store.entries)

    def _count_entry(
        self, table: Table, index: Index, item_key: bytes, items: int, size_bytes: int
    ) -> None:
        self.counters.add(table.id, index.id, items, size_bytes)
        if not index.is_global:
            self._count_collection(item_key, size_bytes)

    def _count_collection(self, item_key: bytes, size_bytes: int) -> None:
        self.counters.add(item_key[:PARTITION_BYTES], item_key[:ID_BYTES], 0, size_bytes)

    def collection_size_bytes(self, item_key: bytes) -> int:
        """Bytes of all items that share the item's partition key, local indexes included."""
        return self.counters.size_bytes(item_key[:PARTITION_BYTES])

    def check_collection(
        self, table: Table, item_key: bytes, old: Stored | None, new: Stored | None
    ) -> None:
        """Refuses a write that would take an item collection over DynamoDB's limit."""
        if new is None or not table.has_local_index:
            return
        added = table.local_size_bytes(new.item, new.size_bytes)
        if old is not None:
            added -= table.local_size_bytes(old.item, old.size_bytes)
        total = self.collection_size_bytes(item_key) + added
        if added > 0 and total > limits.ITEM_COLLECTION_BYTES_MAX:
            raise ItemCollectionSizeLimitExceededException("Collection size exceeded.")

    def finish(self) -> None:
        """Writes what was gathered up; called once, before the commit."""
        self.counters.flush()

    def committed(self) -> None:
        """Lets others see the tables as they now are."""
        if self.tables_changed:
            self.catalog.replace(self.tables_changed)


def _is_same(old: Stored | None, new: Stored | None) -> bool:
    """Whether a write leaves the item as it is; in what order attributes stand has no meaning."""
    if old is None or new is None:
        return old is new
    if len(old.json) != len(new.json):
        return False
    return old.json == new.json or old.item == new.item


class Entry:
    """An item's place in an index and what the index holds of it."""

    __slots__ = ("_item", "index", "item_key", "size_bytes", "view")

    def __init__(
        self, index: Index, item_key: bytes, item: Item, view: Item, size_bytes: int
    ) -> None:
        self.index = index
        self.item_key = item_key
        self.view = view
        self.size_bytes = size_bytes
        self._item = item

    @classmethod
    def of(cls, table: Table, index: Index, stored: Stored, item_key: bytes) -> Entry | None:
        """The item's entry, or None where the item lacks a key attribute of the index."""
        item = stored.item
        if not index.holds(item):
            return None
        if index.projects_all:
            return cls(index, item_key, item, item, stored.size_bytes)
        view = table.projected(index, item)
        return cls(index, item_key, item, view, item_size_bytes(view))

    def key(self, item_key_hash: bytes) -> bytes:
        """The store key of the entry."""
        return self.index.entry_key(self._item, item_key_hash)

    def payload(self) -> bytes:
        """What is stored under the entry's key.

        An index of all attributes refers to the item; a narrower one holds its part like an item.
        """
        if self.index.projects_all:
            return self.item_key
        return records.item_payload(records.encode_json(self.view), self.size_bytes)
