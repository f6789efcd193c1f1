"""Loading: from decoded answers to entities.

Parts that live in keys only are taken from them, sealed values are opened, and items that are none
of the entity's, of another tenant, deleted softly or past their time are left out.
Not here: decoding attributes (`model.codecs`), keys of data (`model.encryption`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tablewright.model.calls import Session, Steps
from tablewright.model.entry_plans import WireItem
from tablewright.model.fields import Role
from tablewright.model.instances import values_of
from tablewright.model.plan import EntityPlan
from tablewright.model.sealing import opened


def loaded(
    plan: EntityPlan,
    wires: Iterable[Any],
    session: Session,
    *,
    is_hiding: bool = True,
    is_checking: bool = False,
) -> Steps[list[Any]]:
    """The entities behind decoded items; those that patterns hide are left out.

    `is_checking` is for items that no key condition and no filter has kept to the entity.
    """
    read = plan.codec.read
    if plan.is_plain and plan.loads_all and not is_checking:
        return plan.of_tenant([read(wire) for wire in wires], session)
    is_checking = is_checking or plan.needs_check
    found: list[Any] = []
    for wire in wires:
        if not is_checking or plan.owns(wire):
            entity = read(wire)
            plan.fill_from_keys(entity, wire)
            found.append(entity)
    if is_hiding and plan.hides_some:
        found = list(visible(plan, found, session))
    found = plan.of_tenant(found, session)
    if plan.sealed:
        yield from opened(plan, found, session)
    return found


def loaded_item(
    plan: EntityPlan, item: WireItem | None, session: Session, *, is_hiding: bool = True
) -> Steps[Any]:
    """The entity behind one stored item; None if it is none of these, or not to be seen."""
    if item is None or not plan.owns_item(item):
        return None
    found = yield from loaded(plan, [plan.decode_item(item)], session, is_hiding=is_hiding)
    return found[0] if found else None


def visible(plan: EntityPlan, entities: Sequence[Any], session: Session) -> Iterable[Any]:
    """Those that are neither deleted softly nor past their time."""
    softly, ttl = plan.in_role(Role.SOFTLY), plan.in_role(Role.TTL)
    now = session.clock.now()
    for entity in entities:
        values = values_of(entity)
        if softly is not None and values[softly.python_name] is not None:
            continue
        if ttl is not None:
            expires = values[ttl.python_name]
            if expires is not None and expires.timestamp() <= now:
                continue
        yield entity
