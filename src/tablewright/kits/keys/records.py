"""Stored API keys for a system without its own table for them."""

from __future__ import annotations

from datetime import timedelta

from tablewright.api import limits as api_limits
from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, EpochSeconds, attr, created, key_only, ttl


class ApiKeyRecord(Entity, table=ServiceRecords, extension=True):
    """A key of a person in an account, without the key itself."""

    system: str = key_only(doc="The key's system")
    key_id: str = key_only(doc="The key's id")
    key_hash: str = attr(doc="The hash of the whole key")
    account_id: str = attr(doc="The key's account")
    person_id: str = attr(doc="The person who created it")
    name: str = attr(doc="The purpose of the key, as entered")
    permissions: list[str] = attr(doc="The key's maximum permissions")
    state: str = attr(default="active", doc="active or revoked")
    networks: list[str] = attr(factory=list, doc="Allowed networks; empty: any")
    reaches_below: bool = attr(default=False, doc="Whether it also works in accounts below")
    last_four: str = attr(doc="The last characters of the key, for lists")
    last_used_at: EpochMillis | None = attr(default=None, doc="Last use, to the minute")
    ends_at: EpochMillis | None = attr(default=None, doc="When it stops working")
    previous_hash: str | None = attr(default=None, doc="Hash of the previous key")
    previous_ends_at: EpochMillis | None = attr(default=None, doc="When the previous key expires")
    created_at: EpochMillis = created()

    primary = ServiceRecords.primary("key#{system}#{key_id}", "key")
    by_account = ServiceRecords.due("keys#{system}#{account_id}", "{key_id}")

    @primary.get(extension=True)
    def get(cls, system: str, key_id: str) -> None:
        """Finds a key."""

    @by_account.query(extension=True)
    def of_account(cls, system: str, account_id: str) -> None:
        """Lists the keys of an account, including revoked ones."""


class KeyRotation(Entity, table=ServiceRecords, extension=True):
    """A rotation by a request with an `Idempotency-Key`, so that a repetition recognises it."""

    system: str = key_only(doc="The key's system")
    attempt: str = key_only(doc="Of the request, the same in a repetition")
    key_hash: str = attr(doc="The hash that the rotation stored in the key")
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(seconds=api_limits.REPEAT_SECONDS), doc="When the request is forgotten"
    )

    primary = ServiceRecords.primary("rotation#{system}#{attempt}", "rotation")

    @primary.get(extension=True)
    def get(cls, system: str, attempt: str) -> None:
        """Finds the rotation of a request."""
