"""Plan changes: choosing a plan, the end of a trial, and cancelling.

A change takes effect at once. A tree may use more than a smaller plan allows. Then the request
fails with 409, the list of resources to pause, and a tag of the list. The caller repeats the
request with the tag. If the list has changed, the response is 412. Every change records the start
of a plan period: reports compute prices from these.
Not here: the limits (`metering.allowances`), routes (`metering.plan_routes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

from tablewright.api.context import Context
from tablewright.client import AsyncDatabase
from tablewright.clock import instant
from tablewright.errors import ConflictingError, NotFoundError, TransactionFailedError
from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.metering import limits as kit_limits
from tablewright.kits.metering.allowances import Allowance, Limit, Limits
from tablewright.kits.metering.errors import list_changed, would_pause
from tablewright.kits.metering.plans import LimitValues, Plan
from tablewright.kits.metering.records import StayRecord
from tablewright.kits.metering.subscriptions import PlanSubscription
from tablewright.kits.metering.trees import Place
from tablewright.model import Condition, missing, transaction
from tablewright.model.operations.writing import WriteOperation

PAUSE: Final = "pause-over-limit"
Writes = Sequence[WriteOperation[Any]]


@dataclass(frozen=True, slots=True)
class Paused:
    """A resource that a smaller plan pauses."""

    kind: str  # such as source
    id: str
    name: str = ""


class Pausing(Protocol):
    """Finds and pauses resources above the limits of a smaller plan, in a system's own way."""

    async def above(self, root_id: str, allowed: Mapping[str, int]) -> Sequence[Paused]:
        """Returns the active resources above the limits, in the order in which they are paused."""
        ...

    async def pausing(self, root_id: str, items: Sequence[Paused]) -> Writes:
        """Returns the writes that pause resources, at most two for each."""
        ...


class NothingToPause:
    """A smaller plan pauses nothing, and only prevents new resources."""

    async def above(self, root_id: str, allowed: Mapping[str, int]) -> Sequence[Paused]:
        """Returns nothing."""
        return ()

    async def pausing(self, root_id: str, items: Sequence[Paused]) -> Writes:
        """Returns nothing."""
        return ()


@dataclass(frozen=True, slots=True)
class _Change:
    """A change of a subscription, and its audit entry."""

    subscription: PlanSubscription
    plan: Plan
    what: Happening
    is_paid: bool = True  # not after a cancellation


