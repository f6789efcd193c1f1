"""Buckets of tokens in the store, which all processes share.

A bucket is one number: when it is full again if nobody takes anything until then. Whoever takes
tokens moves that moment on; how many are left follows from how far ahead it lies.
Not here: who may take how many (`api.limiting.rate_limits`).
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
    """What a caller has left."""

    caller: str = key_only(doc="A tenant, a credential, or an address")
    full_at_micros: int = attr(doc="When it is full again, in microseconds since 1970")
    expires_at: EpochSeconds | None = ttl(doc="It was full long before, as if it were not there")

    primary = ServiceRecords.primary("rate#{caller}", "bucket")

    @primary.get(extension=True)
    def get(cls, caller: str) -> None:
        """The bucket of a caller."""


@dataclass(frozen=True, slots=True)
class StoredBucket:
    """The bucket of one caller, as the store has it."""

    db: AsyncDatabase
    caller: str

    full_micros: int  # what it takes to fill when it is empty

    async def full_at(self, now_micros: int) -> int:
        """When it is full."""
        found = await self.db.run(RateBucket.get(self.caller).consistently())
        full_at_micros = found.full_at_micros if found else now_micros
        is_in_use = now_micros <= full_at_micros <= self.latest(now_micros)
        return full_at_micros if is_in_use else now_micros

    async def take(self, micros: int, at_micros: int, now_micros: int) -> int:
        """Takes tokens that need so long to come back, there or not; gives when it is full then.

        They were spent at some moment before now: what has come back since does not count.
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

        # Each way is refused where another is right, so that one follows from the other's refusal.
        way, refusal = moved, None
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
        """The last moment that can be true; one beyond is from a clock that has gone back."""
        return now_micros + api_limits.RATE_DEBT_BURSTS_MAX * self.full_micros
