"""A system in memory: assembled as `tablewright serve` does it, and called without a server.

    async with in_memory(SYSTEM) as shop:
        created = await shop.caller("acme").post("/v1/orders", {"title": "Lamp"})

Its clock does not advance, its ids count up, and mails, files and webhooks stay in memory. Long
polls do not wait: time moves instead.
Not here: the same for tests without asyncio (`testing.sync_system`).
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import cycle
from typing import Any, Final, Generic, TypeVar

from tablewright.api.api_keys import hash_of, new_key
from tablewright.api.application import application
from tablewright.api.http.exchange import Exchange
from tablewright.api.idempotency.stored import StoredIdempotency
from tablewright.api.limiting.rate_limits import StoredRateLimits
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.requests import Observing
from tablewright.api.openapi.docs_page import docs_routes
from tablewright.api.runtime import RateLimits, Runtime
from tablewright.api.system import RunningSystem, System
from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.metering import CallReport
from tablewright.client.transport import AsyncTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.ids import CountingIds, Ids
from tablewright.kits.calendar import Calendar
from tablewright.kits.jobs import JobRunner, OnRun, Wait
from tablewright.kits.keyed import Keyed
from tablewright.kits.live import Follower
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing.caller import Application, AsyncCaller, Headers, bearer
from tablewright.testing.doubles import Doubles
from tablewright.testing.watched import WatchedTransport

P = TypeVar("P")
S = TypeVar("S", bound="AsyncSystemUnderTest[Any]")

OPERATOR_TOKEN: Final = new_key("tablewright_admin", CountingIds())
CURSOR_KEY: Final = b"only for tests, never for a store"[:32]

SignIn = Callable[[Any, str], Awaitable[Headers]]  # a system and a name -> a credential
OnResponse = Callable[[Exchange], None]


class _Watching(Observing):
    """Writes log lines as `serve` does, and records unexpected errors."""

    def __init__(self, nodes: list[RunningSystem[Any]], on_response: OnResponse | None) -> None:
        super().__init__(Metrics(), nodes)
        self.errors: list[Exception] = []
        self._on_response = on_response

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        """Records the result of a request."""
        super().ended(exchange, seconds, error)
        if error is not None and exchange.status == 500:
            self.errors.append(error)
        if self._on_response is not None:
            self._on_response(exchange)


class AsyncSystemUnderTest(Generic[P]):
    """A system in memory, for tests that use asyncio.

    With several `nodes`, the system is assembled several times over the same store, and requests go
    to each in turn. `sign_in` returns the credential of a caller; a system of the kit `keyed` does
    not need one. `errors` lists unexpected errors: each was a response with status 500. Other
    arguments replace parts of the system's runtime. With `has_pages`, the system also serves its
    page and its documentation.
    """

    def __init__(
        self,
        system: System[P, Any],
        transport: AsyncTransport,
        *,
        options: Any = None,
        clock: ManualClock | None = None,
        ids: Ids | None = None,
        nodes: int = 1,
        sign_in: SignIn | None = None,
        on_response: OnResponse | None = None,
        worked: OnRun | None = None,
        wait: Wait | None = None,
        doubles: Doubles | None = None,
        network: Any = None,
        rate_limits: RateLimits | None = None,
        has_pages: bool = False,
        url: str = "http://localhost",
    ) -> None:
        # Without its page: reading the files would take longer than most tests.
        self.system = system if has_pages else replace(system, pages=None, more_pages={})
        self.transport = transport
        self.watched = WatchedTransport(transport)
        self.clock = clock or ManualClock()
        self.ids: Ids = ids or CountingIds()
        self.calls: list[CallReport] = []
        self.doubles = doubles or Doubles()
        self.files, self.outbox = self.doubles.files, self.doubles.outbox
        self.sender = self.doubles.sender
        self._network, self._url = network, url
        self.waits: list[float] = []  # of long polls and streams, in seconds
        self._waiting, self._rate_limits = wait or self._wait, rate_limits
        self.nodes = [self.assembled(options, worked) for _ in range(nodes)]
        self._sign_in = sign_in or _keyed
        watching = _Watching(self.nodes, on_response)
        self.errors = watching.errors
        docs = {system.name: docs_routes(system)} if has_pages else {}
        apps = [
            application([one], ids=self.ids, observer=watching, extra=docs) for one in self.nodes
        ]
        self.app: Application = apps[0] if nodes == 1 else _dealt(apps)

    @property
    def running(self) -> RunningSystem[P]:
        """The system on its first node."""
        return self.nodes[0]

    @property
    def db(self) -> AsyncDatabase:
        """The database of the first node, not bound to a tenant."""
        return self.running.runtime.db

    def assembled(self, options: Any = None, worked: OnRun | None = None) -> RunningSystem[P]:
        """Assembles the system again, as another process would."""
        db = AsyncDatabase(
            transport=self.watched,
            keys=self.doubles.keys,
            clock=self.clock,
            ids=self.ids,
            cursor_key=CURSOR_KEY,
            on_call=self.calls.append,
        )
        runtime = Runtime(
            db=db,
            rate_limits=self._rate_limits
            or StoredRateLimits(db, clock=self.clock, system=self.system.name),
            idempotency=StoredIdempotency(db, clock=self.clock, ids=self.ids),
            clock=self.clock,
            ids=self.ids,
            operator_hash=hash_of(OPERATOR_TOKEN),
            worked=worked,
            files=self.files,
            outbox=self.outbox,
            sender=self.sender,
            network=self._network,
            wait=self._waiting,
            url=self._url,
            secret=b"a secret of tests, always the same",
        )
        return self.system.running(runtime, options)

    def caller(self, name: str | None = None, **more: Any) -> AsyncCaller:
        """Returns a caller that signs in before its first request, or an anonymous one."""
        return AsyncCaller(self.app, None if name is None else partial(self.sign_in, name), **more)

    def bearer(self, token: str, **more: Any) -> AsyncCaller:
        """A caller with a key or token."""
        return AsyncCaller(self.app, bearer(token), **more)

    @property
    def operator(self) -> AsyncCaller:
        """A caller with the operator's token."""
        return self.bearer(OPERATOR_TOKEN)

    async def sign_in(self, name: str) -> Headers:
        """Returns the headers of a caller's credential."""
        return await self._sign_in(self, name)

    async def create_tables(self) -> None:
        """Creates the tables of the system, and those that all systems share."""
        for design in (self.system.design, SERVICE_DESIGN):
            await self.db.create_tables(design)

    async def run_jobs(self) -> None:
        """Fires due times of calendars, runs due jobs, and lets followers fold every change."""
        for kind in (Calendar, JobRunner, Follower):
            for node in self.nodes:
                for work in node.assembly.work:
                    if isinstance(work, kind):
                        await work.run_due()

    def check(self) -> None:
        """Raises unexpected errors."""
        if self.errors:
            raise ExceptionGroup(f"{self.system.name} responded with status 500", self.errors)

    async def _wait(self, event: asyncio.Event, seconds: float) -> None:
        """Advances the time at once, unless the event is set."""
        await asyncio.sleep(0)
        if not event.is_set():
            self.waits.append(seconds)
            self.clock.advance(seconds=seconds)


