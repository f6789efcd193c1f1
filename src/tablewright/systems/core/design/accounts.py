"""Accounts: the organisations that use the service, as trees."""

from __future__ import annotations

from typing import Any

from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Table,
    attr,
    camel,
    created,
    updated,
)
from tablewright.systems.core.design.attribute_types import AccountPath
from tablewright.systems.core.design.values import AccountStatus, AccountType


class Accounts(Table, name="accounts", point_in_time_recovery=True):
    """Stores organizational account information with hierarchical structure support."""


class Account(Entity, table=Accounts, names=camel, tenant="account_id"):
    """An organisation or a part of one; roots have no parent, and are in no index."""

    account_id: str = attr(doc="Unique identifier for the account")
    parent_account_id: str | None = attr(
        default=None, doc="Parent account ID for hierarchical structures"
    )
    account_path: AccountPath = attr(doc='Path representation (e.g., "/root/subsidiary/division/")')
    account_type: AccountType = attr(doc="Type: conglomerate, subsidiary, division, location")
    account_name: str = attr(doc="Display name of the account")
    level: int = attr(doc="Hierarchy level (0 for root)")
    status: AccountStatus = attr(default=AccountStatus.ACTIVE, doc="active, suspended, terminated")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    updated_at: EpochSeconds = updated(doc="Unix timestamp of last update")
    metadata: dict[str, Any] | None = attr(default=None, doc="Additional account metadata")
    settings: dict[str, Any] | None = attr(default=None, doc="Account-specific settings")
    moving: bool | None = attr(
        default=None, doc="Set while the paths of accounts below are rewritten", extension=True
    )
    tree_counts: dict[str, int] | None = attr(
        default=None,
        doc="Of a root: numbers of accounts, users, admins, sources and webhooks in its tree",
        extension=True,
    )
    suspended_by: str | None = attr(
        default=None, doc="Who suspended it: a user ID, or operator", extension=True
    )
    suspended_for: str | None = attr(
        default=None, doc="Why it was suspended, shown to its admins", extension=True
    )
    terminated_at: EpochSeconds | None = attr(
        default=None, doc="When it was terminated; it can be restored for 30 days", extension=True
    )

    purged_at: EpochSeconds | None = attr(
        default=None, doc="When its members and data were deleted", extension=True
    )

    primary = Key("{account_id}")
    by_parent = Entry(
        "{parent_account_id}", "{account_type}", name="parentAccountId-accountType-index"
    )

    @primary.get
    def get(cls, account_id: str) -> None:
        """Get account by ID."""

    @by_parent.query
    def children(cls, parent_account_id: str) -> None:
        """List child accounts by parent ID."""

    @by_parent.query
    def children_of_type(cls, parent_account_id: str, account_type: AccountType) -> None:
        """Query accounts by type, among the children of one account."""
