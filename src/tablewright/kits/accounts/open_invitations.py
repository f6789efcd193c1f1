"""Open invitations: an address has one open invitation to an account, even if an index lags.

A record names the latest invitation of an address. Inviting the address again ends the previous
one, and accepting an invitation ends the record.
Not here: invitations (`accounts.invitations`).
"""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256
from typing import Any

from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.accounts.records import InvitedRecord
from tablewright.model.operations.writing import WriteOperation


async def inviting(
    parts: AccountParts, account_id: str, email: str, person: str, ends_at: datetime
) -> list[WriteOperation[Any]]:
    """The writes that make an invitation the only one of an address; `person` is its person."""
    record = InvitedRecord(
        system=parts.system,
        account_id=account_id,
        email_hash=_hash(email),
        person_id=person,
        expires_at=ends_at,
    )
    seen = await _seen(parts, account_id, email)
    if seen is None:
        return [record.create()]
    named = record.put(InvitedRecord.person_id == seen.person_id)
    return [named, *await _end(parts, account_id, seen.person_id)]


async def joining(
    parts: AccountParts, account_id: str, email: str, person: str
) -> list[WriteOperation[Any]]:
    """The writes that end the record of an accepted invitation, and any later invitation."""
    seen = await _seen(parts, account_id, email)
    if seen is None:
        return []
    place = InvitedRecord.at(system=parts.system, account_id=account_id, email_hash=seen.email_hash)
    ended = place.erase().when(InvitedRecord.person_id == seen.person_id)
    later = [] if seen.person_id == person else await _end(parts, account_id, seen.person_id)
    return [ended, *later]


async def _seen(parts: AccountParts, account_id: str, email: str) -> InvitedRecord | None:
    get = InvitedRecord.get(parts.system, account_id, _hash(email))
    return await parts.db.run(get.consistently().with_hidden())


async def _end(parts: AccountParts, account_id: str, person: str) -> list[WriteOperation[Any]]:
    """The end of an invitation, unless it was accepted or withdrawn."""
    shape = parts.accounts.members
    if await parts.db.run(shape.get(person, account_id).consistently()) is None:
        return []
    return [shape.at(person=person, account=account_id).erase()]


def _hash(email: str) -> str:
    return sha256(email.encode()).hexdigest()
