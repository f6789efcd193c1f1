"""Links between people: parent and child, and couples; created, changed, removed and listed.

A link has no separate id: `parent:<parent>:<child>` and `spouse:<first>:<second>` are built from
its key. A couple is found in either order.
Not here: the rules of links (`yggdrasil.links.linking`), kin as people (`yggdrasil.people.kin`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, date, datetime
from typing import Annotated, Any, Final, TypeVar, cast

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
    MalformedError,
    NotFoundError,
    StaleError,
)
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import (
    Children,
    Id,
    ParentType,
    PreviousUnion,
    SpousalStatus,
)
from tablewright.systems.yggdrasil.headers import IF_MATCH
from tablewright.systems.yggdrasil.links.linking import (
    check_biological,
    check_children,
    check_no_circle,
    check_not_mirrored,
    check_not_self,
    links_down,
    parent_child,
    spouses,
    type_of_other,
)
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.fields import (
    DateText,
    Detail,
    Notes,
    PlaceName,
    given,
    set_date,
)
from tablewright.systems.yggdrasil.seals import Opened, Sealed
from tablewright.systems.yggdrasil.trees.access import (
    Access,
    editor_of_person,
    reader,
    reader_of_person,
)
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, edit, person_in
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.trees.reading import family
from tablewright.systems.yggdrasil.views import (
    Cursor,
    PageLimit,
    ParentChildView,
    SpousesView,
    View,
    etag_of,
    parent_child_view,
    spouses_view,
)

ROUTES: Final[Routes[Parts]] = Routes()

L = TypeVar("L", ParentChild, Spouses)

_LINKS = ("relationships",)
_REFUSALS = (NotFoundError, ForbiddenError, ConflictingError, InvalidError)
_CHANGE_REFUSALS = (*_REFUSALS, StaleError)


class NewParentChild(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A new parent-child relationship."""

    parent_id: Id
    child_id: Id
    also_of: Annotated[
        Id | None,
        Meta(description="The other parent, of the same type; biological for a stepchild"),
    ] = None
    type: ParentType = "Biological"
    type_detail: Detail | None = None
    adoption_date: date | UnsetType | None = UNSET
    adoption_date_text: DateText | UnsetType | None = UNSET
    notes: Notes | None = None


