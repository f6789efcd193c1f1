"""People as the kit stores them for a system whose design has no table for them."""

from __future__ import annotations

from typing import Annotated

from tablewright.api.records import ServiceRecords
from tablewright.kits.mail.addresses import normal_address
from tablewright.model import (
    Encrypted,
    Entity,
    EpochMillis,
    EpochSeconds,
    StoredAs,
    attr,
    created,
    key_only,
    ttl,
    unique,
    updated,
)

Address = Annotated[str, StoredAs(str, write=normal_address, read=str)]


class PersonRecord(Entity, table=ServiceRecords, extension=True):
    """Somebody who signs in."""

    system: str = key_only(doc="The system that knows the person")
    person_id: str = key_only(doc="The person's id")
    email: Address = unique(within=("system",), doc="The e-mail address")
    display_email: str | None = attr(default=None, doc="The address as its owner spells it")
    name: str = attr(default="", doc="The name that others see")
    password_hash: str | None = attr(default=None, doc="Hash of the password")
    confirmed_at: EpochMillis | None = attr(default=None, doc="When the address was confirmed")
    totp_secret: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="Secret of the one-time codes"
    )
    totp_enabled: bool = attr(default=False, doc="Whether signing in asks for a code")
    totp_last_step: int | None = attr(default=None, doc="Step of the last code that was used")
    backup_codes: set[str] = attr(factory=set, doc="Hashes of the backup codes that are left")
    left_at: EpochMillis | None = attr(default=None, doc="When the person left")
    last_sign_in_at: EpochMillis | None = attr(default=None, doc="Last sign-in, to a minute")
    created_at: EpochMillis = created()
    updated_at: EpochMillis = updated()

    primary = ServiceRecords.primary("person#{system}#{person_id}", "person")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str) -> None:
        """One person."""


class ChallengeRecord(Entity, table=ServiceRecords, extension=True):
    """A password was right, and the second factor is still missing."""

    system: str = key_only(doc="The system to sign in to")
    token_hash: str = key_only(doc="Of the token that continues the sign-in")
    person_id: str = attr(doc="Who wants to sign in")
    password_hash: str = attr(doc="The hash that the password was checked against")
    tries: int = attr(default=0, doc="Codes that were tried")
    ends_at: EpochMillis = attr(doc="When the person has to begin again")
    expires_at: EpochSeconds | None = ttl(doc="When it may be deleted")

    primary = ServiceRecords.primary("challenge#{system}#{token_hash}", "challenge")

    @primary.get(extension=True)
    def get(cls, system: str, token_hash: str) -> None:
        """One challenge."""
