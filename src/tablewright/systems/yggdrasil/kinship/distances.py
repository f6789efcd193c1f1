"""Distances: a lower bound of the steps between two people, without a search.

Every person has a height: the number of steps from one end of their part of the family. Neighbours
differ by at most one, so two people whose heights differ by twenty are at least twenty steps apart.
Unconnected parts have heights that are far apart. Removing a link leaves heights valid; adding one
lowers those with a shorter path. They are therefore computed once per tree, and then updated. Not
here: paths (`yggdrasil.kinship.kin_walk`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from tablewright.systems.yggdrasil import limits

Near = Mapping[str, Sequence[str]]  # ids of the next of kin, by person
Heights = dict[str, int]


def heights_of(near: Near) -> Heights:
    """Returns the heights of all people with relatives."""
    heights: Heights = {}
    floor = 0
    for person_id in near:
        if person_id in heights:
            continue
        *_, last = _layers(near, person_id)
        height = floor
        for height, layer in enumerate(_layers(near, min(last)), floor):
            heights.update(dict.fromkeys(layer, height))
        floor = height + limits.YGGDRASIL_KINSHIP_FAR_STEPS + 1
    return heights


def heights_with(heights: Heights, pairs: Iterable[tuple[str, str]], near: Near) -> Heights | None:
    """Updates heights for new pairs of relatives; None if too many change.

    If the result is None, compute all heights again.
    """
    after, moved = heights.copy(), 0
    waiting = deque(pairs)
    while waiting:
        first, second = waiting.popleft()
        for person_id in (first, second):
            if person_id not in after:
                after[person_id] = _beside(after, near.get(person_id, ()))
        if after[first] > after[second]:
            first, second = second, first
        if after[second] - after[first] > 1:
            after[second] = after[first] + 1
            waiting.extend((second, one) for one in near.get(second, ()))
            moved += 1
            if moved > limits.YGGDRASIL_MOVED_MAX:
                return None
    return after


def _beside(heights: Heights, kin: Iterable[str]) -> int:
    """Returns the height of a new person: one above the lowest of the kin, or above all."""
    known = [heights[one] for one in kin if one in heights]
    if known:
        return min(known) + 1
    return max(heights.values(), default=0) + limits.YGGDRASIL_KINSHIP_FAR_STEPS + 1


def _layers(near: Near, person_id: str) -> Iterator[set[str]]:
    """Yields the people at each number of steps, starting with 0."""
    known, newest = {person_id}, {person_id}
    while newest:
        yield newest
        newest = set(chain.from_iterable(map(near.__getitem__, newest))) - known
        known |= newest