class ParentChildChange(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Changes to a relationship; null removes a value."""

    type: ParentType | UnsetType = UNSET
    type_detail: Detail | UnsetType | None = UNSET
    adoption_date: date | UnsetType | None = UNSET
    adoption_date_text: DateText | UnsetType | None = UNSET
    notes: Notes | UnsetType | None = UNSET


class Union(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """An earlier union of a couple, from wedding to separation."""

    status: SpousalStatus
    marriage_date: date | UnsetType | None = UNSET
    marriage_date_text: DateText | UnsetType | None = UNSET
    marriage_place: PlaceName | None = None
    divorce_date: date | UnsetType | None = UNSET
    divorce_date_text: DateText | UnsetType | None = UNSET
    notes: Notes | None = None


Unions = Annotated[list[Union], Meta(max_length=yggdrasil_limits.YGGDRASIL_UNIONS_MAX)]


class NewSpouses(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A new couple."""

    person1_id: Id
    person2_id: Id
    status: SpousalStatus = "Married"
    status_detail: Detail | None = None
    marriage_date: date | UnsetType | None = UNSET
    marriage_date_text: DateText | UnsetType | None = UNSET
    marriage_place: PlaceName | None = None
    divorce_date: date | UnsetType | None = UNSET
    divorce_date_text: DateText | UnsetType | None = UNSET
    notes: Notes | None = None
    previous_unions: Unions | None = None
    parent_of: Annotated[
        Children | None,
        Meta(description="Children of whom the second person is also a biological parent"),
    ] = None


class SpousesChange(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Changes to a couple; null removes a value."""

    status: SpousalStatus | UnsetType = UNSET
    status_detail: Detail | UnsetType | None = UNSET
    marriage_date: date | UnsetType | None = UNSET
    marriage_date_text: DateText | UnsetType | None = UNSET
    marriage_place: PlaceName | UnsetType | None = UNSET
    divorce_date: date | UnsetType | None = UNSET
    divorce_date_text: DateText | UnsetType | None = UNSET
    notes: Notes | UnsetType | None = UNSET
    previous_unions: Unions | UnsetType | None = UNSET


class LinksQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The tree or the person whose relationships to list."""

    tree_id: Id | None = None
    person_id: Id | None = None
    limit: PageLimit = api_limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None


class LinkPage(View):
    """A page of relationships; without `cursor`, it is the last."""

    items: list[ParentChildView | SpousesView]
    cursor: str | None = None


@ROUTES.get("/api/relationships", rule=OPEN, tags=_LINKS, errors=(NotFoundError, BadCursorError))
async def list_links(context: Context[Parts], query: LinksQuery) -> LinkPage:
    """Lists the relationships of a tree (`treeId`) or a person (`personId`), by id."""
    if (query.tree_id is None) == (query.person_id is None):
        raise MalformedError("Either `treeId` or `personId` is required.")
    if query.tree_id is not None:
        access = await reader(context, query.tree_id)
    else:
        assert query.person_id is not None
        access, _ = await reader_of_person(context, query.person_id)
    views = _views(await family(context, access), query.person_id)
    views = sorted(views, key=lambda one: one.id)
    everybody = context.parts.everybody
    bound_to = ("links", query.tree_id, query.person_id, access.actor)
    if query.cursor is not None:
        (after,) = await everybody.run(Opened(query.cursor, bound_to))
        views = [one for one in views if one.id > after]
    page = views[: query.limit]
    is_over = len(views) <= query.limit
    cursor = None if is_over else await everybody.run(Sealed([page[-1].id], bound_to))
    return LinkPage(page, cursor)


@ROUTES.post(
    "/api/relationships/parent-child",
    rule=TENANT,
    status=201,
    tags=_LINKS,
    errors=_REFUSALS,
    accepts_idempotency_key=True,
)
async def link_parent(context: Context[Parts], body: NewParentChild) -> Response[ParentChildView]:
    """Connects one parent or both with a child; returns the first relationship.

    Rejects people who would be their own ancestor, people in different trees, a third biological
    parent, and a relationship that already exists.
    """
    fields = given(body)
    set_date(fields, "adoption_date")
    parent_id, child_id = fields.pop("parent_id"), fields.pop("child_id")
    also_of: str | None = fields.pop("also_of")
    parent_ids = [parent_id] if also_of is None else [parent_id, also_of]
    other_type = type_of_other(body.type)
    if also_of is not None:
        check_not_self(parent_id, also_of)
        check_not_self(child_id, also_of)
    access = await _editor_of_both(context, parent_id, child_id)
    families, now = context.parts.families, datetime.fromtimestamp(context.clock.now(), UTC)

    async def plan(access: Access) -> Plan[ParentChild]:
        for one in (*parent_ids, child_id):
            await person_in(access, one)
        links = [parent_child(access, parent_id, child_id, **fields)]
        if also_of is not None:
            likewise = fields if other_type == body.type else {"type": other_type}
            links.append(parent_child(access, also_of, child_id, **likewise))
        by_birth = [one.parent_id for one in links if one.type == "Biological"]
        if by_birth:
            await check_biological(access, child_id, by_birth, "Biological")
        await check_no_circle(access, families, now, parent_ids, [child_id])
        return Plan(links[0], creates=links)

    _, link = await changed(access, plan, families=families)
    return Response(parent_child_view(link), etag=etag_of(link))


@ROUTES.post(
    "/api/relationships/spousal",
    rule=TENANT,
    status=201,
    tags=_LINKS,
    errors=_REFUSALS,
    accepts_idempotency_key=True,
)
async def link_spouses(context: Context[Parts], body: NewSpouses) -> Response[SpousesView]:
    """Connects two people as a couple; a couple exists once, in either order.

    The second person can also become a parent of the first person's children.
    """
    fields = _couple_attributes(body)
    first_id, second_id = fields.pop("person1_id"), fields.pop("person2_id")
    child_ids: list[str] = fields.pop("parent_of") or []
    check_children([first_id, second_id], child_ids)
    access = await _editor_of_both(context, first_id, second_id)
    families, now = context.parts.families, datetime.fromtimestamp(context.clock.now(), UTC)

    async def plan(access: Access) -> Plan[Spouses]:
        await person_in(access, first_id)
        await person_in(access, second_id)
        await check_not_mirrored(access, first_id, second_id)
        couple = spouses(access, first_id, second_id, **fields)
        links = await links_down(access, second_id, child_ids, "Biological")
        await check_no_circle(access, families, now, [second_id], child_ids)
        return Plan(couple, creates=[couple, *links])

    _, couple = await changed(access, plan, families=families)
    return Response(spouses_view(couple), etag=etag_of(couple))


@ROUTES.patch(
    "/api/relationships/parent-child/{parent_id}/{child_id}",
    rule=TENANT,
    tags=_LINKS,
    headers=IF_MATCH,
    errors=_CHANGE_REFUSALS,
)
async def change_parent_link(
    context: Context[Parts], parent_id: Id, child_id: Id, body: ParentChildChange
) -> Response[ParentChildView]:
    """Changes the type, adoption date or notes of a parent-child relationship."""
    fields = given(body)
    set_date(fields, "adoption_date")
    access, _ = await editor_of_person(context, parent_id)

    async def plan(access: Access) -> Plan[ParentChild]:
        link = await _parent_link(access, parent_id, child_id)
        context.check_if_match(etag_of(link))
        if link.type != "Biological":  # else it adds no biological parent; an import may bring more
            await check_biological(access, child_id, [parent_id], fields.get("type", link.type))
        return _edited(context, access, link, fields)

    _check_any(fields)
    _, link = await changed(access, plan, families=context.parts.families)
    return Response(parent_child_view(link), etag=etag_of(link))


@ROUTES.patch(
    "/api/relationships/spousal/{person1_id}/{person2_id}",
    rule=TENANT,
    tags=_LINKS,
    headers=IF_MATCH,
    errors=_CHANGE_REFUSALS,
)
async def change_couple(
    context: Context[Parts], person1_id: Id, person2_id: Id, body: SpousesChange
) -> Response[SpousesView]:
    """Changes the status, dates, place, notes or earlier unions of a couple."""
    fields = _couple_attributes(body)
    access, _ = await editor_of_person(context, person1_id)

    async def plan(access: Access) -> Plan[Spouses]:
        couple = await _couple(access, person1_id, person2_id)
        context.check_if_match(etag_of(couple))
        return _edited(context, access, couple, fields)

    _check_any(fields)
    _, couple = await changed(access, plan, families=context.parts.families)
    return Response(spouses_view(couple), etag=etag_of(couple))


@ROUTES.delete(
    "/api/relationships/parent-child/{parent_id}/{child_id}",
    rule=TENANT,
    tags=_LINKS,
    headers=IF_MATCH,
    errors=(NotFoundError, ForbiddenError, ConflictingError, StaleError),
)
async def unlink_parent(context: Context[Parts], parent_id: Id, child_id: Id) -> None:
    """Removes a parent-child relationship; both people stay."""
    await _unlink(context, parent_id, child_id, _parent_link)


@ROUTES.delete(
    "/api/relationships/spousal/{person1_id}/{person2_id}",
    rule=TENANT,
    tags=_LINKS,
    headers=IF_MATCH,
    errors=(NotFoundError, ForbiddenError, ConflictingError, StaleError),
)
async def unlink_couple(context: Context[Parts], person1_id: Id, person2_id: Id) -> None:
    """Removes the relationship of a couple; both people stay."""
    await _unlink(context, person1_id, person2_id, _couple)


async def _unlink(
    context: Context[Parts],
    first_id: str,
    second_id: str,
    found: Callable[[Access, str, str], Awaitable[ParentChild | Spouses]],
) -> None:
    access, _ = await editor_of_person(context, first_id)

    async def plan(access: Access) -> Plan[None]:
        link = await found(access, first_id, second_id)
        context.check_if_match(etag_of(link))
        return Plan(None, deletes=[link])

    await changed(access, plan, families=context.parts.families)


async def _editor_of_both(context: Context[Parts], first_id: str, second_id: str) -> Access:
    """Returns access to the common tree of two people; rejects people of different trees."""
    check_not_self(first_id, second_id)
    access, _ = await editor_of_person(context, first_id)
    other, _ = await reader_of_person(context, second_id)
    if other.tree.tree_id != access.tree.tree_id:
        raise InvalidError(
            "The two people are in different trees.", details={"reason": "other tree"}
        )
    return access


async def _parent_link(access: Access, parent_id: str, child_id: str) -> ParentChild:
    place = ParentChild.get(access.tree.user_id, parent_id, child_id)
    return _in_tree(access, await access.db.run(place.consistently()))


async def _couple(access: Access, first_id: str, second_id: str) -> Spouses:
    user_id = access.tree.user_id
    found = await access.db.run(Spouses.get(user_id, first_id, second_id).consistently())
    if found is None:
        found = await access.db.run(Spouses.get(user_id, second_id, first_id).consistently())
    return _in_tree(access, found)


def _in_tree(access: Access, link: L | None) -> L:
    if link is None or link.tree_id != access.tree.tree_id:
        raise NotFoundError("Relationship not found.")
    return link


def _edited(context: Context[Parts], access: Access, link: L, fields: dict[str, Any]) -> Plan[L]:
    made = edit(access, link, fields, datetime.fromtimestamp(context.clock.now(), UTC))
    return Plan(cast(L, made.after), edits=[made])


def _check_any(fields: dict[str, Any]) -> None:
    if not fields:
        raise InvalidError("The request changes nothing.")


def _couple_attributes(body: NewSpouses | SpousesChange | Union) -> dict[str, Any]:
    """Returns the attributes of a couple in a request body, by name."""
    fields = given(body)
    set_date(fields, "marriage_date")
    set_date(fields, "divorce_date")
    unions: list[Union] | None = fields.get("previous_unions")
    if unions is not None:
        earlier = [PreviousUnion(**_couple_attributes(one)) for one in unions]
        fields["previous_unions"] = earlier or None
    return fields


def _views(found: Family, person_id: str | None) -> Iterator[ParentChildView | SpousesView]:
    if person_id is None:
        links, couples = found.links, found.couples
    else:
        links = [*found.parents(person_id), *found.children(person_id)]
        couples = found.spouses(person_id)
    yield from map(parent_child_view, links)
    yield from map(spouses_view, couples)
