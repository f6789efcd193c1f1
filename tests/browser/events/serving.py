"""The events service on a port of this machine, with its page, for a browser to talk to.

The store is in memory, and hooks are sent nowhere: `Receivers` answer in their place.
Not here: the browser (`desk.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tablewright.kits.webhooks import AttemptResult
from tablewright.systems.events.system import SYSTEM
from tablewright.testing import serving
from tablewright.testing.doubles import Doubles, MemorySender
from tablewright.testing.system import OPERATOR_TOKEN

HOSTILE_ANSWER = "<script>document.title='taken'</script>"


class Receivers(MemorySender):
    """The receiver of hooks: it accepts everything, except at a URL that contains `broken`."""

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> AttemptResult:
        if "broken" in url:
            return AttemptResult(500, None, 12, HOSTILE_ANSWER)
        return AttemptResult(200, None, 7, "thanks")


@dataclass
class Tenant:
    """A tenant of its own for each test, and its first key."""

    url: str  # of the service, such as http://127.0.0.1:5000/events
    name: str
    key: str
    key_id: str

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request of this tenant; a body may be JSON that is written already."""
        lines = {name.replace("_", "-"): value for name, value in headers.items()}
        return serving.sent(self.key, method, f"{self.url}/{path}", body, lines)

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
        made = serving.sent(OPERATOR_TOKEN, "POST", f"{url}/v1/tenants", {"tenant_id": name})
        return Tenant(url, name, made["api_key"], made["key_id"])


@contextmanager
def served() -> Iterator[Served]:
    """The service, for as long as the block lasts."""
    with serving.served(SYSTEM, doubles=Doubles(sender=Receivers())) as running:
        yield Served(running.origin)
