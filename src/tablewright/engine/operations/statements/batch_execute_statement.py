"""BatchExecuteStatement: up to 25 PartiQL statements, executed independently; all read, or all
write.

A failed statement has an error in its place, and the others continue. All writes of a batch share a
commit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Raw

from tablewright.engine.context import EngineContext
from tablewright.engine.items.capacity import Consumed, read_units
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.item_writes import ItemWrite
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.statements.execute_statement import EXISTS_ALONE
from tablewright.engine.partiql.bound import Bound, bound
from tablewright.engine.partiql.item_keys import named_key
from tablewright.engine.partiql.selects import Selection, selected
from tablewright.engine.partiql.writes import WriteStatement, write_statement
from tablewright.engine.storage import records
from tablewright.engine.tables.schema import Table
from tablewright.errors import ServiceError, ValidationException
from tablewright.partiql import ExistsStatement, OtherStatement, SelectStatement, StatementBindings

_NO_KEY = (
    "Select statements within BatchExecuteStatement must specify the primary key in the where "
    "clause."
)
_CODES = {
    "ConditionalCheckFailedException": "ConditionalCheckFailed",
    "DuplicateItemException": "DuplicateItem",
    "ItemCollectionSizeLimitExceededException": "ItemCollectionSizeLimitExceeded",
    "ResourceNotFoundException": "ResourceNotFound",
    "ValidationException": "ValidationError",
}


@dataclass(slots=True)
class _Part:
    """One statement of a batch."""

    request: Request
    given: Bound | None = None
    statement: WriteStatement | None = None
    error: dict[str, Any] | None = None  # its response if it cannot run
    table: Table | None = None
    item_key: bytes = b""
    selection: Selection | None = None
    write: ItemWrite | None = None

    @property
    def runs(self) -> bool:
        """Whether the statement is valid so far."""
        return self.error is None


def batch_execute_statement(context: EngineContext, request: Request) -> dict[str, Any]:
    """Runs every statement."""
    parts = [_read(part) for part in request["Statements"]]
    reads = [part for part in parts if part.runs and part.statement is None]
    writes = [part for part in parts if part.runs and part.statement is not None]
    if reads and writes:
        raise ValidationException(
            "Read and write requests together in the same batch is not supported."
        )
    return _written(context, request, parts) if writes else _answered(context, request, parts)


def _read(request: Request) -> _Part:
    """Parses a statement without its table."""
    part = _Part(request)
    try:
        part.given = bound(request)
        statement, bindings = part.given
        if isinstance(statement, ExistsStatement):
            raise ValidationException(EXISTS_ALONE)
        if isinstance(statement, OtherStatement):
            raise ValidationException(
                "Invalid operation. Only select, insert, update and delete operations are valid"
            )
        if not isinstance(statement, SelectStatement):
            tells_old = request.get("ReturnValuesOnConditionCheckFailure") == "ALL_OLD"
            part.statement = write_statement(statement, bindings, tells_old=tells_old)
    except ServiceError as refusal:
        part.error = _error(refusal)
    return part


def _error(refusal: ServiceError) -> dict[str, Any]:
    return {
        "Error": {
            "Code": _CODES[refusal.type],
            "Message": refusal.message,
            **refusal.details,
        }
    }


def _check_distinct(parts: list[_Part]) -> None:
    item_keys = [part.item_key for part in parts if part.runs]
    if len(set(item_keys)) < len(item_keys):
        raise ValidationException("Provided list of item keys contains duplicates")


def _answered(context: EngineContext, request: Request, parts: list[_Part]) -> dict[str, Any]:
    for part in parts:
        if part.runs and part.given is not None:
            try:
                _select(context, part, part.given)
            except ServiceError as refusal:
                part.error = _error(refusal)
    _check_distinct(parts)
    consumed: dict[str, Consumed] = {}
    with context.store.snapshot() as txn:
        responses = [_found(context, txn, part, consumed) for part in parts]
    return _reported(request, responses, consumed)


def _select(context: EngineContext, part: _Part, given: Bound) -> None:
    statement, bindings = given
    assert isinstance(statement, SelectStatement), "whatever else is read was refused"
    consistent = part.request.get("ConsistentRead", False)
    part.selection = selected(context, statement, bindings, consistent=consistent)
    part.table = part.selection.table
    part.item_key = _selected_key(part.selection, statement, bindings)


def _selected_key(
    selection: Selection, statement: SelectStatement, bindings: StatementBindings
) -> bytes:
    """Returns the store key of the single item that a SELECT requests by its key alone."""
    table = selection.table
    if selection.index is not None or statement.where is None:
        raise ValidationException(_NO_KEY)
    named = named_key(table, statement.where, bindings, takes_single_choice=True)
    if named.has_more or len(named.key) < len(table.key_attributes):
        raise ValidationException(_NO_KEY)
    return table.item_key(named.key)


def _found(
    context: EngineContext, txn: Any, part: _Part, consumed: dict[str, Consumed]
) -> dict[str, Any]:
    if part.error is not None:
        return part.error
    table, selection = part.table, part.selection
    assert table is not None, "it was prepared"
    assert selection is not None, "it was prepared"
    response: dict[str, Any] = {"TableName": table.name}
    record = txn.get(part.item_key, db=context.store.items)
    size_bytes = 0
    if record is not None:
        size_bytes, item_json = records.opened_item(part.item_key, record)
        if selection.columns is None:
            response["Item"] = Raw(item_json)
        elif row := selection.columns.applied_to(records.decoded_item(item_json)):
            response["Item"] = row
    cost = consumed.setdefault(table.name, Consumed(table))
    cost.add(read_units(size_bytes, consistent=part.request.get("ConsistentRead", False)))
    return response


def _written(context: EngineContext, request: Request, parts: list[_Part]) -> dict[str, Any]:
    def attempt() -> dict[str, Any] | None:
        for part in parts:
            if part.statement is not None:
                _prepare(context, part, part.statement)
        _check_distinct(parts)

        def job(changes: ChangeSet) -> dict[str, Any] | None:
            tables = [part.table for part in parts if part.table is not None]
            if any(changes.table(table.name) is not table for table in tables):
                return None
            consumed: dict[str, Consumed] = {}
            responses = [_outcome(changes, part, consumed) for part in parts]
            return _reported(request, responses, consumed)

        return context.writer.run(job)

    return context.written(attempt)


def _prepare(context: EngineContext, part: _Part, statement: WriteStatement) -> None:
    part.error = part.table = None
    try:
        table = context.catalog.table(statement.table_name)
        part.write = statement.write(table)
        part.item_key = part.write.prepared(table)
        part.table = table
    except ServiceError as refusal:
        part.error = _error(refusal)


def _outcome(changes: ChangeSet, part: _Part, consumed: dict[str, Consumed]) -> dict[str, Any]:
    if part.error is not None:
        return part.error
    table, statement, write = part.table, part.statement, part.write
    assert table is not None, "it was prepared"
    assert statement is not None, "it was prepared"
    assert write is not None, "it was prepared"
    response: dict[str, Any] = {"TableName": table.name}
    old = changes.read(part.item_key)
    try:
        new = write.applied_to(old, table)
        changes.check_collection(table, part.item_key, old, new)
    except ServiceError as refusal:
        return {**_error(refusal), **response}
    cost = consumed.setdefault(table.name, Consumed(table))
    changes.write(table, part.item_key, old, new, cost)
    returned = statement.returned(old, new)
    if returned:
        response["Item"] = returned
    return response


def _reported(
    request: Request, responses: list[dict[str, Any]], consumed: dict[str, Consumed]
) -> dict[str, Any]:
    answer: dict[str, Any] = {"Responses": responses}
    level = request.get("ReturnConsumedCapacity", "NONE")
    if level != "NONE" and consumed:
        answer["ConsumedCapacity"] = [cost.report(level) for cost in consumed.values()]
    return answer
