"""Ancestry: ancestors and descendants, with genealogical numbers.

Lines run through biological parents, and through adoptive parents in free places; step and foster
parents are not ancestors. A person on several lines is listed once, with the numbers of all lines
up to a bound: the cost depends on people, not on paths, whose number explodes after eighty
generations of intermarriage.
Not here: the closest kin (`yggdrasil.people.kin`), relationships (`.kinship`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.lifetimes import birth_order
from tablewright.systems.yggdrasil.trees.family import Family

_LINES: Final = ("Biological", "Adoptive")


@dataclass(slots=True)
class Relative:
    """An ancestor or a descendant."""

    person_id: str
    generation: int  # by the shortest line; 0 is where the lines begin
    numbers: list[str]  # the first ones, smallest first
    lines: int  # the number of lines, up to the maximum of a JSON number


@dataclass(frozen=True, slots=True)
class Ahnen:
    """A position in an Ahnentafel; a repeated person refers to the first position."""

    number: int
    person_id: str
    same_as: int | None = None

    @property
    def generation(self) -> int:
        """The number of generations from the person."""
        return self.number.bit_length() - 1


# Ancestors


def pedigree_parents(family: Family, person_id: str) -> tuple[str | None, str | None]:
    """Returns father and mother in a pedigree: two slots, regardless of their sex.

    Biological parents come first; adoptive ones take the remaining places.
    """
    father: str | None = None
    mother: str | None = None
    links = family.parents(person_id)
    for kind in _LINES:
        left: list[str] = []
        for parent_id in sorted([link.parent_id for link in links if link.type == kind]):
            gender = family.persons[parent_id].gender
            if gender == "Male" and father is None:
                father = parent_id
            elif gender == "Female" and mother is None:
                mother = parent_id
            else:
                left.append(parent_id)
        for parent_id in left:
            if father is None:
                father = parent_id
            elif mother is None:
                mother = parent_id
    return father, mother


def ancestors(family: Family, person_id: str, generations: int | None = None) -> list[Relative]:
    """Returns a person and all ancestors, by generation, with the numbers of an Ahnentafel."""

    def parents(child_id: str) -> list[tuple[str, int]]:
        found = enumerate(pedigree_parents(family, child_id))
        return [(parent_id, place) for place, parent_id in found if parent_id is not None]

    return _numbered(person_id, _most(generations), parents, _AHNENTAFEL)


def ahnentafel(family: Family, person_id: str, generations: int | None = None) -> list[Ahnen]:
    """Returns the ancestors by number: the father of n is 2n, the mother 2n + 1.

    A repeated person is listed again, but without the ancestors, who follow the first entry.
    """
    first: dict[str, int] = {person_id: 1}
    table = [Ahnen(1, person_id)]
    highest = _most(generations)
    for entry in table:  # it grows while it is read, in the order of numbers
        if entry.same_as is not None or entry.generation >= highest:
            continue
        for place, parent_id in enumerate(pedigree_parents(family, entry.person_id)):
            if parent_id is None:
                continue
            number = 2 * entry.number + place
            table.append(Ahnen(number, parent_id, first.get(parent_id)))
            first.setdefault(parent_id, number)
    return table


# Descendants


def descendants(family: Family, person_id: str, generations: int | None = None) -> list[Relative]:
    """Returns a person and all descendants, by generation, with d'Aboville's numbers: 1.2 is 1's
    second.
    """

    def children(parent_id: str) -> list[tuple[str, int]]:
        found = dict.fromkeys(_children_of(family, parent_id))
        ordered = sorted(found, key=lambda one: birth_order(family.persons[one]))
        return [(child_id, place) for place, child_id in enumerate(ordered, start=1)]

    return _numbered(person_id, _most(generations), children, _D_ABOVILLE)


def _children_of(family: Family, person_id: str) -> list[str]:
    return [link.child_id for link in family.children(person_id) if link.type in _LINES]


def _most(generations: int | None) -> int:
    most = limits.YGGDRASIL_GENERATIONS_MAX
    return most if generations is None else min(generations, most)


# Numbers along lines that may meet again


N = TypeVar("N", int, tuple[int, ...])


@dataclass(frozen=True, slots=True)
class _Numbering(Generic[N]):
    first: N
    onward: Callable[[N, int], N]
    text: Callable[[N], str]
    generation: Callable[[N], int]


_AHNENTAFEL: Final[_Numbering[int]] = _Numbering(
    first=1,
    onward=lambda number, place: 2 * number + place,
    text=str,
    generation=lambda number: number.bit_length() - 1,
)
_D_ABOVILLE: Final[_Numbering[tuple[int, ...]]] = _Numbering(
    first=(1,),
    onward=lambda number, place: (*number, place),
    text=lambda number: ".".join(map(str, number)),
    generation=lambda number: len(number) - 1,
)


class _Lines:
    """The people on all lines from a person, and where each line continues."""

    def __init__(
        self, start_id: str, most: int, onward: Callable[[str], list[tuple[str, int]]]
    ) -> None:
        self.generations = {start_id: 0}  # in the order in which they are found: by generation
        self.onward: dict[str, list[tuple[str, int]]] = {}
        self._waiting: dict[str, int] = {start_id: 0}
        found = [start_id]
        for person_id in found:  # it grows while it is read
            generation = self.generations[person_id]
            if generation == most:
                continue
            self.onward[person_id] = reached = onward(person_id)
            for other_id, _ in reached:
                self._waiting[other_id] = self._waiting.get(other_id, 0) + 1
                if other_id not in self.generations:
                    self.generations[other_id] = generation + 1
                    found.append(other_id)

    def in_order(self) -> Iterator[str]:
        """Returns each person after everyone who leads there; a cycle is cut where it is first
        found.
        """
        waiting = self._waiting
        done: set[str] = set()
        for first_id in self.generations:
            # Only the start, and in invalid data a person on a cycle, is not done by now.
            free = [] if first_id in done else [first_id]
            while free:
                person_id = free.pop()
                done.add(person_id)
                yield person_id
                for other_id, _ in self.onward.get(person_id, ()):
                    waiting[other_id] -= 1
                    if waiting[other_id] == 0 and other_id not in done:
                        free.append(other_id)


def _numbered(
    start_id: str,
    most: int,
    onward: Callable[[str], list[tuple[str, int]]],
    numbering: _Numbering[N],
) -> list[Relative]:
    lines = _Lines(start_id, most, onward)
    numbers: dict[str, list[N]] = {start_id: [numbering.first]}
    counts = {start_id: 1}
    done: set[str] = set()
    for person_id in lines.in_order():
        done.add(person_id)
        own = sorted(numbers.get(person_id, ()))[: limits.YGGDRASIL_NUMBERS_MAX]
        numbers[person_id] = own
        for other_id, place in lines.onward.get(person_id, ()):
            if other_id in done:
                continue
            further = [numbering.onward(number, place) for number in own]
            # Long lines may lead to a person whom a short one also reaches.
            fitting = [one for one in further if numbering.generation(one) <= most]
            numbers.setdefault(other_id, []).extend(fitting)
            counts[other_id] = min(
                counts.get(other_id, 0) + counts.get(person_id, 0),
                limits.YGGDRASIL_LINES_COUNTED_MAX,
            )
    return [
        Relative(
            person_id, generation, [numbering.text(one) for one in numbers[person_id]],
            counts.get(person_id, 0),
        )
        for person_id, generation in lines.generations.items()
    ]  # fmt: skip
