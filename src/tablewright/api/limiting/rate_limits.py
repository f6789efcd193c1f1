"""Rate limits: how much a caller may ask for, counted over all processes.

Each caller has a bucket of `burst` tokens that fills by `requests_per_second`; a request takes one,
and a large one takes more (`api.http.units`). Callers are tenants, or credentials without tenant,
or the addresses of those that show none.

A write for each request would cost more than the request. So a process spends up to a share of the
burst, a twentieth, and then tells the store, which says what all have left. With N processes, over
any time,

    admitted  <=  burst + requests_per_second * time + N * share

or N times the dearest request, if one costs more than a share. A refusal comes at most one share
too early: the store is not asked again until a share has come back. Nothing is reserved, so a
caller that stops asking holds nothing back. Each process that ends, or that forgets a caller
because too many others came, adds a share once. Clocks that differ by d seconds add
`requests_per_second * d`.

While the store does not answer, each process counts for itself, so that the limit is N times as
high: a counter must not refuse what the service could do, and a request that needs the store will
be told 503 by its own work.

A refusal costs nearly as much as an answer. So whoever goes on asking after some refusals gets the
next ones late: on however many connections, it cannot ask so often that others feel it. What it may
ask for is let in one by one, as it comes back, and not a share at once. A caller that waits as it
is told never notices.
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
    """What a caller may ask for."""

    requests_per_second: float
    burst: int

    @property
    def share(self) -> int:
        """What a process spends before it tells the store."""
        return max(1, self.burst // limits.RATE_SHARES)

    @property
    def full_micros(self) -> int:
        """The time in which an empty bucket fills."""
        return self.micros(self.burst)

    def micros(self, tokens: float) -> int:
        """The time in which so many tokens come back."""
        return ceil(tokens * _MICROS / self.requests_per_second)

    def left(self, full_at_micros: int, now_micros: int) -> float:
        """Tokens of a bucket; less than none if processes spent more than there was."""
        missing_micros = max(0, full_at_micros - now_micros)
        return self.burst - missing_micros * self.requests_per_second / _MICROS


@dataclass(slots=True)
class _Account:
    """What this process knows of a caller's bucket."""

    full_at_micros: int = 0  # as the store said last
    credit: int = 0  # what may be spent before the store is asked again
    spent: int = 0  # since the store was told; less than none if some of that was given back
    spent_at_micros: int = 0
    refused_from_micros: int = 0
    refused_until_micros: int = 0
    refusals: int = 0  # with no longer pause between them than a refusal is held back for
    last_refusal_micros: int = 0
    next_at_micros: int = 0  # when one that goes on asking is let in again
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def must_ask(self, cost: int, now_micros: int) -> bool:
        """Whether only the store can say. A clock that went back ends a refusal, too."""
        is_refusing = self.refused_from_micros <= now_micros < self.refused_until_micros
        return self.spent + cost > self.credit and not is_refusing

    def goes_on_asking(self, now_micros: int) -> bool:
        """Whether the caller has had many refusals, and did not wait between them."""
        quiet_micros = now_micros - self.last_refusal_micros
        is_quiet = quiet_micros > limits.RATE_HOLD_SECONDS * _MICROS
        return self.refusals > limits.RATE_REFUSALS_PROMPT and not is_quiet


