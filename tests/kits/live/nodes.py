"""Nodes over one store: each has its own runtime, and can be killed at any of its calls."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.api.runtime import Holder, Runtime
from tablewright.api.waiting import Wakes
from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.ids import Ids, RandomIds
from tablewright.kits.live import Follower
from tablewright.kits.service_design import SERVICE_DESIGN
from tests.kits.live.chats import CHATS, Chats, Message, fold, recount

START = 4_000_000_000.0


class Killed(BaseException):
    """The process ended here."""


class Mortal:
    """A transport that ends its process at a call, before or after it was done."""

    def __init__(self, inner: AsyncEmbeddedTransport) -> None:
        self.inner = inner
        self.calls = 0
        self.dies_before: int | None = None
        self.dies_after: int | None = None
        self.between: Callable[[], object] | None = None  # happens after each call

    async def send(self, operation: str, body: bytes) -> bytes:
        self.calls += 1
        if self.calls == self.dies_before:
            raise Killed
        answer = await self.inner.send(operation, body)
        if self.calls == self.dies_after:
            raise Killed
        if self.between is not None:
            await _awaited(self.between())
        return answer

    async def close(self) -> None:
        """Does nothing: the engine outlives the process."""


class Embedded(Mortal):
    """The same on an embedded store, which says how often it was written."""

    @property
    def versions(self) -> Any:
        return self.inner.versions


async def _awaited(result: Any) -> None:
    if asyncio.iscoroutine(result):
        await result


@dataclass
class Node:
    """One process with a follower."""

    transport: Mortal
    runtime: Runtime
    follower: Follower = field(init=False)

    def __post_init__(self) -> None:
        given = self.runtime
        self.follower = Follower(given, "chats", "daily", Chats, fold, recount=recount(given.db))

    @property
    def db(self) -> AsyncDatabase:
        return self.runtime.db


@dataclass
class Store:
    """A store, its clock, and the processes over it."""

    engine: Engine
    clock: ManualClock
    is_remote: bool = False

    def node(self, *, holder: Holder | None = None, **more: Any) -> Node:
        """A new process."""
        inner = AsyncEmbeddedTransport(self.engine, owns_engine=False, writes_inline=True)
        transport = (Mortal if self.is_remote else Embedded)(inner)
        runtime = runtime_on(transport, self.clock, RandomIds(), holder=holder, **more)
        return Node(transport, runtime)


def runtime_on(transport: Any, clock: ManualClock, ids: Ids, **more: Any) -> Runtime:
    """What a process provides; waiting moves the clock."""

    async def wait(event: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(0)
        if not event.is_set():
            clock.advance(seconds=seconds)

    nothing: Any = None
    given: dict[str, Any] = {"wait": wait, "wakes": Wakes(), **more}
    return Runtime(
        db=AsyncDatabase(transport=transport, clock=clock, ids=ids),
        rate_limits=nothing,
        idempotency=nothing,
        clock=clock,
        ids=ids,
        operator_hash="",
        **given,
    )


@asynccontextmanager
async def opened(*, is_remote: bool = False) -> AsyncIterator[Store]:
    """An empty store with the toy's tables."""
    clock = ManualClock(START)
    with Engine.memory(clock=clock) as engine:
        store = Store(engine, clock, is_remote)
        db = store.node().db
        for design in (CHATS, SERVICE_DESIGN):
            await db.create_tables(design)
        yield store


def message(number: int, *, day: int = 1, is_read: bool = False, at: float = START) -> Message:
    """A message of one of two accounts."""
    account = ("acme", "globex")[number % 2]
    return Message(
        account=account,
        message_id=f"m{number}",
        day=f"2096-01-{day:02}",
        sent_at=datetime.fromtimestamp(at, UTC),
        is_read=is_read,
    )
