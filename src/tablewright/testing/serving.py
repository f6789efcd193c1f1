"""Serving: a system in memory on a port of this machine, for browsers and other real clients.

It runs in a thread, with the machine's clock, its page, its documentation and its background work.
Not here: systems that are called without a socket (`testing.system`).
"""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Coroutine, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from tablewright.api.system import System
from tablewright.clock import SystemClock
from tablewright.doubles.local_server import local_server
from tablewright.endpoint.address import listening, url_of
from tablewright.ids import RandomIds
from tablewright.kits.jobs import wait_for_event
from tablewright.testing.caller import bearer
from tablewright.testing.system import AsyncSystemUnderTest, in_memory

P = TypeVar("P")
T = TypeVar("T")

_REQUEST_SECONDS_MAX: Final = 60  # on a busy machine


@dataclass
class ServedSystem(Generic[P]):
    """A system that listens on a port."""

    origin: str  # such as http://127.0.0.1:5000
    awaited: AsyncSystemUnderTest[P]  # lives on the event loop of another thread
    _loop: asyncio.AbstractEventLoop

    @property
    def url(self) -> str:
        """The URL of the system, such as http://127.0.0.1:5000/shop."""
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
    given: dict[str, Any] = {
        "clock": SystemClock(),
        "ids": RandomIds(),
        "wait": wait_for_event,
        "has_pages": True,
        "url": url_of(listener),
        **more,
    }
    opening = in_memory(system, AsyncSystemUnderTest[P], **given)

    def app_of(opened: AsyncSystemUnderTest[P]) -> Any:
        return opened.app

    name = f"serving {system.name}"
    with local_server(opening, app_of, ending=_end_streams, name=name, listener=listener) as found:
        yield ServedSystem(found.origin, found.opened, found.loop)


def _end_streams(opened: AsyncSystemUnderTest[Any]) -> None:
    for node in opened.nodes:
        node.runtime.stopping.set()


def sent(
    key: str, method: str, url: str, body: Any = None, headers: Mapping[str, str] | None = None
) -> Any:
    """Sends a request over HTTP, and returns the value of the response; raises for an error.

    A body of text or bytes is sent unchanged, any other as JSON.
    """
    lines = {**bearer(key), "content-type": "application/json", **(headers or {})}
    content = body.encode() if isinstance(body, str) else body
    if body is not None and not isinstance(content, bytes):
        content = json.dumps(body).encode()
    request = urllib.request.Request(url, method=method, headers=lines, data=content)
    with urllib.request.urlopen(request, timeout=_REQUEST_SECONDS_MAX) as response:
        text = response.read()
    return json.loads(text) if text else None
