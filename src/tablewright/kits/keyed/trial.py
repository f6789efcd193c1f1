"""`trial`: a keyed system in memory, for tests that call its API without a server.

    async with trial(SYSTEM) as shop:
        created = await shop.ask("acme", "POST", "/v1/items", {"title": "Lamp"})
        assert 201 == created.status

Not here: serving a system (`tablewright serve`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Scope

from tablewright.api.application import application
from tablewright.api.design import SERVICE_DESIGN
from tablewright.api.metrics import Metrics
from tablewright.api.observing import Observing
from tablewright.api.rate_limits import StoredRateLimits
from tablewright.api.repeats import StoredIdempotency
from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem, System
from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.ids import CountingIds
from tablewright.kits.keyed.system import Keyed

_CURSOR_KEY: Final = b"only for tests, never for a store"[:32]


@dataclass(frozen=True, slots=True)
class TrialResponse:
    """A response, with the value of its JSON."""

    status: int
    value: Any


@dataclass(slots=True)
class Trial:
    """A system in memory; its clock stands still, and its ids are the same in every run."""

    running: RunningSystem[Keyed]
    app: ASGIApp
    clock: ManualClock
    _keys: dict[str, str] = field(default_factory=dict[str, str])

    async def ask(
        self, tenant: str | None, method: str, path: str, body: Any = None
    ) -> TrialResponse:
        """Sends a request with a key of the tenant, or without a key if it is None."""
        headers = [(b"content-type", b"application/json")]
        if tenant is not None:
            headers.append((b"authorization", f"Bearer {await self._key(tenant)}".encode()))
        place, _, query = path.partition("?")
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": f"/{self.running.name}{place}",
            "raw_path": f"/{self.running.name}{place}".encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 50_000),
            "server": ("127.0.0.1", 80),
        }
        return await self._sent(scope, b"" if body is None else msgspec.json.encode(body))

    async def _key(self, tenant: str) -> str:
        if tenant not in self._keys:
            self._keys[tenant] = (await self.running.parts.keys.create(tenant, "Test")).key
        return self._keys[tenant]

    async def _sent(self, scope: Scope, body: bytes) -> TrialResponse:
        waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[Message] = []

        async def receive() -> Message:
            return waiting.pop() if waiting else await asyncio.Future()

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return TrialResponse(sent[0]["status"], msgspec.json.decode(content) if content else None)


@asynccontextmanager
async def trial(system: System[Keyed, Any]) -> AsyncGenerator[Trial]:
    """The system on an empty store in memory, for as long as the block lasts."""
    clock, ids = ManualClock(), CountingIds()
    async with AsyncDatabase("memory:", clock=clock, ids=ids, cursor_key=_CURSOR_KEY) as db:
        for design in (system.design, SERVICE_DESIGN):
            await db.create_tables(design)
        runtime = Runtime(
            db=db,
            rate_limits=StoredRateLimits(db, clock=clock),
            idempotency=StoredIdempotency(db, clock=clock, ids=ids),
            clock=clock,
            ids=ids,
            operator_hash="",
        )
        running = system.running(runtime)
        observer = Observing(Metrics(), [running])
        yield Trial(running, application([running], ids=ids, observer=observer), clock)
