"""Single upserts: an upsert that is one UpdateItem, whether or not the item exists.

    Score(game="g", player="ada", points=10).upsert(add(Score.points, 10))

    SET  game = if_not_exists(game, :game), ...      ADD  points 10
    WHEN the item is missing, or has all attributes that are set only where they are missing

On a missing item, the request writes exactly the entity; on an existing one, exactly the changes.
If an existing item lacks an attribute, the condition fails, and the upsert takes two requests.
It also takes two where one cannot do both: unique attributes, changes inside of maps and lists,
index keys with parts that must be read, and changes that lead to other values than the entity has.
Not here: upserts of two requests (`model.operations.upsert`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Context, Decimal, Inexact
from typing import Any

from tablewright import limits
from tablewright.model.calls import Session, Steps
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.changes import SETS, Change
from tablewright.model.expressions.update_expressions import update_expression, wire_of
from tablewright.model.operations.guards import Guards
from tablewright.model.operations.marks import not_marked, own_by, update_marks
from tablewright.model.operations.update import Update, assigned_by
from tablewright.model.operations.write_conditions import Terms
from tablewright.model.operations.writing import Prepared, Write
from tablewright.model.plans.entry_plans import WireItem, WireValue
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.items import item_of, now_of, sealed_item, values_to_put
from tablewright.model.stored.loading import loaded

# Each attribute takes at most three operators and functions of one expression.
_ATTRIBUTES_MAX = limits.EXPRESSION_OPERATORS_MAX // 3

_EXACT = Context(prec=limits.NUMBER_DIGITS_MAX, traps=[Inexact])


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts of the request: changes, and values for missing attributes."""

    changes: tuple[Change, ...]
    derived: Mapping[str, WireValue | None]
    once: Mapping[str, WireValue]
    starts: Mapping[str, WireValue]

    @property
    def expected(self) -> list[str]:
        """The attributes that an existing item must have."""
        return [*self.once, *self.starts]


@dataclass(frozen=True, slots=True)
class Single:
    """The prepared request of an upsert, and what it expects of an existing item."""

    prepared: Prepared[Any]
    expected: tuple[str, ...]  # stored names


def single_upsert(entity: Any, update: Update[Any], session: Session) -> Steps[Single | None]:
    """Prepares the one request; returns None if there must be two."""
    plan: EntityPlan = update.entity.__plan__
    now = now_of(session)
    changes = update.all_changes(plan, now)
    if plan.uniques or any(not _is_simple(plan, one) for one in changes):
        return None
    check_tenant(plan, session, values_of(entity))
    values = values_to_put(plan, entity, now)
    parts = _parts(plan, update, changes, item_of(plan, values))
    if parts is None:
        return None
    if plan.sealed:
        once = yield from sealed_item(plan, dict(parts.once), values, session)
        parts = _Parts(parts.changes, parts.derived, once, parts.starts)
    write = _write(plan, update, parts, session)

    def finish(answer: dict[str, Any]) -> Steps[Any]:
        wire = plan.decode_item(answer["Attributes"])
        found = yield from loaded(plan, [wire], session, is_hiding=False)
        return found[0]

    return Single(Prepared((write,), finish, "ALL_NEW"), tuple(parts.expected))


def _is_simple(plan: EntityPlan, change: Change) -> bool:
    return len(change.steps) == 1 and not plan.by_given_name[change.stored_name].is_sealed


def _parts(
    plan: EntityPlan, update: Update[Any], changes: tuple[Change, ...], item: WireItem
) -> _Parts | None:
    """Returns what the request does; None if it would not write the item where it is missing."""
    assigned = assigned_by(plan, changes)
    known = {**update.key, **assigned}
    if len(item) > _ATTRIBUTES_MAX or plan.needed_for(frozenset(assigned)) - known.keys():
        return None
    derived = plan.derived_by(frozenset(assigned), known)
    if any(item.get(name) != wire for name, wire in derived.items()):
        return None
    stored = tuple(one for one in changes if plan.by_given_name[one.stored_name].is_stored)
    starts: dict[str, WireValue] = {}
    for change in stored:
        wanted, made = item.get(change.stored_name), _made_of_nothing(change)
        if _is_same(made, wanted):
            continue
        start = _start(change, wanted)
        if start is None:
            return None
        starts[change.stored_name] = start
    written = {*plan.key_names, *derived, *(one.stored_name for one in stored)}
    once = {name: wire for name, wire in item.items() if name not in written}
    if not item.keys() - plan.key_names:
        return None  # an expression that only removes might not create the item
    return _Parts(stored, derived, once, starts)


def _made_of_nothing(change: Change) -> WireValue | None:
    """Returns the value of an attribute after a change, if it was missing before."""
    return None if change.action in ("remove", "exclude") else wire_of(change)


def _is_same(made: WireValue | None, wanted: WireValue | None) -> bool:
    if made is None or wanted is None:
        return made is wanted
    ((kind, content),) = made.items()
    other = wanted.get(kind)
    if other is None or kind not in ("N", *SETS):
        return made == wanted
    if kind == "N":
        return Decimal(content) == Decimal(other)
    return {*content} == {*other}


def _start(change: Change, wanted: WireValue | None) -> WireValue | None:
    """Returns the number from which an addition leads to the wanted one."""
    if change.action != "add" or wanted is None or "N" not in wanted:
        return None
    try:
        start = _EXACT.subtract(Decimal(wanted["N"]), Decimal(wire_of(change)["N"]))
    except Inexact:
        return None
    return {"N": str(start)}


def _write(plan: EntityPlan, update: Update[Any], parts: _Parts, session: Session) -> Write:
    placeholders = Placeholders()
    key = plan.key(update.key)
    expression = update_expression(
        parts.changes, {}, parts.derived, placeholders, once=parts.once, starts=parts.starts
    )
    terms = Terms(plan, session, Guards(plan), update.conditions, wants_shape=True)
    existing = [terms.text(placeholders)]
    existing += [f"attribute_exists({placeholders.name(name)})" for name in parts.expected]
    is_repeatable, is_own = all(one.is_repeatable for one in update.changes), None
    if update.marks:
        marks = update_marks(plan, update.marks, parts.changes, {})
        is_own = own_by(plan, marks)
        if not is_repeatable:
            existing.append(not_marked(marks, placeholders))
    is_new = f"attribute_not_exists({placeholders.name(plan.key_names[0])})"
    request = {
        "TableName": plan.table_name,
        "Key": key,
        "UpdateExpression": expression,
        "ConditionExpression": f"{is_new} OR ({' AND '.join(existing)})",
    }
    is_once = not is_repeatable and is_own is None
    return Write("Update", placeholders.added_to(request), key, terms.explain, is_own, is_once)
