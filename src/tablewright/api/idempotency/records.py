"""Requests with an `Idempotency-Key`, as the store remembers them.

Not here: what is done about them (`api.idempotency.stored`).
"""

from __future__ import annotations

from datetime import timedelta

from tablewright.api import limits
from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, created, key_only, ttl


class RepeatableRequest(Entity, table=ServiceRecords, extension=True):
    """A request that was begun, and its answer once there is one.

    The key is a hash, since callers may write anything into theirs.
    """

    whose_hash: str = key_only(doc="Of the caller, the route and the key")
    content_hash: str = attr(doc="Of what was asked for")
    attempt: str = attr(doc="Tells whoever is at it from one that took over")
    seed: bytes | None = attr(
        default=None, doc="What the ids of the request follow from; older records have none"
    )
    begun_at: EpochMillis = created(doc="When it was begun")
    leased_until: EpochMillis = attr(doc="When whoever is at it is taken for dead")
    status: int | None = attr(default=None, doc="Of the answer; there is none while it is done")
    headers: dict[str, str] = attr(factory=dict, doc="Of the answer")
    body: bytes | None = attr(default=None, doc="Of the answer; not kept if it is too large")
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(seconds=limits.REPEAT_SECONDS), doc="When the answer is forgotten"
    )

    primary = ServiceRecords.primary("repeat#{whose_hash}", "request")
