"""Users, accounts, memberships and teams.

Not here: sessions (`listbackup.access`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    Key,
    Range,
    attr,
    camel,
    created,
    unique,
    updated,
)
from tablewright.systems.listbackup import tables
from tablewright.systems.listbackup.structures import (
    AccountMetadata,
    BillingInfo,
    Limits,
    Preferences,
    TeamMember,
)
from tablewright.systems.listbackup.values import (
    AccountPath,
    AccountStatus,
    AccountType,
    Email,
    MemberRole,
    MemberStatus,
    Permissions,
    Plan,
    Username,
    UserRole,
    UserStatus,
)


class User(Entity, table=tables.Users, names=camel, tenant="account_id"):
    """A person who can sign in."""

    user_id: str = attr(doc="UUID v4")
    email: Email = unique(doc="User's email address")
    username: Username = unique(doc="Unique username")
    name: str = attr(doc="Full name")
    account_id: str = attr(doc="Primary account ID")
    status: UserStatus = attr(default="active", doc="active | inactive | suspended")
    role: UserRole = attr(default="user", doc="admin | user | readonly")
    preferences: Preferences | None = attr(default=None, doc="User preferences object")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    last_login_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    mfa_enabled: bool = attr(default=False, doc="Two-factor authentication status")
    mfa_secret: Annotated[str | None, Encrypted()] = attr(default=None, doc="Encrypted MFA secret")
    # Both indexes copy all attributes: encrypted ones may be in them.
    password_hash: Annotated[str | None, Encrypted()] = attr(
        default=None, doc="Hash of the password", extension=True
    )
    display_email: str | None = attr(
        default=None, doc="The email in the owner's spelling, for display", extension=True
    )

    primary = Key("{user_id}")
    by_address = Entry("{email}", name="email-index")
    by_name = Entry("{username}", name="username-index")

    @primary.get
    def get(cls, user_id: str) -> None:
        """Get user by ID."""

    @by_address.get
    def by_email(cls, email: str) -> None:
        """Get user by email, however it is spelled."""

    @by_name.get
    def by_username(cls, username: str) -> None:
        """Get user by username, in any letter case."""


class Account(Entity, table=tables.Accounts, names=camel, tenant="account_id"):
    """An account, which may be a part of another one."""

    account_id: str = attr(doc="UUID v4")
    account_name: str = attr(doc="Account display name")
    parent_account_id: str | None = attr(
        default=None, doc="Parent account ID; the root of a hierarchy has none"
    )
    account_path: AccountPath = attr(
        doc="Hierarchical path: account IDs from the root down, each between slashes"
    )
    account_type: AccountType = attr(doc="conglomerate | subsidiary | division | location")
    level: int = attr(default=0, doc="Hierarchy level (0 for root)")
    status: AccountStatus = attr(default="active", doc="active | inactive | suspended")
    plan: Plan = attr(default="free", doc="free | starter | professional | enterprise")
    billing_info: BillingInfo | None = attr(default=None, doc="Billing information object")
    limits: Limits | None = attr(default=None, doc="Account limits object")
    metadata: AccountMetadata | None = attr(default=None, doc="Custom metadata object")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    created_by: str = attr(doc="User ID who created the account")
    root_account_id: str | None = attr(default=None, doc="The root of the path", extension=True)

    primary = Key("{account_id}")
    by_parent = Entry("{parent_account_id}", name="parentAccountId-index")
    by_whole_path = Entry("{account_path}", name="accountPath-index")
    by_root = Entry(
        "{root_account_id}",
        "{account_path}",
        name="rootAccountId-accountPath-index",
        extension=True,
    )

    @by_parent.query
    def children(cls, parent_account_id: str) -> None:
        """Get child accounts."""

    @by_whole_path.get
    def by_path(cls, account_path: str) -> None:
        """Get accounts in path: the one at its end; `in_path` gets all below it."""

    @primary.get(extension=True)
    def get(cls, account_id: str) -> None:
        """Get account by ID."""

    @by_root.query(extension=True)
    def in_path(cls, root_account_id: str, account_path: Range[str] | None = None) -> None:
        """Get a hierarchy, or with `starting(path)` an account and all below it."""


class Membership(Entity, table=tables.UsersAccounts, names=camel, tenant="account_id"):
    """The membership of a user in an account, with permissions."""

    user_id: str = attr(doc="User ID")
    account_id: str = attr(doc="Account ID")
    role: MemberRole = attr(doc="owner | admin | member | readonly")
    permissions: Permissions = attr(factory=dict, doc="Permissions object: verbs by resource")
    joined_at: datetime | None = attr(default=None, doc="ISO 8601 timestamp")
    invited_by: str | None = attr(default=None, doc="User ID who invited")
    status: MemberStatus = attr(default="active", doc="active | pending | suspended")

    primary = Key("{user_id}", "{account_id}")
    by_account = Entry("{account_id}", "{user_id}", name="accountId-userId-index")

    @primary.get(extension=True)
    def get(cls, user_id: str, account_id: str) -> None:
        """Get a user's membership in an account."""

    @primary.query(extension=True)
    def of_user(cls, user_id: str) -> None:
        """Get the memberships of a user."""

    @by_account.query(extension=True)
    def in_account(cls, account_id: str) -> None:
        """Get the members of an account."""


class Team(Entity, table=tables.Teams, names=camel, tenant="account_id"):
    """Members of an account who share permissions."""

    account_id: str = attr(doc="Account ID")
    team_id: str = attr(doc="UUID v4")
    team_name: str = attr(doc="Team display name")
    description: str | None = attr(default=None, doc="Team description")
    members: list[TeamMember] = attr(factory=list, doc="Array of team members")
    permissions: Permissions = attr(factory=dict, doc="Team permissions object: verbs by resource")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    created_by: str = attr(doc="User ID who created the team")

    primary = Key("{account_id}", "{team_id}")
    by_id = Entry("{team_id}", name="teamId-index")

    @primary.get(extension=True)
    def get(cls, account_id: str, team_id: str) -> None:
        """Get a team of an account."""

    @primary.query(extension=True)
    def of_account(cls, account_id: str) -> None:
        """Get the teams of an account."""

    @by_id.get(extension=True)
    def find(cls, team_id: str) -> None:
        """Get team by ID alone."""
