"""Invitations to places without records for them, such as family trees.

A token names its place and its invitation: one consistent read finds it, and one consistent query
finds all invitations of a place. All invitations of an address to a place share one id: a newer one
replaces the older, whose link stops working. Accepting uses up the token: the transaction that adds
the person also deletes the invitation, on condition that it is unchanged.
Not here: pending memberships of accounts (`kits.accounts.invitations`).
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tablewright.api.api_keys import hash_of
from tablewright.api.runtime import Runtime
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import NotFoundError
from tablewright.kits.invitations import limits
from tablewright.kits.invitations.records import InvitationRecord
from tablewright.kits.invitations.tokens import Token, Tokens, place_in
from tablewright.model import At, Delete, Put, write_all


@dataclass(frozen=True, slots=True)
class InvitationContent:
    """The content of an invitation."""

    tenant: str  # the owner of the place
    role: str
    invited_by: str
    email: str | None = None  # normalised; None: anyone with the link may accept


@dataclass(frozen=True, slots=True)
class Invitations:
    """The invitations to the places of one system."""

    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    tokens: Tokens
    system: str

    @classmethod
    def of(cls, given: Runtime, system: str) -> Invitations:
        """Returns the invitations of a system in its runtime."""
        tokens = Tokens(given.derived_key(f"{system}.invitations"), given.ids)
        return cls(given.db, given.clock, tokens, system)

    def token(self, place: str, email: str | None = None) -> Token:
        """Returns a new token for an address, or for anyone with the link."""
        tokens = self.tokens
        own = tokens.random_mark() if email is None else tokens.mark(f"{place} {email}")
        return tokens.new(f"{place}_{own}")

    def again(self, invitation: InvitationRecord) -> Token:
        """Returns a new token that replaces the old one."""
        return self.tokens.new(f"{invitation.place}_{invitation.invitation_id}")

    def new(self, token: Token, wanted: InvitationContent) -> InvitationRecord:
        """Returns a new invitation with a token, not written yet."""
        place, _, invitation_id = token.place.rpartition("_")
        now = self._now()
        ends_at = now + timedelta(seconds=limits.INVITATION_SECONDS)
        return InvitationRecord(
            system=self.system,
            place=place,
            invitation_id=invitation_id,
            token_hash=token.hash,
            tenant=wanted.tenant,
            role=wanted.role,
            email=wanted.email,
            invited_by=wanted.invited_by,
            invited_at=now,
            ends_at=ends_at,
            expires_at=ends_at + timedelta(seconds=1),
        )

    def creating(self, invitation: InvitationRecord) -> Put[InvitationRecord]:
        """Returns a write that creates an invitation, and replaces an older one of the same
        address.
        """
        return invitation.put().marked_by(InvitationRecord.token_hash)

    async def find(self, text: str) -> InvitationRecord | None:
        """Returns the invitation of a token, unless it was used, withdrawn or has expired."""
        place, _, invitation_id = place_in(text).rpartition("_")
        found = await self.get(place, invitation_id) if place and invitation_id else None
        if found is None or not hmac.compare_digest(found.token_hash, hash_of(text)):
            return None
        return found

    async def get(self, place: str, invitation_id: str) -> InvitationRecord | None:
        """Returns an open invitation to a place."""
        get = InvitationRecord.get(self.system, place, invitation_id).consistently()
        found = await self.db.run(get)
        return found if found is not None and self._now() < found.ends_at else None

    async def of_place(self, place: str) -> list[InvitationRecord]:
        """Returns the open invitations to a place, oldest first."""
        query = InvitationRecord.of_place(self.system, place).consistently()
        found = await self.db.all(query, unreadable="collect")
        now = self._now()
        live = [one for one in found.items if now < one.ends_at]
        return sorted(live, key=lambda one: one.invited_at)

    def ending(self, invitation: InvitationRecord) -> Delete:
        """Returns a write that deletes an invitation, on condition that it is unchanged."""
        place = self._place(invitation.place, invitation.invitation_id)
        return place.erase().when(InvitationRecord.token_hash == invitation.token_hash)

    async def end_all(self, place: str) -> None:
        """Deletes all invitations to a place."""
        query = InvitationRecord.of_place(self.system, place).consistently().with_hidden()
        found = await self.db.all(query, unreadable="collect")
        gone = [*(self._place(place, one.invitation_id) for one in found.items)]
        gone += [one.at() for one in found.unreadable]
        await self.db.run(write_all(one.erase() for one in gone))

    async def vouches(self, email: str, text: str) -> bool:
        """Whether a token was mailed to an address, which proves access to its mails."""
        found = await self.find(text)
        return found is not None and found.email == email

    def _place(self, place: str, invitation_id: str) -> At[InvitationRecord]:
        return InvitationRecord.at(system=self.system, place=place, invitation_id=invitation_id)

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.clock.now(), UTC)


def not_found() -> NotFoundError:
    """Returns the error for an invalid invitation, the same for every reason."""
    return NotFoundError("Invitation not found. It may have been used, withdrawn or expired.")