@dataclass(frozen=True, slots=True)
class PlanChanges:
    """Changes the plans of trees."""

    limits: Limits
    audit: Audit
    ids: Ids
    jobs: JobQueue
    pauses: Pausing

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of jobs."""
        return [JobKind(PAUSE, self._pause_rest)]

    async def choose(
        self,
        root_id: str,
        plan_id: str,
        *,
        tag: str | None = None,
        context: Context[Any] | None = None,
        is_confirmed: bool = False,
    ) -> Allowance:
        """Moves a tree to a plan on sale; `tag` confirms the list of paused resources.

        Without a context, a job changes the plan. `is_confirmed` pauses without a tag. Raises
        `ConflictingError`, `StaleError` and `NotFoundError`.
        """
        for _ in range(kit_limits.CHANGE_ROUNDS_MAX):
            place = await self._root(root_id)
            before = await self.limits.allowance(place.root)
            plan = await self.limits.price_list.get(plan_id)
            if not plan.is_active and plan_id != before.subscription.plan_id:
                raise NotFoundError("Plan not found.")
            change = _chosen(place, before, plan)
            if change is None:
                return before
            allowed = Allowance.of(change.subscription, plan)
            paused = await self._above(root_id, allowed)
            now_tag = tag_of(plan.id, paused)
            if tag is not None and tag != now_tag:
                raise list_changed()
            if paused and tag is None and not is_confirmed:
                shown = [asdict(one) for one in paused[: kit_limits.PAUSED_LISTED_MAX]]
                raise would_pause(shown, len(paused), now_tag)
            if await self._commit(place, before, change, paused, context):
                return allowed
        raise _busy()

    async def cancel(self, root_id: str, *, context: Context[Any] | None = None) -> Allowance:
        """Cancels the plan of a tree; for 30 days nothing else changes."""
        now = instant(self.limits.clock)
        for _ in range(kit_limits.CHANGE_ROUNDS_MAX):
            place = await self._root(root_id)
            before = await self.limits.allowance(place.root)
            if before.subscription.cancelled_at is not None or before.plan is None:
                return before
            what = Happening("plan_cancelled", "plan", "cancelled", root_id)
            change = _Change(
                replace(before.subscription, cancelled_at=now),
                before.plan,
                what,
                is_paid=False,
            )
            if await self._commit(place, before, change, (), context):
                return Allowance.of(change.subscription, before.plan)
        raise _busy()

    async def override(
        self, root_id: str, values: LimitValues, *, context: Context[Any]
    ) -> Allowance:
        """Gives a tree other limits than its plan has; they end with the plan.

        Resources above the new limits are paused. Raises `ConflictingError` if the plan may not be
        customized, and `InvalidError`.
        """
        for _ in range(kit_limits.CHANGE_ROUNDS_MAX):
            place = await self._root(root_id)
            before = await self.limits.allowance(place.root)
            plan, held = before.plan, before.subscription
            if plan is None or not plan.customizable:
                raise ConflictingError(
                    "The plan may not be customized.", details={"reason": "not_customizable"}
                )
            self.limits.price_list.check_limits(plan, values)
            if dict(held.overrides) == dict(values):
                return before
            new = replace(held, plan_id=plan.id, overrides=dict(values))
            what = Happening(
                "plan_overridden",
                "plan",
                "updated",
                root_id,
                before=dict(held.overrides),
                after=dict(values),
            )
            change = _Change(new, plan, what, is_paid=held.cancelled_at is None)
            allowed = Allowance.of(new, plan)
            paused = await self._above(root_id, allowed)
            if await self._commit(place, before, change, paused, context):
                return allowed
        raise _busy()

    async def end_trial(self, root_id: str) -> bool:
        """Moves a tree to the default plan after its trial, unless the plan is free."""
        place = await self._root(root_id)
        before = await self.limits.allowance(place.root)
        ends_at = before.subscription.trial_ends_at
        if ends_at is None or instant(self.limits.clock) < ends_at or before.plan is None:
            return False
        default = await self.limits.price_list.default()
        next_plan = before.plan if before.plan.price == 0 or default is None else default
        await self.choose(root_id, next_plan.id, is_confirmed=True)
        return True

    def stay(
        self, root_id: str, subscription: PlanSubscription, plan: Plan, *, is_paid: bool = True
    ) -> StayRecord:
        """Returns the record of a plan period that starts now, for the change's transaction."""
        now = self.limits.clock.now()
        return StayRecord(
            system=self.limits.system,
            root_id=root_id,
            stay_id=ordered_uuid(self.ids, now),
            begun_at=instant(self.limits.clock),
            plan_id=plan.id,
            price=plan.price if is_paid else 0,
            currency=plan.currency,
            free_until=subscription.trial_ends_at,
            limits=dict(Allowance.of(subscription, plan).values),
            overage={name: asdict(one) for name, one in plan.overage.items()} if is_paid else {},
        )

    async def _root(self, root_id: str) -> Place:
        place = await self.limits.tree.place(root_id)
        if not place.is_root:
            raise ConflictingError(
                "The plan belongs to the root account.",
                details={"reason": "not_root", "root": place.root_id},
            )
        return place

    async def _above(self, root_id: str, allowance: Allowance) -> Sequence[Paused]:
        allowed = {
            limit.counts: most
            for limit in self.limits.declared
            if limit.counts and (most := allowance.most(limit)) is not None
        }
        return await self.pauses.above(root_id, allowed)

    async def _commit(
        self,
        place: Place,
        before: Allowance,
        change: _Change,
        paused: Sequence[Paused],
        context: Context[Any] | None,
    ) -> bool:
        """Applies a change in one transaction; False if other data has changed."""
        shape, port, root_id = self.limits.tree.shape, self.limits.port, place.root_id
        first = paused[: kit_limits.PAUSED_PER_TRANSACTION]
        unchanged = [*port.unchanged(place.root), *self._same_counts(place, change)]
        root = shape.at(id=root_id).update(*port.write(place.root, change.subscription))
        stay = self.stay(root_id, change.subscription, change.plan, is_paid=change.is_paid)
        rest = [self.jobs.add(PAUSE, tenant=root_id)] if len(paused) > len(first) else []
        pausing = await self.pauses.pausing(root_id, first) if first else ()
        entry: Any
        if context is None:
            entry, *more = self.audit.by_system(root_id, change.what)
            db: AsyncDatabase = self.limits.db
        else:
            entry, more = self.audit.writes(context, change.what, tenant=root_id)
            db = context.through(self.limits.db)
        writes = [root.when(*unchanged), stay.create(), *pausing, *rest, entry, *more]
        try:
            await db.run(transaction(*writes))
            return True
        except TransactionFailedError as failed:
            return failed.is_outcome_unknown and await self.audit.has(entry)

    def _same_counts(self, place: Place, change: _Change) -> list[Condition | bool]:
        """Returns the condition that counts with a limit are unchanged, because the list depends on
        them.
        """
        shape, allowed = self.limits.tree.shape, Allowance.of(change.subscription, change.plan)
        counts: Mapping[str, int] | None = shape.value(place.root, "counts")
        if counts is None:
            return [missing(shape.counts)]
        bounded = [one for one in self.limits.declared if _is_bounded(one, allowed)]
        return [
            shape.counts[one.counts] == counts[one.counts]
            if one.counts in counts
            else missing(shape.counts[one.counts])
            for one in bounded
        ]

    async def _pause_rest(self, job: Job) -> None:
        """Pauses resources that did not fit in the transaction of a change."""
        while True:
            allowance = await self.limits.of(job.tenant)
            paused = await self._above(job.tenant, allowance)
            first = paused[: kit_limits.PAUSED_PER_TRANSACTION]
            writes = await self.pauses.pausing(job.tenant, first) if first else ()
            if not writes:
                return
            await self.limits.db.run(transaction(*writes))


def _is_bounded(limit: Limit, allowance: Allowance) -> bool:
    return bool(limit.counts) and allowance.most(limit) is not None


def _chosen(place: Place, before: Allowance, plan: Plan) -> _Change | None:
    old = before.subscription
    new = replace(old, plan_id=plan.id, trial_ends_at=None, cancelled_at=None)
    if new == old:
        return None
    if plan.id != old.plan_id:
        new = replace(new, overrides={})
    what = Happening(
        "plan_changed",
        "plan",
        "updated",
        place.root_id,
        before={"plan": "" if before.plan is None else before.plan.id},
        after={"plan": plan.id},
    )
    return _Change(new, plan, what)


def tag_of(plan_id: str, paused: Sequence[Paused]) -> str:
    """Returns the tag of a list, the same for the same list and plan."""
    content = msgspec.json.encode([plan_id, sorted([one.kind, one.id] for one in paused)])
    return sha256(content).hexdigest()[:32]


def _busy() -> ConflictingError:
    return ConflictingError(
        "Another request changes the same account. Try again.", details={"reason": "busy"}
    )
