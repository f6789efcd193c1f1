"""The events service in memory, with two tenants.

Its ids are not in the order of time, and a test can lose responses of its store.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.transport import AsyncTransport
from tablewright.ids import CountingIds
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.system import SYSTEM
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory, with_system
from tests.client.losing import AsyncLosingTransport
from tests.model.engine import engine_transport
from tests.model.targets import START

TENANTS = ("acme", "globex")


class Unread(CountingIds):
    """Ids that count up, in an order that is not that of time."""

    def uuid(self) -> str:
        self._last += 1
        return f"{self._last * 7919 % 65536:08x}-0000-4000-8000-{self._last:012x}"


class World(AsyncSystemUnderTest[Parts]):
    """What a test of the service works with."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.keys: dict[str, str] = {}  # of tenants

    @property
    def losing(self) -> AsyncLosingTransport:
        assert isinstance(self.transport, AsyncLosingTransport)
        return self.transport

    @property
    def acme(self) -> AsyncCaller:
        return self.bearer(self.keys["acme"])

    @property
    def globex(self) -> AsyncCaller:
        return self.bearer(self.keys["globex"])

    @property
    def now_ms(self) -> int:
        return int(self.clock.now() * 1000)

    @property
    def sent_ids(self) -> list[str]:
        return [call.headers["webhook-id"] for call in self.sender.sent]

    async def send(self, *payloads: dict[str, Any], to: str = "acme") -> list[str]:
        """Stores events, a second apart; their ids."""
        ids: list[str] = []
        for payload in payloads:
            ids.append(await sent(self.bearer(self.keys[to]), payload))
            self.clock.advance(seconds=1)
        return ids


async def sent(caller: AsyncCaller, payload: Any, **headers: str) -> str:
    """Stores one event; its id."""
    reply = await caller.ask("POST", "/v1/events", payload, headers=headers)
    assert 201 == reply.status, reply.body
    return reply.json["id"]


async def walked(
    caller: AsyncCaller,
    target: str,
    *,
    between: Callable[[], Coroutine[Any, Any, Any]] | None = None,
) -> list[dict[str, Any]]:
    """All events of a list, page by page; something may happen between two pages."""
    events: list[dict[str, Any]] = []
    cursor: str | None = None
    for _ in range(200):
        more = "" if cursor is None else f"&cursor={cursor}"
        reply = await caller.ask("GET", f"{target}{more}")
        assert 200 == reply.status, reply.body
        events += reply.json["events"]
        cursor = reply.json["next_cursor"]
        if cursor is None:
            return events
        if between is not None:
            await between()
    raise AssertionError("the list does not end")


def code_of(reply: ReceivedResponse) -> tuple[int, str]:
    """The status of an error, and its word."""
    return reply.status, reply.error["code"]


def numbers(events: list[dict[str, Any]]) -> list[int]:
    """The numbers that a test has put into events."""
    return [one["payload"]["n"] for one in events]


def exact(reply: ReceivedResponse) -> Any:
    """A response with its numbers as texts."""
    return json.loads(reply.body, parse_float=str, parse_int=str)


@asynccontextmanager
async def running(
    options: EventsOptions | None = None,
    *,
    transport: AsyncTransport | None = None,
    clock: ManualClock | None = None,
    **more: Any,
) -> AsyncIterator[World]:
    """The service on an empty store; without a transport, in memory."""
    clock = clock or ManualClock(START)
    transport = (
        transport
        or engine_transport()
        or AsyncEmbeddedTransport(Engine.memory(clock=clock), owns_engine=True, writes_inline=True)
    )
    async with in_memory(
        SYSTEM,
        World,
        transport=AsyncLosingTransport(transport),
        options=options,
        clock=clock,
        ids=Unread(),
        **more,
    ) as world:
        for tenant in TENANTS:
            reply = await world.operator.ask("POST", "/v1/tenants", {"tenant_id": tenant})
            world.keys[tenant] = reply.json["api_key"]
        yield world


with_events = with_system(running)
