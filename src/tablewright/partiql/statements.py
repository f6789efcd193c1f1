"""Translated statements, before their parameters are known.

`translation` builds and caches them; they are immutable.
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
    """A part of ORDER BY; if it is not an attribute, `shown` is its name."""

    name: str | None
    is_descending: bool
    shown: str = ""


@dataclass(frozen=True, slots=True)
class SelectStatement:
    """SELECT.

    An error in its columns or its condition is a deferred `refusal`: errors of the index come
    first.
    """

    target: Target
    slots: tuple[Slot, ...] = ()
    columns: Columns | None = None
    where: Where | None = None
    order: tuple[OrderTerm, ...] = ()
    refusal: str | None = None


@dataclass(frozen=True, slots=True)
class ExistsStatement:
    """EXISTS around a SELECT, only in transactions."""

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
    """RETURNING: ALL OLD and so on; its errors are reported once the table is known."""

    choice: str
    refusal: str | None = None


@dataclass(frozen=True, slots=True)
class OtherStatement:
    """A well-formed statement that DynamoDB does not support."""

    kind: str
    is_call: bool


WritingStatement = InsertStatement | UpdateStatement | DeleteStatement
Statement = SelectStatement | ExistsStatement | WritingStatement | OtherStatement
