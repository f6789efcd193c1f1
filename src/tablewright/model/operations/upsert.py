"""Upserts: create an item, or change the existing one.

    thread = Thread(account_id=a, contact=c, unread_count=1)
    db.run(transaction(message.create(), thread.upsert(add(Thread.unread_count, 1))))

An upsert is one request if possible (`model.operations.single_upsert`). Otherwise it is an update
first. If the item does not exist, the upsert becomes a creation; if another writer then creates the
item, it becomes an update again. In a transaction, the whole transaction is retried.
Not here: creations and updates (`model.operations.put`, `model.operations.update`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

from tablewright.errors import AlreadyExistsError, ItemNotFoundError
from tablewright.model.calls import Session, Steps
from tablewright.model.expressions.changes import Change
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.operations.marks import marking
from tablewright.model.operations.put import Put
from tablewright.model.operations.single_upsert import single_upsert
from tablewright.model.operations.update import Update
from tablewright.model.operations.writing import LostGuardError, Prepared, WriteOperation
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")


@dataclass(slots=True, eq=False)
class Upsert(WriteOperation["E"], Generic[E]):
    """Creates an entity's item, or applies changes to the existing one; returns it."""

    item: E
    changes: tuple[Change, ...]
    conditions: tuple[Condition, ...] = ()
    marks: tuple[str, ...] = ()  # Python names
    is_creating: bool = False
    is_single: bool = True  # until an existing item lacks an attribute

    def when(self, *conditions: Condition | bool) -> Upsert[E]:
        """Changes an existing item only if all conditions hold for it."""
        entity = type(self.item)
        return replace(self, conditions=self.conditions + conditions_of(conditions, entity))

    def marked_by(self, *attributes: object) -> Upsert[E]:
        """Declares that only this write can have written these values, such as an attempt's id.

        The entity has them, and the changes assign them.
        """
        return replace(self, marks=marking(type(self.item), attributes))

    def prepared(self, session: Session) -> Steps[Prepared[E]]:
        """The write: the changes, or the whole item."""
        if self.is_single and not self.is_creating:
            single = yield from single_upsert(self.item, self._update, session)
            if single is not None:
                return self._turning(single.prepared, single.expected)
        if not self.is_creating:
            try:
                update = yield from self._update.prepared(session)
                return self._turning(update)
            except ItemNotFoundError:  # found while reading what the changes need
                pass
        creation = Put(self.item, is_creating=True, marks=self.marks)
        return self._turning((yield from creation.prepared(session)))

    @property
    def _update(self) -> Update[E]:
        plan: EntityPlan = self.item.__plan__
        key = {name: values_of(self.item)[name] for name in plan.key_parts}
        return Update(
            type(self.item), key, self.changes, conditions=self.conditions, marks=self.marks
        )

    def _turning(self, prepared: Prepared[E], expected: Collection[str] = ()) -> Prepared[E]:
        """Returns the write, with a missing or unexpectedly existing item as a lost race.

        So is an existing item that lacks an expected attribute.
        """
        write = prepared.writes[0]
        plan: EntityPlan = self.item.__plan__
        explained = write.explain

        def explain(found: WireItem | None) -> Exception:
            meaning = explained(found)
            if isinstance(meaning, ItemNotFoundError):
                return LostGuardError(instead=replace(self, is_creating=True))
            is_there = isinstance(meaning, AlreadyExistsError) and found is not None
            if is_there and found is not None and plan.owns_item(found):
                return LostGuardError(instead=replace(self, is_creating=False))
            is_short = found is not None and any(name not in found for name in expected)
            if is_short and not isinstance(meaning, LostGuardError):
                return LostGuardError(instead=replace(self, is_single=False))
            return meaning

        write.explain = explain
        return prepared
