"""Filling a new table: in small commits between others, invisible until it is complete.

The first commit notes its ids for removal, and the last one, which also lists the table, deletes
the note. A kill, an error or a full disk in between leaves nothing.
Not here: the source of the items (`engine.backups.restoring`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet, Stored
from tablewright.engine.tables import catalog, purges, upkeep
from tablewright.engine.tables.definition import TableDefinition
from tablewright.engine.tables.schema import Table, id_bytes
from tablewright.errors import StorageError

Step = tuple[bytes, Stored | None]  # an item's key and its new content


def with_fresh_ids(changes: ChangeSet, definition: TableDefinition) -> TableDefinition:
    """Returns a definition with fresh ids for itself and its indexes."""
    txn, store = changes.txn, changes.store
    indexes = [
        msgspec.structs.replace(index, id=catalog.fresh_id(txn, store))
        for index in definition.indexes
    ]
    number = catalog.fresh_id(txn, store)
    return msgspec.structs.replace(definition, id=number, indexes=indexes)


def ids_of(definition: TableDefinition) -> list[int]:
    """The ids of a table and of its indexes."""
    return [definition.id, *(index.id for index in definition.indexes)]


def fill(
    context: EngineContext,
    definition: TableDefinition,
    steps: Iterable[Step],
    *,
    finish: Callable[[ChangeSet], None] | None = None,
) -> None:
    """Fills an invisible table, and then publishes it.

    The definition has fresh ids. Steps are executed in order; a later one may concern the same
    item. `finish` runs in the commit that lists the table.
    """
    numbers = ids_of(definition)
    with context.arrivals.holding([id_bytes(number) for number in numbers]):
        try:
            context.writer.run(partial(_begin, numbers=numbers))
            _take(context, Table(definition), steps)
            context.writer.run(partial(_complete, definition=definition, finish=finish))
            return
        except BaseException:
            context.arrivals.ids.difference_update(map(id_bytes, numbers))
            with contextlib.suppress(StorageError):  # then a sweep deletes it
                purges.purge(context)
            raise


def _begin(changes: ChangeSet, numbers: list[int]) -> None:
    for number in numbers:
        purges.schedule(changes, number)


def _complete(
    changes: ChangeSet,
    definition: TableDefinition,
    finish: Callable[[ChangeSet], None] | None,
) -> None:
    for number in ids_of(definition):
        purges.call_off(changes, number)
    upkeep.replace_table(changes, Table(definition))
    if finish is not None:
        finish(changes)


def _take(context: EngineContext, table: Table, steps: Iterable[Step]) -> None:
    chunk: list[Step] = []
    size_bytes = 0
    for step in steps:
        chunk.append(step)
        size_bytes += step[1].size_bytes if step[1] is not None else 0
        if len(chunk) >= limits.CHUNK_ITEMS or size_bytes >= limits.RESTORE_COMMIT_BYTES:
            _write(context, table, chunk)
            chunk, size_bytes = [], 0
    _write(context, table, chunk)


def _write(context: EngineContext, table: Table, chunk: list[Step]) -> None:
    def job(changes: ChangeSet) -> bool:
        for item_key, new in chunk:
            old = changes.read(item_key)
            if old is not None or new is not None:
                changes.write(table, item_key, old, new)
        return True

    context.written(lambda: context.writer.run(job))
