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
from tablewright.engine import Engine
from tablewright.engine.operations import ITEM_WRITES, READS
from tablewright.errors.target import TransportClosedError


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
    """Sends calls to an engine. Tasks share it; `writes_inline` is for stores without a disk."""

    def __init__(self, engine: Engine, *, owns_engine: bool, writes_inline: bool = False) -> None:
        self.engine = engine
        self._owns_engine = owns_engine
        self._inline = READS | ITEM_WRITES if writes_inline else READS
        self._writes = _SharedCommits(engine)
        self._aside = ThreadPoolExecutor(limits.ASIDE_THREADS, "tablewright-aside")
        self._is_closed = False

    async def send(self, operation: str, body: bytes) -> bytes:
        """Does one operation; raises a `ServiceError` or a `StorageError`."""
        if self._is_closed:
            raise TransportClosedError("the transport is closed.")
        if operation in self._inline and len(body) <= limits.INLINE_BODY_BYTES_MAX:
            return self.engine.answer(operation, body)
        if operation in ITEM_WRITES and len(body) <= limits.SHARED_WRITE_BYTES_MAX:
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
    """Gathers writes while the last commit is under way, and does them together in the next."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "tablewright-writes")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._begin_on(None)

    def _begin_on(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self._loop = loop
        self._waiting: list[_Write] = []
        self._committing: list[_Write] = []
        self._is_busy = False

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
        self._committing = self._waiting[: limits.GROUP_COMMIT_WRITES_MAX]
        del self._waiting[: limits.GROUP_COMMIT_WRITES_MAX]
        writes = [(operation, body) for operation, body, _ in self._committing]
        committed = loop.run_in_executor(self._thread, self._engine.answers, writes)
        committed.add_done_callback(self._deliver)

    def _deliver(self, committed: asyncio.Future[list[bytes | Exception]]) -> None:
        delivered, self._committing = self._committing, []
        if self._waiting:
            self._commit(committed.get_loop())
        else:
            self._is_busy = False
        bug = committed.exception()
        outcomes = [bug] * len(delivered) if bug is not None else committed.result()
        for (_, _, outcome), came in zip(delivered, outcomes, strict=True):
            if outcome.done():  # whoever asked was cancelled
                continue
            if isinstance(came, BaseException):
                outcome.set_exception(came)
            else:
                outcome.set_result(came)
