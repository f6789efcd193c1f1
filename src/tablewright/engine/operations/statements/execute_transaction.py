"""ExecuteTransaction: up to 100 atomic PartiQL statements.

All of them read, or all of them write; EXISTS counts as a write.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from tablewright.engine.context import EngineContext
from tablewright.engine.items import keys
from tablewright.engine.items.actions import Action, check_size, committed
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.items.transactions import (
    DUPLICATE_ITEM,
    NO_REASON,
    canceled,
    fingerprint,
    is_told_at_once,
    only_first_invalid,
    validation_reason,
)
from tablewright.engine.operations.items.transact_get_items import answered
from tablewright.engine.partiql.bound import (
    Bound,
    bound_after_parameters,
    condition_of,
    normalize_parameters,
)
from tablewright.engine.partiql.item_keys import named_key
from tablewright.engine.partiql.key_ranges import planned
from tablewright.engine.partiql.selects import check_single_attribute_key
from tablewright.engine.partiql.writes import TransactionStatement, transaction_statement
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException
from tablewright.partiql import OtherStatement, SelectStatement, StatementBindings
from tablewright.values.attributes import Item, item_size_bytes

_NO_TABLE = {"Code": "ResourceNotFound", "Message": "Requested resource not found"}
_NO_KEY = (
    "Select statements within ExecuteTransaction must specify the primary key in the where clause."
)


def execute_transaction(context: EngineContext, request: Request) -> dict[str, Any]:
    """Runs every statement, or none and returns the reasons."""
    parts: list[Request] = request["TransactStatements"]
    token: str | None = request.get("ClientRequestToken")
    mark = fingerprint(parts) if token else b""
    for part in parts:
        normalize_parameters(part)
    given: list[Bound] = []
    for number, part in enumerate(parts):
        with _numbered(number):
            given.append(bound_after_parameters(part))
    reads = [isinstance(each.statement, SelectStatement) for each in given]
    for each in given:
        if isinstance(each.statement, OtherStatement):
            raise _unsupported(each.statement)
    if all(reads):
        return _read(context, request, given)
    if any(reads):
        raise ValidationException(
            "ExecuteTransaction API does not support both read and write operations in the same "
            "request."
        )
    writes: list[TransactionStatement] = []
    for number, (part, (statement, bindings)) in enumerate(zip(parts, given, strict=True)):
        assert not isinstance(statement, SelectStatement | OtherStatement), "those were refused"
        tells_old = part.get("ReturnValuesOnConditionCheckFailure") == "ALL_OLD"
        with _numbered(number):
            writes.append(transaction_statement(statement, bindings, tells_old=tells_old))
    return {"Responses": [], **_written(context, request, writes, token, mark)}


@contextmanager
def _numbered(number: int) -> Generator[None]:
    """Adds the number of the statement to an error."""
    try:
        yield
    except ValidationException as refusal:
        message = f"Validation failed in TransactStatements[{number}]: {refusal.message}"
        raise ValidationException(message) from None


def _unsupported(statement: OtherStatement) -> ValidationException:
    if statement.is_call:
        return ValidationException("Unsupported operation in transaction.")
    return ValidationException(f"Unsupported operation: {statement.kind}")


def _read(context: EngineContext, request: Request, given: list[Bound]) -> dict[str, Any]:
    tables: list[Table] = []
    item_keys: list[bytes] = []
    reasons: list[dict[str, Any]] = []
    for number, (statement, bindings) in enumerate(given):
        assert isinstance(statement, SelectStatement), "nothing else reads"
        with _numbered(number):
            found = _found(context, statement, bindings)
        if found is None:
            reasons.append(_NO_TABLE)
            continue
        table, key = found
        try:
            item_key = keys.item_key_of(table, key)
        except ValidationException as refusal:
            if is_told_at_once(refusal):
                raise
            reasons.append(validation_reason(refusal))
        else:
            reasons.append(NO_REASON)
            tables.append(table)
            item_keys.append(item_key)
    if len(item_keys) < len(given):
        raise canceled(only_first_invalid(reasons))
    if len(set(item_keys)) < len(item_keys):
        raise ValidationException(DUPLICATE_ITEM)
    columns = [
        each.statement.columns for each in given if isinstance(each.statement, SelectStatement)
    ]
    return answered(context, request, tables, item_keys, columns)


def _found(
    context: EngineContext, statement: SelectStatement, bindings: StatementBindings
) -> tuple[Table, Item] | None:
    """Returns the table and the key of a SELECT's item; None if there is no table."""
    check_single_attribute_key(context, statement.target)
    if statement.refusal is not None:
        raise ValidationException(statement.refusal)
    condition_of(statement.where, bindings)
    table = context.catalog.get(statement.target.table)
    if table is None:
        return None
    if statement.target.index is not None:
        raise ValidationException("Reads on indices are not supported within transactions.")
    where = statement.where
    if where is None:
        raise ValidationException(_NO_KEY)
    named = named_key(table, where, bindings, takes_single_choice=True)
    if named.has_more or len(named.key) < len(table.key_attributes):
        planned(table, None, where, (), bindings)
        raise ValidationException(_NO_KEY)
    if statement.columns is not None:
        keys.check_paths(table, statement.columns.nested_names())
    return table, named.key


def _written(
    context: EngineContext,
    request: Request,
    statements: list[TransactionStatement],
    token: str | None,
    mark: bytes,
) -> dict[str, Any]:
    def attempt() -> dict[str, Any] | None:
        actions = _prepared(context, statements)

        def job(changes: ChangeSet) -> dict[str, Any] | None:
            return committed(changes, request, actions, token, mark)

        return context.writer.run(job)

    return context.written(attempt)


def _prepared(context: EngineContext, statements: list[TransactionStatement]) -> list[Action]:
    """Checks every statement against its table; an error may cancel the transaction."""
    actions: list[Action] = []
    reasons: list[dict[str, Any]] = []
    for number, statement in enumerate(statements):
        table = context.catalog.get(statement.table_name)
        if table is None:
            reasons.append(_NO_TABLE)
            continue
        with _numbered(number):
            statement.check_in_transaction(table)
        try:
            write = statement.write_in_transaction(table)
            actions.append(Action(write, table, write.prepared(table)))
        except ValidationException as refusal:
            if is_told_at_once(refusal):
                raise
            reasons.append(validation_reason(refusal))
        else:
            reasons.append(NO_REASON)
    if len(actions) < len(statements):
        raise canceled(only_first_invalid(reasons))
    if len({action.item_key for action in actions}) < len(actions):
        raise ValidationException(DUPLICATE_ITEM)
    check_size(sum(item_size_bytes(action.write.key) for action in actions))
    return actions
