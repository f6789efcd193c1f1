"""Upkeep: work that continues in small commits after a request.

Filling a new index, listing the items of a new time to live and unlisting those of an old one,
deleting data (`engine.tables.purges`), expiring items, and upkeep of the change log
(`engine.streams.log_upkeep`), the backups (`engine.backups.making`) and the lists of exports and
imports (`engine.transfers`). Each step is one commit between other writers, and can be repeated:
after a kill, the work starts again.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from functools import partial

import lmdb
import msgspec

from tablewright import limits
from tablewright.engine.backups import making as backup_making
from tablewright.engine.context import EngineContext
from tablewright.engine.items import transactions
from tablewright.engine.items.changes import ChangeSet, Stored
from tablewright.engine.items.ranges import KeyRange, past_prefix
from tablewright.engine.streams import log_upkeep
from tablewright.engine.tables import catalog, expiry, purges
from tablewright.engine.tables.definition import TableDefinition
from tablewright.engine.tables.schema import Table
from tablewright.engine.transfers import records as transfers
from tablewright.errors import DiskFullError, StorageError, StorageFullError

_FEWER = 8  # the part of a chunk that is tried when the whole does not fit


def backfill(context: EngineContext, table_name: str) -> None:
    """Adds a table's items to its indexes that are being filled."""

    def add(changes: ChangeSet, table: Table, item_key: bytes, stored: Stored) -> None:
        for index in table.indexes:
            if index.is_backfilling:
                changes.add_entry(table, index, item_key, stored)

    def done(table: Table) -> Table:
        indexes = [
            msgspec.structs.replace(index, is_backfilling=False)
            for index in table.definition.indexes
        ]
        return Table(msgspec.structs.replace(table.definition, indexes=indexes))

    _pass_over_items(context, table_name, add, done)


def gather_expiry(context: EngineContext, table_name: str) -> None:
    """Lists a table's items in the order of expiry."""

    def add(changes: ChangeSet, table: Table, item_key: bytes, stored: Stored) -> None:
        expiry.follow(changes, table, item_key, None, stored)

    def done(table: Table) -> Table:
        return Table(msgspec.structs.replace(table.definition, ttl_is_gathering=False))

    _pass_over_items(context, table_name, add, done)


def clear_expiry(context: EngineContext, table_name: str) -> None:
    """Removes a table's items from the order of expiry, after its time to live was disabled."""

    def remove(changes: ChangeSet, table: Table, item_key: bytes, stored: Stored) -> None:
        expiry.follow(changes, table, item_key, stored, None)

    def done(table: Table) -> Table:
        return Table(msgspec.structs.replace(table.definition, ttl_leaving=""))

    _pass_over_items(context, table_name, remove, done)


def _pass_over_items(
    context: EngineContext,
    table_name: str,
    visit: Callable[[ChangeSet, Table, bytes, Stored], None],
    done: Callable[[Table], Table],
) -> None:
    """Visits every item of a table, a chunk per commit; the last one also changes the table."""
    position = b""
    is_finished = False

    def step(changes: ChangeSet) -> bytes | None:
        table = changes.table(table_name)
        if table is None:
            return None
        lower = max(table.id, position + b"\x00")  # the table may be another with the same name
        reached = _visit_chunk(changes, table, KeyRange(lower, past_prefix(table.id)), visit)
        if reached is None:
            replace_table(changes, done(table))
        return reached

    while not is_finished:
        reached = context.writer.run(step)
        is_finished = reached is None
        position = reached or b""


def _visit_chunk(
    changes: ChangeSet,
    table: Table,
    key_range: KeyRange,
    visit: Callable[[ChangeSet, Table, bytes, Stored], None],
) -> bytes | None:
    """Visits up to a chunk of items; returns the last key, or None when there are no more."""
    found = purges.keys_in(changes, changes.store.items, key_range)
    for item_key in found:
        stored = changes.read(item_key)
        assert stored is not None, "the key was read in this transaction"
        visit(changes, table, item_key, stored)
    return found[-1] if len(found) == limits.CHUNK_ITEMS else None


def replace_table(changes: ChangeSet, table: Table) -> None:
    """Writes a changed definition."""
    definition = with_log_start(changes, table.definition)
    if definition is not table.definition:
        table = Table(definition)
    catalog.write_definition(changes.txn, changes.store, table.definition)
    changes.tables_changed[table.name] = table


def with_log_start(changes: ChangeSet, definition: TableDefinition) -> TableDefinition:
    """Returns a definition with the start of the table's complete log."""
    if definition.is_logged == bool(definition.logged_from):
        return definition
    return msgspec.structs.replace(
        definition,
        logged_from=changes.log.next_sequence if definition.is_logged else 0,
        logged_since=changes.now if definition.is_logged else 0.0,
    )


def sweep(context: EngineContext) -> int:
    """Runs all due maintenance; returns how many items expired."""
    for table in context.catalog.all():
        if any(index.is_backfilling for index in table.indexes):
            backfill(context, table.name)
        if table.definition.ttl_is_gathering:
            gather_expiry(context, table.name)
        if table.definition.ttl_leaving:
            clear_expiry(context, table.name)
    with context.store.snapshot() as txn:
        has_purges = txn.stat(context.store.purges)["entries"] > 0
        has_tokens = txn.stat(context.store.tokens)["entries"] > 0
        expired_due = expiry.is_due(txn, context.store, context.clock.now())
    if has_purges:
        purges.purge(context)
    if has_tokens:
        while context.writer.run(transactions.forget_expired) >= limits.CHUNK_ITEMS:
            pass
    expired = _sweep_expired(context) if expired_due else 0
    # History comes last: damage in it does not prevent expiry.
    log_upkeep.sweep(context)
    backup_making.sweep(context)
    transfers.sweep(context)
    return expired


def _sweep_expired(context: EngineContext) -> int:
    total, items_max = 0, limits.CHUNK_ITEMS
    while True:
        try:
            expired, looked_at = context.writer.run(partial(expiry.sweep, items_max=items_max))
        except (DiskFullError, StorageFullError):
            if log_upkeep.give_way(context):
                continue
            # A delete needs space before it frees some: in a full store, fewer are deleted at a
            # time.
            if items_max == 1:
                raise
            items_max = max(1, items_max // _FEWER)
            continue
        total += expired
        if looked_at < items_max:
            return total


class Sweeper:
    """A thread that runs the maintenance every few seconds until it is stopped."""

    def __init__(self, context: EngineContext) -> None:
        self._context = context
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tablewright-sweeper", daemon=True)

    def start(self) -> None:
        """Starts the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Stops the thread and waits for it."""
        self._stop.set()
        wake = getattr(self._context.clock, "wake", None)
        if wake is not None:
            wake()
        self._thread.join()

    def _run(self) -> None:
        while True:
            # Writers get the error of a full or failed disk; this retries later.
            with contextlib.suppress(StorageError, lmdb.Error):
                sweep(self._context)
            if self._context.clock.wait(self._stop, limits.TTL_SWEEP_SECONDS):
                return
