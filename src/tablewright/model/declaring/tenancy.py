"""Tenancy: a client bound to a tenant builds no keys and sees no items outside it.

If the tenant is part of a key, the key is rejected unless that part is the client's tenant.
Otherwise, such as in an index by id, items of others are filtered out, and a write is conditional
on the item's tenant.
Not here: which caller has which tenant (the service above decides).
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
    """Returns the name and value that an item must have, unless `fixed` key parts ensure it."""
    if session.tenant is None or plan.tenant is None or plan.tenant in fixed:
        return None
    field = plan.fields[plan.tenant]
    return field.stored_name, {"S": session.tenant}


def is_of_tenant(plan: EntityPlan, session: Session, image: WireItem | None, key: WireItem) -> bool:
    """Whether a client may see a stored item; a bound client sees only its tenant's.

    `image` is the known part of the item. If it does not contain the tenant, the key must.
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
