"""Statements as DynamoDB understands them, before their parameters are known.

Made by `translation` from a statement's text, and kept; nothing in them is ever changed.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.expressions.tree import ConditionNode, Parsed, Placeholder
from tablewright.partiql.bindings import Slot
from tablewright.partiql.names import Target
from tablewright.partiql.projections import Columns
from tablewright.partiql.updates import TranslatedUpdate

Where = Parsed[ConditionNode]


@dataclass(frozen=True, slots=True)
class OrderTerm:
    """A part of ORDER BY; if it is not the name of an attribute, `shown` is what it is called."""

    name: str | None
    is_descending: bool
    shown: str = ""


@dataclass(frozen=True, slots=True)
class SelectStatement:
    """SELECT.

    What is wrong with its columns or its condition is a `refusal` that waits: a fault of the index
    that it reads comes first.
    """

    target: Target
    slots: tuple[Slot, ...] = ()
    columns: Columns | None = None
    where: Where | None = None
    order: tuple[OrderTerm, ...] = ()
    refusal: str | None = None


@dataclass(frozen=True, slots=True)
class ExistsStatement:
    """EXISTS around a SELECT, which only a transaction can have."""

    select: SelectStatement


@dataclass(frozen=True, slots=True)
class InsertStatement:
    """INSERT: the attributes of the item, in their order."""

    table: str
    slots: tuple[Slot, ...]
    attributes: tuple[tuple[str, Placeholder], ...]
    has_returning: bool


@dataclass(frozen=True, slots=True)
class UpdateStatement:
    """UPDATE, or its form that begins with FROM."""

    table: str
    slots: tuple[Slot, ...]
    update: TranslatedUpdate
    where: Where
    returning: ReturningClause | None


@dataclass(frozen=True, slots=True)
class DeleteStatement:
    """DELETE."""

    table: str
    slots: tuple[Slot, ...]
    where: Where
    returning: ReturningClause | None


@dataclass(frozen=True, slots=True)
class ReturningClause:
    """RETURNING: ALL OLD and so on; what is wrong with it is only told when the table is known."""

    choice: str
    refusal: str | None = None


@dataclass(frozen=True, slots=True)
class OtherStatement:
    """A statement that is well formed, but that DynamoDB does not have."""

    kind: str
    is_call: bool


WritingStatement = InsertStatement | UpdateStatement | DeleteStatement
Statement = SelectStatement | ExistsStatement | WritingStatement | OtherStatement
