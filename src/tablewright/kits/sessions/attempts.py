"""Attempts: how often something may be tried in a time, counted exactly, over all processes.

    resets = Attempts(db, clock, system="app", what="reset", count=5, seconds=900)
    await resets.take(address)                      # the sixth in 15 minutes: RateLimitedError

The moments of the last few are kept, so that no stretch of time has more than its count, wherever
it begins. An attempt that is refused is not counted: whoever goes on trying does not make it worse.

`SignInLimits` puts two of them together. An attempt to sign in counts for its account and for its
address, before the password is looked at, so that no number of requests at once gets further. A
good one clears the account, and is taken back from the address. An address from which somebody has
signed in is counted apart from all others: a stranger cannot lock the owner out.
Not here: the limits of requests as such (`api.limiting.rate_limits`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from math import ceil

from tablewright.api.limiting.rate_limits import caller_of
from tablewright.api.rules import NOBODY
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import ConflictError, RateLimitedError
from tablewright.ids import Ids, RandomIds
from tablewright.kits.sessions import limits
from tablewright.kits.sessions.attempt_records import AttemptLog, KnownAddress
from tablewright.model import write_all

_MICROS = 1_000_000


class Attempts:
    """Counts attempts at one thing."""

    def __init__(
        self,
        db: AsyncDatabase,
        clock: Clock,
        *,
        system: str,
        what: str,
        count: int,
        seconds: int,
        ids: Ids | None = None,
    ) -> None:
        """Counts in a database that is bound to no tenant."""
        self._db = db
        self._clock = clock
        self._ids = ids or RandomIds()
        self._system = system
        self._what = what
        self._count = count
        self._seconds = seconds

    async def take(self, whose: str) -> int:
        """Counts an attempt, and gives its moment; raises `RateLimitedError`."""
        for _ in range(limits.ATTEMPT_ROUNDS_MAX):
            now = int(self._clock.now() * _MICROS)
            seen = await self._seen(whose)
            recent = self._recent(seen, now)
            if len(recent) >= self._count:
                raise self._refusal(recent, now)
            if await self._write(whose, seen, [*recent, now], now):
                return now
        raise self._refusal([], 0)  # so many at once are too many, whatever the count says

    async def give_back(self, whose: str, moment: int) -> None:
        """Does not count an attempt any longer, if it still would."""
        for _ in range(limits.ATTEMPT_ROUNDS_MAX):
            seen = await self._seen(whose)
            if seen is None or moment not in seen:
                return
            kept = list(seen)
            kept.remove(moment)
            if await self._write(whose, seen, kept, int(self._clock.now() * _MICROS)):
                return

    async def forget(self, whose: str) -> None:
        """Counts from nought again."""
        place = AttemptLog.at(system=self._system, what=self._what, whose_hash=_hash(whose))
        await self._db.run(write_all([place.erase()]))

    async def _seen(self, whose: str) -> list[int] | None:
        get = AttemptLog.get(self._system, self._what, _hash(whose)).consistently()
        found = await self._db.run(get.with_hidden())
        return None if found is None else found.moments

    def _recent(self, seen: list[int] | None, now: int) -> list[int]:
        """Those that count; none that a clock which has gone back put into the future."""
        return [one for one in seen or () if now - self._seconds * _MICROS < one <= now]

    async def _write(
        self, whose: str, seen: list[int] | None, moments: list[int], now: int
    ) -> bool:
        """Writes moments in place of those that were seen; whether these were still there."""
        log = AttemptLog(
            system=self._system,
            what=self._what,
            whose_hash=_hash(whose),
            moments=moments,
            written_by=self._ids.uuid(),
            expires_at=datetime.fromtimestamp(now // _MICROS + self._seconds + 1, UTC),
        )
        put = log.create() if seen is None else log.put(AttemptLog.moments == seen)
        try:
            await self._db.run(put.marked_by(AttemptLog.written_by))
        except ConflictError:
            return False
        return True

    def _refusal(self, recent: list[int], now: int) -> RateLimitedError:
        wait = 1
        if recent:
            wait = max(1, ceil((recent[0] + self._seconds * _MICROS - now) / _MICROS))
        return RateLimitedError(
            f"At most {self._count} attempts are allowed in {self._seconds // 60} minutes.",
            details={"limit": self._count, "remaining": 0, "reset": wait},
            retry_after_seconds=wait,
        )


@dataclass(frozen=True, slots=True)
class SignIn:
    """An attempt to sign in that was let through."""

    account: str
    network: str
    counted_for: str
    moment: int


class SignInLimits:
    """How often somebody may try a password."""

    def __init__(
        self, db: AsyncDatabase, clock: Clock, *, system: str, ids: Ids | None = None
    ) -> None:
        """Counts in a database that is bound to no tenant."""
        self._db = db
        self._system = system
        of = {"count": limits.SIGN_IN_FAILURES_MAX, "seconds": limits.SIGN_IN_WINDOW_SECONDS}
        account, address = "sign-in-account", "sign-in-address"
        self._accounts = Attempts(db, clock, system=system, what=account, ids=ids, **of)
        self._addresses = Attempts(db, clock, system=system, what=address, ids=ids, **of)

    async def admit(self, account: str, address: str) -> SignIn:
        """Counts an attempt at an account, there or not; raises `RateLimitedError`."""
        network = network_of(address)
        moment = await self._addresses.take(network)
        counted_for = account
        known = KnownAddress.get(self._system, _hash(account), _hash(network)).consistently()
        if await self._db.run(known) is not None:
            counted_for = _apart(account, network)
        await self._accounts.take(counted_for)
        return SignIn(account, network, counted_for, moment)

    async def clear(self, account: str, address: str) -> None:
        """Counts from nought for an account whose owner has shown by other means to be it."""
        await self._accounts.forget(account)
        await self._accounts.forget(_apart(account, network_of(address)))

    async def succeeded(self, tried: SignIn) -> None:
        """The password was good."""
        await self._accounts.forget(tried.counted_for)
        await self._addresses.give_back(tried.network, tried.moment)
        await self._know(tried.account, tried.network)

    async def began(self, account: str, address: str) -> None:
        """The account was made from an address, which signs its owner in as a password does."""
        await self._know(account, network_of(address))

    async def _know(self, account: str, network: str) -> None:
        known = KnownAddress(
            system=self._system, account_hash=_hash(account), address_hash=_hash(network)
        )
        await self._db.run(known.put())


def network_of(address: str) -> str:
    """The address as attempts are counted for it: of IPv6 only the network.

    >>> network_of("2001:db8::7")
    'address#2001:db8::/64'
    """
    return caller_of(NOBODY, address)


def _apart(account: str, network: str) -> str:
    return f"{account} {network}"


def _hash(text: str) -> str:
    """Of an address of any kind: it may hold anything, and need not be readable in a table."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
