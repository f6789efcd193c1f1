"""Several processes behind one address: this one accepts connections and writes, others serve.

Each connection goes to the worker with the fewest. A worker reads the store itself and sends
writes to this process (`lanes.relay`). A worker that dies is replaced; its requests get no
response. Not here: the worker (`endpoint.worker`), its start (`endpoint.worker_process`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Sequence
from logging import getLogger
from pathlib import Path

from tablewright import limits
from tablewright.endpoint.settings import EndpointSettings
from tablewright.endpoint.worker_process import WorkerProcess
from tablewright.engine.engine import Engine
from tablewright.lanes.child_processes import WorkerEndedError
from tablewright.lanes.dealer import Dealer, Hand
from tablewright.lanes.dispatch import EngineLanes
from tablewright.lanes.relay import WriterEnd

_RESTART_SECONDS = 1.0  # between the end of a worker and the start of its replacement
_log = getLogger(__name__)


async def serve(
    engine: Engine,
    path: Path,
    processes: Sequence[WorkerProcess],
    listener: socket.socket,
    settings: EndpointSettings,
    *,
    ready: Callable[[], None],
    stop: asyncio.Event,
) -> None:
    """Serves from workers until stopped; accepted requests are finished."""
    loop = asyncio.get_running_loop()
    lanes = EngineLanes(engine, loop)
    workers = [_Worker(process, engine, path, settings, lanes) for process in processes]
    try:
        await asyncio.gather(*(worker.start() for worker in workers))
        dealer = Dealer(listener, [worker.hand for worker in workers])
        try:
            ready()
            await stop.wait()
        finally:
            dealer.stop()
            listener.close()
    finally:
        await asyncio.gather(*(worker.stop() for worker in workers))
        await loop.run_in_executor(None, lanes.close)


class _Worker:
    """A process that serves connections; it is replaced if it dies."""

    def __init__(
        self,
        process: WorkerProcess,
        engine: Engine,
        path: Path,
        settings: EndpointSettings,
        lanes: EngineLanes,
    ) -> None:
        self.hand = Hand()
        self._process = process
        self._engine = engine
        self._path = path
        self._settings = settings
        self._lanes = lanes
        self._watch: asyncio.Task[None] | None = None
        self._is_stopping = False

    async def start(self) -> None:
        """Starts the worker, and returns when it can serve."""
        await self._employ()
        self._watch = asyncio.create_task(self._replace_when_dead())

    async def _employ(self) -> None:
        await self._process.employ(self._settings, lambda: WriterEnd(self._lanes))
        self.hand.join(self._process.deals)
        if self._is_stopping:  # since its start
            self.hand.leave()

    async def _replace_when_dead(self) -> None:
        while True:
            status = await self._process.wait()
            self.hand.leave()
            self._engine.forget_dead_readers()
            if self._is_stopping:
                return
            _log.error("worker process exited with status %s; starting another", status)
            await asyncio.sleep(_RESTART_SECONDS)
            with contextlib.suppress(OSError, WorkerEndedError):  # it is replaced in turn
                self._process = await WorkerProcess.start(self._path)
                await self._employ()

    async def stop(self) -> None:
        """Lets the process finish accepted requests, and waits for its end."""
        self._is_stopping = True
        self.hand.leave()
        if self._watch is None:
            return
        try:
            await asyncio.wait_for(self._process.wait(), 2 * limits.DRAIN_SECONDS_MAX)
        except TimeoutError:
            await self._process.kill()
        self._watch.cancel()
