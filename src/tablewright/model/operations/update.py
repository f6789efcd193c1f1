"""Update: changes attributes, and everything that is derived from them.

Index keys and computed attributes that depend on a change are computed again. Missing parts are
read, and guarded by a condition, so that an index entry is never stale.
Not here: the changes (`model.expressions.changes`), the path of a write
(`model.operations.writing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.errors import UpdateRejectedError, VersionConflictError
from tablewright.model.calls import Session, Steps
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.declaring.unique import guard_changes
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.changes import Change
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.expressions.drafts import drafted
from tablewright.model.expressions.update_expressions import update_expression
from tablewright.model.operations.allowed_changes import check_allowed
from tablewright.model.operations.guards import Guards, not_there, values_in
from tablewright.model.operations.marks import marking, not_marked, own_by, update_marks
from tablewright.model.operations.write_conditions import Terms
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
    """Changes attributes of one item; returns the updated item."""

    entity: type[E]
    key: Mapping[str, Any]
    changes: tuple[Change, ...]
    known: Mapping[str, Any] | None = None  # the item as read by the caller
    known_version: int | None = None
    conditions: tuple[Condition, ...] = ()
    wants_shown: bool = False  # a softly deleted item counts as missing
    marks: tuple[str, ...] = ()  # Python names
    is_touch: bool = False  # renews the expiry, and needs no changes

    def marked_by(self, *attributes: object) -> Update[E]:
        """Declares that only this update can have written these values, such as a lease token.

        The update assigns them. If its condition fails and the stored item has them, the update has
        already succeeded.
        """
        return replace(self, marks=marking(self.entity, attributes))

    def when(self, *conditions: Condition | bool) -> Update[E]:
        """Only if all conditions are true before the update."""
        # `dataclasses.replace` would take as long as the conditions themselves.
        return Update(
            self.entity,
            self.key,
            self.changes,
            self.known,
            self.known_version,
            self.conditions + conditions_of(conditions, self.entity),
            self.wants_shown,
            self.marks,
            self.is_touch,
        )

    def prepared(self, session: Session) -> Steps[Prepared[E]]:
        """The write: the changes, and everything that depends on them."""
        plan: EntityPlan = self.entity.__plan__
        check_tenant(plan, session, self.key)
        key = plan.key(self.key)
        changes = self.all_changes(plan, now_of(session))
        assigned = assigned_by(plan, changes)
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
        guarding = [] if old is None else (yield from guard_changes(plan, old, new))
        writes = (write, *guarding)
        is_alone = len(writes) == 1

        def finish(answer: dict[str, Any]) -> Steps[E]:
            item = answer["Attributes"] if is_alone else (yield from guards.item(key))
            if item is None:
                raise not_there(plan)  # deleted since
            found = yield from loaded(plan, [plan.decode_item(item)], session, is_hiding=False)
            return found[0]

        return Prepared(writes, finish, "ALL_NEW")

    def all_changes(self, plan: EntityPlan, now: datetime) -> tuple[Change, ...]:
        """Returns the requested changes, and those of every update."""
        changes = list(self.changes)
        if changes or not self.is_touch:
            check_allowed(plan, changes)
        named = [change.stored_name for change in changes]
        updated, ttl = plan.in_role(Role.UPDATED), plan.in_role(Role.TTL)
        if updated is not None and updated.stored_name not in named:
            changes.append(Change("assign", (updated.stored_name,), updated.form, now))
        if ttl is not None and ttl.stored_name not in named:
            assigned = assigned_by(plan, tuple(changes))
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
        """Reads missing parts, and guards them."""
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
        # Attributes that are stored only in keys are written by computing the keys again.
        stored = [change for change in changes if plan.by_given_name[change.stored_name].is_stored]
        terms = Terms(
            plan,
            session,
            guards,
            self.conditions,
            self.known_version,
            wants_shape=True,
            wants_shown=self.wants_shown,
            wants_unexpired=self.is_touch,
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
        nested = tuple(_place(plan, one) for one in stored if len(one.steps) > 1)
        return Write(
            "Update", placeholders.added_to(request), key, explain, is_own, is_once, nested
        )

    def _changed_since(self, plan: EntityPlan, found: WireItem | None) -> Exception:
        """Returns the error for an item that differs from the caller's."""
        seen = plan.found(found)
        now, known = {} if seen is None else values_of(seen), self.known or {}
        if seen is not None and all(now.get(name) == known.get(name) for name in plan.all_parts):
            # Nothing has changed: another program stored the same value in another spelling.
            return LostGuardError(instead=replace(self, known=None))
        return VersionConflictError(f"The {plan.name} was changed since it was read.", found=seen)


def _place(plan: EntityPlan, change: Change) -> str:
    inner = "".join(f"[{step!r}]" for step in change.steps[1:])
    return f"{plan.name}.{plan.by_given_name[change.stored_name].python_name}{inner}"


def assigned_by(plan: EntityPlan, changes: tuple[Change, ...]) -> dict[str, Any]:
    """Returns the attributes with known new values, by Python name."""
    return {
        plan.by_given_name[change.stored_name].python_name: change.value
        for change in changes
        if change.is_whole
    }


def touching(entity: type[E], key: Mapping[str, Any]) -> Update[E]:
    """Returns the update that renews the expiry of an item; a hidden item counts as missing."""
    plan: EntityPlan = entity.__plan__
    ttl = plan.in_role(Role.TTL)
    spec = None if ttl is None else ttl.spec
    if spec is None or spec.ttl_after is None or spec.ttl_of or not spec.is_ttl_renewed:
        raise UpdateRejectedError(
            f"{plan.name} has no expiry that updates renew, so it cannot be touched.",
            hint="Declare it with ttl(after=..., renewed=True), or assign the time in an update.",
        )
    is_kept = plan.in_role(Role.SOFTLY) is not None
    return Update(entity, key, (), wants_shown=is_kept, is_touch=True)


def update_of(draft: E, *conditions: Condition | bool) -> Update[E]:
    """Returns the update of a draft; `conditions` must be true before the update."""
    plan, key, known, changes = drafted(draft)
    if not changes:
        raise UpdateRejectedError(
            f"{plan.name}: nothing was assigned to the draft.",
            hint="Assign attributes of the draft first: draft.title = 'New'.",
        )
    entity: Any = plan.entity
    version = plan.in_role(Role.VERSION)
    known_version = None if version is None or known is None else known[version.python_name]
    return Update(entity, key, changes, known, known_version, conditions_of(conditions, entity))