class StoredRateLimits:
    """Admits requests, and refuses those that are too many."""

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
        """Counts in a database that is bound to no tenant.

        `system` tells apart callers that have the same name in several systems of one store.
        `pause` waits for so many seconds.
        """
        self._db = db
        self._clock = clock
        self._prefix = f"{system}#" if system else ""
        self._default = Quota(requests_per_second, burst)
        self._accounts: OrderedDict[str, _Account] = OrderedDict()
        self._silent_until_micros = 0
        self._pause = pause
        self._held = 0  # refusals that are being held back

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        """Counts a request, and gives headers that tell what is left; `RateLimitedError`.

        What costs more than a full bucket takes a full one. `paid` was taken for it before, and is
        given back if it is refused now.
        """
        quota = self._quota(principal)
        caller = self._prefix + caller_of(principal, address)
        account = self._account(caller)
        cost = min(cost, quota.burst - paid)
        if account.must_ask(cost, self._now_micros()):
            async with account.asking:
                if account.must_ask(cost, self._now_micros()):  # others have waited, too
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
        left = _figures(account, quota, now_micros)
        return {
            "x-ratelimit-limit": str(left["limit"]),
            "x-ratelimit-remaining": str(left["remaining"]),
            "x-ratelimit-reset": str(left["reset"]),
        }

    def charge(self, principal: Principal, address: str, cost: int) -> None:
        """Counts what was done already. It is never refused; later requests may be."""
        account = self._account(self._prefix + caller_of(principal, address))
        account.spent += cost
        account.spent_at_micros = self._now_micros()

    def burst_of(self, principal: Principal) -> int:
        """The most that a caller may ask for at once."""
        return self._quota(principal).burst

    async def _hold_back(self, account: _Account, now_micros: int) -> None:
        """Lets a caller wait for a refusal that has had many, with no such wait between them."""
        quiet_micros = now_micros - account.last_refusal_micros
        if quiet_micros > limits.RATE_HOLD_SECONDS * _MICROS:
            account.refusals = 0
        account.refusals += 1
        account.last_refusal_micros = now_micros
        if account.refusals > limits.RATE_REFUSALS_PROMPT and self._held < limits.RATE_HELD_MAX:
            self._held += 1
            try:
                # Of different lengths, or all of them would come back at once.
                await self._pause(limits.RATE_HOLD_SECONDS * (0.5 + random_share()))
            finally:
                self._held -= 1
                account.last_refusal_micros = self._now_micros()

    async def _let_in_one_by_one(
        self, account: _Account, cost_micros: int, now_micros: int
    ) -> None:
        wait_micros = max(0, account.next_at_micros - now_micros)
        if wait_micros > limits.RATE_HOLD_SECONDS * _MICROS:
            wait_micros = 0  # the clock went back
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
        """Tells the store what was spent, and learns what is left."""
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
        # What was spent long ago has come back since, as far as the bucket had room for it.
        at_micros = min(now_micros, account.spent_at_micros) if told else now_micros
        bucket = StoredBucket(self._db, caller, quota.full_micros)
        if now_micros >= self._silent_until_micros:
            try:
                async with asyncio.timeout(limits.RATE_STORE_SECONDS_MAX):
                    if told:
                        return await bucket.take(quota.micros(told), at_micros, now_micros)
                    return await bucket.full_at(now_micros)
            except (TablewrightError, TimeoutError) as error:
                _log.warning("rate_limits_not_shared", reason=type(error).__name__)
                silence_micros = int(limits.RATE_SILENCE_SECONDS * _MICROS)
                self._silent_until_micros = now_micros + silence_micros
        known = min(account.full_at_micros, bucket.latest(now_micros))
        return max(known, at_micros) + quota.micros(told)


def caller_of(principal: Principal, address: str) -> str:
    """Who a request counts for.

    The address is that of the connection: whoever likes to can write another one into a header.
    Of IPv6 only the network counts, since each has more addresses than could be counted.

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
    except ValueError:  # a socket of the file system has none
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or IPv6Network((int(known), 64), strict=False))
    return str(known)


def _figures(account: _Account, quota: Quota, now_micros: int) -> dict[str, int]:
    known = max(account.full_at_micros, account.spent_at_micros)
    full_at_micros = max(known + quota.micros(account.spent), now_micros)
    left = floor(quota.left(full_at_micros, now_micros))
    return {
        "limit": quota.burst,
        "remaining": max(0, left),
        "reset": ceil((full_at_micros - now_micros) / _MICROS),
    }


def _refusal(account: _Account, quota: Quota, now_micros: int) -> RateLimitedError:
    wait_micros = account.refused_until_micros - now_micros
    return RateLimitedError(
        f"Rate limit: {quota.requests_per_second:g} requests per second, bursts of {quota.burst}.",
        details=_figures(account, quota, now_micros),
        retry_after_seconds=max(1, ceil(wait_micros / _MICROS)),
    )
