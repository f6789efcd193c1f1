"""CORS: which pages of other origins may read responses.

The origins are listed one by one, and each is compared as a whole: there is no wildcard. Such a
page cannot use cookies, because no response allows credentials: it sends its own token as
`Authorization: Bearer`. Without a list no header is sent, and browsers block all other pages. Not
here: changes by cookie (`api.http.cross_site`), the DynamoDB endpoint (`endpoint.service`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from starlette.types import Send

from tablewright.api import limits
from tablewright.api.http.exchange import Exchange
from tablewright.api.routes import Route
from tablewright.errors import BadSettingError

_ORIGIN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?"
)
_DEFAULT_PORTS: Final = {"http": "80", "https": "443"}
_METHODS: Final = "GET, HEAD, POST, PUT, PATCH, DELETE"
_HEADERS: Final = (
    "authorization",
    "content-type",
    "idempotency-key",
    "if-match",
    "if-none-match",
    "x-request-id",
)
# Headers that every page may read are omitted: Cache-Control, Content-Type and a few more.
_EXPOSED: Final = (
    "etag, location, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, "
    "x-request-id"
)


def check_origin(text: str) -> None:
    """Rejects values that no browser sends as `Origin`; raises `BadSettingError`."""
    found = _ORIGIN.fullmatch(text)
    if found is None:
        raise BadSettingError(
            f"cors_origins: {text[:200]!r} must be an exact origin such as "
            "'https://app.example.com', in lower case, without path, wildcard or trailing slash."
        )
    if found["port"] == _DEFAULT_PORTS[found["scheme"]]:
        raise BadSettingError(
            f"cors_origins: {text[:200]!r} must not name port {found['port']}: browsers leave it "
            "out."
        )


@dataclass(frozen=True, slots=True)
class Cors:
    """The allowed origins, and what their pages may send."""

    origins: frozenset[str]
    _allowed_headers: str = field(repr=False)

    @classmethod
    def of(cls, origins: Iterable[str], routes: Iterable[Route]) -> Cors | None:
        """Returns None without origins; pages may send the headers of the routes."""
        listed = frozenset(origins)
        own = (name.lower() for route in routes for name in route.headers)
        return cls(listed, ", ".join(sorted({*_HEADERS, *own}))) if listed else None

    def headers(self, exchange: Exchange) -> Mapping[str, str]:
        """Returns the headers that let a browser show a response to the requesting page."""
        origin = exchange.headers.get("origin")
        if origin not in self.origins:
            return {"vary": "Origin"}  # a cache must not hand this response to another page
        return {
            "access-control-allow-origin": origin,
            "access-control-expose-headers": _EXPOSED,
            "vary": "Origin",
        }

    def is_preflight(self, exchange: Exchange) -> bool:
        """Whether a request is the preflight of an allowed page."""
        is_asking = "access-control-request-method" in exchange.headers
        return (
            exchange.method == "OPTIONS"
            and is_asking
            and exchange.headers.get("origin") in self.origins
        )

    async def answer(self, exchange: Exchange, send: Send) -> None:
        """Responds to a preflight request."""
        headers = {
            "access-control-allow-methods": _METHODS,
            "access-control-allow-headers": self._allowed_headers,
            "access-control-max-age": str(limits.CORS_PREFLIGHT_SECONDS),
        }
        await exchange.answer(send, 204, b"", headers)
