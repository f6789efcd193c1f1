"""A worker as the process sees it that starts it: its sockets, its start and its end.

A worker that has been started imports what it needs and waits to be told its settings, so it can
be started before there is anything to serve. This module imports no part of the engine, so that
the worker need not wait for the process that starts it, either.
Not here: what a worker does (`endpoint.worker`), who replaces one that died (`endpoint.workers`).
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import socket
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

from tablewright.endpoint.settings import Settings
from tablewright.lanes.child_processes import WorkerEndedError, started, tell


class WorkerProcess:
    """A process that was started to serve connections. `deals` is where they are handed over."""

    def __init__(self, process: Process, deals: socket.socket, writes: socket.socket) -> None:
        self.deals = deals
        self._process = process
        self._writes = writes

    @classmethod
    async def start(cls, path: Path) -> WorkerProcess:
        """Starts a process for the store in a folder, which need not be there yet."""
        deals, their_deals = socket.socketpair()
        writes, their_writes = socket.socketpair()
        deals.setblocking(False)
        with their_deals, their_writes:
            try:
                process = await started(
                    "tablewright.endpoint.worker", (their_deals, their_writes), str(path)
                )
            except BaseException:
                deals.close()
                writes.close()
                raise
        return cls(process, deals, writes)

    async def employ(self, settings: Settings, writer: Callable[[], asyncio.Protocol]) -> None:
        """Tells it its settings, and returns when it can serve; `writer` takes its writes.

        Raises `WorkerEndedError`.
        """
        loop = asyncio.get_running_loop()
        writes = socket.socket(fileno=self._writes.detach())
        await loop.create_unix_connection(writer, sock=writes)
        try:
            await tell(self.deals, pickle.dumps(settings))
            is_ready = await loop.sock_recv(self.deals, 1)
        except ConnectionError:
            is_ready = b""
        except BaseException:
            self.deals.close()
            raise
        if not is_ready:
            self.deals.close()
            raise WorkerEndedError("A worker process exited during startup.")

    async def wait(self) -> int:
        """Waits for its end, and gives its status."""
        return await self._process.wait()

    async def kill(self) -> None:
        """Ends it if it still runs, with whatever it was at."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        self.deals.close()
        self._writes.close()


@contextlib.asynccontextmanager
async def worker_processes(path: Path, count: int) -> AsyncGenerator[list[WorkerProcess]]:
    """Starts processes, of which none is left at the end of the block, however it ends."""
    async with contextlib.AsyncExitStack() as stack:
        processes: list[WorkerProcess] = []
        for _ in range(count):
            processes.append(await WorkerProcess.start(path))
            stack.push_async_callback(processes[-1].kill)
        yield processes
