"""Frequency: the shortest interval between two runs that a plan allows.

    daily, hourly, 15m, 2h, 1d

A more frequent schedule is rejected. After a change to a smaller plan, it fires at the allowed
interval.
Not here: other limits of plans (`kits.metering`).
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final

from tablewright.errors import ForbiddenError
from tablewright.kits.calendar import Cron
from tablewright.kits.metering.allowances import Allowance, Limits
from tablewright.kits.metering.errors import PLAN_LIMIT
from tablewright.kits.metering.plans import UNLIMITED, LimitValue

LIMIT: Final = "syncFrequency"
_NAMED: Final = {
    "hourly": timedelta(hours=1),
    "daily": timedelta(days=1),
    "weekly": timedelta(days=7),
    "monthly": timedelta(days=28),
}
_UNITS: Final = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
_INTERVAL: Final = re.compile(r"([1-9][0-9]{0,4})([mhd])")


def shortest_interval(value: LimitValue) -> timedelta:
    """Returns the interval of a plan; the operator's typing errors allow a daily run.

    >>> shortest_interval("15m")
    datetime.timedelta(seconds=900)
    """
    if value in (UNLIMITED, str(UNLIMITED)):
        return timedelta()
    text = str(value)
    if match := _INTERVAL.fullmatch(text):
        return int(match[1]) * _UNITS[match[2]]
    return _NAMED.get(text, _NAMED["daily"])


def following(times: Cron, after: datetime, interval: timedelta) -> datetime:
    """Returns the next time after a moment; with an interval, the first one that keeps it."""
    if times.shortest_distance() >= interval:
        return times.next(after)
    return times.next(after + interval - timedelta(seconds=1))


async def interval_of(limits: Limits, account_id: str) -> timedelta:
    """Returns the shortest interval of an account's plan."""
    place = await limits.tree.place(account_id)
    return interval_within(await limits.allowance(place.root))


def interval_within(allowance: Allowance) -> timedelta:
    """Returns the shortest interval of the limits of a tree."""
    return shortest_interval(allowance.values.get(LIMIT, UNLIMITED))


async def check_interval(limits: Limits, account_id: str, times: Cron) -> None:
    """Raises `ForbiddenError` for a schedule that is more frequent than the plan allows."""
    place = await limits.tree.place(account_id)
    allowance = await limits.allowance(place.root)
    allowed = allowance.values.get(LIMIT, UNLIMITED)
    wanted, least = times.shortest_distance(), shortest_interval(allowed)
    if wanted >= least:
        return
    plan, plans = allowance.plan, await limits.price_list.all()
    fitting = [
        one
        for one in plans
        if one.is_active
        and (plan is None or one.currency == plan.currency)
        and shortest_interval(one.limits.get(LIMIT, UNLIMITED)) <= wanted
    ]
    best = min(fitting, key=lambda one: (one.price, one.id), default=None)
    raise ForbiddenError(
        f"The plan allows a run every {_words(least)} at most, not every {_words(wanted)}.",
        details={
            "reason": PLAN_LIMIT,
            "limit": LIMIT,
            "used": str(wanted),
            "allowed": allowed,
            "plan": None if plan is None else plan.id,
            "cheapestPlanThatFits": None if best is None else best.id,
        },
        hint="Choose a longer interval, or a larger plan.",
    )


def _words(interval: timedelta) -> str:
    """An interval in its largest whole unit: "15 minutes", "hour"."""
    for unit, size in (("day", timedelta(days=1)), ("hour", timedelta(hours=1))):
        if interval >= size and not interval % size:
            return _counted(interval // size, unit)
    return _counted(max(1, interval // timedelta(minutes=1)), "minute")


def _counted(count: int, unit: str) -> str:
    return unit if count == 1 else f"{count} {unit}s"
