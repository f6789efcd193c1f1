"""Views: trees, people and links as the API shows them.

Missing values are omitted. Times are ISO 8601 in UTC, days are `YYYY-MM-DD`.
Not here: who sees what (`yggdrasil.trees.access`, `yggdrasil.trees.reading`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablewright.api import limits
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import (
    Gender,
    Id,
    ParentType,
    PreviousUnion,
    SpousalStatus,
)
from tablewright.systems.yggdrasil.people.further_names import further_names
from tablewright.systems.yggdrasil.trees.rights import Role

Moment = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
Cursor = Annotated[str, Meta(description="`cursor` of the previous page", max_length=6_000)]
PageLimit = Annotated[int, Meta(ge=1, le=limits.API_PAGE_MAX)]
TreeRole = Literal["owner", "editor", "relative", "viewer", "public"]


class View(msgspec.Struct, rename="camel", omit_defaults=True):
    """The base of views; missing values are omitted."""


class TreeView(View):
    """A tree and the caller's role in it."""

    tree_id: Id
    owner_id: Id
    tree_name: str
    is_public: bool
    person_count: int
    version: Annotated[int, Meta(description="Incremented with every change to the tree")]
    role: TreeRole
    created_at: Moment
    updated_at: Moment
    description: str | None = None
    root_person_id: Id | None = None
    shared_count: Annotated[int | None, Meta(description="Number of guests; owners only")] = None


class TreePage(View):
    """A page of trees; without `cursor`, it is the last."""

    items: list[TreeView]
    cursor: str | None = None


class _PersonFields(View):
    person_id: Id
    first_name: str
    last_name: str
    gender: Gender
    living: Annotated[bool, Meta(description="Whether the person is presumed alive")]
    middle_name: str | None = None
    birth_name: str | None = None
    preferred_name: str | None = None
    suffix: str | None = None
    birth_date: date | None = None
    birth_date_text: str | None = None
    birth_sort: Annotated[date | None, Meta(description="The earliest possible day")] = None
    death_date: date | None = None
    death_date_text: str | None = None
    death_sort: Annotated[date | None, Meta(description="The earliest possible day")] = None
    birth_place: str | None = None
    death_place: str | None = None
    photo_url: Annotated[
        str | None, Meta(description="Path relative to the service's base URL")
    ] = None
    is_living: Annotated[bool | None, Meta(description="As set by a user")] = None
    hidden: Annotated[bool, Meta(description="Whether only the position is shown")] = False


class PersonView(_PersonFields, kw_only=True):
    """A person of a tree, with names, dates and places."""

    tree_id: Id
    created_at: Moment
    updated_at: Moment
    biography: str | None = None


class GraphPerson(_PersonFields, kw_only=True):
    """A person in a chart, with the generation."""

    level: Annotated[int, Meta(description="Generation; parents are one above their children")]
    also: Annotated[
        list[str], Meta(description="Further names and titles, as imported, for searches")
    ] = msgspec.field(default_factory=list[str])


class PersonPage(View):
    """A page of people; without `cursor`, it is the last."""

    items: list[PersonView]
    cursor: str | None = None


class ParentChildView(View, tag_field="relationshipType", tag="ParentChild"):
    """The relationship between a parent and a child."""

    id: Annotated[str, Meta(description="`parent:<parent>:<child>`")]
    parent_id: Id
    child_id: Id
    tree_id: Id
    type: ParentType
    created_at: Moment
    updated_at: Moment
    type_detail: str | None = None
    adoption_date: date | None = None
    adoption_date_text: str | None = None
    notes: str | None = None


class UnionView(View):
    """An earlier union of a couple."""

    status: SpousalStatus
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    marriage_place: str | None = None
    divorce_date: date | None = None
    divorce_date_text: str | None = None
    notes: str | None = None


class SpousesView(View, tag_field="relationshipType", tag="Spousal"):
    """A current or former couple."""

    id: Annotated[str, Meta(description="`spouse:<first>:<second>`")]
    person1_id: Id
    person2_id: Id
    tree_id: Id
    status: SpousalStatus
    created_at: Moment
    updated_at: Moment
    status_detail: str | None = None
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    marriage_place: str | None = None
    divorce_date: date | None = None
    divorce_date_text: str | None = None
    notes: str | None = None
    previous_unions: list[UnionView] | None = None


class GraphParent(View):
    """A parent-child relationship in a chart."""

    parent_id: Id
    child_id: Id
    type: ParentType


class GraphUnion(View):
    """An earlier union of a couple in a chart."""

    status: SpousalStatus
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    divorce_date: date | None = None
    divorce_date_text: str | None = None


class GraphSpouses(View):
    """A couple in a chart."""

    person1_id: Id
    person2_id: Id
    status: SpousalStatus
    status_detail: str | None = None
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    marriage_place: str | None = None
    divorce_date: date | None = None
    previous_unions: list[GraphUnion] | None = None


class GraphView(View):
    """Everything that a chart shows."""

    tree: TreeView
    persons: list[GraphPerson]
    parents: list[GraphParent]
    spouses: list[GraphSpouses]


def moment_text(moment: datetime) -> str:
    """Returns a time in UTC, to the millisecond.

    >>> from datetime import UTC
    >>> moment_text(datetime(2025, 11, 18, 12, tzinfo=UTC))
    '2025-11-18T12:00:00.000Z'
    """
    return moment.replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"


