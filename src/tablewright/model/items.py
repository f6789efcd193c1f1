"""Items: what is written of an entity, with every derived attribute made anew.

    item = attributes + computed attributes + index keys + tag + schema version

Not here: how one attribute is stored (`model.forms`), encrypted values (`model.sealing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from tablewright.errors import UnfitValueError
from tablewright.model.calls import Session, Steps
from tablewright.model.entry_plans import WireItem, WireValue
from tablewright.model.fields import Role
from tablewright.model.instances import GIVEN_TIMES, values_of
from tablewright.model.plan import EntityPlan
from tablewright.model.sealing import row_of, sealed


def now_of(session: Session) -> datetime:
    """The session's time."""
    return datetime.fromtimestamp(session.clock.now(), UTC)


def values_to_put(plan: EntityPlan, entity: Any, session: Session) -> dict[str, Any]:
    """The entity's values, with times, version and expiry as this write makes them."""
    values = dict(values_of(entity))
    given: frozenset[str] = values.pop(GIVEN_TIMES, frozenset())
    now = now_of(session)
    for role in (Role.CREATED, Role.UPDATED):
        field = plan.in_role(role)
        if field is not None:
            name = field.python_name
            is_kept = values.get(name) is not None and (name in given or role is Role.CREATED)
            if not is_kept:
                values[name] = field.form.fit(now)
    version = plan.in_role(Role.VERSION)
    if version is not None:
        values[version.python_name] += 1
    ttl = plan.in_role(Role.TTL)
    if ttl is not None and ttl.spec.ttl_after is not None and values[ttl.python_name] is None:
        after = expiry(plan, values, now)
        values[ttl.python_name] = None if after is None else ttl.form.fit(after)
    if ttl is not None and not ttl.is_optional and values[ttl.python_name] is None:
        raise UnfitValueError("a time is required", path=f"{plan.name}.{ttl.python_name}")
    return values


def expiry(plan: EntityPlan, values: Mapping[str, Any], now: datetime) -> datetime | None:
    """When the item's time is over, by the declaration of its ttl attribute."""
    ttl = plan.in_role(Role.TTL)
    if ttl is None or ttl.spec.ttl_after is None:
        return None
    start = now if ttl.spec.ttl_of is None else values.get(ttl.spec.ttl_of)
    return None if start is None else start + ttl.spec.ttl_after


def derived(plan: EntityPlan, values: Mapping[str, Any]) -> dict[str, WireValue | None]:
    """Every computed attribute and index key; None for those that the item has not."""
    found: dict[str, WireValue | None] = {
        one.field.stored_name: one.wire(values) for one in plan.computed
    }
    found |= plan.primary.derived(values)
    return found | plan.index_keys(plan.secondary, values)


def item_of(plan: EntityPlan, values: Mapping[str, Any], session: Session) -> Steps[WireItem]:
    """The whole item to store."""
    plan.key(values)  # says which part is missing or wrong, better than an absent attribute could
    item: WireItem = plan.codec.write(plan.instance(values))
    item |= {name: wire for name, wire in derived(plan, values).items() if wire is not None}
    if plan.table.tag is not None:
        item[plan.table.tag] = {"S": plan.tag}
    if plan.upgrades is not None:
        item[plan.upgrades.attribute] = {"N": str(plan.upgrades.version)}
    for field in plan.sealed:
        value = values[field.python_name]
        if value is not None:
            row = row_of(plan, values)
            item[field.stored_name] = yield from sealed(plan, field, value, row, session)
    return item
