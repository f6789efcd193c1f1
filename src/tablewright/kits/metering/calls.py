"""Calls: counts requests with keys and tokens, and rejects them when the monthly limit is reached.

    Assembly(..., calls=CallMeter(meters, limits, "api_calls"))

Requests of pages use a cookie, and are free. The usage of a tree is read once a minute per process:
a limit takes effect up to a minute late. If the store is unavailable, requests pass.
Not here: the caller of this module (`api.http.handling`).
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import structlog

from tablewright.api.rules import Principal
from tablewright.errors import HttpError, RateLimitedError, TablewrightError
from tablewright.kits.metering import limits as kit_limits
from tablewright.kits.metering.allowances import Allowance, Limit, Limits
from tablewright.kits.metering.errors import too_many_calls
from tablewright.kits.metering.gathering import Meters
from tablewright.kits.metering.plans import cheapest
from tablewright.kits.metering.trees import Roots
from tablewright.kits.metering.warning import reached

_log = structlog.stdlib.get_logger("tablewright.metering")


@dataclass(slots=True)
class _Known:
    """The month of a tree, as this process knows it."""

    until: float = 0.0  # when to read again
    spent: RateLimitedError | None = None  # the error, if the limit is reached


class CallMeter:
    """Counts the calls of accounts, within a monthly limit."""

    def __init__(self, meters: Meters, limits: Limits, roots: Roots, meter: str) -> None:
        self._meters = meters
        self._limits = limits
        self._roots = roots
        self._meter = meter
        self._clock = limits.clock
        self._limit = next((one for one in limits.declared if one.meter == meter), None)
        self._known: OrderedDict[str, _Known] = OrderedDict()  # by account

    def admit(self, principal: Principal) -> Awaitable[None] | None:
        """Counts a call; raises `RateLimitedError` if the monthly limit is reached.

        Returns an awaitable if the store must be read first.
        """
        account = principal.tenant
        if account is None or principal.by_cookie:
            return None
        known = self._known.get(account)
        if self._limit is not None and (known is None or self._clock.now() >= known.until):
            return self._look(account, principal.person, self._limit)
        self._count(account, principal.person, known)
        return None

    def _count(self, account: str, person: str, known: _Known | None) -> None:
        if known is not None and known.spent is not None:
            # A new error each time: one that is raised again would collect tracebacks.
            raise _again(known.spent, self._clock.now())
        self._meters.count(self._meter, account, person=person)

    async def _look(self, account: str, person: str, limit: Limit) -> None:
        known = self._known.setdefault(account, _Known())
        # Other requests use the previous value: one read is enough.
        known.until = self._clock.now() + kit_limits.CALLS_LOOK_SECONDS
        self._known.move_to_end(account)
        if len(self._known) > kit_limits.CALLERS_REMEMBERED_MAX:
            self._known.popitem(last=False)
        try:
            known.spent = await self._spent(account, limit)
            known.until = min(known.until, month_end(self._clock.now()))
        except (TablewrightError, TimeoutError) as error:
            if isinstance(error, HttpError):
                known.spent = None  # the account is deleted: its routes report that
            _log.warning("calls_not_checked", account=account, reason=type(error).__name__)
            known.until = self._clock.now() + kit_limits.CALLS_LOOK_AGAIN_SECONDS
        self._count(account, person, known)

    async def _spent(self, account: str, limit: Limit) -> RateLimitedError | None:
        root_id = await self._roots.of(account)
        allowance = await self._limits.of(root_id)
        allowed = allowance.allowed(limit)
        if allowed is None:
            return None
        month = await self._limits.month(root_id)
        used = limit.units(month.get(self._meter, 0))
        if percent := reached(used, allowed):
            notice = self._limits.warnings.noticing(root_id, limit.name, percent)
            await self._limits.db.run(notice)
        if allowance.most(limit) is None or used < allowed:
            return None
        return await self._error(allowance, limit, used, allowed)

    async def _error(
        self, allowance: Allowance, limit: Limit, used: int, allowed: int
    ) -> RateLimitedError:
        plan = allowance.plan
        plans = await self._limits.price_list.all()
        fitting = cheapest(plans, limit.name, used + 1, "" if plan is None else plan.currency)
        return too_many_calls(limit.name, used, allowed, plan, fitting, retry_after_seconds=0)


def _again(error: RateLimitedError, now: float) -> RateLimitedError:
    return RateLimitedError(
        error.message,
        details=error.details,
        hint=error.hint,
        retry_after_seconds=max(1, math.ceil(month_end(now) - now)),
    )


def month_end(now_seconds: float) -> float:
    """Returns the end of the month of a moment, in UTC.

    >>> month_end(0.0) / 86400
    31.0
    """
    first = datetime.fromtimestamp(now_seconds, UTC).replace(
        day=1, hour=0, minute=0, second=0, microsecond=0
    )
    following = (first + timedelta(days=32)).replace(day=1)
    return following.timestamp()
