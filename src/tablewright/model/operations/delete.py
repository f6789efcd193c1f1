"""Delete: an item goes, at once or softly.

An entity with a `softly()` attribute keeps its items: `delete` sets the attribute, patterns hide
the item, and `revive` brings it back. `erase` removes it for good, whatever is declared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from tablewright.errors import UpdateRejectedError
from tablewright.model.calls import Session, Steps, nothing_to_ask
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.declaring.unique import guard_changes
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.changes import Change
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.operations.guards import Guards, not_there
from tablewright.model.operations.terms import Terms
from tablewright.model.operations.update import Update
from tablewright.model.operations.writing import Prepared, Write, WriteOperation
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.items import now_of

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")


@dataclass(slots=True, eq=False)
class Delete(WriteOperation[None]):
    """Deletes one item; raises `ItemNotFoundError` if it does not exist."""

    entity: type[Entity]
    key: Mapping[str, Any]
    known_version: int | None = None
    conditions: tuple[Condition, ...] = ()
    is_final: bool = False

    def when(self, *conditions: Condition | bool) -> Delete:
        """Only if all conditions hold for the item."""
        return replace(self, conditions=self.conditions + conditions_of(conditions, self.entity))

    def prepared(self, session: Session) -> Steps[Prepared[None]]:
        """What to write: the deletion or its mark, and the guards that are released."""
        plan: EntityPlan = self.entity.__plan__
        softly = plan.in_role(Role.SOFTLY)
        if softly is not None and not self.is_final:
            return (yield from self._softly(plan, session))
        check_tenant(plan, session, self.key)
        key = plan.key(self.key)
        guards = Guards(plan)
        old: Mapping[str, Any] | None = None
        if plan.uniques:
            old = yield from guards.read(key, wants_all=False)
            if old is None:
                raise not_there(plan)
        terms = Terms(plan, session, guards, self.conditions, self.known_version)
        placeholders = Placeholders()
        request = {
            "TableName": plan.table_name,
            "Key": key,
            "ConditionExpression": terms.text(placeholders),
        }
        write = Write("Delete", placeholders.added_to(request), key, terms.explain)
        return Prepared((write, *guard_changes(plan, old, None)), _nothing)

    def _softly(self, plan: EntityPlan, session: Session) -> Steps[Prepared[None]]:
        softly = plan.in_role(Role.SOFTLY)
        assert softly is not None
        mark = Change("assign", (softly.stored_name,), softly.form, now_of(session))
        update: Update[Any] = Update(
            self.entity,
            self.key,
            (mark,),
            known_version=self.known_version,
            conditions=self.conditions,
            wants_shown=True,
        )
        prepared = yield from update.prepared(session)
        return Prepared(prepared.writes, _nothing)


def revived(entity: type[E], key: Mapping[str, Any]) -> Update[E]:
    """The update that brings back an item that was deleted softly."""
    plan: EntityPlan = entity.__plan__
    softly = plan.in_role(Role.SOFTLY)
    if softly is None:
        raise UpdateRejectedError(
            f"{plan.name} has no softly() attribute, so it cannot be revived."
        )
    return Update(entity, key, (Change("remove", (softly.stored_name,), softly.form),))


def _nothing(answer: dict[str, Any]) -> Steps[None]:
    return nothing_to_ask(None)
