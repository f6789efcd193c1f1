"""Imports: the state of an import, and the data that files leave behind.

Records of a file that belong to neither a person nor a link, such as sources and its header, are
kept as text in parts. A tree names in its `GedcomExtra` the imports whose parts count, one for each
file; a failed import therefore leaves the earlier ones.
Not here: importing (`yggdrasil.exchange.storing`), its routes (`yggdrasil.exchange.importing`).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Literal

from tablewright.model import Entity, Query, attr, created, pascal, updated
from tablewright.systems.yggdrasil.design.table import Ygg
from tablewright.systems.yggdrasil.design.values import Id

ImportState = Literal["waiting", "writing", "done", "failed"]


class Import(Entity, table=Ygg, tag="Import", names=pascal, tenant="user_id", extension=True):
    """A file that is imported into a tree, and its progress."""

    user_id: Id = attr(doc="Owner of the tree")
    tree_id: Id = attr(doc="The tree")
    import_id: Id = attr(doc="Unique import identifier (UUID)")
    state: ImportState = attr(default="waiting", doc="How far it is")
    deletes_missing: bool = attr(
        default=False, doc="Whether people missing in the file are deleted"
    )
    written: int = attr(default=0, doc="Completed items")
    total: int = attr(default=0, doc="Total items of the file")
    report: str | None = attr(default=None, doc="Report, as JSON")
    trouble: str | None = attr(default=None, doc="Why it failed")
    created_at: datetime = created(doc="ISO 8601 timestamp")
    updated_at: datetime = updated(doc="ISO 8601 timestamp")

    primary = Ygg.primary("USER#{user_id}", "IMPORT#{tree_id}#{import_id}")

    @primary.query(extension=True)
    def of_tree(cls, user_id: str, tree_id: str) -> None:
        """Get the imports of a tree."""

    @primary.get(extension=True)
    def get(cls, user_id: str, tree_id: str, import_id: str) -> None:
        """Get an import."""


class GedcomPart(
    Entity, table=Ygg, tag="GedcomPart", names=pascal, tenant="user_id", extension=True
):
    """A part of an imported file's text that belongs to neither a person nor a link."""

    user_id: Id = attr(doc="Owner of the tree")
    tree_id: Id = attr(doc="The tree")
    import_id: Id = attr(doc="The import that kept it")
    part: int = attr(doc="Position in the text, starting at 1")
    text: str = attr(doc="GEDCOM lines, possibly split anywhere")

    primary = Ygg.primary("USER#{user_id}", "GEDCOM#{tree_id}#{import_id}#{part:06d}")

    @primary.query(extension=True)
    def of_import(cls, user_id: str, tree_id: str, import_id: str) -> None:
        """Get the parts that an import kept, in their order."""

    @primary.query(extension=True)
    def of_tree(cls, user_id: str, tree_id: str) -> None:
        """Get the parts that all imports of a tree kept."""


def left_in(owner_id: str, tree_id: str) -> Iterator[Query[Any]]:
    """Returns imported data besides people and links, which is deleted with the tree."""
    yield Import.of_tree(owner_id, tree_id)
    yield GedcomPart.of_tree(owner_id, tree_id)


def file_name(tree_id: str, import_id: str) -> str:
    """Returns the name of an import's file, which is kept until it is done."""
    return f"trees/{tree_id}/imports/{import_id}"
