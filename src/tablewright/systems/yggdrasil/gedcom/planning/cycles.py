"""Circles: the links of a file after which somebody would be their own ancestor.

Links are taken in the order of the file; whichever would close a circle is left out. Where there
is no circle at all, one sweep over the links says so. Who makes circles of thousands of people on
purpose gets a bounded search: after it, the links so far give everybody a rank, and a link that
contradicts the ranks is left out, too.
Not here: links that people make by hand (`yggdrasil.links.linking`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush

from tablewright.systems.yggdrasil import limits

Pair = tuple[str, str]  # a parent and a child


def closing_links(links: Iterable[Pair], others: Iterable[Pair] = ()) -> Iterator[Pair]:
    """The links that would close a circle; `others` are there already, and have none.

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
    """Whoever is left when those without parents are taken away again and again."""
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
    """How many links were climbed from a person, and whether the ancestor was met."""
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
    """A rank for everybody, above that of each parent: the links so far have no circle.

    Where they leave it open, whoever is named first in the file comes first.
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
