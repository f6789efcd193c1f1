"""Views: values built from some attributes of stored items, without entities.

    LINE = View(Line, Event.event_id, as_stored(Event.timestamp), json_text(Event.payload))
    db.run(Event.inbox("acme").shown(LINE))         # a page of `Line`

A list shows a few attributes of many items. An entity has all attributes in Python types, which a
response converts back to JSON. A view takes its attributes from the decoded items: a time that is
stored as a count stays a count. A view omits the same items as a query for entities: items of
others, hidden items, and items with any unreadable attribute.
Not here: which items are shown (`model.stored.view_values`), the forms in which a view passes
attributes (`model.plans.view_columns`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from tablewright.errors import NotAConditionError
from tablewright.model.declaring.fields import Field, Role
from tablewright.model.expressions.conditions import located
from tablewright.model.forms.source import Scope
from tablewright.model.plans.codec_source import read_source
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.plans.unread_plans import unread_names, unread_plan
from tablewright.model.plans.view_columns import Column, as_taken
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.kept_pages import KeptPages

V = TypeVar("V")
Wires = Sequence[Any]  # decoded items


class View(Generic[V]):
    """Builds values from some attributes of stored items."""

    def __init__(self, make: Callable[..., V], *attributes: Any, is_shared: bool = False) -> None:
        """`make` is called with the attributes of an item, in the order in which they are given.

        They are attributes of one entity, such as `Person.first_name`, and are passed as an entity
        has them, or in the form of `as_stored`, `unread` or `json_text`. The values of a view that
        `is_shared` are built once for an unchanged page that is read again: callers must not change
        them. Raises `NotAConditionError`.
        """
        taken = [as_taken(one) for one in attributes]
        if not taken:
            raise NotAConditionError(
                "A view requires an attribute, such as Person.first_name.",
                hint="Pass the attributes that the view shows.",
            )
        self.entity: Any = located(taken[0].attribute, may_be_closed=True).entity
        closed = tuple(one.attribute for one in taken if one.stays_unread)
        plan = self.entity.__plan__
        self.plan: EntityPlan = unread_plan(plan, unread_names(plan, closed))
        self._make = make
        self._columns = [Column.of(one, self.plan.codec, self._field) for one in taken]
        pages = KeptPages(self.plan.decode_page) if is_shared and self.plan.is_plain else None
        self.decode_page = self.plan.decode_page if pages is None else pages.decode

    def _field(self, attribute: Any) -> Field:
        at = located(attribute, entity=self.entity, may_be_closed=True)
        if len(at.steps) != 1:
            raise NotAConditionError(
                f"{attribute!r} must be a whole attribute in a view.",
                hint="Pass the attribute itself, and take its parts in the function.",
            )
        return self.plan.by_given_name[str(at.steps[0])]

    def of_entity(self, entity: Any) -> V:
        """Returns the value of an entity that was read with `plan`."""
        values = values_of(entity)
        return self._make(*(column.of_values(values) for column in self._columns))

    # Decoded items of entities without parts in keys and ciphertexts

    @cached_property
    def of_wires(self) -> Callable[[Wires], list[V]]:
        """Returns the values of decoded items; raises the errors of reading the entities."""
        scope = Scope()
        made = [column.source(scope) for column in self._columns]
        shown = {name for column in self._columns for name in column.names}
        # An attribute that is not shown can make an item unreadable too.
        others = [
            self._source(field, scope)
            for name, field in self.plan.fields.items()
            if name not in shown and not self.plan.codec.fields[name].form.is_direct
        ]
        condition = f" if ({', '.join(others)},)" if others else ""
        each = f"{scope.bind(self._make)}({', '.join(made)})"
        lines = ["def of_wires(wires):", f" return [{each} for wire in wires{condition}]"]
        return scope.function(lines, name="of_wires", owner=self.plan.name)

    @cached_property
    def of_tenant(self) -> Callable[[Wires, str], list[Any]]:
        """Returns the decoded items that belong to a tenant."""
        assert self.plan.tenant is not None, "these items have no tenant"
        scope = Scope()
        owner = self._source(self.plan.fields[self.plan.tenant], scope)
        kept = f"[wire for wire in wires if {scope.bind(str)}({owner}) == tenant]"
        lines = ["def of_tenant(wires, tenant):", f" return {kept}"]
        return scope.function(lines, name="of_tenant", owner=self.plan.name)

    @cached_property
    def visible(self) -> Callable[[Wires, float], list[Any]]:
        """Returns the decoded items that are neither deleted softly nor expired."""
        scope, conditions = Scope(), ["wire"]
        softly, ttl = self.plan.in_role(Role.SOFTLY), self.plan.in_role(Role.TTL)
        if softly is not None:
            conditions.append(f"{self._source(softly, scope)} is None")
        if ttl is not None:
            ends_at = scope.fresh()
            is_open = f"({ends_at} := {self._source(ttl, scope)}) is None"
            conditions.append(f"({is_open} or {ends_at}.timestamp() > now)")
        kept = f"[wire for wire in wires if {' and '.join(conditions)}]"
        lines = ["def visible(wires, now):", f" return {kept}"]
        return scope.function(lines, name="visible", owner=self.plan.name)

    def _source(self, field: Field, scope: Scope) -> str:
        codec = self.plan.codec
        return read_source(codec.fields[field.python_name], codec.slots, scope)
