"""Stored requests with an `Idempotency-Key`.

Not here: their handling (`api.idempotency.stored`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from tablewright.api import limits
from tablewright.api.records import ServiceRecords
from tablewright.model import (
    Encrypted,
    Entity,
    EpochMillis,
    EpochSeconds,
    attr,
    created,
    key_only,
    ttl,
)


class RepeatableRequest(Entity, table=ServiceRecords, extension=True):
    """A request in progress, or its response.

    The key is a hash, because callers may send any text.
    """

    whose_hash: str = key_only(doc="Hash of the caller, the route and the key")
    content_hash: str = attr(doc="Hash of the request")
    attempt: str = attr(doc="Token of the process that executes it")
    seed: bytes | None = attr(
        default=None, doc="Seed of the request's ids; missing in older records"
    )
    begun_at: EpochMillis = created(doc="When it was begun")
    leased_until: EpochMillis = attr(doc="When its process counts as dead")
    status: int | None = attr(default=None, doc="Status of the response; missing while in progress")
    headers: dict[str, str] = attr(factory=dict, doc="Of the answer")
    body: bytes | None = attr(default=None, doc="Body of the response; missing if it is too large")
    secret_body: Annotated[bytes | None, Encrypted()] = attr(
        default=None, doc="Encrypted body of a response with a secret"
    )
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(seconds=limits.REPEAT_SECONDS), doc="When the response is deleted"
    )

    primary = ServiceRecords.primary("repeat#{whose_hash}", "request")
