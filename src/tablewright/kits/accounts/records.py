"""Stored accounts and memberships, for systems without their own tables.

Not here: systems with their own tables, which pass shapes (`accounts.shapes`).
"""

from __future__ import annotations

from typing import Any

from tablewright.api.records import ServiceRecords
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    attr,
    created,
    key_only,
    ttl,
    updated,
)


class AccountRecord(Entity, table=ServiceRecords, extension=True):
    """An account, stored by the kit."""

    system: str = key_only(doc="The system that has the account")
    account_id: str = key_only(doc="The account's id")
    parent_id: str | None = attr(default=None, doc="The parent account; missing for a root")
    path: str = attr(doc="Ids from the root down, each followed by a slash, with one in front")
    name: str = attr(doc="The name that people see")
    kind: str = attr(default="", doc="The account's kind, if the system has kinds")
    level: int = attr(default=0, doc="Levels below the root")
    state: str = attr(default="active", doc="active, suspended or terminated")
    settings: dict[str, Any] = attr(factory=dict, doc="Settings that the system reads")
    counts: dict[str, int] = attr(factory=dict, doc="Of a root: counts of its whole tree")
    moving: bool | None = attr(
        default=None, doc="Set while the paths of accounts below are rewritten"
    )
    suspended_by: str | None = attr(default=None, doc="The person or operator who suspended it")
    suspended_for: str | None = attr(default=None, doc="The reason, as entered")
    terminated_at: EpochMillis | None = attr(default=None, doc="When it was terminated")
    purged_at: EpochMillis | None = attr(default=None, doc="When its members and data were deleted")
    created_at: EpochMillis = created()
    updated_at: EpochMillis = updated()

    primary = ServiceRecords.primary("account#{system}#{account_id}", "account")
    by_parent = ServiceRecords.due("children#{system}#{parent_id}", "{account_id}")

    @primary.get(extension=True)
    def get(cls, system: str, account_id: str) -> None:
        """Finds an account by its id."""

    @by_parent.query(extension=True)
    def children(cls, system: str, parent_id: str) -> None:
        """The accounts right below another."""


class MemberRecord(Entity, table=ServiceRecords, extension=True):
    """A person's membership in an account, or an invitation to become a member."""

    system: str = key_only(doc="The system that has the account")
    person_id: str = key_only(doc="The person; of an invitation, `invite#` and a hash")
    account_id: str = key_only(doc="The account")
    role: str = attr(doc="The person's role in it")
    state: str = attr(default="active", doc="active, pending or suspended")
    exceptions: dict[str, bool] = attr(
        factory=dict, doc="Permissions granted or denied individually"
    )
    is_default: bool = attr(default=False, doc="Whether the person starts in this account")
    invited_by: str | None = attr(default=None, doc="The person who invited this one")
    email: str | None = attr(default=None, doc="The invited address")
    ends_at: EpochMillis | None = attr(default=None, doc="When an invitation ends")
    joined_at: EpochMillis = created()

    primary = ServiceRecords.primary("member#{system}#{person_id}", "{account_id}")
    by_account = ServiceRecords.due("members#{system}#{account_id}", "{person_id}")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str, account_id: str) -> None:
        """Finds the membership of a person in an account."""

    @primary.query(extension=True)
    def of_person(cls, system: str, person_id: str) -> None:
        """Lists the memberships of a person."""

    @by_account.query(extension=True)
    def of_account(cls, system: str, account_id: str) -> None:
        """The members of an account."""


class SeatRecord(Entity, table=ServiceRecords, extension=True):
    """How many memberships a person has in one tree: people are counted once."""

    system: str = key_only(doc="The system that has the tree")
    root_id: str = key_only(doc="The root account")
    person_id: str = key_only(doc="The person")
    memberships: int = attr(doc="Number of accounts of the tree with the person")

    primary = ServiceRecords.primary("seats#{system}#{root_id}", "{person_id}")

    @primary.get(extension=True)
    def get(cls, system: str, root_id: str, person_id: str) -> None:
        """Finds the seat of a person in a tree."""

    @primary.query(extension=True)
    def of_tree(cls, system: str, root_id: str) -> None:
        """Lists the people who belong to any account of a tree."""


class DefaultRecord(Entity, table=ServiceRecords, extension=True):
    """The account in which a person starts: two changes of it cannot both succeed."""

    system: str = key_only(doc="The system that has the account")
    person_id: str = key_only(doc="The person")
    account_id: str = attr(doc="The account, while the person belongs to it")

    primary = ServiceRecords.primary("default#{system}#{person_id}", "default")

    @primary.get(extension=True)
    def get(cls, system: str, person_id: str) -> None:
        """Finds the default account of a person."""


class InvitedRecord(Entity, table=ServiceRecords, extension=True):
    """The latest invitation of an address to an account."""

    system: str = key_only(doc="The system that has the account")
    account_id: str = key_only(doc="The account")
    email_hash: str = key_only(doc="Of the address")
    person_id: str = attr(doc="The person of the invitation: `invite#` and a hash")
    expires_at: EpochSeconds | None = ttl(doc="When the invitation ends")

    primary = ServiceRecords.primary("invited#{system}#{account_id}#{email_hash}", "invited")

    @primary.get(extension=True)
    def get(cls, system: str, account_id: str, email_hash: str) -> None:
        """Finds the latest invitation of an address."""
