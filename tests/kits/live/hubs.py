"""Hubs over the toy's messages, and clients that listen to them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic
from tablewright.clock import Clock
from tablewright.kits.live import Hub, LiveEvent, LiveSubscription, Received
from tablewright.model import ChangeRecord, since
from tests.kits.live.chats import Chats, Message
from tests.kits.live.nodes import Node, Store

Way = Literal["tail", "query"]


def event_of(message: Message) -> LiveEvent:
    at_ms = round(message.sent_at.timestamp() * 1000)
    return LiveEvent(message.message_id, at_ms, b'"%s"' % message.message_id.encode())


def topics(change: ChangeRecord) -> Iterable[tuple[Topic, LiveEvent]]:
    if change.entity is Message and change.kind == "insert":
        yield (change.new.account,), event_of(change.new)


@dataclass
class Index:
    """An index that shows a message some seconds after it was stored."""

    clock: Clock
    visible_at: dict[str, float] = field(default_factory=dict[str, float])
    reads: int = 0

    def shows(self, message: Message) -> bool:
        return self.clock.now() >= self.visible_at.get(message.message_id, 0.0)


def hub_of(node: Node, way: Way, index: Index | None = None, **options: Any) -> Hub:
    """The messages of each account, as a node has them."""
    return hub_on(node.runtime, way, index, **options)


def hub_on(given: Runtime, way: Way, index: Index | None = None, **options: Any) -> Hub:
    """The messages of each account, by the stream of their table or by a query."""
    shown = index or Index(given.clock)

    async def read(topic: Topic, at_ms: int) -> AsyncGenerator[LiveEvent]:
        shown.reads += 1
        times = since(datetime.fromtimestamp(at_ms / 1000, UTC))
        async for message in given.db.stream(Message.since(topic[0], times)):
            if shown.shows(message):
                yield event_of(message)

    more: dict[str, Any] = {"table": Chats, "topics": topics} if way == "tail" else {}
    return Hub(given, "chats", read, **more, **options)


@dataclass
class Client:
    """Listens, goes away, and comes back to any hub."""

    store: Store
    topic: Topic = ("acme",)
    received: list[str] = field(default_factory=list[str])
    position: str | None = None
    subscription: LiveSubscription | None = None
    _open: AsyncExitStack = field(default_factory=AsyncExitStack)
    _batches: Any = None

    async def connect(self, hub: Hub, *, quiet_seconds: float = 1.0) -> None:
        subscribed = hub.subscribed(self.topic, after=self.position)
        self.subscription = await self._open.enter_async_context(subscribed)
        self.position = self.subscription.position
        self._batches = self.subscription.batches(quiet_seconds)

    async def read(self, *, quiets: int = 1) -> list[str]:
        """Everything until that many quiet turns have passed, or the subscription has ended."""
        found: list[Received] = []
        while quiets:
            try:
                batch = await anext(self._batches)
            except StopAsyncIteration:
                break
            found += batch
            quiets -= not batch
        for one in found:
            self.position = one.position
            self.received.append(one.event.key)
        return [one.event.key for one in found]

    async def disconnect(self) -> None:
        if self._batches is not None:
            await self._batches.aclose()
        await self._open.aclose()
        self._open = AsyncExitStack()
