"""Kin by marriage: the path between two people that crosses fewest marriages.

A path goes up to an ancestor and down again, and may do so once more after each marriage; to a
spouse and back does not count, or both parents of a child would be kin by it. The search starts
from one of the two, a step at a time, with the person, the number of marriages, and whether the
path has turned down since. It considers only the few people on any path.
Not here: those people (`yggdrasil.kinship.kin_reach`), kin by birth, and the name of a path
(`yggdrasil.kinship`).
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final, NamedTuple

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.kinship.kin_names import Path, Step, StepKind, reversed_path
from tablewright.systems.yggdrasil.kinship.kin_reach import Reach
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in

# Paths up to one of these lengths count as equally near: the first stage, then two steps more.
_STAGES: Final = range(
    limits.YGGDRASIL_KINSHIP_NEAR_STEPS, limits.YGGDRASIL_KINSHIP_FAR_STEPS + 1, 2
)
_MARRIAGES_MAX: Final = limits.YGGDRASIL_KINSHIP_MARRIAGES_MAX


def path_by_marriage(family: Family, from_id: str, to_id: str) -> Path | None:
    """Returns the shortest path with fewest marriages, among near paths if there are any.

    The path is the same from both ends.
    """
    if not family.may_be_near(from_id, to_id):
        return None
    first, last = sorted((from_id, to_id))
    reach = Reach(family, first, last)
    for steps in _STAGES:
        within = reach.within(steps)
        path = _Walk(family, within, first).to(last, steps) if within else None
        if path is not None:
            return path if first == from_id else reversed_path(path)
    return None


class _State(NamedTuple):
    """A position of the search; among equal ones, the lowest is used."""

    person_id: str
    marriages: int
    is_down: bool  # only a marriage allows it to go up again
    spouse_id: str  # the previous person, if the last step was a marriage: there is no way back


class _Walk:
    """The search for paths from a person, step by step."""

    def __init__(self, family: Family, within: Set[str], from_id: str) -> None:
        start = _State(from_id, 0, False, "")
        self._family = family
        self._within = within
        self._before: dict[_State, tuple[_State, StepKind] | None] = {start: None}
        self._by_marriage: dict[
            tuple[str, int], int
        ] = {}  # how often a person was reached like this
        self._newest = [start]

    def to(self, to_id: str, steps: int) -> Path | None:
        """Returns the shortest path with fewest marriages, within a number of steps."""
        best: _State | None = None
        below = _MARRIAGES_MAX + 1  # later paths are useful only with fewer marriages
        for _ in range(steps):
            self._go_on(below)
            met = [state for state in self._newest if state.person_id == to_id]
            best = min(met, key=_marriages_first, default=best)
            below = best.marriages if best is not None else below
        return None if best is None else self._path_to(best)

    def _go_on(self, below: int) -> None:
        """Takes one step in all directions, in states with fewer than this many marriages."""
        before, found = self._before, list[_State]()
        for state in sorted(self._newest):
            for onward, kind in self._onward(state):
                is_of_use = onward.marriages < below and onward.person_id in self._within
                if is_of_use and not self._is_beaten(onward):
                    before[onward] = state, kind
                    found.append(onward)
                    if kind == "spouse":
                        place = onward.person_id, onward.marriages
                        self._by_marriage[place] = self._by_marriage.get(place, 0) + 1
        self._newest = found

    def _onward(self, state: _State) -> Iterator[tuple[_State, StepKind]]:
        family, (person_id, marriages, is_down, spouse_id) = self._family, state
        if not is_down:
            for link in family.parents(person_id):
                yield _State(link.parent_id, marriages, False, ""), "parent"
        for couple in family.spouses(person_id):
            other_id = spouse_in(couple, person_id)
            if other_id != spouse_id:
                yield _State(other_id, marriages + 1, False, person_id), "spouse"
        for link in family.children(person_id):
            yield _State(link.child_id, marriages, True, ""), "child"

    def _is_beaten(self, state: _State) -> bool:
        """Whether the same person was reached before, with at most as many marriages and as many
        options.

        A path from two spouses can return to both, and so to everyone.
        """
        before, (person_id, marriages, is_down, _) = self._before, state
        return state in before or any(
            _State(person_id, fewer, False, "") in before
            or (is_down and _State(person_id, fewer, True, "") in before)
            or self._by_marriage.get((person_id, fewer), 0) > 1
            for fewer in range(marriages + 1)
        )

    def _path_to(self, state: _State) -> Path:
        steps: list[Step] = []
        while (came := self._before[state]) is not None:
            before, kind = came
            steps.append(Step(state.person_id, kind))
            state = before
        return (Step(state.person_id, None), *reversed(steps))


def _marriages_first(state: _State) -> tuple[int, _State]:
    return state.marriages, state
