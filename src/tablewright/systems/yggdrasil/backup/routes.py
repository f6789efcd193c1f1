"""Backups: a user's own data as a file, and restoring it.

A small backup is restored by the request itself, a large one by a job, for which the file is kept.
The whole file is validated before the first write.
Not here: the format (`yggdrasil.backup.backup_format`), writing trees
(`yggdrasil.backup.restoring`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.responses import RawResponse, Response
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT, Impersonation
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import (
    ConflictingError,
    InvalidError,
    MalformedError,
    NotFoundError,
    TooLargeError,
    UnsupportedMediaError,
)
from tablewright.ids import Ids
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.backup.backing_up import gedcom_files, tree_part, user_part
from tablewright.systems.yggdrasil.backup.backup_format import (
    FORMAT,
    VERSION,
    Backup,
    TreePart,
    read,
    written,
)
from tablewright.systems.yggdrasil.backup.restoring import Restoring, Target
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.exchange.archive_media import kept_media
from tablewright.systems.yggdrasil.exchange.storing import kept_in
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles
from tablewright.systems.yggdrasil.trees.access import access_of
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.trees.reading import family as family_of_tree
from tablewright.systems.yggdrasil.trees.rights import no_tree
from tablewright.systems.yggdrasil.views import View

ROUTES: Final[Routes[Parts]] = Routes()

RESTORE: Final = "restore"
_TAGS: Final = ("backup",)
_KIND: Final = "application/json"


class BackupQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The contents of a backup."""

    photos: Annotated[
        bool, Meta(description="Include photos and files of imported archives as base64")
    ] = False
    tree_id: Annotated[Id | None, Meta(description="Only this tree")] = None


class RestoreQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The treatment of trees that already exist."""

    mode: Annotated[
        Literal["merge", "new"],
        Meta(description="merge: into existing trees; new: as new trees"),
    ] = "merge"


class RestoredTree(View):
    """A tree from a backup, and the tree that it was restored to."""

    tree_id: Id
    tree_name: str
    persons: Annotated[int, Meta(description="Number of people in the backup")]
    is_new: bool
    backup_tree_id: Annotated[Id, Meta(description="Id in the backup")]


class RestoreView(View):
    """The progress of a restore, and the restored trees."""

    state: Literal["waiting", "done", "failed"]
    trees: list[RestoredTree]
    restore_id: Annotated[
        Id | None, Meta(description="For polling; missing if the restore is done")
    ] = None


@ROUTES.get(
    "/api/backup",
    rule=TENANT,
    tags=_TAGS,
    produces=(_KIND,),
    impersonation=Impersonation.NEVER,
    errors=(NotFoundError, TooLargeError),
)
async def back_up(context: Context[Parts], query: BackupQuery) -> RawResponse:
    """Returns your data as a JSON file: your trees with people, relationships and import data.

    The same data gives the same file. It contains neither your password nor your guests.
    """
    user = await context.parts.people.current(context)
    trees = await _trees(context, query.tree_id)
    parts = [await _tree_part(context, one, with_photos=query.photos) for one in trees]
    backup = Backup(format=FORMAT, version=VERSION, user=user_part(user), trees=parts)
    content = await asyncio.to_thread(written, backup)
    if len(content) > limits.YGGDRASIL_BACKUP_BYTES_MAX:
        raise _too_large()
    day = datetime.fromtimestamp(context.clock.now(), UTC).date()
    name = f'attachment; filename="yggdrasil-{day}.json"'
    return RawResponse(content, headers={"content-type": _KIND, "content-disposition": name})


@ROUTES.post(
    "/api/restore",
    rule=TENANT,
    tags=_TAGS,
    accepts=(_KIND,),
    body_bytes_max=limits.YGGDRASIL_BACKUP_BYTES_MAX,
    errors=(
        ConflictingError,
        InvalidError,
        MalformedError,
        TooLargeError,
        UnsupportedMediaError,
    ),
    responses={200: RestoreView, 202: RestoreView},
)
async def restore(
    context: Context[Parts], query: RestoreQuery, body: bytes
) -> Response[RestoreView]:
    """Restores a backup. If anything in the file is invalid, nothing is written.

    Trees that you still own get back what the backup contains, and keep what it does not contain.
    All others become new private trees; restoring the same backup again adds nothing. With
    `mode=new`, every tree becomes a new tree each time. Guests, publication and your account are
    not restored. A large backup returns 202 and is restored in the background.
    """
    parts = context.parts
    backup = await asyncio.to_thread(read, body)
    restoring = Restoring(
        context.db,
        context.tenant,
        parts.photos,
        parts.jobs,
        context.ids,
        datetime.fromtimestamp(context.clock.now(), UTC),
    )
    targets = [await _target(context, restoring, one, query.mode) for one in backup.trees]
    trees = [_view(*pair) for pair in zip(backup.trees, targets, strict=True)]
    for part, target in zip(backup.trees, targets, strict=True):
        await restoring.check(part, target)
    if _is_small(backup):
        for part, target in zip(backup.trees, targets, strict=True):
            await restoring.run(part, target)
        return Response(RestoreView("done", trees), status=200)
    restore_id = context.ids.uuid()
    name = _file_name(context.tenant, restore_id)
    await parts.files.put(name, body, _KIND)
    payload = {"restore_id": restore_id, "trees": [msgspec.to_builtins(one) for one in trees]}
    job = parts.jobs.add(RESTORE, payload, tenant=context.tenant, job_id=f"restore-{restore_id}")
    try:
        await context.db.run(job)
    except BaseException:  # a job that was added nevertheless finds no file, and does nothing
        await parts.files.delete(name)
        raise
    return Response(RestoreView("waiting", trees, restore_id), status=202)


@ROUTES.get("/api/restores/{restore_id}", rule=TENANT, tags=_TAGS, errors=(NotFoundError,))
async def get_restore(context: Context[Parts], restore_id: Id) -> RestoreView:
    """Returns the progress of a restore, until a day after it is done."""
    queue = context.parts.jobs.name
    job = await context.db.run(Job.get(queue, f"restore-{restore_id}").consistently())
    if job is None or job.kind != RESTORE:
        raise NotFoundError("Restore not found.")
    trees = msgspec.convert(job.payload["trees"], list[RestoredTree])
    if job.ended_at is None:
        return RestoreView("waiting", trees, restore_id)
    return RestoreView("done" if job.lane is None else "failed", trees, restore_id)


@dataclass(frozen=True, slots=True)
class RestoreJobs:
    """Restores large backups, as the handler of jobs."""

    db: AsyncDatabase  # bound to no user
    jobs: JobQueue
    photos: PhotoFiles
    clock: Clock
    ids: Ids

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(RESTORE, self.handle)

    async def handle(self, job: Job) -> None:
        """Restores the trees one by one; those deleted meanwhile stay deleted."""
        name = _file_name(job.tenant, job.payload["restore_id"])
        db, files = self.db.for_tenant(job.tenant), self.photos.files
        content = await files.get(name)
        if content is not None:
            backup = await asyncio.to_thread(read, content)
            now = datetime.fromtimestamp(self.clock.now(), UTC)
            restoring = Restoring(db, job.tenant, self.photos, self.jobs, self.ids, now)
            views = msgspec.convert(job.payload["trees"], list[RestoredTree])
            for part, view in zip(backup.trees, views, strict=True):
                # Checked before each tree: nothing would delete a tree created after its user was
                # deleted.
                user = await db.run(User.get(job.tenant).consistently())
                if user is None or user.leaving_at is not None:
                    break
                try:
                    await restoring.run(part, Target(view.tree_id, view.is_new))
                except NotFoundError:
                    continue
        await files.delete(name)


async def _trees(context: Context[Parts], tree_id: str | None) -> list[Tree]:
    """Returns the caller's trees, or one of them."""
    user_id = context.tenant
    if tree_id is not None:
        tree = await context.db.run(Tree.get(user_id, tree_id).consistently())
        if tree is None:
            raise no_tree()
        found = [tree]
    else:
        trees = Tree.of_user(user_id).consistently()
        found = (await context.db.all(trees, unreadable="collect")).items
    people = sum(one.person_count for one in found)
    is_much = len(found) > limits.YGGDRASIL_BACKUP_TREES_MAX
    if is_much or people > limits.YGGDRASIL_BACKUP_PERSONS_MAX:
        raise _too_large()
    return sorted(found, key=lambda one: one.tree_id)


