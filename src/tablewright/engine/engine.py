"""The engine: DynamoDB in one process, behind one function.

    with Engine.open("data") as engine:
        engine.call("PutItem", {"TableName": "users", "Item": {"id": {"S": "ann"}}})

`call` uses DynamoDB's own request and response shapes, as plain dictionaries.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
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
from tablewright.engine.storage.snapshots import Snapshot
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
    """An embedded DynamoDB. Thread-safe, and usable as a context manager."""

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
        """Opens the store in a directory, or creates one.

        With `durability="full"`, a response comes after the change is on disk; `"relaxed"` leaves
        that to the operating system, for tests: a power cut may then damage the whole store.
        `size_bytes_max` bounds the data file. `sweeps=False` starts no thread for expiry; call
        `sweep` instead. `buckets` is the directory that replaces S3 in exports and imports, by
        default `buckets` in the store's directory; or S3: `tablewright.buckets.S3Buckets()`. Raises
        `StorageError`, and `ValueError` for invalid buckets.
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
        """Opens a store for reading while another process writes it.

        Every read sees all acknowledged writes. Writes are rejected. `size_bytes_max` must be the
        writer's. Raises `StorageError`.
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
        """Returns an engine in memory, whose data is lost when it is closed.

        Its buckets are in memory too, unless a directory is given.

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
        """Executes one operation and returns its response.

        Binary values are base64 text in responses, as on the wire; requests may also contain
        `bytes`. Raises a `ServiceError` with DynamoDB's name and message, or a `StorageError`.
        """
        checked = shapes.checked(operation, request)
        return records.plain(self._done(self._context, operation, checked))

    def answer(self, operation: str, body: bytes, *, as_of: Snapshot | None = None) -> bytes:
        """Executes one operation from JSON to JSON; stored items are copied, not decoded.

        With a snapshot, a read of items returns its state; other operations raise `ValueError`.
        """
        context = self._context
        if as_of is not None:
            if operation not in ITEM_READS:
                raise ValueError(f"{operation} does not read items: it must not have a snapshot")
            context = as_of.context
        return records.encode_json(self._done(context, operation, shapes.decoded(operation, body)))

    @property
    def version(self) -> int | None:
        """The number of the last commit, by any process; None once the engine is closed.

        While it is unchanged, reads return the same results.
        """
        return self._context.store.version

    def partition_of(self, table: str, key: Mapping[str, Any]) -> bytes | None:
        """Returns the id of a key's partition for `has_changed`; None without such a table."""
        found = self._context.catalog.get(table)
        if found is None or found.partition.name not in key:
            return None
        return found.partition_key(key[found.partition.name])

    def has_changed(self, partitions: Iterable[bytes], since: int) -> bool:
        """Whether a commit after `since` may have changed items of partitions, or the engine is
        closed.

        Partitions are from `partition_of`, `since` is an earlier `version`. While this is false, a
        read of their items returns what it returned then.
        """
        store = self._context.store
        version = store.version
        if version == since or version is None:
            return version is None
        version_of = store.partition_versions.of
        return any(version_of(one, version) > since for one in partitions)

    def snapshot(self) -> Snapshot:
        """Keeps the current state of the store, for `answer(..., as_of=...)`.

        Close it before the engine.
        """
        return Snapshot(self._context)

    def answers(self, writes: Sequence[tuple[str, bytes]]) -> list[bytes | Exception]:
        """Executes several writes of items in one commit; each succeeds or fails independently.

        They are executed in order, as by `answer`. Operations on whole tables are not allowed: they
        need several commits.
        """
        if self._follows:
            return [_read_only(operation) for operation, _ in writes]

        def together(changes: ChangeSet) -> list[bytes | Exception] | None:
            if changes.tables_changed:
                return None  # by another thread: lookups of tables wait
            return [self._outcome(operation, body) for operation, body in writes]

        try:
            return self._context.written(lambda: self._context.writer.run(together))
        except Exception as failure:
            if len(writes) == 1:
                return [failure]
            # One may have been too large for the disk, or have found a damaged record.
            return [self.answers([write])[0] for write in writes]

    def _outcome(self, operation: str, body: bytes) -> bytes | ServiceError:
        try:
            # Parsed each time: operations change their request, and a commit may be repeated.
            request = shapes.decoded(operation, body)
            return records.encode_json(OPERATIONS[operation](self._context, request))
        except ServiceError as refusal:
            return refusal

    def _done(self, context: EngineContext, operation: str, checked: Request) -> dict[str, Any]:
        if not context.store.is_open:  # some operations do not need it
            raise ClosedError("The engine is closed.")
        try:
            if self._follows:
                if operation not in READS:
                    raise _read_only(operation)
                self._context.catalog.follow()
            return OPERATIONS[operation](context, checked)
        except LmdbError as error:
            raise self._context.store.failure(error) from error

    def forget_dead_readers(self) -> None:
        """Frees the resources of dead readers; call it when a reading process has died."""
        self._context.store.environment.reader_check()

    def sweep(self) -> int:
        """Runs due maintenance, such as expiry; returns how many items expired."""
        if self._follows:
            raise _read_only("A sweep")
        return upkeep.sweep(self._context)

    def close(self) -> None:
        """Stops the sweeper and closes the files; may be called again."""
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
    return ReadOnlyError(f"{operation} writes, but this engine is read-only.")
