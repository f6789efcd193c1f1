"""Kinship: how two people are related, by the closest path between them.

Both are climbed from at once, a generation at a time, until no closer common ancestor can be found:
kin by blood first, then kin by adoption, fostering or a step-parent, then kin by one marriage, by
two and so on. Nobody is visited twice in the same way, so that trees whose lines meet again and
again cost no more than others, and data with a cycle comes to an end too.
Not here: the name of what is found (`yggdrasil.kin_names`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from tablewright import limits
from tablewright.systems.yggdrasil.family import Family, spouse_in
from tablewright.systems.yggdrasil.kin_names import (
    Path,
    Step,
    StepKind,
    name_of,
    reversed_path,
    shares_two_parents,
)


@dataclass(frozen=True, slots=True)
class Kinship:
    """What one person is to another."""

    name: str
    reverse_name: str
    path: Path
    common_ancestors: tuple[str, ...]
    is_blood: bool

    @property
    def distance(self) -> int:
        """How many steps lie between them."""
        return len(self.path) - 1


def kinship(family: Family, from_id: str, to_id: str) -> Kinship | None:
    """What `to_id` is to `from_id`; None if they are not related within reach.

    A couple is a couple first, unless one is the other's child; `blood_kinship` tells the rest.
    """
    blood = blood_kinship(family, from_id, to_id)
    if blood is not None and blood.distance <= 1:
        return blood
    if any(spouse_in(one, from_id) == to_id for one in family.spouses(from_id)):
        return _named(family, (Step(from_id, None), Step(to_id, "spouse")))
    return (
        blood
        or _by_parents(family, from_id, to_id, _all_parents)
        or _by_marriage(family, from_id, to_id)
    )


def blood_kinship(family: Family, from_id: str, to_id: str) -> Kinship | None:
    """The closest relation by birth alone."""
    return _by_parents(family, from_id, to_id, _birth_parents)


# Along parents


_Parents = Callable[[Family, str], Iterable[str]]


def _birth_parents(family: Family, person_id: str) -> Iterable[str]:
    return [one.parent_id for one in family.parents(person_id) if one.type == "Biological"]


def _all_parents(family: Family, person_id: str) -> Iterable[str]:
    return [one.parent_id for one in family.parents(person_id)]


class _Climb:
    """The ancestors of somebody, found a generation at a time."""

    def __init__(self, family: Family, person_id: str, parents: _Parents) -> None:
        self.steps = {person_id: 0}
        self.below: dict[str, str] = {}  # through whom each ancestor was found first
        self.newest = [person_id]
        self._family = family
        self._parents = parents

    def climb(self) -> None:
        found: list[str] = []
        for person_id in self.newest:
            for parent_id in self._parents(self._family, person_id):
                if parent_id not in self.steps:
                    self.steps[parent_id] = self.steps[person_id] + 1
                    self.below[parent_id] = person_id
                    found.append(parent_id)
        self.newest = found

    def line_to(self, ancestor_id: str) -> list[str]:
        """From the ancestor down to where the climb began."""
        line = [ancestor_id]
        while line[-1] in self.below:
            line.append(self.below[line[-1]])
        return line


def _by_parents(family: Family, from_id: str, to_id: str, parents: _Parents) -> Kinship | None:
    first, second = _Climb(family, from_id, parents), _Climb(family, to_id, parents)
    best: tuple[int, int] | None = None
    common: list[str] = []
    height = 0
    new = {from_id, to_id}
    while new:
        for person_id in new:
            up, down = first.steps.get(person_id), second.steps.get(person_id)
            if up is None or down is None:
                continue
            # Of two ways that are as long, the one that stays closer to one generation.
            if best is None or _length((up, down)) < _length(best):
                best, common = (up, down), []
            if (up, down) == best:
                common.append(person_id)
        # A common ancestor that nobody has met yet is higher than both have climbed.
        if best is not None and height >= sum(best):
            break
        first.climb()
        second.climb()
        height += 1
        new = {*first.newest, *second.newest}
    if best is None:
        return None
    return _through(family, first, second, sorted(common))


def _length(way: tuple[int, int]) -> tuple[int, int, int]:
    up, down = way
    return up + down, abs(up - down), up


def _through(family: Family, first: _Climb, second: _Climb, common: list[str]) -> Kinship:
    lines = [(first.line_to(one), second.line_to(one)) for one in common]
    up, down = next(
        (pair for pair in lines if _is_full(family, *pair)),
        lines[0],
    )
    steps = [Step(up[-1], None)]
    steps += [Step(one, "parent") for one in reversed(up[:-1])]
    steps += [Step(one, "child") for one in down[1:]]
    return _named(family, tuple(steps), tuple(common) if len(steps) > 1 else ())


def _is_full(family: Family, up: list[str], down: list[str]) -> bool:
    return len(up) > 1 and len(down) > 1 and shares_two_parents(family, up[1], down[1])


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
        if step.kind == "spouse" or parent not in _birth_parents(family, child):
            return False
    return True


# By marriage


@dataclass(slots=True)
class _Label:
    """A way to somebody from one end: which, and where it came from."""

    person_id: str
    is_down: bool  # whether it has turned down since the last marriage: it cannot turn up again
    marriages: int
    steps: int
    kind: StepKind | None
    origin: _Label | None

    def path(self) -> Path:
        """From the end to here."""
        steps: list[Step] = []
        at: _Label | None = self
        while at is not None:
            steps.append(Step(at.person_id, at.kind))
            at = at.origin
        return tuple(reversed(steps))


class _Ball:
    """Everybody within some steps of one end.

    Of each person those ways are kept that no other beats: a shorter way with as few marriages,
    which can turn as the other can.
    """

    def __init__(self, family: Family, person_id: str) -> None:
        first = _Label(person_id, False, 0, 0, None, None)
        self.labels = {person_id: [first]}
        self.radius = 0
        self._family = family
        self._newest = [first]

    def grow(self, radius: int) -> None:
        """Goes on until everything within a radius is there."""
        family = self._family
        while self.radius < radius and self._newest:
            newest, self._newest = self._newest, []
            for label in newest:
                person_id, marriages = label.person_id, label.marriages
                if not label.is_down:
                    for link in family.parents(person_id):
                        self._note(label, link.parent_id, "parent", marriages)
                for link in family.children(person_id):
                    self._note(label, link.child_id, "child", marriages)
                if marriages < limits.YGGDRASIL_KINSHIP_MARRIAGES_MAX:
                    for couple in family.spouses(person_id):
                        self._note(label, spouse_in(couple, person_id), "spouse", marriages + 1)
            self.radius += 1

    def _note(self, origin: _Label, person_id: str, kind: StepKind, marriages: int) -> None:
        # This is where the time goes: most people are met again at once from where one came.
        is_down = kind == "child"
        known = self.labels.get(person_id)
        if known is None:
            known = self.labels[person_id] = []
        else:
            for one in known:
                if one.marriages <= marriages and (is_down or not one.is_down):
                    return
        label = _Label(person_id, is_down, marriages, origin.steps + 1, kind, origin)
        known.append(label)
        self._newest.append(label)


def _by_marriage(family: Family, from_id: str, to_id: str) -> Kinship | None:
    """The path with fewest marriages among those that are near, else among farther ones.

    Both ends grow until they touch in the middle; so near kin of a large family is found as soon
    as that of a small one.
    """
    first, second = _Ball(family, from_id), _Ball(family, to_id)
    steps = limits.YGGDRASIL_KINSHIP_NEAR_STEPS
    while steps <= limits.YGGDRASIL_KINSHIP_FAR_STEPS:
        first.grow(steps // 2)
        second.grow(steps // 2)
        path = _touching(first, second)
        if path is not None:
            return _named(family, path)
        steps += steps // 2
    return None


def _touching(first: _Ball, second: _Ball) -> Path | None:
    """The path with fewest marriages, then fewest steps, through somebody who is in both."""
    best: tuple[int, int] | None = None
    ends: tuple[_Label, _Label] | None = None
    for person_id in first.labels.keys() & second.labels.keys():
        for here in first.labels[person_id]:
            for there in second.labels[person_id]:
                length = here.marriages + there.marriages, here.steps + there.steps
                # Two that both come down to somebody would meet in a child: that is no kin.
                if (here.is_down and there.is_down) or (best is not None and length > best):
                    continue
                if length == best and ends is not None and ends[0].person_id <= person_id:
                    continue
                if length[0] <= limits.YGGDRASIL_KINSHIP_MARRIAGES_MAX:
                    best, ends = length, (here, there)
    if ends is None:
        return None
    here, there = ends
    return (*here.path(), *reversed_path(there.path())[1:])
