"""Creating backups: writes the items of a table from one snapshot to a file.

Writers continue meanwhile; their commits are not in the snapshot. Every record's checksum is
verified: a damaged item prevents the backup. The commit that registers a backup follows when its
file is on disk. A crash before it leaves an unregistered file, which is deleted when the store is
next opened.
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
from tablewright.engine.context import EngineContext
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
    """Yields key and record of each item of a table in a snapshot, in key order."""
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
    """Writes a table with its items; yields the number of written items now and then."""
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


def make(context: EngineContext, table_name: str, name: str) -> Backup | None:
    """Creates a backup of a table; None if the table does not exist."""
    now, store, file = context.clock.now(), context.store, _fresh_name(context)
    with store.snapshot() as txn:
        definition = catalog.definition(txn, store, table_name)
        if definition is None:
            return None
        counts = counters.read(txn, store, id_bytes(definition.id))
        items, size_bytes = counts.get(id_bytes(definition.id), (0, 0))
        contents = _shelve(context, txn, definition, items, file, now=now)
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

    return _registered(context, file, register)


def _fresh_name(context: EngineContext) -> str:
    name = context.ids.uuid()
    while context.shelf.has(name):  # counting ids start again with every engine
        name = context.ids.uuid()
    return name


def _shelve(
    context: EngineContext,
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
        for _ in write_table(writer, txn, context.store, definition):
            pass
        found.append(writer.finish())

    context.shelf.keep(file, write)
    return found[0]


def _registered(context: EngineContext, file: str, job: Callable[[ChangeSet], T]) -> T:
    """Runs the job that registers a file; deletes the file if there is no space.

    After any other failure the commit may have succeeded: then the file is needed, and otherwise it
    is deleted when the store is next opened.
    """
    try:
        return context.written(lambda: context.writer.run(job))
    except (DiskFullError, StorageFullError):
        context.shelf.remove(file)
        raise


def tidy(context: EngineContext) -> None:
    """Removes the files that a crash left behind; called once, when a store is opened."""
    with context.store.snapshot() as txn:
        known = {backup.file for backup in backups.all_in_order(txn, context.store)}
    context.shelf.tidy(known)


def sweep(context: EngineContext) -> None:
    """Deletes expired backups, and writes the missing files."""
    now = context.clock.now()
    with context.store.snapshot() as txn:
        known = list(backups.of_deleted_tables(txn, context.store))
    for backup in known:
        if not backup.is_there(now):
            expire = partial(_expire, key=backup.key, arrivals=context.arrivals)
            context.shelf.remove(context.writer.run(expire))
        elif not backup.file:
            _shelve_kept(context, backup)
    if not all(backup.file for backup in known):
        purges.purge(context)


def _shelve_kept(context: EngineContext, backup: Backup) -> None:
    """Writes the file of a deleted table's items, which are then released."""
    file = _fresh_name(context)
    with context.store.snapshot() as txn:
        made_at = backup.created_at
        contents = _shelve(context, txn, backup.table, backup.items, file, now=made_at)
    shelved = msgspec.structs.replace(backup, file=file, digest=contents.digest)

    def register(changes: ChangeSet) -> bool:
        if backups.read(changes.txn, changes.store, backup.key) != backup:
            return False  # another thread was faster
        backups.put(changes, shelved)
        _release(changes, backup)
        return True

    if not _registered(context, file, register):
        context.shelf.remove(file)


def shelve_deleted(context: EngineContext) -> None:
    """Does due work if possible; otherwise a sweep does it later."""
    with contextlib.suppress(StorageError):
        sweep(context)


def _expire(changes: ChangeSet, key: bytes, arrivals: Arrivals) -> str:
    """Deletes the record of a backup, unless a restore needs it; returns the file to delete."""
    backup = backups.read(changes.txn, changes.store, key)
    if backup is None or arrivals.uses(backup.arn):
        return ""
    backups.delete(changes, backup)
    if not backup.file:
        _release(changes, backup)
    return backup.file


def _release(changes: ChangeSet, backup: Backup) -> None:
    """Releases the items of a deleted table."""
    listed = backup.table.ttl_attribute or backup.table.ttl_leaving
    purges.schedule(changes, backup.table.id, ttl_attribute=listed)


def kept_ids(txn: Any, store: Store) -> set[bytes]:
    """The ids of deleted tables whose items a backup still needs."""
    known = backups.of_deleted_tables(txn, store)
    return {id_bytes(backup.table.id) for backup in known if not backup.file}
