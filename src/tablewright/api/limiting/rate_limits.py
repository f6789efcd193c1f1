"""Rate limits of callers, counted over all processes.

Each caller has a bucket of `burst` tokens that refills with `requests_per_second`. A request takes
one token, a large one more (`api.http.units`). Callers are tenants, credentials without a tenant,
or the addresses of unauthenticated callers.

One write per request would cost more than the request. A process therefore spends up to a share of
the burst, a twentieth, before it updates the store and reads the remaining tokens. With N
processes, over any time,

    admitted  <=  burst + requests_per_second * time + N * share

or N times the most expensive request, if that exceeds a share. A rejection comes at most one share
too early: the store is not asked again until a share has refilled. Nothing is reserved, so an idle
caller blocks nothing. Each process that ends, or that evicts a caller from memory, adds a share
once. Clocks that differ by d seconds add `requests_per_second * d`.

While the store is unavailable, each process counts alone, so the limit is N times as high: a
counter must not reject requests that the service can serve. A request that needs the store gets 503
from its own work.

A rejection costs nearly as much as a response. A caller that continues after several rejections
therefore gets the next ones with a delay: with any number of connections, it cannot slow down
others. Its refilled tokens are granted one by one, not a share at once. A caller that honours
Retry-After never notices.
Not here: the stored bucket (`api.limiting.rate_records`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil, floor

import structlog

from tablewright.api import limits
from tablewright.api.limiting.rate_records import StoredBucket
from tablewright.api.rules import Principal
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import RateLimitedError, TablewrightError
from tablewright.ids import random_share

_log = structlog.stdlib.get_logger("tablewright.rate_limits")
_MICROS = 1_000_000

Pause = Callable[[float], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Quota:
    """The rate limit of a caller."""

    requests_per_second: float
    burst: int

    @property
    def share(self) -> int:
        """Tokens that a process spends before it updates the store."""
        return max(1, self.burst // limits.RATE_SHARES)

    @property
    def full_micros(self) -> int:
        """The time to fill an empty bucket."""
        return self.micros(self.burst)

    def micros(self, tokens: float) -> int:
        """The time in which a number of tokens refills."""
        return ceil(tokens * _MICROS / self.requests_per_second)

    def left(self, full_at_micros: int, now_micros: int) -> float:
        """The tokens of a bucket; negative if processes spent more than it had."""
        missing_micros = max(0, full_at_micros - now_micros)
        return self.burst - missing_micros * self.requests_per_second / _MICROS


@dataclass(slots=True)
class _Account:
    """This process's knowledge of a caller's bucket."""

    full_at_micros: int = 0  # as last read from the store
    credit: int = 0  # may be spent before the next update
    spent: int = 0  # since the last update; negative after refunds
    spent_at_micros: int = 0
    refused_from_micros: int = 0
    refused_until_micros: int = 0
    refusals: int = 0  # without a pause longer than the delay of a rejection
    last_refusal_micros: int = 0
    next_at_micros: int = 0  # when a persistent caller is admitted again
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def must_ask(self, cost: int, now_micros: int) -> bool:
        """Whether the store must decide. A clock that went back also ends a rejection."""
        is_refusing = self.refused_from_micros <= now_micros < self.refused_until_micros
        return self.spent + cost > self.credit and not is_refusing

    def goes_on_asking(self, now_micros: int) -> bool:
        """Whether the caller has had many rejections, without waiting between them."""
        if self.refusals <= limits.RATE_REFUSALS_PROMPT:
            return False
        quiet_micros = now_micros - self.last_refusal_micros
        return quiet_micros <= limits.RATE_HOLD_SECONDS * _MICROS


class StoredRateLimits:
    """Admits requests, and rejects those above the limit."""

    def __init__(
        self,
        db: AsyncDatabase,
        *,
        clock: Clock,
        system: str = "",
        requests_per_second: float = limits.RATE_PER_SECOND_DEFAULT,
        burst: int = limits.RATE_BURST_DEFAULT,
        pause: Pause = asyncio.sleep,
    ) -> None:
        """`db` must not be bound to a tenant.

        `system` distinguishes callers with the same name in several systems of one store. `pause`
        waits for a number of seconds.
        """
        self._db = db
        self._clock = clock
        self._prefix = f"{system}#" if system else ""
        self._default = Quota(requests_per_second, burst)
        self._accounts: OrderedDict[str, _Account] = OrderedDict()
        self._silent_until_micros = 0
        self._pause = pause
        self._held = 0  # delayed rejections

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        """Counts a request and returns headers with the remaining tokens; `RateLimitedError`.

        A request that costs more than a full bucket takes a full one. `paid` was charged before,
        and is refunded on rejection.
        """
        quota = self._quota(principal)
        caller = self._prefix + caller_of(principal, address)
        account = self._account(caller)
        cost = min(cost, quota.burst - paid)
        now_micros = self._now_micros()
        if account.must_ask(cost, now_micros):
            async with account.asking:
                if account.must_ask(cost, self._now_micros()):  # another request may have asked
                    await self._ask(account, caller, quota, cost)
            now_micros = self._now_micros()
        if account.spent + cost > account.credit:
            account.spent -= paid
            await self._hold_back(account, now_micros)
            raise _refusal(account, quota, self._now_micros())
        account.spent += cost
        account.spent_at_micros = now_micros
        if account.goes_on_asking(now_micros):
            await self._let_in_one_by_one(account, quota.micros(cost), now_micros)
        remaining, reset = _left(account, quota, now_micros)
        return {
            "x-ratelimit-limit": str(quota.burst),
            "x-ratelimit-remaining": str(remaining),
            "x-ratelimit-reset": str(reset),
        }

    def charge(self, principal: Principal, address: str, cost: int) -> None:
        """Counts completed work. It is never rejected, but later requests may be."""
        account = self._account(self._prefix + caller_of(principal, address))
        account.spent += cost
        account.spent_at_micros = self._now_micros()

    def burst_of(self, principal: Principal) -> int:
        """Returns the maximum burst of a caller."""
        return self._quota(principal).burst

    async def _hold_back(self, account: _Account, now_micros: int) -> None:
        """Delays the rejection of a caller that has had many without waiting between them."""
        quiet_micros = now_micros - account.last_refusal_micros
        if quiet_micros > limits.RATE_HOLD_SECONDS * _MICROS:
            account.refusals = 0
        account.refusals += 1
        account.last_refusal_micros = now_micros
        if account.refusals > limits.RATE_REFUSALS_PROMPT and self._held < limits.RATE_HELD_MAX:
            self._held += 1
            try:
                # Delays differ in length, so that callers do not return all at once.
                await self._pause(limits.RATE_HOLD_SECONDS * (0.5 + random_share()))
            finally:
                self._held -= 1
                account.last_refusal_micros = self._now_micros()

    async def _let_in_one_by_one(
        self, account: _Account, cost_micros: int, now_micros: int
    ) -> None:
        wait_micros = max(0, account.next_at_micros - now_micros)
        if wait_micros > limits.RATE_HOLD_SECONDS * _MICROS:
            wait_micros = 0  # the clock was set back
        account.next_at_micros = now_micros + wait_micros + cost_micros
        if wait_micros:
            await self._pause(wait_micros / _MICROS)

    def _now_micros(self) -> int:
        return int(self._clock.now() * _MICROS)

    def _quota(self, principal: Principal) -> Quota:
        default = self._default
        if principal.requests_per_second is None and principal.burst is None:
            return default
        own = Quota(
            default.requests_per_second
            if principal.requests_per_second is None
            else principal.requests_per_second,
            default.burst if principal.burst is None else principal.burst,
        )
        if own.requests_per_second <= 0 or own.burst <= 0:
            raise RateLimitedError(
                "The caller is suspended.",
                hint="Ask the operator to raise the limit.",
                details={"limit": 0, "remaining": 0, "reset": limits.RATE_SUSPENDED_SECONDS},
                retry_after_seconds=limits.RATE_SUSPENDED_SECONDS,
            )
        return own

    def _account(self, caller: str) -> _Account:
        account = self._accounts.get(caller)
        if account is None:
            account = self._accounts[caller] = _Account()
            if len(self._accounts) > limits.RATE_CALLERS_REMEMBERED_MAX:
                self._accounts.popitem(last=False)
        self._accounts.move_to_end(caller)
        return account

    async def _ask(self, account: _Account, caller: str, quota: Quota, cost: int) -> None:
        """Updates the store with the spent tokens, and reads the remaining ones."""
        told, now_micros = max(0, account.spent), self._now_micros()
        full_at_micros = await self._stored(account, caller, quota, told)
        account.spent -= told
        account.full_at_micros = full_at_micros
        left = quota.left(full_at_micros, now_micros)
        account.credit = min(max(quota.share, account.spent + cost), floor(left))
        if account.spent + cost > account.credit:
            wanted = max(quota.share, account.spent + cost)
            account.refused_from_micros = now_micros
            account.refused_until_micros = now_micros + quota.micros(wanted - left)

    async def _stored(self, account: _Account, caller: str, quota: Quota, told: int) -> int:
        now_micros = self._now_micros()
        # Tokens spent long ago have refilled since, up to the size of the bucket.
        at_micros = min(now_micros, account.spent_at_micros) if told else now_micros
        bucket = StoredBucket(self._db, caller, quota.full_micros)
        if now_micros >= self._silent_until_micros:
            try:
                async with asyncio.timeout(limits.RATE_STORE_SECONDS_MAX):
                    if told:
                        known, micros = account.full_at_micros, quota.micros(told)
                        return await bucket.take(micros, at_micros, now_micros, known)
                    return await bucket.full_at(now_micros)
            except (TablewrightError, TimeoutError) as error:
                _log.warning("rate_limits_not_shared", reason=type(error).__name__)
                silence_micros = int(limits.RATE_SILENCE_SECONDS * _MICROS)
                self._silent_until_micros = now_micros + silence_micros
        known = min(account.full_at_micros, bucket.latest(now_micros))
        return max(known, at_micros) + quota.micros(told)


def caller_of(principal: Principal, address: str) -> str:
    """Returns the caller that a request counts for.

    The address is that of the connection, because anyone can send another one in a header. IPv6
    addresses count by network, which has too many addresses to count each.

    >>> from tablewright.api.rules import NOBODY
    >>> caller_of(NOBODY, "2001:db8::7")
    'address#2001:db8::/64'
    """
    if principal.tenant is not None:
        return f"tenant#{principal.tenant}"
    if principal.subject:
        return f"{principal.kind.value}#{principal.subject}"
    return f"address#{_network(address)}"


def _network(address: str) -> str:
    try:
        known = ip_address(address)
    except ValueError:  # Unix sockets have no address
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or IPv6Network((int(known), 64), strict=False))
    return str(known)


def _left(account: _Account, quota: Quota, now_micros: int) -> tuple[int, int]:
    """Returns the remaining tokens, and the seconds until the bucket is full."""
    known = max(account.full_at_micros, account.spent_at_micros)
    missing_micros = max(0, known + quota.micros(account.spent) - now_micros)
    left = quota.burst - ceil(missing_micros * quota.requests_per_second / _MICROS)
    return max(0, left), ceil(missing_micros / _MICROS)


def _refusal(account: _Account, quota: Quota, now_micros: int) -> RateLimitedError:
    wait_micros = account.refused_until_micros - now_micros
    remaining, reset = _left(account, quota, now_micros)
    return RateLimitedError(
        f"Rate limit: {quota.requests_per_second:g} requests per second, bursts of {quota.burst}.",
        details={"limit": quota.burst, "remaining": remaining, "reset": reset},
        retry_after_seconds=max(1, ceil(wait_micros / _MICROS)),
    )
