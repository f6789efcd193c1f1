"""Limits: the maximum usage of a tree of accounts, by its plan.

    LIMITS = (
        Limit("sources", counts="sources"),
        Limit("storageGB", counts="storage", meter="storage_used", unit=10**9),
        Limit("apiCallsPerMonth", meter="api_calls"),
    )
    allowance = await limits.of(root_id)
    allowance.values["dataRetentionDays"], allowance.most(LIMITS[0])

The name of a limit is its name in plans. `counts` names the count of the tree that it bounds.
`meter` names the counter whose monthly sum it bounds, or the gauge in reports.
Not here: taking from a limit (`metering.counts`), the calls of a month (`metering.calls`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import NotFoundError, TablewrightError
from tablewright.kits.counting import After, Bound
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.metering import limits
from tablewright.kits.metering.adding import month_of
from tablewright.kits.metering.days import Days
from tablewright.kits.metering.errors import plan_limit
from tablewright.kits.metering.meters import MeterSet
from tablewright.kits.metering.plans import (
    UNLIMITED,
    LimitValue,
    LimitValues,
    Plan,
    PriceList,
    cheapest,
)
from tablewright.kits.metering.records import MonthRecord, StayRecord
from tablewright.kits.metering.subscriptions import PlanPort, PlanSubscription
from tablewright.kits.metering.trees import Place, Tree, counted
from tablewright.kits.metering.warning import WARNING, Warnings, reached
from tablewright.model import Condition, Session
from tablewright.model.calls import Steps

_LASTING: Final = timedelta(seconds=limits.LASTING_SECONDS)


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit of plans. One unit of the limit is `unit` of the counted value."""

    name: str
    counts: str = ""
    meter: str = ""
    unit: int = 1

    def units(self, count: int) -> int:
        """A count in units of the limit, rounded up.

        >>> Limit("storageGB", unit=10**9).units(1_000_000_001)
        2
        """
        return -(-count // self.unit)


@dataclass(frozen=True, slots=True)
class Allowance:
    """The limits of a tree: its plan, with the overrides of its subscription."""

    subscription: PlanSubscription
    plan: Plan | None  # None: the system has no plans, and everything is unlimited
    values: LimitValues

    @classmethod
    def of(cls, subscription: PlanSubscription, plan: Plan | None) -> Allowance:
        """Returns the limits of a subscription to a plan."""
        values: dict[str, LimitValue] = {} if plan is None else dict(plan.limits)
        return cls(subscription, plan, values | dict(subscription.overrides))

    def allowed(self, limit: Limit) -> int | None:
        """Returns a limit in its own units; None if unlimited."""
        value = self.values.get(limit.name, UNLIMITED)
        return None if not isinstance(value, int) or value == UNLIMITED else value

    def most(self, limit: Limit) -> int | None:
        """Returns the maximum count; None if unlimited, or if more is allowed at a price."""
        allowed = self.allowed(limit)
        is_priced = self.plan is not None and limit.name in self.plan.overage
        return None if allowed is None or is_priced else allowed * limit.unit


@dataclass(frozen=True, slots=True)
class LimitUse:
    """A limit of a tree or of an account."""

    limit: Limit
    count: int  # counted values, such as bytes
    tree_count: int  # the same of the whole tree
    allowed: int | None  # in units of the limit
    is_share: bool = False  # of the account alone

    @property
    def used(self) -> int:
        """The usage of the account, in units of the limit."""
        return self.limit.units(self.count)

    @property
    def tree_used(self) -> int:
        """The usage of the whole tree, in units of the limit."""
        return self.limit.units(self.tree_count)


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of the trees of one system; the `CountLimits` of the accounts kit."""

    system: str
    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    tree: Tree
    price_list: PriceList
    port: PlanPort
    declared: Sequence[Limit]
    meters: MeterSet
    warnings: Warnings
    days: Days

    async def of(self, root_id: str) -> Allowance:
        """Returns the limits of a tree; raises `NotFoundError`."""
        return await self.allowance((await self.tree.place(root_id)).root)

    async def allowance(self, root: Any) -> Allowance:
        """Returns the limits of a root that has been read."""
        (found,) = await self.allowances([root])
        return found

    async def allowances(self, roots: Sequence[Any]) -> Sequence[Allowance]:
        """Returns the limits of roots that have been read; each plan is read once."""
        subscriptions = [self.port.read(root) for root in roots]
        ids = {one.plan_id for one in subscriptions}
        plans = {one: await self.price_list.find(one) for one in ids}
        default = await self.price_list.default() if None in plans.values() else None
        return [Allowance.of(one, plans[one.plan_id] or default) for one in subscriptions]

    def named(self, name: str) -> Limit:
        """A limit by its name; raises `ValueError`."""
        for one in self.declared:
            if one.name == name:
                return one
        raise ValueError(f"Unknown limit {name!r}.")

    def counting_limit(self, what: str) -> Limit | None:
        """Returns the limit that bounds a count."""
        return next((one for one in self.declared if one.counts == what), None)

    async def counting(
        self, root: Any, deltas: Mapping[str, int]
    ) -> tuple[Mapping[str, Bound], Sequence[Condition | bool], After | None]:
        """Returns the bounds of counts of a tree, for the transaction that changes them."""
        growing = [
            (what, delta, limit)
            for what, delta in deltas.items()
            if delta > 0 and (limit := self.counting_limit(what)) is not None
        ]
        if not growing:
            return {}, (), None
        allowance = await self.allowance(root)
        root_id = self.tree.shape.value(root, "id")
        bounds = {
            what: Bound(self._broken(root_id, allowance, limit, delta), most=most)
            for what, delta, limit in growing
            if (most := allowance.most(limit)) is not None
        }
        watched = {limit: most for _, _, limit in growing if (most := allowance.most(limit))}
        after = self._after(root_id, watched) if watched else None
        return bounds, tuple(self.port.unchanged(root)), after

    async def month(self, root_id: str) -> Mapping[str, int]:
        """Returns the usage of a tree this month, for counters that plans limit."""
        month = month_of(instant(self.clock).date())
        found = await self.db.run(MonthRecord.get(self.system, root_id, month).consistently())
        return {} if found is None else found.sums

    async def used(self, place: Place) -> list[LimitUse]:
        """Returns every limit with its usage, of a tree or a sub-account."""
        allowance = await self.allowance(place.root)
        share: Mapping[str, int] = {} if place.is_root else self.port.share(place.account)
        month = await self.month(place.root_id)
        own_month = month if place.is_root else await self._own_month(place.account_id)
        found: list[LimitUse] = []
        for limit in self.declared:
            if limit.counts:
                in_tree = own = counted(self.tree, place.root, limit.counts)
                if not place.is_root:
                    own = await self.tree.own(place.account, limit.counts)
            elif limit.meter in self.meters.monthly:
                in_tree, own = month.get(limit.meter, 0), own_month.get(limit.meter, 0)
            else:
                continue
            allowed = share.get(limit.name, allowance.allowed(limit))
            found.append(LimitUse(limit, own, in_tree, allowed, limit.name in share))
        return found

    async def _own_month(self, account_id: str) -> Mapping[str, int]:
        """Returns the sums of a sub-account this month, from its days."""
        today = self.days.today
        found = await self.days.of(account_id, today.replace(day=1), today)
        return {name: sum(day.totals[name] for day in found) for name in self.meters.monthly}

    async def lasting(self, root_id: str, name: str) -> LimitValue:
        """Returns the greatest value of a limit in the last 30 days, such as days of retention.

        After a downgrade, people have that time to export data that the new plan does not keep.
        """
        now = instant(self.clock)
        values = [(await self.of(root_id)).values.get(name, UNLIMITED)]
        async for stay in self.stays(root_id):
            values.append(stay.limits.get(name, UNLIMITED))
            if stay.begun_at <= now - _LASTING:
                break
        numbers = [one for one in values if isinstance(one, int)]
        if not numbers or UNLIMITED in numbers:
            return values[0] if not numbers else UNLIMITED
        return max(numbers)

    async def stays(self, root_id: str) -> AsyncIterator[StayRecord]:
        """Returns the plan periods of a tree, newest first."""
        cursor: str | None = None
        while True:
            query = StayRecord.of_root(self.system, root_id).consistently()
            page = await self.db.run(query.from_cursor(cursor))
            for stay in page.items:
                yield stay
            if (cursor := page.cursor) is None:
                return

    def _broken(self, root_id: str, allowance: Allowance, limit: Limit, delta: int) -> Any:
        def broken(count: int, session: Session) -> Steps[Exception]:
            yield from self._noticed(root_id, limit, 100, session)
            plan = allowance.plan
            plans = yield from self.price_list.all_steps(session)
            wanted, currency = limit.units(count + delta), "" if plan is None else plan.currency
            fitting = cheapest(plans, limit.name, wanted, currency)
            allowed = allowance.allowed(limit) or 0
            return plan_limit(limit.name, limit.units(count), allowed, plan, fitting)

        return broken

    def _after(self, root_id: str, watched: Mapping[Limit, int]) -> After:
        """Warns when a limit is nearly reached."""
        shape = self.tree.shape

        def after(session: Session) -> Steps[None]:
            try:
                root = yield from shape.get(root_id).consistently().steps(session)
                counts: Mapping[str, int] = (root and shape.value(root, "counts")) or {}
                for limit, most in watched.items():
                    percent = reached(counts.get(limit.counts, 0), most)
                    if percent:
                        yield from self._noticed(root_id, limit, percent, session)
            except TablewrightError:
                return  # the nightly recount checks too

        return after

    def _noticed(self, root_id: str, limit: Limit, percent: int, session: Session) -> Steps[None]:
        try:
            yield from self.warnings.noticing(root_id, limit.name, percent).steps(session)
        except TablewrightError:
            return

    @property
    def kind(self) -> JobKind:
        """The kind of jobs that warn."""
        return JobKind(WARNING, self._warn)

    async def _warn(self, job: Job) -> None:
        name = str(job.payload["limit"])
        for one in await self.near(job.tenant):
            if one.limit.name == name and one.allowed:
                await self.warnings.send(job.tenant, name, used=one.used, allowed=one.allowed)

    async def near(self, root_id: str) -> list[LimitUse]:
        """Returns the limits of a tree that are used to 80 % or more; none for a deleted tree."""
        try:
            used = await self.used(await self.tree.place(root_id))
        except NotFoundError:
            return []
        return [one for one in used if one.allowed and reached(one.used, one.allowed)]
