"""Put and create: write an entity as a whole item.

`put` replaces an existing item; with a `version()` only the version that was read. `create`
requires a free key. `put` never replaces an item of another entity. The entity gets its new times
and version after the write.

The put of an entity that was read is an UpdateItem that sets or removes all declared attributes.
Attributes that the entity does not declare, such as those of a newer version, stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright import limits
from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    ItemNotFoundError,
    TenantMismatchError,
    VersionConflictError,
)
from tablewright.model.calls import Session, Steps
from tablewright.model.checking.neighbours import has_twin
from tablewright.model.declaring.tenancy import check_tenant, tenant_filter
from tablewright.model.declaring.unique import guard_changes
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.conditions import Condition
from tablewright.model.expressions.update_expressions import update_expression
from tablewright.model.operations.guards import Guards, tagged
from tablewright.model.operations.marks import marking, own_by, put_marks
from tablewright.model.operations.write_conditions import not_upgraded
from tablewright.model.operations.writing import (
    LostGuardError,
    Prepared,
    Write,
    WriteOperation,
)
from tablewright.model.plans.entry_plans import WireItem, WireValue
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import GIVEN_TIME, is_made, values_of
from tablewright.model.stored.items import item_of, now_of, sealed_item, values_to_put
from tablewright.model.stored.loading import loaded

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")

# Each attribute takes at most 15 bytes of an expression: `#1234 = :1234, `.
_UPDATED_ATTRIBUTES_MAX = limits.EXPRESSION_BYTES_MAX // 16


@dataclass(slots=True, eq=False)
class Put(WriteOperation["E"], Generic[E]):
    """Writes an entity as a whole item; returns it."""

    item: E
    conditions: tuple[Condition, ...] = ()
    is_creating: bool = False
    marks: tuple[str, ...] = ()  # Python names

    def marked_by(self, *attributes: object) -> Put[E]:
        """Declares that only this write can have written these values, such as a fresh id.

        If the condition fails and the stored item has them, the write has already succeeded; the
        entity then gets the stored values.
        """
        return replace(self, marks=marking(type(self.item), attributes))

    def prepared(self, session: Session) -> Steps[Prepared[E]]:
        """The write: the item, and the guards of its unique attributes."""
        plan: EntityPlan = self.item.__plan__
        check_tenant(plan, session, values_of(self.item))
        values = values_to_put(plan, self.item, now_of(session))
        item = item_of(plan, values)
        if plan.sealed:
            item = yield from sealed_item(plan, item, values, session)
        old: Mapping[str, Any] | None = None
        guards = Guards(plan)
        if plan.uniques and not self.is_creating:
            key = {name: item[name] for name in plan.key_names}
            old = yield from guards.read(key, wants_all=False)
        write = self._write(plan, item, guards, session)

        def finish(answer: dict[str, Any]) -> Steps[E]:
            mine = values_of(self.item)
            mine.pop(GIVEN_TIME, None)
            if write.own is None:
                mine.update({name: values[name] for name in plan.kept_names})
                return self.item
            stored = plan.decode_item(write.own)
            (found,) = yield from loaded(plan, [stored], session, is_hiding=False)
            mine.update(values_of(found))
            return self.item

        guarding = yield from guard_changes(plan, old, values)
        return Prepared((write, *guarding), finish)

    def _write(self, plan: EntityPlan, item: WireItem, guards: Guards, session: Session) -> Write:
        placeholders = Placeholders()
        clauses = [one.text(placeholders) for one in self.conditions]
        clauses += guards.clauses(placeholders)
        version = plan.kept_by_writes.version
        known = 0 if version is None else values_of(self.item)[version.python_name]
        is_new = self.is_creating or (version is not None and known == 0)
        if is_new:
            clauses.append(f"attribute_not_exists({placeholders.name(plan.key_names[0])})")
        elif version is not None:
            wire = placeholders.value({"N": str(known)})
            clauses.append(f"{placeholders.name(version.stored_name)} = {wire}")
        if not is_new and has_twin(plan):
            own = tagged(plan, placeholders)
            if version is None:
                own = f"(attribute_not_exists({placeholders.name(plan.key_names[0])}) OR {own})"
            clauses.append(own)
        tenant = tenant_filter(plan, session, plan.key_parts)
        if tenant is not None and not is_new:
            key, name = placeholders.name(plan.key_names[0]), placeholders.name(tenant[0])
            clauses.append(
                f"(attribute_not_exists({key}) OR {name} = {placeholders.value(tenant[1])})"
            )
        keeping = None
        if not is_new and not is_made(self.item):
            keeping = _keeping(plan, item, clauses, placeholders)
        request = {"TableName": plan.table_name, **(keeping or {"Item": item})}
        if clauses:
            request["ConditionExpression"] = " AND ".join(clauses)

        def explain(found: WireItem | None) -> Exception:
            if tenant is not None and found is not None and found.get(tenant[0]) != tenant[1]:
                return TenantMismatchError(f"{plan.name}: the key is taken.")
            if found is not None and (is_new or has_twin(plan)) and not plan.owns_item(found):
                return taken_by_another(plan, found)
            if guards.has_lost(found):
                return LostGuardError()
            if keeping is not None and found is not None:
                misshapen = not_upgraded(plan, found, session)
                if misshapen is not None:
                    return misshapen
            seen = plan.found(found)
            if is_new and found is not None:
                return AlreadyExistsError(f"{plan.name} already exists under this key.", found=seen)
            if version is not None and not is_new:
                if found is None:
                    return ItemNotFoundError(f"The {plan.name} was deleted since it was read.")
                if found.get(version.stored_name) != {"N": str(known)}:
                    return VersionConflictError(
                        f"The {plan.name} was changed since it was read.", found=seen
                    )
            return ConditionFailedError(f"{plan.name}: the condition was false.", found=seen)

        key = {name: item[name] for name in plan.key_names}
        is_own = own_by(plan, put_marks(plan, self.marks, item)) if self.marks else None
        kind = "Put" if keeping is None else "Update"
        return Write(kind, placeholders.added_to(request), key, explain, is_own)


def _keeping(
    plan: EntityPlan, item: WireItem, clauses: list[str], placeholders: Placeholders
) -> dict[str, Any] | None:
    """Returns the members of an UpdateItem that keeps unknown attributes, and adds its clauses.

    Returns None if the expression would be too long, or would set nothing, and might not create a
    missing item. The item is then replaced as a whole.
    """
    sets = {name: wire for name, wire in item.items() if name not in plan.key_names}
    removed: dict[str, WireValue | None] = dict.fromkeys(sorted(plan.written_names - item.keys()))
    if not sets or len(sets) + len(removed) > _UPDATED_ATTRIBUTES_MAX:
        return None
    members: dict[str, Any] = {"Key": {name: item[name] for name in plan.key_names}}
    members["UpdateExpression"] = update_expression((), {}, {**sets, **removed}, placeholders)
    if plan.upgrades is not None:
        absent = f"attribute_not_exists({placeholders.name(plan.key_names[0])})"
        shape = placeholders.value({"N": str(plan.upgrades.version)})
        clauses.append(f"({absent} OR {placeholders.name(plan.upgrades.attribute)} = {shape})")
    return members


def taken_by_another(plan: EntityPlan, found: WireItem) -> AlreadyExistsError:
    """Returns the error of a put or create whose key has an item of another entity."""
    plans: list[EntityPlan] = [entity.__plan__ for entity in plan.table.entities]
    owner = next((one for one in plans if one.owns_item(found)), None)
    name = "An item of an unknown entity" if owner is None else owner.name
    error = AlreadyExistsError(
        f"{name} already exists under this key, and {plan.name} cannot replace it.",
        found=None if owner is None else owner.found(found),
    )
    error.hint = "Delete that item first, or use another key: the two entities share their keys."
    return error
