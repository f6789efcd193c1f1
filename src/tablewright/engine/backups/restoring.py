"""The items of a restored table: from a backup's file, a deleted table, or history.

The items of a table at a moment are its current items with every later change undone, newest first.
Both come from one snapshot, with constant memory.
Not here: the new table (`engine.tables.filling`), the restorable moments
(`engine.streams.recovery`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, BinaryIO

from tablewright.engine.backups.archive import ArchiveReader
from tablewright.engine.backups.making import stored_items
from tablewright.engine.items.changes import Stored
from tablewright.engine.items.ranges import past_prefix
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.streams import change_log
from tablewright.engine.tables.definition import TableDefinition
from tablewright.engine.tables.filling import Step
from tablewright.engine.tables.schema import ID_BYTES, Table
from tablewright.errors import DamagedBackupError
from tablewright.values.attributes import item_size_bytes


def from_file(file: BinaryIO, name: str, target: Table) -> Iterator[Step]:
    """The items in the file of a backup of one table; the file was checked before."""
    for part in ArchiveReader(file, name).parts():
        if not isinstance(part, TableDefinition):
            yield from from_lines(part, name, target)


def from_lines(lines: list[bytes], name: str, target: Table) -> Iterator[Step]:
    """Converts items from a file to stored form; keys and sizes are computed again."""
    for line in lines:
        try:
            item = records.decoded_item(line)
            step = target.item_key(item), Stored(item_size_bytes(item), line, item)
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise DamagedBackupError(f"{name} contains an invalid item ({error!r}).") from error
        yield step


def from_table(txn: Any, store: Store, table_id: bytes, target: Table) -> Iterator[Step]:
    """The items that a table has, or had when it was deleted, in a snapshot."""
    for key, record in stored_items(txn, store, table_id):
        store.check_open("restore")
        yield target.id + key[ID_BYTES:], Stored(*records.opened_item(key, record))


def undone(
    txn: Any, store: Store, table_id: bytes, target: Table, *, since_ms: int
) -> Iterator[Step]:
    """Yields the steps that undo a table's changes since a time, newest first."""
    first = change_log.since(txn, store, table_id, since_ms)
    with txn.cursor(db=store.log) as cursor:
        is_inside = cursor.set_range(past_prefix(table_id))
        found = cursor.prev() if is_inside else cursor.last()
        while found:
            key = cursor.key()
            if len(key) != change_log.KEY_BYTES or key[:ID_BYTES] != table_id:
                return
            if change_log.sequence_of(key) < first:
                return
            store.check_open("restore")
            change = change_log.decoded(key, cursor.value())
            yield (
                target.id + change.item_key[ID_BYTES:],
                None if change.old is None else Stored(*change.old),
            )
            found = cursor.prev()
