"""Comparison of values: equality of any two, order of strings, numbers and binary.

Not here: bytes with this order in a store (`values.sortable`).
"""

from __future__ import annotations

import base64
from decimal import Decimal
from typing import Any

from tablewright.values.attributes import AttributeValue


def equal(left: AttributeValue, right: AttributeValue) -> bool:
    """Whether two well-formed values are the same; sets compare without order.

    >>> equal({"SS": ["a", "b"]}, {"SS": ["b", "a"]})
    True
    """
    ((left_kind, left_content),) = left.items()
    ((right_kind, right_content),) = right.items()
    if left_kind != right_kind:
        return False
    if left_kind in ("SS", "NS", "BS"):
        return len(left_content) == len(right_content) and set(left_content) == set(right_content)
    if left_kind == "L":
        return len(left_content) == len(right_content) and all(
            equal(a, b) for a, b in zip(left_content, right_content, strict=True)
        )
    if left_kind == "M":
        return left_content.keys() == right_content.keys() and all(
            equal(element, right_content[name]) for name, element in left_content.items()
        )
    return left_content == right_content


def rank(value: AttributeValue) -> Any:
    """Returns a value that Python can order, for a string, number or binary; None for others."""
    ((kind, content),) = value.items()
    if kind == "S":
        return content.encode()
    if kind == "N":
        return Decimal(content)
    if kind == "B":
        return base64.b64decode(content)
    return None


def compare(left: AttributeValue, right: AttributeValue) -> int | None:
    """Returns -1, 0 or 1 for the order of two values; None if they have no order."""
    if left.keys() != right.keys():
        return None
    left_rank, right_rank = rank(left), rank(right)
    if left_rank is None:
        return None
    return (left_rank > right_rank) - (left_rank < right_rank)
