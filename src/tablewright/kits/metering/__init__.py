"""Metering: the usage of accounts, the limits of their plans, and prices.

See `docs/guides/metering.md`.
"""

from __future__ import annotations

from tablewright.kits.metering.allowances import Allowance, Limit, Limits
from tablewright.kits.metering.calls import CallMeter
from tablewright.kits.metering.changing import Paused, Pausing, PlanChanges
from tablewright.kits.metering.counts import CountCheck, Counts, Drift
from tablewright.kits.metering.gathering import Meters
from tablewright.kits.metering.kit import MeteringKit
from tablewright.kits.metering.meters import MeterSet
from tablewright.kits.metering.plans import Plan, PlanShape, PriceList, own_plans
from tablewright.kits.metering.shapes import UsageShape, own_usage
from tablewright.kits.metering.subscriptions import PlanPort, PlanSubscription, SettingsPlans
from tablewright.kits.metering.trees import (
    AccountTrees,
    FlatTree,
    Roots,
    SubscriberShape,
    own_subscribers,
)
from tablewright.kits.metering.trials import Trials
from tablewright.kits.metering.warning import LimitReached

__all__ = [
    "AccountTrees",
    "Allowance",
    "CallMeter",
    "CountCheck",
    "Counts",
    "Drift",
    "FlatTree",
    "Limit",
    "LimitReached",
    "Limits",
    "MeterSet",
    "MeteringKit",
    "Meters",
    "Paused",
    "Pausing",
    "Plan",
    "PlanChanges",
    "PlanPort",
    "PlanShape",
    "PlanSubscription",
    "PriceList",
    "Roots",
    "SettingsPlans",
    "SubscriberShape",
    "Trials",
    "UsageShape",
    "own_plans",
    "own_subscribers",
    "own_usage",
]
