"""Several processes behind one address: this one takes connections and writes, others serve them.

Connections are dealt out to the workers in turn. A worker reads the store itself and sends writes
back here (`endpoint.relay`). One that dies is replaced; what was in its hands gets no answer.
Not here: what a worker does (`endpoint.worker`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from logging import getLogger
from pathlib import Path

from tablewright import limits
from tablewright.endpoint.dealer import Dealer
from tablewright.endpoint.lanes import EngineLanes
from tablewright.endpoint.relay import WriterEnd
from tablewright.endpoint.settings import Settings
from tablewright.engine.engine import Engine
from tablewright.errors import TablewrightError

CAN_DEAL = hasattr(socket, "send_fds")  # not on Windows
_RESTART_SECONDS = 1.0  # between the end of a worker and the start of the next in its place
_log = getLogger(__name__)


class WorkerEndedError(TablewrightError):
    """A worker ended while it started; what it said of it is on stderr."""


async def serve(
    engine: Engine,
    path: Path,
    count: int,
    listener: socket.socket,
    settings: Settings,
    *,
    ready: Callable[[], None],
    stop: asyncio.Event,
) -> None:
    """Serves from `count` workers until told to stop; what they have taken is answered by then."""
    loop = asyncio.get_running_loop()
    lanes = EngineLanes(engine, loop)
    workers = [_Worker(engine, path, settings, lanes) for _ in range(count)]
    try:
        await asyncio.gather(*(worker.start() for worker in workers))
        dealer = Dealer(listener, [worker.took for worker in workers])
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
    """A process that serves connections, and the one that replaces it if it dies."""

    def __init__(self, engine: Engine, path: Path, settings: Settings, lanes: EngineLanes) -> None:
        self._engine = engine
        self._path = path
        self._settings = settings
        self._lanes = lanes
        self._deals: socket.socket | None = None  # where connections are handed over
        self._process: Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._is_stopping = False

    async def start(self) -> None:
        """Starts the process, and returns when it can serve."""
        await self._begin()
        self._watch = asyncio.create_task(self._replace_when_dead())

    async def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        deals, their_deals = socket.socketpair()
        writes, their_writes = socket.socketpair()
        deals.setblocking(False)
        with their_deals, their_writes:
            ends = (their_deals.fileno(), their_writes.fileno())
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "tablewright.endpoint.worker"),
                *(str(end) for end in ends),
                str(self._path),
                pass_fds=ends,
                stdin=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for this process, which lets the others drain
                # It imports what this process would, and nothing else that lies around here.
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        await loop.create_unix_connection(lambda: WriterEnd(self._lanes), sock=writes)
        told = pickle.dumps(self._settings)  # not on a command line, which others can read
        try:
            await loop.sock_sendall(deals, len(told).to_bytes(4, "big") + told)
            is_ready = await loop.sock_recv(deals, 1)
        except ConnectionError:
            is_ready = b""
        except BaseException:
            deals.close()
            raise
        if not is_ready:
            deals.close()
            raise WorkerEndedError("a worker ended before it could serve.")
        self._deals = deals
        if self._is_stopping:  # since it was begun
            self._hang_up()

    def took(self, connection: socket.socket) -> bool:
        """Hands a connection over, if the process can take it now. For the dealer's thread."""
        deals = self._deals
        if deals is None:
            return False
        try:
            socket.send_fds(deals, [b"c"], [connection.fileno()])
        except OSError:
            return False
        return True

    async def _replace_when_dead(self) -> None:
        while self._process is not None:
            status = await self._process.wait()
            self._hang_up()
            self._engine.forget_dead_readers()
            if self._is_stopping:
                return
            _log.error("a worker ended with status %s and is replaced", status)
            await asyncio.sleep(_RESTART_SECONDS)
            with contextlib.suppress(OSError, WorkerEndedError):  # it is replaced in turn
                await self._begin()

    def _hang_up(self) -> None:
        if self._deals is not None:
            self._deals.close()  # which tells the process to drain
            self._deals = None

    async def stop(self) -> None:
        """Lets the process answer what it has taken, and waits for its end."""
        self._is_stopping = True
        self._hang_up()
        if self._process is None or self._watch is None:
            return
        try:
            await asyncio.wait_for(self._process.wait(), 2 * limits.DRAIN_SECONDS_MAX)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._watch.cancel()
