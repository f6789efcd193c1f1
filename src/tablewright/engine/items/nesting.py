"""The nesting depth of a write's values, where it determines the reported error.

DynamoDB has two parsers of single-item writes. The newer one gives up on very deeply nested values
and leaves the request to the older one, whose errors have another form. In a transaction's put,
DynamoDB checks for values that are too deep before the names inside maps.
Not here: the check of a value to store (`values.attributes`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tablewright import limits
from tablewright.engine.shapes.violations import OLDER_FORM_LEVELS
from tablewright.values.attributes import AttributeValue, Item


def is_nested_very_deeply(write: dict[str, Any]) -> bool:
    """Whether a value of a single-item write is left to the older parser."""
    return bool(_at_depth(_values(write), OLDER_FORM_LEVELS))


def is_nested_too_deeply(item: Item) -> bool:
    """Whether a value of an item is nested too deeply to be stored."""
    deepest = _at_depth(item.values(), limits.NESTING_LEVELS_MAX - 1)
    return any("M" in value or "L" in value for value in deepest)


def _at_depth(values: Iterable[AttributeValue], depth: int) -> list[AttributeValue]:
    """Yields the values at a depth."""
    level = list(values)
    for _ in range(depth):
        # One level at a time: a hostile request must not exhaust the stack.
        level = [inner for value in level for inner in _inner_values(value)]
        if not level:
            break
    return level


def _values(write: dict[str, Any]) -> Iterator[AttributeValue]:
    for member in ("Item", "Key", "ExpressionAttributeValues"):
        yield from write.get(member, {}).values()
    for member in ("Expected", "AttributeUpdates"):
        for entry in write.get(member, {}).values():
            yield from entry.get("AttributeValueList", ())
            if "Value" in entry:
                yield entry["Value"]


def _inner_values(value: AttributeValue) -> Iterator[AttributeValue]:
    yield from value.get("M", {}).values()
    yield from value.get("L", ())
