"""Charts: ancestors, descendants and the Ahnentafel of a person, and how two people are related.

Not here: how they are found (`yggdrasil.kinship.ancestry`, `yggdrasil.kinship`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN
from tablewright.errors import NotFoundError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.values import Gender, Id, Language
from tablewright.systems.yggdrasil.kinship.ancestry import (
    Ahnen,
    Relative,
    ahnentafel,
    ancestors,
    descendants,
)
from tablewright.systems.yggdrasil.kinship.kin_names import Step, StepKind, reversed_path
from tablewright.systems.yggdrasil.kinship.kin_words_de import doubled, german_name
from tablewright.systems.yggdrasil.kinship.kinship import Kinship, blood_kinship, kinship
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.names import full_name
from tablewright.systems.yggdrasil.trees.access import reader, reader_of_person
from tablewright.systems.yggdrasil.trees.families import Seen
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.trees.reading import seen
from tablewright.systems.yggdrasil.trees.rights import no_person
from tablewright.systems.yggdrasil.views import PersonView, View

ROUTES: Final[Routes[Parts]] = Routes()

_CHARTS = ("charts",)
Generations = Annotated[
    int,
    Meta(ge=0, le=limits.YGGDRASIL_GENERATIONS_MAX, description="Maximum number of generations"),
]


class ChartQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The number of generations to return."""

    gen: Generations | None = None


class ChartItem(View):
    """A person in a chart; someone reached by several lines has one entry with several numbers."""

    person_id: Id
    generation: int
    numbers: Annotated[
        list[str], Meta(description=f"The first {limits.YGGDRASIL_NUMBERS_MAX}, smallest first")
    ]
    lines: Annotated[int, Meta(description="Number of lines that reach the person")]


class Chart(View):
    """A person and all ancestors or descendants, by generation."""

    root_id: Id
    items: list[ChartItem]
    persons: dict[str, PersonView]


class AhnentafelItem(View):
    """A number of an Ahnentafel and its person."""

    number: Annotated[str, Meta(description="The father of n is 2n, the mother 2n + 1")]
    generation: int
    person_id: Id
    name: str
    gender: Gender
    same_as: Annotated[
        str | None, Meta(description="First number of the same person, which has the parents")
    ] = None
    birth_date: date | None = None
    birth_date_text: str | None = None
    birth_place: str | None = None
    death_date: date | None = None
    death_date_text: str | None = None
    death_place: str | None = None
    hidden: bool = False


class Ahnentafel(View):
    """The numbered ancestors of a person."""

    items: list[AhnentafelItem]


class RelationshipQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Two people."""

    from_id: Id = msgspec.field(name="from")
    to_id: Id = msgspec.field(name="to")
    mode: Literal["closest"] = "closest"
    language: Language = "en"


class PathStep(View):
    """A person on the path, and their relationship to the previous one."""

    person_id: Id
    step: StepKind | None


class BloodRelationship(View):
    """The relationship by birth of a couple."""

    name: str
    reverse_name: str
    path: list[PathStep]
    common_ancestors: list[Id]
    distance: int


class Relationship(View):
    """The relationship of two people; without `name`, no relationship was found within reach."""

    name: Annotated[str | None, Meta(description="Relationship of `to` to `from`")]
    reverse_name: Annotated[str | None, Meta(description="Relationship of `from` to `to`")]
    path: list[PathStep]
    common_ancestors: list[Id]
    distance: Annotated[int | None, Meta(description="Number of steps in the path")]
    is_blood: bool
    also: Annotated[
        BloodRelationship | None, Meta(description="How a couple is also related by birth")
    ] = None


@ROUTES.get("/api/persons/{person_id}/ancestors", rule=OPEN, tags=_CHARTS, errors=(NotFoundError,))
async def get_ancestors(context: Context[Parts], person_id: Id, query: ChartQuery) -> Chart:
    """Returns a person and all ancestors by generation, with Ahnentafel numbers.

    Lines follow biological parents, or adoptive ones where no biological parent is known. Someone
    reached by several lines is listed once.
    """
    return await _chart(context, person_id, query, ancestors)


@ROUTES.get(
    "/api/persons/{person_id}/descendants", rule=OPEN, tags=_CHARTS, errors=(NotFoundError,)
)
async def get_descendants(context: Context[Parts], person_id: Id, query: ChartQuery) -> Chart:
    """Returns a person and all descendants by generation, with d'Aboville numbers."""
    return await _chart(context, person_id, query, descendants)


