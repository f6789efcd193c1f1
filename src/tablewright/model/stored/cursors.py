"""Cursors: the position of a query as text for clients.

    cursor = base64url( version (1 byte) + seal (16 bytes) + start key as MessagePack )

The seal covers the start key, the query with its arguments, and the tenant, so a cursor works only
for its own query. With a key (`Database(cursor_key=...)`), cursors cannot be forged. Not here:
paging (`model.operations.query`).
"""

from __future__ import annotations

import base64
import binascii
import hmac
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from tablewright.errors import CursorError

_VERSION = 1
_SEAL_BYTES = 16

_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_decode = msgspec.msgpack.Decoder(dict[str, dict[str, str]]).decode


def cursor_of(start_key: dict[str, dict[str, str]], bound_to: Any, *, secret: bytes) -> str:
    """The cursor of a start key, bound to a query."""
    content = _encode(start_key)
    raw = bytes([_VERSION]) + _seal(content, bound_to, secret) + content
    return _text(raw)


def start_key_of(cursor: str, bound_to: Any, *, secret: bytes) -> dict[str, dict[str, str]]:
    """The start key of a cursor; raises `CursorError` unless it belongs to the query."""
    try:
        raw = base64.urlsafe_b64decode(cursor.encode("ascii") + b"=" * (-len(cursor) % 4))
    except (ValueError, binascii.Error):
        raise CursorError("The cursor is invalid.") from None
    if _text(raw) != cursor:  # the decoder ignores many errors
        raise CursorError("The cursor is invalid.")
    if not raw or raw[0] != _VERSION:
        raise CursorError(
            "The cursor is invalid, or was created by another version of Tablewright."
        )
    seal, content = raw[1 : 1 + _SEAL_BYTES], raw[1 + _SEAL_BYTES :]
    if not hmac.compare_digest(seal, _seal(content, bound_to, secret)):
        raise CursorError("The cursor belongs to another query: its arguments or tenant differ.")
    return _decode(content)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _seal(content: bytes, bound_to: Any, secret: bytes) -> bytes:
    bound = _encode(bound_to)
    digest = blake2b(digest_size=_SEAL_BYTES, key=_key(secret))
    digest.update(len(bound).to_bytes(4, "big") + bound + content)
    return digest.digest()


@lru_cache(maxsize=1)  # a process has one secret
def _key(secret: bytes) -> bytes:
    return blake2b(secret, digest_size=32).digest()
