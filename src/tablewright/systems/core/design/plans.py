"""Billing plans: the price list for accounts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Self

from tablewright.model import (
    Entity,
    EpochSeconds,
    Key,
    Operation,
    Provisioned,
    Scan,
    Table,
    action,
    attr,
    camel,
    created,
    get_all,
    unique,
    updated,
)
from tablewright.systems.core.design.maps import PlanLimits
from tablewright.systems.core.design.values import PlanType


class BillingPlans(Table, name="billing_plans", billing=Provisioned(5, 1)):
    """Stores subscription and billing plan information."""


class BillingPlan(Entity, table=BillingPlans, names=camel, shared=True):
    """A plan of the price list, which is the same for all accounts."""

    plan_id: str = attr(doc="Unique plan identifier")
    plan_name: str = attr(doc="Display name of the plan")
    plan_type: PlanType = attr(doc="free, starter, professional, enterprise")
    price: int = attr(doc="Monthly price in cents")
    currency: str = attr(doc="Currency code (USD, EUR, etc.)")
    limits: PlanLimits = attr(doc="Usage limits configuration")
    features: list[str] = attr(doc="List of included features")
    is_active: bool = attr(default=True, doc="Plan availability status")
    is_default: bool = attr(default=False, doc="Default plan for new accounts")
    customizable: bool = attr(default=False, doc="Whether plan can be customized")
    metadata: dict[str, Any] | None = attr(default=None, doc="Additional plan metadata")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    updated_at: EpochSeconds = updated(doc="Unix timestamp of last update")
    default_mark: Literal["default"] | None = unique(
        doc="Only on the default plan; unique", extension=True
    )

    primary = Key("{plan_id}")

    @primary.get
    def get(cls, plan_id: str) -> None:
        """Get plan details."""

    # tablewright: allow L107 because there are few plans, and they are kept in memory
    @action("Scan")
    @classmethod
    def available(cls) -> Scan[Self]:
        """List available plans: there are few, so the whole table is read."""
        return cls.scan().where(cls.is_active == True)  # noqa: E712

    @action("BatchGetItem")
    @classmethod
    def compare(cls, plan_ids: Iterable[str]) -> Operation[list[Self | None]]:
        """Compare plan features: several plans at once, in the requested order."""
        return get_all(cls.get(plan_id) for plan_id in plan_ids)
