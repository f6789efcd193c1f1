"""Stored people and second factors, for systems without their own tables for them."""

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
    """A person who signs in."""

    system: str = key_only(doc="The person's system")
    person_id: str = key_only(doc="The person's id")
    email: Address = unique(within=("system",), doc="The e-mail address")
    display_email: str | None = attr(default=None, doc="The address in the owner's spelling")
    name: str = attr(default="", doc="The name that others see")
    password_hash: str | None = attr(default=None, doc="Hash of the password")
    confirmed_at: EpochMillis | None = attr(default=None, doc="When the address was confirmed")
    totp_secret: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="Secret of the one-time codes"
    )
    totp_enabled: bool = attr(default=False, doc="Whether signing in requires a code")
    totp_last_step: int | None = attr(default=None, doc="Step of the last used code")
    backup_codes: set[str] = attr(factory=set, doc="Hashes of the remaining backup codes")
    left_at: EpochMillis | None = attr(default=None, doc="When the person left")
    suspended_at: EpochMillis | None = attr(default=None, doc="When the operator suspended them")
    last_sign_in_at: EpochMillis | None = attr(default=None, doc="Last sign-in, to the minute")
    created_at: EpochMillis = created()
    updated_at: EpochMillis = updated()

    primary = ServiceRecords.primary("person#{system}#{person_id}", "person")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str) -> None:
        """Finds a person by id."""


class FactorRecord(Entity, table=ServiceRecords, extension=True):
    """The second factor of a person whose own entity has no attribute for it."""

    system: str = key_only(doc="The person's system")
    person_id: str = key_only(doc="The person's id")
    totp_secret: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="Secret of the one-time codes"
    )
    totp_last_step: int | None = attr(default=None, doc="Step of the last used code")
    backup_codes: set[str] = attr(factory=set, doc="Hashes of the remaining backup codes")

    primary = ServiceRecords.primary("factor#{system}#{person_id}", "factor")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str) -> None:
        """Finds the second factor of a person."""


class ChallengeRecord(Entity, table=ServiceRecords, extension=True):
    """A sign-in with a correct password that waits for the second factor."""

    system: str = key_only(doc="The system to sign in to")
    token_hash: str = key_only(doc="Hash of the token that continues the sign-in")
    person_id: str = attr(doc="The person")
    password_hash: str = attr(doc="The hash that the password was checked against")
    account: str = attr(default="", doc="The address that the person signs in with")
    network: str = attr(default="", doc="The network that the person signs in from")
    counted_for: str = attr(default="", doc="The counters of the attempt")
    moment: int = attr(default=0, doc="When it was counted; a correct code removes it")
    tries: int = attr(default=0, doc="Codes that were tried")
    tried_by: str | None = attr(default=None, doc="Id of the last counted try")
    ends_at: EpochMillis = attr(doc="When the sign-in must start again")
    expires_at: EpochSeconds | None = ttl(doc="When it may be deleted")

    primary = ServiceRecords.primary("challenge#{system}#{token_hash}", "challenge")

    @primary.get(extension=True)
    def get(cls, system: str, token_hash: str) -> None:
        """Finds a challenge by the hash of its token."""
