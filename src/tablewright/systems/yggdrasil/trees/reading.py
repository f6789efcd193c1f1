"""Reading: the family of a tree, as the caller may see it. Every route that reads uses this module.

Living people are hidden here, and nowhere else, from callers whose role does not show them.
Not here: who may read (`yggdrasil.trees.access`), cached families (`yggdrasil.trees.families`).
"""

from __future__ import annotations

from datetime import UTC, date, datetime

from tablewright.api.context import Context
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import Access
from tablewright.systems.yggdrasil.trees.families import Seen, alone
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.views import PersonView


async def family(
    context: Context[Parts], access: Access, *, hides_living: bool | None = None
) -> Family:
    """Returns the visible family of a tree; `hides_living` hides the living from everyone."""
    return (await seen(context, access, hides_living=hides_living)).family


async def seen(
    context: Context[Parts], access: Access, *, hides_living: bool | None = None
) -> Seen:
    """Returns the family as the caller sees it, with those who are presumed alive."""
    hides = bool(hides_living) or not access.sees_living
    now = datetime.fromtimestamp(context.clock.now(), UTC)
    families = context.parts.families
    return await families.seen(access.db, access.tree, now, hides_living=hides)


async def seen_around(context: Context[Parts], access: Access, person: Person) -> Seen:
    """Returns the same, or a person found by key alone if an index lacks the person."""
    found = await seen(context, access)
    if person.person_id in found.family.persons:
        return found
    return alone(access.tree, person, today_of(context), hides_living=found.hides_living)


async def person_written(context: Context[Parts], access: Access, person: Person) -> PersonView:
    """Returns a person as just written, for the writer: an index may show it later."""
    found = await seen(context, access)
    if found.family.persons.get(person.person_id) != person:
        found = alone(access.tree, person, today_of(context), hides_living=False)
    return found.person(person.person_id)


async def person_shown(context: Context[Parts], access: Access, person_id: str) -> PersonView:
    """Returns one person as the caller sees it; raises `NotFoundError`."""
    return (await seen(context, access)).person(person_id)


def today_of(context: Context[Parts]) -> date:
    """Returns the day in UTC."""
    return datetime.fromtimestamp(context.clock.now(), UTC).date()
