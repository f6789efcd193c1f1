"""Mounting: a double as an ASGI application, below the frame of every service.

    /sandbox/stripe/            the page
    /sandbox/stripe/control/... what the page uses
    /sandbox/stripe/v1/...      the vendor's API

Only requests from this machine are accepted, and only for a name of this machine: another site's
page cannot reach the sandbox through a name that it resolves to 127.0.0.1.
Not here: the routes of the control (`doubles.control`).
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qsl

from starlette.types import Receive, Scope, Send

from tablewright.api.http.bodies import CallerGone, read_body
from tablewright.api.http.exchange import Exchange, exchange_of
from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Reply
from tablewright.doubles.double import Double
from tablewright.errors import ForbiddenError

_LOCAL: Final = ("localhost", "")
_QUERY_PARAMETERS_MAX: Final = 1_000


class Mounted:
    """The API, the page and the control of one sandbox."""

    def __init__(self, double: Double) -> None:
        self._double = double

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request."""
        exchange = exchange_of(scope)
        _check_local(exchange)
        root = scope.get("root_path", "")
        call = Call(
            method=exchange.method,
            path=scope["path"].removeprefix(root),
            query=parse_qsl(
                scope["query_string"].decode("latin-1"),
                keep_blank_values=True,
                max_num_fields=_QUERY_PARAMETERS_MAX,
            ),
            headers=exchange.headers,
            body=await read_body(receive, exchange.headers, limits.BODY_BYTES_MAX),
            base=f"{scope['scheme']}://{exchange.headers.get('host', 'localhost')}{root}",
        )
        await _send(exchange, send, await self._double.serve(call))


def _check_local(exchange: Exchange) -> None:
    host = exchange.headers.get("host", "").rpartition(":")
    name = (host[0] if host[1] and "]" not in host[2] else host[2]).strip("[]")
    if not (_is_local(exchange.address) and _is_local(name)):
        raise ForbiddenError(
            "A sandbox may only be used from this machine.",
            hint="Use http://127.0.0.1 and the port of the server.",
        )


def _is_local(name: str) -> bool:
    if name.lower() in _LOCAL:
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


async def _send(exchange: Exchange, send: Send, reply: Reply) -> None:
    if not reply.is_cut:
        await exchange.answer(send, reply.status, reply.body, reply.headers)
        return
    lines = {**reply.headers, "content-length": str(len(reply.body))}
    raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in lines.items()]
    await send({"type": "http.response.start", "status": reply.status, "headers": raw})
    half = reply.body[: len(reply.body) // 2]
    await send({"type": "http.response.body", "body": half, "more_body": True})
    raise CallerGone  # the server closes a connection whose response is not complete
