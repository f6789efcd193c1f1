"""Exchange: one request and its answer, as the layers around a handler share them.

Not here: logs and metrics, which read it afterwards (`api.http.frame`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from starlette.types import Receive, Scope, Send

from tablewright.api.http.heads import SendWhole, whole_head
from tablewright.api.routes import Route
from tablewright.api.rules import NOBODY, Principal

_KEY = "tablewright.exchange"


@dataclass(slots=True)
class Exchange:
    """What is known of a request, and what was answered."""

    request_id: str
    method: str
    path: str
    address: str  # of the caller, for those that show no credential
    headers: Mapping[str, str]
    is_https: bool = False
    route: Route | None = None
    principal: Principal = NOBODY
    headers_out: dict[str, str] = field(default_factory=dict[str, str])
    headers_always: Mapping[str, str] = field(default_factory=dict[str, str])  # other lines beside
    send_whole: SendWhole | None = None  # for servers that send a whole response at once
    status: int = 0  # of the answer; 0 until it has begun
    sent_bytes: int = 0

    async def answer(
        self, send: Send, status: int, content: bytes, headers: Mapping[str, str]
    ) -> None:
        """Sends an answer that is whole."""
        lines = {**self.headers_out, **headers}
        if status not in (204, 304):
            lines["content-length"] = str(len(content))
            if content:
                lines.setdefault("content-type", "application/json")
        if self.method == "HEAD":
            content = b""
        self.sent_bytes = len(content)
        if self._sent_whole(status, lines, content):
            return
        await self._begin(send, status, lines)
        await send({"type": "http.response.body", "body": content})

    def _sent_whole(self, status: int, lines: Mapping[str, str], content: bytes) -> bool:
        if self.send_whole is None:
            return False
        head = whole_head(lines, self.headers_always, self.request_id, is_https=self.is_https)
        if not self.send_whole(status, head, content):
            return False
        self.status = status
        return True

    async def stream(
        self,
        receive: Receive,
        send: Send,
        events: AsyncGenerator[bytes],
        ended: Callable[[], Coroutine[Any, Any, object]] | None = None,
    ) -> None:
        """Sends server-sent events until they end, the caller is gone, or `ended` returns.

        Whoever only asks for HEAD waits for none.
        """
        lines = {
            **self.headers_out,
            "content-type": "text/event-stream",
            "cache-control": "no-store",
            "x-accel-buffering": "no",
        }
        await self._begin(send, 200, lines)
        if self.method != "HEAD":
            await self._send_until_gone(receive, send, events, ended)
        await send({"type": "http.response.body", "body": b""})

    async def _send_until_gone(
        self,
        receive: Receive,
        send: Send,
        events: AsyncGenerator[bytes],
        ended: Callable[[], Coroutine[Any, Any, object]] | None,
    ) -> None:
        # The server says nothing when it is sent to a connection that has ended: it must be asked.
        sending = asyncio.create_task(self._send_all(send, events))
        tasks: list[asyncio.Task[Any]] = [sending, asyncio.create_task(_left(receive))]
        if ended is not None:
            tasks.append(asyncio.create_task(ended()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await events.aclose()
        if not sending.cancelled():
            sending.result()

    async def _send_all(self, send: Send, events: AsyncGenerator[bytes]) -> None:
        async for event in events:
            self.sent_bytes += len(event)
            await send({"type": "http.response.body", "body": event, "more_body": True})

    async def _begin(self, send: Send, status: int, lines: Mapping[str, str]) -> None:
        self.status = status
        raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in lines.items()]
        await send({"type": "http.response.start", "status": status, "headers": raw})


async def _left(receive: Receive) -> None:
    """Returns when the caller has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


def put_exchange(scope: Scope, exchange: Exchange) -> None:
    """Lets the layers below find it."""
    scope[_KEY] = exchange


def exchange_of(scope: Scope) -> Exchange:
    """The exchange that a request belongs to."""
    return cast(Exchange, scope[_KEY])
