"""The complete design of Yggdrasil: one table, its entities and collections.

Not here: single entities (`yggdrasil.design.owners`, `.persons`, `.relationships`, `.imports`,
`.revisions`).
"""

from __future__ import annotations

from tablewright.model import Collection, design_of
from tablewright.systems.yggdrasil.design.imports import GedcomPart, Import
from tablewright.systems.yggdrasil.design.owners import HomePerson, SharedTree, Tree, User
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.revisions import Revision
from tablewright.systems.yggdrasil.design.table import Ygg

__all__ = [
    "DESIGN",
    "GedcomPart",
    "HomePerson",
    "Import",
    "ParentChild",
    "Person",
    "Revision",
    "SharedTree",
    "Spouses",
    "Tree",
    "TreeLinks",
    "User",
    "UserContents",
    "WholeTree",
    "Ygg",
]


class WholeTree(Collection, index=Ygg.gsi2, pk="TREE#{tree_id}"):
    """All entities belonging to a specific tree."""

    tree: Tree | None
    persons: list[Person]
    parents: list[ParentChild]
    spouses: list[Spouses]


class TreeLinks(Collection, index=Ygg.gsi2, pk="TREE#{tree_id}"):
    """All relationships in a tree."""

    parents: list[ParentChild]
    spouses: list[Spouses]


class UserContents(Collection, index=Ygg.gsi3, pk="USER#{user_id}"):
    """All entities belonging to a specific user; relationships are found through their trees."""

    user: User | None
    trees: list[Tree]
    persons: list[Person]


DESIGN = design_of(
    "yggdrasil",
    Ygg,
    WholeTree,
    TreeLinks,
    UserContents,
    description="Family trees in one table. Users may share them.",
)
