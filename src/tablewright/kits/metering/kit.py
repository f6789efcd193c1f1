"""MeteringKit: the parts of the metering kit in one running system.

    kit = MeteringKit.of(
        given, "shop", METERS, LIMITS, jobs=jobs, tickets=tickets, audit=audit, tree=tree,
    )
    Assembly(..., work=(runner, calendar), calls=kit.calls, beside=(kit.meters,))
    ROUTES.include(metering_routes(), of=lambda parts: parts.metering, prefix="/v1")

Not here: the routes (`metering.routes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.api.runtime import Runtime
from tablewright.clock import instant
from tablewright.kits.audit import Audit
from tablewright.kits.calendar import Cron, FiringTickets, Recurring, Tickets
from tablewright.kits.jobs import JobKind, JobQueue
from tablewright.kits.metering.allowances import Limit, Limits
from tablewright.kits.metering.calls import CallMeter
from tablewright.kits.metering.changing import NothingToPause, Pausing, PlanChanges
from tablewright.kits.metering.counts import (
    RECOUNT,
    CountCheck,
    Counts,
    EachRoot,
    OnDrift,
    Recounted,
    logged_only,
    scanned_roots,
)
from tablewright.kits.metering.days import CLOSE_DAY, Days
from tablewright.kits.metering.gathering import Meters
from tablewright.kits.metering.meters import MeterSet
from tablewright.kits.metering.plans import PlanShape, PriceList, own_plans
from tablewright.kits.metering.reports.reports import Reports
from tablewright.kits.metering.shapes import UsageShape, own_usage
from tablewright.kits.metering.subscriptions import PlanPort, SettingsPlans
from tablewright.kits.metering.trees import Roots, Tree, own_subscribers
from tablewright.kits.metering.trials import TrialNotice, Trials, no_notice
from tablewright.kits.metering.vocabulary import WHILE_ENDED
from tablewright.kits.metering.warning import Warn, Warnings, silent


@dataclass(frozen=True, slots=True)
class MeteringKit:
    """Meters, limits and plans of one running system."""

    title: str
    meters: Meters
    limits: Limits
    counts: Counts
    calls: CallMeter
    changes: PlanChanges
    trials: Trials
    days: Days
    reports: Reports
    recount: CountCheck | None

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        meters: MeterSet,
        limits: Sequence[Limit],
        *,
        jobs: JobQueue,
        tickets: Tickets,
        audit: Audit,
        title: str = "",
        tree: Tree | None = None,
        usage: UsageShape[Any] | None = None,
        plans: PlanShape[Any] | None = None,
        port: PlanPort | None = None,
        calls: str = "api_calls",
        warn: Warn = silent,
        trial_notice: TrialNotice = no_notice,
        pauses: Pausing | None = None,
        recounted: Recounted | None = None,
        each_root: EachRoot | None = None,
        on_drift: OnDrift = logged_only,
    ) -> MeteringKit:
        """Assembles the kit; without shapes, it stores everything in its own records.

        `tree` finds the roots of accounts; without it, each account is its own root. `port` reads
        and writes subscriptions, by default in the settings of roots. `calls` names the counter of
        requests. `warn`, `trial_notice` and `on_drift` are called when something needs attention.
        `pauses` finds the resources that a smaller plan pauses. `recounted` counts a tree from its
        data.
        """
        used_tree = tree or own_subscribers(given.db, system)
        roots, shape = Roots(used_tree), usage or own_usage(system)
        counted = Meters(
            system, meters, shape, roots, db=given.db, clock=given.clock, wait=given.wait
        )
        days = Days(system, given.db, given.clock, meters, shape)
        known = Limits(
            system,
            given.db,
            given.clock,
            used_tree,
            PriceList(system, given.db, plans or own_plans(system), audit),
            port or SettingsPlans(used_tree.shape),
            limits,
            meters,
            Warnings(system, given.db, given.clock, jobs, warn),
            days,
        )
        changes = PlanChanges(known, audit, given.ids, jobs, pauses or NothingToPause())
        recount = None
        if recounted is not None:
            each = each_root or scanned_roots(known)
            recount = CountCheck(known, jobs, recounted, each, on_drift)
        return cls(
            title or system,
            counted,
            known,
            Counts(known),
            CallMeter(counted, known, roots, calls),
            changes,
            Trials(changes, tickets, jobs, trial_notice),
            days,
            Reports(known, days, changes),
            recount,
        )

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        recount = [] if self.recount is None else self.recount.kinds
        return [
            self.limits.kind,
            self.days.kind,
            self.trials.kind,
            *self.changes.kinds,
            *recount,
        ]

    @property
    def recurring(self) -> list[Recurring]:
        """The nightly work, for the system's calendar."""
        closing = Recurring(CLOSE_DAY, CLOSE_DAY, Cron("10 0 * * *"))
        if self.recount is None:
            return [closing]
        return [closing, Recurring(RECOUNT, RECOUNT, Cron("0 3 * * *"))]

    @property
    def firing(self) -> FiringTickets:
        """Fires the tickets of trials, for the system's calendar."""
        return self.trials.firing

    def kept(self, root: Any) -> Sequence[str] | None:
        """Returns patterns of the remaining permissions in a tree; None: all of them.

        For `AccountKit.of(..., kept=...)`: after the end of a cancelled plan, people can only read,
        export and manage billing.
        """
        held = self.limits.port.read(root)
        return WHILE_ENDED if held.has_ended(instant(self.limits.clock)) else None
