"""Making backups: the items of a table, from one snapshot, into a file on the shelf.

Writers go on meanwhile; what they commit is not in the snapshot, and so not in the backup. Every
record's checksum is looked at on the way: a damaged item makes no backup.
The commit that registers a backup comes when its file is on disk. A crash before it leaves a file
that nothing knows of, and that goes when the store is opened next.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, BinaryIO, TypeVar

import msgspec

from tablewright.engine.backups import records as backups
from tablewright.engine.backups.archive import ArchiveWriter, Contents, Head
from tablewright.engine.backups.records import Backup
from tablewright.engine.database import Database
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.ranges import past_prefix
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.tables import catalog, counters, purges
from tablewright.engine.tables.arrivals import Arrivals
from tablewright.engine.tables.definition import TableDefinition
from tablewright.engine.tables.schema import id_bytes
from tablewright.errors import DiskFullError, StorageError, StorageFullError

T = TypeVar("T")

_ID_DIGITS = 8  # of a backup's id, behind the time


def stored_items(txn: Any, store: Store, table_id: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Key and record of each item of a table, in the order of keys, as a snapshot has them."""
    upper = past_prefix(table_id)
    with txn.cursor(db=store.items) as cursor:
        if not cursor.set_range(table_id):
            return
        for key, record in cursor.iternext():
            if key >= upper:
                return
            yield key, record


def write_table(
    writer: ArchiveWriter, txn: Any, store: Store, definition: TableDefinition
) -> Iterator[int]:
    """Writes a table with its items; gives a number now and then: the items that were written."""
    writer.table(definition)
    done = 0
    for key, record in stored_items(txn, store, id_bytes(definition.id)):
        _, item_json = records.opened_item(key, record)
        done += 1
        if writer.item(item_json):
            store.check_open("backup")
            yield done
            done = 0
    yield done


def make(database: Database, table_name: str, name: str) -> Backup | None:
    """Makes a backup of a table; None if there is no such table."""
    now, store, file = database.clock.now(), database.store, _fresh_name(database)
    with store.snapshot() as txn:
        definition = catalog.definition(txn, store, table_name)
        if definition is None:
            return None
        counts = counters.read(txn, store, id_bytes(definition.id))
        items, size_bytes = counts.get(id_bytes(definition.id), (0, 0))
        contents = _shelve(database, txn, definition, items, file, now=now)
    suffix = file[-_ID_DIGITS:]

    def register(changes: ChangeSet) -> Backup:
        backup = Backup(
            id=backups.fresh_id(changes, now, suffix),
            name=name,
            type=backups.USER,
            table=definition,
            items=contents.items,
            size_bytes=size_bytes,
            file=file,
            digest=contents.digest,
        )
        backups.put(changes, backup)
        return backup

    return _registered(database, file, register)


def _fresh_name(database: Database) -> str:
    name = database.ids.uuid()
    while database.shelf.has(name):  # ids that count begin anew with every engine
        name = database.ids.uuid()
    return name


def _shelve(
    database: Database,
    txn: Any,
    definition: TableDefinition,
    items: int,
    file: str,
    *,
    now: float,
) -> Contents:
    """Writes the file of a backup."""
    found: list[Contents] = []

    def write(opened: BinaryIO) -> None:
        writer = ArchiveWriter(opened, Head(of="table", made_at=now, tables=1, items=items))
        for _ in write_table(writer, txn, database.store, definition):
            pass
        found.append(writer.finish())

    database.shelf.keep(file, write)
    return found[0]


def _registered(database: Database, file: str, job: Callable[[ChangeSet], T]) -> T:
    """Runs the job that registers a file; without room for it the file goes.

    After any other failure the commit may have been made all the same: then the file is needed, and
    otherwise it goes when the store is opened next.
    """
    try:
        return database.written(lambda: database.writer.run(job))
    except (DiskFullError, StorageFullError):
        database.shelf.remove(file)
        raise


def tidy(database: Database) -> None:
    """Removes the files that a crash left behind; called once, when a store is opened."""
    with database.store.snapshot() as txn:
        known = {backup.file for backup in backups.all_in_order(txn, database.store)}
    database.shelf.tidy(known)


def sweep(database: Database) -> None:
    """Lets expired backups go, and writes the files of those that have none yet."""
    now = database.clock.now()
    with database.store.snapshot() as txn:
        known = list(backups.of_deleted_tables(txn, database.store))
    for backup in known:
        if not backup.is_there(now):
            expire = partial(_expire, key=backup.key, arrivals=database.arrivals)
            database.shelf.remove(database.writer.run(expire))
        elif not backup.file:
            _shelve_kept(database, backup)
    if not all(backup.file for backup in known):
        purges.purge(database)


def _shelve_kept(database: Database, backup: Backup) -> None:
    """Writes the file of a deleted table's items, which may then go."""
    file = _fresh_name(database)
    with database.store.snapshot() as txn:
        made_at = backup.created_at
        contents = _shelve(database, txn, backup.table, backup.items, file, now=made_at)
    shelved = msgspec.structs.replace(backup, file=file, digest=contents.digest)

    def register(changes: ChangeSet) -> bool:
        if backups.read(changes.txn, changes.store, backup.key) != backup:
            return False  # another thread was quicker
        backups.put(changes, shelved)
        _release(changes, backup)
        return True

    if not _registered(database, file, register):
        database.shelf.remove(file)


def shelve_deleted(database: Database) -> None:
    """Does what is due if it can be done now; otherwise a sweep does it later."""
    with contextlib.suppress(StorageError):
        sweep(database)


def _expire(changes: ChangeSet, key: bytes, arrivals: Arrivals) -> str:
    """Removes the record of a backup, unless a restore needs it; returns the file that may go."""
    backup = backups.read(changes.txn, changes.store, key)
    if backup is None or arrivals.uses(backup.arn):
        return ""
    backups.delete(changes, backup)
    if not backup.file:
        _release(changes, backup)
    return backup.file


def _release(changes: ChangeSet, backup: Backup) -> None:
    """Lets the items of a deleted table go."""
    listed = backup.table.ttl_attribute or backup.table.ttl_leaving
    purges.schedule(changes, backup.table.id, ttl_attribute=listed)


def kept_ids(txn: Any, store: Store) -> set[bytes]:
    """The ids of deleted tables whose items a backup still needs."""
    known = backups.of_deleted_tables(txn, store)
    return {id_bytes(backup.table.id) for backup in known if not backup.file}
