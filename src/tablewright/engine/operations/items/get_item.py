"""GetItem: one item by its key."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from tablewright.engine.context import EngineContext
from tablewright.engine.items import keys
from tablewright.engine.items.capacity import Consumed, read_units
from tablewright.engine.items.requests import (
    Request,
    check_parameters,
    normalize_values,
    read_projection,
    substitutions,
)
from tablewright.engine.storage import records
from tablewright.expressions import Projection

_REQUIRED_MEMBERS = 2  # without others, only the table and the key were given
_BARE = {"TableName", "Key", "ConsistentRead", "ReturnConsumedCapacity"}


def get_item(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the item with a key, or a response without one."""
    key = request["Key"]
    is_bare = len(request) == _REQUIRED_MEMBERS or request.keys() <= _BARE
    projection = None if is_bare else _projection(request)
    table = context.catalog.get(request["TableName"])
    item_key = None
    if table is not None and len(key) == len(table.key_names):
        item_key = table.plain_item_key(key)
    if table is None or item_key is None:
        normalize_values(key)
        table = context.catalog.table(request["TableName"])
        item_key = keys.item_key_of(table, key)
    if projection is not None:
        keys.check_paths(table, projection.nested_names())
    store = context.store
    with store.snapshot() as txn:
        record = txn.get(item_key)
    answer: dict[str, Any] = {}
    size_bytes = 0
    if record is not None:
        size_bytes, item_json = records.opened_item(item_key, record)
        if projection is None:
            answer["Item"] = Raw(item_json)
        else:
            answer["Item"] = projection.applied_to(records.decoded_item(item_json))
    if "ReturnConsumedCapacity" in request:
        consumed = Consumed(table)
        consumed.add(read_units(size_bytes, consistent=request.get("ConsistentRead", False)))
        report = consumed.report(request["ReturnConsumedCapacity"])
        if report is not None:
            answer["ConsumedCapacity"] = report
    return answer


def _projection(request: Request) -> Projection | None:
    check_parameters(request, ("ProjectionExpression",), ("AttributesToGet",))
    normalize_values(request["Key"])
    names = substitutions(request)
    projection = read_projection(request, names)
    names.check_all_used()
    return projection
