"""Kin: the parents, children, spouses and siblings of a person, with their links.

Siblings are not stored: they follow from parents. People with two common parents are full siblings,
and with one, half siblings. Children of a parent's spouse are step siblings, and so are children
whose link to a common parent is neither biological nor adoptive.
Not here: remoter kin (`yggdrasil.kinship`, `yggdrasil.kinship.ancestry`).
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, Literal

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN
from tablewright.errors import NotFoundError
from tablewright.systems.yggdrasil.dates.lifetimes import birth_order, married
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import reader_of_person
from tablewright.systems.yggdrasil.trees.families import Seen
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in
from tablewright.systems.yggdrasil.trees.reading import seen_around
from tablewright.systems.yggdrasil.views import (
    ParentChildView,
    PersonView,
    SpousesView,
    View,
    parent_child_view,
    spouses_view,
)

ROUTES: Final[Routes[Parts]] = Routes()

_KIN = ("kin",)
_OWN_CHILD = ("Biological", "Adoptive")
SiblingKind = Literal["full", "half", "step"]


class LinkedPerson(View):
    """A parent or child, and the relationship."""

    person: PersonView
    link: ParentChildView


class LinkedSpouse(View):
    """A spouse, and the relationship."""

    person: PersonView
    link: SpousesView


class Sibling(View):
    """A sibling, and whether full, half or step."""

    person: PersonView
    kind: SiblingKind


class LinkedPersons(View):
    """Parents or children."""

    items: list[LinkedPerson]


class LinkedSpouses(View):
    """Current and former partners of a person."""

    items: list[LinkedSpouse]


class Siblings(View):
    """Full, half and step siblings of a person."""

    items: list[Sibling]


@ROUTES.get("/api/persons/{person_id}/parents", rule=OPEN, tags=_KIN, errors=(NotFoundError,))
async def get_parents(context: Context[Parts], person_id: Id) -> LinkedPersons:
    """Lists a person's parents of every type, oldest first."""
    found = await _seen(context, person_id)
    links = {one.parent_id: one for one in found.family.parents(person_id)}
    return _linked(found, links)


@ROUTES.get("/api/persons/{person_id}/children", rule=OPEN, tags=_KIN, errors=(NotFoundError,))
async def get_children(context: Context[Parts], person_id: Id) -> LinkedPersons:
    """Lists a person's children of every type, oldest first."""
    found = await _seen(context, person_id)
    links = {one.child_id: one for one in found.family.children(person_id)}
    return _linked(found, links)


@ROUTES.get("/api/persons/{person_id}/spouses", rule=OPEN, tags=_KIN, errors=(NotFoundError,))
async def get_spouses(context: Context[Parts], person_id: Id) -> LinkedSpouses:
    """Lists a person's current and former partners, by wedding date."""
    found = await _seen(context, person_id)
    couples = {spouse_in(one, person_id): one for one in found.family.spouses(person_id)}
    # A wedding without a day comes last: no day has such a high ordinal.
    weddings = {one: married(couple).sort or sys.maxsize for one, couple in couples.items()}
    return LinkedSpouses(
        [
            LinkedSpouse(found.person(one), spouses_view(couples[one]))
            for one in sorted(_by_birth(found, couples), key=weddings.__getitem__)
        ]
    )


@ROUTES.get("/api/persons/{person_id}/siblings", rule=OPEN, tags=_KIN, errors=(NotFoundError,))
async def get_siblings(context: Context[Parts], person_id: Id) -> Siblings:
    """Lists a person's full, half and step siblings, oldest first."""
    found = await _seen(context, person_id)
    kinds = siblings_of(found.family, person_id)
    return Siblings([Sibling(found.person(one), kinds[one]) for one in _by_birth(found, kinds)])


def siblings_of(family: Family, person_id: str) -> dict[str, SiblingKind]:
    """Returns the siblings of a person, each with its kind."""
    own = [one for one in family.parents(person_id) if one.type in _OWN_CHILD]
    common = Counter(
        link.child_id
        for parent in own
        for link in family.children(parent.parent_id)
        if link.child_id != person_id and link.type in _OWN_CHILD
    )
    found: dict[str, SiblingKind] = {
        one: "full" if count > 1 else "half" for one, count in common.items()
    }
    for parent in family.parents(person_id):
        couples = family.spouses(parent.parent_id)
        house = [parent.parent_id, *(spouse_in(one, parent.parent_id) for one in couples)]
        for adult in house:
            for link in family.children(adult):
                if link.child_id != person_id:
                    found.setdefault(link.child_id, "step")
    return found


def _linked(found: Seen, links: Mapping[str, ParentChild]) -> LinkedPersons:
    return LinkedPersons(
        [
            LinkedPerson(found.person(one), parent_child_view(links[one]))
            for one in _by_birth(found, links)
        ]
    )


def _by_birth(found: Seen, person_ids: Iterable[str]) -> list[str]:
    """Sorts people as the caller sees them: the order reveals nothing about hidden people."""
    return sorted(person_ids, key=lambda one: birth_order(found.family.persons[one]))


async def _seen(context: Context[Parts], person_id: str) -> Seen:
    return await seen_around(context, *await reader_of_person(context, person_id))
