"""The HTTP server of a process: uvicorn, without signal handlers and with graceful shutdown.

Its connections come from a listening socket, or from the process that accepted them. Not here:
bounds of connections (`serving.connections`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Generator
from typing import Any

import uvicorn


class HttpServer(uvicorn.Server):
    """Uvicorn without its own signal handlers: this process has one place for signals."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = asyncio.Event()
        self._starting: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and reports it."""
        await super().startup(sockets)
        if self.started:
            self.is_up.set()

    async def on_tick(self, counter: int) -> bool:
        """Keeps the Date header within a tenth of a second; uvicorn updates it once a second.

        Pages use it to determine which events are new.
        """
        return await super().on_tick(0 if self.config.callback_notify is None else counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Does not handle signals."""
        yield

    def take(self, connection: socket.socket) -> None:
        """Serves a connection that another process accepted."""
        loop = asyncio.get_running_loop()
        connection.setblocking(False)
        task = loop.create_task(loop.connect_accepted_socket(self._protocol, connection))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def settled(self) -> None:
        """Waits until every accepted connection has started."""
        if self._starting:
            await asyncio.wait(self._starting)

    def _protocol(self) -> asyncio.Protocol:
        protocol: Any = self.config.http_protocol_class
        return protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def serve_until(
        self, stop: asyncio.Event, stopping: asyncio.Event, sockets: list[socket.socket]
    ) -> None:
        """Serves until `stop` is set; accepted requests are finished."""

        async def end() -> None:
            await stop.wait()
            stopping.set()  # streams and long polls first: they would keep their connections
            await self.settled()
            self.should_exit = True

        ending = asyncio.create_task(end())
        try:
            await self.serve(sockets=sockets)
        finally:
            ending.cancel()
