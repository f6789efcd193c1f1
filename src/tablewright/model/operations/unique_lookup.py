"""The item with a unique value, found through its guard, without an index or scan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.errors import MissingPartError, UnknownArgumentError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.declaring.unique import OWNER, guard_key
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.loading import loaded_item

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")


@dataclass(slots=True, eq=False)
class ByUnique(Operation["E | None"], Generic[E]):
    """Finds the item with a unique value, or None."""

    entity: type[E]
    values: Mapping[str, Any]

    def steps(self, session: Session) -> Steps[E | None]:
        """Reads the guard, then the item."""
        plan: EntityPlan = self.entity.__plan__
        for field in plan.uniques:
            if {field.python_name, *field.spec.unique_within} == set(self.values):
                break
        else:
            raise UnknownArgumentError(
                f"{plan.name} has no unique attribute found by {', '.join(sorted(self.values))}.",
                hint="Pass a unique attribute and the attributes that it is unique within.",
            )
        check_tenant(plan, session, self.values)
        for name, value in self.values.items():
            if value is None:
                raise MissingPartError(
                    f"{plan.name}: {name} is None, which is never unique.",
                    hint="Pass the value to look for.",
                )
        key = guard_key(plan, field, self.values)
        guard = yield from _item(plan, key)
        if guard is None:
            return None
        item = yield from _item(plan, guard[OWNER]["M"])
        return (yield from loaded_item(plan, item, session))


def _item(plan: EntityPlan, key: Any) -> Steps[Any]:
    request = {"TableName": plan.table_name, "Key": key, "ConsistentRead": True}
    answer = yield Call("GetItem", request, None, plan.table_name)
    return answer.get("Item")
