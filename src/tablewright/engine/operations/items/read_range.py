"""Query and Scan: pages of items in key order, or of a whole table."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from tablewright.engine.context import EngineContext
from tablewright.engine.items import keys, ranges, start_keys
from tablewright.engine.items.capacity import Consumed, page_units
from tablewright.engine.items.key_plan import planned_range
from tablewright.engine.items.pages import Page, Reading, read_page
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.items.requests import (
    Request,
    check_parameters,
    enveloped,
    normalize_conditions,
    older_words,
    read_attributes_to_get,
    read_filter,
    read_legacy_filter,
    read_projection,
    substitutions,
)
from tablewright.engine.tables.schema import Index, Table
from tablewright.errors import ValidationException
from tablewright.expressions import (
    KeyConditions,
    Substitutions,
    key_condition,
    legacy_key_conditions,
)
from tablewright.values.attributes import Item

_INVALID = "One or more parameter values were invalid: "


def query(context: EngineContext, request: Request) -> dict[str, Any]:
    """The items of one partition key, in order of their sort key."""
    check_parameters(
        request,
        ("ProjectionExpression", "FilterExpression", "KeyConditionExpression"),
        _legacy_beside(request),
        tells_null=True,
    )
    item_filter = read_legacy_filter(request, "QueryFilter")
    projection = read_attributes_to_get(request)
    start = start_keys.read_start(request)
    with enveloped():
        _check_select(request)
    if "KeyConditions" not in request and "KeyConditionExpression" not in request:
        raise ValidationException(
            "Either the KeyConditions or KeyConditionExpression parameter must be specified "
            "in the request."
        )
    names = substitutions(request)
    tests = _key_tests(request, names)
    item_filter = read_filter(request, names) or item_filter
    projection = read_projection(request, names) or projection
    names.check_all_used()
    table, index = _source(context, request)
    is_forward = request.get("ScanIndexForward", True)
    # At most one item: a limit would only add a useless LastEvaluatedKey.
    finds_one = index is None and table.sort is None
    reading = Reading(
        table,
        index,
        _query_range(table, index, tests, start, is_forward=is_forward),
        is_forward=is_forward,
        limit=None if finds_one else request.get("Limit"),
        filter=item_filter,
        projection=projection,
        wants_items=request.get("Select") != "COUNT",
    )
    _check_query_filter(reading, request)
    _check_reading(reading, request)
    return _answered(context, request, reading)


def scan(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the items of a table or index, or of one segment."""
    check_parameters(
        request,
        ("ProjectionExpression", "FilterExpression"),
        ("AttributesToGet", "ScanFilter", "ConditionalOperator"),
        tells_null=True,
    )
    projection = read_attributes_to_get(request)
    with older_words():
        item_filter = read_legacy_filter(request, "ScanFilter")
        start = start_keys.read_start(request)
        _check_segments(request)
        with enveloped():
            _check_select(request)
        names = substitutions(request, names_invalid_value=True)
    item_filter = read_filter(request, names) or item_filter
    projection = read_projection(request, names) or projection
    names.check_all_used()
    table, index = _source(context, request)
    reading = Reading(
        table,
        index,
        _scan_range(table, index, request, start),
        limit=request.get("Limit"),
        filter=item_filter,
        projection=projection,
        wants_items=request.get("Select") != "COUNT",
    )
    _check_reading(reading, request)
    return _answered(context, request, reading)


def _legacy_beside(request: Request) -> list[str]:
    legacy = ["AttributesToGet", "QueryFilter", "ConditionalOperator"]
    # KeyConditions may accompany expressions, but not the expression that replaces it.
    return [*legacy, "KeyConditions"] if "KeyConditionExpression" in request else legacy


def _key_tests(request: Request, names: Substitutions) -> KeyConditions:
    if "KeyConditionExpression" in request:
        return key_condition(request["KeyConditionExpression"], names)
    normalize_conditions(request["KeyConditions"])
    return legacy_key_conditions(request["KeyConditions"])


def _query_range(
    table: Table,
    index: Index | None,
    tests: KeyConditions,
    start: Item | None,
    *,
    is_forward: bool,
) -> KeyRange:
    if start is None:
        return planned_range(table, index, tests)
    start_keys.check_length(table, index, start)
    key_range = planned_range(table, index, tests, start)
    key = start_keys.checked_query_start(table, index, start)
    start_keys.check_may_go_on(table, index, start)
    partition_length = 1 if index is None else len(index.partition)
    start_keys.check_within(key, key_range, has_sort_test=len(tests) > partition_length)
    return key_range.after(key, is_forward=is_forward)


def _scan_range(
    table: Table, index: Index | None, request: Request, start: Item | None
) -> KeyRange:
    total: int = request.get("TotalSegments", 1)
    number: int = request.get("Segment", 0)
    source = index or table
    key_range = ranges.segment(source, number, total) if total > 1 else ranges.whole(source)
    if start is None:
        return key_range
    key = start_keys.checked_scan_start(table, index, start)
    start_keys.check_segment(key, key_range, number=number, total=total)
    return key_range.after(key, is_forward=True)


