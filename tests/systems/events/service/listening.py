"""A listener to a stream of events: reads it piece by piece, and leaves at any time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.systems.events.service.world import World


@dataclass
class Listener:
    """One connection."""

    task: asyncio.Task[None]
    messages: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    @property
    def status(self) -> int:
        return self.messages[0]["status"]

    @property
    def text(self) -> str:
        return b"".join(one.get("body", b"") for one in self.messages[1:]).decode()

    @property
    def is_over(self) -> bool:
        return self.task.done()

    @property
    def ids(self) -> list[str]:
        """The positions that came with events."""
        blocks = [block.splitlines() for block in self.text.split("\n\n")]
        return [block[0][4:] for block in blocks if len(block) == 2 and block[1][:6] == "data: "]

    @property
    def events(self) -> list[dict[str, Any]]:
        """The events that came."""
        return [json.loads(line[6:]) for line in self.text.splitlines() if line[:6] == "data: "]

    async def until(self, count: int) -> list[dict[str, Any]]:
        """The events, when so many have come."""
        for _ in range(2_000):
            if self.text.count("data: ") >= count or self.is_over:
                break
            await asyncio.sleep(0)
        return self.events


@asynccontextmanager
async def listening(
    world: World, token: str, *, query: str = "", headers: Mapping[str, str] | None = None
) -> AsyncIterator[Listener]:
    """A connection to the stream, which ends with the block."""
    lines = {"authorization": f"Bearer {token}", **(headers or {})}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/v1/stream",
        "raw_path": b"/v1/stream",
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in lines.items()],
        "client": ("203.0.113.7", 50_000),
        "server": ("127.0.0.1", 8080),
    }
    listener: Listener

    async def receive() -> dict[str, Any]:
        return await asyncio.Future()

    async def send(message: Any) -> None:
        listener.messages.append(message)

    listener = Listener(asyncio.ensure_future(world.app(scope, receive, send)))
    while len(listener.messages) < 2 and not listener.is_over:  # the head, and the first piece
        await asyncio.sleep(0)
    try:
        yield listener
    finally:
        listener.task.cancel()
        await asyncio.wait([listener.task])