@ROUTES.get("/api/persons/{person_id}/ahnentafel", rule=OPEN, tags=_CHARTS, errors=(NotFoundError,))
async def get_ahnentafel(context: Context[Parts], person_id: Id, query: ChartQuery) -> Ahnentafel:
    """Returns the numbered ancestors of a person; repeated ones refer to their first number."""
    found = await _seen_with(context, person_id)
    table = await asyncio.to_thread(ahnentafel, found.family, person_id, query.gen)
    return Ahnentafel([_ahnentafel_item(found, one) for one in table])


@ROUTES.get("/api/trees/{tree_id}/relationship", rule=OPEN, tags=_CHARTS, errors=(NotFoundError,))
async def get_relationship(
    context: Context[Parts], tree_id: Id, query: RelationshipQuery
) -> Relationship:
    """Returns how two people are related, by the closest path: by birth, else by marriage."""
    access = await reader(context, tree_id)
    family = (await seen(context, access)).family
    if not {query.from_id, query.to_id} <= family.persons.keys():
        raise no_person()
    related = await asyncio.to_thread(_related, family, query.from_id, query.to_id)
    return _in_german(family, related) if query.language == "de" else related


def name_in(family: Family, from_id: str, to_id: str, language: Language) -> str | None:
    """Returns the relationship of `to_id` to `from_id`, in a language; None if none is found."""
    found = kinship(family, from_id, to_id)
    if found is None or language == "en":
        return None if found is None else found.name
    name = german_name(family, found.path)
    return doubled(name) if found.name.startswith("double ") else name


async def _seen_with(context: Context[Parts], person_id: str) -> Seen:
    """Returns a person's family, which must contain the person."""
    access, _ = await reader_of_person(context, person_id)
    found = await seen(context, access)
    if person_id not in found.family.persons:
        raise no_person()
    return found


async def _chart(
    context: Context[Parts],
    person_id: str,
    query: ChartQuery,
    relatives: Callable[[Family, str, int | None], list[Relative]],
) -> Chart:
    found = await _seen_with(context, person_id)
    items = await asyncio.to_thread(relatives, found.family, person_id, query.gen)
    return Chart(
        person_id,
        [ChartItem(one.person_id, one.generation, one.numbers, one.lines) for one in items],
        {one.person_id: found.person(one.person_id) for one in items},
    )


def _ahnentafel_item(found: Seen, one: Ahnen) -> AhnentafelItem:
    person = found.family.persons[one.person_id]
    return AhnentafelItem(
        number=str(one.number),
        generation=one.generation,
        person_id=one.person_id,
        name=full_name(person),
        gender=person.gender,
        same_as=None if one.same_as is None else str(one.same_as),
        birth_date=person.birth_date,
        birth_date_text=person.birth_date_text,
        birth_place=person.birth_place,
        death_date=person.death_date,
        death_date_text=person.death_date_text,
        death_place=person.death_place,
        hidden=found.is_hidden(one.person_id),
    )


def _related(family: Family, from_id: str, to_id: str) -> Relationship:
    found = kinship(family, from_id, to_id)
    if found is None:
        return Relationship(None, None, [], [], None, False)
    is_couple = [step.kind for step in found.path[1:]] == ["spouse"]
    blood = blood_kinship(family, from_id, to_id) if is_couple else None
    return Relationship(
        name=found.name,
        reverse_name=found.reverse_name,
        path=_path(found),
        common_ancestors=list(found.common_ancestors),
        distance=found.distance,
        is_blood=found.is_blood,
        also=None if blood is None else _also(blood),
    )


def _in_german(family: Family, related: Relationship) -> Relationship:
    """Returns the same relationship with German names."""
    if related.name is not None:
        is_double = related.name.startswith("double ")
        names = _german_names(family, related.path)
        related.name, related.reverse_name = map(doubled, names) if is_double else names
    if related.also is not None:
        also = related.also
        also.name, also.reverse_name = _german_names(family, also.path)
    return related


def _german_names(family: Family, steps: list[PathStep]) -> tuple[str, str]:
    path = tuple(Step(one.person_id, one.step) for one in steps)
    return german_name(family, path), german_name(family, reversed_path(path))


def _also(found: Kinship) -> BloodRelationship:
    return BloodRelationship(
        name=found.name,
        reverse_name=found.reverse_name,
        path=_path(found),
        common_ancestors=list(found.common_ancestors),
        distance=found.distance,
    )


def _path(found: Kinship) -> list[PathStep]:
    return [PathStep(step.person_id, step.kind) for step in found.path]
