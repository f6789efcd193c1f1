"""Delete: deletes an item, permanently or softly.

An entity with a `softly()` attribute keeps its items: `delete` sets the attribute, patterns hide
the item, and `revive` restores it. `erase` always deletes permanently.

    code = db.run(Code.at(code_id="c1").delete().returning())

`returning` returns the deleted item. Of several callers, exactly one gets it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic

from tablewright.errors import BatchRejectedError, UpdateRejectedError
from tablewright.model.calls import Session, Steps, nothing_to_ask
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.declaring.unique import guard_changes
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.changes import Change
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.operations.guards import Guards, not_there
from tablewright.model.operations.update import Update
from tablewright.model.operations.write_conditions import Terms
from tablewright.model.operations.writing import Prepared, Write, WriteOperation
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.items import now_of
from tablewright.model.stored.loading import loaded

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from tablewright.model.entity import Entity

    E = TypeVar("E", bound=Entity, default=Any)  # `Delete` alone is a deletion of any entity
else:
    from typing import TypeVar

    E = TypeVar("E")


@dataclass(slots=True, eq=False)
class Delete(WriteOperation[None], Generic[E]):
    """Deletes one item; raises `ItemNotFoundError` if it does not exist."""

    entity: type[E]
    key: Mapping[str, Any]
    known_version: int | None = None
    conditions: tuple[Condition, ...] = ()
    is_final: bool = False

    def when(self, *conditions: Condition | bool) -> Delete[E]:
        """Only if all conditions hold for the item."""
        return replace(self, conditions=self.conditions + conditions_of(conditions, self.entity))

    def returning(self) -> DeleteReturning[E]:
        """The same, but returns the deleted item; not in a transaction or batch."""
        return DeleteReturning(self)

    def prepared(self, session: Session) -> Steps[Prepared[None]]:
        """The write: the deletion or its mark, and the released guards."""
        mark = _mark(self, session)
        if mark is None:
            writes, _ = yield from _removal(self, session)
        else:
            writes = (yield from mark.prepared(session)).writes
        return Prepared(writes, _nothing)


@dataclass(slots=True, eq=False)
class DeleteReturning(WriteOperation["E"], Generic[E]):
    """Deletes one item and returns it; raises `ItemNotFoundError` if it does not exist.

    If the response is lost, the error has `is_outcome_unknown`: the item may have been deleted.
    """

    deletion: Delete[E]

    def when(self, *conditions: Condition | bool) -> DeleteReturning[E]:
        """Only if all conditions hold for the item."""
        return replace(self, deletion=self.deletion.when(*conditions))

    def prepared(self, session: Session) -> Steps[Prepared[E]]:
        """The write of the deletion, and the entity of the deleted item."""
        plan: EntityPlan = self.deletion.entity.__plan__
        mark = _mark(self.deletion, session)
        if mark is not None:
            return (yield from mark.prepared(session))
        writes, read = yield from _removal(self.deletion, session, wants_item=True)

        def finish(answer: dict[str, Any]) -> Steps[E]:
            # A transaction returns no item, but fails if the item has changed since it was read.
            item = answer["Attributes"] if read is None else read
            found = yield from loaded(plan, [plan.decode_item(item)], session, is_hiding=False)
            return found[0]

        return Prepared(writes, finish, "ALL_OLD")


def _mark(deletion: Delete[E], session: Session) -> Update[E] | None:
    """The update that deletes the item softly; None if it is deleted permanently."""
    plan: EntityPlan = deletion.entity.__plan__
    softly = plan.in_role(Role.SOFTLY)
    if softly is None or deletion.is_final:
        return None
    return Update(
        deletion.entity,
        deletion.key,
        (Change("assign", (softly.stored_name,), softly.form, now_of(session)),),
        known_version=deletion.known_version,
        conditions=deletion.conditions,
        wants_shown=True,
    )


def _removal(
    deletion: Delete[Any], session: Session, *, wants_item: bool = False
) -> Steps[tuple[tuple[Write, ...], WireItem | None]]:
    """The writes of a permanent deletion, and the item if it had to be read.

    With `wants_item`, the writes fail if an item that was read has changed since.
    """
    plan: EntityPlan = deletion.entity.__plan__
    check_tenant(plan, session, deletion.key)
    key = plan.key(deletion.key)
    guards = Guards(plan)
    item: WireItem | None = None
    old: Mapping[str, Any] | None = None
    if plan.uniques:
        item = yield from guards.item(key)
        old = guards.uniques_of(item, wants_all=False)
        if item is None or old is None:
            raise not_there(plan)
        if wants_item:
            stored = {one.stored_name for one in plan.fields.values()}
            guards.rely_on((stored | item.keys()) - key.keys(), item)
    terms = Terms(plan, session, guards, deletion.conditions, deletion.known_version)
    placeholders = Placeholders()
    request = {
        "TableName": plan.table_name,
        "Key": key,
        "ConditionExpression": terms.text(placeholders),
    }
    write = Write("Delete", placeholders.added_to(request), key, terms.explain)
    return (write, *(yield from guard_changes(plan, old, None))), item


def check_returns_nothing(writes: Iterable[WriteOperation[Any]]) -> None:
    """Raises `BatchRejectedError` for a deletion that returns its item."""
    for write in writes:
        if isinstance(write, DeleteReturning):
            raise BatchRejectedError(
                f"{write.deletion.entity.__name__}: delete().returning() must run by itself: "
                "DynamoDB returns no items from transactions and batches.",
                hint="Leave out returning(), and read the item first.",
            )


def revived(entity: type[E], key: Mapping[str, Any]) -> Update[E]:
    """Returns the update that restores a softly deleted item."""
    plan: EntityPlan = entity.__plan__
    softly = plan.in_role(Role.SOFTLY)
    if softly is None:
        raise UpdateRejectedError(
            f"{plan.name} has no softly() attribute, so it cannot be revived.",
            hint="Declare an attribute with softly(): deleted items are then kept and hidden.",
        )
    return Update(entity, key, (Change("remove", (softly.stored_name,), softly.form),))


def _nothing(answer: dict[str, Any]) -> Steps[None]:
    return nothing_to_ask(None)
