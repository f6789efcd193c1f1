"""Callers: send requests to an ASGI application in this process, without a socket.

    created = await shop.caller("acme").post("/v1/orders", {"title": "Lamp"})
    assert 201 == created.status

Not here: the application (`testing.system`), callers for tests without asyncio
(`testing.sync_system`).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import unquote_to_bytes

Message = MutableMapping[str, Any]
Application = Callable[[Any, Any, Any], Awaitable[None]]  # of ASGI
Headers = Mapping[str, str]

_STREAM_TURNS_MAX: Final = 50  # of the event loop, before a caller leaves a stream
_LOOK_SECONDS: Final = 0.05
_ADDRESS: Final = "203.0.113.7"  # reserved for documents


@dataclass(frozen=True)
class ReceivedResponse:
    """A response, as it was sent."""

    status: int
    raw_headers: Sequence[tuple[bytes, bytes]]
    body: bytes

    @property
    def headers(self) -> dict[str, str]:
        """The headers by name, in lower case."""
        return {name.decode(): value.decode("latin-1") for name, value in self.raw_headers}

    @property
    def json(self) -> Any:
        """The value of the body."""
        return json.loads(self.body)

    @property
    def error(self) -> dict[str, Any]:
        """The error that the body describes."""
        return self.json["error"]


class NoResponse(Exception):
    """The application ended without a response."""


class AsyncCaller:
    """Sends requests with the same headers, from the same address.

    `headers` may be a function that is awaited before the first request, such as one that creates
    an API key.
    """

    def __init__(
        self,
        app: Application,
        headers: Headers | Callable[[], Awaitable[Headers]] | None = None,
        address: str = _ADDRESS,
    ) -> None:
        self.app = app
        self.address = address
        self.took = 0  # messages of the last body that the application read
        self._headers = headers or {}

    async def get(self, target: str, **more: Any) -> ReceivedResponse:
        """Sends a GET request; `more` are arguments of `ask`."""
        return await self.ask("GET", target, **more)

    async def post(self, target: str, body: Any = None, **more: Any) -> ReceivedResponse:
        """Sends a POST request with JSON."""
        return await self.ask("POST", target, body, **more)

    async def put(self, target: str, body: Any = None, **more: Any) -> ReceivedResponse:
        """Sends a PUT request with JSON."""
        return await self.ask("PUT", target, body, **more)

    async def patch(self, target: str, body: Any = None, **more: Any) -> ReceivedResponse:
        """Sends a PATCH request with JSON."""
        return await self.ask("PATCH", target, body, **more)

    async def delete(self, target: str, **more: Any) -> ReceivedResponse:
        """Sends a DELETE request."""
        return await self.ask("DELETE", target, **more)

    async def ask(
        self,
        method: str,
        target: str,
        body: Any = None,
        *,
        headers: Headers | Sequence[tuple[str, str]] = (),
        parts: Sequence[bytes] | None = None,
        leaves: bool = False,
        scheme: str = "http",
    ) -> ReceivedResponse:
        """Sends one request. `body` becomes JSON; `parts` are sent unchanged, one by one.

        With `leaves`, the caller disconnects instead of sending the last part.
        """
        if callable(self._headers):
            self._headers = await self._headers()
        given = headers.items() if isinstance(headers, Mapping) else headers
        lines = [*self._headers.items(), *given]
        if body is not None:
            parts = [body if isinstance(body, bytes) else json.dumps(body).encode()]
            if "content-type" not in {name.lower() for name, _ in lines}:
                lines.append(("content-type", "application/json"))
        return await self._sent(self._scope(method, target, lines, scheme), parts or [b""], leaves)

    def _scope(
        self, method: str, target: str, lines: Sequence[tuple[str, str]], scheme: str
    ) -> Message:
        path, _, query = target.partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": scheme,
            "path": unquote_to_bytes(path).decode("utf-8", "replace"),
            "raw_path": path.encode(),
            "query_string": query.encode("latin-1"),
            "root_path": "",
            "headers": [(n.lower().encode("latin-1"), v.encode("latin-1")) for n, v in lines],
            "client": (self.address, 50_000),
            "server": ("127.0.0.1", 8080),
        }

    async def _sent(self, scope: Message, parts: Sequence[bytes], leaves: bool) -> ReceivedResponse:
        waiting: list[Message] = [
            {"type": "http.request", "body": part, "more_body": number < len(parts)}
            for number, part in enumerate(parts, start=1)
        ]
        if leaves:
            waiting[-1] = {"type": "http.disconnect"}
        sent: list[Message] = []
        self.took = 0

        async def receive() -> Message:
            if waiting:
                self.took += 1
                return waiting.pop(0)
            return await asyncio.Future()  # no further message arrives

        async def send(message: Message) -> None:
            sent.append(message)

        await self._run(scope, receive, send, sent)
        if not sent:
            raise NoResponse
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return ReceivedResponse(sent[0]["status"], sent[0]["headers"], content)

    async def _run(self, scope: Message, receive: Any, send: Any, sent: list[Message]) -> None:
        """Runs until the response is complete; leaves a stream after a while."""
        serving = asyncio.ensure_future(self.app(scope, receive, send))
        turns = 0
        try:
            while not serving.done() and turns < _STREAM_TURNS_MAX:
                await asyncio.wait([serving], timeout=0 if _is_stream(sent) else _LOOK_SECONDS)
                turns += _is_stream(sent)
        finally:
            if not serving.done():
                serving.cancel()
                await asyncio.wait([serving])
        if not serving.cancelled():
            serving.result()


def bearer(token: str) -> dict[str, str]:
    """The header that sends a key or token."""
    return {"authorization": f"Bearer {token}"}


def _is_stream(sent: Sequence[Message]) -> bool:
    return bool(sent) and (b"content-type", b"text/event-stream") in sent[0]["headers"]