async def _tree_part(context: Context[Parts], tree: Tree, *, with_photos: bool) -> TreePart:
    access = access_of(tree, context.tenant, context.parts.everybody)
    assert access is not None, "every user may do everything with their own tree"
    family = await family_of_tree(context, access)
    photos, media = dict[str, bytes](), dict[str, bytes]()
    if with_photos:
        photos = await _photos(context, family)
        kept = await kept_in(context.db, tree)
        media = await _within(kept_media(context.parts.photos, family, kept))
    files = await gedcom_files(context.db, tree)
    return await asyncio.to_thread(tree_part, family, files, photos, media)


async def _photos(context: Context[Parts], family: Family) -> dict[str, bytes]:
    async def found() -> AsyncIterator[tuple[str, bytes]]:
        for person in family.persons.values():
            content = await context.parts.photos.of(person)
            if content is not None:
                yield person.person_id, content

    photos = await _within(found())
    if len(photos) > limits.YGGDRASIL_BACKUP_PHOTOS_MAX:
        raise _too_large()
    return photos


async def _within(files: AsyncIterator[tuple[str, bytes]]) -> dict[str, bytes]:
    """Returns files by name, if they fit into a backup."""
    found: dict[str, bytes] = {}
    room = limits.YGGDRASIL_BACKUP_BYTES_MAX
    async for name, content in files:
        found[name] = content
        room -= len(content)
        if room < 0:
            raise _too_large()
    return found


async def _target(
    context: Context[Parts], restoring: Restoring, part: TreePart, mode: Literal["merge", "new"]
) -> Target:
    if mode == "new":
        return Target(context.ids.uuid(), is_new=True)
    return await restoring.target(part)


def _view(part: TreePart, target: Target) -> RestoredTree:
    return RestoredTree(
        tree_id=target.tree_id,
        tree_name=part.tree_name,
        persons=len(part.persons),
        is_new=target.is_new,
        backup_tree_id=part.tree_id,
    )


def _is_small(backup: Backup) -> bool:
    items = sum(tree.items for tree in backup.trees)
    photos = sum(tree.photos for tree in backup.trees)
    return (
        items <= limits.YGGDRASIL_RESTORED_AT_ONCE_MAX
        and photos <= limits.YGGDRASIL_RESTORED_PHOTOS_AT_ONCE_MAX
    )


def _file_name(user_id: str, restore_id: str) -> str:
    return f"users/{user_id}/restores/{restore_id}.json"


def _too_large() -> TooLargeError:
    most = limits.YGGDRASIL_BACKUP_BYTES_MAX
    details: dict[str, Any] = {"bytesMax": most}
    return TooLargeError(
        f"A backup may have at most {most // 2**20} MB. Request a single tree with treeId, or "
        "leave out the photos.",
        details=details,
    )
