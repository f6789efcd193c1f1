"""A worker, as its parent controls it: its sockets, its start and its end.

A started worker imports its modules and waits for its settings, so it can be started early. This
module imports no part of the engine, so that the worker does not have to wait for its parent. Not
here: the worker (`endpoint.worker`), replacing one that died (`endpoint.workers`).
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import socket
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

from tablewright.endpoint.settings import EndpointSettings
from tablewright.lanes.child_processes import WorkerEndedError, started, tell


class WorkerProcess:
    """A started process that serves connections; it receives them through `deals`."""

    def __init__(self, process: Process, deals: socket.socket, writes: socket.socket) -> None:
        self.deals = deals
        self._process = process
        self._writes = writes

    @classmethod
    async def start(cls, path: Path) -> WorkerProcess:
        """Starts a process for the store in a directory, which need not exist yet."""
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

    async def employ(
        self, settings: EndpointSettings, writer: Callable[[], asyncio.Protocol]
    ) -> None:
        """Sends the settings, and returns when the worker can serve; `writer` executes its writes.

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
        """Waits for its end, and returns its status."""
        return await self._process.wait()

    async def kill(self) -> None:
        """Kills it if it still runs."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        self.deals.close()
        self._writes.close()


@contextlib.asynccontextmanager
async def worker_processes(path: Path, count: int) -> AsyncGenerator[list[WorkerProcess]]:
    """Starts processes, and ends all of them with the block."""
    async with contextlib.AsyncExitStack() as stack:
        processes: list[WorkerProcess] = []
        for _ in range(count):
            processes.append(await WorkerProcess.start(path))
            stack.push_async_callback(processes[-1].kill)
        yield processes
