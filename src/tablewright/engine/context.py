"""The context of operations: the store, its tables, its writer, time and ids."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from tablewright.clock import Clock
from tablewright.engine.backups.shelf import Shelf
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.storage.store import Store
from tablewright.engine.storage.writer import Writer
from tablewright.engine.streams import log_upkeep
from tablewright.engine.streams.change_log import ChangeLog
from tablewright.engine.tables.arrivals import Arrivals
from tablewright.engine.tables.catalog import Catalog
from tablewright.engine.transfers.buckets import BucketStore, MemoryBuckets
from tablewright.errors import DiskFullError, StorageError, StorageFullError
from tablewright.ids import Ids

T = TypeVar("T")


class EngineContext:
    """An open store with everything that reads and writes it."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        ids: Ids,
        buckets: BucketStore | None = None,
        logs: Path | None = None,
    ) -> None:
        self.store = store
        self.buckets = buckets or MemoryBuckets()
        self.logs = logs  # the folder of log groups, if there is one
        self.clock = clock
        self.ids = ids
        self.catalog = Catalog(store)
        self.log = ChangeLog(store)
        self.arrivals = Arrivals()
        self.shelf = Shelf(None) if store.is_temporary else Shelf.of(store.path)
        self.writer = Writer(store, self._begin)

    def close(self) -> None:
        """Finishes operations in progress, rejects new ones, and closes the files."""
        self.store.is_open = False
        with contextlib.suppress(StorageError):
            self.writer.run(lambda _: None)  # rejected, but only after all earlier commits
        self.store.close()

    def written(self, attempt: Callable[[], T | None]) -> T:
        """Repeats an attempt until no table has changed between its preparation and its commit.

        An attempt looks up its tables, prepares, and runs a job that returns None if they changed.
        If there is no space, it is repeated while the change log can be trimmed.
        """
        while True:
            try:
                result = attempt()
            except (DiskFullError, StorageFullError):
                if not log_upkeep.give_way(self):
                    raise
                continue
            if result is not None:
                return result

    def _begin(self, txn: Any) -> ChangeSet:
        return ChangeSet(txn, self.store, self.catalog, self.log, now=self.clock.now())
