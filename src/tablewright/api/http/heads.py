"""Heads: common headers of responses, and whole heads as bytes.

A server that can send a whole response at once offers `WHOLE_RESPONSE` among the extensions of a
request, with its own `send`. Every other ASGI server gets the two messages of ASGI. Not here:
sending them (`api.http.exchange`, `api.http.frame`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Final

from starlette.types import Scope

WHOLE_RESPONSE: Final = "tablewright.whole_response"

# Gets status, header lines and content; returns False if the server cannot send them now.
SendWhole = Callable[[int, bytes, bytes], bool]

_SAFE: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "content-security-policy": (
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
_SAFE_LINES: Final = "".join(f"{name}: {value}\r\n" for name, value in _SAFE.items())
_HTTPS_ONLY: Final = "max-age=31536000; includeSubDomains"
_REQUEST_ID, _HTTPS = "x-request-id", "strict-transport-security"
_NO_NAME: Final = re.compile(r"[^!#$%&'*+.^_`|~0-9A-Za-z-]")
_NONE: Final[dict[str, SendWhole]] = {}
_NO_VALUE: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")


def send_whole_of(scope: Scope) -> SendWhole | None:
    """Returns the server's function for a whole response, if it has one."""
    extensions: dict[str, dict[str, SendWhole]] = scope.get("extensions") or {}
    return extensions.get(WHOLE_RESPONSE, _NONE).get("send")


def added(there: Container[str], request_id: str, *, is_https: bool) -> Iterator[tuple[str, str]]:
    """Returns the missing headers of a response; `there` are its names, in lower case."""
    for name, value in _SAFE.items():
        if name not in there:
            yield name, value
    if _REQUEST_ID not in there:
        yield _REQUEST_ID, request_id
    if is_https and _HTTPS not in there:
        yield _HTTPS, _HTTPS_ONLY


def whole_head(
    own: Mapping[str, str], more: Mapping[str, str], request_id: str, *, is_https: bool
) -> bytes:
    """Returns the header lines of a response: its own, the common ones, and some more.

    The names of `own` are in lower case. Raises `ValueError` for invalid header values.
    """
    lines = ""
    for name, value in own.items():
        if _NO_VALUE.search(value) or _NO_NAME.search(name):
            raise ValueError(
                f"{name[:80]!r} is not a header, or its value holds control characters"
            )
        lines += f"{name}: {value}\r\n"
    if own.keys().isdisjoint(_SAFE) and _REQUEST_ID not in own and not is_https:
        lines += f"{_SAFE_LINES}{_REQUEST_ID}: {request_id}\r\n"
    else:
        rest = added(own, request_id, is_https=is_https)
        lines += "".join(f"{name}: {value}\r\n" for name, value in rest)
    for name, value in more.items():
        lines += f"{name}: {value}\r\n"
    return lines.encode("latin-1")
