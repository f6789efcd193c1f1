"""Actions of a transaction: the result of each, and writing all or none.

TransactWriteItems and ExecuteTransaction share them; they differ in parsing and in the order of
their first checks.
Not here: client tokens and the errors of a whole transaction (`engine.items.transactions`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.items.capacity import Consumed, read_units, write_units
from tablewright.engine.items.changes import ChangeSet, Stored
from tablewright.engine.items.collections import collection_metrics
from tablewright.engine.items.item_writes import Check, ItemWrite
from tablewright.engine.items.requests import Request
from tablewright.engine.items.transactions import (
    NO_REASON,
    TokenRecord,
    canceled,
    is_told_at_once,
    remember,
    remembered,
    validation_reason,
)
from tablewright.engine.tables.schema import Table
from tablewright.errors import (
    ConditionalCheckFailedException,
    DuplicateItemException,
    ItemCollectionSizeLimitExceededException,
    ValidationException,
)


class Action(msgspec.Struct):
    """One action of a transaction: its item, its condition and its write."""

    write: ItemWrite
    table: Table
    item_key: bytes = b""
    old: Stored | None = None
    new: Stored | None = None

    @property
    def size_bytes(self) -> int:
        """The larger of the item before and the item after."""
        old_bytes = self.old.size_bytes if self.old else 0
        return max(old_bytes, self.new.size_bytes) if self.new else old_bytes


def check_size(size_bytes: int) -> None:
    """Rejects a transaction whose request is too large; stored items do not count."""
    if size_bytes > limits.TRANSACTION_BYTES_MAX:
        raise ValidationException(
            f"Transaction payload size cannot exceed 4MB. Payload Size: {size_bytes}"
        )


def committed(
    changes: ChangeSet,
    request: Request,
    actions: list[Action],
    token: str | None,
    mark: bytes,
) -> dict[str, Any] | None:
    """Executes every action, unless the token did so before; None if a table changed meanwhile."""
    known = remembered(changes, token, mark) if token else None
    if known is not None:
        return _replayed(request, changes, known)
    for action in actions:
        if changes.table(action.table.name) is not action.table:
            return None
    return _written(changes, request, actions, token, mark)


def _written(
    changes: ChangeSet,
    request: Request,
    actions: list[Action],
    token: str | None,
    mark: bytes,
) -> dict[str, Any]:
    reasons = [_outcome(changes, action) for action in actions]
    if any(reason is not NO_REASON for reason in reasons):
        raise canceled(reasons)
    consumed: dict[str, Consumed] = {}
    sizes: dict[str, list[int]] = {}
    metrics: dict[str, list[Any]] = {}
    wants_metrics = request.get("ReturnItemCollectionMetrics") == "SIZE"
    for action in actions:
        table = action.table
        cost = consumed.get(table.name)
        if cost is None:
            cost = consumed[table.name] = Consumed(table)
        if token:
            sizes.setdefault(table.name, []).append(action.size_bytes)
        if isinstance(action.write, Check):
            cost.add(write_units(action.size_bytes))
            continue
        changes.write(table, action.item_key, action.old, action.new, cost)
        if wants_metrics and table.has_local_index:
            metric = collection_metrics(changes, table, action.item_key, action.write.key)
            metrics.setdefault(table.name, []).append(metric)
    if token:
        remember(changes, token, mark, sizes)
    answer = _reported(request, consumed, "WriteCapacityUnits")
    if metrics:
        answer["ItemCollectionMetrics"] = metrics
    return answer


def _outcome(changes: ChangeSet, action: Action) -> dict[str, Any]:
    """Computes the result of the action; returns the reason if it fails."""
    action.old = changes.read(action.item_key)
    try:
        action.new = action.write.applied_to(action.old, action.table)
        changes.check_collection(action.table, action.item_key, action.old, action.new)
    except ConditionalCheckFailedException as refusal:
        return {"Code": "ConditionalCheckFailed", "Message": refusal.message, **refusal.details}
    except DuplicateItemException as refusal:
        return {"Code": "DuplicateItem", "Message": refusal.message}
    except ItemCollectionSizeLimitExceededException as refusal:
        return {"Code": "ItemCollectionSizeLimitExceeded", "Message": refusal.message}
    except ValidationException as refusal:
        if is_told_at_once(refusal):
            raise
        return validation_reason(refusal)
    return NO_REASON


def _replayed(request: Request, changes: ChangeSet, known: TokenRecord) -> dict[str, Any]:
    """Returns the response to a repeated token: nothing is written, and the cost is in reads."""
    consumed: dict[str, Consumed] = {}
    for name, sizes in known.sizes_bytes.items():
        table = changes.table(name)
        if table is not None:
            consumed[name] = Consumed(table)
            for size_bytes in sizes:
                consumed[name].add(read_units(size_bytes, consistent=True))
    return _reported(request, consumed, "ReadCapacityUnits")


def _reported(request: Request, consumed: dict[str, Consumed], split: str) -> dict[str, Any]:
    level = request.get("ReturnConsumedCapacity", "NONE")
    if level == "NONE":
        return {}
    for cost in consumed.values():
        cost.double()
    return {"ConsumedCapacity": [cost.report(level, split=split) for cost in consumed.values()]}
