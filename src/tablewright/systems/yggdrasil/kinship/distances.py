"""Distances: how many steps lie between two people at least, known without looking for a way.

Everybody has a height: how many steps they are from one end of their part of the family. People
next to each other differ by one at most, so two whose heights differ by twenty are twenty steps
apart or more. Parts of a family that nothing links stand so high above each other that nobody in
one is near to anybody in the other.
A link that is taken away leaves heights as good as they were; one that comes makes those lower to
whom it is a shorter way. So they are made once for a tree, and follow its changes.
Not here: ways (`yggdrasil.kinship.kin_walk`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from tablewright.systems.yggdrasil import limits

Near = Mapping[str, Sequence[str]]  # ids of the next of kin, by person
Heights = dict[str, int]


def heights_of(near: Near) -> Heights:
    """The heights of all who have kin."""
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
    """The heights after some pairs have become next of kin; `near` is as it is now.

    None if too many are lower now: then they are better made anew.
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
    """The height of somebody new: one above the lowest of the kin, or above everybody."""
    known = [heights[one] for one in kin if one in heights]
    if known:
        return min(known) + 1
    return max(heights.values(), default=0) + limits.YGGDRASIL_KINSHIP_FAR_STEPS + 1


def _layers(near: Near, person_id: str) -> Iterator[set[str]]:
    """Those who are so many steps away, from none on."""
    known, newest = {person_id}, {person_id}
    while newest:
        yield newest
        newest = set(chain.from_iterable(map(near.__getitem__, newest))) - known
        known |= newest
