"""ExclusiveStartKey: the start of a Query or Scan, and DynamoDB's errors for an invalid one.

Not here: LastEvaluatedKey, which becomes the next start key (`engine.items.pages`).
"""

from __future__ import annotations

from tablewright.engine.items import keys, ranges
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.items.requests import Request, normalize_values
from tablewright.engine.tables.schema import PARTITION_BYTES, Index, KeyAttribute, Table
from tablewright.errors import ValidationException
from tablewright.values.attributes import AttributeValueError, Item, shown

_INVALID = "The provided starting key is invalid"
_OUTSIDE = "The provided starting key is outside query boundaries based on provided conditions"
_NO_MATCH = "The provided starting key does not match the range key predicate"
_ONE_ROW = "The query can return at most one row and cannot be restarted"
# For these, DynamoDB does not mention the starting key.
_SAID_BARE = ("contains duplicates", "An number set  may not be empty")


def read_start(request: Request) -> Item | None:
    """Returns the checked start key of a request; None without one."""
    start: Item | None = request.get("ExclusiveStartKey")
    if start is None:
        return None
    try:
        normalize_values(start)
    except ValidationException as refusal:
        error = refusal.__cause__
        if isinstance(error, AttributeValueError) and not any(
            text in refusal.message for text in _SAID_BARE
        ):
            raise ValidationException(f"{_INVALID}: {refusal.message}") from error
        raise
    return start


def check_length(table: Table, index: Index | None, start: Item) -> None:
    """Rejects a start key with too few or too many attributes."""
    if len(start) != len(table.start_key_names(index)):
        raise ValidationException(_INVALID)


def check_attribute(attribute: KeyAttribute, start: Item) -> None:
    """Checks one attribute of the queried key."""
    value = start.get(attribute.name)
    if value is None:
        raise ValidationException(_INVALID)
    if attribute.type not in value:
        raise ValidationException(keys.MISMATCH)


def checked_query_start(table: Table, index: Index | None, start: Item) -> bytes:
    """Returns the store key of a start key whose attributes a query has checked."""
    try:
        keys.check_key(table, {name: start[name] for name in table.key_names if name in start})
    except ValidationException as refusal:
        raise ValidationException(f"{_INVALID}: {refusal.message}") from None
    return ranges.start_key(table, index, start)


def checked_scan_start(table: Table, index: Index | None, start: Item) -> bytes:
    """Returns the store key of a scan's start key."""
    check_length(table, index, start)
    if index is not None:
        for attribute in (*index.partition, *index.sort):
            check_attribute(attribute, start)
    try:
        keys.check_key(table, {name: start[name] for name in table.key_names if name in start})
    except ValidationException:
        raise ValidationException(_INVALID) from None
    return ranges.start_key(table, index, start)


def check_may_go_on(table: Table, index: Index | None, start: Item) -> None:
    """Rejects the continuation of a query with at most one result: a table without a sort key."""
    if index is None and table.sort is None:
        shown_key = ", ".join(f"{name}={shown(value)}" for name, value in start.items())
        raise ValidationException(
            f"The provided exclusive start key is invalid: ExclusiveStartKey: {{{shown_key}}}"
        )


def check_within(start: bytes, key_range: KeyRange, *, has_sort_test: bool) -> None:
    """Rejects a start key that the query could not have ended with.

    DynamoDB checks the sort key first, whatever the partition of the start key.
    """
    if key_range.has(start):
        return
    if not has_sort_test:
        raise ValidationException(_OUTSIDE)
    in_partition = key_range.lower[:PARTITION_BYTES] + start[PARTITION_BYTES:]
    raise ValidationException(_ONE_ROW if key_range.has(in_partition) else _NO_MATCH)


def check_segment(start: bytes, key_range: KeyRange, *, number: int, total: int) -> None:
    """Rejects a start key of another segment of a scan."""
    if not key_range.has(start):
        raise ValidationException(
            f"{_INVALID}: Invalid ExclusiveStartKey. Please use ExclusiveStartKey with correct "
            f"Segment. TotalSegments: {total} Segment: {number}"
        )
