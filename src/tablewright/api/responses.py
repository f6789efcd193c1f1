"""Answers: what a handler gives back when a plain value does not say it all.

Not here: turning values into bytes (`api.http.handling`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Generic, TypeVar

from msgspec import Meta

T = TypeVar("T")

# A text that is shown once, such as a new API key: no route may remember an answer that holds one.
Secret = Annotated[str, Meta(extra_json_schema={"format": "password"})]


def _no_headers() -> dict[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Response(Generic[T]):
    """A value with another status than the route's own, with headers, or with an ETag.

    Names of headers are in lower case.
    """

    body: T
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=_no_headers)
    etag: str | None = None


@dataclass(frozen=True, slots=True)
class RawResponse:
    """JSON that is ready to be sent, byte for byte; with a `content-type`, a file."""

    body: bytes
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=_no_headers)


@dataclass(frozen=True, slots=True)
class EventStream:
    """Server-sent events, for as long as the caller listens and the service runs."""

    events: AsyncGenerator[bytes]
