"""Shard iterators: the position of a reader, as self-contained text.

    ARN of the stream | 1 | base64
    base64: sequence number (8) · time of issue in ms (8) · shard id · checksum (4)

The engine stores nothing about it, so an iterator outlives a restart. The checksum, which also
covers the ARN, detects invalid texts; it protects no secret.
"""

from __future__ import annotations

import binascii
import struct
from dataclasses import dataclass

from tablewright import limits
from tablewright.engine.storage import records
from tablewright.errors import (
    DamagedRecordError,
    ExpiredIteratorException,
    ValidationException,
)

_head = struct.Struct(">QQ")
_MARK = "|1|"
_MS_PER_SECOND = 1000
INVALID_ITERATOR = "Invalid ShardIterator"


@dataclass(frozen=True, slots=True)
class ShardIterator:
    """The next sequence number to read in a shard."""

    arn: str
    shard_id: str
    sequence: int

    def text(self, now: float) -> str:
        """The iterator as text."""
        payload = _head.pack(self.sequence, int(now * _MS_PER_SECOND)) + self.shard_id.encode()
        sealed = records.sealed(self.arn.encode(), payload)
        return f"{self.arn}{_MARK}{binascii.b2a_base64(sealed, newline=False).decode()}"


def read(text: str, now: float) -> ShardIterator:
    """Parses an iterator; raises DynamoDB's errors for invalid or expired ones."""
    arn, mark, encoded = text.partition(_MARK)
    try:
        payload = records.opened(arn.encode(), binascii.a2b_base64(encoded, strict_mode=True))
        sequence, issued_ms = _head.unpack_from(payload)
        shard_id = payload[_head.size :].decode()
    except (DamagedRecordError, struct.error, ValueError):  # as binascii's and UTF-8's errors are
        raise ValidationException(INVALID_ITERATOR) from None
    if not mark:
        raise ValidationException(INVALID_ITERATOR)
    if now * _MS_PER_SECOND - issued_ms > limits.SHARD_ITERATOR_SECONDS * _MS_PER_SECOND:
        raise ExpiredIteratorException("Shard iterator has expired")
    return ShardIterator(arn, shard_id, sequence)
