"""Calls and replies: requests of a vendor's API and their responses, as values.

Not here: reading and sending them (`doubles.mounting`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, cast
from urllib.parse import parse_qsl, unquote_plus

import msgspec

_CURSORS: Final = ("starting_after", "ending_before", "after")
Pairs = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Call:
    """A request to a sandbox."""

    method: str
    path: str  # below the sandbox, such as /v1/customers
    query: Pairs
    headers: Mapping[str, str]
    body: bytes = field(default=b"", repr=False)
    base: str = ""  # the sandbox's own address
    raw_path: str = ""  # as it was sent; ids may contain `%2F`

    @cached_property
    def form(self) -> Pairs:
        """The parameters of a form body."""
        text = self.body.decode("utf-8", "replace")
        return parse_qsl(text, keep_blank_values=True)

    @cached_property
    def segments(self) -> Sequence[str]:
        """The parts of the path, decoded; ids may contain `/` and spaces."""
        return [unquote_plus(part) for part in (self.raw_path or self.path).split("/")]

    @property
    def cursor(self) -> str:
        """The cursor of a list, for the log."""
        return next((value for name, value in self.query if name in _CURSORS), "")

    def parameter(self, name: str, default: str = "") -> str:
        """Returns the last value of a query parameter."""
        return next((value for one, value in reversed(self.query) if one == name), default)

    @property
    def bearer(self) -> str | None:
        """The token of the Authorization header."""
        kind, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" and token.strip() else None


@dataclass(frozen=True)
class Reply:
    """A response of a sandbox."""

    status: int
    body: bytes
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    is_cut: bool = False  # ends in the middle, with the connection

    @classmethod
    def json(cls, status: int, value: Any, headers: Mapping[str, str] | None = None) -> Reply:
        """Returns a JSON response."""
        lines = {"content-type": "application/json", **(headers or {})}
        return cls(status, msgspec.json.encode(value), lines)


def mapping_of(value: Any) -> dict[str, Any]:
    """Returns a JSON object; an empty one for any other value."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def list_of(value: Any) -> list[Any]:
    """Returns a JSON list; one with the value for any other value but null."""
    if isinstance(value, list):
        return cast("list[Any]", value)
    return [] if value is None else [value]


class Rejection(Exception):
    """The vendor rejects a request with this response."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.status)
        self.reply = reply
