"""Merging two people of a tree: at once, or by a job if they have very many links.

The job moves links a few at a time, each as a separate change that leaves a consistent tree, and
deletes the person last; after a kill, it continues.
Not here: attributes and links (`yggdrasil.insight.merging`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tablewright import limits
from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import ConflictingError, ForbiddenError, InvalidError, NotFoundError
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.insight.merging import Conflict, Link, Move, filled_person, moves
from tablewright.systems.yggdrasil.links.linking import check_no_circle
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles, version_of
from tablewright.systems.yggdrasil.people.photos import leaving, left_later
from tablewright.systems.yggdrasil.trees.access import Access, access_of, editor
from tablewright.systems.yggdrasil.trees.cascades import PERSON_LEAVES, links_of
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, edit, person_in
from tablewright.systems.yggdrasil.trees.families import Families
from tablewright.systems.yggdrasil.trees.reading import person_shown
from tablewright.systems.yggdrasil.views import PersonView, View

ROUTES: Final[Routes[Parts]] = Routes()

MERGE: Final = "merge-people"
_RETRIES: Final = (5.0, 30.0, 120.0, 600.0, 3600.0)
# Each link takes a deletion and a write; the tree, two people and a job are parts too.
_MOVES_AT_ONCE: Final = (limits.TRANSACTION_ACTIONS_MAX - 5) // 2
_INDEX_LAG: Final = timedelta(seconds=yggdrasil_limits.YGGDRASIL_INDEX_SECONDS_MAX)
_TEXT_LENGTH_MAX: Final = yggdrasil_limits.YGGDRASIL_NAME_LENGTH_MAX


class MergeGiven(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Two records of the same person."""

    keep: Annotated[Id, Meta(description="The person whose id and values are kept")]
    drop: Annotated[Id, Meta(description="The person who fills the gaps and is deleted")]


class ConflictView(View):
    """A value in which the two records differ; the kept person's value stays."""

    attribute: str
    kept: str
    dropped: str
    link_id: Annotated[
        str | None, Meta(description="Id of the relationship; missing for the person itself")
    ] = None


class Merged(View):
    """The result of a merge."""

    state: Annotated[
        Literal["done", "waiting"],
        Meta(description="waiting: a job moves the remaining relationships"),
    ]
    person: PersonView
    conflicts: list[ConflictView]
    links_moved: int


@ROUTES.post(
    "/api/trees/{tree_id}/merge",
    rule=TENANT,
    tags=("insight",),
    errors=(NotFoundError, ForbiddenError, ConflictingError, InvalidError),
    responses={200: Merged, 202: Merged},
)
async def merge_people(context: Context[Parts], tree_id: Id, body: MergeGiven) -> Response[Merged]:
    """Merges two records of the same person; the kept record's gaps are filled from the other.

    Relationships of the other record are moved to the kept one. Rejects an ancestor with a
    descendant, and a merge that leaves someone with more than two biological parents: merge those
    parents first. If there are very many relationships, the response is 202 and the rest follows in
    the background.
    """
    access, parts = await editor(context, tree_id), context.parts
    merging = _Merging(
        parts.families, parts.jobs, parts.photos, context.clock, body.keep, body.drop
    )
    access, result = await changed(access, merging.plan, families=parts.families)
    view = Merged(
        state="done" if result.is_whole else "waiting",
        person=await person_shown(context, access, body.keep),
        conflicts=[_conflict_view(one) for one in result.conflicts],
        links_moved=len(result.moves),
    )
    return Response(view, status=200 if result.is_whole else 202)


@dataclass(frozen=True, slots=True)
class MergeJobs:
    """Merges people with very many links, as the handler of jobs."""

    db: AsyncDatabase  # bound to no user
    jobs: JobQueue
    photos: PhotoFiles
    clock: Clock

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(MERGE, self.handle, retries=_RETRIES)

    async def handle(self, job: Job) -> None:
        """Moves links a few at a time, until what is left fits into one transaction."""
        db = self.db.for_tenant(job.tenant)
        given = job.payload
        merging = _Merging(
            Families(), self.jobs, self.photos, self.clock, given["keep"], given["drop"]
        )
        while True:
            place = Tree.get(job.tenant, given["tree_id"]).consistently()
            tree = await db.run(place)
            access = None if tree is None else access_of(tree, given["actor"], self.db)
            if access is None or not access.may_edit:
                return
            try:
                _, result = await changed(access, merging.step, families=merging.families)
            except (NotFoundError, InvalidError):
                return  # one of the two was deleted, or they can no longer be merged
            if result.is_whole:
                return


@dataclass(frozen=True, slots=True)
class _Result:
    moves: Sequence[Move]
    conflicts: Sequence[Conflict]
    is_whole: bool


