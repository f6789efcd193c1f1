"""Plans: the price list of a system, with exactly one default plan.

    plan = await price_list.find("starter")
    plan.limits["sources"], plan.price                   # 15, 1900 cents a month

A separate record names the default plan. Changing the default updates this record and both plans in
one transaction.
Not here: the plans of accounts (`metering.subscriptions`), routes
(`metering.operator_routes`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any, Final, Generic, TypeVar

from tablewright.api.context import Context
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    AlreadyExistsError,
    ConflictingError,
    InvalidError,
    NotFoundError,
    TransactionFailedError,
)
from tablewright.kits.audit import SYSTEM_TENANT, Audit, Happening
from tablewright.kits.metering import limits
from tablewright.kits.metering.records import DefaultPlanRecord, PlanRecord
from tablewright.kits.shapes import Shape, Written, as_is, word_of
from tablewright.model import Entity, Get, Query, Scan, Session, assign, check, transaction
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import WriteOperation

E = TypeVar("E", bound=Entity)
UNLIMITED: Final = -1


LimitValue = int | str
LimitValues = Mapping[str, LimitValue]


@dataclass(frozen=True, slots=True)
class Overage:
    """Usage above a limit is allowed: each started `per` units cost `price` minor units."""

    per: int
    price: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan. The price is for a month, in minor units; a limit of -1 is unlimited."""

    id: str
    name: str
    price: int
    currency: str
    limits: LimitValues
    kind: str = ""
    features: Sequence[str] = ()
    is_active: bool = True
    is_default: bool = False
    customizable: bool = False
    metadata: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def overage(self) -> dict[str, Overage]:
        """The limits that may be exceeded at a price, from `metadata.overage`."""
        given: Mapping[str, Any] = self.metadata.get("overage") or {}
        return {name: Overage(int(one["per"]), int(one["price"])) for name, one in given.items()}

    def allows(self, limit: str, count: int) -> bool:
        """Whether an amount is within a limit. A missing limit allows everything."""
        most = self.limits.get(limit, UNLIMITED)
        return not isinstance(most, int) or most == UNLIMITED or count <= most


@dataclass(frozen=True)
class PlanShape(Shape[E], Generic[E]):
    """The attributes of an entity that make it a plan.

    `get` is its access pattern by id, `each` lists all plans. `read_limits` and `write_limits`
    translate the entity's form of limits, if it is not a map of names. `kinds` lists the kinds of
    plans, `limit_types` the limits that every plan must have; empty: any.
    """

    id: str
    name: str
    price: int
    currency: str
    limits: Any
    features: list[str]
    is_active: bool
    is_default: bool
    get: Callable[[str], Get[E]]
    each: Callable[[], Scan[E] | Query[E]]
    kind: Any = None
    customizable: Any = None
    metadata: Any = None
    kind_of: Written = as_is
    kinds: tuple[str, ...] = ()
    limit_types: Mapping[str, type[int] | type[str]] = field(
        default_factory=dict[str, type[int] | type[str]]
    )
    read_limits: Callable[[Any], LimitValues] = dict
    write_limits: Callable[[LimitValues], Any] = dict

    def check(self, plan: Plan) -> None:
        """Raises `InvalidError` for a plan that the entity cannot store."""
        if self.kinds and plan.kind not in self.kinds:
            raise InvalidError(
                f"The type must be one of: {', '.join(self.kinds)}.", details={"place": "type"}
            )
        if not self.limit_types:
            return
        for name in sorted({*self.limit_types, *plan.limits}):
            if name not in self.limit_types:
                raise InvalidError(f"Unknown limit {name!r}.", details={"place": "limits"})
            wanted = self.limit_types[name]
            if not isinstance(plan.limits.get(name), wanted):
                word = "a number" if wanted is int else "a text"
                raise InvalidError(
                    f"The limit {name} must be {word}.", details={"place": f"limits.{name}"}
                )

    def plan(self, item: E) -> Plan:
        """Returns a stored item as a plan."""
        return Plan(
            id=self.value(item, "id"),
            name=self.value(item, "name"),
            price=self.value(item, "price"),
            currency=self.value(item, "currency"),
            limits=self.read_limits(self.value(item, "limits")),
            kind=word_of(self.value(item, "kind", "")),
            features=tuple(self.value(item, "features")),
            is_active=self.value(item, "is_active"),
            is_default=self.value(item, "is_default"),
            customizable=self.value(item, "customizable", False),
            metadata=self.value(item, "metadata") or {},
        )

    def item(self, plan: Plan) -> E:
        """Returns a plan as a new item, not written yet."""
        return self.new(**self.stored(plan), id=plan.id, is_default=plan.is_default)

    def stored(self, plan: Plan) -> dict[str, Any]:
        """The stored attributes of a plan, except its id and whether it is the default."""
        roles: dict[str, Any] = {
            "name": plan.name,
            "price": plan.price,
            "currency": plan.currency,
            "limits": self.write_limits(plan.limits),
            "features": list(plan.features),
            "is_active": plan.is_active,
            "customizable": plan.customizable,
            "metadata": dict(plan.metadata) or None,
        }
        return roles | ({"kind": self.kind_of(plan.kind)} if plan.kind else {})


