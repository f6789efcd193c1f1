"""Calls an ASGI application without a socket, and lets tests be as rude as a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote_to_bytes

from starlette.types import ASGIApp, Message, Scope

TURNS_OF_A_STREAM = 50  # of the event loop, before whoever listens to a stream leaves


@dataclass(frozen=True)
class Reply:
    """An answer, as it came."""

    status: int
    raw_headers: Sequence[tuple[bytes, bytes]]
    body: bytes

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode("latin-1") for name, value in self.raw_headers}

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> dict[str, Any]:
        return self.json["error"]


class NoAnswer(Exception):
    """The application ended without one."""


class Caller:
    """Somebody who sends requests."""

    def __init__(
        self, app: ASGIApp, headers: Mapping[str, str] | None = None, address: str = "203.0.113.7"
    ) -> None:
        self.app = app
        self.headers = dict(headers or {})
        self.address = address
        self.took = 0  # messages that the application took of the last body

    async def ask(
        self,
        method: str,
        target: str,
        body: Any = None,
        *,
        headers: Mapping[str, str] | Sequence[tuple[str, str]] = (),
        parts: Sequence[bytes] | None = None,
        leaves: bool = False,
        scheme: str = "http",
    ) -> Reply:
        """Sends one request. `body` becomes JSON; `parts` are sent as they are, one by one.

        Whoever `leaves` hangs up in place of the last part.
        """
        given = headers.items() if isinstance(headers, Mapping) else headers
        lines = [*self.headers.items(), *given]
        if body is not None:
            parts = [body if isinstance(body, bytes) else json.dumps(body).encode()]
            if "content-type" not in {name.lower() for name, _ in lines}:
                lines.append(("content-type", "application/json"))
        return await self._sent(self._scope(method, target, lines, scheme), parts or [b""], leaves)

    def _scope(
        self, method: str, target: str, lines: Sequence[tuple[str, str]], scheme: str
    ) -> Scope:
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

    async def _sent(self, scope: Scope, parts: Sequence[bytes], leaves: bool) -> Reply:
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
            return await asyncio.Future()  # nothing more ever comes

        async def send(message: Message) -> None:
            sent.append(message)

        await self._run(scope, receive, send, sent)
        if not sent:
            raise NoAnswer
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return Reply(sent[0]["status"], sent[0]["headers"], content)

    async def _run(self, scope: Scope, receive: Any, send: Any, sent: list[Message]) -> None:
        """Until the answer is whole; a stream is left after a while."""
        serving = asyncio.ensure_future(self.app(scope, receive, send))
        turns = 0
        try:
            while not serving.done() and turns < TURNS_OF_A_STREAM:
                await asyncio.wait([serving], timeout=0 if _is_stream(sent) else 0.05)
                turns += _is_stream(sent)
        finally:
            if not serving.done():
                serving.cancel()
                await asyncio.wait([serving])
        if not serving.cancelled():
            serving.result()


def _is_stream(sent: Sequence[Message]) -> bool:
    return bool(sent) and (b"content-type", b"text/event-stream") in sent[0]["headers"]