@dataclass(frozen=True, slots=True)
class _Merging:
    """Plans the merge of two people."""

    families: Families
    jobs: JobQueue
    photos: PhotoFiles
    clock: Clock
    keep_id: str
    drop_id: str

    async def plan(self, access: Access) -> Plan[_Result]:
        """Returns all writes of the merge, or the job that merges step by step."""
        whole = await self._whole(access)
        if 2 + len(whole.writes) <= limits.TRANSACTION_ACTIONS_MAX:
            return whole
        given = {"tree_id": access.tree.tree_id, "keep": self.keep_id, "drop": self.drop_id}
        given["actor"] = access.actor or ""
        job = self.jobs.add(MERGE, given, tenant=access.tree.user_id)
        result = _Result(whole.result.moves, whole.result.conflicts, is_whole=False)
        return Plan(result, others=[job])

    async def step(self, access: Access) -> Plan[_Result]:
        """Returns all writes, or those for as many links as fit into one transaction."""
        whole = await self._whole(access)
        if 2 + len(whole.writes) <= limits.TRANSACTION_ACTIONS_MAX:
            return whole
        some = whole.result.moves[:_MOVES_AT_ONCE]
        result = _Result(some, [one for move in some for one in move.conflicts], is_whole=False)
        creates, edits, deletes = self._written(access, some)
        return Plan(result, creates=creates, edits=edits, deletes=deletes)

    async def _whole(self, access: Access) -> Plan[_Result]:
        if self.keep_id == self.drop_id:
            raise InvalidError("`keep` and `drop` are the same person.", details={"reason": "self"})
        keep = await person_in(access, self.keep_id)
        drop = await person_in(access, self.drop_id)
        for parent_id, child_id in ((self.keep_id, self.drop_id), (self.drop_id, self.keep_id)):
            await check_no_circle(access, self.families, self._now, [parent_id], [child_id])
        links = await self._links(access)
        found = moves(self.keep_id, self.drop_id, links)
        self._check_parents(links)
        filled = filled_person(keep, drop)
        if (version := version_of(filled.attributes.get("photo_url"))) is not None:
            filled.attributes["photo_url"] = await self._photo(access, keep, drop, version)
        creates, edits, deletes = self._written(access, found)
        if filled.attributes:
            edits.append(edit(access, keep, filled.attributes, self._now))
        is_root = access.tree.root_person_id == self.drop_id
        conflicts = [*filled.conflicts, *(one for move in found for one in move.conflicts)]
        return Plan(
            _Result(found, conflicts, is_whole=True),
            creates=creates,
            edits=edits,
            deletes=[*deletes, drop],
            tree={"root_person_id": self.keep_id} if is_root else {},
            others=self._leaving(access, drop),
        )

    async def _photo(self, access: Access, keep: Person, drop: Person, version: str) -> str | None:
        """Copies the photo of the dropped person to the kept one."""
        # If this merge fails, the job finds that no one has the photo, and deletes the file.
        await access.db.run(left_later(self.jobs, keep, version, self._now))
        return await self.photos.copy(drop, keep.person_id)

    @property
    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.clock.now(), UTC)

    def _written(
        self, access: Access, found: Sequence[Move]
    ) -> tuple[list[Any], list[Any], list[Any]]:
        creates = [move.created for move in found if move.created is not None]
        changes = [move.changed for move in found if move.changed is not None]
        edits = [edit(access, link, attributes, self._now) for link, attributes in changes]
        return creates, edits, [move.dropped for move in found]

    def _leaving(self, access: Access, drop: Person) -> list[Any]:
        """Returns jobs that delete the dropped photo, and links that an index shows late."""
        tree = access.tree
        if tree.updated_at + _INDEX_LAG <= self._now:
            return [*leaving(self.jobs, drop)]
        given = {"person_id": drop.person_id}
        job = self.jobs.add(PERSON_LEAVES, given, tenant=tree.user_id, at=self._now + _INDEX_LAG)
        return [*leaving(self.jobs, drop), job]

    async def _links(self, access: Access) -> list[Link]:
        """Returns the links of both, including those that this process wrote and an index lacks."""
        user_id, found = access.tree.user_id, dict[tuple[str, str, str], Link]()
        for person_id in (self.keep_id, self.drop_id):
            for link in await links_of(access.db, user_id, person_id):
                found[_key(link)] = link
        seen = await self.families.seen(access.db, access.tree, self._now, hides_living=False)
        for person_id in (self.keep_id, self.drop_id):
            family = seen.family
            known = (*family.parents(person_id), *family.spouses(person_id))
            for link in known:
                if _key(link) not in found:
                    fresh = await access.db.run(_get(link).consistently())
                    if fresh is not None:
                        found[_key(link)] = fresh
        return list(found.values())

    def _check_parents(self, links: Sequence[Link]) -> None:
        """Rejects a third biological parent of the kept person; only imports may add more.

        The children get no third parent, because one of their parents is replaced by the other.
        """
        own, others = (_biological_parents(links, one) for one in (self.keep_id, self.drop_id))
        most = max(yggdrasil_limits.YGGDRASIL_BIOLOGICAL_PARENTS_MAX, len(own), len(others))
        if len(own | others) > most:
            raise InvalidError(
                "Together they have more than two biological parents. Merge the parents first.",
                details={"reason": "biological"},
            )


def _biological_parents(links: Sequence[Link], child_id: str) -> set[str]:
    return {
        link.parent_id
        for link in links
        if isinstance(link, ParentChild) and link.child_id == child_id and link.type == "Biological"
    }


def _key(link: Link) -> tuple[str, str, str]:
    if isinstance(link, ParentChild):
        return "parent", link.parent_id, link.child_id
    return "spouse", link.person1_id, link.person2_id


def _get(link: Link) -> Any:
    if isinstance(link, ParentChild):
        return ParentChild.get(link.user_id, link.parent_id, link.child_id)
    return Spouses.get(link.user_id, link.person1_id, link.person2_id)


def _conflict_view(conflict: Conflict) -> ConflictView:
    return ConflictView(
        attribute=_camel(conflict.attribute),
        kept=conflict.kept[:_TEXT_LENGTH_MAX],
        dropped=conflict.dropped[:_TEXT_LENGTH_MAX],
        link_id=None if conflict.link is None else ":".join(_key(conflict.link)),
    )


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(part.title() for part in others)
