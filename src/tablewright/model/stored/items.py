"""Items: what is written for an entity, with all derived attributes.

    item = attributes + computed attributes + index keys + tag + schema version

Not here: single attributes (`model.forms`), encrypted values (`model.stored.sealing`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any

from tablewright.errors import InvalidValueError
from tablewright.model.calls import Session, Steps
from tablewright.model.declaring.fields import Field, Role
from tablewright.model.plans.entry_plans import WireItem, WireValue
from tablewright.model.plans.item_source import item_maker, place_maker
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import GIVEN_TIME, values_of
from tablewright.model.stored.sealing import row_of, sealed


def now_of(session: Session) -> datetime:
    """The session's time."""
    return datetime.fromtimestamp(session.clock.now(), UTC)


def values_to_put(plan: EntityPlan, entity: Any, now: datetime) -> dict[str, Any]:
    """Returns the entity's values, with times, version and expiry of a write at this time."""
    values = values_of(entity).copy()
    is_given = values.pop(GIVEN_TIME, False)
    keep_values(plan, values, now, is_given=is_given)
    return values


def keep_values(plan: EntityPlan, values: dict[str, Any], now: datetime, *, is_given: bool) -> None:
    """Sets times, version and expiry of a write at this time, in place.

    `is_given` means that the time of the last write was given.
    """
    created, updated, version, ttl = plan.kept_by_writes
    if created is not None and values.get(created.python_name) is None:
        values[created.python_name] = created.form.fit(now)
    if updated is not None:
        name = updated.python_name
        if not is_given or values.get(name) is None:
            values[name] = updated.form.fit(now)
    if version is not None:
        values[version.python_name] += 1
    if ttl is not None:
        _set_expiry(plan, ttl, values, now)


def _set_expiry(plan: EntityPlan, ttl: Field, values: dict[str, Any], now: datetime) -> None:
    if ttl.spec.ttl_after is not None and values[ttl.python_name] is None:
        after = expiry(plan, values, now)
        values[ttl.python_name] = None if after is None else ttl.form.fit(after)
    if not ttl.is_optional and values[ttl.python_name] is None:
        raise InvalidValueError("a time is required", path=f"{plan.name}.{ttl.python_name}")


def expiry(plan: EntityPlan, values: Mapping[str, Any], now: datetime) -> datetime | None:
    """Returns the expiry of the item, by the declaration of its ttl attribute."""
    ttl = plan.in_role(Role.TTL)
    if ttl is None or ttl.spec.ttl_after is None:
        return None
    start = now if ttl.spec.ttl_of is None else values.get(ttl.spec.ttl_of)
    return None if start is None else start + ttl.spec.ttl_after


def item_of(plan: EntityPlan, values: Mapping[str, Any]) -> WireItem:
    """Returns the whole item to store, without encrypted attributes."""
    return _maker(plan, len(plan.table.entities))(values)


def place_of(plan: EntityPlan, item: WireItem) -> tuple[str, ...]:
    """Returns the place of an item or key: its table and key values."""
    return _placer(plan)(item)


def sealed_item(
    plan: EntityPlan, item: WireItem, values: Mapping[str, Any], session: Session
) -> Steps[WireItem]:
    """Returns the item with its encrypted attributes."""
    for field in plan.sealed:
        value = values[field.python_name]
        if value is not None:
            row = row_of(plan, values)
            item[field.stored_name] = yield from sealed(plan, field, value, row, session)
    return item


# Entities are added to a table one after another, and each may have keys that must not be forged.
@cache
def _maker(plan: EntityPlan, neighbours: int) -> Callable[[Mapping[str, Any]], WireItem]:
    return item_maker(plan, partial(plain_item, plan))


@cache
def _placer(plan: EntityPlan) -> Callable[[WireItem], tuple[str, ...]]:
    return place_maker(plan)


def plain_item(plan: EntityPlan, values: Mapping[str, Any]) -> WireItem:
    """Builds the result of `item_of`, and raises the exact error."""
    plan.key(values)  # names the missing or invalid part
    item: WireItem = plan.codec.write_plain(values)
    item |= {name: wire for name, wire in derived(plan, values).items() if wire is not None}
    if plan.table.tag is not None:
        item[plan.table.tag] = {"S": plan.tag}
    if plan.upgrades is not None:
        item[plan.upgrades.attribute] = {"N": str(plan.upgrades.version)}
    return item


def derived(plan: EntityPlan, values: Mapping[str, Any]) -> dict[str, WireValue | None]:
    """Returns every computed attribute and index key; None for those that the item lacks."""
    found: dict[str, WireValue | None] = {
        one.field.stored_name: one.wire(values) for one in plan.computed
    }
    found |= plan.primary.derived(values)
    return found | plan.index_keys(plan.secondary, values)
