"""Rules for entities that share a table.

Their items must be distinguishable, a key attribute has one type, a table has one TTL attribute,
and the keys and tag of guard items are reserved.
Not here: rules for a single entity (`model.checking`).
"""

from __future__ import annotations

from tablewright.errors import (
    AmbiguousEntitiesError,
    KeyTypeError,
    NameCollisionError,
    UniqueDeclarationError,
)
from tablewright.model.checking.shapes import overlap
from tablewright.model.declaring.fields import Role
from tablewright.model.plans.plan import GUARD_PREFIX, GUARD_TAG, OWNER, EntityPlan


def check_coexistence(plan: EntityPlan) -> None:
    """Raises an error if an entity conflicts with the others of its table."""
    others = [entity.__plan__ for entity in plan.table.entities]
    for other in others:
        _check_told_apart(plan, other)
    together = [*others, plan]
    _check_key_types(plan, together)
    _check_expiry(plan, together)
    if any(one.uniques for one in together):
        for one in together:
            _check_beside_guards(one)


def _check_told_apart(plan: EntityPlan, other: EntityPlan) -> None:
    if plan.table.tag is not None and not plan.accepted_tags & other.accepted_tags:
        return
    pairs = zip(plan.primary.attributes, other.primary.attributes, strict=True)
    if all(overlap(mine.template, theirs.template) for mine, theirs in pairs):
        raise AmbiguousEntitiesError(
            f"{plan.name} and {other.name} of table {plan.table_name} have keys of the same shape "
            f"and {'the same tag' if plan.table.tag else 'no tag'}."
        )


def _check_key_types(plan: EntityPlan, together: list[EntityPlan]) -> None:
    """DynamoDB rejects an item whose attribute has another type than its index."""
    keys = {name for index in plan.table.indexes for name in index.partition + index.sort}
    kinds: dict[str, str] = {}
    for one in together:
        for name, kind in one.written_kinds.items():
            if name in keys and kinds.setdefault(name, kind) != kind:
                raise KeyTypeError(
                    f"Table {plan.table_name}: key attribute {name!r} is stored both as "
                    f"{kinds[name]} and as {kind}."
                )


def _check_expiry(plan: EntityPlan, together: list[EntityPlan]) -> None:
    found = {field.stored_name for one in together if (field := one.in_role(Role.TTL)) is not None}
    if len(found) > 1:
        raise NameCollisionError(
            f"Table {plan.table_name} can have only one TTL attribute, not "
            f"{', '.join(sorted(found))}."
        )


def _check_beside_guards(plan: EntityPlan) -> None:
    if plan.table.tag is not None and GUARD_TAG in plan.accepted_tags:
        raise NameCollisionError(
            f"{plan.name}: the tag 'Unique' is reserved for guards of unique attributes."
        )
    if plan.primary.partition[0].template.literal_prefix.startswith(GUARD_PREFIX):
        raise NameCollisionError(
            f"{plan.name}: keys that start with {GUARD_PREFIX!r} are reserved for guards of unique "
            "attributes."
        )
    if any(OWNER in index.partition + index.sort for index in plan.table.indexes):
        raise UniqueDeclarationError(
            f"Table {plan.table_name}: {OWNER!r} is reserved for guards of unique attributes."
        )
