"""Seals: our own cursors, which cannot be forged and fit one request only.

They are sealed like the client's cursors, with its key, over the tenant and the request. Not here:
their content (`events.inbox.walking`).
"""

from __future__ import annotations

import base64
import binascii
import hmac
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from tablewright.errors import BadCursorError
from tablewright.model import Session

_SEAL_BYTES = 16
_WRONG = "The cursor does not belong to this request."

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


def sealed(content: bytes, bound_to: Sequence[Any], session: Session) -> str:
    """Returns content as a cursor."""
    raw = _seal(content, bound_to, session) + content
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def opened(cursor: str, bound_to: Sequence[Any], session: Session) -> bytes:
    """Returns the content of a cursor; raises `BadCursorError`."""
    try:
        raw = base64.urlsafe_b64decode(cursor.encode("ascii") + b"=" * (-len(cursor) % 4))
    except (ValueError, binascii.Error):
        raise BadCursorError(_WRONG) from None
    seal, content = raw[:_SEAL_BYTES], raw[_SEAL_BYTES:]
    if not hmac.compare_digest(seal, _seal(content, bound_to, session)):
        raise BadCursorError(_WRONG)
    return content


def _seal(content: bytes, bound_to: Sequence[Any], session: Session) -> bytes:
    bound = _encode([session.tenant, *bound_to])
    digest = blake2b(digest_size=_SEAL_BYTES, key=_key(session.cursor_key))
    digest.update(len(bound).to_bytes(4, "big") + bound + content)
    return digest.digest()


@lru_cache(maxsize=1)  # a process has one secret
def _key(secret: bytes) -> bytes:
    return blake2b(secret, digest_size=32, person=b"events").digest()
