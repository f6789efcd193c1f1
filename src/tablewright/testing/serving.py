"""Serving: a system in memory on a port of this machine, for browsers and other real clients.

It runs in a thread, with the machine's clock, its page, its documentation and its background work.
Not here: systems that are called without a socket (`testing.system`).
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import urllib.request
from collections.abc import Coroutine, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import uvicorn

from tablewright.api.system import System
from tablewright.clock import SystemClock
from tablewright.endpoint.address import listening, url_of
from tablewright.ids import RandomIds
from tablewright.kits.jobs import wait_for_event
from tablewright.testing.caller import bearer
from tablewright.testing.system import AsyncSystemUnderTest, in_memory

P = TypeVar("P")
T = TypeVar("T")

_REQUEST_SECONDS_MAX: Final = 10
_START_SECONDS_MAX: Final = 30  # on a busy machine


@dataclass
class ServedSystem(Generic[P]):
    """A system that listens on a port."""

    origin: str  # such as http://127.0.0.1:5000
    awaited: AsyncSystemUnderTest[P]  # lives on the event loop of another thread
    _loop: asyncio.AbstractEventLoop

    @property
    def url(self) -> str:
        """Where the system is found, such as http://127.0.0.1:5000/shop."""
        return f"{self.origin}/{self.awaited.system.name}"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine on the event loop of the system."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(_REQUEST_SECONDS_MAX)

    def headers_of(self, name: str) -> Mapping[str, str]:
        """The credential of a caller, created now."""
        return self.run(self.awaited.sign_in(name))


@contextmanager
def served(system: System[P, Any], **more: Any) -> Generator[ServedSystem[P]]:
    """Serves a system during the block; `more` are arguments of `in_memory`.

    The block fails if the system responded with status 500.
    """
    listener = listening("127.0.0.1", 0)
    origin = url_of(listener)
    started, servers = threading.Event(), list[tuple[_Server, ServedSystem[P]]]()
    failures: list[BaseException] = []
    given: dict[str, Any] = {
        "clock": SystemClock(),
        "ids": RandomIds(),
        "wait": wait_for_event,
        "has_pages": True,
        **more,
    }

    async def serve() -> None:
        async with in_memory(system, AsyncSystemUnderTest[P], **given) as opened:
            server = _Server(opened, started)
            running = ServedSystem(origin, opened, asyncio.get_running_loop())
            servers.append((server, running))
            await server.serve(sockets=[listener])

    def main() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            failures.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=main, name=f"serving {system.name}")
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
    """Reports when it listens, ends streams before it ends, and leaves signals to the tests."""

    def __init__(self, system: AsyncSystemUnderTest[Any], started: threading.Event) -> None:
        super().__init__(
            uvicorn.Config(
                system.app,
                log_config=None,
                ws="none",
                access_log=False,
                lifespan="on",
                timeout_graceful_shutdown=1,
            )
        )
        self._system = system
        self._listens = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._listens.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for node in self._system.nodes:
            node.runtime.stopping.set()
        await super().shutdown(sockets)


def sent(
    key: str, method: str, url: str, body: Any = None, headers: Mapping[str, str] | None = None
) -> Any:
    """Sends a request over HTTP, and returns the value of the response; raises for an error.

    A body that is a text or bytes is sent as it is, any other as JSON.
    """
    lines = {**bearer(key), "content-type": "application/json", **(headers or {})}
    content = body.encode() if isinstance(body, str) else body
    if body is not None and not isinstance(content, bytes):
        content = json.dumps(body).encode()
    request = urllib.request.Request(url, method=method, headers=lines, data=content)
    with urllib.request.urlopen(request, timeout=_REQUEST_SECONDS_MAX) as response:
        text = response.read()
    return json.loads(text) if text else None
