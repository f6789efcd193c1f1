"""Attempts: limits the attempts in a period, counted exactly over all processes.

    resets = Attempts(db, clock, system="app", what="reset", count=5, seconds=900)
    await resets.take(address)                      # the sixth in 15 minutes: RateLimitedError

The times of the last few attempts are stored, so that no period exceeds the count, wherever it
starts. A rejected attempt is not counted, so further attempts do not extend the wait.

`SignInLimits` combines two of them. An attempt to sign in counts for its account and its address
before the password is checked, so that concurrent requests gain nothing. A successful one clears
the account, and is not counted for the address. An address from which the account has signed in is
counted separately: a stranger cannot lock the owner out.
Not here: the rate limits of requests (`api.limiting.rate_limits`).
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
    """Counts attempts of one kind."""

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
        """`db` must not be bound to a tenant."""
        self._db = db
        self._clock = clock
        self._ids = ids or RandomIds()
        self._system = system
        self._what = what
        self._count = count
        self._seconds = seconds

    async def take(self, whose: str) -> int:
        """Counts an attempt, and returns its time; raises `RateLimitedError`."""
        for _ in range(limits.ATTEMPT_ROUNDS_MAX):
            now = int(self._clock.now() * _MICROS)
            seen = await self._seen(whose)
            recent = self._recent(seen, now)
            if len(recent) >= self._count:
                raise self._refusal(recent, now)
            if await self._write(whose, seen, [*recent, now], now):
                return now
        raise self._refusal([], 0)  # too many at once, whatever the count

    async def give_back(self, whose: str, moment: int) -> None:
        """Removes an attempt from the count."""
        for _ in range(limits.ATTEMPT_ROUNDS_MAX):
            seen = await self._seen(whose)
            if seen is None or moment not in seen:
                return
            kept = list(seen)
            kept.remove(moment)
            if await self._write(whose, seen, kept, int(self._clock.now() * _MICROS)):
                return

    async def forget(self, whose: str) -> None:
        """Resets the count."""
        place = AttemptLog.at(system=self._system, what=self._what, whose_hash=_hash(whose))
        await self._db.run(write_all([place.erase()]))

    async def _seen(self, whose: str) -> list[int] | None:
        get = AttemptLog.get(self._system, self._what, _hash(whose)).consistently()
        found = await self._db.run(get.with_hidden())
        return None if found is None else found.moments

    def _recent(self, seen: list[int] | None, now: int) -> list[int]:
        """Returns the attempts that count, without future times from a clock that was set back."""
        return [one for one in seen or () if now - self._seconds * _MICROS < one <= now]

    async def _write(
        self, whose: str, seen: list[int] | None, moments: list[int], now: int
    ) -> bool:
        """Replaces the times that were read; returns whether they were unchanged."""
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
    """An admitted attempt to sign in."""

    account: str
    network: str
    counted_for: str
    moment: int


class SignInLimits:
    """Limits the attempts to enter a password."""

    def __init__(
        self, db: AsyncDatabase, clock: Clock, *, system: str, ids: Ids | None = None
    ) -> None:
        """`db` must not be bound to a tenant."""
        self._db = db
        self._system = system
        of = {"count": limits.SIGN_IN_FAILURES_MAX, "seconds": limits.SIGN_IN_WINDOW_SECONDS}
        account, address = "sign-in-account", "sign-in-address"
        self._accounts = Attempts(db, clock, system=system, what=account, ids=ids, **of)
        self._addresses = Attempts(db, clock, system=system, what=address, ids=ids, **of)

    async def admit(self, account: str, address: str) -> SignIn:
        """Counts an attempt for an account, existing or not; raises `RateLimitedError`."""
        network = network_of(address)
        moment = await self._addresses.take(network)
        counted_for = account
        known = KnownAddress.get(self._system, _hash(account), _hash(network)).consistently()
        if await self._db.run(known) is not None:
            counted_for = _apart(account, network)
        await self._accounts.take(counted_for)
        return SignIn(account, network, counted_for, moment)

    async def clear(self, account: str, address: str) -> None:
        """Resets the count of an account whose owner has been verified by other means."""
        await self._accounts.forget(account)
        await self._accounts.forget(_apart(account, network_of(address)))

    async def succeeded(self, tried: SignIn) -> None:
        """Records a correct password."""
        await self._accounts.forget(tried.counted_for)
        await self._addresses.give_back(tried.network, tried.moment)
        await self._know(tried.account, tried.network)

    async def began(self, account: str, address: str) -> None:
        """Records the address from which an account was created, as after a sign-in."""
        await self._know(account, network_of(address))

    async def _know(self, account: str, network: str) -> None:
        known = KnownAddress(
            system=self._system, account_hash=_hash(account), address_hash=_hash(network)
        )
        await self._db.run(known.put())


def network_of(address: str) -> str:
    """Returns the address that attempts are counted for: the network for IPv6.

    >>> network_of("2001:db8::7")
    'address#2001:db8::/64'
    """
    return caller_of(NOBODY, address)


def _apart(account: str, network: str) -> str:
    return f"{account} {network}"


def _hash(text: str) -> str:
    """Hashes an address of any kind, valid or not."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
