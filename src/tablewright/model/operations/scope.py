"""Scope: limits a read to items of the entity and the tenant that are not hidden.

DynamoDB filters as much as it can. It cannot filter by an attribute that an index lacks, nor by a
key of the queried index; and two entities with one tag differ only in their keys. Everything else
is filtered after reading.
Not here: filtering after reading (`model.stored.loading`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablewright.model.calls import Session
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tables import Index
from tablewright.model.declaring.tenancy import tenant_filter
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.conditions import Path, any_of, gt, missing
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.items import now_of


@dataclass(slots=True)
class Scope:
    """The filters of a read, and whether they are complete."""

    plan: EntityPlan
    session: Session
    placeholders: Placeholders
    index: Index | None = None  # None: a scan, which can filter by any attribute
    filters: list[str] = field(default_factory=list[str])
    is_complete: bool = True  # nothing must be filtered after reading

    def keep_to_entity(self) -> None:
        """Filters out items of other entities."""
        tag = self.plan.table.tag
        if tag is not None and self._can_see(tag):
            name = self.placeholders.name(tag)
            tags = [self.placeholders.value({"S": one}) for one in sorted(self.plan.accepted_tags)]
            self.filters.append(
                f"{name} = {tags[0]}" if len(tags) == 1 else f"{name} IN ({', '.join(tags)})"
            )
            self.is_complete = self.is_complete and not self.plan.needs_check
        else:
            self.is_complete = False

    def keep_to_tenant(self, fixed: frozenset[str]) -> None:
        """Filters out items of other tenants, unless `fixed` key parts exclude them."""
        wanted = tenant_filter(self.plan, self.session, fixed)
        if wanted is None:
            return
        stored_name, wire = wanted
        if self._can_see(stored_name):
            name, value = self.placeholders.name(stored_name), self.placeholders.value(wire)
            self.filters.append(f"{name} = {value}")
        else:
            self.is_complete = False

    def keep_to_shown(self) -> None:
        """Filters out items that were deleted softly or have expired."""
        for role in (Role.SOFTLY, Role.TTL):
            attribute = self.plan.in_role(role)
            if attribute is None:
                continue
            if not self._can_see(attribute.stored_name):
                self.is_complete = False
                continue
            path: Any = Path(self.plan.entity, (attribute.stored_name,), attribute.form)
            shown = missing(path)
            if role is Role.TTL:
                shown = any_of(shown, gt(path, now_of(self.session)))
            self.filters.append(shown.text(self.placeholders))

    def _can_see(self, stored_name: str) -> bool:
        if self.index is None:
            return True
        if stored_name in self.index.partition + self.index.sort:
            return False
        return self.index.holds(stored_name, key_names=self.plan.key_names)
