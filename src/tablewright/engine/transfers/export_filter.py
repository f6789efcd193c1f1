"""FilterSpecification: the items and attributes of an export.

A change in an incremental export is included if the new item matches, or the old one if it was
deleted.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from tablewright.engine.items import keys
from tablewright.engine.items.key_plan import planned_range
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.storage.records import decoded_item, encode_json
from tablewright.engine.streams.change_log import Image
from tablewright.engine.streams.history import NetChange
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException
from tablewright.expressions import (
    Condition,
    KeyConditions,
    Projection,
    Substitutions,
    condition,
    key_condition,
    projection,
)
from tablewright.values.attributes import item_size_bytes

_INVALID = "Invalid Request: Invalid FilterSpecification: "


class ExportFilter:
    """The parsed expressions of a filter; call `prepare` first."""

    def __init__(self, specification: dict[str, Any]) -> None:
        self._condition: Condition | None = None
        self._projection: Projection | None = None
        self._tests: KeyConditions | None = None
        self._range: KeyRange | None = None
        with _told():
            self._read(specification)

    def _read(self, given: dict[str, Any]) -> None:
        if not any(name.endswith("Expression") for name in given):
            raise ValidationException("The specification can not be empty")
        names = Substitutions(
            given.get("ExpressionAttributeNames"),
            given.get("ExpressionAttributeValues"),
            names_invalid_value=False,
        )
        if "KeyConditionExpression" in given:
            self._tests = key_condition(given["KeyConditionExpression"], names)
        if "FilterExpression" in given:
            self._condition = condition(
                given["FilterExpression"], names, parameter="FilterExpression"
            )
        if "ProjectionExpression" in given:
            self._projection = projection(given["ProjectionExpression"], names)
        names.check_all_used()

    def prepare(self, table: Table) -> None:
        """Checks the expressions against the keys of the table."""
        with _told():
            if self._tests is not None:
                self._range = planned_range(table, None, self._tests)
            for part in (self._projection, self._condition):
                if part is not None:
                    keys.check_paths(table, part.nested_names())
            if self._tests is not None and self._condition is not None:
                self._check_condition(table, self._condition)

    def _check_condition(self, table: Table, item_filter: Condition) -> None:
        for name in table.key_names:
            if name in item_filter.attribute_names():
                raise ValidationException(
                    "Filter Expression can only contain non-primary key attributes: "
                    f"Primary key attribute: {name}"
                )

    def of_item(self, item_key: bytes, image: Image) -> Image | None:
        """Returns the exported part of an item; None if it is not exported."""
        return self._part(image) if self._passes(item_key, image) else None

    def of_change(self, change: NetChange) -> NetChange | None:
        """Returns the exported part of a change; None if it is not exported."""
        judged = change.new or change.old
        if judged is None or not self._passes(change.item_key, judged):
            return None
        return change._replace(old=self._part(change.old), new=self._part(change.new))

    def _passes(self, item_key: bytes, image: Image) -> bool:
        if self._range is not None and not self._range.has(item_key):
            return False
        return self._condition is None or self._condition.holds(decoded_item(image.json))

    def _part(self, image: Image | None) -> Image | None:
        if image is None or self._projection is None:
            return image
        item = self._projection.applied_to(decoded_item(image.json))
        return Image(item_size_bytes(item), encode_json(item))


@contextmanager
def _told() -> Generator[None]:
    try:
        yield
    except ValidationException as refusal:
        raise ValidationException(_INVALID + refusal.message) from None
