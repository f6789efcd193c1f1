"""Stored invitations: beside the others of their place, one per address.

Not here: their use (`invitations.invitations`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, key_only, ttl


class InvitationRecord(Entity, table=ServiceRecords, extension=True):
    """An invitation, which a token accepts once."""

    system: str = key_only(doc="The system that has the place")
    place: str = key_only(doc="The place of the invitation")
    invitation_id: str = key_only(doc="The invitation's id, the same for all of one address")
    token_hash: str = attr(doc="Hash of the token, which is not stored")
    tenant: str = attr(doc="The owner of the place")
    role: str = attr(doc="The role in the place")
    email: str | None = attr(
        default=None, doc="The only address that may accept; missing for a link"
    )
    invited_by: str = attr(doc="The person who invites")
    invited_at: EpochMillis = attr(doc="When that was")
    ends_at: EpochMillis = attr(doc="When the link stops working")
    expires_at: EpochSeconds | None = ttl(doc="When it may be deleted")

    primary = ServiceRecords.primary("invitation#{system}#{place}", "{invitation_id}")

    @primary.get(extension=True)
    def get(cls, system: str, place: str, invitation_id: str) -> None:
        """Finds an invitation."""

    @primary.query(extension=True)
    def of_place(cls, system: str, place: str) -> None:
        """Lists all invitations to a place."""
