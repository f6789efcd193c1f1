"""Update: single attributes change, and everything that is made of them changes with them.

An index key or computed attribute that depends on a change is made anew. The parts that the update
is not given are read, and guarded by a condition, so that an index entry is never stale.
Not here: the changes (`model.expressions.changes`), the way a write takes
(`model.operations.writing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.errors import UpdateRejectedError, VersionConflictError
from tablewright.model.calls import Session, Steps
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.declaring.unique import guard_changes
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.changes import SETS, Change
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.expressions.drafts import drafted
from tablewright.model.expressions.update_expressions import update_expression
from tablewright.model.operations.guards import Guards, not_there, values_in
from tablewright.model.operations.marks import marking, not_marked, own_by, update_marks
from tablewright.model.operations.terms import Terms
from tablewright.model.operations.writing import (
    LostGuardError,
    Prepared,
    Write,
    WriteOperation,
)
from tablewright.model.plans.entry_plans import WireItem, WireValue
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.items import expiry, now_of
from tablewright.model.stored.loading import loaded
from tablewright.model.stored.sealing import row_of, sealed

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")


@dataclass(slots=True, eq=False)
class Update(WriteOperation["E"], Generic[E]):
    """Changes attributes of one item; returns it as it is afterwards."""

    entity: type[E]
    key: Mapping[str, Any]
    changes: tuple[Change, ...]
    known: Mapping[str, Any] | None = None  # the item as the caller has read it
    known_version: int | None = None
    conditions: tuple[Condition, ...] = ()
    wants_shown: bool = False  # one that was deleted softly is not there
    marks: tuple[str, ...] = ()  # Python names

    def marked_by(self, *attributes: object) -> Update[E]:
        """Says that only this update can have written these values, such as a lease token.

        The update assigns them. If its condition fails and the stored item holds them, the update
        has succeeded before.
        """
        return replace(self, marks=marking(self.entity, attributes))

    def when(self, *conditions: Condition | bool) -> Update[E]:
        """Only if all conditions hold for the item as it is before."""
        return replace(self, conditions=self.conditions + conditions_of(conditions, self.entity))

    def prepared(self, session: Session) -> Steps[Prepared[E]]:
        """What to write: the changes, and what depends on them."""
        plan: EntityPlan = self.entity.__plan__
        check_tenant(plan, session, self.key)
        key = plan.key(self.key)
        changes = self._all_changes(plan, session)
        assigned = _assigned(plan, changes)
        guards = Guards(plan)
        values = {**self.key, **assigned}
        old: Mapping[str, Any] | None = None
        if assigned.keys() & plan.guarded:
            old = yield from guards.read(key)
            if old is None:
                raise not_there(plan)
        needed = plan.needed_for(frozenset(assigned)) - values.keys()
        if needed:
            yield from self._learn(plan, key, needed, guards, values, old, session)
        wires: dict[str, WireValue | None] = {}
        for change in changes:
            field = plan.by_given_name[change.stored_name]
            if field.is_sealed and change.action == "assign":
                row = row_of(plan, {**(self.known or {}), **(old or {}), **values})
                wires[field.stored_name] = yield from sealed(
                    plan, field, change.value, row, session
                )
        derived = plan.derived_by(frozenset(assigned), values)
        write = self._write(plan, key, changes, wires, derived, guards, session)
        new = None if old is None else {**old, **values}
        writes = (write, *(guard_changes(plan, old, new) if old is not None else ()))
        is_alone = len(writes) == 1

        def finish(answer: dict[str, Any]) -> Steps[E]:
            item = answer["Attributes"] if is_alone else (yield from guards.item(key))
            if item is None:
                raise not_there(plan)  # deleted since
            found = yield from loaded(plan, [plan.decode_item(item)], session, is_hiding=False)
            return found[0]

        return Prepared(writes, finish, "ALL_NEW")

    def _all_changes(self, plan: EntityPlan, session: Session) -> tuple[Change, ...]:
        """The changes asked for, and those that every update makes."""
        changes = list(self.changes)
        named = [change.stored_name for change in changes]
        if not changes:
            raise UpdateRejectedError(f"{plan.name}: the update contains no changes.")
        for change in changes:
            if change.entity is not None and not issubclass(plan.entity, change.entity):
                raise UpdateRejectedError(
                    f"{plan.name}: the change belongs to an attribute of {change.entity.__name__}."
                )
            field = plan.by_given_name[change.stored_name]
            name = field.python_name
            if [other.steps for other in changes].count(change.steps) > 1:
                raise UpdateRejectedError(f"{plan.name}: {name} is changed twice in one update.")
            if name in plan.key_parts:
                raise UpdateRejectedError(f"{plan.name}: {name} is part of the table's key.")
            if name == plan.tenant:
                raise UpdateRejectedError(
                    f"{plan.name}: {name} is the tenant, which never changes."
                )
            if field.spec.template is not None or field.role is Role.VERSION:
                raise UpdateRejectedError(f"{plan.name}: {name} is set by Tablewright.")
            if not change.is_whole and (name in plan.all_parts or field.is_sealed):
                raise UpdateRejectedError(
                    f"{plan.name}: {name} is encrypted or part of a key, so it needs a value."
                )
            may_go = field.is_optional or field.form.kind in SETS  # without it, the set is empty
            if change.action == "remove" and not may_go and change.is_whole:
                raise UpdateRejectedError(
                    f"{plan.name}: {name} is required, so it cannot be removed."
                )
        now = now_of(session)
        updated, ttl = plan.in_role(Role.UPDATED), plan.in_role(Role.TTL)
        if updated is not None and updated.stored_name not in named:
            changes.append(Change("assign", (updated.stored_name,), updated.form, now))
        if ttl is not None and ttl.stored_name not in named:
            assigned = _assigned(plan, tuple(changes))
            is_due = (
                ttl.spec.is_ttl_renewed if ttl.spec.ttl_of is None else ttl.spec.ttl_of in assigned
            )
            after = expiry(plan, assigned, now) if is_due else None
            if after is not None:
                changes.append(Change("assign", (ttl.stored_name,), ttl.form, after))
        version = plan.in_role(Role.VERSION)
        if version is not None:
            changes.append(Change("add", (version.stored_name,), version.form, 1))
        return tuple(changes)

    def _learn(
        self,
        plan: EntityPlan,
        key: WireItem,
        needed: frozenset[str],
        guards: Guards,
        values: dict[str, Any],
        old: Mapping[str, Any] | None,
        session: Session,
    ) -> Steps[None]:
        """Fills in the parts that are needed and were not given, and guards them."""
        item: WireItem | None = None
        source: Mapping[str, Any] | None = old if old is not None else self.known
        if source is None:
            item = yield from guards.item(key)
            if item is None or not plan.owns_item(item):
                raise not_there(plan)
            source = values_in(plan, item, needed)
        for name in needed:
            values[name] = source.get(name)
        guards.rely_on_values(plan.stored_wires(needed, source, item))

    def _write(
        self,
        plan: EntityPlan,
        key: WireItem,
        changes: tuple[Change, ...],
        wires: dict[str, WireValue | None],
        derived: dict[str, WireValue | None],
        guards: Guards,
        session: Session,
    ) -> Write:
        placeholders = Placeholders()
        # What is found in keys only is written by making the keys anew.
        stored = [change for change in changes if plan.by_given_name[change.stored_name].is_stored]
        terms = Terms(
            plan,
            session,
            guards,
            self.conditions,
            self.known_version,
            wants_shape=True,
            wants_shown=self.wants_shown,
        )
        is_repeatable = all(change.is_repeatable for change in self.changes)
        expression = update_expression(stored, wires, derived, placeholders)
        condition, is_own = terms.text(placeholders), None
        if self.marks:
            marks = update_marks(plan, self.marks, changes, wires)
            is_own = own_by(plan, marks)
            if not is_repeatable:
                condition += f" AND {not_marked(marks, placeholders)}"
        request: dict[str, Any] = {
            "TableName": plan.table_name,
            "Key": key,
            "UpdateExpression": expression,
            "ConditionExpression": condition,
        }

        def explain(found: WireItem | None) -> Exception:
            failure = terms.explain(found)
            is_lost = isinstance(failure, LostGuardError) and failure.repair is None
            if is_lost and self.known is not None:
                return self._changed_since(plan, found)
            return failure

        is_once = not is_repeatable and is_own is None
        return Write("Update", placeholders.added_to(request), key, explain, is_own, is_once)

    def _changed_since(self, plan: EntityPlan, found: WireItem | None) -> Exception:
        """What it means that the item is stored otherwise than it was known to the caller."""
        seen = plan.found(found)
        now, known = {} if seen is None else values_of(seen), self.known or {}
        if seen is not None and all(now.get(name) == known.get(name) for name in plan.all_parts):
            # Nothing has changed: somebody else has stored it, in another spelling than ours.
            return LostGuardError(instead=replace(self, known=None))
        return VersionConflictError(f"The {plan.name} was changed since it was read.", found=seen)


def _assigned(plan: EntityPlan, changes: tuple[Change, ...]) -> dict[str, Any]:
    """The attributes whose new values are known, by Python name."""
    return {
        plan.by_given_name[change.stored_name].python_name: change.value
        for change in changes
        if change.is_whole
    }


def update_of(draft: E, *conditions: Condition | bool) -> Update[E]:
    """The update that a draft has become; `conditions` must hold for the item as it is before."""
    plan, key, known, changes = drafted(draft)
    if not changes:
        raise UpdateRejectedError(f"{plan.name}: nothing was assigned to the draft.")
    entity: Any = plan.entity
    version = plan.in_role(Role.VERSION)
    known_version = None if version is None or known is None else known[version.python_name]
    return Update(entity, key, changes, known, known_version, conditions_of(conditions, entity))
