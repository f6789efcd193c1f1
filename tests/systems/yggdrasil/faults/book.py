"""The responses that the clients of the family trees got, and what must be found of them.

A client writes down what it asks for first, and what came of it afterwards. What was not
answered has happened or not, but never by half.
Not here: who asks (`faults.actors`).
"""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

Item = dict[str, Any]
Pair = tuple[str, str]


@dataclass
class Book:
    """What all clients know. Every client writes into it."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    token: str = ""
    tree_id: str = ""  # where people are made, linked, merged and deleted
    people: dict[str, str] = field(default_factory=dict[str, str])  # ids by name, as answered
    doomed: set[str] = field(default_factory=set[str])  # ids that a client asked to delete
    gone: set[str] = field(default_factory=set[str])  # ids whose end was answered
    couples: set[Pair] = field(default_factory=set[Pair])
    felled: set[str] = field(default_factory=set[str])  # trees whose end was answered
    imports: dict[str, Pair] = field(default_factory=dict[str, Pair])  # tree and import, by name
    problems: list[str] = field(default_factory=list[str])

    def problem(self, text: str) -> None:
        """Something is not as it must be."""
        with self.lock:
            self.problems.append(text)

    def standing(self) -> list[str]:
        """People who exist, and whom no client wants to delete."""
        with self.lock:
            return [one for one in self.people.values() if one not in self.doomed]

    def judged(self, items: list[Item]) -> list[str]:
        """What is wrong with the table right after a start, whatever jobs have yet to do."""
        people = [one for one in items if _text(one, "EntityType") == "Person"]
        here = {_text(one, "PersonId") for one in people}
        found = [f"lost: {name}" for name, one in self.people.items() if _lacks(self, one, here)]
        found += [f"back: {one}" for one in sorted(self.gone & here)]
        own = [one for one in people if _text(one, "TreeId") == self.tree_id]
        names = Counter(_text(one, "FirstName") for one in own)
        found += [f"there {count} times: {name}" for name, count in names.items() if count > 1]
        links = {_ends(one) for one in items if "Person1Id" in one}
        linked = links | {(second, first) for first, second in links}
        for first, second in sorted(self.couples - linked):
            if not {first, second} & self.doomed:
                found.append(f"lost: the couple of {first} and {second}")
        return found + [one for one in miscounted(items) if self.tree_id in one]


def _lacks(book: Book, person_id: str, here: set[str]) -> bool:
    return person_id not in book.doomed and person_id not in here


def miscounted(items: list[Item]) -> list[str]:
    """Trees that say another number of people than they have."""
    people: Counter[str] = Counter(
        _text(one, "TreeId") for one in items if _text(one, "EntityType") == "Person"
    )
    return [
        f"miscounted: {_text(one, 'TreeId')} says {said}, and has {people[_text(one, 'TreeId')]}"
        for one in items
        if _text(one, "EntityType") == "Tree" and "DeletedAt" not in one
        if (said := int(one["PersonCount"]["N"])) != people[_text(one, "TreeId")]
    ]


def dangling(items: list[Item]) -> list[str]:
    """Links that lead to a missing person."""
    here = {_text(one, "PersonId") for one in items if _text(one, "EntityType") == "Person"}
    ends = [_ends(one) for one in items if "Person1Id" in one or "ParentId" in one]
    return [f"dangling: {pair}" for pair in ends if not here.issuperset(pair)]


def remains(items: list[Item], felled: set[str]) -> dict[str, int]:
    """How many items are left of trees that were deleted."""
    found: defaultdict[str, int] = defaultdict(int)
    for item in items:
        text = str(item)
        for tree_id in felled:
            found[tree_id] += tree_id in text
    return {tree_id: count for tree_id, count in found.items() if count}


def _text(item: Item, name: str) -> str:
    return item.get(name, {}).get("S", "")


def _ends(item: Item) -> Pair:
    """The two people of a link."""
    if "ParentId" in item:
        return _text(item, "ParentId"), _text(item, "ChildId")
    return _text(item, "Person1Id"), _text(item, "Person2Id")
