"""Faults to plant in backups and restores, as `faults` has them for everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablewright.engine.backups import records as backups
from tablewright.engine.backups import restoring
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.streams import recovery
from tablewright.engine.tables import filling
from tablewright.engine.tables.schema import Table
from tests.stateful.faults import Fault


def a_restore_leaves_out_an_item(patch: pytest.MonkeyPatch) -> None:
    take = filling._take

    def take_most(database: Any, table: Table, steps: Any) -> None:
        take(database, table, list(steps)[:-1])

    patch.setattr(filling, "_take", take_most)


def changes_of_the_moment_itself_are_undone(patch: pytest.MonkeyPatch) -> None:
    undone_from_ms = recovery.undone_from_ms
    patch.setattr(recovery, "undone_from_ms", lambda *given: undone_from_ms(*given) - 1)


def changes_are_undone_oldest_first(patch: pytest.MonkeyPatch) -> None:
    undone = restoring.undone

    def undone_in_order(*given: Any, **more: Any) -> Iterator[Any]:
        return reversed(list(undone(*given, **more)))

    patch.setattr(restoring, "undone", undone_in_order)


def a_restored_table_has_no_entries_in_indexes(patch: pytest.MonkeyPatch) -> None:
    write = filling._write

    def write_items_only(database: Any, table: Table, chunk: Any) -> None:
        write(database, Table(msgspec.structs.replace(table.definition, indexes=[])), chunk)

    patch.setattr(filling, "_write", write_items_only)


def a_deleted_table_with_history_leaves_no_items(patch: pytest.MonkeyPatch) -> None:
    keep = backups.keep_deleted

    def keep_without_items(changes: ChangeSet, table: Table) -> None:
        keep(changes, table)
        with changes.txn.cursor(db=changes.store.items) as cursor:
            while cursor.set_range(table.id) and cursor.key().startswith(table.id):
                cursor.delete()

    patch.setattr(backups, "keep_deleted", keep_without_items)


BACKUP_FAULTS: list[Fault] = [
    a_restore_leaves_out_an_item,
    changes_of_the_moment_itself_are_undone,
    changes_are_undone_oldest_first,
    a_restored_table_has_no_entries_in_indexes,
    a_deleted_table_with_history_leaves_no_items,
]
