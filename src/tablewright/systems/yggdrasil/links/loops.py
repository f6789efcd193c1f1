"""Loops: people who are their own ancestors, which only invalid data can contain.

Not here: rejecting a link that would create one (`yggdrasil.links.linking`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablewright.systems.yggdrasil.trees.family import Family


def loops(family: Family) -> list[tuple[str, ...]]:
    """Returns the groups of people who are ancestors of each other, and of themselves.

    This is Kosaraju's algorithm, after removing everyone who is not below a loop: in a valid tree
    no one remains.
    """
    left = _below_loops(family)

    def children(person_id: str) -> list[str]:
        return [one.child_id for one in family.children(person_id) if one.child_id in left]

    def parents(person_id: str) -> list[str]:
        return [one.parent_id for one in family.parents(person_id) if one.parent_id in left]

    order: list[str] = []
    seen: set[str] = set()
    for person_id in sorted(left):
        order += _finished(person_id, children, seen)
    seen = set()
    groups = [_finished(person_id, parents, seen) for person_id in reversed(order)]
    return [
        tuple(sorted(group)) for group in groups if len(group) > 1 or _is_own_parent(family, group)
    ]


def _below_loops(family: Family) -> set[str]:
    """Returns the people who remain after repeatedly removing people without parents."""
    waiting = {one: len(links) for one in family.persons if (links := family.parents(one))}
    free = [one for one in family.persons if one not in waiting]
    while free:
        for link in family.children(free.pop()):
            waiting[link.child_id] -= 1
            if waiting[link.child_id] == 0:
                del waiting[link.child_id]
                free.append(link.child_id)
    return set(waiting)


def _finished(start: str, onward: Callable[[str], Iterable[str]], seen: set[str]) -> list[str]:
    """Yields new reachable people, each after those reached through them."""
    if start in seen:
        return []
    seen.add(start)
    done: list[str] = []
    path = [(start, iter(onward(start)))]
    while path:
        person_id, left = path[-1]
        for other_id in left:
            if other_id not in seen:
                seen.add(other_id)
                path.append((other_id, iter(onward(other_id))))
                break
        else:
            done.append(person_id)
            path.pop()
    return done


def _is_own_parent(family: Family, group: list[str]) -> bool:
    return any(link.child_id == one for one in group for link in family.children(one))
