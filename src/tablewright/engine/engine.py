"""The engine: DynamoDB in one process, behind one function.

    with Engine.open("data") as engine:
        engine.call("PutItem", {"TableName": "users", "Item": {"id": {"S": "ann"}}})

`call` takes and gives DynamoDB's own request and response shapes, as plain dictionaries.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from types import TracebackType
from typing import Any

from tablewright import limits
from tablewright.clock import Clock, SystemClock
from tablewright.engine import shapes
from tablewright.engine.backups import making as backup_making
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations import OPERATIONS
from tablewright.engine.storage import records, upgrades
from tablewright.engine.storage.past import Snapshot
from tablewright.engine.storage.store import (
    Durability,
    LmdbError,
    Store,
    open_read_only,
    open_store,
)
from tablewright.engine.tables import upkeep
from tablewright.engine.transfers import records as transfers
from tablewright.engine.transfers.folder_buckets import Buckets, bucket_store
from tablewright.errors import ClosedError, ReadOnlyError, ServiceError, StorageError
from tablewright.ids import Ids, RandomIds
from tablewright.operations import ITEM_READS, READS


class Engine:
    """A DynamoDB of your own. Thread-safe, and usable as a context manager."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        ids: Ids,
        sweeps: bool,
        buckets: Buckets | None = None,
        follows: bool = False,
    ) -> None:
        self._follows = follows
        try:
            found, logs = bucket_store(buckets, store)
            self._context = EngineContext(store, clock=clock, ids=ids, buckets=found, logs=logs)
            if not follows:
                upgrades.bring_up_to_date(self._context)
                backup_making.tidy(self._context)
                transfers.forget_unfinished(self._context)
        except LmdbError as error:
            failure = store.failure(error)
            store.close()
            raise failure from error
        except (StorageError, ValueError):
            store.close()
            raise
        self._sweeper = upkeep.Sweeper(self._context) if sweeps else None
        if self._sweeper is not None:
            self._sweeper.start()

    @classmethod
    def open(
        cls,
        path: str | os.PathLike[str],
        *,
        durability: Durability = "full",
        size_bytes_max: int = limits.STORE_BYTES_MAX_DEFAULT,
        clock: Clock | None = None,
        ids: Ids | None = None,
        sweeps: bool = True,
        buckets: Buckets | None = None,
    ) -> Engine:
        """Opens the store in a folder, or makes one there.

        With `durability="full"` an answer comes after the disk has the change;
        `"relaxed"` leaves that to the operating system, for tests: a power cut may then
        damage the whole store.
        `size_bytes_max` bounds the data file. `sweeps=False` starts no thread for expiry;
        `sweep` then does that work when it is called.
        `buckets` is the folder that stands for S3 in exports and imports, `buckets` in the store's
        own folder if none is named; or S3 itself: `tablewright.buckets.S3Buckets()`.
        Raises `StorageError`, and `ValueError` for buckets that are no folder.
        """
        store = open_store(path, durability=durability, size_bytes_max=size_bytes_max)
        return cls(
            store,
            clock=clock or SystemClock(),
            ids=ids or RandomIds(),
            sweeps=sweeps,
            buckets=buckets,
        )

    @classmethod
    def follow(
        cls,
        path: str | os.PathLike[str],
        *,
        size_bytes_max: int = limits.STORE_BYTES_MAX_DEFAULT,
        clock: Clock | None = None,
        ids: Ids | None = None,
    ) -> Engine:
        """Opens a store to read it while another process writes it.

        Every read sees every write that was answered before it. Writes are refused.
        `size_bytes_max` must be the writer's. Raises `StorageError`.
        """
        store = open_read_only(path, size_bytes_max=size_bytes_max)
        return cls(
            store, clock=clock or SystemClock(), ids=ids or RandomIds(), sweeps=False, follows=True
        )

    @classmethod
    def memory(
        cls,
        *,
        clock: Clock | None = None,
        ids: Ids | None = None,
        sweeps: bool = False,
        buckets: Buckets | None = None,
    ) -> Engine:
        """An engine whose data is gone when it is closed, or the process ends.

        Its buckets are gone then too, unless a folder is named for them.

        >>> with Engine.memory() as engine:
        ...     engine.call("ListTables", {})
        {'TableNames': []}
        """
        return cls(
            Store.temporary(),
            clock=clock or SystemClock(),
            ids=ids or RandomIds(),
            sweeps=sweeps,
            buckets=buckets,
        )

    def call(self, operation: str, request: dict[str, Any]) -> dict[str, Any]:
        """Does one operation and returns its answer.

        Binary values are base64 text in answers, as on the wire; requests may have `bytes` too.
        Raises a `ServiceError` under DynamoDB's name and with its message, or a `StorageError`.
        """
        checked = shapes.checked(operation, request)
        return records.plain(self._done(self._context, operation, checked))

    def answer(self, operation: str, body: bytes, *, as_of: Snapshot | None = None) -> bytes:
        """Does one operation from JSON to JSON; stored items are copied, not decoded.

        With a snapshot, a read of items returns what it would have returned when that was taken;
        other operations raise `ValueError`.
        """
        context = self._context
        if as_of is not None:
            if operation not in ITEM_READS:
                raise ValueError(f"{operation} does not read items: it must not have a snapshot")
            context = as_of.context
        return records.encode_json(self._done(context, operation, shapes.decoded(operation, body)))

    @property
    def version(self) -> int | None:
        """The number of the last commit, of whatever process; None once the engine is closed.

        As long as it is the same, a read finds the same.
        """
        return self._context.store.version

    def snapshot(self) -> Snapshot:
        """Keeps the state of the store as it is now, for `answer(..., as_of=...)`.

        Close it before the engine.
        """
        return Snapshot(self._context)

    def answers(self, writes: Sequence[tuple[str, bytes]]) -> list[bytes | Exception]:
        """Does several writes of items in one commit; each is done, or fails, for itself.

        They happen in the order given, as `answer` would do them. Operations on whole tables do
        not belong here: they work in several commits.
        """
        if self._follows:
            return [_read_only(operation) for operation, _ in writes]

        def together(changes: ChangeSet) -> list[bytes | Exception] | None:
            if changes.tables_changed:
                return None  # by somebody else: what looks up committed tables waits for the commit
            return [self._outcome(operation, body) for operation, body in writes]

        try:
            return self._context.written(lambda: self._context.writer.run(together))
        except Exception as failure:
            if len(writes) == 1:
                return [failure]
            # One may have been too large for the disk, or have met a damaged record.
            return [self.answers([write])[0] for write in writes]

    def _outcome(self, operation: str, body: bytes) -> bytes | ServiceError:
        try:
            # Read anew each time: operations change their request, and a commit may be repeated.
            request = shapes.decoded(operation, body)
            return records.encode_json(OPERATIONS[operation](self._context, request))
        except ServiceError as refusal:
            return refusal

    def _done(self, context: EngineContext, operation: str, checked: Request) -> dict[str, Any]:
        if not context.store.is_open:  # some operations would do without it
            raise ClosedError("the engine is closed.")
        try:
            if self._follows:
                if operation not in READS:
                    raise _read_only(operation)
                self._context.catalog.follow()
            return OPERATIONS[operation](context, checked)
        except LmdbError as error:
            raise self._context.store.failure(error) from error

    def forget_dead_readers(self) -> None:
        """Frees what processes held that read this store and died; call it when one has."""
        self._context.store.environment.reader_check()

    def sweep(self) -> int:
        """Does the upkeep that is due, expiry above all; returns how many items expired."""
        if self._follows:
            raise _read_only("A sweep")
        return upkeep.sweep(self._context)

    def close(self) -> None:
        """Stops the sweeper and closes the files; calling it again does nothing."""
        if self._sweeper is not None:
            self._sweeper.stop()
            self._sweeper = None
        self._context.close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _read_only(operation: str) -> ReadOnlyError:
    return ReadOnlyError(f"{operation} writes, and this engine only reads.")