def _check_segments(request: Request) -> None:
    if "Segment" in request and "TotalSegments" not in request:
        raise ValidationException(
            "The TotalSegments parameter is required but was not present in the request "
            "when Segment parameter is present"
        )
    if "TotalSegments" in request:
        if "Segment" not in request:
            raise ValidationException(
                "The Segment parameter is required but was not present in the request "
                "when parameter TotalSegments is present"
            )
        if request["Segment"] >= request["TotalSegments"]:
            raise ValidationException(
                "The Segment parameter is zero-based and must be less than parameter TotalSegments"
            )


_SELECTED = {
    "ALL_ATTRIBUTES": "ALL_ATTRIBUTES",
    "ALL_PROJECTED_ATTRIBUTES": "ALL_PROJECTED_ATTRIBUTES",
    "COUNT": "only the Count",
}


def _check_select(request: Request) -> None:
    select = request.get("Select")
    if select is None:
        return
    given = [name for name in ("AttributesToGet", "ProjectionExpression") if name in request]
    if select == "SPECIFIC_ATTRIBUTES":
        if not given:
            raise ValidationException(
                "Must specify the AttributesToGet or ProjectionExpression when choosing to get "
                "SPECIFIC_ATTRIBUTES"
            )
        return
    if given:
        raise ValidationException(
            f"Cannot specify the {given[0]} when choosing to get {_SELECTED[select]}"
        )
    if select == "ALL_PROJECTED_ATTRIBUTES" and "IndexName" not in request:
        raise ValidationException(  # the same message for a Scan
            "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName"
        )


def _source(context: EngineContext, request: Request) -> tuple[Table, Index | None]:
    table = context.catalog.table(request["TableName"])
    name = request.get("IndexName")
    if name is None:
        return table, None
    index = table.index_by_name.get(name)
    if index is None:
        raise ValidationException(f"The table does not have the specified index: {name}")
    if index.is_global and request.get("ConsistentRead"):
        raise ValidationException("Consistent reads are not supported on global secondary indexes")
    if index.is_backfilling:
        raise ValidationException(f"Cannot read from backfilling global secondary index: {name}")
    return table, index


def _check_query_filter(reading: Reading, request: Request) -> None:
    """Rejects a filter of a query on its key, or on attributes that a narrow index lacks."""
    if reading.filter is None:
        return
    looked_at = reading.filter.attribute_names()
    key_names = reading.table.key_names if reading.index is None else reading.index.key_names
    parameter = "Filter Expression" if "FilterExpression" in request else "QueryFilter"
    for name in key_names:
        if name in looked_at:
            raise ValidationException(
                f"{parameter} can only contain non-primary key attributes: "
                f"Primary key attribute: {name}"
            )
    missing = _not_projected(reading, looked_at)
    if missing and reading.index is not None:
        raise ValidationException(
            f"{_INVALID}Secondary index {reading.index.name} does not project one or more filter "
            f"attributes: [{', '.join(missing)}]"
        )


def _check_reading(reading: Reading, request: Request) -> None:
    """Rejects paths into keys, and attributes that a global index lacks."""
    if reading.projection is not None:
        keys.check_paths(reading.table, reading.projection.nested_names())
    if reading.filter is not None:
        keys.check_paths(reading.table, reading.filter.nested_names())
    index = reading.index
    if index is None or index.projects_all:
        return
    if request.get("Select") == "ALL_ATTRIBUTES":
        if index.is_global:
            raise ValidationException(
                f"{_INVALID}Select type ALL_ATTRIBUTES is not supported for global secondary "
                f"index {index.name} because its projection type is not ALL"
            )
        reading.fetches = True
    if reading.projection is not None:
        missing = _not_projected(reading, reading.projection.top_level_names())
        if missing and index.is_global:
            raise ValidationException(
                f"{_INVALID}Global secondary index {index.name} does not project "
                f"[{', '.join(missing)}]"
            )
        reading.fetches = reading.fetches or bool(missing)


def _not_projected(reading: Reading, names: frozenset[str]) -> list[str]:
    index = reading.index
    if index is None or index.projects_all:
        return []
    return sorted(names - reading.table.projected_names(index))


def _answered(context: EngineContext, request: Request, reading: Reading) -> dict[str, Any]:
    with context.store.snapshot() as txn:
        page = read_page(context.store, txn, reading)
    answer: dict[str, Any] = {}
    if reading.wants_items:
        answer["Items"] = Raw(page.items_json())
    answer["Count"] = page.count
    answer["ScannedCount"] = page.scanned
    if page.last_key is not None:
        answer["LastEvaluatedKey"] = page.last_key
    report = _consumed(reading, page, consistent=request.get("ConsistentRead", False)).report(
        request.get("ReturnConsumedCapacity")
    )
    if report is not None:
        answer["ConsumedCapacity"] = report
    return answer


def _consumed(reading: Reading, page: Page, *, consistent: bool) -> Consumed:
    consumed = Consumed(reading.table)
    consumed.add(page_units(page.size_bytes, consistent=consistent), reading.index)
    if reading.fetches:
        consumed.add(page.fetch_units if consistent else page.fetch_units / 2)
    return consumed
