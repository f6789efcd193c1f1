"""Sessions as they are stored: beside the others of whoever signed in, under the token's hash.

So one look finds a session, and one query finds all that somebody has.
Not here: what is done with them (`kits.sessions.sessions`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, key_only, ttl


class SessionRecord(Entity, table=ServiceRecords, extension=True):
    """Somebody has signed in."""

    system: str = key_only(doc="The system that knows the person")
    subject: str = key_only(doc="Who signed in")
    token_hash: str = key_only(doc="Of the token, which is nowhere else")
    began_at: EpochMillis = attr(doc="When that was")
    noted_at: EpochMillis = attr(doc="When it was last noted that the session is in use")
    ends_at: EpochMillis = attr(doc="When it ends, however much it is used")
    expires_at: EpochSeconds | None = ttl(doc="When it ends if nobody uses it")
    device: str | None = attr(default=None, doc="The browser or program, as it names itself")
    network: str | None = attr(default=None, doc="The network that the person signed in from")
    factors: list[str] = attr(factory=list, doc="How the person signed in: password, totp, ...")
    fresh_at: EpochMillis | None = attr(default=None, doc="When the password was last entered")
    impersonator: str | None = attr(default=None, doc="The operator who views as this person")

    primary = ServiceRecords.primary("session#{system}#{subject}", "{token_hash}")

    @primary.get(extension=True)
    def get(cls, system: str, subject: str, token_hash: str) -> None:
        """A session."""

    @primary.query(extension=True)
    def of_subject(cls, system: str, subject: str) -> None:
        """All sessions of somebody."""
