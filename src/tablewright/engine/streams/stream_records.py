"""Stream records: a change in GetRecords, in one of the four views.

Images are copied from the log to the response as bytes; only the key attributes are decoded.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from msgspec import Raw

from tablewright.engine.storage import records
from tablewright.engine.streams.change_log import Change, Image
from tablewright.engine.streams.shards import Stream
from tablewright.engine.tables.definition import REGION
from tablewright.values.attributes import item_size_bytes

EVENT_VERSION = "1.1"
_SERVICE = {"PrincipalId": "dynamodb.amazonaws.com", "Type": "Service"}
_SHOWS_OLD = frozenset(("OLD_IMAGE", "NEW_AND_OLD_IMAGES"))
_SHOWS_NEW = frozenset(("NEW_IMAGE", "NEW_AND_OLD_IMAGES"))
_MS_PER_SECOND = 1000
_ID_BYTES = 16

# All numbers have the same length, so that they sort as text.
_SEQUENCE_BASE = 10**20


def sequence_text(sequence: int) -> str:
    """Formats a sequence number.

    >>> sequence_text(42)
    '100000000000000000042'
    """
    return str(_SEQUENCE_BASE + sequence)


def sequence_number(text: str) -> int | None:
    """Parses the output of `sequence_text`; None for any other text.

    >>> sequence_number("100000000000000000042")
    42
    """
    if not (text.isascii() and text.isdecimal()):
        return None
    number = int(text) - _SEQUENCE_BASE
    return number if number >= 0 else None


def record(stream: Stream, change: Change) -> tuple[dict[str, Any], int]:
    """The record of a change, and its size in bytes."""
    image = change.new or change.old
    assert image is not None, "a change has at least one image"
    item = records.decoded_item(image.json)
    key = {
        element["AttributeName"]: item[element["AttributeName"]] for element in stream.key_schema
    }
    size_bytes = item_size_bytes(key)
    told: dict[str, Any] = {
        "ApproximateCreationDateTime": change.time_ms // _MS_PER_SECOND,
        "Keys": key,
    }
    for member, shown, views in (
        ("NewImage", change.new, _SHOWS_NEW),
        ("OldImage", change.old, _SHOWS_OLD),
    ):
        if shown is not None and stream.view_type in views:
            told[member] = Raw(shown.json)
            size_bytes += shown.size_bytes
    told["SequenceNumber"] = sequence_text(change.sequence)
    told["SizeBytes"] = size_bytes
    told["StreamViewType"] = stream.view_type
    event: dict[str, Any] = {
        "eventID": _event_id(stream, change.sequence),
        "eventName": _event_name(change.old, change.new),
        "eventVersion": EVENT_VERSION,
        "eventSource": "aws:dynamodb",
        "awsRegion": REGION,
        "dynamodb": told,
    }
    if change.by_service:
        event["userIdentity"] = _SERVICE
    return event, size_bytes


def _event_name(old: Image | None, new: Image | None) -> str:
    if old is None:
        return "INSERT"
    return "REMOVE" if new is None else "MODIFY"


def _event_id(stream: Stream, sequence: int) -> str:
    """Returns an id that is unique to a change, and the same for every read."""
    mark = f"{stream.table_uuid}/{sequence}"
    return blake2b(mark.encode(), digest_size=_ID_BYTES).hexdigest()
