"""BatchWriteItem: up to 25 puts and deletes, without conditions.

They share a commit, so a batch is atomic; on AWS it may be applied in part.
"""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.capacity import Consumed
from tablewright.engine.items.changes import ChangeSet, Stored
from tablewright.engine.items.collections import collection_metrics
from tablewright.engine.items.item_writes import BatchedPut, Delete
from tablewright.engine.items.requests import Request, normalize_item, normalize_values, older_words
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException


def batch_write_item(context: EngineContext, request: Request) -> dict[str, Any]:
    """Writes the whole batch, or rejects it and writes nothing."""
    with older_words():
        writes = _read(request["RequestItems"])

    def attempt() -> dict[str, Any] | None:
        tables = {name: context.catalog.table(name) for name in request["RequestItems"]}
        item_keys = _item_keys(tables, writes)

        def job(changes: ChangeSet) -> dict[str, Any] | None:
            if any(changes.table(name) is not table for name, table in tables.items()):
                return None
            return _written(changes, request, tables, writes, item_keys)

        return context.writer.run(job)

    return context.written(attempt)


def _read(wanted: dict[str, list[Request]]) -> list[BatchedPut | Delete]:
    """Checks everything that needs no table, in request order."""
    writes: list[BatchedPut | Delete] = []
    for name, parts in wanted.items():
        if any(len(part) != 1 for part in parts):
            raise ValidationException(
                "Supplied AttributeValue has more than one datatypes set, "
                "must contain exactly one of the supported datatypes"
            )
        for part in parts:
            if "PutRequest" in part:
                item = part["PutRequest"]["Item"]
                size_bytes = normalize_item(item)
                writes.append(BatchedPut(name, item, size_bytes))
            else:
                key = part["DeleteRequest"]["Key"]
                normalize_values(key)
                writes.append(Delete({"TableName": name, "Key": key}, None))
            if len(writes) > limits.BATCH_WRITE_REQUESTS_MAX:
                raise ValidationException("Too many items requested for the BatchWriteItem call")
    return writes


def _item_keys(tables: dict[str, Table], writes: list[BatchedPut | Delete]) -> list[bytes]:
    item_keys: dict[bytes, None] = {}
    for write in writes:
        item_key = write.prepared(tables[write.table_name])
        if item_key in item_keys:
            raise ValidationException("Provided list of item keys contains duplicates")
        item_keys[item_key] = None
    return list(item_keys)


def _written(
    changes: ChangeSet,
    request: Request,
    tables: dict[str, Table],
    writes: list[BatchedPut | Delete],
    item_keys: list[bytes],
) -> dict[str, Any]:
    level = request.get("ReturnConsumedCapacity", "NONE")
    consumed: dict[str, Consumed] = {}
    if level != "NONE":
        consumed = {table.name: Consumed(table) for table in tables.values()}
    has_metrics = request.get("ReturnItemCollectionMetrics") == "SIZE"
    metrics: dict[str, list[Any]] = {}
    outcomes: list[tuple[BatchedPut | Delete, Table, bytes, Stored | None, Stored | None]] = []
    for write, item_key in zip(writes, item_keys, strict=True):
        table = tables[write.table_name]
        old = changes.read(item_key)
        new = write.applied_to(old, table)
        changes.check_collection(table, item_key, old, new)
        outcomes.append((write, table, item_key, old, new))
    for write, table, item_key, old, new in outcomes:
        changes.write(table, item_key, old, new, consumed.get(table.name))
        if has_metrics and table.has_local_index:
            metric = collection_metrics(changes, table, item_key, write.key)
            metrics.setdefault(table.name, []).append(metric)
    answer: dict[str, Any] = {"UnprocessedItems": {}}
    if metrics:
        answer["ItemCollectionMetrics"] = metrics
    if consumed:
        answer["ConsumedCapacity"] = [cost.report(level) for cost in consumed.values()]
    return answer
