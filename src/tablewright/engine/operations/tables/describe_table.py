"""DescribeTable and ListTables: the tables and their properties."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.requests import Request
from tablewright.engine.storage.store import Store
from tablewright.engine.tables import counters
from tablewright.engine.tables.definition import TableDefinition, description
from tablewright.engine.tables.schema import id_bytes
from tablewright.errors import ResourceNotFoundException


def describe_table(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns a table's description, with exact current counts."""
    table = context.catalog.get(request["TableName"])
    if table is None:
        raise table_not_found(request["TableName"])
    with context.store.snapshot() as txn:
        counts = read_counts(txn, context.store, table.definition)
    return {"Table": description(table.definition, counts)}


def list_tables(context: EngineContext, request: Request) -> dict[str, Any]:
    """Table names in order, a page at a time."""
    names = context.catalog.names()
    first = bisect_right(names, request.get("ExclusiveStartTableName", ""))
    count = request.get("Limit", limits.LIST_TABLES_PAGE_MAX)
    page = names[first : first + count]
    answer: dict[str, Any] = {"TableNames": page}
    if first + count < len(names):
        answer["LastEvaluatedTableName"] = page[-1]
    return answer


def table_not_found(name: str) -> ResourceNotFoundException:
    """Returns the error of table operations, which names the table."""
    return ResourceNotFoundException(f"Requested resource not found: Table: {name} not found")


def read_counts(txn: Any, store: Store, definition: TableDefinition) -> dict[int, tuple[int, int]]:
    """Item counts and bytes of a table and its indexes, by id."""
    counts = counters.read(txn, store, id_bytes(definition.id))
    ids = [definition.id, *(index.id for index in definition.indexes)]
    return {number: counts.get(id_bytes(number), (0, 0)) for number in ids}