async def _keyed(system: AsyncSystemUnderTest[Any], tenant: str) -> Headers:
    parts = system.running.parts
    if not isinstance(parts, Keyed):
        raise TypeError(
            f"{system.system.name} does not use the kit keyed. Pass sign_in=, a function that "
            "takes the system and a name, and returns headers."
        )
    return bearer((await parts.keys.create(tenant, "Test")).key)


def _dealt(apps: list[Any]) -> Application:
    """Returns an application that passes requests to several, in turn."""
    turns = cycle(apps)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await next(turns)(scope, receive, send)

    return app


@asynccontextmanager
async def in_memory(
    system: System[Any, Any],
    kind: type[S] = AsyncSystemUnderTest[Any],
    *,
    transport: AsyncTransport | None = None,
    clock: ManualClock | None = None,
    **more: Any,
) -> AsyncGenerator[S]:
    """Runs the system on an empty store during the block.

    `kind` is a subclass with your own helpers; `more` are its arguments. The block fails if the
    system responded with status 500.
    """
    clock = clock or ManualClock()
    transport = transport or AsyncEmbeddedTransport(
        Engine.memory(clock=clock), owns_engine=True, writes_inline=True
    )
    try:
        opened = kind(system, transport, clock=clock, **more)
        await opened.create_tables()
        yield opened
        opened.check()
    finally:
        await transport.close()


Test = Callable[..., Coroutine[Any, Any, None]]


def with_system(opening: Callable[..., AbstractAsyncContextManager[Any]]) -> Callable[..., Any]:
    """A decorator for async tests, which then need no plugin: each gets its own system.

    `opening` opens the system, which becomes the test's first argument:

        with_shop = with_system(lambda **options: in_memory(SYSTEM, **options))

        @with_shop
        async def test_an_order_is_created(shop): ...

    `test_an_order_is_created.on(nodes=2)` runs the same test with other options.
    """

    def decorator(test: Test | None = None, **options: Any) -> Callable[..., Any]:
        if test is None:
            return partial(decorator, **options)

        def run(*args: Any, **kwargs: Any) -> None:
            async def main() -> None:
                async with opening(**options) as system:
                    await test(system, *args, **kwargs)

            asyncio.run(main())

        signature = inspect.signature(test)
        left = list(signature.parameters.values())[1:]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        run.__name__, run.__doc__ = test.__name__, test.__doc__
        run.on = lambda **more: decorator(test, **options, **more)()  # type: ignore[attr-defined]
        return run

    return decorator
