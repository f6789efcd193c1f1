"""More facts: imported data about a person, for readers of the tree.

Hidden people have no facts. Callers who do not see living people get no text of records that
belong to no one person, such as sources: they may name the living.
Not here: turning lines into facts (`gedcom.meaning.more_facts`), changing them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN
from tablewright.errors import BadCursorError, NotFoundError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.exchange.kept_files import Records
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, kept_records
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import (
    ELSEWHERE,
    first_kept,
    has_mark,
    key_of,
    origin_of,
)
from tablewright.systems.yggdrasil.gedcom.meaning.more_facts import Fact, FactReader
from tablewright.systems.yggdrasil.gedcom.meaning.people import changed_record
from tablewright.systems.yggdrasil.gedcom.planning.present import notes_in
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.seals import Opened, Sealed
from tablewright.systems.yggdrasil.trees.access import reader_of_person
from tablewright.systems.yggdrasil.trees.families import Seen
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in
from tablewright.systems.yggdrasil.trees.reading import seen_around
from tablewright.systems.yggdrasil.views import Cursor, View

ROUTES: Final[Routes[Parts]] = Routes()
_XREFS: Final = "ids in files"


class FactsQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Selects a page of facts."""

    limit: Annotated[int, Meta(ge=1, le=limits.YGGDRASIL_FACTS_PAGE_MAX)] = (
        limits.YGGDRASIL_FACTS_PAGE_DEFAULT
    )
    cursor: Cursor | None = None


class FactPage(View):
    """A page of imported facts; without `cursor`, it is the last."""

    items: list[Fact]
    cursor: str | None = None


@ROUTES.get(
    "/api/persons/{person_id}/facts",
    rule=OPEN,
    tags=("persons",),
    errors=(NotFoundError, BadCursorError),
)
async def list_facts(context: Context[Parts], person_id: Id, query: FactsQuery) -> FactPage:
    """Lists what imported files say about a person beyond the person's own fields.

    Facts of couples follow. A person of whom only the position is shown has no facts.
    """
    access, stored = await reader_of_person(context, person_id)
    found = await seen_around(context, access, stored)
    everybody = context.parts.everybody
    bound_to = ("facts", person_id, access.actor, str(found.hides_living))
    start = 0
    if query.cursor is not None:
        start = int((await everybody.run(Opened(query.cursor, bound_to)))[0])
    if found.is_hidden(person_id):
        return FactPage([])
    records: Records = {}
    if not found.hides_living:
        records = await context.parts.kept_files.of(access.db, access.tree)
    facts = await asyncio.to_thread(facts_of_person, found, person_id, records)
    end = start + query.limit
    more = end < len(facts)
    cursor = await everybody.run(Sealed((str(end),), bound_to)) if more else None
    return FactPage(facts[start:end], cursor)


def facts_of_person(found: Seen, person_id: str, records: Records) -> list[Fact]:
    """Returns the facts of a person, then those of each couple."""
    family = found.family
    person = family.persons[person_id]
    facts: list[Fact] = []
    record = _record_of(person, records)
    if record is not None:
        facts += _reader(family, record, records).of_person(record)
    for couple in family.spouses(person_id):
        for kept in kept_records(couple.gedcom_extra or ""):
            union = _whole(kept, records)
            partner_id = spouse_in(couple, person_id)
            facts += _reader(family, union, records).of_couple(union, partner_id)
    return facts


def _record_of(person: Person, records: Records) -> Structure | None:
    """Returns the record of a person, with manual changes since the import."""
    kept = first_kept(person.gedcom_extra)
    if kept is None:
        return None
    origin = origin_of(kept)
    assert origin is not None  # as `first_kept` says
    record = _whole(kept, records)
    notes = notes_in(records.get(origin.file, {}).values())
    return changed_record(record, person, notes, origin.version)


def _whole(kept: Structure, records: Records) -> Structure:
    """Returns a kept record, or the one that was too large for its item."""
    if not has_mark(kept, ELSEWHERE):
        return kept
    return next((some[key_of(kept)] for some in records.values() if key_of(kept) in some), kept)


def _reader(family: Family, record: Structure, records: Records) -> FactReader:
    origin = origin_of(record)
    file = 1 if origin is None else origin.file
    people = family.once(_XREFS, lambda: _xrefs(family))

    def name_of(xref: str) -> str | None:
        person = people.get((file, xref))
        return None if person is None else f"{person.first_name} {person.last_name}".strip()

    return FactReader(records.get(file, {}), name_of)


def _xrefs(family: Family) -> Mapping[tuple[int, str], Person]:
    """Returns people by their ids in files, except hidden ones."""
    found: dict[tuple[int, str], Person] = {}
    for person in family.persons.values():
        head = kept_records("\n".join((person.gedcom_extra or "").split("\n", 2)[:2]))
        origin = origin_of(head[0]) if head else None
        if origin is not None:
            found[origin.file, head[0].xref] = person
    return found
