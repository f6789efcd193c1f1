"""Users: the people who sign in."""

from __future__ import annotations

from typing import Annotated, Any, Self

from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    EpochSeconds,
    Key,
    Table,
    Update,
    action,
    assign,
    attr,
    camel,
    created,
    unique,
    updated,
)
from tablewright.systems.core.design.attribute_types import Email
from tablewright.systems.core.design.values import UserStatus


class Users(Table, name="users", point_in_time_recovery=True):
    """Stores user profile and authentication information."""


class User(Entity, table=Users, names=camel):
    """A person who signs in. A user belongs to no account: a client bound to one sees none."""

    user_id: str = attr(doc="Unique identifier for the user")
    email: Email = unique(doc="User's email address")
    first_name: str = attr(doc="User's first name")
    last_name: str = attr(doc="User's last name")
    password_hash: str = attr(doc="Hashed password")
    status: UserStatus = attr(default=UserStatus.ACTIVE, doc="active, inactive, suspended")
    email_verified: bool = attr(default=False, doc="Email verification status")
    two_factor_enabled: bool = attr(default=False, doc="2FA status")
    last_login_at: EpochSeconds | None = attr(default=None, doc="Unix timestamp of last login")
    created_at: EpochSeconds = created(doc="Unix timestamp of creation")
    updated_at: EpochSeconds = updated(doc="Unix timestamp of last update")
    preferences: dict[str, Any] | None = attr(default=None, doc="User preferences")
    display_email: str | None = attr(
        default=None, doc="The address in the owner's spelling", extension=True
    )
    two_factor_secret: Annotated[str, Encrypted()] | None = attr(
        default=None, doc="Secret of the one-time codes", extension=True
    )
    two_factor_last_step: int | None = attr(
        default=None, doc="Step of the last one-time code, because codes work once", extension=True
    )
    backup_code_hashes: set[str] = attr(
        factory=set, doc="Hashes of the remaining backup codes", extension=True
    )

    primary = Key("{user_id}")
    # Only keys, so that no index holds a copy of the password hash.
    by_email = Entry("{email}", name="email-index", projection="KEYS_ONLY")

    @primary.get
    def get(cls, user_id: str) -> None:
        """Get user by ID."""

    @by_email.get
    def find(cls, email: str) -> None:
        """Find user by email."""

    @action("UpdateItem")
    @classmethod
    def update_profile(
        cls,
        user_id: str,
        *,
        first_name: str | None = None,
        last_name: str | None = None,
        preferences: dict[str, Any] | None = None,
    ) -> Update[Self]:
        """Update user profile: only the given attributes change."""
        changes = [
            assign(path, value)
            for path, value in (
                (cls.first_name, first_name),
                (cls.last_name, last_name),
                (cls.preferences, preferences),
            )
            if value is not None
        ]
        return cls.at(user_id=user_id).update(*changes)
