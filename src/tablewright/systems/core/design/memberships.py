"""Memberships: which user may do what in which account, and invitations to join.

An invitation is a pending membership whose user is `invite#` and the hash of its token; it becomes
a real one when it is accepted.
"""

from __future__ import annotations

from tablewright.model import Entity, Entry, EpochSeconds, Key, Table, attr, camel, created
from tablewright.systems.core.design.attribute_types import Email
from tablewright.systems.core.design.values import MembershipStatus, Role


class UsersAccounts(Table, name="users_accounts"):
    """Many-to-many relationship between users and accounts with role-based permissions."""


class Membership(Entity, table=UsersAccounts, names=camel, tenant="account_id"):
    """The permissions of a user in an account."""

    user_id: str = attr(doc="Reference to users table")
    account_id: str = attr(doc="Reference to accounts table")
    role: Role = attr(doc="admin, manager, member, viewer")
    permissions: dict[str, bool] = attr(factory=dict, doc="Detailed permission settings")
    is_default: bool = attr(default=False, doc="Default account for user")
    joined_at: EpochSeconds = created(doc="Unix timestamp when user joined account")
    invited_by: str | None = attr(default=None, doc="User ID who invited this user")
    status: MembershipStatus = attr(
        default=MembershipStatus.ACTIVE, doc="active, pending, suspended"
    )
    email: Email | None = attr(default=None, doc="The invited address", extension=True)
    # tablewright: allow L110 because memberships do not expire, and an invitation is kept
    expires_at: EpochSeconds | None = attr(
        default=None, doc="The end of an invitation", extension=True
    )

    primary = Key("{user_id}", "{account_id}")
    by_role = Entry("{account_id}", "{role}", name="accountId-role-index")

    @primary.query
    def of_user(cls, user_id: str) -> None:
        """Get all accounts for a user."""

    @by_role.query
    def in_account(cls, account_id: str, role: Role | None = None) -> None:
        """Get all users for an account, or those of one role."""

    @primary.get
    def get(cls, user_id: str, account_id: str) -> None:
        """Check user permissions for specific account."""
