"""API keys as the kit stores them for a system whose design has no table for them."""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, EpochMillis, attr, created, key_only


class ApiKeyRecord(Entity, table=ServiceRecords, extension=True):
    """A key of a person in an account; the key itself is stored nowhere."""

    system: str = key_only(doc="The system that the key opens")
    key_id: str = key_only(doc="The id by which the key is found, listed and revoked")
    key_hash: str = attr(doc="The hash of the whole key")
    account_id: str = attr(doc="The account that the key is for")
    person_id: str = attr(doc="The person who created it")
    name: str = attr(doc="What the key is for, as its owner wrote it")
    permissions: list[str] = attr(doc="The most that the key may do")
    state: str = attr(default="active", doc="active or revoked")
    networks: list[str] = attr(factory=list, doc="Networks that it works from; none: any")
    reaches_below: bool = attr(default=False, doc="Whether it also works in accounts below")
    last_four: str = attr(doc="The end of the key, for its owner to know it by")
    last_used_at: EpochMillis | None = attr(default=None, doc="When it was last used, to a minute")
    ends_at: EpochMillis | None = attr(default=None, doc="When it stops working")
    previous_hash: str | None = attr(default=None, doc="The hash of the key before the rotation")
    previous_ends_at: EpochMillis | None = attr(default=None, doc="When that one stops working")
    created_at: EpochMillis = created()

    primary = ServiceRecords.primary("key#{system}#{key_id}", "key")
    by_account = ServiceRecords.due("keys#{system}#{account_id}", "{key_id}")

    @primary.get(extension=True)
    def get(cls, system: str, key_id: str) -> None:
        """One key."""

    @by_account.query(extension=True)
    def of_account(cls, system: str, account_id: str) -> None:
        """The keys of an account, revoked ones included."""
