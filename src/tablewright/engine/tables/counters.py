"""Counters: items and bytes of each table, index and item collection.

They are written in the commit of the counted change, once per commit.
"""

from __future__ import annotations

from collections import defaultdict
from struct import Struct
from typing import Any, Final

from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store

_part = Struct(">4sqq")  # an id, items, bytes
PART_BYTES = _part.size
Counts = dict[bytes, tuple[int, int]]  # items and bytes by the id of a table or index
Deltas = defaultdict[bytes, list[int]]  # the same, as they are added up
_NO_DELTAS: Final = Deltas()
_NO_COUNT: Final = (0, 0)


class Counters:
    """The changes of one commit to the counters."""

    def __init__(self, txn: Any, store: Store) -> None:
        self._txn = txn
        self._store = store
        self._deltas: dict[bytes, Deltas] = {}

    def deltas(self, key: bytes) -> Deltas:
        """Returns the counts under a key, to be changed in place."""
        found = self._deltas.get(key)
        if found is None:
            found = self._deltas[key] = defaultdict(_nothing)
        return found

    def add(self, key: bytes, part: bytes, items: int, size_bytes: int) -> None:
        """Adds items and bytes, or subtracts them if negative.

        `key` is a table's id or an item collection's key; `part` is the id of the table or of one
        of its indexes. The parts of a key share a record.
        """
        if not items and not size_bytes:
            return
        delta = self.deltas(key)[part]
        delta[0] += items
        delta[1] += size_bytes

    def drop(self, key: bytes, part: bytes) -> None:
        """Removes the counts of a deleted index."""
        items, size_bytes = read(self._txn, self._store, key).get(part, (0, 0))
        self.deltas(key)[part] = [-items, -size_bytes]

    def counted(self, key: bytes, part: bytes) -> tuple[int, int]:
        """Returns items and bytes of one part, including this commit."""
        items, size_bytes = read(self._txn, self._store, key).get(part, (0, 0))
        added = self._deltas.get(key, _NO_DELTAS).get(part, (0, 0))
        return items + added[0], size_bytes + added[1]

    def size_bytes(self, key: bytes) -> int:
        """Returns the bytes under a key, including this commit."""
        stored = sum(size for _, size in read(self._txn, self._store, key).values())
        return stored + sum(size for _, size in self._deltas.get(key, _NO_DELTAS).values())

    def bytes_added(self) -> int:
        """The bytes that this commit adds in total; parts in local indexes count twice."""
        return sum(size for parts in self._deltas.values() for _, size in parts.values())

    def flush(self) -> None:
        """Writes what has been counted."""
        database = self._store.counters
        for key, parts in self._deltas.items():
            counts = read(self._txn, self._store, key)
            for part, (items, size_bytes) in parts.items():
                stored_items, stored_bytes = counts.get(part, _NO_COUNT)
                counts[part] = stored_items + items, stored_bytes + size_bytes
            payload = b"".join(
                [
                    _part.pack(part, items, size_bytes)
                    for part, (items, size_bytes) in counts.items()
                    if items or size_bytes
                ]
            )
            if payload:
                self._txn.put(key, records.sealed(key, payload), db=database)
            else:
                self._txn.delete(key, db=database)


def _nothing() -> list[int]:
    return [0, 0]


def read(txn: Any, store: Store, key: bytes) -> Counts:
    """The counts under a table id or the key of an item collection."""
    record = txn.get(key, db=store.counters)
    if record is None:
        return {}
    return decoded(records.opened(key, record))


def decoded(payload: bytes) -> Counts:
    """The counts that a record holds."""
    return {part: (items, size_bytes) for part, items, size_bytes in _part.iter_unpack(payload)}
