"""Kinship: how two people are related, by the closest path between them.

The search climbs from both, a generation at a time, until no closer common ancestor can exist: kin
by blood first, then by adoption, fostering or a step-parent, then by one marriage, two, and so on.
No person is visited twice in the same way, so that intermarried trees cost no more than others, and
the search ends even for data with a cycle.
Not here: paths by marriage (`yggdrasil.kinship.kin_walk`), names of paths
(`yggdrasil.kinship.kin_names`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain, combinations, pairwise, product

from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.systems.yggdrasil.kinship.kin_names import (
    Halves,
    Path,
    Step,
    halves_of,
    name_of,
    parents_by_birth,
    reversed_path,
)
from tablewright.systems.yggdrasil.kinship.kin_walk import path_by_marriage
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in


@dataclass(frozen=True, slots=True)
class Kinship:
    """The relationship of one person to another."""

    name: str
    reverse_name: str
    path: Path
    common_ancestors: tuple[str, ...]
    is_blood: bool

    @property
    def distance(self) -> int:
        """The number of steps between them."""
        return len(self.path) - 1


def kinship(family: Family, from_id: str, to_id: str) -> Kinship | None:
    """Returns what `to_id` is to `from_id`; None if they are not related within reach.

    For a couple this is the marriage, unless one is the other's child; `blood_kinship` returns the
    relationship by birth.
    """
    by_birth = _Climbs(family, from_id, to_id, by_birth=True)
    blood = by_birth.kinship()
    if blood is not None and blood.distance <= 1:
        return blood
    if any(spouse_in(one, from_id) == to_id for one in family.spouses(from_id)):
        return _named(family, (Step(from_id, None), Step(to_id, "spouse")))
    if blood is not None:
        return blood
    # Without other than biological parents, the first search was complete.
    found = None
    if by_birth.has_left_out:
        found = _Climbs(family, from_id, to_id, by_birth=False).kinship()
    if found is None and (path := path_by_marriage(family, from_id, to_id)):
        found = _named(family, path)
    return found


def blood_kinship(family: Family, from_id: str, to_id: str) -> Kinship | None:
    """Returns the closest relationship by birth."""
    return _Climbs(family, from_id, to_id, by_birth=True).kinship()


# Along parents


class _Climb:
    """The ancestors of a person, collected generation by generation."""

    def __init__(self, family: Family, person_id: str, *, by_birth: bool) -> None:
        self.steps = {person_id: 0}
        self.below: dict[str, str] = {}  # through whom each ancestor was found first
        self.newest = [person_id]
        self.has_left_out = False  # non-biological parents
        self._family = family
        self._by_birth = by_birth

    def climb(self) -> None:
        found: list[str] = []
        steps, parents, by_birth = self.steps, self._family.parents, self._by_birth
        for person_id in self.newest:
            for link in parents(person_id):
                if by_birth and link.type != "Biological":
                    self.has_left_out = True
                elif (parent_id := link.parent_id) not in steps:
                    steps[parent_id] = steps[person_id] + 1
                    self.below[parent_id] = person_id
                    found.append(parent_id)
        self.newest = found

    def lines_to(self, ancestor_id: str) -> list[list[str]]:
        """Yields lines from an ancestor to the start, one through each child of the ancestor."""
        first_id = self.below.get(ancestor_id)
        if first_id is None:
            return [[ancestor_id]]
        below = self.steps[ancestor_id] - 1
        children = dict.fromkeys([first_id])  # the one through whom it was found comes first
        for link in self._family.children(ancestor_id):
            if self.steps.get(link.child_id) == below and self._follows(link):
                children[link.child_id] = None
        return [[ancestor_id, *self._line_from(one)] for one in children]

    def _line_from(self, person_id: str) -> list[str]:
        line = [person_id]
        while line[-1] in self.below:
            line.append(self.below[line[-1]])
        return line

    def _follows(self, link: ParentChild) -> bool:
        return link.type == "Biological" or not self._by_birth


class _Climbs:
    """Two climbs that search for common ancestors."""

    def __init__(self, family: Family, from_id: str, to_id: str, *, by_birth: bool) -> None:
        self._family = family
        self._first = _Climb(family, from_id, by_birth=by_birth)
        self._second = _Climb(family, to_id, by_birth=by_birth)
        self._may_meet = family.may_have_common_ancestors(from_id, to_id)
        self._is_turned = from_id > to_id

    @property
    def has_left_out(self) -> bool:
        """Whether the climbs have skipped parents who are not biological."""
        return self._first.has_left_out or self._second.has_left_out

    def kinship(self) -> Kinship | None:
        """Returns the relationship through the closest common ancestors."""
        if not self._may_meet:
            return None
        first, second = self._first, self._second
        best: tuple[int, int] | None = None
        common: set[str] = set()
        height = 0
        while first.newest or second.newest:
            for person_id in chain(first.newest, second.newest):
                up, down = first.steps.get(person_id), second.steps.get(person_id)
                if up is None or down is None:
                    continue
                if best is None or self._length((up, down)) < self._length(best):
                    best, common = (up, down), set()
                if (up, down) == best:
                    common.add(person_id)
            # An unknown common ancestor is higher than both have climbed.
            if best is not None and height >= sum(best):
                break
            first.climb()
            second.climb()
            height += 1
        if best is None:
            return None
        return _through(self._family, first, second, sorted(common))

    def _length(self, way: tuple[int, int]) -> tuple[int, int, int]:
        """Sort key of a path: of equally long ones, the one within fewer generations is shorter.

        If each of two people is the other's great-uncle, both ends get the same path.
        """
        up, down = way
        return up + down, abs(up - down), down if self._is_turned else up


def _through(family: Family, first: _Climb, second: _Climb, common: list[str]) -> Kinship:
    lines = [
        (up, down)
        for one in common
        for up, down in product(first.lines_to(one), second.lines_to(one))
    ]
    up, down = min(lines, key=lambda pair: _halves(family, *pair))
    steps = [Step(up[-1], None)]
    steps += [Step(one, "parent") for one in reversed(up[:-1])]
    steps += [Step(one, "child") for one in down[1:]]
    found = _named(family, tuple(steps), tuple(common) if len(steps) > 1 else ())
    if found.is_blood and _are_double(family, lines):
        name, reverse_name = f"double {found.name}", f"double {found.reverse_name}"
        return replace(found, name=name, reverse_name=reverse_name)
    return found


def _halves(family: Family, up: list[str], down: list[str]) -> Halves:
    """Sorts equally long lines: those of full kin first, those of half kin last."""
    if min(len(up), len(down)) == 1:
        return Halves.NONE
    return halves_of(family, up[1], down[1])


def _are_double(family: Family, lines: list[tuple[list[str], list[str]]]) -> bool:
    """Whether two people are double cousins, by two pairs of siblings.

    Lines begin with the common ancestor; the next of both are the siblings.
    """
    pairs = {(up[1], down[1]) for up, down in lines if min(len(up), len(down)) > 2}
    siblings = [pair for pair in sorted(pairs) if halves_of(family, *pair) is Halves.NONE]
    return any(
        first[0] != second[0] and first[1] != second[1]
        for first, second in combinations(siblings, 2)
    )


def _named(family: Family, path: Path, common: tuple[str, ...] = ()) -> Kinship:
    return Kinship(
        name=name_of(family, path),
        reverse_name=name_of(family, reversed_path(path)),
        path=path,
        common_ancestors=common,
        is_blood=_is_blood(family, path),
    )


def _is_blood(family: Family, path: Path) -> bool:
    for before, step in pairwise(path):
        child, parent = before.person_id, step.person_id
        if step.kind == "child":
            child, parent = parent, child
        if step.kind == "spouse" or parent not in parents_by_birth(family, child):
            return False
    return True
