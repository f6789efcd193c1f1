"""Linking: the rules for links between people, checked while the tree cannot change.

No one is their own parent, spouse or ancestor; both people are in one tree; a couple is one item in
either order; a child has at most two biological parents, and any number of others. Not here:
preventing concurrent changes (`yggdrasil.trees.changing`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictingError, InvalidError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import ParentType
from tablewright.systems.yggdrasil.trees.access import Access
from tablewright.systems.yggdrasil.trees.changing import person_in
from tablewright.systems.yggdrasil.trees.families import Families
from tablewright.systems.yggdrasil.trees.family import Family


def parent_child(access: Access, parent_id: str, child_id: str, **more: Any) -> ParentChild:
    """Returns a new link between a parent and a child of the tree."""
    tree = access.tree
    return ParentChild(
        parent_id=parent_id,
        child_id=child_id,
        tree_id=tree.tree_id,
        user_id=tree.user_id,
        created_by=access.changed_by,
        **more,
    )


def spouses(access: Access, person1_id: str, person2_id: str, **more: Any) -> Spouses:
    """Returns a new link between two people of the tree."""
    tree = access.tree
    return Spouses(
        person1_id=person1_id,
        person2_id=person2_id,
        tree_id=tree.tree_id,
        user_id=tree.user_id,
        created_by=access.changed_by,
        **more,
    )


async def links_down(
    access: Access, parent_id: str, child_ids: Sequence[str], kind: ParentType
) -> list[ParentChild]:
    """Returns new links from one parent to people of the tree; rejects a parent too many."""
    links: list[ParentChild] = []
    for child_id in child_ids:
        await person_in(access, child_id)
        await check_biological(access, child_id, [parent_id], kind)
        links.append(parent_child(access, parent_id, child_id, type=kind))
    return links


def type_of_other(kind: ParentType) -> ParentType:
    """Returns the type of the other parent's link: biological for a stepchild."""
    return "Biological" if kind == "Step" else kind


def check_children(parent_ids: Collection[str], child_ids: Sequence[str]) -> None:
    """Rejects children who are named twice, or are part of the new couple."""
    if len(set(child_ids)) < len(child_ids) or not set(child_ids).isdisjoint(parent_ids):
        raise InvalidError(
            "`parentOf` must name each child once and may not name either spouse.",
            details={"place": "parentOf"},
        )


def check_not_self(first_id: str, second_id: str) -> None:
    """Rejects a link of a person to themselves."""
    if first_id == second_id:
        raise InvalidError("A person cannot be related to themselves.", details={"reason": "self"})


async def check_no_circle(
    access: Access,
    families: Families,
    now: datetime,
    parent_ids: Collection[str],
    child_ids: Sequence[str],
) -> None:
    """Rejects parents who descend from one of the children.

    Descendants are read from the table, generation by generation: ancestors are only in an index,
    which may lag. With very many descendants, the family in memory is used.
    """
    walk = _Descent(access.db, access.tree.user_id)
    seen, generation = set(child_ids), list(child_ids)
    while generation:
        if len(seen) > limits.YGGDRASIL_WALK_QUERIES_MAX:
            found = await families.seen(access.db, access.tree, now, hides_living=False)
            below = (descendants(found.family, one) for one in child_ids)
            seen = {one for some in below for one in some}
            generation = []
        else:
            children = await walk.children(generation)
            generation = [one for one in dict.fromkeys(children) if one not in seen]
            seen.update(generation)
        if not seen.isdisjoint(parent_ids):
            raise InvalidError(
                "The parent is a descendant of the child.", details={"reason": "circle"}
            )


def descendants(family: Family, person_id: str) -> set[str]:
    """Returns a person and all descendants."""
    seen, waiting = {person_id}, [person_id]
    while waiting:
        for link in family.children(waiting.pop()):
            if link.child_id not in seen:
                seen.add(link.child_id)
                waiting.append(link.child_id)
    return seen


async def check_biological(
    access: Access, child_id: str, parent_ids: Collection[str], kind: ParentType
) -> None:
    """Rejects a third biological parent."""
    if kind != "Biological":
        return
    links = await access.db.all(ParentChild.parents(child_id), unreadable="collect")
    known = {one.parent_id for one in links.items if one.type == "Biological"}
    if len(known.union(parent_ids)) > limits.YGGDRASIL_BIOLOGICAL_PARENTS_MAX:
        raise InvalidError(
            "A child may have at most two biological parents.", details={"reason": "biological"}
        )


async def check_not_mirrored(access: Access, person1_id: str, person2_id: str) -> None:
    """Rejects a couple that exists in the other order."""
    mirrored = Spouses.get(access.tree.user_id, person2_id, person1_id).consistently()
    if await access.db.run(mirrored) is not None:
        raise ConflictingError("These two people are already a couple.")


class _Descent:
    """Reads children from the table, those of several people concurrently."""

    def __init__(self, db: AsyncDatabase, user_id: str) -> None:
        self._db = db
        self._user_id = user_id
        self._room = asyncio.Semaphore(limits.YGGDRASIL_WALK_AT_ONCE_MAX)

    async def children(self, person_ids: Sequence[str]) -> list[str]:
        """Returns the ids of the children of some people."""
        found = await asyncio.gather(*map(self._children_of, person_ids))
        return [one for part in found for one in part]

    async def _children_of(self, person_id: str) -> list[str]:
        links = ParentChild.children(self._user_id, person_id).consistently()
        async with self._room:
            return [one for (one,) in await self._db.all(links.only(ParentChild.child_id))]
