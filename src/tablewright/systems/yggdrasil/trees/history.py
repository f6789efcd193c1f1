"""The history of a tree: who changed what and when, and restoring earlier states.

Restoring is a change like any other: the rules for links are checked again, and the history lists
it. Imports and restored backups are not in the history.
Not here: recording changes (`yggdrasil.trees.revisions`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import (
    BadCursorError,
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
)
from tablewright.model import get_all
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.revisions import Revision, RevisionKind
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.links.linking import (
    check_biological,
    check_no_circle,
    check_not_mirrored,
)
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees.access import Access, editor
from tablewright.systems.yggdrasil.trees.changing import Edit, Plan, changed, edit, in_tree
from tablewright.systems.yggdrasil.trees.families import Item
from tablewright.systems.yggdrasil.trees.revisions import (
    Before,
    before_of,
    people_of,
    type_of,
    values_of,
)
from tablewright.systems.yggdrasil.views import Cursor, Moment, PageLimit, View, moment_text

ROUTES: Final[Routes[Parts]] = Routes()

_PATH: Final = "/api/trees/{tree_id}/history"
_TAGS: Final = ("history",)
_DIGITS_MAX: Final = 12  # of a version, as in keys


class HistoryQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which page of changes to return."""

    limit: PageLimit = api_limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None


class RevisionView(View):
    """A change of a tree."""

    change_id: Annotated[Id, Meta(description="Version of the tree after the change")]
    kind: RevisionKind
    person_ids: list[Id]
    by: Id
    at: Moment
    can_restore: Annotated[bool, Meta(description="Whether `restore` is possible")]
    name: Annotated[str | None, Meta(description="Name of the first person at that time")] = None
    by_name: Annotated[
        str | None,
        Meta(description="Display name of the author; for owners, and of your own changes"),
    ] = None
    fields: Annotated[list[str] | None, Meta(description="Attributes that changed")] = None


class History(View):
    """Changes of a tree, the newest first; without `cursor`, the page is the last."""

    items: list[RevisionView]
    cursor: str | None = None


@ROUTES.get(_PATH, rule=TENANT, tags=_TAGS, errors=(NotFoundError, ForbiddenError, BadCursorError))
async def list_history(context: Context[Parts], tree_id: Id, query: HistoryQuery) -> History:
    """Lists the changes of a tree, the newest first."""
    access = await editor(context, tree_id)
    listed = Revision.of_tree(access.tree.user_id, tree_id).newest_first().limit(query.limit)
    page = await access.db.run(listed.from_cursor(query.cursor))
    authors = dict.fromkeys(_author(one) for one in page.items)
    if not access.is_owner:  # guests do not learn the names of others
        authors = {one: None for one in authors if one == access.actor}
    users = await context.parts.everybody.run(
        get_all([User.get(one) for one in authors], unreadable="collect")
    )
    names = {one.user_id: one.display_name for one in users.items if one is not None}
    return History([_view(one, names) for one in page.items], page.cursor)


@ROUTES.post(
    f"{_PATH}/{{change_id}}/restore",
    rule=TENANT,
    status=204,
    tags=_TAGS,
    errors=(NotFoundError, ForbiddenError, ConflictingError, InvalidError),
)
async def restore_revision(context: Context[Parts], tree_id: Id, change_id: Id) -> None:
    """Restores what a change has changed or deleted.

    A deleted person returns with the relationships that are still possible, and without the photo.
    """
    access = await editor(context, tree_id)
    revision = await _revision(access, change_id)
    before = before_of(revision)
    if not before:
        raise ConflictingError("This change cannot be restored.")
    now = datetime.fromtimestamp(context.clock.now(), UTC)
    families = context.parts.families

    async def plan(access: Access) -> Plan[None]:
        edits = [await _edit(access, one, now) for one in before if not one.is_deleted]
        creates = await _creates(access, [one for one in before if one.is_deleted], now)
        if not any(one.fields for one in (edited.change for edited in edits)) and not creates:
            raise ConflictingError("Nothing is left to restore.")
        parents = [one for one in creates if isinstance(one, ParentChild)]
        for one in parents:
            await check_biological(access, one.child_id, [one.parent_id], one.type)
            # Through a restored person, a parent above and a child below can close a circle.
            above = [other.parent_id for other in parents if other.child_id == one.parent_id]
            below = [other.child_id for other in parents if other.parent_id == one.child_id]
            ends = [one.parent_id, *above], [one.child_id, *below]
            await check_no_circle(access, families, now, *ends)
        was_root = [one.place["person_id"] for one in before if one.was_root]
        is_root = was_root and creates and access.tree.root_person_id is None
        tree: Mapping[str, Any] = {"root_person_id": was_root[0]} if is_root else {}
        return Plan(None, creates=creates, edits=edits, tree=tree, restores=True)

    await changed(access, plan, families=families)


async def _revision(access: Access, change_id: str) -> Revision:
    if change_id.isdecimal() and len(change_id) <= _DIGITS_MAX:
        tree = access.tree
        get = Revision.get(tree.user_id, tree.tree_id, int(change_id))
        found = await access.db.run(get.consistently())
        if found is not None:
            return found
    raise NotFoundError("Change not found.")


async def _edit(access: Access, before: Before, now: datetime) -> Edit:
    """An edit that gives an item its earlier values; raises if the item was deleted since."""
    item = await _present(access, before)
    if item is None:
        raise ConflictingError("This person or relationship has been deleted since.")
    values = values_of(before)
    if isinstance(item, ParentChild) and item.type != "Biological" and "type" in values:
        await check_biological(access, item.child_id, [item.parent_id], values["type"])
    return edit(access, item, values, now)


async def _creates(access: Access, deleted: Sequence[Before], now: datetime) -> list[Item]:
    """The deleted items that are missing, apart from links to people who are missing too."""
    found: list[Item] = []
    for one in sorted(deleted, key=lambda one: type_of(one) is not Person):
        if await _present(access, one) is not None:
            continue
        item = _item(access, one, now)
        there = {person for made in found if isinstance(made, Person) for person in people_of(made)}
        if not isinstance(item, Person):
            ends = [end for end in people_of(item) if end not in there]
            if not all([await in_tree(access, end) for end in ends]):
                continue
            if isinstance(item, Spouses):
                await check_not_mirrored(access, item.person1_id, item.person2_id)
        found.append(item)
    return found


def _item(access: Access, before: Before, now: datetime) -> Item:
    tree = access.tree
    values: dict[str, Any] = {
        **values_of(before),
        **before.place,
        "tree_id": tree.tree_id,
        "user_id": tree.user_id,
        "updated_by": access.changed_by,
        "updated_at": now,
    }
    return type_of(before)(**values)


async def _present(access: Access, before: Before) -> Item | None:
    """An item as it is now."""
    kind, place, owner = type_of(before), before.place, access.tree.user_id
    if kind is Person:
        return await in_tree(access, place["person_id"])
    if kind is ParentChild:
        link = ParentChild.get(owner, place["parent_id"], place["child_id"])
        return await access.db.run(link.consistently())
    couple = Spouses.get(owner, place["person1_id"], place["person2_id"])
    return await access.db.run(couple.consistently())


def _view(revision: Revision, names: Mapping[str, str | None]) -> RevisionView:
    author = _author(revision)
    return RevisionView(
        change_id=str(revision.version),
        kind=revision.kind,
        person_ids=revision.person_ids,
        by=author,
        at=moment_text(revision.created_at),
        can_restore=revision.before is not None,
        name=revision.name,
        by_name=names.get(author),
        fields=revision.fields,
    )


def _author(revision: Revision) -> str:
    return revision.created_by or revision.user_id
