"""Restored items: the parts of a backup as items of the restoring user's tree.

An id is kept if it identifies the same object of the same tree, which the user owns. Every other id
is replaced by one derived from it, the user and the tree. Restoring a backup twice therefore
creates no duplicates, reveals nothing about items of others with the same id, and never assigns an
id twice.
Not here: writing them (`yggdrasil.backup.restoring`).
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

from tablewright.systems.yggdrasil.backup.backup_format import (
    ParentPart,
    Part,
    PersonPart,
    SpousesPart,
    TreePart,
    UnionPart,
)
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import PreviousUnion
from tablewright.systems.yggdrasil.trees.families import Item
from tablewright.systems.yggdrasil.trees.family import Family

_OWN: Final = ("photo", "photo_version", "previous_unions")  # not copied to attributes unchanged


def other_id(*places: str) -> str:
    """Returns a unique id derived from others.

    >>> other_id("ann", "tree-1")
    'r-xse7y7oavlnrro65lrfbgfdlii'
    """
    digest = sha256("\n".join(places).encode()).digest()[:16]
    return "r-" + b32encode(digest).decode().rstrip("=").lower()


class Renamed:
    """Maps the ids of a backup to ids of a tree."""

    def __init__(self, part: TreePart, present: Family) -> None:
        tree = present.tree
        self.ids: Mapping[str, str] = {
            one.person_id: one.person_id
            if one.person_id in present.persons
            else other_id(tree.user_id, tree.tree_id, one.person_id)
            for one in part.persons
        }
        self._tree = tree
        self.part = part
        self._present = present

    def persons(self) -> Iterator[tuple[PersonPart, Person]]:
        """Yields each person part with the person; photos are converted elsewhere."""
        for part in self.part.persons:
            person_id = self.ids[part.person_id]
            there = self._present.persons.get(person_id)
            values: dict[str, Any] = {**self._place(), "person_id": person_id}
            others = [self.ids[one] for one in part.distinct_from or () if one in self.ids]
            values["distinct_from"] = others or None
            if there is not None:  # its place in the order of time stays
                kept = {"created_at": there.created_at, "n": there.n}
                values |= {**kept, "created_by": there.created_by, "photo_url": there.photo_url}
            yield part, person_of(part, **values)

    def links(self) -> Iterator[Item]:
        """Returns parents and couples; an existing couple keeps its order."""
        for part in self.part.parents:
            ids = {"parent_id": self.ids[part.parent_id], "child_id": self.ids[part.child_id]}
            yield parent_of(part, **self._place(), **ids)
        for part in self.part.spouses:
            pair = (self.ids[part.person1_id], self.ids[part.person2_id])
            there = {(one.person1_id, one.person2_id) for one in self._present.spouses(pair[0])}
            first, second = pair[::-1] if pair[::-1] in there else pair
            ids = {"person1_id": first, "person2_id": second}
            yield spouses_of(part, **self._place(), **ids)

    def _place(self) -> dict[str, str]:
        return {"tree_id": self._tree.tree_id, "user_id": self._tree.user_id}


def person_of(part: PersonPart, **more: Any) -> Person:
    """Returns the person of a part, without a photo."""
    return Person(**{**_values(part), **more})


def parent_of(part: ParentPart, **more: Any) -> ParentChild:
    """Returns the link between parent and child of a part."""
    return ParentChild(**{**_values(part), **more})


def spouses_of(part: SpousesPart, **more: Any) -> Spouses:
    """Returns the couple of a part."""
    unions = [_union(one) for one in part.previous_unions or ()] or None
    values: dict[str, Any] = {**_values(part), "previous_unions": unions, **more}
    return Spouses(**values)


def place_of(item: Item) -> tuple[str, ...]:
    """Returns the key that distinguishes an item from all others of its tree."""
    if isinstance(item, Person):
        return (item.person_id,)
    if isinstance(item, ParentChild):
        return "parent", item.parent_id, item.child_id
    return "spouse", item.person1_id, item.person2_id


def new_tree(part: TreePart, user_id: str, tree_id: str) -> Tree:
    """Returns the new, empty and private tree of a backup."""
    return Tree(
        tree_id=tree_id,
        user_id=user_id,
        tree_name=part.tree_name,
        description=part.description,
        version=1,
        created_at=part.created_at,
        updated_at=part.updated_at,
    )


def _values(part: PersonPart | ParentPart | SpousesPart) -> dict[str, Any]:
    return _fields(part, _OWN)


def _union(part: UnionPart) -> PreviousUnion:
    return PreviousUnion(**_fields(part, ()))


def _fields(part: Part, but: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(part, name) for name in part.__struct_fields__ if name not in but}
