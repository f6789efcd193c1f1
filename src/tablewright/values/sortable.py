"""Bytes that sort like key values, so that an ordered store has DynamoDB's order.

`final` is for a value at the end of a store key; `inner` for a value before another: there, no
encoding may be a prefix of another, or the next value would determine the order.
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
    """Returns the sortable bytes of a value before another in a store key."""
    ((kind, content),) = value.items()
    if kind == "S":
        return inner_text(content)
    if kind == "N":
        return numbers.to_sortable(content)
    return _grouped(base64.b64decode(content))


def inner_text(text: str) -> bytes:
    """Returns the sortable bytes of a string before another value in a store key."""
    return text.encode().translate(_SHIFTED) + b"\x00"


def text_prefix(text: str) -> bytes:
    """Returns the common prefix of `inner` encodings of strings that begin with `text`."""
    return text.encode().translate(_SHIFTED)


def binary_prefix(content: bytes) -> bytes:
    """Returns the common prefix of `inner` encodings of binaries that begin with `content`."""
    whole = len(content) // _GROUP * _GROUP
    head = b"".join(
        content[at : at + _GROUP] + bytes([_GROUP + 1]) for at in range(0, whole, _GROUP)
    )
    return head + content[whole:]


def _grouped(content: bytes) -> bytes:
    """Returns groups of seven bytes, each followed by its significant length, or eight if more
    follow.
    """
    encoded = bytearray()
    for at in range(0, len(content) + 1, _GROUP):
        group = content[at : at + _GROUP]
        if len(group) == _GROUP:
            encoded += group + bytes([_GROUP + 1])
        else:
            encoded += group.ljust(_GROUP, b"\x00") + bytes([len(group)])
    return bytes(encoded)
