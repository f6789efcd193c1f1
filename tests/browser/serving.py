"""An application on a port of this machine, with a store in memory, for a browser to talk to."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from tablewright.api.http.exchange import Exchange
from tablewright.client import AsyncDatabase
from tablewright.model.design import Design
from tablewright.serving import limits
from tests.model.targets import Keys

REQUEST_SECONDS_MAX = 10


class Nobody:
    """Observes nothing."""

    def began(self) -> None:
        """Nothing is noted."""

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        """Nothing is noted."""


@contextmanager
def serving(
    app: Callable[[AsyncDatabase, asyncio.Event], ASGIApp], *designs: Design
) -> Iterator[str]:
    """Serves an application for as long as the block lasts; yields its origin."""
    listening = socket.create_server(("127.0.0.1", 0))
    ready, servers = threading.Event(), list[uvicorn.Server]()

    async def serve() -> None:
        async with AsyncDatabase("memory:", keys=Keys(), cursor_key=b"k" * 32) as db:
            for design in designs:
                await db.create_tables(design)
            stopping = asyncio.Event()
            config = uvicorn.Config(
                app(db, stopping),
                log_config=None,
                ws="none",
                access_log=False,
                lifespan="on",
                timeout_graceful_shutdown=1,
            )
            server = _Server(config)
            server.ready, server.stopping = ready, stopping
            servers.append(server)
            await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), name="serving")
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
    """Tells when it listens, ends streams before it ends, and leaves signals to the tests."""

    ready: threading.Event
    stopping: asyncio.Event

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stopping.set()
        await super().shutdown(sockets)


def asked(key: str, method: str, url: str, body: Any, headers: Mapping[str, str]) -> Any:
    lines = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    lines |= {name.replace("_", "-"): value for name, value in headers.items()}
    data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    request = urllib.request.Request(
        url, method=method, headers=lines, data=None if body is None else data
    )
    with urllib.request.urlopen(request, timeout=REQUEST_SECONDS_MAX) as answer:
        text = answer.read()
    return json.loads(text) if text else None
