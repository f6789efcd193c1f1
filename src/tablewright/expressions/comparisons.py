"""Operators and functions of conditions, as functions of an item.

A comparison with a missing attribute is false, and so is one of different types; only `<>` and
`attribute_not_exists` can be true for missing attributes.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from typing import Any

from tablewright.expressions.operands import Reader
from tablewright.values.attributes import AttributeValue, Item
from tablewright.values.order import compare, equal

Predicate = Callable[[Item], bool]

__all__ = [
    "COMPARISONS",
    "EXISTENCE",
    "Predicate",
    "all_of",
    "any_of",
    "begins_with",
    "between",
    "compare",
    "contains",
    "has_type",
    "none_of",
    "one_of",
]


def all_of(parts: Sequence[Predicate]) -> Predicate:
    """AND."""

    def holds(item: Item) -> bool:
        for part in parts:  # noqa: SIM110 - a generator would add a frame to every level
            if not part(item):
                return False
        return True

    return holds


def any_of(parts: Sequence[Predicate]) -> Predicate:
    """OR."""

    def holds(item: Item) -> bool:
        for part in parts:  # noqa: SIM110 - as above
            if part(item):
                return True
        return False

    return holds


def none_of(part: Predicate) -> Predicate:
    """NOT."""
    return lambda item: not part(item)


def _equals(left: Reader, right: Reader) -> Predicate:
    def holds(item: Item) -> bool:
        left_value, right_value = left(item), right(item)
        if left_value is None or right_value is None:
            return False
        return equal(left_value, right_value)

    return holds


def _differs(left: Reader, right: Reader) -> Predicate:
    return none_of(_equals(left, right))


def _ordered(accepted: frozenset[int]) -> Callable[[Reader, Reader], Predicate]:
    def comparison(left: Reader, right: Reader) -> Predicate:
        def holds(item: Item) -> bool:
            left_value, right_value = left(item), right(item)
            if left_value is None or right_value is None:
                return False
            return compare(left_value, right_value) in accepted

        return holds

    return comparison


COMPARISONS: dict[str, Callable[[Reader, Reader], Predicate]] = {
    "=": _equals,
    "<>": _differs,
    "<": _ordered(frozenset([-1])),
    "<=": _ordered(frozenset([-1, 0])),
    ">": _ordered(frozenset([1])),
    ">=": _ordered(frozenset([0, 1])),
}


def between(operand: Reader, low: Reader, high: Reader) -> Predicate:
    """`operand BETWEEN low AND high`, bounds included."""
    at_least, at_most = COMPARISONS[">="](operand, low), COMPARISONS["<="](operand, high)
    return lambda item: at_least(item) and at_most(item)


def one_of(operand: Reader, choices: Sequence[Reader]) -> Predicate:
    """`operand IN (choices)`."""
    return any_of([_equals(operand, choice) for choice in choices])


def _exists(path: Reader) -> Predicate:
    return lambda item: path(item) is not None


def _is_missing(path: Reader) -> Predicate:
    return lambda item: path(item) is None


EXISTENCE = {"attribute_exists": _exists, "attribute_not_exists": _is_missing}


def has_type(operand: Reader, type_name: str) -> Predicate:
    """`attribute_type(operand, type)`."""

    def holds(item: Item) -> bool:
        value = operand(item)
        return value is not None and type_name in value

    return holds


def begins_with(operand: Reader, prefix: Reader) -> Predicate:
    """Whether a string or binary begins with another of the same type."""

    def holds(item: Item) -> bool:
        value, start = operand(item), prefix(item)
        if value is None or start is None or value.keys() != start.keys():
            return False
        ((kind, content),) = value.items()
        if kind == "S":
            return content.startswith(start["S"])
        return kind == "B" and base64.b64decode(content).startswith(base64.b64decode(start["B"]))

    return holds


def contains(operand: Reader, sought: Reader) -> Predicate:
    """Whether a string or binary contains a part, a set a member, or a list an element."""

    def holds(item: Item) -> bool:
        value, part = operand(item), sought(item)
        return value is not None and part is not None and has_within(value, part)

    return holds


_SET_OF = {"S": "SS", "N": "NS", "B": "BS"}


def has_within(value: AttributeValue, part: AttributeValue) -> bool:
    """Returns the result of `contains` for two values."""
    ((kind, content),) = value.items()
    ((part_kind, part_content),) = part.items()
    if kind == "L":
        return any(equal(element, part) for element in content)
    if kind == part_kind == "S":
        return part_content in content
    if kind == part_kind == "B":
        sought: Any = base64.b64decode(part_content)
        return sought in base64.b64decode(content)
    return _SET_OF.get(part_kind) == kind and part_content in content
