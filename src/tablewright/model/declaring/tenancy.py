"""Tenancy: a client that is bound to a tenant builds no key and sees no item outside it.

Where the tenant is a part of a key, the key is refused unless the part is the client's tenant.
Where it is not, such as in an index by id, items of others are filtered out before anybody sees
them, and a write carries the condition that the item is not another's.
Not here: who may be which tenant (that is for the service above).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.errors import TenantMismatchError
from tablewright.model.calls import Session
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import EntityPlan


def check_tenant(plan: EntityPlan, session: Session, values: Mapping[str, Any]) -> None:
    """Raises `TenantMismatchError` for key parts or an item of another tenant."""
    if session.tenant is None or plan.is_shared:
        return
    if plan.tenant is None:
        raise TenantMismatchError(
            f"{plan.name} declares no tenant, but the client is bound to one."
        )
    given = values.get(plan.tenant)
    if given is not None and str(given) != session.tenant:
        raise TenantMismatchError(f"{plan.name}: {plan.tenant} is not the tenant of this client.")


def tenant_filter(
    plan: EntityPlan, session: Session, fixed: frozenset[str]
) -> tuple[str, dict[str, Any]] | None:
    """Stored name and value that an item must have, unless `fixed` key parts see to it."""
    if session.tenant is None or plan.tenant is None or plan.tenant in fixed:
        return None
    field = plan.fields[plan.tenant]
    return field.stored_name, {"S": session.tenant}


def is_of_tenant(plan: EntityPlan, session: Session, image: WireItem | None, key: WireItem) -> bool:
    """Whether a client may learn about a stored item: bound to a tenant, only about its own.

    `image` is the item as far as it is known. Where it does not name the tenant, the key must.
    """
    if session.tenant is None or plan.is_shared:
        return True
    if plan.tenant is None:
        return False
    field = plan.fields[plan.tenant]
    if image is not None and field.is_stored:
        return image.get(field.stored_name) == {"S": session.tenant}
    return any(
        parts.get(plan.tenant) == session.tenant
        for one in plan.primary.attributes
        if (parts := one.template.taken_apart(key[one.stored_name].get("S", "")))
    )
