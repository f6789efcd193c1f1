"""Trials: plans of new trees, and a ticket for each trial, which ends it.

The ticket first notifies people, three days before the end.
Not here: moving to another plan (`metering.changing`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from tablewright.clock import instant
from tablewright.errors import NotFoundError
from tablewright.kits.calendar import Fired, FiringTickets, Ticket, Tickets
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.metering import limits as kit_limits
from tablewright.kits.metering.changing import PlanChanges
from tablewright.kits.metering.plans import Plan
from tablewright.kits.metering.subscriptions import PlanSubscription
from tablewright.model.operations.writing import WriteOperation

TRIAL: Final = "plan-trial"
TRIAL_END: Final = "plan-trial-end"
_NOTICE: Final = timedelta(seconds=kit_limits.TRIAL_NOTICE_SECONDS)

# Returns the writes of a notification that a trial ends soon; gets the root and the end.
TrialNotice = Callable[[str, datetime], Awaitable[Sequence[WriteOperation[Any]]]]


async def no_notice(root_id: str, ends_at: datetime) -> Sequence[WriteOperation[Any]]:
    """Returns no writes: the system does not announce the end of trials."""
    return ()


@dataclass(frozen=True, slots=True)
class Beginning:
    """The plan of a new tree, and its writes."""

    subscription: PlanSubscription
    plan: Plan | None
    trials: Trials

    def writes(self, root_id: str) -> list[WriteOperation[Any]]:
        """The writes, for the transaction that creates the root."""
        if self.plan is None:
            return []
        ends_at = self.subscription.trial_ends_at
        stay = self.trials.changes.stay(root_id, self.subscription, self.plan)
        armed = [] if ends_at is None else [self.trials.arming(root_id, ends_at)]
        return [stay.create(), *armed]


@dataclass(frozen=True, slots=True)
class Trials:
    """The trials of one system."""

    changes: PlanChanges
    tickets: Tickets
    jobs: JobQueue
    notice: TrialNotice = no_notice

    async def beginning(self, *, plan_id: str = "", trial_days: int = 0) -> Beginning:
        """Returns the plan of a new tree, the default or another one, with or without a trial."""
        limits = self.changes.limits
        plan = await limits.price_list.find(plan_id) or await limits.price_list.default()
        now = instant(limits.clock)
        trial = now + timedelta(days=trial_days) if trial_days and plan is not None else None
        subscription = PlanSubscription("" if plan is None else plan.id, trial_ends_at=trial)
        return Beginning(subscription, plan, self)

    def arming(self, root_id: str, ends_at: datetime) -> WriteOperation[Any]:
        """Returns the write that arms the ticket, for the transaction in which a trial begins."""
        return self.tickets.arm(TRIAL, root_id, ends_at - _NOTICE, tenant=root_id)

    @property
    def firing(self) -> FiringTickets:
        """Fires due tickets, for the system's calendar."""
        return self.tickets.firing(TRIAL, self._fire)

    @property
    def kind(self) -> JobKind:
        """The kind of jobs that end trials."""
        return JobKind(TRIAL_END, self._end)

    async def _fire(self, ticket: Ticket, now: datetime) -> Fired:
        limits, root_id = self.changes.limits, ticket.ticket_id
        try:
            root = (await limits.tree.place(root_id)).root
        except NotFoundError:
            return Fired()
        ends_at = limits.port.read(root).trial_ends_at
        if ends_at is None:
            return Fired()
        if now < ends_at:
            return Fired(ends_at, await self.notice(root_id, ends_at))
        job_id = f"{TRIAL_END} {root_id} {ends_at.isoformat()}"
        return Fired(None, (self.jobs.add(TRIAL_END, tenant=root_id, job_id=job_id),))

    async def _end(self, job: Job) -> None:
        try:
            await self.changes.end_trial(job.tenant)
        except NotFoundError:
            return  # the account is gone
