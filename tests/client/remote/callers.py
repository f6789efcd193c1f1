"""Both transports behind one face, and a world in which waiting takes no time.

A wait is written down and moves the clocks; nothing sleeps. Reads of sockets wait for real.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any, Literal

from tablewright.client.remote.async_transport import AsyncRemoteTransport
from tablewright.client.remote.credentials import Credentials, Keeper
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.transport import RemoteTransport
from tablewright.client.settings import Settings
from tests.client.remote.scripted import Scripted

Kind = Literal["sync", "async"]
KINDS: tuple[Kind, ...] = ("sync", "async")
KEY = Credentials("AKIAEXAMPLE", "wJalrXUtnFEMI")


class World:
    """Time and chance: a wait moves the clocks at once, and every draw is the longest."""

    def __init__(self, *, share: float = 1.0) -> None:
        self.pauses: list[float] = []
        self.share = share
        self.while_waiting: Callable[[], None] = lambda: None
        self._passed = 0.0

    def now(self) -> float:
        return time.time() + self._passed

    def monotonic(self) -> float:
        return time.monotonic() + self._passed

    def pass_by(self, seconds: float) -> None:
        self._passed += seconds

    def wait(self, stop: threading.Event, seconds: float) -> bool:
        self.while_waiting()
        self.pauses.append(seconds)
        self._passed += seconds
        return stop.is_set()

    async def sleep(self, seconds: float) -> None:
        self.wait(threading.Event(), seconds)

    def random_share(self) -> float:
        return self.share


class Caller:
    """A transport, called as if it were a sync one."""

    def __init__(
        self,
        kind: Kind,
        endpoint: Endpoint,
        credentials: Credentials | Keeper,
        server: Scripted,
        **options: Any,
    ) -> None:
        self.server = server
        self.world: World = options.pop("world", None) or World()
        shared: dict[str, Any] = {
            "clock": self.world,
            "monotonic": self.world.monotonic,
            "random_share": self.world.random_share,
            "streams": options.pop("streams", None),
            "settings": Settings(**options),
        }
        self._runner = asyncio.Runner() if kind == "async" else None
        if self._runner is None:
            self.transport: Any = RemoteTransport(endpoint, credentials, **shared)
        else:
            self.transport = AsyncRemoteTransport(
                endpoint, credentials, sleep=self.world.sleep, **shared
            )

    @property
    def pauses(self) -> list[float]:
        return self.world.pauses

    def send(self, operation: str = "ListTables", body: bytes = b"{}") -> bytes:
        if self._runner is None:
            return self.transport.send(operation, body)
        return self._runner.run(self.transport.send(operation, body))

    def send_once(self, operation: str, body: bytes = b"{}") -> bytes:
        sent = self.transport.send_once(operation, body)
        return sent if self._runner is None else self._runner.run(sent)

    def close(self) -> None:
        if self._runner is None:
            self.transport.close()
        else:
            self._runner.run(self.transport.close())

    def close_from_inside(self) -> None:
        """Closes it while a call is under way, which on a loop another task does."""
        if self._runner is None:
            self.transport.close()
        else:
            self.transport._is_closed = True

    def end(self) -> None:
        self.close()
        if self._runner is not None:
            self._runner.close()
