"""SELECT: reads pages.

Not here: the ranges (`engine.partiql.key_ranges`), the response (`engine.operations`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items import keys
from tablewright.engine.items.capacity import Consumed, page_units
from tablewright.engine.items.java_order import by_hash
from tablewright.engine.items.pages import Reading, read_page
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.partiql import next_tokens
from tablewright.engine.partiql.bound import condition_of, refusing
from tablewright.engine.partiql.key_ranges import Plan, planned
from tablewright.engine.partiql.next_tokens import Position
from tablewright.engine.tables.schema import Index, Table
from tablewright.errors import ValidationException
from tablewright.expressions import Condition
from tablewright.expressions.conditions import Binder, bound_condition
from tablewright.expressions.tree import And, Parsed
from tablewright.partiql import Columns, SelectStatement, StatementBindings, Target
from tablewright.values.attributes import Item

_INVALID = "One or more parameter values were invalid: "


@dataclass(slots=True)
class Selection:
    """A SELECT checked against its table."""

    table: Table
    index: Index | None
    plan: Plan
    condition: Condition | None
    filter: Condition | None  # the part of the condition that the ranges do not cover
    columns: Columns | None
    fetches: bool = False  # a local index must return attributes that it does not hold


@dataclass(slots=True)
class Rows:
    """The result of one page."""

    consumed: Consumed
    items: list[bytes] = field(default_factory=list[bytes])
    last_key: Item | None = None
    next_position: Position | None = None

    def items_json(self) -> bytes:
        """The items as a JSON array."""
        return b"[" + b",".join(self.items) + b"]"


def selected(
    context: EngineContext,
    statement: SelectStatement,
    bindings: StatementBindings,
    *,
    consistent: bool = False,
) -> Selection:
    """Checks a SELECT and plans it; raises DynamoDB's errors, in DynamoDB's order."""
    check_single_attribute_key(context, statement.target)
    if statement.refusal is not None:
        raise ValidationException(statement.refusal)
    condition = condition_of(statement.where, bindings)
    table, index = _source(context, statement.target, consistent=consistent)
    plan = planned(table, index, statement.where, statement.order, bindings)
    left = _filter(plan, condition, bindings)
    selection = Selection(table, index, plan, condition, left, statement.columns)
    _check_paths(selection)
    if index is not None and not index.projects_all:
        _check_projected(selection, index, bindings)
    return selection


def check_single_attribute_key(context: EngineContext, target: Target) -> None:
    """Rejects an index with several key attributes, before all other checks of a SELECT."""
    table = context.catalog.get(target.table)
    index = None if table is None else table.index_by_name.get(target.index or "")
    if index is not None and (len(index.partition) > 1 or len(index.sort) > 1):
        raise ValidationException(
            "PartiQL statements cannot be executed on tables with multi-attribute HASH keys or "
            "multi-attribute RANGE keys."
        )


def _source(
    context: EngineContext, target: Target, *, consistent: bool
) -> tuple[Table, Index | None]:
    table = context.catalog.table(target.table)
    if target.index is None:
        return table, None
    index = table.index_by_name.get(target.index)
    if index is None:
        raise ValidationException("The table does not have the specified index")
    if index.is_global and consistent:
        raise ValidationException(
            "Strongly consistent read is not supported on Global Secondary Indexes"
        )
    if index.is_backfilling:
        raise ValidationException(
            f"Cannot read from backfilling global secondary index: {index.name}"
        )
    return table, index


def _filter(
    plan: Plan, condition: Condition | None, bindings: StatementBindings
) -> Condition | None:
    """Returns the remaining filter.

    A single alternative leaves its rest; the ranges of several may be merged, so all is checked
    again.
    """
    if not plan.needs_filter or len(plan.rests) != 1:
        return condition if plan.needs_filter else None
    rest = plan.rests[0]
    if not rest:
        return None
    with refusing():
        return bound_condition(Parsed(And(rest), 0, frozenset(), frozenset()), bindings)


def _check_paths(selection: Selection) -> None:
    if selection.columns is not None:
        keys.check_paths(selection.table, selection.columns.nested_names())
    if selection.condition is not None:
        keys.check_paths(selection.table, selection.condition.nested_names())


def _check_projected(selection: Selection, index: Index, bindings: StatementBindings) -> None:
    """Rejects attributes that a narrow index lacks; a local one fetches columns from the table."""
    held = selection.table.projected_names(index)
    columns = selection.columns
    wanted = [] if columns is None else columns.attributes_in_order()
    missing = [name for name in wanted if name not in held]
    if missing and index.is_global:
        raise ValidationException(
            f"{_INVALID}Global secondary index {index.name} does not project [{', '.join(missing)}]"
        )
    selection.fetches = bool(missing)
    if selection.plan.is_keyed:
        _check_filter_projected(selection.plan, index, held, bindings)


def _check_filter_projected(
    plan: Plan, index: Index, held: frozenset[str], bindings: StatementBindings
) -> None:
    """Rejects a filter on attributes that the index lacks, if every alternative has one."""
    lacking: list[str] = []
    for rest in plan.rests:
        binder = Binder(bindings)
        for node in rest:
            binder.predicate(node)
        lacking = [name for name in binder.names if name not in held]
        if not lacking:
            return
    if lacking:
        raise ValidationException(
            f"{_INVALID}Secondary index {index.name} does not project one or more filter "
            f"attributes: [{', '.join(by_hash(lacking))}]"
        )


def read_rows(
    context: EngineContext,
    selection: Selection,
    *,
    start: Position | None = None,
    limit: int | None = None,
    consistent: bool = False,
) -> Rows:
    """Reads one page, from a position on."""
    plan = selection.plan
    table, index = selection.table, selection.index
    number = 0
    key_ranges: list[KeyRange] = list(plan.ranges)
    if start is not None:
        number = start.range_number
        key_ranges = next_tokens.rest_of(
            plan.ranges, start, table, index, is_forward=plan.is_forward
        )
    rows = Rows(Consumed(table))
    scanned = size_bytes = 0
    if not key_ranges:
        rows.consumed.add(page_units(0, consistent=consistent), index)
    with context.store.snapshot() as txn:
        for place, key_range in enumerate(key_ranges):
            if place == limits.STATEMENT_READS_PER_PAGE_MAX:
                rows.next_position = Position(number + place)
                break
            left = None if limit is None else limit - scanned
            reading = _reading(selection, key_range, left)
            page = read_page(context.store, txn, reading)
            scanned += page.scanned
            size_bytes += page.size_bytes
            rows.items += page.items
            rows.consumed.add(page_units(page.size_bytes, consistent=consistent), index)
            if selection.fetches:
                fetched = page.fetch_units if consistent else page.fetch_units / 2
                rows.consumed.add(fetched)
            if page.last_key is not None:
                rows.last_key = page.last_key
                rows.next_position = Position(number + place, page.last_key)
                break
            if size_bytes >= limits.PAGE_BYTES_MAX and place + 1 < len(key_ranges):
                rows.next_position = Position(number + place + 1)
                break
    return rows


def _reading(selection: Selection, key_range: KeyRange, limit: int | None) -> Reading:
    return Reading(
        selection.table,
        selection.index,
        key_range,
        is_forward=selection.plan.is_forward,
        limit=limit,
        filter=selection.filter,
        projection=selection.columns,
        fetches=selection.fetches,
    )
