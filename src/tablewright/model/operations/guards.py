"""Guards: values that were read before a write, and must not have changed since.

An update that recomputes an index key needs all its parts. It reads the missing ones, and writes on
condition that they have not changed. If another writer was faster, it tries again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tablewright.errors import ItemNotFoundError, StoredItemError
from tablewright.model.calls import Call, Steps
from tablewright.model.expressions.building import Placeholders
from tablewright.model.plans.entry_plans import WireItem, WireValue
from tablewright.model.plans.plan import EntityPlan


class Guards:
    """The attributes that a write relies on, as read."""

    def __init__(self, plan: EntityPlan) -> None:
        self._plan = plan
        self._read: dict[str, WireValue | None] = {}  # by stored name

    def read(self, key: WireItem, *, wants_all: bool = True) -> Steps[Mapping[str, Any] | None]:
        """Reads the item, and guards its unique attributes.

        Returns None if there is none, or if the key has an item of another entity. Without
        `wants_all`, the unique attributes are enough, so that unreadable items can be replaced and
        deleted.
        """
        item = yield from self.item(key)
        return self.uniques_of(item, wants_all=wants_all)

    def uniques_of(self, item: WireItem | None, *, wants_all: bool) -> Mapping[str, Any] | None:
        """Guards the unique attributes of an item that was read; returns what `read` does."""
        plan = self._plan
        if item is not None and not plan.owns_item(item):
            item = None
        for field in plan.uniques:
            names = [field.python_name, *field.spec.unique_within]
            self.rely_on({plan.fields[name].stored_name for name in names}, item)
        if item is None:
            return None
        if wants_all:
            return plan.plain_values(item)
        return values_in(
            plan, item, [n for f in plan.uniques for n in (f.python_name, *f.spec.unique_within)]
        )

    def item(self, key: WireItem) -> Steps[WireItem | None]:
        """The stored item under a key."""
        plan = self._plan
        request = {"TableName": plan.table_name, "Key": key, "ConsistentRead": True}
        answer = yield Call("GetItem", request, None, plan.table_name)
        return answer.get("Item")

    def rely_on(self, names: Iterable[str], item: WireItem | None) -> None:
        """Guards attributes of an item; for a missing item, their absence."""
        for name in names:
            self._read[name] = None if item is None else item.get(name)

    def rely_on_values(self, wires: Mapping[str, WireValue | None]) -> None:
        """Guards attributes whose stored values are known."""
        self._read |= wires

    def clauses(self, placeholders: Placeholders) -> list[str]:
        """Returns the conditions that guarded values have not changed."""
        clauses: list[str] = []
        for stored_name, wire in sorted(self._read.items()):
            name = placeholders.name(stored_name)
            if wire is None:
                clauses.append(f"attribute_not_exists({name})")
            else:
                clauses.append(f"{name} = {placeholders.value(wire)}")
        return clauses

    def has_lost(self, found: WireItem | None) -> bool:
        """Returns whether the item of a failed condition differs from what was read."""
        now: WireItem = found or {}
        return any(now.get(name) != wire for name, wire in self._read.items())


def not_there(plan: EntityPlan) -> ItemNotFoundError:
    """Returns the error for a change to an item that does not exist."""
    return ItemNotFoundError(f"No {plan.name} exists under this key.")


def values_in(plan: EntityPlan, item: WireItem, names: Iterable[str]) -> Mapping[str, Any]:
    """Returns the values of an item; for an unreadable one, those that are named.

    Unreadable items can therefore be changed, replaced and deleted.
    """
    try:
        return plan.plain_values(item)
    except StoredItemError:
        fields = [plan.fields[name] for name in names]
        if not all(one.is_stored for one in fields):
            raise
        stored = [(one, item.get(one.stored_name)) for one in fields]
        return {
            one.python_name: None if wire is None else one.form.from_wire(wire)
            for one, wire in stored
        }


def tagged(plan: EntityPlan, placeholders: Placeholders) -> str:
    """Returns the condition that an item has a tag of the entity, if others can have its key."""
    assert plan.table.tag is not None, "entities without tags never share their keys"
    tags = [placeholders.value({"S": tag}) for tag in sorted(plan.accepted_tags)]
    return f"{placeholders.name(plan.table.tag)} IN ({', '.join(tags)})"
