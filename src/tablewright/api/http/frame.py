"""Frame: surrounds every request of every service, including unknown paths.

It assigns an id, converts every error to one format, adds security headers, sheds overload, and
writes the log line and metrics.
Not here: routes (`api.http.handling`).
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablewright.api import limits
from tablewright.api.http.bodies import CallerGone
from tablewright.api.http.cors import Cors
from tablewright.api.http.exchange import Exchange, put_exchange
from tablewright.api.http.failures import refusal_of, shown
from tablewright.api.http.heads import added, send_whole_of
from tablewright.clock import stopwatch_seconds
from tablewright.errors import (
    HttpError,
    MalformedError,
    MethodNotAllowedError,
    RangeError,
    RateLimitedError,
    UnauthenticatedError,
    UnavailableError,
)
from tablewright.ids import Ids

_RATE = ("limit", "remaining", "reset")  # a used-up month has other details
_OWN_ID = re.compile(rf"[A-Za-z0-9._-]{{1,{limits.REQUEST_ID_LENGTH_MAX}}}")


class Observer(Protocol):
    """Gets every request when it has ended."""

    def began(self) -> None:
        """A request has started."""
        ...

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        """A request has ended."""
        ...


@dataclass(slots=True)
class Frame:
    """An ASGI application around another."""

    app: ASGIApp
    ids: Ids
    observer: Observer
    cors: Cors | None = None
    processes: int = 1  # that share the bound on requests at once
    at_once: int = field(default=0, init=False)  # requests that are being served

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        exchange = _exchange(scope, self.ids)
        if self.cors is not None:
            exchange.headers_always = self.cors.headers(exchange)
        put_exchange(scope, exchange)
        started, failed = stopwatch_seconds(), None
        self.observer.began()
        self.at_once += 1
        try:
            sending = _completed(exchange, send)
            try:
                self._check(scope)
                if self.cors is not None and self.cors.is_preflight(exchange):
                    await self.cors.answer(exchange, sending)
                else:
                    await self.app(scope, receive, sending)
            except CallerGone:
                exchange.status = 499
            except Exception as error:
                failed = error
                if exchange.status:  # too late for another response: the connection ends
                    raise
                await _refuse(exchange, refusal_of(error), sending)
        except asyncio.CancelledError:
            exchange.status = exchange.status or 499
            raise
        finally:
            self.at_once -= 1
            self.observer.ended(exchange, stopwatch_seconds() - started, failed)

    def _check(self, scope: Scope) -> None:
        if self.at_once > limits.API_REQUESTS_AT_ONCE_MAX // self.processes:
            raise UnavailableError(
                "The service is overloaded.", retry_after_seconds=limits.API_RETRY_AFTER_SECONDS
            )
        if len(scope["raw_path"]) + len(scope["query_string"]) > limits.API_TEXT_BYTES_MAX:
            raise MalformedError("The path and query string are too long.")


def _exchange(scope: Scope, ids: Ids) -> Exchange:
    headers: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1"), raw_value.decode("latin-1")
        # A repeated header is a list (RFC 9110, 5.3); two credentials are invalid.
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    brought = headers.get("x-request-id", "")
    return Exchange(
        request_id=brought if _OWN_ID.fullmatch(brought) else ids.uuid(),
        method=scope["method"],
        path=scope["path"],
        address=(scope.get("client") or ("", 0))[0],
        headers=headers,
        is_https=scope["scheme"] == "https",
        send_whole=send_whole_of(scope),
    )


def _completed(exchange: Exchange, send: Send) -> Send:
    """Adds common headers to every response; existing ones stay."""

    async def complete(message: Message) -> None:
        if message["type"] == "http.response.start":
            exchange.status = message["status"]
            headers = list(message["headers"])
            there = {name.decode("latin-1").lower() for name, _ in headers}
            rest = added(there, exchange.request_id, is_https=exchange.is_https)
            # A response may have its own `Vary`: another line adds to it.
            lines = (*rest, *exchange.headers_always.items())
            headers += [(name.encode(), value.encode("latin-1")) for name, value in lines]
            message = {**message, "headers": headers}
        await send(message)

    return complete


async def _refuse(exchange: Exchange, refusal: HttpError, send: Send) -> None:
    headers: dict[str, str] = {"cache-control": "no-store"}
    if refusal.retry_after_seconds is not None:
        headers["retry-after"] = str(refusal.retry_after_seconds)
    if isinstance(refusal, UnauthenticatedError):
        headers["www-authenticate"] = "Bearer"
    if isinstance(refusal, MethodNotAllowedError):
        headers["allow"] = ", ".join(refusal.details.get("allow", ()))
    if isinstance(refusal, RangeError):
        headers["content-range"] = f"bytes */{refusal.details.get('sizeBytes', '*')}"
    if isinstance(refusal, RateLimitedError):
        told = {name: refusal.details.get(name) for name in _RATE}
        headers |= {f"x-ratelimit-{name}": str(n) for name, n in told.items() if type(n) is int}
    content = msgspec.json.encode(shown(refusal, exchange.request_id))
    await exchange.answer(send, refusal.status, content, headers)
