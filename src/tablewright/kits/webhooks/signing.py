"""Signatures of webhooks, as in Standard Webhooks 1.0.

    webhook-id         the message's id, the same for every attempt
    webhook-timestamp  seconds since 1970, of this attempt
    webhook-signature  v1,<base64 of HMAC-SHA256 over id.timestamp.body>, one per valid secret

Secrets are `whsec_` and base64 of 24 to 64 bytes.
Not here: the storage of secrets (`webhooks.records`).
"""

from __future__ import annotations

import hmac
from base64 import b64decode, b64encode
from binascii import Error as NoBase64
from collections.abc import Mapping, Sequence
from hashlib import sha256

from tablewright.errors import InvalidError
from tablewright.ids import Ids
from tablewright.kits.webhooks import limits

_PREFIX = "whsec_"


def new_secret(ids: Ids) -> str:
    """Returns a new secret in its text form."""
    return _PREFIX + b64encode(ids.random_bytes(limits.WEBHOOK_SECRET_BYTES)).decode()


def key_of(secret: str) -> bytes:
    """Returns the bytes of a secret; raises `InvalidError`, which does not repeat it."""
    text = secret.removeprefix(_PREFIX)
    try:
        key = b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (NoBase64, ValueError):
        key = b""
    least, most = limits.WEBHOOK_SECRET_BYTES_MIN, limits.WEBHOOK_SECRET_BYTES_MAX
    if not secret.startswith(_PREFIX) or not least <= len(key) <= most:
        raise InvalidError(
            f"A secret must be '{_PREFIX}' and {least} to {most} bytes in base64.",
            details={"place": "secret"},
        )
    return key


def signed_headers(
    secrets: Sequence[str], message_id: str, at_seconds: int, body: bytes
) -> dict[str, str]:
    """Returns the headers of a message at a time.

    >>> secret = "whsec_" + "A" * 32
    >>> signed_headers([secret], "m1", 1_700_000_000, b"{}")["webhook-signature"]
    'v1,...='
    """
    assert "." not in message_id, "it would be unclear where the id ends"
    signatures = [_signature(key_of(one), message_id, str(at_seconds), body) for one in secrets]
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(at_seconds),
        "webhook-signature": " ".join(signatures),
    }


def is_signed(
    secrets: Sequence[str], headers: Mapping[str, str], body: bytes, *, now_seconds: float
) -> bool:
    """Whether an inbound message was signed with one of the secrets, and recently.

    Header names are in lower case.
    """
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not (message_id and timestamp.isascii() and timestamp.isdigit() and len(timestamp) < 16):
        return False
    if abs(now_seconds - int(timestamp)) > limits.WEBHOOK_SIGNATURE_SECONDS_MAX:
        return False
    given = headers.get("webhook-signature", "").encode("utf-8", "replace").split(b" ")
    wanted = [_signature(key_of(one), message_id, timestamp, body).encode() for one in secrets]
    return any(hmac.compare_digest(one, other) for one in given for other in wanted)


def _signature(key: bytes, message_id: str, timestamp: str, body: bytes) -> str:
    digest = hmac.digest(key, b"%s.%s." % (message_id.encode(), timestamp.encode()) + body, sha256)
    return f"v1,{b64encode(digest).decode()}"
