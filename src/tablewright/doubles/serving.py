"""Serving: sandboxes on a port of this machine, for tests of code that calls them.

    with sandboxes() as served:
        served.fill("stripe", count=500)
        client = StripeClient(served.key("stripe"), base_addresses={"api": served.url("stripe")})

The server runs in a thread, with its own store in memory unless a transport is given.
Not here: sandboxes without a socket (`Sandboxes.routes`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from starlette.types import ASGIApp

from tablewright.api.application import application
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.requests import Observing
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, SystemClock
from tablewright.doubles.faults import Pause
from tablewright.doubles.local_server import local_server
from tablewright.doubles.sandboxes import PATH, Sandboxes
from tablewright.doubles.state import EVERYTHING, Sandbox
from tablewright.ids import Ids, RandomIds

T = TypeVar("T")

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

    @asynccontextmanager
    async def opened() -> AsyncGenerator[Sandboxes]:
        async with AsyncDatabase(target, clock=clock, ids=ids) as db:
            made = Sandboxes(db, clock=clock, ids=ids, pause=pause)
            await made.create_tables()
            yield made

    with local_server(opened(), lambda made: app_of(made, ids), name="sandboxes") as running:
        yield ServedSandboxes(running.origin, running.opened, running.loop)
