"""A system in memory, for tests without asyncio.

    def test_a_tenant_sees_its_own_orders(tablewright_system):
        shop = tablewright_system(SYSTEM)
        assert 200 == shop.caller("acme").get("/v1/orders").status

Not here: the system itself (`testing.system`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextlib import ExitStack, contextmanager
from typing import Any, Generic, TypeVar

from tablewright.api.system import System
from tablewright.client import AsyncDatabase, Database
from tablewright.client.embedded import AsyncEmbeddedTransport, EmbeddedTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest

P = TypeVar("P")
T = TypeVar("T")


class Caller:
    """Sends requests, and waits for the responses."""

    def __init__(self, caller: AsyncCaller, runner: asyncio.Runner) -> None:
        self._caller = caller
        self._runner = runner

    def get(self, target: str, **more: Any) -> ReceivedResponse:
        """Sends a GET request; `more` are arguments of `ask`."""
        return self.ask("GET", target, **more)

    def post(self, target: str, body: Any = None, **more: Any) -> ReceivedResponse:
        """Sends a POST request with JSON."""
        return self.ask("POST", target, body, **more)

    def put(self, target: str, body: Any = None, **more: Any) -> ReceivedResponse:
        """Sends a PUT request with JSON."""
        return self.ask("PUT", target, body, **more)

    def patch(self, target: str, body: Any = None, **more: Any) -> ReceivedResponse:
        """Sends a PATCH request with JSON."""
        return self.ask("PATCH", target, body, **more)

    def delete(self, target: str, **more: Any) -> ReceivedResponse:
        """Sends a DELETE request."""
        return self.ask("DELETE", target, **more)

    def ask(self, method: str, target: str, body: Any = None, **more: Any) -> ReceivedResponse:
        """Sends one request, with the arguments of `AsyncCaller.ask`."""
        return self._runner.run(self._caller.ask(method, target, body, **more))


class SystemUnderTest(Generic[P]):
    """A system in memory. `awaited` is the same system for code that uses asyncio."""

    def __init__(self, awaited: AsyncSystemUnderTest[P], runner: asyncio.Runner) -> None:
        self.awaited = awaited
        self.clock, self.ids = awaited.clock, awaited.ids
        self.calls, self.waits = awaited.calls, awaited.waits
        self.outbox, self.files, self.sender = awaited.outbox, awaited.files, awaited.sender
        self.errors = awaited.errors
        self._runner = runner

    @property
    def parts(self) -> P:
        """The parts that the system's handlers share."""
        return self.awaited.running.parts

    @property
    def db(self) -> AsyncDatabase:
        """The database, not bound to a tenant: `shop.run(shop.db.run(...))`."""
        return self.awaited.db

    def caller(self, name: str | None = None, **more: Any) -> Caller:
        """Returns a caller that signs in before its first request, or an anonymous one."""
        return Caller(self.awaited.caller(name, **more), self._runner)

    def bearer(self, token: str, **more: Any) -> Caller:
        """A caller with a key or token."""
        return Caller(self.awaited.bearer(token, **more), self._runner)

    @property
    def operator(self) -> Caller:
        """A caller with the operator's token."""
        return Caller(self.awaited.operator, self._runner)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine on the event loop of the system."""
        return self._runner.run(work)

    def run_jobs(self) -> None:
        """Runs all due background jobs."""
        self.run(self.awaited.run_jobs())


OpenAsync = Callable[..., AsyncSystemUnderTest[Any]]
Open = Callable[..., SystemUnderTest[Any]]


@contextmanager
def opening_async() -> Generator[OpenAsync]:
    """Yields a function that opens systems, each on an empty store, until the block ends."""
    with ExitStack() as stack:
        opened: list[AsyncSystemUnderTest[Any]] = []

        def open_system(
            system: System[Any, Any], *, clock: ManualClock | None = None, **more: Any
        ) -> AsyncSystemUnderTest[Any]:
            clock = clock or ManualClock()
            engine = Engine.memory(clock=clock)
            stack.callback(engine.close)
            with Database(
                transport=EmbeddedTransport(engine, owns_engine=False), clock=clock
            ) as db:
                for design in (system.design, SERVICE_DESIGN):
                    db.create_tables(design)
            transport = AsyncEmbeddedTransport(engine, owns_engine=False, writes_inline=True)
            opened.append(AsyncSystemUnderTest(system, transport, clock=clock, **more))
            return opened[-1]

        yield open_system
        for one in opened:
            one.check()


@contextmanager
def opening() -> Generator[Open]:
    """The same for tests without asyncio."""
    with asyncio.Runner() as runner, opening_async() as open_system:

        def open_sync(system: System[Any, Any], **more: Any) -> SystemUnderTest[Any]:
            return SystemUnderTest(open_system(system, **more), runner)

        yield open_sync
