"""Families in memory for tests, written down in a few words.

`made("ann ben:m cat:f", "ann>cat ben>cat", "ann+ben")`: people with their sex, parents before `>`
and their child behind it, couples around `+`. `a~b` is an adoption, `a:Step>b` names another type.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.trees.family import Family, family_of

_SEXES: dict[str, Any] = {"m": "Male", "f": "Female", "x": "Other", "": "Unknown"}
_OF: dict[str, Any] = {"tree_id": "t", "user_id": "u"}


def tree(**values: Any) -> Tree:
    return Tree(**{**_OF, "tree_name": "T", **values})


def person(person_id: str, sex: str = "", **values: Any) -> Person:
    """A person; `born=1850` and `died=1900` are days of the middle of a year, or days."""
    for short, name in (("born", "birth_date"), ("died", "death_date")):
        given = values.pop(short, None)
        if given is not None:
            values[name] = date(given, 7, 1) if isinstance(given, int) else given
    names = {"first_name": person_id.title(), "last_name": "Test"}
    return Person(**{**_OF, **names, "person_id": person_id, "gender": _SEXES[sex], **values})


def parent(parent_id: str, child_id: str, kind: Any = "Biological", **values: Any) -> ParentChild:
    return ParentChild(**_OF, parent_id=parent_id, child_id=child_id, type=kind, **values)


def couple(first: str, second: str, status: Any = "Married", **values: Any) -> Spouses:
    return Spouses(**_OF, person1_id=first, person2_id=second, status=status, **values)


def made(
    people: str | Iterable[Person], links: str = "", couples: str = "", **of_tree: Any
) -> Family:
    """A family as the head of this file says."""
    if isinstance(people, str):
        people = [person(*one.split(":")) for one in people.split()]
    return family_of(
        tree(**of_tree),
        people,
        [_parent(one) for one in links.split()],
        [couple(*one.split("+")) for one in couples.split()],
    )


def _parent(text: str) -> ParentChild:
    if "~" in text:
        who, _, child = text.partition("~")
        return parent(who, child, "Adoptive")
    above, _, child = text.partition(">")
    who, _, kind = above.partition(":")
    return parent(who, child, kind or "Biological")
