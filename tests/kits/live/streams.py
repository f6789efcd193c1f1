"""Connections to streams of server-sent events, as a server sees them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tablewright.testing.system import AsyncSystemUnderTest


class Stream:
    """One connection to the stream, as a server sees it."""

    def __init__(self) -> None:
        self.status = 0
        self.blocks: list[str] = []
        self.events: list[tuple[str, str]] = []  # positions and messages
        self.is_over = False
        self.gone = asyncio.Event()
        self.flowing = asyncio.Event()
        self.flowing.set()

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        await self.flowing.wait()  # as a server that waits for a slow client
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        self.is_over = not message.get("more_body", False)
        for block in message.get("body", b"").decode().split("\n\n")[:-1]:
            self.blocks.append(block)
            if "\ndata: " in block:
                first, data = block.splitlines()
                self.events.append((first.removeprefix("id: "), data[7:-1]))

    @property
    def messages(self) -> list[str]:
        return [message for _, message in self.events]

    async def until(self, count: int) -> list[str]:
        """The messages, when so many have come or the stream has ended."""
        while len(self.events) < count and not self.is_over:
            await asyncio.sleep(0)
        return self.messages

    async def until_over(self) -> None:
        """Returns when the stream has ended."""
        while not self.is_over:
            await asyncio.sleep(0)


@asynccontextmanager
async def listening(
    system: AsyncSystemUnderTest[Any], key: str, after: str = "", *, path: str = "/v1/live"
) -> AsyncIterator[Stream]:
    """A connection, which ends with the block."""
    lines = {"authorization": f"Bearer {key}", **({"last-event-id": after} if after else {})}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path.partition("?")[0],
        "raw_path": path.partition("?")[0].encode(),
        "query_string": path.partition("?")[2].encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in lines.items()],
        "client": ("203.0.113.7", 50_000),
        "server": ("127.0.0.1", 8080),
    }
    stream = Stream()
    task = asyncio.ensure_future(system.app(scope, stream.receive, stream.send))
    while not stream.blocks and not task.done():
        await asyncio.sleep(0)
    try:
        yield stream
    finally:
        stream.flowing.set()
        stream.gone.set()
        await task
