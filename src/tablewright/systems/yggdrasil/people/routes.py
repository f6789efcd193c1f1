"""People of a tree: searched by name, created alone or as kin, changed and deleted.

Not here: relationships (`yggdrasil.people.kin`, `yggdrasil.links.routes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from itertools import accumulate
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, TENANT
from tablewright.errors import (
    BadCursorError,
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    StaleError,
    TooLargeError,
)
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import Spouses
from tablewright.systems.yggdrasil.design.values import (
    Children,
    Gender,
    Id,
    ParentType,
    SpousalStatus,
)
from tablewright.systems.yggdrasil.headers import IF_MATCH
from tablewright.systems.yggdrasil.links.linking import (
    check_children,
    links_down,
    parent_child,
    spouses,
    type_of_other,
)
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.fields import (
    Biography,
    DateText,
    Detail,
    Name,
    Nickname,
    PlaceName,
    given,
    set_date,
)
from tablewright.systems.yggdrasil.seals import Opened, Sealed
from tablewright.systems.yggdrasil.trees import cascades
from tablewright.systems.yggdrasil.trees.access import (
    Access,
    editor,
    editor_of_person,
    reader,
    reader_of_person,
)
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, edit, person_in
from tablewright.systems.yggdrasil.trees.directory import DirectoryKey, words_of
from tablewright.systems.yggdrasil.trees.reading import person_written, seen, seen_around
from tablewright.systems.yggdrasil.trees.undoing import DeletedView, deleted_view
from tablewright.systems.yggdrasil.views import Cursor, PageLimit, PersonPage, PersonView, etag_of

ROUTES: Final[Routes[Parts]] = Routes()

_PERSONS = ("persons",)
_REFUSALS = (NotFoundError, ForbiddenError, ConflictingError, InvalidError, TooLargeError)


class PersonsQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The tree, and words that a person's names, titles, places or years must all contain."""

    tree_id: Id
    q: Annotated[str, Meta(max_length=yggdrasil_limits.YGGDRASIL_SEARCH_LENGTH_MAX)] = ""
    limit: PageLimit = api_limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None


