"""Trees: the list of own and shared trees, and a tree itself.

Not here: sharing (`yggdrasil.trees.shares`), deleting the contents of a tree
(`yggdrasil.trees.cascades`), the contents (`yggdrasil.trees.graph`, `yggdrasil.people.routes`).
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from tablewright.api import limits
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
)
from tablewright.model import get_all
from tablewright.systems.yggdrasil.design.owners import SharedTree, Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.headers import IF_MATCH
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.fields import Description, TreeName, given
from tablewright.systems.yggdrasil.trees.access import Access, access_of, owner, reader
from tablewright.systems.yggdrasil.trees.cascades import leave
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, person_in
from tablewright.systems.yggdrasil.trees.rights import Role
from tablewright.systems.yggdrasil.views import Cursor, PageLimit, TreePage, TreeView, tree_view

ROUTES: Final[Routes[Parts]] = Routes()

_TREES = ("trees",)
_CHANGE_REFUSALS = (NotFoundError, ForbiddenError, ConflictingError, InvalidError, StaleError)
# Own trees come first, then those of others; a cursor names the list that it continues.
_OWN, _SHARED = "own.", "shared."


class TreesQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Which page of trees to return."""

    sort: Literal["id", "created"] = "id"
    limit: PageLimit = limits.API_PAGE_DEFAULT
    cursor: Cursor | None = None


class NewTree(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A tree to create."""

    tree_name: TreeName
    description: Description | None = None
    is_public: bool = False


class TreeChange(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Changes to a tree; null removes a value."""

    tree_name: TreeName | UnsetType = UNSET
    description: Description | UnsetType | None = UNSET
    root_person_id: Id | UnsetType | None = UNSET
    is_public: bool | UnsetType = UNSET


@ROUTES.get("/api/trees", rule=TENANT, tags=_TREES, errors=(BadCursorError,))
async def list_trees(context: Context[Parts], query: TreesQuery) -> TreePage:
    """Lists your own trees, then those shared with you."""
    cursor, found = query.cursor or _OWN, list[TreeView]()
    if cursor.startswith(_OWN):
        own = Tree.by_creation if query.sort == "created" else Tree.of_user
        listed = own(context.tenant).limit(query.limit)
        page = await context.db.run(listed.from_cursor(cursor.removeprefix(_OWN) or None))
        found = [tree_view(one, Role.OWNER) for one in page.items]
        if page.cursor is not None:
            return TreePage(found, f"{_OWN}{page.cursor}")
        cursor = _SHARED
    elif not cursor.startswith(_SHARED):
        raise BadCursorError("The cursor does not belong to this request.")
    if len(found) == query.limit:
        return TreePage(found, _SHARED)
    shared = SharedTree.of_user(context.tenant).limit(query.limit - len(found))
    page = await context.db.run(shared.from_cursor(cursor.removeprefix(_SHARED) or None))
    found += await _shared_trees(context, page.items)
    return TreePage(found, None if page.cursor is None else f"{_SHARED}{page.cursor}")


@ROUTES.post(
    "/api/trees",
    rule=TENANT,
    status=201,
    tags=_TREES,
    errors=(InvalidError,),
    accepts_idempotency_key=True,
)
async def create_tree(context: Context[Parts], body: NewTree) -> Response[TreeView]:
    """Creates a tree, which only you can see unless it is public."""
    fields = given(body)
    _check_named(fields)
    now = datetime.fromtimestamp(context.clock.now(), UTC)
    tree = Tree(
        tree_id=context.ids.uuid(),
        user_id=context.tenant,
        version=1,
        created_at=now,
        updated_at=now,
        **fields,
    )
    await context.db.run(tree.create().marked_by(Tree.tree_id))
    return _answer(tree, Role.OWNER)


@ROUTES.get("/api/trees/{tree_id}", rule=OPEN, tags=_TREES, errors=(NotFoundError,))
async def get_tree(context: Context[Parts], tree_id: Id) -> Response[TreeView]:
    """Returns a tree that you may read."""
    return answer_of(await reader(context, tree_id))


@ROUTES.patch(
    "/api/trees/{tree_id}",
    rule=TENANT,
    tags=_TREES,
    headers=IF_MATCH,
    errors=_CHANGE_REFUSALS,
)
async def change_tree(context: Context[Parts], tree_id: Id, body: TreeChange) -> Response[TreeView]:
    """Changes the name, description, root person or visibility of a tree."""
    fields = given(body)
    if not fields:
        raise InvalidError("The request changes nothing.")
    _check_named(fields)

    async def plan(access: Access) -> Plan[None]:
        context.check_if_match(_etag(access.tree))
        root_id = fields.get("root_person_id")
        if root_id is not None:
            await _check_root(access, root_id)
        return Plan(None, tree=fields)

    families = context.parts.families
    access, _ = await changed(await owner(context, tree_id), plan, families=families)
    return answer_of(access)


@ROUTES.delete(
    "/api/trees/{tree_id}",
    rule=TENANT,
    tags=_TREES,
    headers=IF_MATCH,
    errors=(NotFoundError, ForbiddenError, StaleError),
)
async def delete_tree(context: Context[Parts], tree_id: Id) -> None:
    """Deletes a tree with everything in it.

    The tree is hidden when the response is sent. Its contents are deleted in the background.
    """
    access, parts = await owner(context, tree_id), context.parts
    context.check_if_match(_etag(access.tree))
    await leave(access.db, parts.jobs, access.tree, only_this_version=context.has_if_match)
    parts.families.forget(access.tree)


@ROUTES.post(
    "/api/trees/{tree_id}/recount",
    rule=TENANT,
    tags=_TREES,
    errors=(NotFoundError, ForbiddenError, ConflictingError),
)
async def recount_tree(context: Context[Parts], tree_id: Id) -> Response[TreeView]:
    """Recounts the people of a tree in the table."""

    async def plan(access: Access) -> Plan[None]:
        people = Person.of_user(access.tree.user_id).consistently()
        found = people.where(Person.tree_id == access.tree.tree_id).count()
        return Plan(None, tree={"person_count": await access.db.run(found)})

    access, _ = await changed(await owner(context, tree_id), plan)
    return answer_of(access)


def answer_of(access: Access) -> Response[TreeView]:
    """Returns a tree with an ETag for conditional changes."""
    return _answer(access.tree, access.role)


def _answer(tree: Tree, role: Role) -> Response[TreeView]:
    return Response(tree_view(tree, role), etag=_etag(tree))


def _etag(tree: Tree) -> str:
    return f"{tree.tree_id}-{tree.version or 0}"


def _check_named(fields: dict[str, object]) -> None:
    if "tree_name" in fields and fields["tree_name"] is None:
        raise InvalidError("A tree must have a name.", details={"place": "treeName"})


async def _check_root(access: Access, root_id: str) -> None:
    try:
        await person_in(access, root_id)
    except NotFoundError:
        raise InvalidError(
            "The root person is not in the tree.", details={"place": "rootPersonId"}
        ) from None


async def _shared_trees(context: Context[Parts], shares: list[SharedTree]) -> list[TreeView]:
    """Returns the shared trees of a user; a pointer may outlive its share."""
    everybody = context.parts.everybody
    gets = [Tree.get(one.owner_id, one.tree_id) for one in shares]
    trees = (await everybody.run(get_all(gets, unreadable="collect"))).items
    found = [access_of(one, context.tenant, everybody) for one in trees if one is not None]
    guests = [one for one in found if one is not None and one.role.is_guest]
    return [tree_view(one.tree, one.role) for one in guests]
