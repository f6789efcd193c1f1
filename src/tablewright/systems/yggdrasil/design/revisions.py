"""Revisions: the effect of each change of a tree, and the data to restore the earlier state.

Not here: recording (`yggdrasil.trees.changing`), restoring (`yggdrasil.trees.history`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from tablewright.model import Entity, attr, created, pascal
from tablewright.systems.yggdrasil.design.table import Ygg
from tablewright.systems.yggdrasil.design.values import Id

RevisionKind = Literal[
    "added", "changed", "deleted", "merged", "linked", "linkChanged", "unlinked", "restored"
]


class Revision(Entity, table=Ygg, tag="Revision", names=pascal, tenant="user_id", extension=True):
    """One change of a tree."""

    user_id: Id = attr(doc="Owner of the tree")
    tree_id: Id = attr(doc="The tree")
    version: int = attr(doc="Version of the tree after the change")
    kind: RevisionKind = attr(doc="What the change did")
    person_ids: list[Id] = attr(doc="The people whom the change is about")
    name: str | None = attr(default=None, doc="Name of the first of them, before the change")
    fields: list[str] | None = attr(default=None, doc="Attributes that changed")
    before: str | None = attr(default=None, doc="What was changed or deleted, as JSON")
    created_by: Id | None = attr(default=None, doc="User who made the change, if not the owner")
    created_at: datetime = created(doc="ISO 8601 timestamp")

    primary = Ygg.primary("USER#{user_id}", "REVISION#{tree_id}#{version:012d}")

    @primary.query(extension=True)
    def of_tree(cls, user_id: str, tree_id: str) -> None:
        """Get the changes of a tree, in their order."""

    @primary.get(extension=True)
    def get(cls, user_id: str, tree_id: str, version: int) -> None:
        """Get a change of a tree."""
