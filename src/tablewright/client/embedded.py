"""Calls to the engine in this process.

The async transport keeps its event loop free. Small reads run on the loop, because they never wait
for the disk and are faster than a thread. Writes of items gather while the disk is busy, and then
share one commit. Other operations that may take long run in threads.
Not here: the engine (`tablewright.engine`), DynamoDB over the network (`client.remote`).
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType

from tablewright import limits
from tablewright.engine import Engine
from tablewright.errors.target import TransportClosedError
from tablewright.lanes.commits import Commits, OnLoop
from tablewright.operations import ITEM_WRITES, READS


class EmbeddedTransport:
    """Sends calls to an engine. Threads share it."""

    sends_once = True

    def __init__(self, engine: Engine, *, owns_engine: bool) -> None:
        self.engine = engine
        self._owns_engine = owns_engine
        self.send = engine.answer  # JSON in and out, with the same errors

    def close(self) -> None:
        """Closes the engine, if the transport owns it."""
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

    `writes_inline` is for stores without a disk. `waits_for_disk` is for a process that only serves
    this store: its loop commits itself, while commits are fast.
    """

    sends_once = True

    def __init__(
        self,
        engine: Engine,
        *,
        owns_engine: bool,
        writes_inline: bool = False,
        waits_for_disk: bool = False,
    ) -> None:
        self.engine = self.versions = engine
        self._owns_engine = owns_engine
        # A loop that commits itself leaves long writes to a thread.
        self._shared_bytes_max = (
            limits.INLINE_BODY_BYTES_MAX if waits_for_disk else limits.SHARED_WRITE_BYTES_MAX
        )
        self._inline = READS | ITEM_WRITES if writes_inline else READS
        self._commits = Commits(engine, OnLoop.WHILE_QUICK if waits_for_disk else OnLoop.NEVER)
        self._aside = ThreadPoolExecutor(limits.ASIDE_THREADS, "tablewright-aside")
        self._is_closed = False

    async def send(self, operation: str, body: bytes) -> bytes:
        """Executes one operation; raises a `ServiceError` or a `StorageError`."""
        if self._is_closed:
            raise TransportClosedError("The transport is closed.")
        if operation in self._inline and len(body) <= limits.INLINE_BODY_BYTES_MAX:
            return self.engine.answer(operation, body)
        if operation in ITEM_WRITES and len(body) <= self._shared_bytes_max:
            return await self._written(operation, body)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._aside, self.engine.answer, operation, body)

    async def _written(self, operation: str, body: bytes) -> bytes:
        written: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def deliver(outcome: bytes | Exception) -> None:
            if written.done():  # the caller was cancelled
                return
            if isinstance(outcome, Exception):
                written.set_exception(outcome)
            else:
                written.set_result(outcome)

        self._commits.take(operation, body, deliver)
        return await written

    async def close(self) -> None:
        """Waits for operations in progress, and closes the engine, if the transport owns it."""
        self._is_closed = True
        await self._commits.close()
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
    raise TransportClosedError("The transport is closed.")
