"""Covering: chooses the actors of a route, so that each route is called in each state.

The full product of all states is too large. Most faults need one state, or two at once: so every
pair of states occurs in some actor, every route meets every state, and every actor is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from tablewright.testing.matrix.cast import Actor

State = tuple[str, str]  # a dimension, such as `role`, and a value of it


def pairwise(dimensions: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """Combinations of one value of each dimension, in which every two values meet.

    >>> len(pairwise({"a": "12", "b": "12", "c": "12"}))
    4
    """
    names = list(dimensions)
    rows = [dict(zip(names, values, strict=True)) for values in product(*dimensions.values())]
    pairs = [frozenset(combinations(row.items(), 2)) for row in rows]
    missing = set[tuple[State, State]]().union(*pairs)
    chosen: list[dict[str, str]] = []
    while missing:
        best = max(range(len(rows)), key=lambda number: len(missing & pairs[number]))
        chosen.append(rows[best])
        missing -= pairs[best]
    return chosen


@dataclass
class Covering:
    """Chooses actors and resources for one route after another."""

    actors: Sequence[Actor]
    used: Counter[str] = field(default_factory=Counter[str])
    turn: int = 0

    def chosen(self) -> Iterator[tuple[Actor, int]]:
        """Returns actors that have every state between them, each with an increasing number."""
        missing = {state for one in self.actors for state in one.states.items()}
        waiting = sorted(self.actors, key=lambda one: self.used[one.name])
        most = max((len(one.states) for one in self.actors), default=0)
        for wanted in range(most, 0, -1):
            for actor in waiting:
                found = missing & set(actor.states.items())
                if len(found) < wanted:
                    continue
                missing -= found
                self.used[actor.name] += 1
                self.turn += 1
                yield actor, self.turn
