"""Get: reads one item by a pattern, or serves as its place.

By the table's key it is a GetItem. By an index it is a Query that must find at most one item,
because an index does not make values unique.

    Issue.get("ada", "site", 1).update(assign(Issue.title).to("New"))

A pattern by the table's key is also the place of an item, to change or delete it. Type checkers
check its arguments against the signature of the pattern.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.errors import BadRangeError, MultipleItemsFoundError, UpdateRejectedError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.checking.neighbours import has_twin
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.operations.query import Query
from tablewright.model.plans.entry_plans import EntryPlan
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.loading import loaded
from tablewright.model.stored.unreadable import refuse

if TYPE_CHECKING:
    from tablewright.model.entity import Entity
    from tablewright.model.expressions.changes import Change
    from tablewright.model.operations.delete import Delete
    from tablewright.model.operations.update import Update

E = TypeVar("E", bound="Entity")


@dataclass(slots=True, eq=False)
class Get(Operation["E | None"], Generic[E]):
    """Finds one item, or None."""

    entity: type[E]
    entry: EntryPlan
    given: Mapping[str, Any]
    name: str = "get"
    is_consistent: bool = False
    is_showing_hidden: bool = False

    def consistently(self) -> Get[E]:
        """Uses a consistent read; not on a global index."""
        if self.entry.index.name is not None and not self.entry.index.is_local:
            label = f"{self.entity.__name__}.{self.name}"
            raise BadRangeError(
                f"{label}: a global index does not support consistent reads.",
                hint="Read by the table's key or a local index, or leave consistently() out.",
            )
        return Get(self.entity, self.entry, self.given, self.name, True, self.is_showing_hidden)

    def with_hidden(self) -> Get[E]:
        """Also finds an item that was deleted softly or has expired."""
        return Get(self.entity, self.entry, self.given, self.name, self.is_consistent, True)

    # The place of the item

    def draft(self) -> E:
        """Returns a draft of the item; `update_of` turns it into an update."""
        return self.entity.draft(**self._place)

    def update(self, *changes: Change) -> Update[E]:
        """Changes attributes of the item, which need not have been read."""
        return self.entity.at(**self._place).update(*changes)

    def touch(self) -> Update[E]:
        """Renews the expiry of the item, as `At.touch` does."""
        return self.entity.at(**self._place).touch()

    def delete(self) -> Delete[E]:
        """Deletes the item, softly if the entity has a `softly()` attribute."""
        return self.entity.at(**self._place).delete()

    def erase(self) -> Delete[E]:
        """Deletes the item permanently."""
        return self.entity.at(**self._place).erase()

    def revive(self) -> Update[E]:
        """Restores the item after a soft delete."""
        return self.entity.at(**self._place).revive()

    @property
    def _place(self) -> Mapping[str, Any]:
        if self.is_by_key:
            return self.given
        raise UpdateRejectedError(
            f"{self.entity.__name__}.{self.name} reads an index, so it is not the place of an "
            "item.",
            hint="Find the item first, or use a pattern by the table's key.",
        )

    @property
    def is_by_key(self) -> bool:
        """Whether it is a GetItem."""
        return self.entry is self.entity.__plan__.primary

    def key(self, session: Session) -> dict[str, Any]:
        """The key of the item."""
        plan: EntityPlan = self.entity.__plan__
        check_tenant(plan, session, self.given)
        return plan.key(self.given)

    def steps(self, session: Session) -> Steps[E | None]:
        """The calls of this operation."""
        plan: EntityPlan = self.entity.__plan__
        if self.entry is not plan.primary:
            return (yield from self._through_index(session))
        if session.tenant is not None:
            check_tenant(plan, session, self.given)
        request: dict[str, Any] = {"TableName": plan.table_name, "Key": plan.key(self.given)}
        if self.is_consistent:
            request["ConsistentRead"] = True
        answer = yield Call("GetItem", request, plan.decode_get, plan.table_name)
        if answer.Item is None:
            return None
        if plan.may_load_plainly and session.tenant is None and not has_twin(plan):
            return plan.codec.read(answer.Item)
        found = yield from loaded(
            plan,
            (answer.Item,),
            session,
            is_hiding=not self.is_showing_hidden,
            is_checking=has_twin(plan),
        )
        return found[0] if found else None

    def _through_index(self, session: Session) -> Steps[E | None]:
        query = Query(
            self.entity,
            self.entry,
            self.given,
            name=self.name,
            limit_count=2,
            is_consistent=self.is_consistent,
            is_showing_hidden=self.is_showing_hidden,
        )
        page = yield from query.steps(session)
        if len(page.items) + len(page.unreadable) > 1:
            raise MultipleItemsFoundError(
                f"{self.entity.__name__}.{self.name} is a pattern for one item, but found several."
            )
        refuse(page.unreadable)
        return page.items[0] if page.items else None
