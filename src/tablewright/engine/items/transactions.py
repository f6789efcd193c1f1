"""Transactions: reasons of cancellation, and the client tokens that make a retry safe.

A token is stored in the commit of its transaction, for ten minutes.
Not here: the actions (`engine.items.item_writes`).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.storage import records
from tablewright.engine.tables.schema import hashed
from tablewright.errors import (
    IdempotentParameterMismatchException,
    ServiceError,
    TransactionCanceledException,
    ValidationException,
)

DUPLICATE_ITEM = "Transaction request cannot include multiple operations on one item"
_TOO_DEEP = "Nesting Levels have exceeded supported limits"
NO_REASON: dict[str, Any] = {"Code": "None"}
_INVALID_CODE = "ValidationError"

_BY_TOKEN = b"t"
_BY_EXPIRY = b"x"
_canonical = msgspec.json.Encoder(order="deterministic").encode


def canceled(reasons: list[dict[str, Any]]) -> TransactionCanceledException:
    """Returns the error of a cancelled transaction, with a reason for each action."""
    codes = ", ".join(reason["Code"] for reason in reasons)
    return TransactionCanceledException(
        f"Transaction cancelled, please refer cancellation reasons for specific reasons [{codes}]",
        CancellationReasons=reasons,
    )


def only_first_invalid(reasons: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the reasons for actions that are checked in advance, with the first error only."""
    invalid = [place for place, reason in enumerate(reasons) if reason["Code"] == _INVALID_CODE]
    return [NO_REASON if place in invalid[1:] else r for place, r in enumerate(reasons)]


def validation_reason(refusal: ValidationException) -> dict[str, Any]:
    """Returns the reason for an invalid action; too many levels have a shorter message here."""
    message = _TOO_DEEP if refusal.message.startswith(_TOO_DEEP) else refusal.message
    return {"Code": _INVALID_CODE, "Message": message}


def is_told_at_once(refusal: ServiceError) -> bool:
    """Whether DynamoDB rejects the whole request instead of cancelling the transaction."""
    return refusal.message.startswith("One or more parameter values are not valid.")


class TokenRecord(msgspec.Struct, frozen=True):
    """The stored result of a transaction with a token."""

    expires_at: float
    fingerprint: bytes
    sizes_bytes: dict[str, list[int]]  # by table, for the capacity that a replay reports


def fingerprint(actions: Any) -> bytes:
    """Returns bytes that identify a request."""
    return blake2b(_canonical(actions), digest_size=16).digest()


def remembered(changes: ChangeSet, token: str, mark: bytes) -> TokenRecord | None:
    """Returns the earlier result of a token, if any; raises if the request differs."""
    key = _BY_TOKEN + hashed(token.encode())
    record = changes.txn.get(key, db=changes.store.tokens)
    if record is None:
        return None
    known = msgspec.json.decode(records.opened(key, record), type=TokenRecord)
    if known.expires_at <= changes.now:
        return None
    if known.fingerprint != mark:
        raise IdempotentParameterMismatchException(
            "The request rejected because it was retried with the same client token but "
            "different payload"
        )
    return known


def remember(changes: ChangeSet, token: str, mark: bytes, sizes: dict[str, list[int]]) -> None:
    """Stores a token with its result."""
    expires_at = changes.now + limits.CLIENT_TOKEN_SECONDS
    token_hash = hashed(token.encode())
    payload = msgspec.json.encode(TokenRecord(expires_at, mark, sizes))
    for key, content in (
        (_BY_TOKEN + token_hash, payload),
        (_BY_EXPIRY + int(expires_at).to_bytes(8, "big") + token_hash, b""),
    ):
        changes.txn.put(key, records.sealed(key, content), db=changes.store.tokens)


def forget_expired(changes: ChangeSet) -> int:
    """Deletes expired tokens, a chunk at most; returns how many it examined."""
    now = int(changes.now)
    due: list[bytes] = []
    with changes.txn.cursor(db=changes.store.tokens) as cursor:
        if cursor.set_range(_BY_EXPIRY):
            for key in cursor.iternext(keys=True, values=False):
                if int.from_bytes(key[1:9], "big") >= now or len(due) >= limits.CHUNK_ITEMS:
                    break
                due.append(bytes(key))
    for key in due:
        token_key = _BY_TOKEN + key[9:]
        record = changes.txn.get(token_key, db=changes.store.tokens)
        if record is not None:
            known = msgspec.json.decode(records.opened(token_key, record), type=TokenRecord)
            if known.expires_at <= changes.now:
                changes.txn.delete(token_key, db=changes.store.tokens)
        changes.txn.delete(key, db=changes.store.tokens)
    return len(due)
