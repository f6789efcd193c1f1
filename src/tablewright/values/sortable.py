"""Bytes that sort as key values do, so that an ordered store keeps items in DynamoDB's order.

`final` is for a value that ends a store key; `inner` for one that something follows: there, no
encoding may be a prefix of another, or what follows would decide the order.
"""

from __future__ import annotations

import base64

from tablewright.values import numbers
from tablewright.values.attributes import AttributeValue

# UTF-8 never uses the bytes f5 to ff, so adding one to every byte frees 00 for the end.
_SHIFTED = bytes(min(byte + 1, 255) for byte in range(256))
_GROUP = 7


def final(value: AttributeValue) -> bytes:
    """The sortable bytes of a string, number or binary that ends a store key."""
    ((kind, content),) = value.items()
    if kind == "S":
        return content.encode()
    if kind == "N":
        return numbers.to_sortable(content)
    return base64.b64decode(content)


def inner(value: AttributeValue) -> bytes:
    """The sortable bytes of a value that something follows in a store key."""
    ((kind, content),) = value.items()
    if kind == "S":
        return inner_text(content)
    if kind == "N":
        return numbers.to_sortable(content)
    return _grouped(base64.b64decode(content))


def inner_text(text: str) -> bytes:
    """The sortable bytes of a string that something follows in a store key."""
    return text.encode().translate(_SHIFTED) + b"\x00"


def text_prefix(text: str) -> bytes:
    """What every `inner` encoding of a string that begins with `text` begins with."""
    return text.encode().translate(_SHIFTED)


def binary_prefix(content: bytes) -> bytes:
    """What every `inner` encoding of a binary that begins with `content` begins with."""
    whole = len(content) // _GROUP * _GROUP
    head = b"".join(
        content[at : at + _GROUP] + bytes([_GROUP + 1]) for at in range(0, whole, _GROUP)
    )
    return head + content[whole:]


def _grouped(content: bytes) -> bytes:
    """Groups of seven bytes, each followed by how many of them count, or eight if more follow."""
    encoded = bytearray()
    for at in range(0, len(content) + 1, _GROUP):
        group = content[at : at + _GROUP]
        if len(group) == _GROUP:
            encoded += group + bytes([_GROUP + 1])
        else:
            encoded += group.ljust(_GROUP, b"\x00") + bytes([len(group)])
    return bytes(encoded)
