"""Generations: how many of them somebody has above, at most.

Two people have a common ancestor only if both can climb as far together as they are apart. So those
who are farther apart than they have generations above need not be climbed from.
A link that is taken away leaves the numbers as good as they were; one that comes makes those of the
descendants larger. So they are made once for a tree, and follow its changes.
Not here: how far apart two are (`yggdrasil.kinship.distances`), the generation that a drawing puts
somebody into (`yggdrasil.kinship.levels`).
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
_ENDLESS: Final = sys.maxsize  # of whoever is below a cycle


def generations_of(parents: Links, children: Links) -> Generations:
    """The generations above all who have parents."""
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
    """The generations after some links have come; `children` are as they are now.

    None if too many have more now: then they are better made anew.
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
