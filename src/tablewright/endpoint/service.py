"""What the endpoint says to a request: DynamoDB's protocol above HTTP.

A POST names an operation in X-Amz-Target and is answered with DynamoDB's JSON, status and headers.
GET / and GET /healthz say that it is alive. OPTIONS is what a browser asks before it lets a page
talk to another host.
Pages: a browser lets any page of the web send requests to this machine. Without access keys only
pages of this machine itself are let in, or those named; with keys a page must sign like everybody.
Not here: bytes and sockets (`endpoint.connection`), who signed (`endpoint.signature`).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from tablewright.clock import Clock
from tablewright.endpoint.lanes import Lanes
from tablewright.endpoint.messages import JSON_1_0, JSON_1_1, PLAIN_TEXT, HttpRequest, HttpResponse
from tablewright.endpoint.settings import Settings
from tablewright.endpoint.signature import Signatures
from tablewright.engine import wire
from tablewright.errors import AccessDeniedException, ServiceError
from tablewright.ids import Ids

_UNKNOWN: Final = b"<UnknownOperationException/>\n"
_CONTENT_TYPES: Final = (JSON_1_0, JSON_1_1)
_THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")
_PREFLIGHT: Final = (
    ("access-control-allow-methods", "POST, GET, OPTIONS"),
    ("access-control-max-age", "172800"),
)
_EXPOSED: Final = ("access-control-expose-headers", "x-amzn-requestid, x-amz-crc32, date")


class Service:
    """Answers requests, through lanes that do the work."""

    def __init__(self, lanes: Lanes, settings: Settings, *, clock: Clock, ids: Ids) -> None:
        self._lanes = lanes
        self._settings = settings
        self._signatures = Signatures(settings.keys, clock)
        self._ids = ids

    def answer(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        """Answers a request, now or later, exactly once."""
        if request.method == "POST":
            self._perform(request, reply)
        elif request.method == "OPTIONS":
            reply(self._preflight(request))
        elif request.method == "GET":
            reply(_health(request))
        elif request.method == "HEAD":
            reply(replace(_health(request), is_to_head=True))
        else:
            reply(_unknown())

    def _perform(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        headers = request.headers
        content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
        if content_type not in _CONTENT_TYPES:
            reply(_unknown())
            return
        origin = headers.get("origin")
        extra = () if origin is None else self._let_in(origin)

        def deliver(answer: wire.Answer) -> None:
            status, body = answer
            identity = (
                ("x-amzn-requestid", self._ids.request_id()),
                ("x-amz-crc32", str(zlib.crc32(body))),
            )
            reply(HttpResponse(status, body, content_type, identity + extra))

        try:
            if origin is not None and not extra:
                raise AccessDeniedException(f"Pages of {origin[:200]} are not let in here.")
            operation = wire.operation_of(headers.get("x-amz-target"))
            self._signatures.check(request)
        except ServiceError as refusal:
            deliver(wire.refusal(refusal))
            return
        self._lanes.take(operation, request.body, deliver)

    def _let_in(self, origin: str) -> tuple[tuple[str, str], ...]:
        """The headers that let a page read the answer; none if it must not."""
        settings = self._settings
        if settings.keys or origin in settings.origins or _is_this_machine(origin):
            return (("access-control-allow-origin", origin), ("vary", "origin"), _EXPOSED)
        return ()

    def _preflight(self, request: HttpRequest) -> HttpResponse:
        allowed = self._let_in(request.headers.get("origin", ""))
        if not allowed:
            return HttpResponse(403, content_type=PLAIN_TEXT)
        wanted = request.headers.get("access-control-request-headers", "")
        headers = (("access-control-allow-headers", wanted), *_PREFLIGHT)
        return HttpResponse(200, b"", PLAIN_TEXT, (*allowed, *headers))


def _health(request: HttpRequest) -> HttpResponse:
    path = request.target.partition("?")[0]
    if path not in ("/", "/healthz"):
        return _unknown()
    body = b"healthy: tablewright\n" if path == "/" else b"ok\n"
    return HttpResponse(200, body, PLAIN_TEXT)


def _is_this_machine(origin: str) -> bool:
    try:
        parts = urlsplit(origin)
        return parts.hostname in _THIS_MACHINE and not parts.path  # an origin has none
    except ValueError:
        return False


def _unknown() -> HttpResponse:
    return HttpResponse(404, _UNKNOWN, PLAIN_TEXT)
