"""A family: the graph of one tree, in memory.

It is built once per version of a tree, shared by all its requests, and immutable. Links to people
who are not in the tree are omitted.
Not here: reading it from the store (`yggdrasil.trees.reading`), hiding the living
(`yggdrasil.people.living`).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, TypeVar

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.kinship.levels import levels_of
from tablewright.systems.yggdrasil.trees.link_maps import Link, LinkMaps, ends_of, maps_of

T = TypeVar("T")
_NOBODY: Final = ()
_id_of: Final = attrgetter("person_id")


class Family:
    """The people of a tree by id, and the links of each in both directions."""

    __slots__ = ("_found", "_maps", "_persons", "couples", "links", "near", "persons", "tree")

    def __init__(
        self,
        tree: Tree,
        persons: dict[str, Person],
        links: Sequence[ParentChild],
        couples: Sequence[Spouses],
        maps: LinkMaps | None = None,
    ) -> None:
        """`maps` are those of its links, if they are known already."""
        self.tree: Final = tree
        self._persons = persons
        self.persons: Final[Mapping[str, Person]] = MappingProxyType(persons)
        self.links: Final = links
        self.couples: Final = couples
        self._maps = maps if maps is not None else maps_of(links, couples)
        self.near: Final[Mapping[str, Sequence[str]]] = self._maps.near  # ids of the next of kin
        self._found: dict[Hashable, Any] = {}

    @property
    def heights(self) -> Mapping[str, int]:
        """The heights of all people with relatives: neighbours differ by at most one."""
        return self._maps.heights

    def may_be_near(self, person_id: str, other_id: str) -> bool:
        """Whether two people may be within the maximum length of a path by marriage."""
        if person_id not in self.near or other_id not in self.near:
            return False
        return self._apart(person_id, other_id) <= limits.YGGDRASIL_KINSHIP_FAR_STEPS

    def may_have_common_ancestors(self, person_id: str, other_id: str) -> bool:
        """Whether two people may have a common ancestor, or one may descend from the other."""
        if person_id not in self.near or other_id not in self.near:
            return person_id == other_id
        generations = self._maps.generations
        above = generations.get(person_id, 0) + generations.get(other_id, 0)
        return self._apart(person_id, other_id) <= above

    def _apart(self, person_id: str, other_id: str) -> int:
        """Returns the minimum number of steps between two people with relatives."""
        return abs(self.heights[person_id] - self.heights[other_id])

    def parents(self, person_id: str) -> Sequence[ParentChild]:
        """Returns the links in which a person is the child."""
        return self._maps.parents.get(person_id, _NOBODY)

    def children(self, person_id: str) -> Sequence[ParentChild]:
        """Returns the links in which a person is the parent."""
        return self._maps.children.get(person_id, _NOBODY)

    def spouses(self, person_id: str) -> Sequence[Spouses]:
        """Returns the couples of a person, on either side."""
        return self._maps.spouses.get(person_id, _NOBODY)

    def changed(
        self, tree: Tree, written: Sequence[Person | Link], deleted: Sequence[Person | Link]
    ) -> Family:
        """Returns the family after a change, without the links of deleted people."""
        persons, lost = self._persons.copy(), list[Link]()
        for one in deleted:
            if isinstance(one, Person) and persons.pop(one.person_id, None) is not None:
                lost += self._maps.of(one.person_id)
        for one in written:
            if isinstance(one, Person):
                persons[one.person_id] = one
        for one in (*written, *deleted):
            if not isinstance(one, Person):
                lost += self._at(one)
        fresh = [
            one
            for one in written
            if not isinstance(one, Person) and all(end in persons for end in ends_of(one))
        ]
        if not lost and not fresh:
            return Family(tree, persons, self.links, self.couples, self._maps)
        gone = {id(one) for one in lost}
        links = [one for one in self.links if id(one) not in gone]
        couples = [one for one in self.couples if id(one) not in gone]
        for one in fresh:  # where they are when the tree is read again
            if isinstance(one, ParentChild):
                insort(links, one, key=ends_of)
            else:
                insort(couples, one, key=ends_of)
        return Family(tree, persons, tuple(links), tuple(couples), self._maps.changed(lost, fresh))

    def _at(self, link: Link) -> list[Link]:
        """Returns the current link with the same key."""
        place, kind = ends_of(link), type(link)
        return [
            one for one in self._maps.of(place[0]) if type(one) is kind and ends_of(one) == place
        ]

    @property
    def people(self) -> Sequence[Person]:
        """All people, sorted by id.

        Values derived from them must be the same in every process, and after a restart.
        """
        return self.once("people", lambda: sorted(self._persons.values(), key=_id_of))

    def levels(self) -> Mapping[str, int]:
        """The generation of each person, from 0: parents above children, spouses on one level."""
        return self.once("levels", self._find_levels)

    def once(self, name: Hashable, find: Callable[[], T]) -> T:
        """Returns a value derived from the family alone, computed on first use and cached."""
        if name not in self._found:
            self._found[name] = find()
        return self._found[name]

    def _find_levels(self) -> Mapping[str, int]:
        root_id = self.tree.root_person_id
        people = [one.person_id for one in self.people]
        return MappingProxyType(levels_of(people, self.links, self.couples, root_id))


def family_of(
    tree: Tree,
    persons: Iterable[Person],
    links: Iterable[ParentChild],
    couples: Iterable[Spouses],
) -> Family:
    """Returns the family of a tree; links to missing people are omitted."""
    by_id = {person.person_id: person for person in persons}
    return Family(
        tree,
        by_id,
        tuple([one for one in links if one.parent_id in by_id and one.child_id in by_id]),
        tuple([one for one in couples if one.person1_id in by_id and one.person2_id in by_id]),
    )


def spouse_in(couple: Spouses, person_id: str) -> str:
    """Returns the other person of a couple."""
    return couple.person2_id if couple.person1_id == person_id else couple.person1_id
