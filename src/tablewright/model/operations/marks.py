"""Marks: attributes whose values only one attempt can have written.

    Job.at(...).update(assign(Job.lease, token), ...).when(Job.due_at <= now).marked_by(Job.lease)
    tree.create().marked_by(Tree.tree_id)              # the id is fresh, so only this write has it

A response can get lost, and the client then sends the same bytes again. The condition of a write
may reject the write's own result. An item with the mark shows that the write has succeeded. A mark
must be fresh for each attempt: a lease token, an attempt id, a new id. A value that two writers may
both assign, such as a status, is not a mark.
Not here: when marks are compared (`model.operations.writing`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tablewright.errors import UpdateRejectedError
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.changes import Change
from tablewright.model.expressions.conditions import located
from tablewright.model.plans.entry_plans import WireItem, WireValue
from tablewright.model.plans.plan import EntityPlan

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

IsOwn = Callable[[WireItem], bool]


def marking(entity: type[Entity], attributes: tuple[object, ...]) -> tuple[str, ...]:
    """The Python names of marks; raises `NotAConditionError` or `UpdateRejectedError`."""
    plan: EntityPlan = entity.__plan__
    names: list[str] = []
    for one in attributes:
        at = located(one, entity=entity, may_be_closed=True)
        if len(at.steps) != 1:
            raise UpdateRejectedError(
                f"{plan.name}: {one!r} is not a whole attribute.",
                hint="Mark a write by attributes of the item, not by parts of their values.",
            )
        names.append(plan.by_given_name[str(at.steps[0])].python_name)
    return tuple(names)


def put_marks(plan: EntityPlan, names: tuple[str, ...], item: WireItem) -> dict[str, WireValue]:
    """Returns the marks of a whole item by stored name; those in the key need none."""
    wires: dict[str, WireValue] = {}
    for name in names:
        stored_name = plan.fields[name].stored_name
        if stored_name in item:
            wires[stored_name] = item[stored_name]
        elif name not in plan.key_parts:
            raise _unassigned(plan, name)
    return wires


def update_marks(
    plan: EntityPlan,
    names: tuple[str, ...],
    changes: tuple[Change, ...],
    sealed: Mapping[str, WireValue | None],
) -> dict[str, WireValue]:
    """The marks of an update by their stored names; `sealed` has the values that are encrypted."""
    wires: dict[str, WireValue] = {}
    for name in names:
        stored_name = plan.fields[name].stored_name
        change = next((one for one in changes if one.steps == (stored_name,)), None)
        if change is None or change.action != "assign":
            raise _unassigned(plan, name)
        wires[stored_name] = sealed.get(stored_name) or change.form.to_wire(change.value)
    return wires


def _unassigned(plan: EntityPlan, name: str) -> UpdateRejectedError:
    return UpdateRejectedError(
        f"{plan.name}: the write does not assign its mark {name}.",
        hint="Assign a new value to each attribute that marks the write.",
    )


def own_by(plan: EntityPlan, wires: Mapping[str, WireValue]) -> IsOwn:
    """Whether a stored item has the marks."""

    def is_own(item: WireItem) -> bool:
        return plan.owns_item(item) and all(item.get(name) == wires[name] for name in wires)

    return is_own


def not_marked(wires: Mapping[str, WireValue], placeholders: Placeholders) -> str:
    """Returns the condition that an item does not have the marks yet, so that no write counts
    twice.
    """
    clauses = [
        f"{placeholders.name(name)} <> {placeholders.value(wire)}" for name, wire in wires.items()
    ]
    return f"({' OR '.join(clauses)})"
