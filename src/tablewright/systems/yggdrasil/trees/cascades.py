"""Cascades: what is deleted with a person or a tree.

One transaction deletes a person with all links. Links that do not fit, links that an index did not
show yet, and the photo are left to jobs; links to a missing person are never shown. If the deletion
is undone first (`yggdrasil.trees.undoing`), those jobs delete nothing.

A tree is marked, and is then hidden and read-only. A job deletes its contents page by page, and
starts again after a restart. It returns when every earlier request has ended and the indexes show
their writes, and deletes the tree last.
Not here: the trees of a user who leaves (`yggdrasil.accounts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tablewright import limits
from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.ports import FileStore
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import (
    ConditionFailedError,
    ItemNotFoundError,
    StaleError,
    TransactionFailedError,
)
from tablewright.kits.invitations.invitations import Invitations
from tablewright.kits.jobs import Again, Job, JobKind, JobQueue
from tablewright.model import Page, Query, Unreadable, transaction, write_all
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.imports import left_in
from tablewright.systems.yggdrasil.design.owners import HomePerson, SharedTree, Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.design.revisions import Revision
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.photos import leaving
from tablewright.systems.yggdrasil.trees.access import Access
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, person_in
from tablewright.systems.yggdrasil.views import etag_of

TREE_LEAVES: Final = "tree-leaves"
PERSON_LEAVES: Final = "person-leaves"
_RETRIES: Final = (5.0, 30.0, 120.0, 600.0, *([3600.0] * 48))
# The tree, the person, two jobs and the revision are parts of the transaction, too.
_LINKS_AT_ONCE: Final = limits.TRANSACTION_ACTIONS_MAX - 5
_INDEX_LAG: Final = timedelta(seconds=yggdrasil_limits.YGGDRASIL_INDEX_SECONDS_MAX)
# By then every request that was admitted has ended, and the indexes show what it wrote.
_WAIT: Final = timedelta(seconds=2 * api_limits.API_HANDLER_SECONDS_MAX) + _INDEX_LAG

Link = ParentChild | Spouses


@dataclass(frozen=True, slots=True)
class Deleted:
    """A deleted person, with everything that was deleted along."""

    person: Person
    links: Sequence[Link]
    was_root: bool
    is_whole: bool  # whether the same transaction deleted all known links


async def delete_person(context: Context[Parts], access: Access, person_id: str) -> Deleted:
    """Deletes a person with everything that belongs to it."""
    jobs = context.parts.jobs
    now = datetime.fromtimestamp(context.clock.now(), UTC)

    async def plan(access: Access) -> Plan[Deleted]:
        tree, person = access.tree, await person_in(access, person_id)
        context.check_if_match(etag_of(person))
        found = await _links(access.db, tree.user_id, person_id)
        links = found.items
        others = leaving(jobs, person)
        is_indexed = tree.updated_at + _INDEX_LAG <= now
        is_whole = len(links) <= _LINKS_AT_ONCE and not found.unreadable
        if not is_whole or not is_indexed:
            payload = {"person_id": person_id}
            at = None if is_indexed else now + _INDEX_LAG
            others.append(jobs.add(PERSON_LEAVES, payload, tenant=tree.user_id, at=at))
        is_root = tree.root_person_id == person_id
        root = {"root_person_id": None} if is_root else {}
        gone = [person, *links[:_LINKS_AT_ONCE]]
        deleted = Deleted(person, links, is_root, is_whole)
        return Plan(deleted, deletes=gone, tree=root, others=others)

    _, deleted = await changed(access, plan, families=context.parts.families)
    return deleted


async def leave(
    db: AsyncDatabase, jobs: JobQueue, tree: Tree, *, only_this_version: bool = False
) -> None:
    """Deletes a tree: it is hidden at once; the rest is deleted in the background.

    A tree that is being deleted continues. `db` may be bound to the owner, or not bound. Raises
    `StaleError` if the tree has changed since it was read and only this version should be deleted.
    """
    job = jobs.add(TREE_LEAVES, {"tree_id": tree.tree_id}, tenant=tree.user_id)
    delete = tree.delete()
    if only_this_version:
        delete = delete.when(Tree.version == tree.version)
    try:
        await db.run(transaction(delete, job))
    except TransactionFailedError as failed:
        if isinstance(failed.reasons[0], ConditionFailedError):
            raise StaleError("The person has changed since it was read.") from None
        if not isinstance(failed.reasons[0], ItemNotFoundError):
            raise


async def links_of(db: AsyncDatabase, user_id: str, person_id: str) -> list[Link]:
    """Returns the links of a person in both directions, each once."""
    return (await _links(db, user_id, person_id)).items


async def _links(db: AsyncDatabase, user_id: str, person_id: str) -> Page[Link]:
    """Returns the links of a person in both directions, including unreadable ones."""
    found: dict[tuple[str, str, str], Link] = {}
    unreadable: dict[str, Unreadable] = {}
    for query in _link_queries(user_id, person_id):
        page = await db.all(query, unreadable="collect")
        found |= {_place(link): link for link in page.items}
        unreadable |= {str(one.key): one for one in page.unreadable}
    return Page(list(found.values()), unreadable=tuple(unreadable.values()))


@dataclass(frozen=True, slots=True)
class Cascades:
    """Deletes what belongs to persons and trees, as a job handler."""

    db: AsyncDatabase  # bound to no user: pointers of guests go, too
    files: FileStore
    clock: Clock
    invitations: Invitations

    @property
    def kinds(self) -> Sequence[JobKind]:
        """The kinds of these jobs."""
        return (
            JobKind(PERSON_LEAVES, self.person_leaves, retries=_RETRIES),
            JobKind(TREE_LEAVES, self.tree_leaves, retries=_RETRIES),
        )

    async def person_leaves(self, job: Job) -> None:
        """Deletes the links of a deleted person."""
        person_id, db = job.payload["person_id"], self.db.for_tenant(job.tenant)
        # In this order: a person restored after the check has links that it did not find.
        links = await _links(db, job.tenant, person_id)
        if await db.run(Person.get(job.tenant, person_id).consistently()) is None:
            await _erase(db, links)

    async def tree_leaves(self, job: Job) -> Again | None:
        """Deletes the contents of a tree; in the second run, the tree itself."""
        tree_id, owner_id = str(job.payload["tree_id"]), job.tenant
        db = self.db.for_tenant(owner_id)
        tree = await db.run(Tree.get(owner_id, tree_id).consistently().with_hidden())
        if tree is None or tree.deleted_at is None:
            return None
        left = (*left_in(owner_id, tree_id), Revision.of_tree(owner_id, tree_id))
        for query in (*_in_tree(tree_id), *left):
            while (page := await db.run(query)).items or page.unreadable:
                await _erase(db, page)
        guests = tree.shared_with or ()
        pointers = [SharedTree.at(user_id=one, tree_id=tree_id) for one in guests]
        homes = [HomePerson.at(user_id=one, tree_id=tree_id) for one in (owner_id, *guests)]
        await self.db.run(write_all(one.erase() for one in (*pointers, *homes)))
        await self.invitations.end_all(tree_id)
        await self.files.delete_under(f"trees/{tree_id}")
        ends_at = tree.deleted_at + _WAIT
        if datetime.fromtimestamp(self.clock.now(), UTC) < ends_at:
            return Again(ends_at)
        await db.run(write_all([Tree.at(user_id=owner_id, tree_id=tree_id).erase()]))
        return None


def _in_tree(tree_id: str) -> Iterator[Query[Any]]:
    """Yields the contents of a tree in pages; links first, so that no person has half of them."""
    for listed in (ParentChild.in_tree, Spouses.in_tree, Person.in_tree):
        yield listed(tree_id).limit(yggdrasil_limits.YGGDRASIL_ERASED_AT_ONCE_MAX)


def _link_queries(user_id: str, person_id: str) -> Iterator[Query[Any]]:
    yield ParentChild.children(user_id, person_id).consistently()
    yield Spouses.of_first(user_id, person_id).consistently()
    yield ParentChild.parents(person_id)
    yield Spouses.of_second(person_id)


def _place(link: Link) -> tuple[str, str, str]:
    if isinstance(link, ParentChild):
        return "parent", link.parent_id, link.child_id
    return "spouse", link.person1_id, link.person2_id


async def _erase(db: AsyncDatabase, found: Page[Any]) -> None:
    """Deletes items permanently, whether they are readable, or still exist."""
    unreadable = [one.at() for one in found.unreadable]
    await db.run(write_all(one.erase() for one in (*found.items, *unreadable)))
