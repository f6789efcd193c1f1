"""What operations work on: the store, its tables, its writer, and the time and ids they use."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from tablewright.clock import Clock
from tablewright.engine.catalog import Catalog
from tablewright.engine.changes import ChangeSet
from tablewright.engine.store import Store
from tablewright.engine.writer import Writer
from tablewright.errors import StorageError
from tablewright.ids import Ids

T = TypeVar("T")


class Database:
    """An open store with everything that reads and writes it."""

    def __init__(self, store: Store, *, clock: Clock, ids: Ids) -> None:
        self.store = store
        self.clock = clock
        self.ids = ids
        self.catalog = Catalog(store)
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
        """
        while True:
            result = attempt()
            if result is not None:
                return result

    def _begin(self, txn: Any) -> ChangeSet:
        return ChangeSet(txn, self.store, self.catalog, now=self.clock.now())
