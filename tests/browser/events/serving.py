"""The events service on a port of this machine, with its page, for a browser to talk to.

The store is in memory, and hooks are sent nowhere: `Receivers` answer in their place.
Not here: the browser (`desk.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp

from tablewright.api.api_keys import hash_of
from tablewright.api.application import application
from tablewright.api.design import SERVICE_DESIGN
from tablewright.api.docs_page import docs_routes
from tablewright.api.rate_limits import StoredRateLimits
from tablewright.api.repeats import StoredIdempotency
from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem
from tablewright.api.webhooks import Result, Sender, TargetRules
from tablewright.client import AsyncDatabase
from tablewright.clock import SystemClock
from tablewright.ids import RandomIds
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.system import DESIGN, SYSTEM, assemble
from tests.browser.serving import Nobody, asked, serving

ADMIN_TOKEN = "tablewright_admin_for_tests_only_0123456789"
HOSTILE_ANSWER = "<script>document.title='taken'</script>"


class Receivers(Sender):
    """Whoever hooks lead to: all is well, but at a URL that says `broken`."""

    def __init__(self) -> None:
        super().__init__(TargetRules())

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Result:
        if "broken" in url:
            return Result(500, None, 12, HOSTILE_ANSWER)
        return Result(200, None, 7, "thanks")


@dataclass
class Tenant:
    """A tenant of its own for each test, and its first key."""

    url: str  # of the service, such as http://127.0.0.1:5000/events
    name: str
    key: str
    key_id: str

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request of this tenant; a body may be JSON that is written already."""
        return asked(self.key, method, f"{self.url}/{path}", body, headers)

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
        made = asked(ADMIN_TOKEN, "POST", f"{url}/v1/tenants", {"tenant_id": name}, {})
        return Tenant(url, name, made["api_key"], made["key_id"])


@contextmanager
def served() -> Iterator[Served]:
    """The service, for as long as the block lasts."""
    with serving(_application, SERVICE_DESIGN, DESIGN) as origin:
        yield Served(origin)


def _application(db: AsyncDatabase, stopping: asyncio.Event) -> ASGIApp:
    clock, ids = SystemClock(), RandomIds()
    runtime = Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=clock),
        idempotency=StoredIdempotency(db, clock=clock, ids=ids),
        clock=clock,
        ids=ids,
        operator_hash=hash_of(ADMIN_TOKEN),
        stopping=stopping,
    )
    assembly = assemble(runtime, EventsOptions(), sender=Receivers())
    events = RunningSystem(SYSTEM, assembly, runtime)
    return application([events], ids=ids, observer=Nobody(), extra={"events": docs_routes(SYSTEM)})
