"""HTTP requests and responses of the endpoint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

JSON_1_0: Final = "application/x-amz-json-1.0"
JSON_1_1: Final = "application/x-amz-json-1.1"
PLAIN_TEXT: Final = "text/plain; charset=utf-8"


@dataclass(slots=True)
class HttpRequest:
    """A complete request. Header names are in lower case; repeated ones are joined by `,`."""

    method: str
    target: str  # the path and the query, as received
    headers: dict[str, str]
    body: bytes


@dataclass(slots=True)
class HttpResponse:
    """A response. `headers` are added to those of every response."""

    status: int
    body: bytes = b""
    content_type: str = JSON_1_0
    headers: tuple[tuple[str, str], ...] = ()
    closes: bool = False
    is_to_head: bool = False  # the body is announced, but not sent


Reply = Callable[[HttpResponse], None]
