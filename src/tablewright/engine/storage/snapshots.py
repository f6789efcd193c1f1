"""Snapshots: an earlier state of the store that reads can use.

LMDB keeps a committed state while a read transaction holds it. A read in that transaction sees that
state, through the same code as any other read.
Not here: the choice of a state (`tablewright.testing`).
"""

from __future__ import annotations

import copy
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, cast

from tablewright.engine.context import EngineContext
from tablewright.engine.storage.store import Store
from tablewright.errors import ClosedError


class Snapshot:
    """A committed state, held until it is closed. Usable as a context manager.

    While it is held, the file cannot reuse the space of data overwritten since. An engine that
    closes waits some seconds for snapshots that are still held.
    """

    def __init__(self, context: EngineContext) -> None:
        self._txn: Any = context.store.snapshot()
        self._lock = threading.Lock()
        self.context = copy.copy(context)
        self.context.store = cast(Store, _PastStore(context.store, self))

    @property
    def commit(self) -> int:
        """The number of the commit that made this state."""
        return self._txn.id()

    def close(self) -> None:
        """Releases the state; may be called again."""
        with self._lock:
            if self._txn is not None:
                self._txn.abort()
                self._txn = None

    @contextmanager
    def lent(self) -> Generator[Any]:
        """Lends the transaction to one reader at a time, as LMDB requires."""
        with self._lock:
            if self._txn is None:
                raise ClosedError("The snapshot is closed.")
            yield self._txn

    def __enter__(self) -> Snapshot:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class _PastStore:
    """A store whose only snapshot is an earlier state."""

    def __init__(self, store: Store, held: Snapshot) -> None:
        self._store = store
        self._held = held

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def snapshot(self) -> Any:
        """Returns the held state instead of the newest."""
        return self._held.lent()
