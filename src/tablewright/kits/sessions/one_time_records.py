"""One-time tokens as they are stored: by the token's hash.

Not here: making and using them (`kits.sessions.one_time`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, key_only, ttl


class OneTimeRecord(Entity, table=ServiceRecords, extension=True):
    """Whoever shows the token may do something once."""

    system: str = key_only(doc="The system that gave it")
    purpose: str = key_only(doc="What it is good for")
    token_hash: str = key_only(doc="Of the token, which is nowhere else")
    subject: str = attr(doc="Who may do it")
    state_hash: str = attr(doc="Of what must not have changed meanwhile")
    ends_at: EpochMillis = attr(doc="When it is no longer good")
    expires_at: EpochSeconds | None = ttl(doc="When it may go")

    primary = ServiceRecords.primary("once#{system}#{purpose}#{token_hash}", "token")

    @primary.get(extension=True)
    def get(cls, system: str, purpose: str, token_hash: str) -> None:
        """A token."""
