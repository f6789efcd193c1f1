"""Rights: the role of a user in a tree, as stored in the tree.

Not here: finding the tree, and binding a database to its owner (`yggdrasil.trees.access`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from tablewright.errors import NotFoundError
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.values import ShareRole


class Role(Enum):
    """The role of a user in a tree, and its permissions."""

    OWNER = "owner"
    EDITOR = "editor"
    RELATIVE = "relative"  # a guest who views the living too
    VIEWER = "viewer"
    PUBLIC = "public"  # anyone, because the tree is public

    @property
    def is_guest(self) -> bool:
        """Whether the owner shares the tree with them."""
        return self not in (Role.OWNER, Role.PUBLIC)

    @property
    def may_edit(self) -> bool:
        """Whether they may change what is in the tree."""
        return self in (Role.OWNER, Role.EDITOR)

    @property
    def sees_living(self) -> bool:
        """Whether living people are shown to them."""
        return self.may_edit or self is Role.RELATIVE


_RISING: Final[tuple[ShareRole, ...]] = ("viewer", "relative", "editor")
_GUESTS: Final[Mapping[str, Role]] = {"editor": Role.EDITOR, "relative": Role.RELATIVE}


def role_in(tree: Tree, actor: str | None) -> Role | None:
    """Returns the actor's role in a tree; None for strangers."""
    if actor is not None:
        if actor == tree.user_id:
            return Role.OWNER
        if actor in (tree.shared_with or ()):
            return _GUESTS.get((tree.share_roles or {}).get(actor, ""), Role.VIEWER)
    return Role.PUBLIC if tree.is_public else None


def higher(role: ShareRole, tree: Tree, guest: str) -> ShareRole:
    """Returns the more powerful of a guest's role and another one."""
    if guest not in (tree.shared_with or ()):
        return role
    present = (tree.share_roles or {}).get(guest, "viewer")
    return present if _RISING.index(present) > _RISING.index(role) else role


def no_tree() -> NotFoundError:
    """Returns the error for a tree that does not exist, or is hidden from the caller."""
    return NotFoundError("Tree not found.")


def no_person() -> NotFoundError:
    """Returns the error for a person who does not exist, or is hidden from the caller."""
    return NotFoundError("Person not found.")
