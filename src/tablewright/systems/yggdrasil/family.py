"""A family: the graph of one tree, in memory, as every chart and every question walks it.

It is made once for a version of a tree and shared by all requests that read this version, so nobody
may change it. Links that name somebody who is not in the tree are left out.
Not here: reading it from the store (`yggdrasil.reading`), hiding the living (`yggdrasil.living`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeVar

from tablewright.systems.yggdrasil.levels import levels_of
from tablewright.systems.yggdrasil.owners import Tree
from tablewright.systems.yggdrasil.persons import Person
from tablewright.systems.yggdrasil.relationships import ParentChild, Spouses

T = TypeVar("T")
_NOBODY: Final = ()


class Family:
    """The people of a tree by id, and the links of each in both directions."""

    __slots__ = (
        "_children",
        "_found",
        "_parents",
        "_spouses",
        "couples",
        "links",
        "persons",
        "tree",
    )

    def __init__(
        self,
        tree: Tree,
        persons: dict[str, Person],
        links: Sequence[ParentChild],
        couples: Sequence[Spouses],
    ) -> None:
        self.tree: Final = tree
        self.persons: Final[Mapping[str, Person]] = MappingProxyType(persons)
        self.links: Final = links
        self.couples: Final = couples
        self._parents, self._children = _by_child_and_parent(links)
        self._spouses = _by_spouse(couples)
        self._found: dict[Hashable, Any] = {}

    def parents(self, person_id: str) -> Sequence[ParentChild]:
        """The links in which somebody is the child."""
        return self._parents.get(person_id, _NOBODY)

    def children(self, person_id: str) -> Sequence[ParentChild]:
        """The links in which somebody is the parent."""
        return self._children.get(person_id, _NOBODY)

    def spouses(self, person_id: str) -> Sequence[Spouses]:
        """The couples that somebody is or was part of, on either side."""
        return self._spouses.get(person_id, _NOBODY)

    def levels(self) -> Mapping[str, int]:
        """The generation of each person from 0 on: parents above children, spouses side by side."""
        return self.once("levels", self._find_levels)

    def once(self, name: Hashable, find: Callable[[], T]) -> T:
        """What follows from the family alone, found when it is first asked for, and kept."""
        if name not in self._found:
            self._found[name] = find()
        return self._found[name]

    def _find_levels(self) -> Mapping[str, int]:
        root_id = self.tree.root_person_id
        return MappingProxyType(levels_of(self.persons, self.links, self.couples, root_id))


def family_of(
    tree: Tree,
    persons: Iterable[Person],
    links: Iterable[ParentChild],
    couples: Iterable[Spouses],
) -> Family:
    """The family of a tree; links to persons that are not there are left out."""
    by_id = {person.person_id: person for person in persons}
    return Family(
        tree,
        by_id,
        tuple([one for one in links if one.parent_id in by_id and one.child_id in by_id]),
        tuple([one for one in couples if one.person1_id in by_id and one.person2_id in by_id]),
    )


def spouse_in(couple: Spouses, person_id: str) -> str:
    """The other one of a couple."""
    return couple.person2_id if couple.person1_id == person_id else couple.person1_id


_Links = dict[str, tuple[ParentChild, ...]]


def _by_child_and_parent(links: Sequence[ParentChild]) -> tuple[_Links, _Links]:
    by_child: dict[str, list[ParentChild]] = {}
    by_parent: dict[str, list[ParentChild]] = {}
    for link in links:
        by_child.setdefault(link.child_id, []).append(link)
        by_parent.setdefault(link.parent_id, []).append(link)
    # Tuples take half the room of lists that have grown.
    return (
        {child: tuple(found) for child, found in by_child.items()},
        {parent: tuple(found) for parent, found in by_parent.items()},
    )


def _by_spouse(couples: Sequence[Spouses]) -> dict[str, tuple[Spouses, ...]]:
    by_spouse: dict[str, list[Spouses]] = {}
    for couple in couples:
        by_spouse.setdefault(couple.person1_id, []).append(couple)
        if couple.person2_id != couple.person1_id:
            by_spouse.setdefault(couple.person2_id, []).append(couple)
    return {person: tuple(found) for person, found in by_spouse.items()}
