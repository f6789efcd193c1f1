"""Users, the trees they own, the trees that others share with them, and who they are in a tree.

Not here: what is in a tree (`yggdrasil.design.persons`, `yggdrasil.design.relationships`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Self

from tablewright.model import (
    Entity,
    Operation,
    Range,
    action,
    attr,
    created,
    pascal,
    softly,
    unique,
    updated,
)
from tablewright.systems.yggdrasil.design.table import Ygg
from tablewright.systems.yggdrasil.design.values import Email, Id, ShareRole


class User(Entity, table=Ygg, tag="User", names=pascal, tenant="user_id"):
    """User authentication and profile information."""

    user_id: Id = attr(doc="Unique user identifier (UUID)")
    email: Email = unique(doc="User's email (unique)")
    password_hash: str | None = attr(default=None, doc="bcrypt hash (local auth)")
    cognito_username: str | None = attr(default=None, doc="Cognito sub (production auth)")
    display_name: str | None = attr(default=None, doc="User's display name")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    display_email: str | None = attr(
        default=None, doc="The email in the owner's spelling, for display", extension=True
    )
    email_confirmed_at: datetime | None = attr(
        default=None,
        doc="When the address was confirmed",
        extension=True,
    )
    leaving_at: datetime | None = attr(
        default=None, doc="When the account was deleted; sign-ins are blocked since", extension=True
    )
    second_factor: bool | None = attr(
        default=None, doc="Whether signing in requires a code", extension=True
    )

    primary = Ygg.primary("USER#{user_id}", "PROFILE")
    in_user = Ygg.gsi3("USER#{user_id}", "PROFILE")

    @primary.get
    def get(cls, user_id: str) -> None:
        """Get user by ID."""

    @action("GetItem")
    @classmethod
    def by_email(cls, email: str) -> Operation[Self | None]:
        """Get user by email, however it is spelled; its guard names the user."""
        return cls.by_unique(email=email)


class Tree(Entity, table=Ygg, tag="Tree", names=pascal, tenant="user_id"):
    """Metadata about a family tree."""

    tree_id: Id = attr(doc="Unique tree identifier (UUID)")
    user_id: Id = attr(doc="Owner of the tree")
    tree_name: str = attr(doc="Display name for the tree")
    description: str | None = attr(default=None, doc="Tree description")
    root_person_id: Id | None = attr(default=None, doc="ID of root person in tree")
    is_public: bool = attr(default=False, doc="Public visibility flag")
    shared_with: list[Id] | None = attr(default=None, doc="UserIds with access")
    person_count: int = attr(default=0, doc="Count of persons in tree")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")
    share_roles: dict[Id, ShareRole] | None = attr(
        default=None,
        doc="Roles of guests by UserId; without one, only deceased people are visible",
        extension=True,
    )
    version: int | None = attr(
        default=None,
        doc="Incremented with every change in the tree",
        extension=True,
    )
    gedcom_extra: str | None = attr(
        default=None, doc="Imported GEDCOM lines without an attribute", extension=True
    )
    created_by: Id | None = attr(
        default=None, doc="User who created it, if not the owner", extension=True
    )
    updated_by: Id | None = attr(
        default=None, doc="User who changed it last, if not the owner", extension=True
    )
    # The tree is hidden from then on, while a job deletes its contents.
    deleted_at: datetime | None = softly(
        doc="When it was deleted; contents are deleted in the background", extension=True
    )

    primary = Ygg.primary("USER#{user_id}", "TREE#{tree_id}")
    by_id = Ygg.gsi1("TREE#{tree_id}", "USER#{user_id}")
    in_tree = Ygg.gsi2("TREE#{tree_id}", "TREE#METADATA")
    in_user = Ygg.gsi3("USER#{user_id}", "TREE#{created_at}")

    @primary.query
    def of_user(cls, user_id: str) -> None:
        """Get all trees for a user."""

    @by_id.get
    def find(cls, tree_id: str) -> None:
        """Get tree by ID (reverse lookup via GSI1)."""

    @in_user.query
    def by_creation(cls, user_id: str, created_at: Range[datetime] | None = None) -> None:
        """Get user's trees sorted by creation date."""

    @primary.get(extension=True)
    def get(cls, user_id: str, tree_id: str) -> None:
        """Get a tree of a user, consistently if asked."""


class SharedTree(
    Entity, table=Ygg, tag="SharedTree", names=pascal, tenant="user_id", extension=True
):
    """A pointer to a tree that another user owns and shares."""

    user_id: Id = attr(doc="The guest")
    tree_id: Id = attr(doc="The tree that is shared")
    owner_id: Id = attr(doc="Owner of the tree")
    role: ShareRole = attr(default="viewer", doc="Role of the guest")
    invited_email: str | None = attr(default=None, doc="The address that the owner invited, if any")
    created_at: datetime = created(doc="ISO 8601 timestamp")

    # It does not begin with TREE#, so that no list of own trees shows it.
    primary = Ygg.primary("USER#{user_id}", "SHARED#TREE#{tree_id}")

    @primary.query(extension=True)
    def of_user(cls, user_id: str) -> None:
        """Get the trees that others share with a user."""

    @primary.get(extension=True)
    def get(cls, user_id: str, tree_id: str) -> None:
        """Get a user's share in a tree."""


class HomePerson(
    Entity, table=Ygg, tag="HomePerson", names=pascal, tenant="user_id", extension=True
):
    """The person who a user is in a tree, be it their own, shared or public."""

    user_id: Id = attr(doc="The user")
    tree_id: Id = attr(doc="The tree")
    person_id: Id = attr(doc="The person; may have been deleted since")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")

    # It does not begin with TREE#, so that no list of own trees shows it.
    primary = Ygg.primary("USER#{user_id}", "HOME#TREE#{tree_id}")

    @primary.query(extension=True)
    def of_user(cls, user_id: str) -> None:
        """Get the home persons of a user in all trees."""

    @primary.get(extension=True)
    def get(cls, user_id: str, tree_id: str) -> None:
        """Get the home person of a user in a tree."""
