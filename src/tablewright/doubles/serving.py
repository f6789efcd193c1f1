"""Serving: sandboxes on a port of this machine, for tests of code that calls them.

    with sandboxes() as served:
        served.fill("stripe", count=500)
        client = StripeClient(served.key("stripe"), base_addresses={"api": served.url("stripe")})

The server runs in a thread, with its own store in memory unless a transport is given.
Not here: sandboxes without a socket (`Sandboxes.routes`).
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import uvicorn
from starlette.types import ASGIApp

from tablewright.api.application import application
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.requests import Observing
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, SystemClock
from tablewright.doubles.faults import Pause
from tablewright.doubles.sandboxes import PATH, Sandboxes
from tablewright.doubles.state import EVERYTHING, Sandbox
from tablewright.endpoint.address import listening, url_of
from tablewright.ids import Ids, RandomIds

T = TypeVar("T")

_START_SECONDS_MAX: Final = 30  # on a busy machine
_WORK_SECONDS_MAX: Final = 120  # to fill a sandbox


@dataclass(frozen=True, slots=True)
class ServedSandboxes:
    """Sandboxes that listen on a port."""

    origin: str  # such as http://127.0.0.1:5000
    sandboxes: Sandboxes  # live on the event loop of another thread
    _loop: asyncio.AbstractEventLoop

    def url(self, name: str) -> str:
        """Returns the base URL of a sandbox, for the vendor's client."""
        return f"{self.origin}{PATH}/{name}"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine of the sandboxes."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(_WORK_SECONDS_MAX)

    def key(self, name: str, *scopes: str) -> str:
        """Returns a new key of a sandbox; without scopes, it may do everything."""
        return self.run(self.sandboxes.by_name[name].new_key(scopes or (EVERYTHING,)))

    def state(self, name: str) -> Sandbox:
        """Returns the faults, limits, grants and log of a sandbox; run its methods with `run`."""
        return self.sandboxes.by_name[name].sandbox

    def fill(self, name: str, *, seed: int = 1, **counts: int) -> dict[str, int]:
        """Writes sample data; see `Sandboxes.fill`."""
        return self.run(self.sandboxes.fill(name, seed=seed, **counts))


def app_of(sandboxes: Sandboxes, ids: Ids) -> ASGIApp:
    """Returns an application with the sandboxes and nothing else."""
    observer = Observing(Metrics(), [])
    return application([], ids=ids, observer=observer, shared=sandboxes.routes())


@contextmanager
def sandboxes(
    target: str = "memory:",
    *,
    clock: Clock | None = None,
    ids: Ids | None = None,
    pause: Pause = asyncio.sleep,
) -> Generator[ServedSandboxes]:
    """Serves sandboxes on 127.0.0.1 during the block."""
    clock, ids = clock or SystemClock(), ids or RandomIds()
    listener = listening("127.0.0.1", 0)
    started = threading.Event()
    running: list[tuple[_Server, ServedSandboxes]] = []
    failures: list[BaseException] = []

    async def serve() -> None:
        async with AsyncDatabase(target, clock=clock, ids=ids) as db:
            made = Sandboxes(db, clock=clock, ids=ids, pause=pause)
            await made.create_tables()
            server = _Server(app_of(made, ids), started)
            served = ServedSandboxes(url_of(listener), made, asyncio.get_running_loop())
            running.append((server, served))
            await server.serve(sockets=[listener])

    def main() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            failures.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=main, name="sandboxes")
    thread.start()
    try:
        assert started.wait(_START_SECONDS_MAX), "the sandboxes did not start"
        if not failures:
            yield running[0][1]
    finally:
        for server, _ in running:
            server.should_exit = True
        thread.join()
        listener.close()
    for failure in failures:
        raise failure


class _Server(uvicorn.Server):
    """Reports when it listens, and leaves signals to the program."""

    def __init__(self, app: ASGIApp, started: threading.Event) -> None:
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._listens.set()
