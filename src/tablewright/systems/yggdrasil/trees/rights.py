"""Rights: what somebody is to a tree, as the tree itself says.

Not here: finding the tree, and binding a database to its owner (`yggdrasil.trees.access`).
"""

from __future__ import annotations

from enum import Enum

from tablewright.errors import NotFoundError
from tablewright.systems.yggdrasil.design.owners import Tree


class Role(Enum):
    """What somebody is to a tree."""

    OWNER = "owner"
    EDITOR = "editor"
    VIEWER = "viewer"
    PUBLIC = "public"  # anybody, as the tree is public


def role_in(tree: Tree, actor: str | None) -> Role | None:
    """What an actor is to a tree; None to a stranger."""
    if actor is not None:
        if actor == tree.user_id:
            return Role.OWNER
        if actor in (tree.shared_with or ()):
            may_edit = (tree.share_roles or {}).get(actor) == "editor"
            return Role.EDITOR if may_edit else Role.VIEWER
    return Role.PUBLIC if tree.is_public else None


def no_tree() -> NotFoundError:
    """What is said of a tree that is not there, or that is not the caller's business."""
    return NotFoundError("Tree not found.")


def no_person() -> NotFoundError:
    """What is said of a person who is not there, or who is not the caller's business."""
    return NotFoundError("Person not found.")
