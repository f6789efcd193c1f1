"""Seals: cursors of our own, that only this service can have made and that fit one request only.

They are sealed as the client's own cursors are, with its key, over the tenant and the request.
Not here: what is in them (`events.inbox.walking`).
"""

from __future__ import annotations

import base64
import binascii
import hmac
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from tablewright.errors import BadCursorError
from tablewright.model import Session

_SEAL_BYTES = 16
_WRONG = "The cursor does not belong to this request."

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


def sealed(content: bytes, bound_to: Sequence[Any], session: Session) -> str:
    """Content as a cursor."""
    raw = _seal(content, bound_to, session) + content
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def opened(cursor: str, bound_to: Sequence[Any], session: Session) -> bytes:
    """The content of a cursor; raises `BadCursorError`."""
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
    key = blake2b(session.cursor_key, digest_size=32, person=b"events").digest()
    digest = blake2b(digest_size=_SEAL_BYTES, key=key)
    digest.update(len(bound).to_bytes(4, "big") + bound + content)
    return digest.digest()
