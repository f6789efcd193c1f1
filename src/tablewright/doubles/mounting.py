"""Mounting: a double as an ASGI application, below the frame of every service.

    /sandbox/stripe/            the page
    /sandbox/stripe/control/... requests of the page
    /sandbox/stripe/v1/...      the vendor's API

Only requests from this machine are accepted, and only for a name of this machine: another site's
page cannot reach the sandbox through a name that it resolves to 127.0.0.1.
Not here: the routes of the control (`doubles.control`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from ipaddress import ip_address
from typing import Final

from starlette.types import Receive, Scope, Send

from tablewright.api.http.bodies import CallerGone, read_body
from tablewright.api.http.exchange import Exchange, exchange_of
from tablewright.api.pages.serving import SHARED, Pages
from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Reply, pairs_of
from tablewright.doubles.control import PREFIX, Control
from tablewright.doubles.double import Double
from tablewright.errors import ForbiddenError

_LOCAL: Final = ("localhost", "")
# Files of the page have an edition in their address; with `?source`, they have their own names.
_PAGE_FILES: Final = ("/@", "/kit/", "/parts/", "/views/", "/words/", "/main.js", "/words.js")


class Mounted:
    """The API, the page and the control of one sandbox."""

    def __init__(self, double: Double) -> None:
        self._double = double
        self._control = Control(double)
        self._pages = _pages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request."""
        exchange = exchange_of(scope)
        _check_local(exchange)
        root = scope.get("root_path", "")
        path = scope["path"].removeprefix(root)
        if not root or path == "":  # the slash of the page is missing
            await exchange.answer(send, 308, b"", {"location": f"{scope['path']}/"})
            return
        if path == "/" or path.startswith(_PAGE_FILES):
            await self._pages(scope, receive, send)
            return
        call = Call(
            method=exchange.method,
            path=path,
            query=pairs_of(scope["query_string"].decode("latin-1")),
            headers=exchange.headers,
            body=await read_body(receive, exchange.headers, limits.BODY_BYTES_MAX),
            raw_path=scope["raw_path"].decode("latin-1").removeprefix(root),
            base=f"{scope['scheme']}://{exchange.headers.get('host', 'localhost')}{root}",
        )
        serving = self._control if path.startswith(PREFIX) else self._double
        await _send(exchange, send, await serving.serve(call))


@cache
def _pages() -> Pages:
    """Returns the page, which is the same for all sandboxes."""
    return Pages(SHARED, files("tablewright.doubles") / "pages")


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
