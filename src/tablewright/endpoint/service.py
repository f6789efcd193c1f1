"""The endpoint's responses: DynamoDB's protocol above HTTP.

A POST to / names an operation in X-Amz-Target and gets DynamoDB's JSON, status and headers. Its
body may be compressed, and a large response is compressed if the client accepts it. GET / and GET
/healthz report that the process runs. OPTIONS is a browser's preflight request. A browser lets any
page of the web send requests to this machine. Without access keys, only pages of this machine or of
listed origins are allowed; with keys, a page must sign like any client.
Not here: bytes and sockets (`endpoint.connection`), signatures (`endpoint.signature`), compression
(`endpoint.codings`).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from tablewright import limits
from tablewright.clock import Clock
from tablewright.endpoint import codings
from tablewright.endpoint.discovery import endpoint_address, with_address
from tablewright.endpoint.messages import JSON_1_0, JSON_1_1, PLAIN_TEXT, HttpRequest, HttpResponse
from tablewright.endpoint.settings import EndpointSettings
from tablewright.endpoint.signature import Signatures
from tablewright.engine import wire
from tablewright.errors import AccessDeniedException, InternalServerError, ServiceError
from tablewright.ids import Ids
from tablewright.lanes.dispatch import Deliver, Lanes
from tablewright.lanes.threads import Threads
from tablewright.lanes.throttling import throttled

_UNKNOWN: Final = b"<UnknownOperationException/>\n"
_CONTENT_TYPES: Final = (JSON_1_0, JSON_1_1)
_THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")
_METHODS: Final = "POST, GET, OPTIONS"
_PREFLIGHT: Final = (
    ("access-control-allow-methods", _METHODS),
    ("access-control-max-age", "172800"),
)
_EXPOSED: Final = ("access-control-expose-headers", "x-amzn-requestid, x-amz-crc32, date")


class Service:
    """Responds to requests, through lanes that do the work."""

    def __init__(
        self, lanes: Lanes, settings: EndpointSettings, *, clock: Clock, ids: Ids, threads: Threads
    ) -> None:
        self._lanes = lanes
        self._threads = threads  # for compressed bodies
        self._settings = settings
        self._signatures = Signatures(settings.keys, clock)
        self._ids = ids

    def answer(self, request: HttpRequest, reply: Callable[[HttpResponse], None]) -> None:
        """Responds to a request, now or later, exactly once."""
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
        target = request.target
        if content_type not in _CONTENT_TYPES or (target != "/" and not _is_root(target)):
            reply(_unknown())
            return
        origin = headers.get("origin")
        extra = () if origin is None else self._let_in(origin)

        def deliver(answer: wire.Answer) -> None:
            status, body = answer
            if len(body) >= limits.COMPRESSED_RESPONSE_BYTES_MIN:

                def send(packed: bytes, coding: str) -> None:
                    more = (*extra, ("content-encoding", coding))
                    reply(self._response(status, packed, content_type, more))

                if self._compress(body, headers, send):
                    return
            reply(self._response(status, body, content_type, extra))

        try:
            if origin is not None and not extra:
                raise AccessDeniedException(f"Pages of {origin[:200]} may not call this endpoint.")
            operation = wire.operation_of(headers.get("x-amz-target"))
            self._signatures.check(request)
        except ServiceError as refusal:
            deliver(wire.refusal(refusal))
            return
        done: Deliver = deliver
        if operation == "DescribeEndpoints":
            done = with_address(endpoint_address(headers), deliver)
        if "content-encoding" in headers:
            self._take_decoded(operation, request, done)
        else:
            self._lanes.take(operation, request.body, done)

    def _take_decoded(self, operation: str, request: HttpRequest, deliver: Deliver) -> None:
        """Executes a request once its body is decoded; an invalid body is not executed."""
        coding = request.headers["content-encoding"].strip().lower()
        body = request.body
        if coding in ("", "identity"):
            self._lanes.take(operation, body, deliver)
            return
        if not codings.is_known(coding):
            deliver(_undecodable("it must be gzip, deflate or identity"))
            return

        def take(decoded: bytes | wire.Answer) -> None:
            if isinstance(decoded, bytes):
                self._lanes.take(operation, decoded, deliver)
            else:
                deliver(decoded)

        if not self._threads.take(lambda: _decoded(body, coding), len(body), take):
            deliver(throttled(operation))

    def _compress(
        self, body: bytes, headers: dict[str, str], send: Callable[[bytes, str], None]
    ) -> bool:
        """Sends a body compressed, later; returns False if that is not wanted or possible."""
        accepted = headers.get("accept-encoding", "identity")
        coding = None if accepted == "identity" else codings.wanted(accepted)
        return coding is not None and self._threads.take(
            lambda: codings.encoded(body, coding), len(body), lambda packed: send(packed, coding)
        )

    def _response(
        self, status: int, body: bytes, content_type: str, extra: tuple[tuple[str, str], ...]
    ) -> HttpResponse:
        identity = (
            ("x-amzn-requestid", self._ids.request_id()),
            ("x-amz-crc32", str(zlib.crc32(body))),  # of the bytes as sent
        )
        return HttpResponse(status, body, content_type, identity + extra)

    def _let_in(self, origin: str) -> tuple[tuple[str, str], ...]:
        """Returns the headers that allow a page to read the response; empty if it must not."""
        settings = self._settings
        if not origin:
            return ()
        if settings.keys or origin in settings.origins or _is_this_machine(origin):
            return (("access-control-allow-origin", origin), ("vary", "origin"), _EXPOSED)
        return ()

    def _preflight(self, request: HttpRequest) -> HttpResponse:
        origin = request.headers.get("origin")
        if origin is None:  # not a request of a page
            return HttpResponse(200, b"", PLAIN_TEXT, (("allow", _METHODS),))
        allowed = self._let_in(origin)
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


def _is_root(target: str) -> bool:
    try:
        parts = urlsplit(target)
    except ValueError:
        return False
    # A proxy gets the whole URL, and may pass it on.
    return parts.path == "/" and (target[0] == "/" or parts.scheme in ("http", "https"))


def _decoded(body: bytes, coding: str) -> bytes | wire.Answer:
    try:
        return codings.decoded(body, coding)
    except codings.BodyTooLargeError:
        return 413, b""
    except codings.CodingError:
        return _undecodable(f"the body is not {coding}")


def _undecodable(reason: str) -> wire.Answer:
    """Returns the response to an invalid body, with DynamoDB's status."""
    return wire.refusal(
        InternalServerError(f"Internal server error: Invalid Content-Encoding, {reason}")
    )


def _is_this_machine(origin: str) -> bool:
    try:
        parts = urlsplit(origin)
        return parts.hostname in _THIS_MACHINE and not parts.path  # an origin has none
    except ValueError:
        return False


def _unknown() -> HttpResponse:
    return HttpResponse(404, _UNKNOWN, PLAIN_TEXT)
