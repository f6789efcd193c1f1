"""A service on a port of this machine, for clients and browsers that need a real one."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import uvicorn
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from tablewright.api.application import application
from tablewright.api.http.exchange import Exchange
from tablewright.api.openapi.docs_page import docs_routes
from tablewright.client import AsyncDatabase
from tablewright.ids import CountingIds
from tablewright.serving import limits
from tests.api.openapi.notes import notes_service


class Seen:
    """Remembers what was asked for, and how it was answered."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []

    def began(self) -> None:
        """Nothing is known yet."""

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        """Keeps it."""
        self.exchanges.append(exchange)


def notes_application(db: AsyncDatabase, seen: Seen) -> ASGIApp:
    """The service of notes, with its document and page."""
    service = notes_service(db)
    extra: dict[str, Sequence[BaseRoute]] = {"notes": docs_routes(service.system)}
    return application([service], ids=CountingIds(), observer=seen, extra=extra)


@contextmanager
def served(make: Callable[[AsyncDatabase], ASGIApp]) -> Iterator[str]:
    """The address of an application, for as long as the block lasts."""
    listening = socket.create_server(("127.0.0.1", 0))
    ready, servers = threading.Event(), list[uvicorn.Server]()

    async def serve() -> None:
        async with AsyncDatabase("memory:") as db:
            config = uvicorn.Config(
                make(db), log_config=None, ws="none", access_log=False, lifespan="on"
            )
            server = _Server(config)
            server.ready = ready
            servers.append(server)
            await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), name="loopback")
    thread.start()
    try:
        assert ready.wait(limits.API_STOP_SECONDS_MAX), "the server did not start"
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        for server in servers:
            server.should_exit = True
        thread.join()
        listening.close()


class _Server(uvicorn.Server):
    """Tells when it listens, and leaves the signals to the tests."""

    ready: threading.Event

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()
