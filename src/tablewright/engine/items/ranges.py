"""Ranges of store keys: from a key condition, a start key or a scan segment.

A range includes `lower` and excludes `upper`.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence

import msgspec

from tablewright.engine.tables.schema import HASH_BYTES, Index, Table, hashed
from tablewright.expressions import KeyTest
from tablewright.values import sortable
from tablewright.values.attributes import AttributeValue, Item

_HASHES = 2 ** (8 * HASH_BYTES)


class KeyRange(msgspec.Struct, frozen=True):
    """Store keys from `lower`, inclusive, to `upper`, exclusive."""

    lower: bytes
    upper: bytes

    def after(self, key: bytes, *, is_forward: bool) -> KeyRange:
        """Returns the rest of the range after `key`."""
        if is_forward:
            return KeyRange(max(self.lower, key + b"\x00"), self.upper)
        return KeyRange(self.lower, min(self.upper, key))

    def has(self, key: bytes) -> bool:
        """Whether a key is in the range."""
        return self.lower <= key < self.upper


def past_prefix(prefix: bytes) -> bytes:
    """Returns the first key after all that begin with `prefix`."""
    stripped = prefix.rstrip(b"\xff")
    if not stripped:  # ids never reach this
        return b"\xff" * (len(prefix) + 1)
    return stripped[:-1] + bytes([stripped[-1] + 1])


def whole(table_or_index: Table | Index) -> KeyRange:
    """Everything in a table or index."""
    return KeyRange(table_or_index.id, past_prefix(table_or_index.id))


def segment(table_or_index: Table | Index, number: int, total: int) -> KeyRange:
    """Returns one of `total` equal parts of a table or index; partitions are never split."""
    first = -(-_HASHES * number // total)
    last = -(-_HASHES * (number + 1) // total) - 1
    prefix = table_or_index.id
    upper = past_prefix(prefix + last.to_bytes(HASH_BYTES, "big"))
    return KeyRange(prefix + first.to_bytes(HASH_BYTES, "big"), upper)


def of_partition(partition: bytes, sort_tests: Sequence[KeyTest], *, is_index: bool) -> KeyRange:
    """Returns the items of one partition that pass the tests: equalities, then any one test."""
    if not sort_tests:
        return KeyRange(partition, past_prefix(partition))
    prefix = partition + b"".join([sortable.inner(test.operands[0]) for test in sort_tests[:-1]])
    return _of_test(prefix, sort_tests[-1], is_index=is_index)


def _of_test(prefix: bytes, test: KeyTest, *, is_index: bool) -> KeyRange:
    operator, operands = test.operator, test.operands
    if operator == "begins_with":
        return _of_beginning(prefix, operands[0], is_index=is_index)
    encode = sortable.inner if is_index else sortable.final
    first = prefix + encode(operands[0])
    if operator == "=":
        return KeyRange(first, _past(first, is_index=is_index))
    if operator == "<":
        return KeyRange(prefix, first)
    if operator == "<=":
        return KeyRange(prefix, _past(first, is_index=is_index))
    if operator == ">":
        return KeyRange(_past(first, is_index=is_index), past_prefix(prefix))
    if operator == ">=":
        return KeyRange(first, past_prefix(prefix))
    assert operator == "BETWEEN", "key conditions have no other operator"
    return KeyRange(first, _past(prefix + encode(operands[1]), is_index=is_index))


def _past(key: bytes, *, is_index: bool) -> bytes:
    """Returns the first key after those with this sort key; in an index, more follows it."""
    return past_prefix(key) if is_index else key + b"\x00"


def _of_beginning(prefix: bytes, value: AttributeValue, *, is_index: bool) -> KeyRange:
    if not is_index:
        first = prefix + sortable.final(value)
        return KeyRange(first, past_prefix(first))
    if "S" in value:
        first = prefix + sortable.text_prefix(value["S"])
        return KeyRange(first, past_prefix(first))
    beginning = sortable.binary_prefix(base64.b64decode(value["B"]))
    return KeyRange(prefix + sortable.inner(value), past_prefix(prefix + beginning))


def start_key(table: Table, index: Index | None, key: Item) -> bytes:
    """The store key that an ExclusiveStartKey names."""
    item_key = table.item_key(key)
    return item_key if index is None else index.entry_key(key, hashed(item_key))
