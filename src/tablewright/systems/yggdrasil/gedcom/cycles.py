"""Circles: the links of a file after which somebody would be their own ancestor.

Links are taken in the order of the file; whichever would close a circle is left out. Where there
is no circle at all, one sweep over the links says so.
Not here: links that people make by hand (`yggdrasil.linking`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
    for parent, child in mine:
        if parent in core and child in core and _is_ancestor(child, parent, parents):
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


def _is_ancestor(ancestor: str, person: str, parents: dict[str, set[str]]) -> bool:
    if ancestor == person:
        return True
    seen, waiting = {person}, [person]
    while waiting:
        for parent in parents.get(waiting.pop(), ()):
            if parent == ancestor:
                return True
            if parent not in seen:
                seen.add(parent)
                waiting.append(parent)
    return False