class Relative(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The relationship of a new person to an existing one."""

    kind: Literal["parent", "child", "spouse"]
    person_id: Id
    type: Annotated[ParentType, Meta(description="For a parent or child")] = "Biological"
    status: Annotated[SpousalStatus, Meta(description="For a spouse")] = "Married"
    status_detail: Annotated[Detail | None, Meta(description="For a spouse")] = None
    also_of: Annotated[
        Id | None, Meta(description="For a child: the other parent; biological for a stepchild")
    ] = None
    spouse_of: Annotated[
        Id | None, Meta(description="For a parent: the other parent, who becomes the spouse")
    ] = None
    parent_of: Annotated[
        Children | None,
        Meta(description="For a spouse: children who get the new person as a parent"),
    ] = None


class NewPerson(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A new person; a first or last name is required."""

    tree_id: Id
    first_name: Name = ""
    last_name: Name = ""
    gender: Gender = "Unknown"
    middle_name: Name | None = None
    birth_name: Name | None = None
    preferred_name: Nickname | None = None
    suffix: Name | None = None
    birth_date: date | UnsetType | None = UNSET
    birth_date_text: DateText | UnsetType | None = UNSET
    death_date: date | UnsetType | None = UNSET
    death_date_text: DateText | UnsetType | None = UNSET
    birth_place: PlaceName | None = None
    death_place: PlaceName | None = None
    biography: Biography | None = None
    is_living: bool | None = None
    relative: Relative | None = None


class PersonChange(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Changes to a person; null removes a value."""

    first_name: Name | UnsetType | None = UNSET
    last_name: Name | UnsetType | None = UNSET
    gender: Gender | UnsetType = UNSET
    middle_name: Name | UnsetType | None = UNSET
    birth_name: Name | UnsetType | None = UNSET
    preferred_name: Nickname | UnsetType | None = UNSET
    suffix: Name | UnsetType | None = UNSET
    birth_date: date | UnsetType | None = UNSET
    birth_date_text: DateText | UnsetType | None = UNSET
    death_date: date | UnsetType | None = UNSET
    death_date_text: DateText | UnsetType | None = UNSET
    birth_place: PlaceName | UnsetType | None = UNSET
    death_place: PlaceName | UnsetType | None = UNSET
    biography: Biography | UnsetType | None = UNSET
    is_living: bool | UnsetType | None = UNSET


@ROUTES.get("/api/persons", rule=OPEN, tags=_PERSONS, errors=(NotFoundError, BadCursorError))
async def list_persons(context: Context[Parts], query: PersonsQuery) -> PersonPage:
    """Lists the people of a tree by last and first name, or searches their names.

    The search ignores accents and letter case, and skips people who are hidden from you. A page
    with long biographies may be short: continue with the cursor.
    """
    access = await reader(context, query.tree_id)
    found, everybody = await seen(context, access), context.parts.everybody
    bound_to = ("persons", query.tree_id, query.q, access.actor, str(found.hides_living))
    after = None
    if query.cursor is not None:
        after = DirectoryKey(*await everybody.run(Opened(query.cursor, bound_to)))
    words = words_of(query.q)
    people, last = found.directory.page(words, query.limit, after)
    count = _fitting(people)
    if count < len(people):
        people, last = found.directory.page(words, count, after)
    cursor = None if last is None else await everybody.run(Sealed(last, bound_to))
    return PersonPage([found.view(one) for one in people], cursor)


def _fitting(people: Sequence[Person]) -> int:
    """Returns how many people, at least one, fit into a page."""
    sizes = accumulate(len((one.biography or "").encode()) for one in people)
    return max(1, sum(size <= api_limits.API_PAGE_BYTES_MAX for size in sizes))


@ROUTES.post(
    "/api/persons",
    rule=TENANT,
    status=201,
    tags=_PERSONS,
    errors=_REFUSALS,
    accepts_idempotency_key=True,
)
async def create_person(context: Context[Parts], body: NewPerson) -> Response[PersonView]:
    """Creates a person, alone or as a parent, child or spouse of an existing one."""
    fields = _attributes(body)
    relative: Relative | None = fields.pop("relative")
    tree_id: str = fields.pop("tree_id")
    if not fields["first_name"] and not fields["last_name"]:
        raise InvalidError(
            "A person must have a first or last name.", details={"place": "firstName"}
        )
    if relative is not None:
        _check_others(relative)
    now = datetime.fromtimestamp(context.clock.now(), UTC)
    person_id = context.ids.uuid()

    async def plan(access: Access) -> Plan[Person]:
        person = Person(
            person_id=person_id,
            tree_id=tree_id,
            user_id=access.tree.user_id,
            created_at=now,
            updated_at=now,
            created_by=access.changed_by,
            **fields,
        )
        links = [] if relative is None else await _links(access, person_id, relative)
        return Plan(person, creates=[person, *links])

    families = context.parts.families
    access, person = await changed(await editor(context, tree_id), plan, families=families)
    return await _answer(context, access, person)


@ROUTES.get("/api/persons/{person_id}", rule=OPEN, tags=_PERSONS, errors=(NotFoundError,))
async def get_person(context: Context[Parts], person_id: Id) -> Response[PersonView]:
    """Returns a person; viewers see only the position of a living person."""
    access, stored = await reader_of_person(context, person_id)
    found = await seen_around(context, access, stored)
    person = found.family.persons[person_id]
    return Response(found.view(person), etag=etag_of(person))


@ROUTES.patch(
    "/api/persons/{person_id}",
    rule=TENANT,
    tags=_PERSONS,
    headers=IF_MATCH,
    errors=(*_REFUSALS, StaleError),
)
async def change_person(
    context: Context[Parts], person_id: Id, body: PersonChange
) -> Response[PersonView]:
    """Changes a person; missing fields stay as they are."""
    fields = _attributes(body)
    if not fields:
        raise InvalidError("The request changes nothing.")
    access, _ = await editor_of_person(context, person_id)
    access, person = await edit_person(context, access, person_id, fields)
    return await _answer(context, access, person)


@ROUTES.delete(
    "/api/persons/{person_id}",
    rule=TENANT,
    tags=_PERSONS,
    headers=IF_MATCH,
    errors=(NotFoundError, ForbiddenError, ConflictingError, StaleError),
)
async def delete_person(context: Context[Parts], person_id: Id) -> DeletedView:
    """Deletes a person with all relationships and the photo; returns a token to undo it."""
    access, _ = await editor_of_person(context, person_id)
    return await deleted_view(context, await cascades.delete_person(context, access, person_id))


async def edit_person(
    context: Context[Parts], access: Access, person_id: str, attributes: dict[str, Any]
) -> tuple[Access, Person]:
    """Sets attributes of a person, or removes those that are None; returns the new person."""
    now = datetime.fromtimestamp(context.clock.now(), UTC)

    async def plan(access: Access) -> Plan[Person]:
        person = await person_in(access, person_id)
        context.check_if_match(etag_of(person))
        made = edit(access, person, attributes, now)
        assert isinstance(made.after, Person)
        return Plan(made.after, edits=[made])

    return await changed(access, plan, families=context.parts.families)


async def _answer(context: Context[Parts], access: Access, person: Person) -> Response[PersonView]:
    view = await person_written(context, access, person)
    return Response(view, etag=etag_of(person))


async def _links(access: Access, person_id: str, relative: Relative) -> list[Any]:
    """Returns the links of a new person, who cannot close a circle."""
    there = (await person_in(access, relative.person_id)).person_id
    kind = relative.type
    if relative.kind == "parent":
        links: list[Any] = [*await links_down(access, person_id, [there], kind)]
        if relative.spouse_of is not None:
            other = (await person_in(access, relative.spouse_of)).person_id
            links.append(_couple(access, other, person_id, relative))
        return links
    if relative.kind == "spouse":
        children = await links_down(access, person_id, relative.parent_of or (), kind)
        return [_couple(access, there, person_id, relative), *children]
    links = [parent_child(access, there, person_id, type=kind)]
    if relative.also_of is not None:
        other = (await person_in(access, relative.also_of)).person_id
        links.append(parent_child(access, other, person_id, type=type_of_other(kind)))
    return links


def _couple(access: Access, there: str, person_id: str, relative: Relative) -> Spouses:
    about = {"status": relative.status, "status_detail": relative.status_detail}
    return spouses(access, there, person_id, **about)


def _attributes(body: NewPerson | PersonChange) -> dict[str, Any]:
    """Returns the attributes of a person in a request body, by name."""
    fields = given(body)
    for name in ("first_name", "last_name"):
        if name in fields:  # always there, if empty
            fields[name] = fields[name] or ""
    set_date(fields, "birth_date", "birth_sort")
    set_date(fields, "death_date", "death_sort")
    biography = fields.get("biography") or ""
    most = yggdrasil_limits.YGGDRASIL_BIOGRAPHY_BYTES_MAX
    if len(biography.encode()) > most:
        raise TooLargeError(
            f"A biography may have at most {most // 1024} KB.", details={"place": "biography"}
        )
    return fields


def _check_others(relative: Relative) -> None:
    """Checks that other named people are not the one to whom the new person is related."""
    if relative.also_of is not None and (
        relative.kind != "child" or relative.also_of == relative.person_id
    ):
        raise InvalidError(
            "`alsoOf` must be the other parent of a child.", details={"place": "relative.alsoOf"}
        )
    if relative.spouse_of is not None and (
        relative.kind != "parent" or relative.spouse_of == relative.person_id
    ):
        raise InvalidError(
            "`spouseOf` must be the spouse of a parent.", details={"place": "relative.spouseOf"}
        )
    if relative.parent_of is not None:
        if relative.kind != "spouse":
            raise InvalidError(
                "`parentOf` must be children of a spouse.",
                details={"place": "relative.parentOf"},
            )
        check_children([relative.person_id], relative.parent_of)
