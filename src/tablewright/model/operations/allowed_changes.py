"""Allowed changes: which attributes an update may change, and how.

Keys, tenants, computed attributes and versions cannot be assigned. A part of an index key needs a
value that is known before the update, because the key is built from it. A number that is a key by
itself can also be added to: DynamoDB moves the entry.
Not here: what the changes write (`model.operations.update`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.errors import UpdateRejectedError
from tablewright.model.declaring.fields import Field, Role
from tablewright.model.expressions.changes import SETS, Assignment, Change
from tablewright.model.expressions.conditions import Condition
from tablewright.model.plans.plan import EntityPlan


def check_allowed(plan: EntityPlan, changes: Sequence[Any]) -> None:
    """Raises `UpdateRejectedError` for the first change that an update cannot make."""
    if not changes:
        raise UpdateRejectedError(
            f"{plan.name}: the update contains no changes.",
            hint="Pass at least one change, such as assign(...) or add(...).",
        )
    for given in changes:
        if not isinstance(given, Change):
            raise _not_a_change(plan, given)
    for change in changes:
        if change.entity is not None and not issubclass(plan.entity, change.entity):
            raise UpdateRejectedError(
                f"{plan.name}: the change belongs to an attribute of {change.entity.__name__}.",
                hint=f"Use attributes of {plan.name}.",
            )
        field = plan.by_given_name[change.stored_name]
        if [other.steps for other in changes].count(change.steps) > 1:
            raise UpdateRejectedError(
                f"{plan.name}: {field.python_name} is changed twice in one update.",
                hint="Combine the changes, or send two updates.",
            )
        _check_attribute(plan, field)
        _check_value(plan, field, change)


def _not_a_change(plan: EntityPlan, given: object) -> UpdateRejectedError:
    hint = "Pass changes, such as assign(...) or add(...)."
    if isinstance(given, Assignment):
        hint = "Name the value: assign(...).to(value)."
    elif isinstance(given, Condition):
        hint = "Pass conditions to when(...), and changes to update(...)."
    return UpdateRejectedError(f"{plan.name}: {given!r} is not a change.", hint=hint)


def _check_attribute(plan: EntityPlan, field: Field) -> None:
    name = field.python_name
    if name in plan.key_parts:
        raise UpdateRejectedError(
            f"{plan.name}: {name} is part of the table's key.",
            hint="Delete the item and create a new one, in a transaction.",
        )
    if name == plan.tenant:
        raise UpdateRejectedError(
            f"{plan.name}: {name} is the tenant, which never changes.",
            hint="Create the item for the other tenant, and delete this one.",
        )
    if field.role is Role.VERSION:
        raise UpdateRejectedError(
            f"{plan.name}: {name} is set by Tablewright.",
            hint="Every update increases the version; leave it out.",
        )
    if field.spec.template is not None:
        raise UpdateRejectedError(
            f"{plan.name}: {name} is set by Tablewright.",
            hint=f"Change the attributes that it is computed from: {field.spec.template!r}.",
        )


def _check_value(plan: EntityPlan, field: Field, change: Change) -> None:
    name = field.python_name
    must_be_known = field.is_sealed or (
        name in plan.all_parts and not (change.action == "add" and _is_key_alone(plan, field))
    )
    if must_be_known and not change.is_whole:
        is_unique = name in plan.guarded
        reason = "encrypted" if field.is_sealed else "unique" if is_unique else "part of a key"
        raise UpdateRejectedError(
            f"{plan.name}: {name} is {reason}, so its new value must be known.",
            hint=f"Assign a whole value: assign({plan.name}.{name}, ...).",
        )
    may_go = field.is_optional or field.form.kind in SETS  # without it, the set is empty
    if change.action == "remove" and not may_go and change.is_whole:
        raise UpdateRejectedError(
            f"{plan.name}: {name} is required, so it cannot be removed.",
            hint="Assign a value, or declare the attribute as optional.",
        )


def _is_key_alone(plan: EntityPlan, field: Field) -> bool:
    """Whether a number is stored as an index's key by itself, and nothing else depends on it.

    An optional number is excluded: adding to a missing one would have to create its index entry.
    """
    name = field.python_name
    is_used = name in plan.guarded or any(name in one.template.names for one in plan.computed)
    if is_used or field.is_optional or any(one.spec.ttl_of == name for one in plan.fields.values()):
        return False
    entries = plan.entries.values()
    keys = [one for entry in entries for one in entry.attributes if name in one.template.names]
    is_number = all(one.is_own and one.kind == "N" for one in keys)
    return is_number and not any(name in entry.when for entry in entries)
