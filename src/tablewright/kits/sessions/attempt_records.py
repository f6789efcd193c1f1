"""Attempts as they are stored: the moments of the last few, and addresses that are known.

Not here: how many there may be (`kits.sessions.attempts`).
"""

from __future__ import annotations

from datetime import timedelta

from tablewright.api.records import ServiceRecords
from tablewright.kits.sessions import limits
from tablewright.model import Entity, EpochSeconds, attr, key_only, ttl


class AttemptLog(Entity, table=ServiceRecords, extension=True):
    """When somebody tried something lately."""

    system: str = key_only(doc="The system in which they try")
    what: str = key_only(doc="What is tried")
    whose_hash: str = key_only(doc="Of who tries, or of what they try it at")
    moments: list[int] = attr(doc="When they did, in microseconds since 1970, the oldest first")
    written_by: str | None = attr(
        default=None, doc="The attempt that wrote it last, and knows its own write by it"
    )
    expires_at: EpochSeconds | None = ttl(doc="When all of them are too old to count")

    primary = ServiceRecords.primary("attempts#{system}#{what}#{whose_hash}", "log")

    @primary.get(extension=True)
    def get(cls, system: str, what: str, whose_hash: str) -> None:
        """The attempts of somebody."""


class KnownAddress(Entity, table=ServiceRecords, extension=True):
    """Somebody has signed in from there."""

    system: str = key_only(doc="The system they signed in to")
    account_hash: str = key_only(doc="Of the account")
    address_hash: str = key_only(doc="Of the address")
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(seconds=limits.SIGN_IN_KNOWN_SECONDS), doc="When it is forgotten"
    )

    primary = ServiceRecords.primary("known#{system}#{account_hash}", "{address_hash}")

    @primary.get(extension=True)
    def get(cls, system: str, account_hash: str, address_hash: str) -> None:
        """Whether an address is known for an account."""
