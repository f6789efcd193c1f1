"""Invariants of core, section 11 of its specification: those of the kits, and its own.

Paths, admins, addresses, accounts, members and keys (1, 2, 3, 10 and 12) are those of
`tests.kits.product.invariants`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablewright.kits.metering.records import MonthRecord
from tablewright.kits.webhooks.records import Delivery, DeliveryStatus
from tablewright.systems.core.design import (
    Account,
    Activity,
    BillingPlan,
    DailyUsage,
    Notification,
    Source,
    Webhook,
)
from tablewright.testing.matrix.stored import items_of
from tests.kits.product.invariants import KIT_CHECKS
from tests.kits.product.world import World
from tests.systems.core.sweeps.source_invariants import SOURCE_CHECKS


async def problems(world: World) -> list[str]:
    """Everything that contradicts an invariant, as sentences."""
    found: list[str] = []
    for check in CHECKS:
        found += await check(world)
    return found


async def _all(world: World, entity: Any) -> list[Any]:
    return list(await world.db.all(entity.scan().with_hidden()))


async def _plans(world: World) -> list[str]:
    """3: there is one default plan."""
    marked = [one.plan_id for one in await _all(world, BillingPlan) if one.is_default]
    default = await world.running.parts.metering.limits.price_list.default()
    known = [] if default is None else [default.id]
    return [] if len(marked) == 1 and marked == known else [f"Default plans: {marked}, {known}."]


async def _counts(world: World) -> list[str]:
    """10: the counts of every tree are what the tree has."""
    recount = world.running.parts.metering.recount
    found: list[str] = []
    for account in await _all(world, Account):
        if account.parent_account_id is None:
            drift = await recount.drift(account.account_id)
            if drift is not None:
                found.append(f"{drift}")
    return found + await wrong_own_counts(world.db)


async def wrong_own_counts(db: Any) -> list[str]:
    """Accounts below a root whose own counts, which quotas limit, differ from what they have."""
    found: list[str] = []
    for account in await db.all(Account.scan().with_hidden()):
        if account.parent_account_id is None:
            continue
        sources = await db.all(Source.in_account(account.account_id).with_hidden())
        real = {
            "sources": sum(one.deleted_at is None for one in sources),
            "storage": sum(one.stored_bytes or 0 for one in sources),
            "webhooks": len(await db.all(Webhook.in_account(account.account_id))),
        }
        stored = {name: (account.tree_counts or {}).get(name, 0) for name in real}
        if stored != real:
            found.append(f"{account.account_id} has the counts {stored} instead of {real}.")
    return found


async def _failures(world: World) -> list[str]:
    """8: an endpoint whose last delivery succeeded has no failures."""
    last: dict[str, list[Delivery]] = {}  # the deliveries of the last moment
    for one in await _all(world, Delivery):
        if one.attempts:
            known = last.get(one.endpoint_id)
            at = one.attempts[-1].at
            if known is None or at > known[0].attempts[-1].at:
                last[one.endpoint_id] = [one]
            elif at == known[0].attempts[-1].at:
                known.append(one)
    return [
        f"{hook.webhook_id} has {hook.failure_count} failures after a delivery."
        for hook in await _all(world, Webhook)
        if (newest := last.get(hook.webhook_id))
        and all(one.status is DeliveryStatus.DELIVERED for one in newest)
        and hook.failure_count
    ]


async def _usage(world: World) -> list[str]:
    """9: people and hours add up to each day, and days to the month that plans limit."""
    rows, found = await _all(world, DailyUsage), list[str]()
    months = Counter[tuple[str, str]]()
    for row in rows:
        name = f"{row.account_id} on {row.metric_date}"
        if sum(row.hourly_counts or []) != row.api_calls:
            found.append(f"The hours of {name} do not add up.")
        root = (await world.running.parts.metering.limits.tree.place(row.account_id)).root_id
        months[root, f"{row.metric_date:%Y-%m}"] += row.api_calls
    for one in await _all(world, MonthRecord):
        place = (one.root_id, one.month)
        if months[place] != one.sums.get("api_calls", 0):
            found.append(f"The days of {place} do not add up: {months[place]}, {one.sums}.")
    return found


async def _notices(world: World) -> list[str]:
    """11: the key of the index agrees with whether a notice is read; one for each cause."""
    found: list[str] = []
    causes = Counter[tuple[str, str, Any]]()
    for raw in await items_of(world.db, "notifications"):
        word = "true" if raw["isRead"]["BOOL"] else "false"
        if raw["isRead#createdAt"]["S"] != f"{word}#{int(raw['createdAt']['N']):010}":
            found.append(f"{raw['notificationId']} is sorted as {raw['isRead#createdAt']}.")
    for one in await _all(world, Notification):
        causes[one.user_id, one.title, str(one.metadata)] += 1
    return found + [f"{cause} was told {n} times." for cause, n in causes.items() if n > 1]


async def _hooks_log(world: World) -> list[str]:
    """12: every webhook was created once, and deleted at most once."""
    log = [(one.event_type, one.resource_id) for one in await _all(world, Activity)]
    hooks = await _all(world, Webhook)
    created = Counter(about for event, about in log if event == "webhook_created")
    deleted = Counter(about for event, about in log if event == "webhook_deleted")
    found: list[str] = []
    if created != Counter(one.webhook_id for one in hooks):
        found.append(f"The log creates the webhooks {created}.")
    if deleted != Counter(one.webhook_id for one in hooks if one.deleted_at is not None):
        found.append(f"The log deletes the webhooks {deleted}.")
    return found


CHECKS = (
    *KIT_CHECKS,
    _plans,
    _counts,
    _failures,
    _usage,
    _notices,
    _hooks_log,
    *SOURCE_CHECKS,
)
