"""Places where the same tests run: in memory, on disk, over HTTP, and awaited on an event loop.

Every target gives a `Database`, or something that looks like one, so that a test cannot tell which
it has. The clock of a client stands still until a test moves it; it stands in a far year, so that a
server with a clock of its own finds nothing expired.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.client import AsyncDatabase, Database
from tablewright.client.embedded import AsyncEmbeddedTransport, EmbeddedTransport
from tablewright.client.targets import open_async_transport, open_transport
from tablewright.model import Design, Operation
from tests.endpoint.running import served_alone
from tests.model.engine import ENGINE, on_engine
from tests.model.peers import moto

START = 4_000_000_000  # in the year 2096
TARGETS = ("memory", "http")
PEERS = ("moto",)  # each a process of its own
WITH_PEERS = (*TARGETS, "disk", "async", "async-http", *PEERS)

Options = dict[str, Any]


class Awaited:
    """An `AsyncDatabase` with the methods of a `Database`, each awaited on one event loop."""

    def __init__(self, database: AsyncDatabase, runner: asyncio.Runner) -> None:
        self.database = database
        self._runner = runner

    def run(self, operation: Operation[Any]) -> Any:
        return self._runner.run(self.database.run(operation))

    def all(self, operation: Operation[Any], **options: Any) -> Any:
        return self._runner.run(self.database.all(operation, **options))

    def stream(self, operation: Operation[Any]) -> Iterator[Any]:
        return iter(self.all(operation))

    def pages(self, operation: Operation[Any]) -> Iterator[Any]:
        async def found() -> list[Any]:
            return [page async for page in self.database.pages(operation)]

        return iter(self._runner.run(found()))

    def all_in_parallel(self, scan: Any, **options: Any) -> Any:
        return self._runner.run(self.database.all_in_parallel(scan, **options))

    def rewriting(self, entity: Any, **options: Any) -> Iterator[Any]:
        async def found() -> list[Any]:
            return [step async for step in self.database.rewriting(entity, **options)]

        return iter(self._runner.run(found()))

    def call(self, operation: str, request: dict[str, Any]) -> dict[str, Any]:
        return self._runner.run(self.database.call(operation, request))

    def create_tables(self, design: Design) -> None:
        self._runner.run(self.database.create_tables(design))

    def for_tenant(self, tenant: str) -> Awaited:
        return Awaited(self.database.for_tenant(tenant), self._runner)


class HastyClock(ManualClock):
    """A clock that moves by itself when code waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def wait(self, stop: Any, seconds: float) -> bool:
        self.waits.append(seconds)
        self.advance(seconds=seconds)
        return stop.is_set()

    pause = wait


@contextmanager
def in_memory(clock: ManualClock, folder: Path, options: Options) -> Iterator[Any]:
    with EmbeddedTransport(Engine.memory(clock=clock), owns_engine=True) as transport:
        yield Database(transport=transport, clock=clock, **options)


@contextmanager
def on_disk(clock: ManualClock, folder: Path, options: Options) -> Iterator[Any]:
    # A sweeper would delete what has expired at a moment of its own.
    engine = Engine.open(folder / "store", clock=clock, sweeps=False)
    with EmbeddedTransport(engine, owns_engine=True) as transport:
        yield Database(transport=transport, clock=clock, **options)


@contextmanager
def awaited(clock: ManualClock, folder: Path, options: Options) -> Iterator[Any]:
    engine = Engine.memory(clock=clock)
    transport = AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True)
    with asyncio.Runner() as runner:
        yield Awaited(AsyncDatabase(transport=transport, clock=clock, **options), runner)
        runner.run(transport.close())


class Servers:
    """HTTP servers, each started when a test first needs it."""

    def __init__(self) -> None:
        self._open: dict[str, Any] = {}

    def url(self, name: str, serving: Callable[[], Any]) -> str:
        if name not in self._open:
            context = serving()
            self._open[name] = (context, context.__enter__())
        return self._open[name][1]

    def close(self) -> None:
        for context, _ in self._open.values():
            context.__exit__(None, None, None)


@contextmanager
def endpoint() -> Iterator[str]:
    """Our own endpoint, in a thread of this process."""
    with Engine.memory() as engine, served_alone(engine) as running:
        yield f"http://127.0.0.1:{running.port}"


@contextmanager
def over_http(url: str, clock: ManualClock, options: Options) -> Iterator[Any]:
    transport = open_transport(url)
    database = Database(transport=transport, clock=clock, **options)
    try:
        yield database
    finally:
        for name in database.call("ListTables", {})["TableNames"]:
            database.call("DeleteTable", {"TableName": name})
        transport.close()


@contextmanager
def awaited_over_http(url: str, clock: ManualClock, options: Options) -> Iterator[Any]:
    with asyncio.Runner() as runner:

        async def opened() -> AsyncDatabase:
            return AsyncDatabase(transport=open_async_transport(url), clock=clock, **options)

        inner = runner.run(opened())
        database = Awaited(inner, runner)
        try:
            yield database
        finally:
            for name in database.call("ListTables", {})["TableNames"]:
                database.call("DeleteTable", {"TableName": name})
            runner.run(inner._transport.close())


_EMBEDDED = {"memory": in_memory, "disk": on_disk, "async": awaited}


@contextmanager
def opened(
    name: str, servers: Servers, clock: ManualClock, folder: Path, options: Options
) -> Iterator[Any]:
    """A database on a target, empty at first."""
    if name == ENGINE:
        context = on_engine(clock, options)
    elif name in _EMBEDDED:
        context = _EMBEDDED[name](clock, folder, options)
    else:
        opens = awaited_over_http if name.startswith("async-") else over_http
        server, serving = ("moto", moto) if name == "moto" else ("endpoint", endpoint)
        context = opens(servers.url(server, serving), clock, options)
    with context as database:
        yield database
