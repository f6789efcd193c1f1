"""Records: what every value in the store looks like, and how damage is noticed.

    record = payload + checksum (4 bytes)
    item payload = size in DynamoDB's counting (4 bytes) + the item as DynamoDB-JSON

The checksum covers the store key too, so a record that turns up under another key is noticed as
well.
It is a CRC-32 in little-endian order at the end, so that the CRC of a whole record is always the
same number: checking is one call and copies nothing.
The JSON is exactly what a GetItem answer contains: reads copy it, and decode only what they must
look at.
"""

from __future__ import annotations

from struct import Struct
from typing import Any
from zlib import crc32

import msgspec

from tablewright.errors import DamagedRecordError
from tablewright.values.attributes import Item

INTACT = 0x2144DF1C  # the CRC-32 of anything followed by its own CRC-32
CHECKSUM_BYTES = 4
ITEM_HEAD_BYTES = 4

_item_head = Struct(">I")
item_size_of = _item_head.unpack_from

encode_json = msgspec.json.Encoder().encode
decode_json = msgspec.json.Decoder(dict[str, Any]).decode
_decode_any = msgspec.json.Decoder().decode


def sealed(key: bytes, payload: bytes) -> bytes:
    """The record to store under `key`."""
    return payload + crc32(key + payload).to_bytes(CHECKSUM_BYTES, "little")


def opened(key: bytes, record: bytes) -> bytes:
    """The payload of a record under `key`; raises `DamagedRecordError` if it was changed."""
    if crc32(record, crc32(key)) != INTACT:
        raise damaged(key)
    return record[:-CHECKSUM_BYTES]


def sealed_item(key: bytes, item_json: bytes, size_bytes: int) -> bytes:
    """The record of an item."""
    payload = _item_head.pack(size_bytes) + item_json
    return payload + crc32(key + payload).to_bytes(CHECKSUM_BYTES, "little")


def item_payload(item_json: bytes, size_bytes: int) -> bytes:
    """The payload of an item, or of the part of it that an index holds."""
    return _item_head.pack(size_bytes) + item_json


def opened_item(key: bytes, record: bytes) -> tuple[int, bytes]:
    """Size and JSON of an item's record; raises `DamagedRecordError` if it was changed."""
    if crc32(record, crc32(key)) != INTACT:
        raise damaged(key)
    return item_size_of(record)[0], record[ITEM_HEAD_BYTES:-CHECKSUM_BYTES]


def decoded_item(item_json: bytes) -> Item:
    """The item behind its JSON."""
    return _decode_any(item_json)


def plain(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer as plain objects of its own, whatever JSON or shared parts it is made of."""
    if len(answer) == 1:
        ((member, content),) = answer.items()
        if type(content) is msgspec.Raw:
            return {member: _decode_any(content)}
    return decode_json(encode_json(answer))


def damaged(key: bytes) -> DamagedRecordError:
    """The error for a record whose bytes are not those that were written."""
    return DamagedRecordError(f"the record at {key[:48].hex()} does not match its checksum.")
