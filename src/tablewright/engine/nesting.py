"""How deeply the values of a single-item write are nested.

DynamoDB has two readers of such requests. The newer one gives up on values that are nested very
deeply and leaves the request to the older one, whose refusals have another form.
Not here: how deeply a value may be nested to be kept (`values.attributes`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.engine.shapes.violations import OLDER_FORM_LEVELS
from tablewright.values.attributes import AttributeValue


def is_nested_very_deeply(write: dict[str, Any]) -> bool:
    """Whether a value of a PutItem, UpdateItem or DeleteItem request is for the older reader."""
    level = list(_values(write))
    for _ in range(OLDER_FORM_LEVELS):
        # One level at a time: a hostile request must not exhaust the stack.
        level = [inner for value in level for inner in _inner_values(value)]
        if not level:
            return False
    return True


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
