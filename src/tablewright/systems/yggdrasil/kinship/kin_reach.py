"""Reach: the people who may be on a path between two people.

A ball of people grows around both, the smaller one first, until the two together are as large as
the path may be long. Everyone on such a path is in one of them; where the balls meet, each
continues into the other, as far as steps are left. Only these people need to be considered by a
more exact search. Most people of a large tree are far apart. Their heights show this
(`yggdrasil.kinship.distances`), and limit the growth of the balls.
Not here: which paths are kinship (`yggdrasil.kinship.kin_walk`).
"""

from __future__ import annotations

from collections.abc import Set
from itertools import chain
from typing import Final

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.trees.family import Family

_FAR: Final = limits.YGGDRASIL_KINSHIP_FAR_STEPS
_NOBODY: Final[frozenset[str]] = frozenset()


class Reach:
    """The people who may be on a path between two people."""

    def __init__(self, family: Family, from_id: str, to_id: str) -> None:
        self._sides = _Side(family, from_id, to_id), _Side(family, to_id, from_id)
        self._steps = 0

    def within(self, steps: int) -> Set[str]:
        """Returns the people on a path of at most this many steps, ends included; empty without
        one.

        It is called with increasing numbers of steps.
        """
        first, second = self._sides
        while self._steps < steps:
            side = first if len(first.newest) <= len(second.newest) else second
            side.grow()
            self._steps += 1
        common = first.known & second.known
        if not common:
            return _NOBODY
        return common | first.into(second, steps) | second.into(first, steps)


class _Side:
    """A ball around one of the two, in layers by steps."""

    def __init__(self, family: Family, person_id: str, other_id: str) -> None:
        self._near = family.near
        self._heights = family.heights
        self._aim = self._heights[other_id]
        self._apart = abs(self._heights[person_id] - self._aim)
        self.layers = [{person_id}]
        self.known = {person_id}

    @property
    def newest(self) -> set[str]:
        """The people farthest from the center."""
        return self.layers[-1]

    def grow(self) -> None:
        """Adds one step, to people through whom a path can still lead."""
        found = self._beside(self.newest) - self.known
        gone = len(self.layers)
        left = _FAR - gone
        if gone + self._apart > left:  # otherwise no one here can be too high or too low
            heights, lowest, highest = self._heights, self._aim - left, self._aim + left
            found = {one for one in found if lowest <= heights[one] <= highest}
        self.layers.append(found)
        self.known |= found

    def into(self, other: _Side, steps: int) -> set[str]:
        """Returns the people on a path who are only in the other ball."""
        passed: set[str] = set()
        newest = self.newest & other.known
        for far in range(len(self.layers), steps + 1):
            newest = (self._beside(newest) & other.known) - self.known - passed
            for layer in other.layers[steps - far + 1 :]:
                newest -= layer
            if not newest:
                break
            passed |= newest
        return passed

    def _beside(self, people: Set[str]) -> set[str]:
        return set(chain.from_iterable(map(self._near.__getitem__, people)))
