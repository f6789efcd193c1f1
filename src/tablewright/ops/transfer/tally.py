"""Tallies: the number of items and a checksum over all of them, independent of their order.

Each item has a digest, and the checksum is their sum. Two tables with the same items have the same
tally, on any target and in any order of reading. Items that are about to expire are counted
separately: they may be deleted at any moment, which is not a loss.
Not here: comparing tallies (`transfer.exporting`, `transfer.importing`).
"""

from __future__ import annotations

import binascii
import re
from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, cast

import msgspec

from tablewright.values import numbers

_DIGEST_BYTES = 16
_ROUND = 1 << (8 * _DIGEST_BYTES)
# Sets, which have no order, and bytes and numbers, which have several spellings. Inside a text, the
# quotes would be escaped.
_AMBIGUOUS = re.compile(
    rb'"(?:SS|NS|BS|B)"\s*:|"N"\s*:\s*"(?!(?:0|-?[1-9][0-9]{0,37}|-?(?:0|[1-9][0-9]{0,18})'
    rb'\.[0-9]{0,18}[1-9])")'
)

Measure = Callable[[bytes], bytes]

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder(order="sorted").encode


class ItemTally(msgspec.Struct, eq=True):
    """A count and a checksum."""

    count: int = 0
    total: int = 0

    def add(self, measured: bytes) -> None:
        """Counts an item, by its measure."""
        digest = blake2b(measured, digest_size=_DIGEST_BYTES).digest()
        self.count += 1
        self.total = (self.total + int.from_bytes(digest, "big")) % _ROUND

    @property
    def checksum(self) -> str:
        """The checksum, as in a manifest."""
        return f"{self.total:0{2 * _DIGEST_BYTES}x}"

    @classmethod
    def of(cls, count: int, checksum: str) -> ItemTally:
        """Returns the tally with a checksum from a manifest."""
        return cls(count, int(checksum, 16))


class SplitTally:
    """Two tallies: of items that stay, and of items that may expire before the next check."""

    __slots__ = ("fading", "lasting")

    def __init__(self, lasting: ItemTally | None = None, fading: ItemTally | None = None) -> None:
        self.lasting = lasting or ItemTally()
        self.fading = fading or ItemTally()

    def add(self, measured: bytes, *, is_fading: bool) -> None:
        """Counts an item."""
        (self.fading if is_fading else self.lasting).add(measured)

    @property
    def count(self) -> int:
        """The number of all items."""
        return self.lasting.count + self.fading.count

    def is_kept_in(self, found: SplitTally) -> bool:
        """Whether another tally has all items that stay, and no additional ones."""
        if self.lasting != found.lasting:
            return False
        return self.fading == found.fading or found.fading.count < self.fading.count


def as_it_is(item_json: bytes) -> bytes:
    """A fast measure of the bytes: equal items may have different bytes."""
    return item_json


def canonical(item_json: bytes) -> bytes:
    """An exact measure: equal items have one spelling.

    >>> canonical(b'{"b": {"SS": ["y", "x"]}, "a": {"N": "1.0"}}')
    b'{"a":{"N":"1"},"b":{"SS":["x","y"]}}'
    """
    item = _decode(item_json)
    if _AMBIGUOUS.search(item_json):
        item = {name: _canonical(wire) for name, wire in item.items()}
    return _encode(item)


def _canonical(wire: Any) -> Any:
    ((kind, content),) = wire.items()
    if kind == "N":
        return {kind: _number(content)}
    if kind == "NS":
        return {kind: sorted(map(_number, content))}
    if kind == "SS":
        return {kind: sorted(content)}
    if kind == "B":
        return {kind: _base64(content)}
    if kind == "BS":
        return {kind: sorted(map(_base64, content))}
    if kind == "M":
        members = cast("dict[str, Any]", content)
        return {kind: {name: _canonical(inner) for name, inner in members.items()}}
    if kind == "L":
        return {kind: [_canonical(inner) for inner in content]}
    return wire


def _base64(text: str) -> str:
    try:
        return b64encode(b64decode(text, validate=True)).decode()
    except binascii.Error:
        return text  # the store reports the error


def _number(text: str) -> str:
    try:
        return numbers.canonical(text)
    except numbers.NumberError:
        return text  # the store reports the error
