"""TransactWriteItems: up to 100 atomic writes and checks."""

from __future__ import annotations

from typing import Any

from tablewright.engine.context import EngineContext
from tablewright.engine.items.actions import Action, check_size, committed
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.item_writes import (
    ItemWrite,
    Put,
    read_change,
    read_check,
    read_delete,
    read_put,
)
from tablewright.engine.items.requests import Request, older_words
from tablewright.engine.items.transactions import (
    DUPLICATE_ITEM,
    NO_REASON,
    canceled,
    fingerprint,
    is_told_at_once,
    only_first_invalid,
    validation_reason,
)
from tablewright.errors import (
    ValidationException,
)
from tablewright.values.attributes import item_size_bytes, size_bytes

_READERS = {
    "ConditionCheck": read_check,
    "Put": read_put,
    "Delete": read_delete,
    "Update": read_change,
}


def transact_write_items(context: EngineContext, request: Request) -> dict[str, Any]:
    """Executes every action, or none and returns the reasons."""
    token: str | None = request.get("ClientRequestToken")
    mark = fingerprint(request["TransactItems"]) if token else b""
    parts = request["TransactItems"]
    with older_words():
        writes = [_read(part) for part in parts]
    check_size(sum(map(_payload_bytes, parts, writes)))

    def attempt() -> dict[str, Any] | None:
        tables = [context.catalog.table(write.table_name) for write in writes]
        actions = [Action(write, table) for write, table in zip(writes, tables, strict=True)]
        _prepare(actions)

        def job(changes: ChangeSet) -> dict[str, Any] | None:
            return committed(changes, request, actions, token, mark)

        return context.writer.run(job)

    return context.written(attempt)


def _read(part: Request) -> ItemWrite:
    kinds = list(part) if len(part) == 1 else [kind for kind in _READERS if kind in part]
    if not kinds or kinds[0] not in _READERS:
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


def _payload_bytes(part: Request, write: ItemWrite) -> int:
    """Returns the bytes of an action: its item or key, and the values of its expressions."""
    size = write.size_bytes if isinstance(write, Put) else item_size_bytes(write.key)
    (action,) = part.values()
    values = action.get("ExpressionAttributeValues")
    return size if values is None else size + sum(map(size_bytes, values.values()))


def _prepare(actions: list[Action]) -> None:
    """Checks every action against its table; an error cancels the transaction."""
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
        raise canceled(only_first_invalid(reasons))
