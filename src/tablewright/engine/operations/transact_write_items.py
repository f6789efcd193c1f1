"""TransactWriteItems: up to 100 writes and checks that happen together or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablewright import limits
from tablewright.engine.capacity import Consumed, read_units, write_units
from tablewright.engine.changes import ChangeSet, Stored
from tablewright.engine.collections import collection_metrics
from tablewright.engine.database import Database
from tablewright.engine.item_writes import (
    Check,
    ItemWrite,
    Put,
    read_change,
    read_check,
    read_delete,
    read_put,
)
from tablewright.engine.requests import Request, older_words
from tablewright.engine.schema import Table
from tablewright.engine.transactions import (
    DUPLICATE_ITEM,
    NO_REASON,
    TokenRecord,
    canceled,
    fingerprint,
    is_told_at_once,
    remember,
    remembered,
    validation_reason,
)
from tablewright.errors import (
    ConditionalCheckFailedException,
    ItemCollectionSizeLimitExceededException,
    ValidationException,
)
from tablewright.values.attributes import item_size_bytes

_READERS = {
    "ConditionCheck": read_check,
    "Put": read_put,
    "Delete": read_delete,
    "Update": read_change,
}


@dataclass(slots=True)
class _Action:
    """One action of a transaction, on its way through it."""

    write: ItemWrite
    table: Table
    item_key: bytes = b""
    old: Stored | None = None
    new: Stored | None = None

    @property
    def size_bytes(self) -> int:
        """The larger of the item before and the item after."""
        return max(stored.size_bytes if stored else 0 for stored in (self.old, self.new))


def transact_write_items(database: Database, request: Request) -> dict[str, Any]:
    """Does every action, or none and says why."""
    token: str | None = request.get("ClientRequestToken")
    mark = fingerprint(request["TransactItems"]) if token else b""
    with older_words():
        writes = [_read(part) for part in request["TransactItems"]]
    _check_size(
        sum(
            write.size_bytes if isinstance(write, Put) else item_size_bytes(write.key)
            for write in writes
        )
    )

    def attempt() -> dict[str, Any] | None:
        tables = [database.catalog.table(write.table_name) for write in writes]
        actions = [_Action(write, table) for write, table in zip(writes, tables, strict=True)]
        _prepare(actions)

        def job(changes: ChangeSet) -> dict[str, Any] | None:
            known = remembered(changes, token, mark) if token else None
            if known is not None:
                return _replayed(request, changes, known)
            if any(changes.table(action.table.name) is not action.table for action in actions):
                return None
            return _written(changes, request, actions, token, mark)

        return database.writer.run(job)

    return database.written(attempt)


def _read(part: Request) -> ItemWrite:
    kinds = [kind for kind in _READERS if kind in part]
    if not kinds:
        raise ValidationException(
            "1 validation error detected: Value '' at 'transactItems' failed to satisfy "
            "constraint: TransactWriteRequest should contain Delete or Put or Update or "
            "ConditionCheck"
        )
    if len(kinds) > 1:
        raise ValidationException(
            "TransactItems can only contain one of Check, Put, Update or Delete"
        )
    return _READERS[kinds[0]](part[kinds[0]], in_transaction=True)


def _check_size(size_bytes: int) -> None:
    if size_bytes > limits.TRANSACTION_BYTES_MAX:
        raise ValidationException(
            f"Transaction payload size cannot exceed 4MB. Payload Size: {size_bytes}"
        )


def _prepare(actions: list[_Action]) -> None:
    """Checks every action against its table; a fault of one cancels the whole."""
    reasons: list[dict[str, Any]] = []
    seen: set[bytes] = set()
    for action in actions:
        try:
            action.item_key = action.write.prepared(action.table)
        except ValidationException as refusal:
            if is_told_at_once(refusal):
                raise
            reasons.append(validation_reason(refusal))
            continue
        reasons.append(NO_REASON)
        if action.item_key in seen:
            raise ValidationException(DUPLICATE_ITEM)
        seen.add(action.item_key)
    if any(reason is not NO_REASON for reason in reasons):
        raise canceled(reasons)


def _written(
    changes: ChangeSet,
    request: Request,
    actions: list[_Action],
    token: str | None,
    mark: bytes,
) -> dict[str, Any]:
    reasons = [_outcome(changes, action) for action in actions]
    if any(reason is not NO_REASON for reason in reasons):
        raise canceled(reasons)
    _check_size(sum(action.size_bytes for action in actions))  # updates may have made items grow
    consumed: dict[str, Consumed] = {}
    sizes: dict[str, list[int]] = {}
    metrics: dict[str, list[Any]] = {}
    for action in actions:
        table = action.table
        cost = consumed.setdefault(table.name, Consumed(table))
        sizes.setdefault(table.name, []).append(action.size_bytes)
        if isinstance(action.write, Check):
            cost.add(write_units(action.size_bytes))
            continue
        cost.merge(changes.write(table, action.item_key, action.old, action.new))
        if request.get("ReturnItemCollectionMetrics") == "SIZE" and table.has_local_index:
            metric = collection_metrics(changes, table, action.item_key, action.write.key)
            metrics.setdefault(table.name, []).append(metric)
    if token:
        remember(changes, token, mark, sizes)
    answer = _reported(request, consumed, "WriteCapacityUnits")
    if metrics:
        answer["ItemCollectionMetrics"] = metrics
    return answer


def _outcome(changes: ChangeSet, action: _Action) -> dict[str, Any]:
    """Works out what the action makes of its item; returns the reason if it cannot."""
    action.old = changes.read(action.item_key)
    try:
        action.new = action.write.applied_to(action.old, action.table)
        changes.check_collection(action.table, action.item_key, action.old, action.new)
    except ConditionalCheckFailedException as refusal:
        return {"Code": "ConditionalCheckFailed", "Message": refusal.message, **refusal.details}
    except ItemCollectionSizeLimitExceededException as refusal:
        return {"Code": "ItemCollectionSizeLimitExceeded", "Message": refusal.message}
    except ValidationException as refusal:
        if is_told_at_once(refusal):
            raise
        return validation_reason(refusal)
    return NO_REASON


def _replayed(request: Request, changes: ChangeSet, known: TokenRecord) -> dict[str, Any]:
    """The answer to a token that came again: nothing is written, and reads are what it cost."""
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
