"""A worker of `serve`, as its parent controls it: its sockets, its start and its end.

A started worker imports its systems, and waits until the store is ready.
Not here: the worker (`serving.worker`), replacing one that died (`serving.workers`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import Final

import msgspec

from tablewright.lanes.child_processes import WorkerEndedError, started, tell
from tablewright.lanes.conversation import Conversation
from tablewright.serving.admin_token import ADMIN_VARIABLE
from tablewright.serving.worker_instructions import Instructions

METRICS: Final = b"metrics"  # the questions of a conversation
READINESS: Final = b"readiness"

_MODULE: Final = "tablewright.serving.worker"


class WorkerProcess:
    """A started process, which receives connections through `deals`."""

    def __init__(
        self, process: Process, deals: socket.socket, writes: socket.socket, notes: socket.socket
    ) -> None:
        self.deals = deals
        self._process = process
        self._ways = (writes, notes)

    @classmethod
    async def start(cls, told: Instructions) -> WorkerProcess:
        """Starts a process, and sends its instructions."""
        with contextlib.ExitStack() as theirs, contextlib.ExitStack() as ours:
            pairs = [socket.socketpair() for _ in range(3)]
            for our, their in pairs:
                ours.enter_context(our)
                theirs.enter_context(their)
            process = await started(
                _MODULE, [their for _, their in pairs], told.name, hidden=(ADMIN_VARIABLE,)
            )
            ours.pop_all()
        deals, writes, notes = (our for our, _ in pairs)
        deals.setblocking(False)
        worker = cls(process, deals, writes, notes)
        with contextlib.suppress(ConnectionError):  # it has ended, which `employ` reports
            await tell(deals, msgspec.json.encode(told))
        return worker

    async def employ(
        self, writer: Callable[[], asyncio.Protocol] | None, conversation: Conversation
    ) -> None:
        """Reports that the store is ready, and returns when the worker can serve.

        `writer` executes its writes; None if it needs none. Raises `WorkerEndedError`.
        """
        loop = asyncio.get_running_loop()
        writes, notes = (socket.socket(fileno=way.detach()) for way in self._ways)
        await loop.create_unix_connection(lambda: conversation, sock=notes)
        if writer is None:
            writes.close()
        else:
            await loop.create_unix_connection(writer, sock=writes)
        try:
            await tell(self.deals, b"")
            is_ready = await loop.sock_recv(self.deals, 1)
        except ConnectionError:
            is_ready = b""
        if not is_ready:
            raise WorkerEndedError("A worker ended before it could serve.")

    async def wait(self) -> int:
        """Waits for its end, and returns its status."""
        return await self._process.wait()

    async def kill(self) -> None:
        """Kills it if it still runs."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        self.deals.close()
        for way in self._ways:
            way.close()
