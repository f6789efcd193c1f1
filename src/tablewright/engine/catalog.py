"""The tables there are: definitions on disk, `Table` objects in memory.

The memory follows the disk: it changes only after the commit that changed the disk.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import records
from tablewright.engine.definition import (
    ARN_PREFIX,
    TableDefinition,
    decode_definition,
    encode_definition,
)
from tablewright.engine.schema import Table
from tablewright.engine.store import Store
from tablewright.errors import ResourceNotFoundException

_NEXT_ID_KEY = b"\x00next-id"  # no table name begins with a NUL


class Catalog:
    """The tables by name, as last committed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[str, Table] = {}
        with store.snapshot() as txn:
            for key, record in txn.cursor(db=store.tables):
                if key != _NEXT_ID_KEY:
                    table = Table(decode_definition(records.opened(key, record)))
                    self._tables[table.name] = table

    def names(self) -> list[str]:
        """The table names, sorted."""
        return sorted(self._tables)

    def get(self, name: str) -> Table | None:
        """The table of that name or Amazon resource name, if there is one."""
        table = self._tables.get(name)
        if table is None and name.startswith(ARN_PREFIX):
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
        """Takes over what a commit changed; None stands for a deleted table."""
        tables = dict(self._tables)  # readers keep the dictionary they have
        for name, table in changed.items():
            if table is None:
                tables.pop(name, None)
            else:
                tables[name] = table
        self._tables = tables


def plain_name(name: str) -> str:
    """The name of a table that may be given by its Amazon resource name."""
    return name.removeprefix(ARN_PREFIX)


def write_definition(txn: Any, store: Store, definition: TableDefinition) -> None:
    """Puts a definition on disk."""
    key = definition.name.encode()
    txn.put(key, records.sealed(key, encode_definition(definition)), db=store.tables)


def delete_definition(txn: Any, store: Store, name: str) -> None:
    """Takes a definition off the disk."""
    txn.delete(name.encode(), db=store.tables)


def fresh_id(txn: Any, store: Store) -> int:
    """An id that none ever had: with ids used once, old data cannot show through."""
    record = txn.get(_NEXT_ID_KEY, db=store.tables)
    number = int.from_bytes(records.opened(_NEXT_ID_KEY, record), "big") if record else 1
    following = (number + 1).to_bytes(8, "big")
    txn.put(_NEXT_ID_KEY, records.sealed(_NEXT_ID_KEY, following), db=store.tables)
    return number