def own_plans(system: str) -> PlanShape[PlanRecord]:
    """The kit's own records."""
    return PlanShape(
        PlanRecord,
        id=PlanRecord.plan_id,
        name=PlanRecord.name,
        price=PlanRecord.price,
        currency=PlanRecord.currency,
        limits=PlanRecord.limits,
        features=PlanRecord.features,
        is_active=PlanRecord.is_active,
        is_default=PlanRecord.is_default,
        get=partial(PlanRecord.get, system),
        each=partial(PlanRecord.each, system),
        kind=PlanRecord.kind,
        customizable=PlanRecord.customizable,
        metadata=PlanRecord.metadata,
        constants={"system": system},
    )


@dataclass(frozen=True, slots=True)
class PriceList:
    """The plans of one system."""

    system: str
    db: AsyncDatabase  # bound to no tenant
    shape: PlanShape[Any]
    audit: Audit

    async def all(self) -> list[Plan]:
        """Every plan, the cheapest first."""
        found = await self.db.all(self.shape.each(), unreadable="collect")
        return _sorted([self.shape.plan(one) for one in found.items])

    def all_steps(self, session: Session) -> Steps[list[Plan]]:
        """The same inside another operation."""
        page = yield from self.shape.each().steps(session)
        return _sorted([self.shape.plan(one) for one in page.items])

    async def find(self, plan_id: str) -> Plan | None:
        """Returns a plan as stored now."""
        if not plan_id:
            return None
        found = await self.db.run(self.shape.get(plan_id).consistently())
        return None if found is None else self.shape.plan(found)

    async def get(self, plan_id: str) -> Plan:
        """Returns a plan; raises `NotFoundError`."""
        found = await self.find(plan_id)
        if found is None:
            raise NotFoundError("Plan not found.")
        return found

    def check_limits(self, plan: Plan, values: LimitValues) -> None:
        """Raises `InvalidError` for limits that a plan does not have, or of another type."""
        for name in values:
            if name not in plan.limits:
                raise InvalidError(f"Unknown limit {name!r}.", details={"place": "limits"})
        self.shape.check(replace(plan, limits={**plan.limits, **values}))

    async def default(self) -> Plan | None:
        """Returns the plan of accounts that have chosen none; None if there are no plans."""
        pointer = await self.db.run(DefaultPlanRecord.get(self.system).consistently())
        return None if pointer is None else await self.find(pointer.plan_id)

    async def create(self, plan: Plan, *, context: Context[Any] | None = None) -> Plan:
        """Adds a plan; the first one becomes the default.

        Raises `InvalidError` and `ConflictingError`.
        """
        self.shape.check(plan)
        pointer = await self.db.run(DefaultPlanRecord.get(self.system).consistently())
        if pointer is None and not plan.is_active:
            raise ConflictingError("The first plan must be active: it is the default plan.")
        if len(await self.all()) >= limits.PLANS_MAX:
            raise ConflictingError(f"There may be at most {limits.PLANS_MAX} plans.")
        item = self.shape.item(replace(plan, is_default=pointer is None))
        first = DefaultPlanRecord(system=self.system, plan_id=plan.id)
        writes = [item.create(), *([first.create()] if pointer is None else ())]
        what = Happening("plan_created", "plan", "created", plan.id, after=_told(plan))
        try:
            await self.db.run(transaction(*writes, *self._logged(context, what)))
        except TransactionFailedError as failed:
            if isinstance(failed.reasons[0], AlreadyExistsError):
                raise ConflictingError("A plan with this id already exists.") from None
            if pointer is not None:
                raise
            return await self.create(plan, context=context)  # another plan was the first
        return await self.get(plan.id)

    async def update(self, plan: Plan, *, context: Context[Any] | None = None) -> Plan:
        """Replaces a plan, except whether it is the default; raises `NotFoundError`.

        Accounts on the plan get its new limits at once, and its new price with their next change.
        """
        self.shape.check(plan)
        before = await self.get(plan.id)
        if before.is_default and not plan.is_active:
            raise ConflictingError("The default plan must be active. Make another one the default.")
        write = self.shape.at(id=plan.id).update(*self.shape.set(**self.shape.stored(plan)))
        still = self.shape.is_default == before.is_default
        what = Happening(
            "plan_updated", "plan", "updated", plan.id, before=_told(before), after=_told(plan)
        )
        await self._change(context, what, write.when(still))
        return await self.get(plan.id)

    async def make_default(self, plan_id: str, *, context: Context[Any] | None = None) -> Plan:
        """Makes a plan the default for new accounts; raises `NotFoundError`."""
        plan = await self.get(plan_id)
        pointer = await self.db.run(DefaultPlanRecord.get(self.system).consistently())
        if not plan.is_active:
            raise ConflictingError("The default plan must be active.")
        if pointer is None or pointer.plan_id == plan_id:
            return plan
        place, old = DefaultPlanRecord.at(system=self.system), pointer.plan_id
        moved = place.update(assign(DefaultPlanRecord.plan_id, plan_id))
        what = Happening(
            "plan_made_default", "plan", "updated", plan_id, before={"default": old}, after={}
        )
        await self._change(
            context,
            what,
            moved.when(DefaultPlanRecord.plan_id == old),
            self.shape.at(id=old).update(assign(self.shape.is_default, False)),
            self.shape.at(id=plan_id)
            .update(assign(self.shape.is_default, True))
            .when(self.shape.is_active == True),  # noqa: E712
        )
        return await self.get(plan_id)

    def unchanged(self, plan: Plan) -> WriteOperation[None]:
        """Returns the condition that a plan has the limits and price that were read."""
        shape = self.shape
        stored = shape.limits == shape.write_limits(plan.limits), shape.price == plan.price
        return check(shape.get(plan.id), *stored)

    async def _change(
        self, context: Context[Any] | None, what: Happening, *writes: WriteOperation[Any]
    ) -> None:
        try:
            await self.db.run(transaction(*writes, *self._logged(context, what)))
        except TransactionFailedError:
            raise ConflictingError("Another request changes the same plan. Try again.") from None

    def _logged(self, context: Context[Any] | None, what: Happening) -> list[WriteOperation[Any]]:
        if context is None:
            return self.audit.by_system(SYSTEM_TENANT, what)
        entry, more = self.audit.writes(context, what, tenant=SYSTEM_TENANT)
        return [entry, *more]


def cheapest(plans: Sequence[Plan], limit: str, count: int, currency: str) -> Plan | None:
    """Returns the cheapest plan on sale that allows an amount.

    Prices compare in one currency. A plan with more room at the same price is not cheaper.
    """
    fitting = [
        one
        for one in plans
        if one.is_active and one.currency == currency and one.allows(limit, count)
    ]
    return min(fitting, key=lambda one: (one.price, one.id), default=None)


def _sorted(plans: list[Plan]) -> list[Plan]:
    return sorted(plans, key=lambda one: (one.price, one.id))


def _told(plan: Plan) -> dict[str, Any]:
    return {**asdict(plan), "features": list(plan.features)}
