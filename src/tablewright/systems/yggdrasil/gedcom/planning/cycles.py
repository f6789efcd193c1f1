"""Circles: links of a file that would make a person their own ancestor.

Links are added in the order of the file; one that would close a circle is omitted. Without any
circle, one pass over the links is enough. For deliberate circles of thousands of people the search
is bounded: after it, the links so far rank all people, and links that contradict the ranks are
omitted too.
Not here: manual links (`yggdrasil.links.linking`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush

from tablewright.systems.yggdrasil import limits

Pair = tuple[str, str]  # a parent and a child


def closing_links(links: Iterable[Pair], others: Iterable[Pair] = ()) -> Iterator[Pair]:
    """Returns the links that would close a circle; `others` exist already, and have none.

    >>> list(closing_links([("a", "b"), ("b", "c"), ("c", "a")]))
    [('c', 'a')]
    """
    mine, there = list(links), list(others)
    core = _core([*there, *mine])
    if not core:
        return
    parents: dict[str, set[str]] = {}
    for parent, child in there:
        parents.setdefault(child, set()).add(parent)
    left, ranks = limits.GEDCOM_CIRCLE_STEPS_MAX, dict[str, int]()
    for parent, child in mine:
        is_suspect = parent in core and child in core
        if is_suspect and left > 0:
            steps, closes = _climbed(child, parent, parents)
            left -= steps
        else:
            if is_suspect and not ranks:
                met = (one for link in (*there, *mine) for one in link if one in core)
                ranks = _ranks(list(dict.fromkeys(met)), parents)
            closes = is_suspect and ranks[parent] >= ranks[child]
        if closes:
            yield parent, child
        else:
            parents.setdefault(child, set()).add(parent)


def _core(links: list[Pair]) -> set[str]:
    """Returns the people who remain after repeatedly removing people without parents."""
    children: dict[str, list[str]] = {}
    waiting: dict[str, int] = {}
    for parent, child in links:
        children.setdefault(parent, []).append(child)
        waiting[child] = waiting.get(child, 0) + 1
        waiting.setdefault(parent, 0)
    free = [one for one, count in waiting.items() if not count]
    while free:
        one = free.pop()
        del waiting[one]
        for child in children.get(one, ()):
            waiting[child] -= 1
            if not waiting[child]:
                free.append(child)
    return set(waiting)


def _climbed(ancestor: str, person: str, parents: dict[str, set[str]]) -> tuple[int, bool]:
    """Returns the number of climbed links, and whether the ancestor was found."""
    if ancestor == person:
        return 0, True
    seen, waiting, steps = {person}, [person], 0
    while waiting:
        for parent in parents.get(waiting.pop(), ()):
            steps += 1
            if parent == ancestor:
                return steps, True
            if parent not in seen:
                seen.add(parent)
                waiting.append(parent)
    return steps, False


def _ranks(people: list[str], parents: dict[str, set[str]]) -> dict[str, int]:
    """Returns a rank for every person, above that of each parent: the links so far have no circle.

    If they leave it open, the order of the file decides.
    """
    places = {one: place for place, one in enumerate(people)}
    children: dict[str, list[str]] = {}
    waiting = dict.fromkeys(people, 0)
    for child in people:
        for parent in parents.get(child, ()):
            if parent in places:
                children.setdefault(parent, []).append(child)
                waiting[child] += 1
    free = [places[one] for one in people if not waiting[one]]  # a heap, as it is sorted
    ranks: dict[str, int] = {}
    while free:
        one = people[heappop(free)]
        ranks[one] = len(ranks)
        for child in children.get(one, ()):
            waiting[child] -= 1
            if not waiting[child]:
                heappush(free, places[child])
    return ranks
