"""Link maps: the links of each person in both directions, and the ids of the next of kin.

The maps are built once when a tree is read, and then updated for the few people whom a change
affects: copying a dictionary takes a thousandth of the time of building it.
Not here: the family that has them (`yggdrasil.trees.family`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.kinship.distances import Heights, heights_of, heights_with
from tablewright.systems.yggdrasil.kinship.generations import (
    Generations,
    generations_of,
    generations_with,
)

Link = ParentChild | Spouses
T = TypeVar("T")
_NONE: Final = ()


@dataclass(slots=True)
class LinkMaps:
    """The links of people by id, for everyone with links."""

    parents: dict[str, tuple[ParentChild, ...]]
    children: dict[str, tuple[ParentChild, ...]]
    spouses: dict[str, tuple[Spouses, ...]]
    near: dict[str, tuple[str, ...]]  # the ids of all those
    _heights: Heights | None = None
    _generations: Generations | None = None

    @property
    def heights(self) -> Heights:
        """The heights of everyone with links, computed on first use."""
        if self._heights is None:
            self._heights = heights_of(self.near)
        return self._heights

    @property
    def generations(self) -> Generations:
        """The generations above everyone with parents, computed on first use."""
        if self._generations is None:
            self._generations = generations_of(self.parents, self.children)
        return self._generations

    def of(self, person_id: str) -> Iterator[Link]:
        """Returns all links of a person."""
        yield from self.parents.get(person_id, _NONE)
        yield from self.children.get(person_id, _NONE)
        yield from self.spouses.get(person_id, _NONE)

    def changed(self, lost: Collection[Link], fresh: Collection[Link]) -> LinkMaps:
        """Returns the maps after removing and adding links."""
        after = LinkMaps(
            self.parents.copy(), self.children.copy(), self.spouses.copy(), self.near.copy()
        )
        gone = {id(link) for link in lost}
        for person_id in {end for link in (*lost, *fresh) for end in ends_of(link)}:
            found = {id(link): link for link in self.of(person_id)}  # links to oneself occur twice
            links = [link for place, link in found.items() if place not in gone]
            links += [link for link in fresh if person_id in ends_of(link)]
            links.sort(key=ends_of)  # as they are when the tree is read again
            parents_and_children = [link for link in links if isinstance(link, ParentChild)]
            parents = [one for one in parents_and_children if one.child_id == person_id]
            children = [one for one in parents_and_children if one.parent_id == person_id]
            _set(after.parents, person_id, parents)
            _set(after.children, person_id, children)
            _set(after.spouses, person_id, [one for one in links if isinstance(one, Spouses)])
            _set(after.near, person_id, [_other_end(link, person_id) for link in links])
        if self._heights is not None:
            after._heights = heights_with(self._heights, map(ends_of, fresh), after.near)
        if self._generations is not None:
            of_parents = [link for link in fresh if isinstance(link, ParentChild)]
            after._generations = generations_with(self._generations, of_parents, after.children)
        return after


def maps_of(links: Sequence[ParentChild], couples: Sequence[Spouses]) -> LinkMaps:
    """Returns the maps of all links of a tree."""
    parents: dict[str, list[ParentChild]] = {}
    children: dict[str, list[ParentChild]] = {}
    spouses: dict[str, list[Spouses]] = {}
    near: dict[str, list[str]] = {}
    # One string object for each id, however many links name it: sets of them take a quarter less
    # time.
    same: dict[str, str] = {}
    for link in links:
        parent_id = same.setdefault(link.parent_id, link.parent_id)
        child_id = same.setdefault(link.child_id, link.child_id)
        parents.setdefault(child_id, []).append(link)
        children.setdefault(parent_id, []).append(link)
        near.setdefault(child_id, []).append(parent_id)
        near.setdefault(parent_id, []).append(child_id)
    for couple in couples:
        first_id = same.setdefault(couple.person1_id, couple.person1_id)
        second_id = same.setdefault(couple.person2_id, couple.person2_id)
        spouses.setdefault(first_id, []).append(couple)
        near.setdefault(first_id, []).append(second_id)
        if first_id != second_id:
            spouses.setdefault(second_id, []).append(couple)
            near.setdefault(second_id, []).append(first_id)
    return LinkMaps(_short(parents), _short(children), _short(spouses), _short(near))


def ends_of(link: Link) -> tuple[str, str]:
    """Returns the two people of a link: the key of the link in its tree."""
    if isinstance(link, ParentChild):
        return link.parent_id, link.child_id
    return link.person1_id, link.person2_id


def _other_end(link: Link, person_id: str) -> str:
    first_id, second_id = ends_of(link)
    return second_id if first_id == person_id else first_id


def _short(found: Mapping[str, list[T]]) -> dict[str, tuple[T, ...]]:
    # Tuples take half the room of lists that have grown.
    return {person_id: tuple(some) for person_id, some in found.items()}


def _set(known: dict[str, tuple[T, ...]], person_id: str, found: list[T]) -> None:
    if found:
        known[person_id] = tuple(found)
    else:
        known.pop(person_id, None)
