"""Health: whether the process runs, and whether its store and fellow processes respond.

`/healthz` does not touch the store, so an unavailable store does not trigger a restart. `/readyz`
does, so that no traffic is sent to a process that cannot work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.routing import BaseRoute
from starlette.routing import Route as PathRoute
from starlette.types import Receive, Scope, Send

from tablewright.api.http.exchange import exchange_of
from tablewright.client import AsyncDatabase
from tablewright.errors import UnavailableError
from tablewright.serving import limits

_PLAIN = {"cache-control": "no-store"}


@dataclass(frozen=True, slots=True)
class _Alive:
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await exchange_of(scope).answer(send, 200, b'{"status":"healthy"}', _PLAIN)


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether a process can serve requests now."""

    db: AsyncDatabase
    stopping: asyncio.Event
    others: Callable[[], Awaitable[None]] | None = None  # raises if another process is not ready

    async def check(self) -> None:
        """Returns if the process can serve requests; raises the reason otherwise."""
        if self.stopping.is_set():
            raise UnavailableError("The service is shutting down.", retry_after_seconds=1)
        async with asyncio.timeout(limits.READY_SECONDS_MAX):
            await self.db.call("ListTables", {"Limit": 1})
            if self.others is not None:
                await self.others()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Responds to `/readyz`."""
        await self.check()
        await exchange_of(scope).answer(send, 200, b'{"status":"ready"}', _PLAIN)


def health_routes(readiness: Readiness) -> list[BaseRoute]:
    """Returns the routes for orchestrators, with a common alternative name."""
    alive = _Alive()
    return [
        PathRoute("/healthz", endpoint=alive),
        PathRoute("/health", endpoint=alive),
        PathRoute("/readyz", endpoint=readiness),
    ]
