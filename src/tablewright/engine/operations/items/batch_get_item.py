"""BatchGetItem: up to 100 items of any tables, in one snapshot."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from tablewright import limits
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
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException
from tablewright.expressions import Projection


def batch_get_item(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns existing items; those beyond the response size are left in UnprocessedKeys."""
    wanted: dict[str, Request] = request["RequestItems"]
    projections = _read(wanted)
    tables = {name: context.catalog.table(name) for name in wanted}
    item_keys = {name: _item_keys(tables[name], part["Keys"]) for name, part in wanted.items()}
    answered: dict[str, Any] = {}
    unprocessed: dict[str, Any] = {}
    consumed: list[Consumed] = []
    room = limits.BATCH_GET_BYTES_MAX
    with context.store.snapshot() as txn:
        for name, part in wanted.items():
            cost = Consumed(tables[name])
            consistent = part.get("ConsistentRead", False)
            found: list[bytes] = []
            for place, item_key in enumerate(item_keys[name]):
                record = txn.get(item_key, db=context.store.items)
                size_bytes, item_json = 0, b""
                if record is not None:
                    size_bytes, item_json = records.opened_item(item_key, record)
                room -= size_bytes
                if room < 0:
                    unprocessed[name] = {**part, "Keys": part["Keys"][place:]}
                    break
                cost.add(read_units(size_bytes, consistent=consistent))
                if record is not None:
                    found.append(_projected(item_json, projections[name]))
            answered[name] = Raw(b"[" + b",".join(found) + b"]")
            consumed.append(cost)
    answer: dict[str, Any] = {"Responses": answered, "UnprocessedKeys": unprocessed}
    level = request.get("ReturnConsumedCapacity", "NONE")
    if level != "NONE":
        answer["ConsumedCapacity"] = [cost.report(level) for cost in consumed]
    return answer


def _read(wanted: dict[str, Request]) -> dict[str, Projection | None]:
    """Checks everything that needs no table, in request order."""
    projections: dict[str, Projection | None] = {}
    count = 0
    together = {member: value for part in wanted.values() for member, value in part.items()}
    for name, part in wanted.items():
        # Even two tables must not mix an expression and a legacy parameter.
        for members in (together, part):
            check_parameters(members, ("ProjectionExpression",), ("AttributesToGet",))
        names = substitutions(part)
        projections[name] = read_projection(part, names)
        names.check_all_used()
        for key in part["Keys"]:
            normalize_values(key)
            count += 1
            if count > limits.BATCH_GET_KEYS_MAX:
                raise ValidationException("Too many items requested for the BatchGetItem call")
    return projections


def _item_keys(table: Table, wanted: list[Any]) -> list[bytes]:
    item_keys: dict[bytes, None] = {}
    for key in wanted:
        item_key = keys.item_key_of(table, key)
        if item_key in item_keys:
            raise ValidationException("Provided list of item keys contains duplicates")
        item_keys[item_key] = None
    return list(item_keys)


def _projected(item_json: bytes, projection: Projection | None) -> bytes:
    if projection is None:
        return item_json
    return records.encode_json(projection.applied_to(records.decoded_item(item_json)))
