"""Stored sessions: beside the others of their person, under the token's hash.

One read finds a session, and one query finds all sessions of a person.
Not here: their use (`kits.sessions.sessions`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, key_only, ttl


class SessionRecord(Entity, table=ServiceRecords, extension=True):
    """A session of a signed-in person."""

    system: str = key_only(doc="The person's system")
    subject: str = key_only(doc="The person who signed in")
    token_hash: str = key_only(doc="Hash of the token, which is not stored")
    began_at: EpochMillis = attr(doc="When that was")
    noted_at: EpochMillis = attr(doc="Last recorded use")
    ends_at: EpochMillis = attr(doc="When it ends, even if used")
    expires_at: EpochSeconds | None = ttl(doc="When it ends without use")
    device: str | None = attr(default=None, doc="The user agent")
    network: str | None = attr(default=None, doc="The network that the person signed in from")
    factors: list[str] = attr(factory=list, doc="How the person signed in: password, totp, ...")
    fresh_at: EpochMillis | None = attr(default=None, doc="When the password was last entered")
    impersonator: str | None = attr(default=None, doc="The operator who views as this person")

    primary = ServiceRecords.primary("session#{system}#{subject}", "{token_hash}")

    @primary.get(extension=True)
    def get(cls, system: str, subject: str, token_hash: str) -> None:
        """Finds a session."""

    @primary.query(extension=True)
    def of_subject(cls, system: str, subject: str) -> None:
        """Lists all sessions of a person."""
