"""Loading: from decoded responses to entities.

Attributes that are stored only in keys are read from them, encrypted values are decrypted, and
items of other entities or tenants, deleted softly or expired, are filtered out. An unreadable item
raises or, if many items are read, is added to a list.
Not here: decoding attributes (`model.plans.codecs`), data keys (`model.declaring.encryption`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tablewright.model.calls import Session, Steps
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tenancy import is_of_tenant
from tablewright.model.plans.entry_plans import EntryPlan, WireItem
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.sealing import opened
from tablewright.model.stored.unreadable import ITEM_ERRORS, ItemError, Placed, Unreadable


class Loading:
    """The entities of one page."""

    def __init__(self, plan: EntityPlan) -> None:
        self.plan = plan
        self.decode = plan.decode_page
        self._found: list[Any] = []

    def loaded(
        self,
        wires: Sequence[Any],
        session: Session,
        *,
        is_hiding: bool,
        is_checking: bool,
        unreadable: list[Placed],
    ) -> Steps[list[Any]]:
        """Returns the entities of decoded items, as `loaded` does."""
        found = yield from loaded(
            self.plan,
            wires,
            session,
            is_hiding=is_hiding,
            is_checking=is_checking,
            unreadable=unreadable,
        )
        self._found += found
        return found

    def start_key(self, place: int, entry: EntryPlan) -> WireItem:
        """The start key of a query after the entity at a place."""
        return self.plan.start_key(self._found[place], entry)


def loaded(
    plan: EntityPlan,
    wires: Sequence[Any],
    session: Session,
    *,
    is_hiding: bool = True,
    is_checking: bool = False,
    unreadable: list[Placed] | None = None,
) -> Steps[list[Any]]:
    """Returns the entities of decoded items, without hidden ones.

    `is_checking` is for items that no key condition or filter has limited to the entity. Unreadable
    items are added to `unreadable`; without it, the first one raises.
    """
    try:
        if plan.is_plain and plan.loads_all and not is_checking:
            read = plan.codec.read
            return plan.of_tenant([read(wire) for wire in wires], session)
        return (yield from _all_loaded(plan, wires, session, is_hiding, is_checking))
    except ITEM_ERRORS:
        if unreadable is None:
            raise
    found: list[Any] = []
    for wire in wires:
        try:
            found += yield from _all_loaded(plan, (wire,), session, is_hiding, is_checking)
        except ITEM_ERRORS as error:
            item = plan.codec.plain(wire)
            if is_shown(plan, item, session, is_hiding=is_hiding):
                unreadable.append((len(found), reported(plan, item, error, session)))
    return found


def _all_loaded(
    plan: EntityPlan, wires: Sequence[Any], session: Session, is_hiding: bool, is_checking: bool
) -> Steps[list[Any]]:
    read = plan.codec.read
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


def reported(plan: EntityPlan, item: WireItem, error: ItemError, session: Session) -> Unreadable:
    """Returns an unreadable item, after reporting it to the session's listener."""
    one = Unreadable(plan.entity, {name: item[name] for name in plan.key_names}, error)
    if session.on_unreadable is not None:
        session.on_unreadable(one)
    return one


def is_shown(plan: EntityPlan, item: WireItem, session: Session, *, is_hiding: bool) -> bool:
    """Whether a stored item is a visible item of the entity, without decoding it."""
    if not plan.owns_item(item) or not is_of_tenant(plan, session, item, item):
        return False
    softly, ttl = plan.in_role(Role.SOFTLY), plan.in_role(Role.TTL)
    if not is_hiding:
        return True
    if softly is not None and "NULL" not in item.get(softly.stored_name, {"NULL": True}):
        return False
    expires = {} if ttl is None else item.get(ttl.stored_name, {})
    return "N" not in expires or float(expires["N"]) > session.clock.now()


def loaded_item(
    plan: EntityPlan, item: WireItem | None, session: Session, *, is_hiding: bool = True
) -> Steps[Any]:
    """Returns the entity of one stored item; None if it belongs to another or is hidden."""
    if item is None or not plan.owns_item(item):
        return None
    found = yield from loaded(plan, [plan.decode_item(item)], session, is_hiding=is_hiding)
    return found[0] if found else None


def visible(plan: EntityPlan, entities: Sequence[Any], session: Session) -> Iterable[Any]:
    """Returns the entities that are neither deleted softly nor expired."""
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