def tree_view(tree: Tree, role: Role) -> TreeView:
    """Returns a tree, for a caller who may read it."""
    return TreeView(
        tree_id=tree.tree_id,
        owner_id=tree.user_id,
        tree_name=tree.tree_name,
        is_public=tree.is_public,
        person_count=tree.person_count,
        version=tree.version or 0,
        role=role.value,
        created_at=moment_text(tree.created_at),
        updated_at=moment_text(tree.updated_at),
        description=tree.description,
        root_person_id=tree.root_person_id,
        shared_count=len(tree.shared_with or ()) if role is Role.OWNER else None,
    )


def person_view(person: Person, *, living: bool, hidden: bool = False) -> PersonView:
    """Returns a person; `hidden` marks the view as redacted, and redacts nothing."""
    return PersonView(
        **_person_fields(person, living=living, hidden=hidden),
        tree_id=person.tree_id,
        biography=person.biography,
        created_at=moment_text(person.created_at),
        updated_at=moment_text(person.updated_at),
    )


def graph_person(person: Person, *, living: bool, hidden: bool, level: int) -> GraphPerson:
    """Returns a person of a chart."""
    fields = _person_fields(person, living=living, hidden=hidden)
    return GraphPerson(**fields, level=level, also=further_names(person))


def _person_fields(person: Person, *, living: bool, hidden: bool) -> dict[str, Any]:
    return {
        "person_id": person.person_id,
        "first_name": person.first_name,
        "middle_name": person.middle_name,
        "last_name": person.last_name,
        "birth_name": person.birth_name,
        "preferred_name": person.preferred_name,
        "suffix": person.suffix,
        "gender": person.gender,
        "birth_date": person.birth_date,
        "birth_date_text": person.birth_date_text,
        "birth_sort": person.birth_sort or person.birth_date,
        "death_date": person.death_date,
        "death_date_text": person.death_date_text,
        "death_sort": person.death_sort or person.death_date,
        "birth_place": person.birth_place,
        "death_place": person.death_place,
        "photo_url": person.photo_url,
        "is_living": None if hidden else person.is_living,
        "living": living,
        "hidden": hidden,
    }


def parent_child_view(link: ParentChild) -> ParentChildView:
    """Returns the relationship between a parent and a child."""
    return ParentChildView(
        id=f"parent:{link.parent_id}:{link.child_id}",
        parent_id=link.parent_id,
        child_id=link.child_id,
        tree_id=link.tree_id,
        type=link.type,
        type_detail=link.type_detail,
        adoption_date=link.adoption_date,
        adoption_date_text=link.adoption_date_text,
        notes=link.notes,
        created_at=moment_text(link.created_at),
        updated_at=moment_text(link.updated_at),
    )


def spouses_view(couple: Spouses) -> SpousesView:
    """Returns a current or former couple."""
    return SpousesView(
        id=f"spouse:{couple.person1_id}:{couple.person2_id}",
        person1_id=couple.person1_id,
        person2_id=couple.person2_id,
        tree_id=couple.tree_id,
        status=couple.status,
        status_detail=couple.status_detail,
        marriage_date=couple.marriage_date,
        marriage_date_text=couple.marriage_date_text,
        marriage_place=couple.marriage_place,
        divorce_date=couple.divorce_date,
        divorce_date_text=couple.divorce_date_text,
        notes=couple.notes,
        previous_unions=_unions(couple.previous_unions),
        created_at=moment_text(couple.created_at),
        updated_at=moment_text(couple.updated_at),
    )


def graph_parent(link: ParentChild) -> GraphParent:
    """Returns a parent-child relationship of a chart."""
    return GraphParent(link.parent_id, link.child_id, link.type)


def graph_spouses(couple: Spouses) -> GraphSpouses:
    """Returns a couple of a chart."""
    return GraphSpouses(
        person1_id=couple.person1_id,
        person2_id=couple.person2_id,
        status=couple.status,
        status_detail=couple.status_detail,
        marriage_date=couple.marriage_date,
        marriage_date_text=couple.marriage_date_text,
        marriage_place=couple.marriage_place,
        divorce_date=couple.divorce_date,
        previous_unions=[_graph_union(one) for one in couple.previous_unions or ()] or None,
    )


def _graph_union(union: PreviousUnion) -> GraphUnion:
    return GraphUnion(
        status=union.status,
        marriage_date=union.marriage_date,
        marriage_date_text=union.marriage_date_text,
        divorce_date=union.divorce_date,
        divorce_date_text=union.divorce_date_text,
    )


def etag_of(thing: Person | ParentChild | Spouses) -> str:
    """Returns the ETag of a stored person or link, for conditional changes."""
    if isinstance(thing, Person):
        view: View = person_view(thing, living=False)
    elif isinstance(thing, ParentChild):
        view = parent_child_view(thing)
    else:
        view = spouses_view(thing)
    return sha256(msgspec.json.encode(view)).hexdigest()[:32]


def _unions(unions: Sequence[PreviousUnion] | None) -> list[UnionView] | None:
    if not unions:
        return None
    return [
        UnionView(
            status=one.status,
            marriage_date=one.marriage_date,
            marriage_date_text=one.marriage_date_text,
            marriage_place=one.marriage_place,
            divorce_date=one.divorce_date,
            divorce_date_text=one.divorce_date_text,
            notes=one.notes,
        )
        for one in unions
    ]
