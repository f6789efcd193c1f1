"""Generations: an upper bound of the generations above a person.

Two people can have a common ancestor only if their generations together reach their distance.
Others need no search. Removing a link leaves the numbers valid; adding one increases those of the
descendants. They are therefore computed once per tree, and then updated.
Not here: distances (`yggdrasil.kinship.distances`), the generation in a drawing
(`yggdrasil.kinship.levels`).
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.relationships import ParentChild

Links = Mapping[str, Sequence[ParentChild]]
Generations = dict[str, int]
_ENDLESS: Final = sys.maxsize  # of people below a cycle


def generations_of(parents: Links, children: Links) -> Generations:
    """Returns the number of generations above each person with parents."""
    generations: Generations = {}
    unknown = {child_id: len(links) for child_id, links in parents.items()}  # parents, by child
    newest, above = [one for one in children if one not in parents], 1
    while newest:
        found: list[str] = []
        for parent_id in newest:
            for link in children.get(parent_id, ()):
                unknown[link.child_id] -= 1
                if not unknown[link.child_id]:
                    generations[link.child_id] = above
                    found.append(link.child_id)
        newest, above = found, above + 1
    return dict.fromkeys(parents, _ENDLESS) | generations


def generations_with(
    generations: Generations, fresh: Iterable[ParentChild], children: Links
) -> Generations | None:
    """Updates the numbers for new links; None if too many change.

    If the result is None, compute all numbers again.
    """
    after, moved = generations.copy(), 0
    waiting = deque(fresh)
    while waiting:
        link = waiting.popleft()
        above = min(after.get(link.parent_id, 0) + 1, _ENDLESS)
        if above > after.get(link.child_id, 0):
            after[link.child_id] = above
            waiting.extend(children.get(link.child_id, ()))
            moved += 1
            if moved > limits.YGGDRASIL_MOVED_MAX:
                return None
    return after
