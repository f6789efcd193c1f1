"""The single writer: waiting writes share a commit, and each returns after it is on disk.

A caller that finds no writer becomes the leader: it runs every waiting job in one transaction,
commits once, and wakes the others. No extra thread is needed, and a single writer does not wait. A
job reads and checks first and writes last; if it raises a `ServiceError` it has written nothing. A
job may run others: they become part of its commit, so that one thread can execute the writes of
many clients.
Not here: the jobs (`engine.items.changes`).
"""

from __future__ import annotations

import errno
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar, cast

import lmdb

from tablewright import limits
from tablewright.engine.storage.space import Room
from tablewright.engine.storage.store import Store
from tablewright.errors import (
    ClosedError,
    DiskFullError,
    InternalServerError,
    ServiceError,
    StorageError,
    StorageFullError,
    WritesStoppedError,
)

T = TypeVar("T")
Job = Callable[[Any], Any]  # from an open change set to a result

_SHORT_WRITE = -30772  # LMDB's own error: the disk accepted only a part
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, _SHORT_WRITE)


class _Waiting:
    """A job, and later its outcome."""

    __slots__ = ("error", "is_leader", "job", "result", "signal")

    def __init__(self, job: Job) -> None:
        self.job = job
        self.result: Any = None
        self.error: BaseException | None = None
        self.is_leader = False
        self.signal: threading.Lock | None = None

    def outcome(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.result


class Writer:
    """Runs jobs one after another, many to a commit."""

    def __init__(self, store: Store, begin: Callable[[Any], Any]) -> None:
        self._store = store
        self._begin = begin  # creates the change set of jobs
        self._mutex = threading.Lock()
        self._waiting: deque[_Waiting] = deque()
        self._is_led = False
        self._open: tuple[int, Any] | None = None  # the leader's thread and its change set
        self._stopped: str | None = None
        self._room = Room(store)

    def run(self, job: Callable[[Any], T]) -> T:
        """Runs a job inside a commit and returns its result once the commit is durable.

        Called by a job, it runs the inner job at once, in the same commit.
        """
        is_open = self._open
        if is_open is not None and is_open[0] == threading.get_ident():
            return job(is_open[1])
        me = _Waiting(job)
        with self._mutex:
            self._waiting.append(me)
            if self._is_led:
                me.signal = threading.Lock()
                me.signal.acquire()
            else:
                self._is_led = me.is_leader = True
        if me.signal is not None:
            self._wait(me, me.signal)
        if me.is_leader:
            self._lead()
        return cast(T, me.outcome())

    def _wait(self, me: _Waiting, signal: threading.Lock) -> None:
        try:
            signal.acquire()
        except BaseException:  # Ctrl-C: the others must not wait for a leader that is gone
            with self._mutex:
                if me in self._waiting:
                    self._waiting.remove(me)  # it has not run, and will not
            if me.is_leader:
                self._hand_on()
            raise

    def _lead(self) -> None:
        batch: list[_Waiting] = []
        try:
            with self._mutex:
                count = min(len(self._waiting), limits.GROUP_COMMIT_WRITES_MAX)
                batch += [self._waiting.popleft() for _ in range(count)]
            self._commit(batch)
        except BaseException:  # Ctrl-C: it may have come before the commit, or after it
            for waiting in batch:
                if waiting.error is None:
                    waiting.error = InternalServerError("The write was interrupted")
            raise
        finally:
            self._hand_on()
            for waiting in batch:
                if waiting.signal is not None and not waiting.is_leader:
                    waiting.signal.release()

    def _hand_on(self) -> None:
        """Makes the longest waiting caller the leader."""
        with self._mutex:
            self._is_led = bool(self._waiting)
            if not self._is_led:
                return
            self._waiting[0].is_leader = True
            signal = self._waiting[0].signal
        if signal is not None:
            signal.release()

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            self._commit_together(batch)
        except (WritesStoppedError, ClosedError) as error:
            for waiting in batch:
                waiting.error = error
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
                return
            # One job may have been too large for the disk: each gets its own commit, so that the
            # others, above all deletes, still succeed.
            for waiting in batch:
                waiting.result = waiting.error = None
                self._commit([waiting])

    def _commit_together(self, batch: list[_Waiting]) -> None:
        if not self._store.is_open:
            raise ClosedError("The engine is closed.")
        if self._stopped is not None:
            raise WritesStoppedError(self._stopped)
        try:
            with self._store.environment.begin(write=True) as transaction:
                changes = self._begin(transaction)
                pages_before = self._room.pages_used(transaction)
                self._run(batch, changes)
                changes.finish()
                if pages_before is not None:
                    bytes_added = changes.counters.bytes_added()
                    self._room.check_growth(
                        transaction, pages_before, bytes_added, changes.log_bytes_added
                    )
            changes.committed()
        except lmdb.Error as error:
            raise self._failure(error) from error

    def _run(self, batch: list[_Waiting], changes: Any) -> None:
        self._open = threading.get_ident(), changes
        try:
            for waiting in batch:
                try:
                    waiting.result = waiting.job(changes)
                except ServiceError as error:
                    waiting.error = error
        finally:
            self._open = None

    def _failure(self, error: lmdb.Error) -> StorageError:
        """Returns the error of a failed write: no space, or an untrusted disk."""
        if isinstance(error, lmdb.MapFullError | lmdb.TxnFullError):
            return StorageFullError("The store has reached its size limit.")
        if getattr(error, "code", 0) in _NO_ROOM and not self._store.has_failed():
            return DiskFullError("The disk is full.")
        # After a failed sync the kernel may mark lost pages as clean, so a later success proves
        # nothing.
        self._stopped = f"the disk failed to keep a commit ({error})."
        stopped = WritesStoppedError(self._stopped)
        stopped.is_outcome_unknown = True
        return stopped
