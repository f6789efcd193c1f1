"""Upkeep of the change log and of streams: trimming and closing.

A change is kept for a day, or for the recovery period of its table. The log may use a part of the
store's space. Its oldest changes are trimmed if a write would otherwise find no space: items take
precedence over history. Changes needed for recovery are never trimmed for space. Each step is one
commit between other writers, and can be repeated.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tablewright import limits
from tablewright.engine.streams import change_log
from tablewright.engine.streams import shards as streams
from tablewright.errors import DiskFullError, StorageFullError

if TYPE_CHECKING:
    from tablewright.engine.context import EngineContext
    from tablewright.engine.items.changes import ChangeSet

_DAY_SECONDS = 86_400
_MS_PER_SECOND = 1000
_FEWER = 8  # the part of a chunk that is tried when the whole does not fit


def sweep(context: EngineContext) -> None:
    """Trims old or excess changes, and closes and succeeds shards."""
    now = context.clock.now()
    days = _recovery_days(context)
    with context.store.snapshot() as txn:
        ids = change_log.table_ids(txn, context.store)
        oldest = {each: change_log.oldest(txn, context.store, each) for each in ids}
        known = list(streams.all_in_order(txn, context.store))
    for stream in known:
        if streams.needs_upkeep(stream, now):
            with context.store.snapshot() as txn:
                busy = streams.busy_shards(txn, context.store, stream, now)
            context.writer.run(partial(streams.keep_up, stream_key=stream.key, busy=busy))
    asked_for = {stream.log_id for stream in known} | {t.id for t in context.catalog.all()}
    for table_id, first in oldest.items():
        before_ms = int((now - _kept_seconds(days.get(table_id, 0))) * _MS_PER_SECOND)
        if first is not None and first.time_ms < before_ms:
            _trim_all(context, table_id, before_ms)
        elif first is None and table_id not in asked_for:  # no longer needed
            context.writer.run(partial(_forget, table_id=table_id))
    while _takes_too_much(context) and give_way(context):
        pass


def give_way(context: EngineContext) -> bool:
    """Deletes some of the oldest changes that recovery does not need; False if none exist."""
    kept = _recovery_days(context)
    with context.store.snapshot() as txn:
        firsts = [
            (first.sequence, table_id)
            for table_id in change_log.table_ids(txn, context.store)
            if table_id not in kept
            and (first := change_log.oldest(txn, context.store, table_id)) is not None
        ]
    if not firsts or not _trim(context, min(firsts)[1], bytes_max=limits.LOG_GIVES_BYTES):
        return False
    # LMDB reuses the pages that a commit freed only in the commit after the next.
    context.writer.run(lambda changes: changes.log.keep_position(changes.txn))
    return True


def _recovery_days(context: EngineContext) -> dict[bytes, int]:
    """Returns the recovery period of tables in days, by id."""
    return {
        table.id: table.definition.recovery_days
        for table in context.catalog.all()
        if table.definition.recovery_days > 0
    }


def _kept_seconds(recovery_days: int) -> int:
    return max(limits.STREAM_SECONDS, recovery_days * _DAY_SECONDS)


def _takes_too_much(context: EngineContext) -> bool:
    with context.store.snapshot() as txn:
        stat = txn.stat(context.store.log)
    pages = stat["branch_pages"] + stat["leaf_pages"] + stat["overflow_pages"]
    size_bytes_max = context.store.environment.info()["map_size"]
    return pages * stat["psize"] * limits.LOG_SHARE_OF_STORE > size_bytes_max


def _trim_all(context: EngineContext, table_id: bytes, before_ms: int) -> None:
    while _trim(context, table_id, before_ms=before_ms) > 0:
        pass


def _trim(
    context: EngineContext,
    table_id: bytes,
    *,
    before_ms: int | None = None,
    bytes_max: int | None = None,
) -> int:
    """Trims a chunk in one commit; a smaller one in a full store, where even that needs space
    first.
    """
    changes_max = limits.CHUNK_ITEMS
    while True:

        def job(changes: ChangeSet, changes_max: int = changes_max) -> int:
            if before_ms is None and _is_kept(changes, table_id):
                return 0  # recovery was just enabled
            return change_log.trim(
                changes.txn,
                changes.log,
                changes.store,
                table_id,
                before_ms=before_ms,
                changes_max=changes_max,
                bytes_max=bytes_max,
            )

        try:
            return context.writer.run(job)
        except (DiskFullError, StorageFullError):
            if changes_max == 1:
                raise
            changes_max = max(1, changes_max // _FEWER)


def _is_kept(changes: ChangeSet, table_id: bytes) -> bool:
    """Whether the table has recovery enabled, as of this commit."""
    tables = [changes.table(table.name) for table in changes.catalog.all()]
    found = next((table for table in tables if table and table.id == table_id), None)
    return found is not None and found.definition.recovery_days > 0


def _forget(changes: ChangeSet, table_id: bytes) -> None:
    change_log.forget(changes.txn, changes.store, table_id)
