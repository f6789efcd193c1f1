"""Records: the format of every value in the store, and the detection of damage.

    record = payload + checksum (4 bytes)
    item payload = DynamoDB's size (4 bytes) + the item as DynamoDB JSON

The checksum covers the store key, so a record under another key is detected as well. It is a
little-endian CRC-32 at the end, so that the CRC of a whole record is a constant: a check is one
call without a copy. The JSON is that of a GetItem response: reads copy it, and decode only what
they need.
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
    """Returns the record to store under `key`."""
    return payload + crc32(key + payload).to_bytes(CHECKSUM_BYTES, "little")


def opened(key: bytes, record: bytes) -> bytes:
    """Returns the payload of a record; raises `DamagedRecordError` if it was changed."""
    if crc32(record, crc32(key)) != INTACT:
        raise damaged(key)
    return record[:-CHECKSUM_BYTES]


def sealed_item(key: bytes, item_json: bytes, size_bytes: int) -> bytes:
    """The record of an item."""
    payload = _item_head.pack(size_bytes) + item_json
    return payload + crc32(key + payload).to_bytes(CHECKSUM_BYTES, "little")


def item_payload(item_json: bytes, size_bytes: int) -> bytes:
    """Returns the payload of an item, or of its part in an index."""
    return _item_head.pack(size_bytes) + item_json


def opened_item(key: bytes, record: bytes) -> tuple[int, bytes]:
    """Size and JSON of an item's record; raises `DamagedRecordError` if it was changed."""
    if crc32(record, crc32(key)) != INTACT:
        raise damaged(key)
    return item_size_of(record)[0], record[ITEM_HEAD_BYTES:-CHECKSUM_BYTES]


def decoded_item(item_json: bytes) -> Item:
    """Returns the item of its JSON."""
    return _decode_any(item_json)


def plain(answer: dict[str, Any]) -> dict[str, Any]:
    """Returns a response as plain objects."""
    if len(answer) == 1:
        ((member, content),) = answer.items()
        if type(content) is msgspec.Raw:
            return {member: _decode_any(content)}
    return decode_json(encode_json(answer))


def damaged(key: bytes) -> DamagedRecordError:
    """Returns the error for a damaged record."""
    return DamagedRecordError(f"The record at {key[:48].hex()} does not match its checksum.")
