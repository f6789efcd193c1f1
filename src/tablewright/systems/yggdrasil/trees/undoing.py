"""Undoing a deletion: restores a person with the old id, the links and the kept import data.

The response to a deletion contains all deleted data, sealed. The server stores nothing; the seal
proves the person's id and tree, and that the data is genuine. Links to people who are deleted as
well are omitted. The photo is not included: its files are deleted permanently.
Not here: deleting (`yggdrasil.trees.cascades`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tablewright import limits
from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import (
    ConflictingError,
    CursorError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
)
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.backup.backing_up import parent_part, person_part, spouses_part
from tablewright.systems.yggdrasil.backup.backup_format import (
    ParentPart,
    Part,
    PersonPart,
    SpousesPart,
)
from tablewright.systems.yggdrasil.backup.restored import parent_of, person_of, spouses_of
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.links.linking import check_biological, check_no_circle
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.seals import Opened, Sealed
from tablewright.systems.yggdrasil.trees.access import Access, editor
from tablewright.systems.yggdrasil.trees.cascades import Deleted, Link
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, in_tree
from tablewright.systems.yggdrasil.trees.reading import person_written
from tablewright.systems.yggdrasil.views import PersonView, View, etag_of

ROUTES: Final[Routes[Parts]] = Routes()

_UNDO_CHARACTERS_MAX: Final = yggdrasil_limits.YGGDRASIL_UNDO_BYTES_MAX - limits.KIB


class DeletedView(View):
    """The data that is needed to undo a deletion."""

    undo: Annotated[
        str | None,
        Meta(description="For `restore`; missing if the person had too many relationships"),
    ] = None


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """The token that the deletion returned."""

    undo: Annotated[str, Meta(max_length=_UNDO_CHARACTERS_MAX)]


class _Gone(Part):
    """The data that was deleted with a person."""

    tree_id: str
    owner_id: str
    was_root: bool
    person: PersonPart
    parents: list[ParentPart]
    spouses: list[SpousesPart]
    n: int
    makers: list[str | None]  # `CreatedBy` of the person, the parents and the spouses


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(_Gone).decode


async def deleted_view(context: Context[Parts], deleted: Deleted) -> DeletedView:
    """Returns the view of a deleted person, with the sealed token."""
    if not deleted.is_whole:
        return DeletedView()
    person = deleted.person
    parents = [one for one in deleted.links if isinstance(one, ParentChild)]
    couples = [one for one in deleted.links if isinstance(one, Spouses)]
    gone = _Gone(
        tree_id=person.tree_id,
        owner_id=person.user_id,
        was_root=deleted.was_root,
        person=person_part(person),
        parents=[parent_part(one) for one in parents],
        spouses=[spouses_part(one) for one in couples],
        n=person.n,
        makers=[one.created_by for one in (person, *parents, *couples)],
    )
    sealed = Sealed([_encode(gone).decode()], _bound_to(person.person_id))
    text = await context.parts.everybody.run(sealed)
    return DeletedView(text if len(text) <= _UNDO_CHARACTERS_MAX else None)


@ROUTES.post(
    "/api/persons/{deleted_id}/restore",
    rule=TENANT,
    status=201,
    tags=("persons",),
    body_bytes_max=yggdrasil_limits.YGGDRASIL_UNDO_BYTES_MAX,
    errors=(NotFoundError, ForbiddenError, ConflictingError, InvalidError),
    accepts_idempotency_key=True,
)
async def restore_person(
    context: Context[Parts], deleted_id: Id, body: Undo
) -> Response[PersonView]:
    """Undoes the deletion of a person, with the same id and relationships.

    Relationships to people who have been deleted since are left out. Upload the photo again.
    """
    gone = await _opened(context, deleted_id, body.undo)
    access = await _editor(context, gone)
    families, now = context.parts.families, datetime.fromtimestamp(context.clock.now(), UTC)

    async def plan(access: Access) -> Plan[Person]:
        person, links = _made(access, gone, now)
        links = [one for one in links if await in_tree(access, _other(one, deleted_id))]
        parents = [one for one in links if isinstance(one, ParentChild)]
        above = [one.parent_id for one in parents if one.child_id == deleted_id]
        below = [one for one in parents if one.parent_id == deleted_id]
        await check_no_circle(access, families, now, above, [one.child_id for one in below])
        for one in below:
            await check_biological(access, one.child_id, [deleted_id], one.type)
        is_root = gone.was_root and access.tree.root_person_id is None
        tree = {"root_person_id": deleted_id} if is_root else {}
        return Plan(person, creates=[person, *links], tree=tree)

    access, person = await changed(access, plan, families=families)
    return Response(await person_written(context, access, person), etag=etag_of(person))


async def _opened(context: Context[Parts], person_id: str, undo: str) -> _Gone:
    try:
        (text,) = await context.parts.everybody.run(Opened(undo, _bound_to(person_id)))
    except CursorError:
        raise _nobody() from None
    return _decode(text)


async def _editor(context: Context[Parts], gone: _Gone) -> Access:
    """Returns access to the tree, if it is unchanged; `ForbiddenError` for readers."""
    try:
        access = await editor(context, gone.tree_id)
    except NotFoundError:
        raise _nobody() from None
    if access.tree.user_id != gone.owner_id:
        raise _nobody()
    return access


def _nobody() -> NotFoundError:
    return NotFoundError("This deletion can no longer be undone.")


def _bound_to(person_id: str) -> Sequence[str]:
    return "undo", person_id


def _made(access: Access, gone: _Gone, now: datetime) -> tuple[Person, list[Link]]:
    """Returns the person and the links as they were, with a new time of change."""
    tree, makers = access.tree, iter(gone.makers)

    def place() -> dict[str, Any]:
        return {
            "tree_id": tree.tree_id,
            "user_id": tree.user_id,
            "created_by": next(makers),
            "updated_by": access.changed_by,
            "updated_at": now,
        }

    person = person_of(gone.person, n=gone.n, **place())
    parents = [parent_of(one, **place()) for one in gone.parents]
    return person, [*parents, *(spouses_of(one, **place()) for one in gone.spouses)]


def _other(link: Link, person_id: str) -> str:
    """Returns the other person of a link."""
    if isinstance(link, ParentChild):
        return link.parent_id if link.child_id == person_id else link.child_id
    return link.person2_id if link.person1_id == person_id else link.person1_id
