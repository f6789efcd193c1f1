"""Calls to the engine in this process.

The async transport keeps its event loop free: small reads are done on it, since they never wait for
the disk and take less time than a thread would; writes of items gather while the disk is busy and
then share one commit; whatever else may take long has threads of its own.
Not here: the engine (`tablewright.engine`), DynamoDB over the network (`client.remote`).
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType

from tablewright import limits
from tablewright.clock import stopwatch_seconds
from tablewright.engine import Engine
from tablewright.errors.target import TransportClosedError
from tablewright.operations import ITEM_WRITES, READS


class EmbeddedTransport:
    """Sends calls to an engine. Threads share it."""

    def __init__(self, engine: Engine, *, owns_engine: bool) -> None:
        self.engine = engine
        self._owns_engine = owns_engine
        self.send = engine.answer  # from JSON to JSON already, with the same errors

    def close(self) -> None:
        """Closes the engine, if it is the transport's own."""
        self.send = _closed
        if self._owns_engine:
            self.engine.close()

    def __enter__(self) -> EmbeddedTransport:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class AsyncEmbeddedTransport:
    """Sends calls to an engine. Tasks share it.

    `writes_inline` is for stores without a disk. `waits_for_disk` is for a process that does
    nothing but serve this store: its loop does the commits itself, as long as they are quick.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        owns_engine: bool,
        writes_inline: bool = False,
        waits_for_disk: bool = False,
    ) -> None:
        self.engine = engine
        self._owns_engine = owns_engine
        # A loop that commits itself leaves the writes that take long to a thread.
        self._shared_bytes_max = (
            limits.INLINE_BODY_BYTES_MAX if waits_for_disk else limits.SHARED_WRITE_BYTES_MAX
        )
        self._inline = READS | ITEM_WRITES if writes_inline else READS
        self._writes = _SharedCommits(engine, waits_for_disk=waits_for_disk)
        self._aside = ThreadPoolExecutor(limits.ASIDE_THREADS, "tablewright-aside")
        self._is_closed = False

    async def send(self, operation: str, body: bytes) -> bytes:
        """Does one operation; raises a `ServiceError` or a `StorageError`."""
        if self._is_closed:
            raise TransportClosedError("the transport is closed.")
        if operation in self._inline and len(body) <= limits.INLINE_BODY_BYTES_MAX:
            return self.engine.answer(operation, body)
        if operation in ITEM_WRITES and len(body) <= self._shared_bytes_max:
            return await self._writes.done(operation, body)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._aside, self.engine.answer, operation, body)

    async def close(self) -> None:
        """Waits for what was begun, and closes the engine, if it is the transport's own."""
        self._is_closed = True
        await self._writes.close()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._aside.shutdown()
        if self._owns_engine:
            self.engine.close()

    async def __aenter__(self) -> AsyncEmbeddedTransport:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def _closed(operation: str, body: bytes) -> bytes:
    raise TransportClosedError("the transport is closed.")


_Write = tuple[str, bytes, "asyncio.Future[bytes]"]


class _SharedCommits:
    """Gathers writes while the last commit is under way, and does them together in the next.

    A thread does the commits, and the loop goes on. That thread and the loop hand Python's lock to
    each other for longer than a good disk takes: a loop that `waits_for_disk` does a commit itself,
    as long as commits are quick.
    """

    def __init__(self, engine: Engine, *, waits_for_disk: bool) -> None:
        self._engine = engine
        self._waits_for_disk = waits_for_disk
        self._thread = ThreadPoolExecutor(1, "tablewright-writes")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._begin_on(None)

    def _begin_on(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self._loop = loop
        self._waiting: list[_Write] = []
        self._committing: list[_Write] = []
        self._is_busy = False
        self._usual_seconds = 0.0  # that a commit takes, of late

    async def done(self, operation: str, body: bytes) -> bytes:
        """Has a write done."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:  # nobody is left to be answered on the one before
            self._begin_on(loop)
        outcome: asyncio.Future[bytes] = loop.create_future()
        self._waiting.append((operation, body, outcome))
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._commit, loop)  # after the tasks that are ready have come too
        return await outcome

    async def close(self) -> None:
        """Waits for the writes that were asked for."""
        owed = [outcome for _, _, outcome in (*self._committing, *self._waiting)]
        if owed and self._loop is asyncio.get_running_loop():
            await asyncio.wait(owed)
        self._thread.shutdown(wait=False)

    def _commit(self, loop: asyncio.AbstractEventLoop) -> None:
        is_inline = self._is_inline
        count = limits.INLINE_COMMIT_WRITES_MAX if is_inline else limits.GROUP_COMMIT_WRITES_MAX
        self._committing, self._waiting = self._waiting[:count], self._waiting[count:]
        writes = [(operation, body) for operation, body, _ in self._committing]
        if is_inline:
            committed: asyncio.Future[list[bytes | Exception]] = loop.create_future()
            try:
                committed.set_result(self._timed(writes))
            except Exception as bug:
                committed.set_exception(bug)
        else:
            committed = loop.run_in_executor(self._thread, self._timed, writes)
        committed.add_done_callback(self._deliver)

    @property
    def _is_inline(self) -> bool:
        return self._waits_for_disk and self._usual_seconds <= limits.INLINE_COMMIT_SECONDS_MAX

    def _timed(self, writes: list[tuple[str, bytes]]) -> list[bytes | Exception]:
        started = stopwatch_seconds()
        try:
            return self._engine.answers(writes)
        finally:
            self._usual_seconds += (stopwatch_seconds() - started - self._usual_seconds) / 8

    def _deliver(self, committed: asyncio.Future[list[bytes | Exception]]) -> None:
        delivered, self._committing = self._committing, []
        if not self._waiting:
            self._is_busy = False
        elif self._is_inline:  # those that are answered now may bring more
            committed.get_loop().call_soon(self._commit, committed.get_loop())
        else:
            self._commit(committed.get_loop())
        bug = committed.exception()
        outcomes = [bug] * len(delivered) if bug is not None else committed.result()
        for (_, _, outcome), came in zip(delivered, outcomes, strict=True):
            if outcome.done():  # whoever asked was cancelled
                continue
            if isinstance(came, BaseException):
                outcome.set_exception(came)
            else:
                outcome.set_result(came)
