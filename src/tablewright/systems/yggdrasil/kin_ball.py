"""Kin by marriage: the path between two people that crosses fewest marriages.

A path goes up to an ancestor and down again, and may do so once more after each marriage. A ball
grows around both ends, a step at a time. What it reaches is a set of ids for each state: how many
marriages were crossed, and whether the path has turned down since. So a step is a few operations
on sets, nothing is kept of single ways, and the path is found by going back through the layers.
Most people of a large tree are too far from each other for any path: that is looked at first, since
without states it takes a quarter of the time.
Not here: kin along parents alone, and what a path makes of two people (`yggdrasil.kinship`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter
from typing import Final

from tablewright import limits
from tablewright.systems.yggdrasil.family import Family, spouse_in
from tablewright.systems.yggdrasil.kin_names import Path, Step, StepKind, reversed_path

_MARRIAGES_MAX: Final = limits.YGGDRASIL_KINSHIP_MARRIAGES_MAX
_STATES: Final = range(_MARRIAGES_MAX + 1)
_NOBODY: Final[frozenset[str]] = frozenset()
_PARENT_ID: Final = attrgetter("parent_id")
_CHILD_ID: Final = attrgetter("child_id")
_flat = chain.from_iterable


def path_by_marriage(family: Family, from_id: str, to_id: str) -> Path | None:
    """The path with fewest marriages among those that are near, else among farther ones.

    Of those the shortest. It is the same path from both ends.
    """
    if _are_far_apart(family, from_id, to_id):
        return None
    near = family.once("ids of the next of kin", lambda: _NextOfKin(family))
    if from_id <= to_id:
        return _searched(_Ball(near, from_id), _Ball(near, to_id))
    path = _searched(_Ball(near, to_id), _Ball(near, from_id))
    return path and reversed_path(path)


def _searched(first: _Ball, second: _Ball) -> Path | None:
    """Grows the smaller ball until both touch, and then on for a path with fewer marriages.

    Paths are met by length. So one that is met later is of use only with fewer marriages, and
    whoever two balls have in common first is in the newest layer of both.
    """
    path: Path | None = None
    fewest, steps, end = _MARRIAGES_MAX + 1, 0, limits.YGGDRASIL_KINSHIP_FAR_STEPS
    while steps < end and fewest > 0:
        ball = first if first.size <= second.size else second
        if not ball.size:
            break
        ball.grow(fewest)
        steps += 1
        touch = _touch(first, second, fewest)
        if touch is not None:
            fewest, end = touch.marriages, _stage(steps)
            back = reversed_path(second.path_to(touch.person_id, touch.second))
            path = (*first.path_to(touch.person_id, touch.first), *back[1:])
    return path


def _are_far_apart(family: Family, from_id: str, to_id: str) -> bool:
    """Whether no path is short enough, whatever its steps and turns."""
    if not (from_id in family.near and to_id in family.near):
        return True
    near = family.near.__getitem__
    known, newest = {from_id}, {from_id}
    others_known, others_newest = {to_id}, {to_id}
    for _ in range(limits.YGGDRASIL_KINSHIP_FAR_STEPS):
        if len(newest) > len(others_newest):
            known, others_known = others_known, known
            newest, others_newest = others_newest, newest
        newest = set(_flat(map(near, newest))) - known
        if not newest.isdisjoint(others_newest):
            return False
        known |= newest
    return True


def _stage(steps: int) -> int:
    """Up to how many steps a path is as near as one that has so many."""
    stage = limits.YGGDRASIL_KINSHIP_NEAR_STEPS
    while stage < steps:
        stage += stage // 2
    return stage


# Where two balls touch


@dataclass(frozen=True, slots=True, order=True)
class _State:
    """How somebody was reached: once a path has turned down, only a marriage lets it up again."""

    marriages: int
    is_down: bool


# The states in which two meet who have crossed so many marriages between them. Two that both come
# down to somebody would meet in a child: that is no kin.
_PAIRS: Final = [
    [
        (_State(here, turned[0]), _State(marriages - here, turned[1]))
        for here in range(marriages + 1)
        for turned in ((False, False), (False, True), (True, False))
    ]
    for marriages in _STATES
]


@dataclass(frozen=True, slots=True, order=True)
class _Touch:
    """Somebody who was reached from both ends."""

    person_id: str
    first: _State
    second: _State

    @property
    def marriages(self) -> int:
        return self.first.marriages + self.second.marriages


def _touch(first: _Ball, second: _Ball, below: int) -> _Touch | None:
    """Where the newest layers touch with fewest marriages, fewer than so many."""
    ours, theirs = first.layers[-1], second.layers[-1]
    common = ours.people() & theirs.people()
    if not common:
        return None
    for marriages in range(below):
        found = [
            _Touch(person_id, here, there)
            for here, there in _PAIRS[marriages]
            for person_id in common & ours.of(here) & theirs.of(there)
        ]
        if found:
            return min(found)
    return None


# A ball


@dataclass(frozen=True, slots=True)
class _Layer:
    """Those who were first reached in some state by so many steps, by their marriages."""

    up: Sequence[Set[str]]
    down: Sequence[Set[str]]

    def people(self) -> set[str]:
        found: set[str] = set()
        return found.union(*self.up, *self.down)

    def of(self, state: _State) -> Set[str]:
        return (self.down if state.is_down else self.up)[state.marriages]


class _Ball:
    """Everybody within some steps of one end.

    Of each person those states are kept that no other beats: one that was reached by as few steps
    and marriages, and can turn as the other can.
    """

    def __init__(self, near: _NextOfKin, person_id: str) -> None:
        first = _Layer([{person_id}, *[_NOBODY] * _MARRIAGES_MAX], [_NOBODY for _ in _STATES])
        self.layers = [first]
        self.size = 1  # of the newest layer
        self._marriages_most = 0  # that anybody in it has crossed
        self._up = [set(found) for found in first.up]
        self._down: list[set[str]] = [set() for _ in _STATES]
        self._near = near

    def grow(self, below: int) -> None:
        """Goes one step on, in states with fewer than so many marriages."""
        ups: list[Set[str]] = [_NOBODY for _ in _STATES]
        downs: list[Set[str]] = [_NOBODY for _ in _STATES]
        for marriages, (up, down) in enumerate(self.reached(below)):
            ups[marriages] = found = _without(set(up), self._up[: marriages + 1])
            self._up[marriages] |= found
            known = (*self._up[: marriages + 1], *self._down[: marriages + 1])
            downs[marriages] = found = _without(set(down), known)
            self._down[marriages] |= found
        self.layers.append(_Layer(ups, downs))
        self.size = sum(map(len, ups)) + sum(map(len, downs))
        self._marriages_most = max(
            (marriages for marriages in _STATES if ups[marriages] or downs[marriages]), default=0
        )

    def reached(self, below: int) -> Iterator[tuple[Iterable[str], Iterable[str]]]:
        """For each number of marriages, who is one step on: up or across, and down."""
        near, layer = self._near, self.layers[-1]
        crossing: Iterable[str] = ()
        for marriages in range(min(below, self._marriages_most + 2, len(_STATES))):
            up, down = layer.up[marriages], layer.down[marriages]
            yield chain(near.parents(up), crossing), chain(near.children(up), near.children(down))
            crossing = chain(near.spouses(up), near.spouses(down))

    def path_to(self, person_id: str, state: _State) -> Path:
        """A path to somebody in the newest layer: where several are as good, by the lowest ids."""
        steps: list[Step] = []
        for layer in reversed(self.layers[:-1]):
            before_id, before, kind = self._before(layer, person_id, state)
            steps.append(Step(person_id, kind))
            person_id, state = before_id, before
        return (Step(person_id, None), *reversed(steps))

    def _before(self, layer: _Layer, person_id: str, state: _State) -> tuple[str, _State, StepKind]:
        """From whom in the layer before, in which state, and by which step."""
        near, at = self._near, (person_id,)
        ways: list[tuple[StepKind, Set[str], int, Sequence[bool]]]
        if state.is_down:
            ways = [("child", set(near.parents(at)), state.marriages, (False, True))]
        else:
            ways = [("parent", set(near.children(at)), state.marriages, (False,))]
            if state.marriages > 0:
                spouses = set(near.spouses(at))
                ways.append(("spouse", spouses, state.marriages - 1, (False, True)))
        return min(
            (one, before, kind)
            for kind, ids, marriages, turned in ways
            for before in [_State(marriages, is_down) for is_down in turned]
            for one in ids & layer.of(before)
        )


def _without(found: set[str], known: Iterable[Set[str]]) -> set[str]:
    for some in known:
        if not found:
            break
        found = found - some
    return found


# Who is next to whom


class _NextOfKin:
    """The ids of parents, children and spouses, found for each person when first asked for.

    Reading links is most of the time of a search, and a search reads those of thousands.
    """

    def __init__(self, family: Family) -> None:
        self._parents = _Ids(lambda one: map(_PARENT_ID, family.parents(one)))
        self._children = _Ids(lambda one: map(_CHILD_ID, family.children(one)))
        self._spouses = _Ids(lambda one: [spouse_in(pair, one) for pair in family.spouses(one)])

    def parents(self, ids: Iterable[str]) -> Iterable[str]:
        return _flat(map(self._parents.__getitem__, ids))

    def children(self, ids: Iterable[str]) -> Iterable[str]:
        return _flat(map(self._children.__getitem__, ids))

    def spouses(self, ids: Iterable[str]) -> Iterable[str]:
        return _flat(map(self._spouses.__getitem__, ids))


class _Ids(dict[str, tuple[str, ...]]):
    """Ids by person; a dictionary, since only that is looked up without a call of Python."""

    def __init__(self, find: Callable[[str], Iterable[str]]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, person_id: str) -> tuple[str, ...]:
        found = self[person_id] = tuple(self._find(person_id))
        return found
