"""From what the model does to what the engine is asked: requests, and the answers due to them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tests.stateful import plain, updates
from tests.stateful.conditions import Substitutions
from tests.stateful.model import (
    Delete,
    Model,
    Outcome,
    Put,
    Read,
    Table,
    Update,
    Write,
    write_units,
)
from tests.stateful.plain import Item, Path

Request = dict[str, Any]

OPERATIONS: dict[type, str] = {Put: "PutItem", Update: "UpdateItem", Delete: "DeleteItem"}
SINGLE_PAGE = 1_000_000  # more than any table here holds


def write_request(write: Write) -> Request:
    """A write as a request of its own, or as an action of a transaction."""
    names = Substitutions()
    request: Request = {"TableName": write.table}
    if isinstance(write, Put):
        request["Item"] = write.item
    else:
        request["Key"] = write.key
    if isinstance(write, Update) and write.actions:
        request["UpdateExpression"] = updates.text_of(write.actions, names)
    if write.condition is not None:
        request["ConditionExpression"] = write.condition.text(names)
    return {**request, **names.members()}


def transaction_request(writes: Sequence[Write]) -> Request:
    """Writes as one transaction."""
    actions = [{_action(write): write_request(write)} for write in writes]
    return {"TransactItems": actions, "ReturnConsumedCapacity": "TOTAL"}


def _action(write: Write) -> str:
    return OPERATIONS.get(type(write), "ConditionCheck").removesuffix("Item")


def batch_request(writes: Sequence[Write]) -> Request:
    """Writes without conditions as one batch."""
    wanted: dict[str, list[Request]] = {}
    for write in writes:
        part = (
            {"PutRequest": {"Item": write.item}}
            if isinstance(write, Put)
            else {"DeleteRequest": {"Key": write.key}}
        )
        wanted.setdefault(write.table, []).append(part)
    return {"RequestItems": wanted}


def projected(paths: Sequence[Path]) -> Request:
    """The members that ask for parts of items."""
    if not paths:
        return {}
    names = Substitutions()
    text = ", ".join(names.path(path) for path in paths)
    return {"ProjectionExpression": text, **names.members()}


def read_request(read: Read, model: Model, limit: int | None, start: Item | None) -> Request:
    """A read as a Query or Scan request."""
    names = Substitutions()
    request: Request = {"TableName": read.table, "ReturnConsumedCapacity": "TOTAL"}
    if read.index is not None:
        request["IndexName"] = read.index
    if read.partition is not None:
        table = model.tables[read.table]
        index = table.indexes.get(read.index or "")
        keys = index.partition if index else table.key[:1]
        if read.index is not None and index is None:
            keys = ("pk",)  # rejected for its index before the key is checked
        tests = [
            f"{names.path((name,))} = {names.value(value)}"
            for name, value in zip(keys, read.partition, strict=False)
        ]
        tests += [test.text(names) for test in read.sort_tests]
        request["KeyConditionExpression"] = " AND ".join(tests)
        request["ScanIndexForward"] = read.is_forward
    if read.filter is not None:
        request["FilterExpression"] = read.filter.text(names)
    if read.projection:
        request["ProjectionExpression"] = ", ".join(map(names.path, read.projection))
    if read.select is not None:
        request["Select"] = read.select
    if limit is not None:
        request["Limit"] = limit
    if start is not None:
        request["ExclusiveStartKey"] = start
    return {**request, **names.members()}


def write_answer(write: Write, outcome: Outcome, returned: str) -> Request:
    """The answer due to a single write that asked for `returned` values and its capacity."""
    answer: Request = {"ConsumedCapacity": capacity(outcome)}
    item = outcome.old if returned.endswith("_OLD") else outcome.new
    if returned == "NONE" or item is None:
        return answer
    if returned.startswith("UPDATED"):
        assert isinstance(write, Update)
        item = plain.part(item, [action.path for action in write.actions])
        if not item:
            return answer
    return {**answer, "Attributes": item}


def capacity(outcome: Outcome) -> Request:
    """The ConsumedCapacity of a write, with its indexes."""
    table = outcome.table
    units = write_units(table, outcome.old, outcome.new)
    report: Request = {
        "TableName": table.name,
        "CapacityUnits": sum(units.values()),
        "Table": {"CapacityUnits": units.pop("")},
    }
    for name, cost in units.items():
        is_global = table.indexes[name].is_global
        member = "GlobalSecondaryIndexes" if is_global else "LocalSecondaryIndexes"
        report.setdefault(member, {})[name] = {"CapacityUnits": cost}
    return report


def read_units(size_bytes: int) -> float:
    """Units of an eventually consistent read."""
    return max(1, math.ceil(size_bytes / 4096)) / 2


def page_answer(read: Read, model: Model, rest: Sequence[Item], limit: int | None) -> Request:
    """The answer due to a read whose remaining items are `rest`, in order."""
    table, index = read.source(model)
    scanned = list(rest[: limit or SINGLE_PAGE])
    shown = [part for item in scanned if (part := read.shown(model, item)) is not None]
    answer: Request = {"Count": len(shown), "ScannedCount": len(scanned)}
    if read.select != "COUNT":
        answer["Items"] = shown
    finds_one = read.partition is not None and index is None and len(table.key) == 1
    if limit is not None and len(scanned) == limit and not finds_one:
        last = scanned[-1]
        answer["LastEvaluatedKey"] = {name: last[name] for name in table.key_names(index)}
    return answer


def counts(table: Table) -> dict[str | None, tuple[int, int]]:
    """Items and bytes of the table, under None, and of each index."""
    return {
        name: (len(entries), sum(plain.item_size_bytes(table.view(index, e)) for e in entries))
        for name, index in ((None, None), *table.indexes.items())
        for entries in (table.entries(index),)
    }
