"""PutItem, UpdateItem and DeleteItem: one write to one item."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from tablewright.engine.context import EngineContext
from tablewright.engine.items.capacity import Consumed
from tablewright.engine.items.changes import ChangeSet, Stored
from tablewright.engine.items.collections import collection_metrics
from tablewright.engine.items.item_writes import (
    Change,
    ItemWrite,
    read_change,
    read_delete,
    read_put,
)
from tablewright.engine.items.requests import Request, enveloped
from tablewright.expressions import updated_part


def put_item(context: EngineContext, request: Request) -> dict[str, Any]:
    """Puts an item, replacing one with the same key."""
    with enveloped(request):
        write = read_put(request)
    return _written(context, request, write)


def delete_item(context: EngineContext, request: Request) -> dict[str, Any]:
    """Executes DeleteItem."""
    with enveloped(request):
        write = read_delete(request)
    return _written(context, request, write)


def update_item(context: EngineContext, request: Request) -> dict[str, Any]:
    """Changes attributes of an item."""
    with enveloped(request):
        write = read_change(request)
    return _written(context, request, write)


def _written(context: EngineContext, request: Request, write: ItemWrite) -> dict[str, Any]:
    def attempt() -> dict[str, Any] | None:
        table = context.catalog.table(write.table_name)
        item_key = write.prepared(table)

        def job(changes: ChangeSet) -> dict[str, Any] | None:
            if changes.table(table.name) is not table:
                return None
            old = changes.read(item_key)
            new = write.applied_to(old, table)
            changes.check_collection(table, item_key, old, new)
            consumed = Consumed(table) if "ReturnConsumedCapacity" in request else None
            changes.write(table, item_key, old, new, consumed)
            answer = _answer(request, write, old, new)
            if consumed is not None:
                report = consumed.report(request["ReturnConsumedCapacity"])
                if report is not None:
                    answer["ConsumedCapacity"] = report
            if request.get("ReturnItemCollectionMetrics") == "SIZE" and table.has_local_index:
                metrics = collection_metrics(changes, table, item_key, write.key)
                answer["ItemCollectionMetrics"] = metrics
            return answer

        return context.writer.run(job)

    return context.written(attempt)


def _answer(
    request: Request, write: ItemWrite, old: Stored | None, new: Stored | None
) -> dict[str, Any]:
    answer: dict[str, Any] = {}
    returned = request.get("ReturnValues", "NONE")
    if returned == "ALL_OLD" and old is not None:
        answer["Attributes"] = Raw(old.json)
    elif returned == "ALL_NEW" and new is not None:
        answer["Attributes"] = Raw(new.json)
    elif returned in ("UPDATED_OLD", "UPDATED_NEW") and isinstance(write, Change):
        source = old if returned == "UPDATED_OLD" else new
        if source is not None and write.change is not None:
            part = updated_part(source.item, write.change.paths)
            if part:
                answer["Attributes"] = part
    return answer
