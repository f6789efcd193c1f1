"""What operations work on: the store, its tables, its writer, and the time and ids they use."""

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
        """Lets what has begun end, lets nothing new begin, and closes the files."""
        self.store.is_open = False
        with contextlib.suppress(StorageError):
            self.writer.run(lambda _: None)  # refused, but only after all commits before it
        self.store.close()

    def written(self, attempt: Callable[[], T | None]) -> T:
        """Repeats an attempt until no table changed between its preparation and its commit.

        An attempt looks up its tables, prepares, and runs a job that gives None if they changed.
        One that finds no room is repeated as long as the change log can give way to it.
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
