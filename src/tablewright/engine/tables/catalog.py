"""The catalog: definitions on disk, `Table` objects in memory.

Memory changes only after the commit that changed the disk. A process that does not write first
checks whether another process has changed the disk.
"""

from __future__ import annotations

import threading
from typing import Any

from tablewright import limits
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.tables.definition import (
    TableDefinition,
    decode_definition,
    encode_definition,
)
from tablewright.engine.tables.schema import Table
from tablewright.errors import ResourceNotFoundException

_OUR_OWN = b"\x00"  # no table name begins with a NUL
_NEXT_ID_KEY = _OUR_OWN + b"next-id"
_CHANGES_KEY = _OUR_OWN + b"changes"  # counts the changes of definitions
_ARN_START = "arn:"
_BEFORE_NAME = ":table/"


class Catalog:
    """The tables by name, as last committed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[str, Table] = {}
        self._changes: bytes | None = None
        self._following = threading.Lock()
        with store.snapshot() as txn:
            self._read(txn)

    def _read(self, txn: Any) -> None:
        tables: dict[str, Table] = {}
        for key, record in txn.cursor(db=self._store.tables):
            if not key.startswith(_OUR_OWN):
                table = Table(decode_definition(records.opened(key, record)))
                tables[table.name] = table
        self._tables = tables
        self._changes = txn.get(_CHANGES_KEY, db=self._store.tables)

    def follow(self) -> None:
        """Reads the tables again if another process has changed one."""
        # One at a time: a thread must not restore an older state.
        with self._following, self._store.snapshot() as txn:
            if txn.get(_CHANGES_KEY, db=self._store.tables) != self._changes:
                self._read(txn)

    def names(self) -> list[str]:
        """The table names, sorted."""
        return sorted(self._tables)

    def get(self, name: str) -> Table | None:
        """Returns the table with a name or Amazon resource name, if it exists."""
        table = self._tables.get(name)
        if table is None and name.startswith(_ARN_START):
            return self._tables.get(plain_name(name))
        return table

    def table(self, name: str) -> Table:
        """The table of that name; raises ResourceNotFoundException."""
        table = self.get(name)
        if table is None:
            raise ResourceNotFoundException("Requested resource not found")
        return table

    def all(self) -> list[Table]:
        """Every table."""
        return list(self._tables.values())

    def replace(self, changed: dict[str, Table | None]) -> None:
        """Applies the changes of a commit; None means a deleted table."""
        tables = dict(self._tables)  # readers keep the dictionary they have
        for name, table in changed.items():
            if table is None:
                tables.pop(name, None)
            else:
                tables[name] = table
        self._tables = tables


def plain_name(name: str) -> str:
    """Returns the name of a table, given by name or by Amazon resource name.

    Clients build such names with their configured region and account, which are ignored here.

    >>> plain_name("arn:aws:dynamodb:eu-west-1:123456789012:table/Music"), plain_name("Music")
    ('Music', 'Music')
    """
    return name.partition(_BEFORE_NAME)[2] or name


def definitions(txn: Any, store: Store) -> list[TableDefinition]:
    """Yields the tables of a snapshot, by name."""
    with txn.cursor(db=store.tables) as cursor:
        return [
            decode_definition(records.opened(key, record))
            for key, record in cursor
            if not key.startswith(_OUR_OWN)
        ]


def definition(txn: Any, store: Store, name: str) -> TableDefinition | None:
    """Returns the definition of a table in a snapshot."""
    if len(name) > limits.NAME_LENGTH_MAX:  # the ARN of another resource
        return None
    key = name.encode()
    record = txn.get(key, db=store.tables)
    return None if record is None else decode_definition(records.opened(key, record))


def write_definition(txn: Any, store: Store, definition: TableDefinition) -> None:
    """Writes a definition to disk."""
    key = definition.name.encode()
    txn.put(key, records.sealed(key, encode_definition(definition)), db=store.tables)
    _counted(txn, store, _CHANGES_KEY)


def delete_definition(txn: Any, store: Store, name: str) -> None:
    """Deletes a definition from disk."""
    txn.delete(name.encode(), db=store.tables)
    _counted(txn, store, _CHANGES_KEY)


def fresh_id(txn: Any, store: Store) -> int:
    """Returns a new id: ids are used once, so that old data cannot reappear."""
    return _counted(txn, store, _NEXT_ID_KEY)


def _counted(txn: Any, store: Store, key: bytes) -> int:
    """Returns the number under a key, initially 1, and increments it."""
    record = txn.get(key, db=store.tables)
    number = int.from_bytes(records.opened(key, record), "big") if record else 1
    txn.put(key, records.sealed(key, (number + 1).to_bytes(8, "big")), db=store.tables)
    return number
