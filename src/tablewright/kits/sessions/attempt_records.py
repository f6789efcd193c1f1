"""Stored attempts: the times of the last few, and known addresses.

Not here: the limits (`kits.sessions.attempts`).
"""

from __future__ import annotations

from datetime import timedelta

from tablewright.api.records import ServiceRecords
from tablewright.kits.sessions import limits
from tablewright.model import Entity, EpochSeconds, attr, key_only, ttl


class AttemptLog(Entity, table=ServiceRecords, extension=True):
    """Recent attempts of one account or address."""

    system: str = key_only(doc="The system of the attempts")
    what: str = key_only(doc="The kind of attempt")
    whose_hash: str = key_only(doc="Hash of the caller, or of the target")
    moments: list[int] = attr(doc="Times of attempts, in microseconds since 1970, oldest first")
    written_by: str | None = attr(default=None, doc="Id of the last attempt")
    expires_at: EpochSeconds | None = ttl(doc="When all attempts are too old to count")

    primary = ServiceRecords.primary("attempts#{system}#{what}#{whose_hash}", "log")

    @primary.get(extension=True)
    def get(cls, system: str, what: str, whose_hash: str) -> None:
        """Finds the attempts of an account or address."""


class KnownAddress(Entity, table=ServiceRecords, extension=True):
    """An address from which an account has signed in."""

    system: str = key_only(doc="The system of the sign-in")
    account_hash: str = key_only(doc="Of the account")
    address_hash: str = key_only(doc="Of the address")
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(seconds=limits.SIGN_IN_KNOWN_SECONDS), doc="When the record is deleted"
    )

    primary = ServiceRecords.primary("known#{system}#{account_hash}", "{address_hash}")

    @primary.get(extension=True)
    def get(cls, system: str, account_hash: str, address_hash: str) -> None:
        """Finds whether an address is known for an account."""
