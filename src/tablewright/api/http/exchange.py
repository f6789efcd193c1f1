"""Exchange: one request and its response, shared by the layers around a handler.

Not here: logs and metrics, which read it afterwards (`api.http.frame`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from starlette.types import Receive, Scope, Send

from tablewright.api.http.bodies import CallerGone
from tablewright.api.http.heads import SendWhole, whole_head
from tablewright.api.routes import Route
from tablewright.api.rules import NOBODY, Principal

_KEY = "tablewright.exchange"

Ended = Callable[[], Coroutine[Any, Any, Exception]]  # returns the reason, when there is one


@dataclass(slots=True)
class Exchange:
    """The state of a request and its response."""

    request_id: str
    method: str
    path: str
    address: str  # of the caller, for requests without a credential
    headers: Mapping[str, str]
    is_https: bool = False
    route: Route | None = None
    principal: Principal = NOBODY
    headers_out: dict[str, str] = field(default_factory=dict[str, str])
    headers_always: Mapping[str, str] = field(default_factory=dict[str, str])  # other lines beside
    send_whole: SendWhole | None = None  # for servers that send a whole response at once
    status: int = 0  # of the response; 0 before it starts
    sent_bytes: int = 0

    async def answer(
        self, send: Send, status: int, content: bytes, headers: Mapping[str, str]
    ) -> None:
        """Sends a complete response."""
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
        pieces: AsyncGenerator[bytes],
        headers: Mapping[str, str],
        ended: Ended | None = None,
        *,
        status: int = 200,
        is_file: bool = False,
    ) -> None:
        """Sends pieces until they end, the caller disconnects, or `ended` returns.

        A file that ends early must not look complete: the connection ends as well. HEAD requests
        get none.
        """
        lines = {**self.headers_out, "cache-control": "no-store", **headers}
        await self._begin(send, status, lines)
        try:
            if self.method != "HEAD":
                reason = await self._send_until_gone(receive, send, pieces, ended)
                if is_file and reason is not None:
                    raise reason
        finally:
            await pieces.aclose()
        await send({"type": "http.response.body", "body": b""})

    async def _send_until_gone(
        self, receive: Receive, send: Send, pieces: AsyncGenerator[bytes], ended: Ended | None
    ) -> Exception | None:
        """Returns the reason why the response is incomplete, if it is."""
        # The server does not report an ended connection: it must be checked.
        sending = asyncio.create_task(self._send_all(send, pieces))
        tasks: list[asyncio.Task[Any]] = [sending, asyncio.create_task(_left(receive))]
        if ended is not None:
            tasks.append(asyncio.create_task(ended()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if not sending.cancelled():
            sending.result()
            return None
        return next(one.result() for one in tasks[1:] if not one.cancelled())

    async def _send_all(self, send: Send, pieces: AsyncGenerator[bytes]) -> None:
        async for piece in pieces:
            self.sent_bytes += len(piece)
            await send({"type": "http.response.body", "body": piece, "more_body": True})

    async def _begin(self, send: Send, status: int, lines: Mapping[str, str]) -> None:
        self.status = status
        raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in lines.items()]
        await send({"type": "http.response.start", "status": status, "headers": raw})


async def _left(receive: Receive) -> CallerGone:
    """Returns when the caller has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
    return CallerGone()


def put_exchange(scope: Scope, exchange: Exchange) -> None:
    """Stores the exchange of a request for the layers below."""
    scope[_KEY] = exchange


def exchange_of(scope: Scope) -> Exchange:
    """Returns the exchange of a request."""
    return cast(Exchange, scope[_KEY])
