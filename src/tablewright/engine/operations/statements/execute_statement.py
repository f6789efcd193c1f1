"""ExecuteStatement: one PartiQL statement, which reads a page or writes an item."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from tablewright.engine.context import EngineContext
from tablewright.engine.items.capacity import Consumed
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.partiql import next_tokens
from tablewright.engine.partiql.bound import Bound, bound
from tablewright.engine.partiql.selects import read_rows, selected
from tablewright.engine.partiql.writes import WriteStatement, write_statement
from tablewright.errors import ValidationException
from tablewright.partiql import ExistsStatement, OtherStatement, SelectStatement

EXISTS_ALONE = "EXISTS can only be used in ExecuteTransaction write requests."


def execute_statement(context: EngineContext, request: Request) -> dict[str, Any]:
    """Runs the statement."""
    given = bound(request)
    statement = given.statement
    if isinstance(statement, SelectStatement):
        return _read(context, request, given, statement)
    if isinstance(statement, OtherStatement) and not statement.is_call:
        raise ValidationException(f"Unsupported operation: {statement.kind}")
    if isinstance(statement, ExistsStatement | OtherStatement):
        raise ValidationException(EXISTS_ALONE)
    tells_old = request.get("ReturnValuesOnConditionCheckFailure") == "ALL_OLD"
    write = write_statement(statement, given.bindings, tells_old=tells_old)
    return _written(context, request, write)


def _read(
    context: EngineContext, request: Request, given: Bound, statement: SelectStatement
) -> dict[str, Any]:
    consistent: bool = request.get("ConsistentRead", False)
    selection = selected(context, statement, given.bindings, consistent=consistent)
    rows = read_rows(
        context,
        selection,
        start=next_tokens.decoded(request),
        limit=request.get("Limit"),
        consistent=consistent,
    )
    answer: dict[str, Any] = {"Items": Raw(rows.items_json())}
    if rows.next_position is not None:
        answer["NextToken"] = next_tokens.encoded(rows.next_position, request)
    if rows.last_key is not None:
        answer["LastEvaluatedKey"] = rows.last_key
    report = rows.consumed.report(request.get("ReturnConsumedCapacity"))
    if report is not None:
        answer["ConsumedCapacity"] = report
    return answer


def _written(context: EngineContext, request: Request, statement: WriteStatement) -> dict[str, Any]:
    def attempt() -> dict[str, Any] | None:
        table = context.catalog.table(statement.table_name)
        write = statement.write(table)
        item_key = write.prepared(table)

        def job(changes: ChangeSet) -> dict[str, Any] | None:
            if changes.table(table.name) is not table:
                return None
            old = changes.read(item_key)
            new = write.applied_to(old, table)
            changes.check_collection(table, item_key, old, new)
            consumed = Consumed(table)
            changes.write(table, item_key, old, new, consumed)
            returned = statement.returned(old, new)
            answer: dict[str, Any] = {"Items": [returned] if returned else []}
            report = consumed.report(request.get("ReturnConsumedCapacity"))
            if report is not None:
                answer["ConsumedCapacity"] = report
            return answer

        return context.writer.run(job)

    return context.written(attempt)
