"""Streams in cases: tables that have one, its names and numbers, and records as returned.

The runner's clock stands still and its ids count up, so every name can be worked out beforehand.
"""

from __future__ import annotations

import base64
import zlib
from hashlib import blake2b
from typing import Any

from tests.conformance.case import Step
from tests.conformance.descriptions import NOW, STREAM_LABEL, arn
from tests.conformance.tables import create

TABLE_ID = "00000000-0000-4000-8000-000000000001"  # of the first table that a case makes
FIRST_NUMBER = 3  # of the first change, after those that the two shards begin with
KEYS_ONLY, NEW, OLD, BOTH = "KEYS_ONLY", "NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES"
_SLOTS_HALF = 128  # the first byte of a key's hash decides


def streaming(view: str = BOTH, name: str = "hash", key: str = "pk:S") -> Step:
    """A CreateTable step of a table with a stream."""
    operation, request = create(name, key)
    specification = {"StreamEnabled": True, "StreamViewType": view}
    return operation, {**request, "StreamSpecification": specification}


def stream_arn(name: str = "hash", label: str = STREAM_LABEL) -> str:
    return f"{arn(name)}/stream/{label}"


def switched(name: str = "hash", view: str | None = None) -> Step:
    """An UpdateTable step that switches the stream on with a view, or off."""
    on = {"StreamEnabled": True, "StreamViewType": view}
    specification = on if view else {"StreamEnabled": False}
    return "UpdateTable", {"TableName": name, "StreamSpecification": specification}


def number(sequence: int) -> str:
    """A sequence number as DynamoDB returns it."""
    return f"1{sequence:020}"


def shard_id(first: int, label: str = STREAM_LABEL, table_id: str = TABLE_ID) -> str:
    """The id of the shard that begins with a number."""
    mark = f"{table_id}/{label}/{first}"
    suffix = blake2b(mark.encode(), digest_size=4).hexdigest()
    return f"shardId-{int(NOW * 1000):020}-{suffix}"


def shard_of(key: str) -> str:
    """The shard of the first table's first stream that a partition key is in."""
    is_lower = blake2b(key.encode(), digest_size=16).digest()[0] < _SLOTS_HALF
    return shard_id(1 if is_lower else 2)


def shard(first: int, last: int | None = None, **more: Any) -> dict[str, Any]:
    """A shard as DescribeStream tells it."""
    span = {"StartingSequenceNumber": number(first)}
    if last is not None:
        span["EndingSequenceNumber"] = number(last)
    return {"ShardId": shard_id(first, **more), "SequenceNumberRange": span}


def in_order(*shards: dict[str, Any]) -> list[dict[str, Any]]:
    return sorted(shards, key=lambda each: each["ShardId"])


def iterator(shard: str, sequence: int, *, name: str = "hash", issued_at: float = NOW) -> str:
    """A shard iterator as the engine spells it."""
    head = sequence.to_bytes(8, "big") + int(issued_at * 1000).to_bytes(8, "big")
    payload, of = head + shard.encode(), stream_arn(name)
    checksum = zlib.crc32(payload, zlib.crc32(of.encode())).to_bytes(4, "little")
    return f"{of}|1|{base64.b64encode(payload + checksum).decode()}"


def record(
    event: str,
    sequence: int,
    keys: dict[str, Any],
    size_bytes: int,
    *,
    view: str = BOTH,
    **images: Any,
) -> dict[str, Any]:
    """A record as GetRecords tells it."""
    mark = f"{TABLE_ID}/{sequence}"
    return {
        "eventID": blake2b(mark.encode(), digest_size=16).hexdigest(),
        "eventName": event,
        "eventVersion": "1.1",
        "eventSource": "aws:dynamodb",
        "awsRegion": "us-east-1",
        "dynamodb": {
            "ApproximateCreationDateTime": int(NOW),
            "Keys": keys,
            **images,
            "SequenceNumber": number(sequence),
            "SizeBytes": size_bytes,
            "StreamViewType": view,
        },
    }
