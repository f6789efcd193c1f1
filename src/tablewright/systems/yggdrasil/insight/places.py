"""Places of a tree: where people were born, married and died, in any spelling.

Spellings that differ in case, accents, spaces around commas or empty parts are one place, with the
most common spelling.
Not here: coordinates.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.insight.timeline import happenings
from tablewright.systems.yggdrasil.trees.directory import folded
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.views import View

_MANY = limits.YGGDRASIL_PLACE_PEOPLE_MAX


class Place(View):
    """A place and the events there."""

    name: str
    births: int
    deaths: int
    marriages: int
    person_count: int
    person_ids: Annotated[list[Id], Meta(description=f"At most {_MANY}")]


@dataclass(slots=True)
class _Found:
    spellings: Counter[str] = field(default_factory=Counter[str])
    kinds: Counter[str] = field(default_factory=Counter[str])
    persons: dict[str, None] = field(default_factory=dict[str, None])


def places(family: Family) -> list[Place]:
    """Returns all places, those with most events first."""
    found: dict[str, _Found] = {}
    for one in happenings(family):
        name = tidy_place(one.place or "")
        if not name:
            continue
        place = found.setdefault(folded(name), _Found())
        place.spellings[name] += 1
        place.kinds[one.kind] += 1
        place.persons |= dict.fromkeys(one.person_ids)
    ordered = sorted(found.items(), key=lambda entry: (-entry[1].kinds.total(), entry[0]))
    return [_place(place) for _, place in ordered]


def tidy_place(text: str) -> str:
    """Returns a place with one comma and one space between its parts.

    >>> tidy_place(" Ghent ,,East  Flanders, Belgium,")
    'Ghent, East Flanders, Belgium'
    """
    parts = (" ".join(part.split()) for part in text.split(","))
    return ", ".join(part for part in parts if part)


def _place(place: _Found) -> Place:
    name = min(place.spellings, key=lambda one: (-place.spellings[one], one))
    return Place(
        name=name,
        births=place.kinds["birth"],
        deaths=place.kinds["death"],
        marriages=place.kinds["marriage"],
        person_count=len(place.persons),
        person_ids=list(place.persons)[:_MANY],
    )
