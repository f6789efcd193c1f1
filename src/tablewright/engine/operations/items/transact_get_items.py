"""TransactGetItems: up to 100 items, all from one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items import keys
from tablewright.engine.items.capacity import Consumed, read_units
from tablewright.engine.items.requests import (
    Request,
    normalize_values,
    older_words,
    read_projection,
    substitutions,
)
from tablewright.engine.items.transactions import (
    DUPLICATE_ITEM,
    NO_REASON,
    canceled,
    is_told_at_once,
    only_first_invalid,
    validation_reason,
)
from tablewright.engine.storage import records
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException
from tablewright.expressions import Projection


def transact_get_items(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns every requested item, or an error with the reason for each."""
    gets: list[Request] = [part["Get"] for part in request["TransactItems"]]
    with older_words():
        projections = [_read(get) for get in gets]
    tables = [context.catalog.table(get["TableName"]) for get in gets]
    item_keys: list[bytes] = []
    reasons: list[dict[str, Any]] = []
    for get, table in zip(gets, tables, strict=True):
        try:
            item_key = keys.item_key_of(table, get["Key"])
        except ValidationException as refusal:
            if is_told_at_once(refusal):
                raise
            reasons.append(validation_reason(refusal))
        else:
            reasons.append(NO_REASON)
            item_keys.append(item_key)
    if len(set(item_keys)) != len(item_keys):
        raise ValidationException(DUPLICATE_ITEM)
    if len(item_keys) != len(gets):
        raise canceled(only_first_invalid(reasons))
    return answered(context, request, tables, item_keys, projections)


def _read(get: Request) -> Projection | None:
    normalize_values(get["Key"])
    if "ExpressionAttributeNames" in get and "ProjectionExpression" not in get:
        raise ValidationException(
            "ExpressionAttributeNames can only be specified when using expressions"
        )
    names = substitutions(get)
    projection = read_projection(get, names)
    names.check_all_used()
    return projection


def answered(
    context: EngineContext,
    request: Request,
    tables: Sequence[Table],
    item_keys: Sequence[bytes],
    projections: Sequence[Projection | None],
) -> dict[str, Any]:
    """Returns the items with these keys, all from one moment."""
    responses: list[dict[str, Any]] = []
    consumed: dict[str, Consumed] = {}
    total_bytes = 0
    with context.store.snapshot() as txn:
        for table, item_key, projection in zip(tables, item_keys, projections, strict=True):
            record = txn.get(item_key, db=context.store.items)
            size_bytes, item_json = records.opened_item(item_key, record) if record else (0, b"")
            total_bytes += size_bytes
            cost = consumed.setdefault(table.name, Consumed(table))
            cost.add(2 * read_units(size_bytes, consistent=True))
            response: dict[str, Any] = {}
            if record is not None and projection is None:
                response["Item"] = Raw(item_json)
            elif record is not None and projection is not None:
                item = projection.applied_to(records.decoded_item(item_json))
                response = {"Item": item} if item else {}
            responses.append(response)
    if total_bytes > limits.TRANSACTION_BYTES_MAX:
        raise ValidationException(
            "Transaction payload size cannot exceed 4MB. Payload Size: " + str(total_bytes)
        )
    answer: dict[str, Any] = {"Responses": responses}
    level = request.get("ReturnConsumedCapacity", "NONE")
    if level != "NONE":
        answer["ConsumedCapacity"] = [
            cost.report(level, split="ReadCapacityUnits") for cost in consumed.values()
        ]
    return answer
