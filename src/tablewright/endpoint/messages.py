"""Requests and answers of the endpoint, as far as HTTP goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

JSON_1_0: Final = "application/x-amz-json-1.0"
JSON_1_1: Final = "application/x-amz-json-1.1"
PLAIN_TEXT: Final = "text/plain; charset=utf-8"


@dataclass(slots=True)
class HttpRequest:
    """A whole request. Names of headers are lower case; one that came twice is joined by `,`."""

    method: str
    target: str  # the path and the query, as they came
    headers: dict[str, str]
    body: bytes


@dataclass(slots=True)
class HttpResponse:
    """An answer. `headers` are those beside the ones that every answer has."""

    status: int
    body: bytes = b""
    content_type: str = JSON_1_0
    headers: tuple[tuple[str, str], ...] = ()
    closes: bool = False
    is_to_head: bool = False  # the body is told of, and not sent


Reply = Callable[[HttpResponse], None]
