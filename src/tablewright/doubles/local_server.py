"""A server in a thread, on a free port of this machine, for the duration of a block.

It runs an application on an event loop of its own. Tests and sandboxes use it.
Not here: the application (`doubles.serving`, `testing.serving`).
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import uvicorn
from starlette.types import ASGIApp

from tablewright.endpoint.address import listening, url_of

T = TypeVar("T")

_START_SECONDS_MAX: Final = 30  # on a busy machine


@dataclass(frozen=True, slots=True)
class Running(Generic[T]):
    """An application that listens."""

    origin: str  # such as http://127.0.0.1:5000
    opened: T  # lives on the event loop of another thread
    loop: asyncio.AbstractEventLoop


@contextmanager
def local_server(
    opening: AbstractAsyncContextManager[T],
    app_of: Callable[[T], ASGIApp],
    *,
    ending: Callable[[T], None] = lambda opened: None,
    name: str = "local server",
    listener: socket.socket | None = None,
) -> Generator[Running[T]]:
    """Opens something in a thread and serves its application during the block.

    `ending` is called before the server stops, to end streams. Raises the errors of the thread.
    A caller that needs the address earlier passes a `listener`, which is closed at the end.
    """
    listener = listener or listening("127.0.0.1", 0)
    started, failures = threading.Event(), list[BaseException]()
    servers: list[tuple[_Server, Running[T]]] = []

    async def serve() -> None:
        async with opening as opened:
            server = _Server(app_of(opened), started, lambda: ending(opened))
            running = Running(url_of(listener), opened, asyncio.get_running_loop())
            servers.append((server, running))
            await server.serve(sockets=[listener])

    def main() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            failures.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=main, name=name)
    thread.start()
    try:
        assert started.wait(_START_SECONDS_MAX), "the server did not start"
        if not failures:
            yield servers[0][1]
    finally:
        for server, _ in servers:
            server.should_exit = True
        thread.join()
        listener.close()
    for failure in failures:
        raise failure


class _Server(uvicorn.Server):
    """Reports when it listens, ends streams before it ends, and leaves signals to the program."""

    def __init__(self, app: Any, started: threading.Event, ending: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                ws="none",
                access_log=False,
                lifespan="on",
                timeout_graceful_shutdown=1,
            )
        )
        self._listens = started
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._listens.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)
