"""The events service on a port of this machine, with its page, for a browser to talk to.

The store is in memory, and hooks are sent nowhere: `Receivers` answer in their place.
Not here: the browser (`desk.py`).
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from tablewright.api import limits
from tablewright.api.api_keys import hash_of
from tablewright.api.application import application
from tablewright.api.design import SERVICE_DESIGN
from tablewright.api.docs_page import docs_routes
from tablewright.api.exchange import Exchange
from tablewright.api.rate_limits import StoredRates
from tablewright.api.repeats import StoredRepeats
from tablewright.api.surroundings import Surroundings
from tablewright.api.system import RunningSystem
from tablewright.api.webhooks import Result, Sender, TargetRules
from tablewright.client import AsyncDatabase
from tablewright.clock import SystemClock
from tablewright.ids import RandomIds
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.system import DESIGN, SYSTEM, assemble
from tests.model.targets import Keys

ADMIN_TOKEN = "tablewright_admin_for_tests_only_0123456789"
REQUEST_SECONDS_MAX = 10
HOSTILE_ANSWER = "<script>document.title='taken'</script>"


class Receivers(Sender):
    """Whoever hooks lead to: all is well, but at a URL that says `broken`."""

    def __init__(self) -> None:
        super().__init__(TargetRules())

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Result:
        if "broken" in url:
            return Result(500, None, 12, HOSTILE_ANSWER)
        return Result(200, None, 7, "thanks")


class _Nobody:
    def began(self) -> None:
        """Nothing is noted."""

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        """Nothing is noted."""


@dataclass
class Tenant:
    """A tenant of its own for each test, and its first key."""

    url: str  # of the service, such as http://127.0.0.1:5000/events
    name: str
    key: str
    key_id: str

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request of this tenant; a body may be JSON that is written already."""
        return _asked(self.key, method, f"{self.url}/{path}", body, headers)

    def send(self, payload: Any, **headers: str) -> str:
        """Sends an event; its id."""
        return self.ask("POST", "v1/events", payload, **headers)["id"]

    def inbox(self) -> list[str]:
        """The ids of what is undelivered."""
        return [one["id"] for one in self.ask("GET", "v1/inbox")["events"]]

    def status(self, event_id: str) -> str:
        return self.ask("GET", f"v1/events/{event_id}")["status"]


@dataclass
class Served:
    """The service, running."""

    origin: str
    count: int = field(default=0)

    def tenant(self) -> Tenant:
        """A new tenant, made as an administrator makes one."""
        self.count += 1
        name = f"acme-{self.count}"
        url = f"{self.origin}/events"
        made = _asked(ADMIN_TOKEN, "POST", f"{url}/v1/tenants", {"tenant_id": name}, {})
        return Tenant(url, name, made["api_key"], made["key_id"])


@contextmanager
def served() -> Iterator[Served]:
    """The service, for as long as the block lasts."""
    listening = socket.create_server(("127.0.0.1", 0))
    ready, servers = threading.Event(), list[uvicorn.Server]()

    async def serve() -> None:
        async with AsyncDatabase("memory:", keys=Keys(), cursor_key=b"k" * 32) as db:
            for design in (SERVICE_DESIGN, DESIGN):
                await db.create_tables(design)
            stopping = asyncio.Event()
            config = uvicorn.Config(
                _application(db, stopping),
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

    thread = threading.Thread(target=lambda: asyncio.run(serve()), name="events")
    thread.start()
    try:
        assert ready.wait(limits.API_STOP_SECONDS_MAX), "the server did not start"
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        for server in servers:
            server.should_exit = True
        thread.join()
        listening.close()


def _application(db: AsyncDatabase, stopping: asyncio.Event) -> ASGIApp:
    clock, ids = SystemClock(), RandomIds()
    surroundings = Surroundings(
        db=db,
        admission=StoredRates(db, clock=clock),
        repeats=StoredRepeats(db, clock=clock, ids=ids),
        clock=clock,
        ids=ids,
        admin_hash=hash_of(ADMIN_TOKEN),
        stopping=stopping,
    )
    assembly = assemble(surroundings, EventsOptions(), sender=Receivers())
    events = RunningSystem(SYSTEM, assembly, surroundings)
    return application([events], ids=ids, observer=_Nobody(), extra={"events": docs_routes(SYSTEM)})


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


def _asked(key: str, method: str, url: str, body: Any, headers: Mapping[str, str]) -> Any:
    lines = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    lines |= {name.replace("_", "-"): value for name, value in headers.items()}
    data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    request = urllib.request.Request(
        url, method=method, headers=lines, data=None if body is None else data
    )
    with urllib.request.urlopen(request, timeout=REQUEST_SECONDS_MAX) as answer:
        text = answer.read()
    return json.loads(text) if text else None
