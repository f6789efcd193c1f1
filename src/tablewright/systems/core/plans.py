"""Plans of core: the initial price list, and the limits of plans.

The operator may change all of it later.
Not here: enforcing limits and changing plans (`kits.metering`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictingError
from tablewright.kits.accounts import verifying
from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.metering import Limit, Plan, PlanShape
from tablewright.kits.metering.plans import LimitValues, PriceList
from tablewright.kits.metering.trees import Tree
from tablewright.systems.core.design import BillingPlan, Source, Webhook
from tablewright.systems.core.design.maps import PlanLimits
from tablewright.systems.core.design.values import PlanType

SOURCES: Final = "sources"
WEBHOOKS: Final = "webhooks"
TRIAL_PLAN: Final = "professional"

LIMITS: Final = (
    Limit("apiCallsPerMonth", meter="api_calls"),
    Limit("storageGB", counts="storage", meter="storage_used", unit=10**9),
    Limit("users", counts="users"),
    Limit(SOURCES, counts=SOURCES),
    Limit(WEBHOOKS, counts=WEBHOOKS),
)
_ATTRIBUTES: Final = {
    "apiCallsPerMonth": "api_calls_per_month",
    "storageGB": "storage_gb",
    "users": "users",
    "sources": "sources",
    "syncFrequency": "sync_frequency",
    "dataRetentionDays": "data_retention_days",
    "webhooks": "webhooks",
    "customDomains": "custom_domains",
}


def _read_limits(stored: PlanLimits) -> LimitValues:
    return {name: getattr(stored, attribute) for name, attribute in _ATTRIBUTES.items()}


def _write_limits(limits: LimitValues) -> PlanLimits:
    given: dict[str, Any] = {_ATTRIBUTES[name]: value for name, value in limits.items()}
    return PlanLimits(**given)


PLANS: Final = PlanShape(
    BillingPlan,
    id=BillingPlan.plan_id,
    name=BillingPlan.plan_name,
    price=BillingPlan.price,
    currency=BillingPlan.currency,
    limits=BillingPlan.limits,
    features=BillingPlan.features,
    is_active=BillingPlan.is_active,
    is_default=BillingPlan.is_default,
    get=BillingPlan.get,
    each=BillingPlan.scan,
    kind=BillingPlan.plan_type,
    customizable=BillingPlan.customizable,
    metadata=BillingPlan.metadata,
    kind_of=PlanType,
    kinds=tuple(one.value for one in PlanType),
    limit_types={name: str if name == "syncFrequency" else int for name in _ATTRIBUTES},
    read_limits=_read_limits,
    write_limits=_write_limits,
)


def _plan(kind: PlanType, price: int, features: Sequence[str], **limits: int | str) -> Plan:
    return Plan(
        id=kind.value,
        name=kind.value.title(),
        price=price,
        currency="USD",
        limits={**limits, "customDomains": 0},
        kind=kind.value,
        features=tuple(features),
        customizable=kind is PlanType.ENTERPRISE,
    )


# The names and limits of the original product; prices are in cents for a month.
PRICES: Final = (
    _plan(
        PlanType.FREE,
        0,
        ("Daily syncs", "7 days of history"),
        apiCallsPerMonth=1_000,
        storageGB=1,
        users=1,
        sources=3,
        syncFrequency="daily",
        dataRetentionDays=7,
        webhooks=1,
    ),
    _plan(
        PlanType.STARTER,
        1_900,
        ("Hourly syncs", "30 days of history", "Webhooks"),
        apiCallsPerMonth=25_000,
        storageGB=10,
        users=5,
        sources=15,
        syncFrequency="hourly",
        dataRetentionDays=30,
        webhooks=5,
    ),
    _plan(
        PlanType.PROFESSIONAL,
        4_900,
        ("Syncs every 15 minutes", "90 days of history", "Sub-accounts with quotas"),
        apiCallsPerMonth=100_000,
        storageGB=100,
        users=20,
        sources=50,
        syncFrequency="15m",
        dataRetentionDays=90,
        webhooks=20,
    ),
    _plan(
        PlanType.ENTERPRISE,
        19_900,
        ("Syncs every 5 minutes", "A year of history", "Limits by agreement"),
        apiCallsPerMonth=-1,
        storageGB=1_000,
        users=-1,
        sources=-1,
        syncFrequency="5m",
        dataRetentionDays=365,
        webhooks=-1,
    ),
)


async def open_price_list(price_list: PriceList) -> None:
    """Creates the price list of a new store; existing plans are unchanged."""
    if await price_list.default() is not None:
        return
    for plan in PRICES:
        try:
            await price_list.create(plan)
        except ConflictingError:
            continue  # another process has created it


@dataclass(frozen=True, slots=True)
class OpeningPrices:
    """Creates the price list when a service starts, as background work."""

    price_list: PriceList
    name: str = "price list"

    async def run(self, stopping: asyncio.Event) -> None:
        """Creates the plans, and returns."""
        await open_price_list(self.price_list)
        await stopping.wait()


@dataclass(frozen=True, slots=True)
class Recounting:
    """Counts a tree from its data, for the nightly comparison."""

    db: AsyncDatabase
    parts: Callable[[], AccountParts]  # which are assembled later
    tree: Tree

    async def __call__(self, root_id: str) -> Mapping[str, int]:
        """The counts of a tree, by the names of `treeCounts`."""
        counts = await verifying.counted(self.parts(), root_id)
        sources = webhooks = storage = 0
        for account in await self.tree.accounts(root_id):
            listed = Source.in_account(account.account_id).with_hidden()
            found = (await self.db.all(listed, unreadable="collect")).items
            sources += sum(one.deleted_at is None for one in found)
            storage += sum(one.stored_bytes or 0 for one in found)
            hooks = await self.db.all(Webhook.in_account(account.account_id), unreadable="collect")
            webhooks += len(hooks.items)
        return {**counts, SOURCES: sources, WEBHOOKS: webhooks, "storage": storage}
