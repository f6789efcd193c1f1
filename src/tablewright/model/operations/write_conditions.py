"""Write conditions: those of a write to an existing item, and the error if one fails.

Updates, deletions and checks share them: the item exists and belongs to this entity and tenant, the
caller's conditions are true, values that were read have not changed, and the version is the same.
Not here: puts, which may find no item (`model.operations.put`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablewright.errors import ConditionFailedError, VersionConflictError
from tablewright.model.calls import Session
from tablewright.model.checking.neighbours import has_twin
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tenancy import tenant_filter
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.conditions import Condition, Path, any_of, gt, missing
from tablewright.model.operations.guards import Guards, not_there, tagged
from tablewright.model.operations.rewrite import rewritten
from tablewright.model.operations.writing import LostGuardError
from tablewright.model.plans.entry_plans import WireItem, WireValue
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.items import now_of
from tablewright.model.stored.loading import is_shown


@dataclass(slots=True)
class Terms:
    """The conditions on an item."""

    plan: EntityPlan
    session: Session
    guards: Guards
    conditions: tuple[Condition, ...] = ()
    known_version: int | None = None
    wants_shape: bool = False  # of the entity's newest version
    wants_shown: bool = False  # and not deleted softly
    wants_unexpired: bool = False

    def text(self, placeholders: Placeholders) -> str:
        """The ConditionExpression."""
        plan = self.plan
        clauses = [f"attribute_exists({placeholders.name(plan.key_names[0])})"]
        if has_twin(plan):
            clauses.append(tagged(plan, placeholders))
        if self.wants_shown:
            clauses.append(self._shown.text(placeholders))
        if self.wants_unexpired:
            clauses.append(self._unexpired.text(placeholders))
        clauses += [one.text(placeholders) for one in self.conditions]
        clauses += self.guards.clauses(placeholders)
        wanted = [tenant_filter(plan, self.session, plan.key_parts), self._version(), self._shape()]
        for name, wire in filter(None, wanted):
            clauses.append(f"{placeholders.name(name)} = {placeholders.value(wire)}")
        return " AND ".join(clauses)

    @property
    def _shown(self) -> Condition:
        softly = self.plan.in_role(Role.SOFTLY)
        assert softly is not None, "only softly deleted items can be hidden"
        return missing(Path(self.plan.entity, (softly.stored_name,), softly.form))

    @property
    def _unexpired(self) -> Condition:
        ttl = self.plan.in_role(Role.TTL)
        assert ttl is not None, "only items with a ttl attribute can expire"
        path: Any = Path(self.plan.entity, (ttl.stored_name,), ttl.form)
        return any_of(missing(path), gt(path, now_of(self.session)))

    def _version(self) -> tuple[str, WireValue] | None:
        version = self.plan.in_role(Role.VERSION)
        if version is None or self.known_version is None:
            return None
        return version.stored_name, {"N": str(self.known_version)}

    def _shape(self) -> tuple[str, WireValue] | None:
        upgrades = self.plan.upgrades
        if upgrades is None or not (self.wants_shape or self.conditions):
            return None
        return upgrades.attribute, {"N": str(upgrades.version)}

    def explain(self, found: WireItem | None) -> Exception:
        """Returns the error for terms that an item did not meet."""
        plan, session = self.plan, self.session
        tenant = tenant_filter(plan, session, plan.key_parts)
        if found is None or not plan.owns_item(found):
            return not_there(plan)
        if tenant is not None and found.get(tenant[0]) != tenant[1]:
            return not_there(plan)
        misshapen = not_upgraded(plan, found, session) if self._shape() else None
        if misshapen is not None:
            return misshapen
        if self.guards.has_lost(found):
            return LostGuardError()
        is_hiding = self.wants_shown or self.wants_unexpired
        if is_hiding and not is_shown(plan, found, session, is_hiding=True):
            return not_there(plan)
        seen = plan.found(found)
        version = self._version()
        if version is not None and found.get(version[0]) != version[1]:
            return VersionConflictError(
                f"The {plan.name} was changed since it was read.", found=seen
            )
        return ConditionFailedError(f"{plan.name}: the condition was false.", found=seen)


def not_upgraded(plan: EntityPlan, found: WireItem, session: Session) -> Exception | None:
    """Returns the error for an item of another version of the entity; an older one is upgraded."""
    upgrades = plan.upgrades
    if upgrades is None or upgrades.version_of(found) == upgrades.version:
        return None
    if upgrades.version_of(found) > upgrades.version:
        return upgrades.too_new(found)
    return LostGuardError(repair=lambda: rewritten(plan, found, session))
