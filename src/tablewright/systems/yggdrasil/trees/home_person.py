"""The home person: who the caller is in a tree, and how others in the tree are related to that
person.

Every reader has a home person of their own: the owner, guests, and signed-in visitors of a public
tree. Choosing one changes nothing in the tree.
Not here: the root person, with whom a tree opens for everyone (`yggdrasil.trees.trees`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, TENANT
from tablewright.client import AsyncDatabase
from tablewright.errors import InvalidError, NotFoundError
from tablewright.model import write_all
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import HomePerson
from tablewright.systems.yggdrasil.design.values import Id, Language
from tablewright.systems.yggdrasil.kinship.routes import name_in
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import reader
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.trees.reading import seen
from tablewright.systems.yggdrasil.trees.rights import no_person
from tablewright.systems.yggdrasil.views import View

ROUTES: Final[Routes[Parts]] = Routes()

_PATH: Final = "/api/trees/{tree_id}/home-person"
_TAGS: Final = ("trees",)
_MOST: Final = limits.YGGDRASIL_KIN_NAMES_MAX


class HomePersonGiven(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The person who the caller is."""

    person_id: Id


class HomePersonView(View):
    """The person who the caller is; without `personId`, the caller has not chosen one."""

    person_id: Id | None = None


class KinNamesQuery(msgspec.Struct, forbid_unknown_fields=True):
    """A person, and others of the same tree."""

    from_id: Id = msgspec.field(name="from")
    to_ids: Annotated[
        str,
        Meta(description=f"Up to {_MOST} ids, separated by commas", max_length=65 * _MOST),
    ] = msgspec.field(name="to")
    language: Language = "en"


class KinNames(View):
    """The relationships of others to a person, by id; people who are not related are missing."""

    names: dict[str, str]


@ROUTES.get(_PATH, rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def get_home_person(context: Context[Parts], tree_id: Id) -> HomePersonView:
    """Returns the person who you are in a tree."""
    access = await reader(context, tree_id)
    chosen = await context.db.run(HomePerson.get(context.tenant, tree_id).consistently())
    people = (await seen(context, access)).family.persons
    is_known = chosen is not None and chosen.person_id in people
    return HomePersonView(chosen.person_id if chosen is not None and is_known else None)


@ROUTES.put(_PATH, rule=TENANT, status=204, tags=_TAGS, errors=(NotFoundError,))
async def choose_home_person(context: Context[Parts], tree_id: Id, body: HomePersonGiven) -> None:
    """Chooses the person who you are in a tree. Only you see this."""
    access = await reader(context, tree_id)
    if body.person_id not in (await seen(context, access)).family.persons:
        raise no_person()
    chosen = HomePerson(user_id=context.tenant, tree_id=tree_id, person_id=body.person_id)
    await context.db.run(chosen.put())


@ROUTES.delete(_PATH, rule=TENANT, status=204, tags=_TAGS, errors=(NotFoundError,))
async def forget_home_person(context: Context[Parts], tree_id: Id) -> None:
    """Removes the choice of the person who you are in a tree."""
    await reader(context, tree_id)
    place = HomePerson.at(user_id=context.tenant, tree_id=tree_id)
    await context.db.run(write_all([place.erase()]))


@ROUTES.get(
    "/api/trees/{tree_id}/kin-names",
    rule=OPEN,
    tags=("charts",),
    errors=(NotFoundError, InvalidError),
)
async def get_kin_names(context: Context[Parts], tree_id: Id, query: KinNamesQuery) -> KinNames:
    """Names what several people are to one person, each by the closest path."""
    to_ids = query.to_ids.split(",")
    if len(to_ids) > _MOST:
        raise InvalidError(f"`to` may have at most {_MOST} ids.", details={"place": "query.to"})
    access = await reader(context, tree_id)
    family = (await seen(context, access)).family
    if not {query.from_id, *to_ids} <= family.persons.keys():
        raise no_person()
    names = await asyncio.to_thread(_names, family, query.from_id, to_ids, query.language)
    return KinNames(names)


def _names(
    family: Family, from_id: str, to_ids: Iterable[str], language: Language
) -> dict[str, str]:
    named = ((one, name_in(family, from_id, one, language)) for one in to_ids if one != from_id)
    return {one: name for one, name in named if name is not None}


async def forget_home_persons(everybody: AsyncDatabase, user_id: str) -> None:
    """Deletes all choices of a user who leaves for good."""
    chosen = HomePerson.of_user(user_id).consistently()
    found = await everybody.all(chosen, unreadable="collect")
    unreadable = [one.at() for one in found.unreadable]
    await everybody.run(write_all(one.erase() for one in (*found.items, *unreadable)))
