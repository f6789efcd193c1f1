"""DynamoDB's PartiQL: parsing and translation of statements, as pure functions.

    statement = translated("SELECT * FROM Music WHERE Artist = ?", 1)
    bindings = StatementBindings(statement.slots, [{"S": "Ann"}])

Conditions and updates become trees of `expressions`, with the same meaning. Every function here
raises `ValidationException` with DynamoDB's message, and nothing else.
Not here: tables, keys and items (`engine.partiql`).
"""

from tablewright.partiql.bindings import StatementBindings
from tablewright.partiql.error_messages import NO_WHOLE_KEY
from tablewright.partiql.names import Target
from tablewright.partiql.projections import Columns
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
    WritingStatement,
)
from tablewright.partiql.translation import translated

__all__ = [
    "NO_WHOLE_KEY",
    "Columns",
    "DeleteStatement",
    "ExistsStatement",
    "InsertStatement",
    "OrderTerm",
    "OtherStatement",
    "ReturningClause",
    "SelectStatement",
    "Statement",
    "StatementBindings",
    "Target",
    "UpdateStatement",
    "Where",
    "WritingStatement",
    "translated",
]
