"""NextToken: where the next page of a SELECT starts.

A token belongs to a statement and its parameters, and is rejected with others; the page size and
consistency may change. Tokens are opaque to clients.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from tablewright.engine.items import start_keys
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.items.requests import Request, normalize_values
from tablewright.engine.tables.schema import Index, Table
from tablewright.errors import ValidationException
from tablewright.values.attributes import Item

_MARK_BYTES = 16
_INVALID = "Invalid NextToken"
_canonical = msgspec.json.Encoder(order="deterministic").encode


class Position(msgspec.Struct, frozen=True):
    """The position after the previous pages: the next range, and the last key in it."""

    range_number: int
    last_key: dict[str, dict[str, str]] | None = None


_decode_position = msgspec.json.Decoder(Position, strict=True).decode


def encoded(position: Position, request: Request) -> str:
    """Returns the token for a position of a request."""
    return base64.b64encode(_mark(request) + msgspec.json.encode(position)).decode()


def decoded(request: Request) -> Position | None:
    """Returns the position of the request's token; None without one."""
    token: str | None = request.get("NextToken")
    if token is None:
        return None
    try:
        content = base64.b64decode(token, validate=True)
        position = _decode_position(content[_MARK_BYTES:])
    except (binascii.Error, ValueError):
        raise ValidationException(_INVALID) from None
    if content[:_MARK_BYTES] != _mark(request):
        raise ValidationException("NextToken does not match request")
    return position


def _mark(request: Request) -> bytes:
    said = [request["Statement"], request.get("Parameters", [])]
    return blake2b(_canonical(said), digest_size=_MARK_BYTES).digest()


def rest_of(
    key_ranges: Sequence[KeyRange],
    position: Position,
    table: Table,
    index: Index | None,
    *,
    is_forward: bool,
) -> list[KeyRange]:
    """Returns the remaining ranges from a position on."""
    if not 0 <= position.range_number < len(key_ranges):
        raise ValidationException(_INVALID)
    first, *others = key_ranges[position.range_number :]
    if position.last_key is None:
        return [first, *others]
    key = _store_key(table, index, position.last_key)
    if not first.has(key):
        raise ValidationException(_INVALID)
    return [first.after(key, is_forward=is_forward), *others]


def _store_key(table: Table, index: Index | None, last_key: Item) -> bytes:
    try:
        normalize_values(last_key)  # anyone can forge a token
        return start_keys.checked_scan_start(table, index, last_key)
    except (KeyError, ValidationException, ValueError):  # a KeyError for an unknown type
        raise ValidationException(_INVALID) from None
