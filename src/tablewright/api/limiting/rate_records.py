"""Token buckets in the store, shared by all processes.

A bucket is one number: the time at which it will be full again. Taking tokens moves this time
forward; the distance to it determines the remaining tokens.
Not here: the limits (`api.limiting.rate_limits`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tablewright import limits
from tablewright.api import limits as api_limits
from tablewright.api.records import ServiceRecords
from tablewright.client import AsyncDatabase
from tablewright.errors import ConditionalCheckFailedException
from tablewright.model import Entity, EpochSeconds, Operation, attr, key_only, ttl
from tablewright.model.calls import Call, Session, Steps
from tablewright.model.plans.plan import EntityPlan

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

        The tokens were spent earlier; tokens that have refilled since do not count.
        `known` is the time at which the bucket is full, as last read: an estimate of its tokens.
        """
        moves = not 0 < known < at_micros
        refusal: ConditionalCheckFailedException | None = None
        # Each of the two updates fails if the other one applies.
        for _ in range(limits.GUARD_ATTEMPTS_MAX):
            try:
                return await self.db.run(_Taking(self, micros, at_micros, now_micros, moves))
            except ConditionalCheckFailedException as error:
                moves, refusal = not moves, error
            if refusal.is_outcome_unknown:
                raise refusal  # an attempt without a response may have taken the tokens
        assert refusal is not None, "some way was tried"
        raise refusal

    def latest(self, now_micros: int) -> int:
        """The latest plausible time; a later one was written by a clock that was set back since."""
        return now_micros + api_limits.RATE_DEBT_BURSTS_MAX * self.full_micros


@dataclass(frozen=True, slots=True)
class _Taking(Operation[int]):
    """Takes tokens of a bucket, and creates it if missing; returns when it will be full.

    The request differs in its values only. Building it from the model's changes and conditions each
    time would take as long as everything else.
    """

    bucket: StoredBucket
    micros: int
    at_micros: int
    now_micros: int
    moves: bool

    def steps(self, session: Session) -> Steps[int]:
        """Sends one UpdateItem, which also creates a missing bucket."""
        session.check_unbound()
        latest = self.bucket.latest(self.now_micros)
        moved = self.micros if self.moves else self.at_micros + self.micros
        request: dict[str, Any] = {
            "TableName": _PLAN.table_name,
            "Key": _PLAN.key({"caller": self.bucket.caller}),
            **(_MOVE if self.moves else _BEGIN),
            "ExpressionAttributeNames": _NAMES,
            "ExpressionAttributeValues": {
                ":moved": {"N": str(moved)},
                ":until": {"N": str(latest // _MICROS + api_limits.RATE_KEPT_SECONDS)},
                ":at": {"N": str(self.at_micros)},
                ":latest": {"N": str(latest)},
            },
            "ReturnValues": "UPDATED_NEW",
        }
        # An addition must not be sent again after a lost response.
        answer = yield Call("UpdateItem", request, None, _PLAN.table_name, is_once=self.moves)
        return int(answer["Attributes"]["full_at_micros"]["N"])


_PLAN: Final[EntityPlan] = RateBucket.__plan__
_NAMES: Final = {"#full": "full_at_micros", "#expires": "expires_at"}
_IN_USE: Final = "#full BETWEEN :at AND :latest"
_MOVE: Final = {
    "UpdateExpression": "SET #expires = :until ADD #full :moved",
    "ConditionExpression": _IN_USE,
}
_BEGIN: Final = {
    "UpdateExpression": "SET #expires = :until, #full = :moved",
    "ConditionExpression": f"attribute_not_exists(#full) OR NOT {_IN_USE}",
}
