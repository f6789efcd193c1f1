"""The page that documents a service: Swagger UI, from the package only.

    /events/docs                the page
    /events/docs/...            its files
    /events/openapi.json        the document that it shows

Not here: the document (`api.openapi`), a service's own pages (`api.pages`).
"""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

import msgspec
from starlette.routing import BaseRoute, Mount
from starlette.routing import Route as PathRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tablewright.api.http.exchange import exchange_of
from tablewright.api.openapi.document import document_of
from tablewright.api.pages.serving import OWN_ONLY, Pages
from tablewright.api.system import System
from tablewright.errors import MethodNotAllowedError

_FOLDER: Final = files("tablewright") / "api" / "static"
_READING: Final = ("GET", "HEAD")


def docs_routes(system: System[Any, Any]) -> list[BaseRoute]:
    """Returns the routes of a system's document and documentation page."""
    page = Pages(_FOLDER / "docs", policy=OWN_ONLY)
    return [
        PathRoute("/openapi.json", endpoint=_Document(system)),
        PathRoute("/docs", endpoint=_Index(page)),
        PathRoute("/docs/", endpoint=_Moved()),
        Mount("/docs/swagger", app=Pages(_FOLDER / "swagger", policy=OWN_ONLY)),
        Mount("/docs", app=page),
    ]


class _Document:
    """Serves the document, which is built once."""

    def __init__(self, system: System[Any, Any]) -> None:
        self._content = msgspec.json.encode(document_of(system))
        self._tag = f'"{sha256(self._content).hexdigest()[:32]}"'

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange = exchange_of(scope)
        _check_reading(exchange.method)
        headers = {"etag": self._tag, "cache-control": "no-cache"}
        if self._tag in exchange.headers.get("if-none-match", ""):
            await exchange.answer(send, 304, b"", headers)
            return
        await exchange.answer(send, 200, self._content, headers)


class _Index:
    """Serves the page without a trailing slash, as people type it."""

    def __init__(self, page: ASGIApp) -> None:
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("root_path", "") + "/index.html"
        await self._page({**scope, "path": path}, receive, send)


class _Moved:
    """Redirects to the path without a slash, on which the page's links are based."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange = exchange_of(scope)
        _check_reading(exchange.method)
        await exchange.answer(send, 308, b"", {"location": "../docs"})


def _check_reading(method: str) -> None:
    if method not in _READING:
        raise MethodNotAllowedError(
            "Only GET and HEAD are allowed.", details={"allow": [*_READING]}
        )
