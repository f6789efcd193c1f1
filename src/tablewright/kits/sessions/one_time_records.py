"""Stored one-time tokens, by the token's hash.

Not here: their use (`kits.sessions.one_time`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, key_only, ttl


class OneTimeRecord(Entity, table=ServiceRecords, extension=True):
    """A token that works once."""

    system: str = key_only(doc="The system that issued it")
    purpose: str = key_only(doc="The purpose of the token")
    token_hash: str = key_only(doc="Hash of the token, which is not stored")
    subject: str = attr(doc="The person who may use the token")
    state_hash: str = attr(doc="Hash of the state that must be unchanged")
    ends_at: EpochMillis = attr(doc="When it expires")
    expires_at: EpochSeconds | None = ttl(doc="When it may go")

    primary = ServiceRecords.primary("once#{system}#{purpose}#{token_hash}", "token")

    @primary.get(extension=True)
    def get(cls, system: str, purpose: str, token_hash: str) -> None:
        """Finds a token."""
