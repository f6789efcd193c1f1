"""Generating: entities from their declaration alone.

Children belong to parents that exist, as key templates show. Other ids come from pools, one for
each name: a `user_id` is one of the same few users everywhere, and `parent_account_id` is an
`account_id`. The data is therefore consistent where names match. Every item is drawn independently:
another entity, attribute or item changes only its own children. Not here: which entities are
parents (`seed.parents`), consistent data from a module `seed` (`seed.choosing`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any

from tablewright.errors import (
    InvalidValueError,
    KeyPartError,
    MissingPartError,
    StoredItemError,
    UnseedableError,
)
from tablewright.ids import Draws
from tablewright.model.declaring.fields import MISSING, Field, Role
from tablewright.model.declaring.unique import folded
from tablewright.model.entity import Entity
from tablewright.model.forms.form import Form
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.items import derived
from tablewright.ops.seed.parents import Families, parents_first
from tablewright.ops.seed.timestamps import Timestamps
from tablewright.ops.seed.values import ValueContext, Values

ITEMS_PER_SCALE = 10
_TENANTS_PER_SCALE = 2
_TRIES = 20
_DAY = timedelta(days=1)
_PLAIN_AFTER = 2  # attempts, before the values in keys are simplified
_OPTIONAL_SHARE = 0.75
_ID = re.compile(r"(?:^|_)id$")
_USER = "user_id"
_WHO = re.compile(r"_by$|^assignee$|^actor$")  # the author of an action
_DIGITS = re.compile(r"[0-9]+")


class Generator:
    """Generates entities of a design.

    `tenant` is the one tenant that everything belongs to; without it, there are several.
    """

    def __init__(
        self,
        entities: Iterable[type[Entity]],
        *,
        scale: int,
        draws: Draws,
        now: datetime,
        has_keys: bool = False,
        tenant: str | None = None,
    ) -> None:
        self._plans: list[EntityPlan] = [entity.__plan__ for entity in entities]
        self._families = Families([plan for plan in self._plans if has_keys or not _sealed(plan)])
        self._scale = scale
        self._draws = draws
        self._timestamps = Timestamps(now)
        self._values = Values(self._timestamps)
        self._has_keys = has_keys
        self._tenant = tenant
        self._id_names = {name for plan in self._plans for name in _ids(plan)}
        self._tenant_names = {plan.tenant for plan in self._plans if plan.tenant is not None}
        self._taken: set[tuple[str, ...]] = set()

    def left_out(self) -> list[str]:
        """The entities that require keys, if there are none."""
        return [plan.name for plan in self._plans if self._needs_keys(plan)]

    def entities(self) -> Iterator[Entity]:
        """Yields all entities, class by class, each after its parents."""
        for plan in parents_first(self._plans):
            if self._needs_keys(plan):
                continue
            for number in range(ITEMS_PER_SCALE * self._scale):
                made = self._made(plan, number)
                if made is not None:
                    yield made

    def _needs_keys(self, plan: EntityPlan) -> bool:
        return not self._has_keys and _sealed(plan)

    def _made(self, plan: EntityPlan, number: int) -> Entity | None:
        """Returns one item; None if all drawn keys are taken."""
        draws = self._draws.part(f"{plan.table_name}/{plan.name}/{number}")
        reason: Exception | None = None
        for attempt in range(_TRIES):
            try:
                made = self._attempt(plan, number, draws.part(str(attempt)), attempt)
            except (KeyPartError, MissingPartError, InvalidValueError, StoredItemError) as error:
                reason = error
                continue
            reason = None
            taken = self._marks(plan, made)
            if not taken & self._taken:
                self._taken |= taken
                self._families.add(plan, values_of(made))
                return made
        if reason is not None:
            raise UnseedableError(f"{plan.name}: {reason}")
        return None

    def _attempt(self, plan: EntityPlan, number: int, draws: Draws, attempt: int) -> Any:
        made_at = self._timestamps.made_at(draws.part("made"), within=_lifetime(plan))
        inherited = self._families.inherited(plan, draws.part("parents"))
        values: dict[str, Any] = {}
        for field in plan.fields.values():
            own = draws.part(field.python_name)
            if field.spec.template is not None or self._is_left_out(plan, field, own, attempt):
                continue
            values[field.python_name] = (
                inherited[field.python_name]
                if field.python_name in inherited
                else self._value(plan, field, number, own, made_at, attempt)
            )
        made = plan.entity(**values)
        filled = values_of(made)
        plan.key(filled)
        derived(plan, filled)
        return made

    def _is_left_out(self, plan: EntityPlan, field: Field, draws: Draws, attempt: int) -> bool:
        if field.is_sealed and not self._has_keys:
            return True
        if field.role in (Role.VERSION, Role.SOFTLY):
            return True
        if field.role is Role.TTL and field.spec.ttl_after is not None:
            return True
        if field.python_name in plan.key_parts or field.role in (Role.CREATED, Role.UPDATED):
            return False
        has_default = field.spec.default is not MISSING or field.spec.factory is not None
        may_be_missing = field.is_optional or has_default
        # After half of the attempts, a unique attribute with few values is left out.
        is_given_up = field.spec.is_unique and attempt > _TRIES // 2
        return may_be_missing and (is_given_up or not draws.chance(_OPTIONAL_SHARE))

    def _value(
        self,
        plan: EntityPlan,
        field: Field,
        number: int,
        draws: Draws,
        made_at: datetime,
        attempt: int,
    ) -> Any:
        name = field.python_name
        if self._tenant is not None and name == plan.tenant:
            return field.form.fit(self._tenant)
        if field.role is Role.CREATED:
            return made_at
        if field.role is Role.UPDATED:
            return self._timestamps.changed_at(made_at, draws)
        if name == _time_of_expiry(plan):
            return made_at
        pool = self._pool_of(name)
        if pool is not None and field.form.kind == "S" and field.form.enum is None:
            return self._id(plan, name, pool, field.form, number, draws, attempt)
        is_plain = attempt >= _PLAIN_AFTER and name in plan.all_parts
        return self._values.made(field.form, ValueContext(name, made_at, is_plain=is_plain), draws)

    # Ids

    def _pool_of(self, name: str) -> str | None:
        """Returns the name of the ids in an attribute: `account_id` for `parent_account_id`."""
        bare = _DIGITS.sub("", name)
        if _WHO.search(bare) and _USER in self._id_names:
            return _USER
        if not _ID.search(bare):
            return None
        known = [one for one in self._id_names if bare == one or bare.endswith(f"_{one}")]
        return max(known, key=len, default=bare)

    def _id(
        self,
        plan: EntityPlan,
        name: str,
        pool: str,
        form: Form,
        number: int,
        draws: Draws,
        attempt: int,
    ) -> Any:
        if pool in self._tenant_names:
            size = _TENANTS_PER_SCALE * self._scale
        else:
            size = ITEMS_PER_SCALE * self._scale
        is_own = name == _own_id(plan) and not attempt
        place = number if is_own else draws.below(size)
        drawn = self._draws.part(f"id/{pool}/{place}")
        stem = pool.removesuffix("id").strip("_") or "id"
        text = f"{stem.replace('_', '-')}-{drawn.drawn_bytes(6).hex()}"
        try:
            return form.fit(text)
        except InvalidValueError:
            return self._values.made(
                form, ValueContext(name, self._timestamps.now, is_plain=True), drawn
            )

    def _marks(self, plan: EntityPlan, made: Any) -> set[tuple[str, ...]]:
        """Returns the values that no other item may have: the key and unique attributes."""
        values = values_of(made)
        key = [str(wire) for wire in plan.key(values).values()]
        marks = {("key", plan.table_name, *key)}
        for field in plan.uniques:
            if values.get(field.python_name) is not None:
                text = field.form.key_text(values[field.python_name])
                text = folded(text) if field.spec.ignores_case else text
                marks.add(("unique", plan.table_name, plan.name, field.python_name, text))
        return marks


def _sealed(plan: EntityPlan) -> bool:
    """Whether an entity has encrypted attributes that it needs."""
    return any(not one.is_optional for one in plan.sealed)


def _ids(plan: EntityPlan) -> list[str]:
    """Returns the ids in the key of an entity."""
    return [name for name in plan.key_parts if _ID.search(name) and not _DIGITS.search(name)]


def _own_id(plan: EntityPlan) -> str | None:
    """Returns the id that distinguishes items of an entity: the last one in its key."""
    parts = [name for one in plan.primary.attributes for name in one.template.names]
    return next((name for name in reversed(parts) if _ID.search(name)), None)


def _time_of_expiry(plan: EntityPlan) -> str | None:
    ttl = plan.in_role(Role.TTL)
    return None if ttl is None or ttl.spec.ttl_after is None else ttl.spec.ttl_of


def _lifetime(plan: EntityPlan) -> timedelta:
    """Returns the maximum age of an item that must not expire on the next day.

    `tablewright seed` counts from the start of the day, so that it can be repeated.
    """
    ttl = plan.in_role(Role.TTL)
    if ttl is None or ttl.spec.ttl_after is None:
        return timedelta.max
    after = ttl.spec.ttl_after
    return min(after * 0.9, after - _DAY) if after > _DAY else after * 0.9
