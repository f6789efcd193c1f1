"""Levels: the generation in which each person of a tree is drawn.

Spouses share a level, children are one below their parents, and parents are above their children
even if marriages between generations bend the rest: an uncle who marries his niece is beside her,
below his own generation. Couples that cannot share a level without putting a parent below a child
(a marriage with an own descendant) do not. Every step is linear and not recursive; a tree with a
cycle gets levels too.
Not here: the position within a level.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses

_Groups = dict[str, str]  # the group of people side by side, named by one of them
_Edges = dict[str, list[str]]


def levels_of(
    persons: Iterable[str],
    links: Sequence[ParentChild],
    couples: Sequence[Spouses],
    root_id: str | None,
) -> dict[str, int]:
    """Returns the level of each person; the highest of each connected part is 0."""
    everybody = list(persons)
    groups = _side_by_side(everybody, couples)
    below, above = _edges(links, groups)
    tangled = _tangled(set(groups.values()), below, above)
    if tangled:
        free = {person for person in everybody if groups[person] in tangled}
        groups = {person: person if person in free else groups[person] for person in everybody}
        below, above = _edges(links, groups)
    beside = _edges_beside(couples, groups)
    first = [groups[root_id]] if root_id in groups else []
    wished, parts = _generations([*first, *groups.values()], below, above, beside)
    placed = _lowered(wished, below, above)
    tops: dict[int, int] = {}
    for group, level in placed.items():
        part = parts[group]
        tops[part] = min(level, tops.get(part, level))
    return {person: placed[group] - tops[parts[group]] for person, group in groups.items()}


def _side_by_side(persons: list[str], couples: Sequence[Spouses]) -> _Groups:
    """Returns each person with their spouses, these with theirs, and so on."""
    leader = {person: person for person in persons}

    def found(person: str) -> str:
        while leader[person] != person:
            leader[person] = leader[leader[person]]
            person = leader[person]
        return person

    for couple in couples:
        first, second = found(couple.person1_id), found(couple.person2_id)
        leader[second] = first
    return {person: found(person) for person in persons}


def _edges(links: Sequence[ParentChild], groups: _Groups) -> tuple[_Edges, _Edges]:
    below: _Edges = {}
    above: _Edges = {}
    seen: set[tuple[str, str]] = set()
    for link in links:
        edge = groups[link.parent_id], groups[link.child_id]
        if edge in seen or link.parent_id == link.child_id:
            continue
        seen.add(edge)
        below.setdefault(edge[0], []).append(edge[1])
        above.setdefault(edge[1], []).append(edge[0])
    return below, above


def _edges_beside(couples: Sequence[Spouses], groups: _Groups) -> _Edges:
    """Yields couples outside a common group, who still belong to one connected part."""
    beside: _Edges = {}
    for couple in couples:
        first, second = groups[couple.person1_id], groups[couple.person2_id]
        if first != second:
            beside.setdefault(first, []).append(second)
            beside.setdefault(second, []).append(first)
    return beside


def _tangled(groups: set[str], below: _Edges, above: _Edges) -> set[str]:
    """Returns the groups on cycles or between two of them."""
    left = set(groups)
    for onward, back in ((below, above), (above, below)):
        waiting = {group: sum(one in left for one in back.get(group, ())) for group in left}
        ends = [group for group, count in waiting.items() if count == 0]
        while ends:
            group = ends.pop()
            left.discard(group)
            for other in onward.get(group, ()):
                if other in left:
                    waiting[other] -= 1
                    if waiting[other] == 0:
                        ends.append(other)
    return left


def _generations(
    starts: Iterable[str], below: _Edges, above: _Edges, beside: _Edges
) -> tuple[dict[str, int], dict[str, int]]:
    """Returns levels along the shortest paths from the start of each connected part."""
    level: dict[str, int] = {}
    parts: dict[str, int] = {}
    for start in starts:
        if start in level:
            continue
        level[start] = 0
        number = parts[start] = len(parts)
        waiting = deque([start])
        while waiting:
            group = waiting.popleft()
            for edges, step in ((below, 1), (above, -1), (beside, 0)):
                for other in edges.get(group, ()):
                    if other not in level:
                        level[other] = level[group] + step
                        parts[other] = number
                        waiting.append(other)
    return level, parts


def _lowered(wished: dict[str, int], below: _Edges, above: _Edges) -> dict[str, int]:
    """Returns the desired levels, with people lowered who would not be below all their parents."""
    placed = dict(wished)
    waiting = {group: len(above.get(group, ())) for group in placed}
    # Groups on a cycle never become free, and keep their current level.
    free = deque(group for group, count in waiting.items() if count == 0)
    while free:
        group = free.popleft()
        for child in below.get(group, ()):
            placed[child] = max(placed[child], placed[group] + 1)
            waiting[child] -= 1
            if waiting[child] == 0:
                free.append(child)
    return placed
