"""The events service in this process: a store in memory, a clock that stands still, two tenants.

Hooks are sent by a script that connects to nothing. Time passes when a test moves it, or when
something waits for it.
"""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.api.api_keys import hash_of, new_key
from tablewright.api.application import application
from tablewright.api.exchange import Exchange
from tablewright.api.jobs import JobRunner, OnRun
from tablewright.api.rate_limits import StoredRateLimits
from tablewright.api.records import ServiceRecords
from tablewright.api.repeats import StoredIdempotency
from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem
from tablewright.api.webhooks import Result, Sender, TargetRules
from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.metering import CallReport
from tablewright.client.transport import AsyncTransport
from tablewright.ids import CountingIds
from tablewright.model import design_of
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.system import DESIGN, SYSTEM, assemble
from tests.api.caller import Caller, Reply
from tests.client.losing import AsyncLosingTransport
from tests.model.targets import START, Keys

TENANTS = ("acme", "globex")
ADMIN_TOKEN = new_key("tablewright_admin", CountingIds())
OK = Result(200, None, 12, "fine")


class Script(Sender):
    """A sender that connects to nothing: `answers` has its results by URL, the last one stays."""

    def __init__(self) -> None:
        super().__init__(TargetRules())
        self.sent: list[tuple[str, Mapping[str, str], bytes]] = []
        self.answers: dict[str, list[Result]] = {}

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Result:
        self.sent.append((url, headers, body))
        await asyncio.sleep(0)
        results = self.answers.setdefault(url, [OK])
        return results.pop(0) if len(results) > 1 else results[0]

    @property
    def sent_ids(self) -> list[str]:
        return [headers["webhook-id"] for _, headers, _ in self.sent]


@dataclass
class Watching:
    """An observer that keeps the errors nobody expects."""

    bugs: list[Exception] = field(default_factory=list[Exception])

    def began(self) -> None:
        pass

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        if error is not None and exchange.status == 500:
            self.bugs.append(error)


class Unread(CountingIds):
    """Ids that count up, in an order that is not that of time."""

    def uuid(self) -> str:
        self._last += 1
        return f"{self._last * 7919 % 65536:08x}-0000-4000-8000-{self._last:012x}"


@dataclass
class World:
    """What a test of the service works with."""

    service: RunningSystem[Any]
    app: Any
    db: AsyncDatabase
    clock: ManualClock
    calls: list[CallReport]
    sender: Script
    watching: Watching
    keys: dict[str, str]  # of tenants
    losing: AsyncLosingTransport
    waits: list[float] = field(default_factory=list[float])

    def caller(self, token: str | None = None, **headers: str) -> Caller:
        shown = {} if token is None else {"authorization": f"Bearer {token}"}
        return Caller(self.app, shown | headers)

    @property
    def acme(self) -> Caller:
        return self.caller(self.keys["acme"])

    @property
    def globex(self) -> Caller:
        return self.caller(self.keys["globex"])

    @property
    def admin(self) -> Caller:
        return self.caller(ADMIN_TOKEN)

    @property
    def now_ms(self) -> int:
        return int(self.clock.now() * 1000)

    async def send(self, *payloads: dict[str, Any], to: str = "acme") -> list[str]:
        """Stores events, a second apart; their ids."""
        ids: list[str] = []
        for payload in payloads:
            ids.append(await sent(self.caller(self.keys[to]), payload))
            self.clock.advance(seconds=1)
        return ids

    async def do_jobs(self) -> None:
        """Does all jobs that are due."""
        runner = self.service.assembly.work[1]
        assert isinstance(runner, JobRunner)
        await runner.run_due()


async def sent(caller: Caller, payload: Any, **headers: str) -> str:
    """Stores one event; its id."""
    reply = await caller.ask("POST", "/v1/events", payload, headers=headers)
    assert 201 == reply.status, reply.body
    return reply.json["id"]


async def walked(
    caller: Caller, target: str, *, between: Callable[[], Coroutine[Any, Any, Any]] | None = None
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


def code_of(reply: Reply) -> tuple[int, str]:
    """The status of a refusal, and its word."""
    return reply.status, reply.error["code"]


def numbers(events: list[dict[str, Any]]) -> list[int]:
    """The numbers that a test has put into events."""
    return [one["payload"]["n"] for one in events]


def exact(reply: Reply) -> Any:
    """An answer with its numbers as texts."""
    return json.loads(reply.body, parse_float=str, parse_int=str)


@asynccontextmanager
async def running(
    options: EventsOptions | None = None,
    *,
    transport: AsyncTransport | None = None,
    clock: ManualClock | None = None,
    watching: Watching | None = None,
    worked: OnRun | None = None,
) -> AsyncIterator[World]:
    """The service on an empty store; without a transport, in memory."""
    clock, ids, calls = clock or ManualClock(START), Unread(), list[CallReport]()
    own = transport is None
    if transport is None:
        engine = Engine.memory(clock=clock)
        transport = AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True)
    losing = AsyncLosingTransport(transport)
    db = AsyncDatabase(
        transport=losing,
        keys=Keys(),
        clock=clock,
        ids=ids,
        cursor_key=b"k" * 32,
        on_call=calls.append,
    )
    for design in (DESIGN, design_of("service", ServiceRecords)):
        await db.create_tables(design)
    waits: list[float] = []

    async def wait(event: asyncio.Event, seconds: float) -> None:
        """Time passes at once, unless the event is set."""
        await asyncio.sleep(0)
        if not event.is_set():
            waits.append(seconds)
            clock.advance(seconds=seconds)

    runtime = Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=clock),
        idempotency=StoredIdempotency(db, clock=clock, ids=ids),
        clock=clock,
        ids=ids,
        operator_hash=hash_of(ADMIN_TOKEN),
        worked=worked,
    )
    sender, watching = Script(), watching or Watching()
    # Without its page: other tests look at that, and reading its files takes longer than the rest.
    assembly = assemble(runtime, options or EventsOptions(), wait=wait, sender=sender)
    made = RunningSystem(replace(SYSTEM, pages=None), assembly, runtime)
    app = application([made], ids=ids, observer=watching)
    world = World(made, app, db, clock, calls, sender, watching, {}, losing, waits)
    try:
        for tenant in TENANTS:
            reply = await world.admin.ask("POST", "/v1/tenants", {"tenant_id": tenant})
            world.keys[tenant] = reply.json["api_key"]
        yield world
        assert [] == watching.bugs
    finally:
        if own:
            await transport.close()


Test = Callable[..., Coroutine[Any, Any, None]]


def with_events(
    test: Test | None = None, *, options: EventsOptions | None = None
) -> Callable[..., Any]:
    """A test that is run with a service of its own, as its first argument."""

    def made(test: Test) -> Callable[..., None]:
        def run(*args: Any, **kwargs: Any) -> None:
            async def main() -> None:
                async with running(options) as world:
                    await test(world, *args, **kwargs)

            asyncio.run(main())

        signature = inspect.signature(test)
        left = list(signature.parameters.values())[1:]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return made if test is None else made(test)
