"""Token buckets in the store, shared by all processes.

A bucket is one number: the time at which it will be full again. Taking tokens moves this time
forward; the distance to it determines the remaining tokens.
Not here: the limits (`api.limiting.rate_limits`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from tablewright import limits
from tablewright.api import limits as api_limits
from tablewright.api.records import ServiceRecords
from tablewright.client import AsyncDatabase
from tablewright.errors import AlreadyExistsError, ConditionFailedError, ItemNotFoundError
from tablewright.model import (
    Entity,
    EpochSeconds,
    Operation,
    add,
    assign,
    attr,
    key_only,
    not_,
    ttl,
    within,
)

_MICROS = 1_000_000


class RateBucket(Entity, table=ServiceRecords, extension=True):
    """The remaining tokens of a caller."""

    caller: str = key_only(doc="A tenant, a credential, or an address")
    full_at_micros: int = attr(doc="When the bucket is full again, in microseconds since 1970")
    expires_at: EpochSeconds | None = ttl(doc="Expiry, long after the bucket is full")

    primary = ServiceRecords.primary("rate#{caller}", "bucket")

    @primary.get(extension=True)
    def get(cls, caller: str) -> None:
        """Finds the bucket of a caller."""


@dataclass(frozen=True, slots=True)
class StoredBucket:
    """The stored bucket of one caller."""

    db: AsyncDatabase
    caller: str

    full_micros: int  # time to fill when empty

    async def full_at(self, now_micros: int) -> int:
        """The time at which it is full."""
        found = await self.db.run(RateBucket.get(self.caller).consistently())
        full_at_micros = found.full_at_micros if found else now_micros
        is_in_use = now_micros <= full_at_micros <= self.latest(now_micros)
        return full_at_micros if is_in_use else now_micros

    async def take(self, micros: int, at_micros: int, now_micros: int, known: int = 0) -> int:
        """Takes tokens, even if there are none, and returns the time at which the bucket is full.

        They were spent at a moment before now; tokens that have refilled since do not count.
        `known` is when the bucket was full as the store said last: a guess at what it holds now.
        """
        latest = self.latest(now_micros)
        until = datetime.fromtimestamp(latest // _MICROS + api_limits.RATE_KEPT_SECONDS, UTC)
        place, full_at = RateBucket.at(caller=self.caller), RateBucket.full_at_micros
        is_in_use = within(full_at, at_micros, latest)

        def moved() -> Operation[RateBucket]:
            changes = add(full_at, micros), assign(RateBucket.expires_at, until)
            return place.update(*changes).when(is_in_use)

        def begun() -> Operation[RateBucket]:
            begin = assign(full_at, at_micros + micros), assign(RateBucket.expires_at, until)
            return place.update(*begin).when(not_(is_in_use))

        def created() -> Operation[RateBucket]:
            bucket = RateBucket(
                caller=self.caller, full_at_micros=at_micros + micros, expires_at=until
            )
            return bucket.create()

        # Each update fails where the other is right, so a failure leads to the other.
        way, refusal = begun if 0 < known < at_micros else moved, None
        for _ in range(limits.GUARD_ATTEMPTS_MAX):
            try:
                return (await self.db.run(way())).full_at_micros
            except ItemNotFoundError as error:
                way, refusal = created, error
            except AlreadyExistsError as error:
                way, refusal = moved, error
            except ConditionFailedError as error:
                way, refusal = begun if way is moved else moved, error
            if refusal.is_outcome_unknown:
                raise refusal  # an attempt without a response may have taken the tokens
        assert refusal is not None, "some way was tried"
        raise refusal

    def latest(self, now_micros: int) -> int:
        """The latest plausible time; a later one is from a clock that was set back."""
        return now_micros + api_limits.RATE_DEBT_BURSTS_MAX * self.full_micros
