"""From the text of a statement to its meaning.

Checks are in DynamoDB's order, and everything that needs no table is checked here. A statement
depends only on its text and its number of parameters, so it is cached.
Not here: errors of malformed texts (`parser`, `statement_parser`).
"""

from __future__ import annotations

from functools import lru_cache

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.partiql.bindings import Slots
from tablewright.partiql.conditions import translated_condition
from tablewright.partiql.error_messages import NO_WHOLE_KEY, kind_of, refused, token_of
from tablewright.partiql.literals import fields, value_of
from tablewright.partiql.names import inserted_table, target_of
from tablewright.partiql.projections import translated_columns
from tablewright.partiql.statement_parser import parsed
from tablewright.partiql.statements import (
    DeleteStatement,
    ExistsStatement,
    InsertStatement,
    OrderTerm,
    OtherStatement,
    ReturningClause,
    SelectStatement,
    Statement,
    UpdateStatement,
    Where,
)
from tablewright.partiql.tree import (
    Call,
    Change,
    Delete,
    Insert,
    InsertMany,
    Literal,
    Name,
    Parameter,
    Returning,
    Select,
    SortKey,
    Struct,
    TableReference,
)
from tablewright.partiql.updates import translated_update

_MANY = (
    "Unsupported operation: Inserting multiple items in a single statement is not supported, use "
    '"INSERT INTO tableName VALUE item" instead'
)


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def translated(text: str, parameter_count: int = 0) -> Statement:
    """Translates a statement with a number of parameters.

    Raises `ValidationException` with DynamoDB's message.

    >>> translated("DELETE FROM Music WHERE Artist = 'Ann'").table
    'Music'
    """
    node = parsed(text)
    slots = Slots(parameter_count)
    match node:
        case Select():
            return _select(node, slots)
        case Insert():
            return _insert(node, slots)
        case InsertMany():
            raise refused(_MANY)
        case Change():
            return _update(node, slots)
        case Delete():
            return _delete(node, slots)
        case Call(function="exists", arguments=(Select() as select,)):
            return ExistsStatement(_select(select, slots))
        case _:
            return OtherStatement(kind_of(node), isinstance(node, Call))


def _select(node: Select, slots: Slots) -> SelectStatement:
    if node.refused_clause is not None:
        raise refused(f"Unsupported clause: {node.refused_clause}")
    if node.is_distinct:
        raise refused("Unsupported token in expression: DISTINCT")
    target = target_of(node.source)
    try:
        if not node.is_list:
            raise refused("Select projection doesn't support value or pivot keywords")
        columns = None if node.columns is None else translated_columns(node.columns)
        where = None if node.where is None else translated_condition(node.where, slots)
    except ValidationException as refusal:
        return SelectStatement(target, refusal=refusal.message)
    order = tuple([_order_term(key) for key in node.order])
    return SelectStatement(target, slots.all(), columns, where, order)


def _order_term(key: SortKey) -> OrderTerm:
    node = key.expression
    if isinstance(node, Name):
        return OrderTerm(node.text, key.is_descending)
    if isinstance(node, Literal):
        shown = f'"{node.text}"' if node.type == "S" else node.text
    else:
        shown = token_of(node)
    return OrderTerm(None, key.is_descending, shown)


def _insert(node: Insert, slots: Slots) -> InsertStatement:
    if node.has_position:
        raise refused("AT is not supported in insert statements.", node.place)
    if node.has_conflict_clause:
        raise refused("Unsupported clause: ON CONFLICT")
    if not isinstance(node.value, Struct):
        raise refused(
            "Unsupported format in item expression. Please use struct format {...} to express item "
            "values for insert statement.",
            node.value.place,
        )
    attributes = tuple(
        [
            (
                name,
                slots.parameter(value.number)
                if isinstance(value, Parameter)
                else slots.literal(value_of(value)),
            )
            for name, value in fields(node.value)
        ]
    )
    table = inserted_table(node.target)
    return InsertStatement(table, slots.all(), attributes, node.has_returning)


def _update(node: Change, slots: Slots) -> UpdateStatement:
    if any(isinstance(action, Insert | InsertMany) for action in node.actions):
        raise refused("Unsupported FROM ... WHERE ... clause in INSERT statement.", node.place)
    where = None if node.where is None else translated_condition(node.where, slots)
    update = translated_update(node.actions, slots)
    source = node.source
    if source is None:
        raise refused("Only select from a single table or index is supported.")
    table, where = _written(source, where)
    return UpdateStatement(table, slots.all(), update, where, _returning(node.returning))


def _delete(node: Delete, slots: Slots) -> DeleteStatement:
    where = None if node.where is None else translated_condition(node.where, slots)
    table, where = _written(node.source, where)
    returning = _returning(node.returning)
    if returning is not None and returning.refusal is None and returning.choice != "ALL OLD":
        refusal = (
            f"Invalid returning clause: RETURNING {returning.choice} *. "
            "Only RETURNING ALL OLD * is allowed in DELETE statements."
        )
        returning = ReturningClause(returning.choice, refusal)
    return DeleteStatement(table, slots.all(), where, returning)


def _written(source: TableReference, where: Where | None) -> tuple[str, Where]:
    """Returns the table to write, and the condition, which names the item."""
    target = target_of(source)
    if target.index is not None:
        raise refused("This operation is not supported on an index")
    if where is None:
        raise refused(NO_WHOLE_KEY)
    return target.table, where


def _returning(clauses: tuple[Returning, ...]) -> ReturningClause | None:
    if not clauses:
        return None
    first = clauses[0]
    refusal: str | None = None
    if len(clauses) > 1:
        refusal = "Invalid syntax with multiple returning elements in RETURNING clause"
    elif not first.is_whole:
        refusal = "Expected '*' after ( MODIFIED | ALL ) ( NEW | OLD ) in RETURNING clause"
    return ReturningClause(first.choice, refusal)
