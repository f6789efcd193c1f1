"""Restoring: a tree of a backup into one's own, in batches, whole in the end.

    find or make the tree -> write what differs -> set its count, root and version

The last write happens only if nobody has changed the tree since it was looked at; else it begins
anew, and what was written is found there. So it can be broken off anywhere and begun again. What is
in the tree and not in the backup stays. Guests are not let in again, and nothing is published.
Not here: which ids things get (`yggdrasil.restored`), the job and the routes (`yggdrasil.backups`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Final

from tablewright import limits
from tablewright.api.jobs import JobQueue
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    AlreadyThereError,
    ConflictError,
    ConflictingError,
    HttpError,
    TransactionCanceledException,
    TransactionConflictException,
    UnavailableError,
)
from tablewright.ids import Ids
from tablewright.model import assign, put_all, transaction
from tablewright.systems.yggdrasil.backing_up import gedcom_files
from tablewright.systems.yggdrasil.backup_format import PersonPart, TreePart, circle_in
from tablewright.systems.yggdrasil.changing import raised
from tablewright.systems.yggdrasil.families import Families, Item
from tablewright.systems.yggdrasil.family import Family
from tablewright.systems.yggdrasil.gedcom.kept import parts_of as parts_of_text
from tablewright.systems.yggdrasil.imports import GedcomPart
from tablewright.systems.yggdrasil.owners import Tree
from tablewright.systems.yggdrasil.persons import Person
from tablewright.systems.yggdrasil.photo_files import PhotoFiles, photo_url
from tablewright.systems.yggdrasil.photos import leaving
from tablewright.systems.yggdrasil.restored import Renamed, new_tree, other_id, place_of
from tablewright.systems.yggdrasil.rights import no_tree
from tablewright.systems.yggdrasil.storing import people_in

_LOST: Final = (ConflictError, TransactionCanceledException, TransactionConflictException)
_NO_FILE: Final = "-"  # in `GedcomExtra`, for a file of which nothing is kept


@dataclass(frozen=True, slots=True)
class Target:
    """Where a tree of a backup goes."""

    tree_id: str
    is_new: bool


@dataclass(frozen=True, slots=True)
class Restoring:
    """Restores trees for one user."""

    db: AsyncDatabase  # bound to the user
    user_id: str
    photos: PhotoFiles
    jobs: JobQueue
    ids: Ids
    now: datetime

    async def target(self, part: TreePart) -> Target:
        """The user's tree that a backup is of; a new one if there is none any more.

        A tree that is being deleted is none, and its id is not given again until it is gone.
        """
        tree_id = part.tree_id
        if await self._tree(tree_id) is not None:
            return Target(tree_id, is_new=False)
        while True:
            tree_id = other_id(self.user_id, tree_id)
            found = await self.db.run(Tree.get(self.user_id, tree_id).consistently().with_hidden())
            if found is None or found.deleted_at is None:
                return Target(tree_id, is_new=found is None)

    async def check(self, part: TreePart, target: Target) -> None:
        """Refuses a backup that does not fit to what is in the tree now; `ConflictingError`."""
        tree = None if target.is_new else await self._tree(target.tree_id)
        if tree is not None:
            present = await self._present(tree)
            await asyncio.to_thread(_check_fits, part, present)

    async def run(self, part: TreePart, target: Target) -> None:
        """Does it; raises `NotFoundError` if the tree is deleted meanwhile."""
        for _ in range(limits.YGGDRASIL_RESTORE_ROUNDS_MAX):
            tree = await self._found(part, target)
            present = await self._present(tree)
            await asyncio.to_thread(_check_fits, part, present)
            renamed = Renamed(part, present)
            replaced = await self._write_persons(renamed, present)
            await self._write(await asyncio.to_thread(_different, renamed, present), target)
            files = await self._keep_files(part, tree)
            count = await self._counted(renamed, present, target)
            if await self._finished(part, tree, renamed, files, count):
                for person in replaced:
                    for job in leaving(self.jobs, person):
                        await self.db.run(job)
                return
        raise ConflictingError("others are changing this tree at the same time.")

    async def _tree(self, tree_id: str) -> Tree | None:
        return await self.db.run(Tree.get(self.user_id, tree_id).consistently())

    async def _found(self, part: TreePart, target: Target) -> Tree:
        tree = await self._tree(target.tree_id)
        if tree is None and target.is_new:
            tree = new_tree(part, self.user_id, target.tree_id)
            try:
                await self.db.run(tree.create())
            except AlreadyThereError:
                raise no_tree() from None  # it was deleted since
        if tree is None:
            raise no_tree()
        return tree

    async def _present(self, tree: Tree) -> Family:
        return (await Families().seen(self.db, tree, self.now, hides_living=False)).family

    async def _write_persons(self, renamed: Renamed, present: Family) -> list[Person]:
        """Writes people; those whose photo was replaced, as they were."""
        replaced: list[Person] = []
        waiting: list[Item] = []
        for part, person in await asyncio.to_thread(lambda: list(renamed.persons())):
            there = present.persons.get(person.person_id)
            if part.photo is not None and await self._set_photo(part, person, there):
                replaced += [] if there is None or there.photo_url is None else [there]
            if person != there:
                waiting.append(person)
        await self._write(waiting, Target(present.tree.tree_id, is_new=False))
        return replaced

    async def _set_photo(self, part: PersonPart, person: Person, there: Person | None) -> bool:
        """Gives a person the photo of the backup, unless it is there already or is broken."""
        assert part.photo is not None
        kept = None if there is None else await self.photos.of(there)
        if kept == part.photo:
            return False
        try:
            photo = await self.photos.made(part.photo)
        except UnavailableError:
            raise
        except HttpError:
            return False  # it cannot be decoded; the person is restored without
        if kept == photo.large:
            return False
        version = self.ids.random_bytes(16).hex()
        await self.photos.keep(person.tree_id, person.person_id, version, photo)
        person.photo_url = photo_url(person.person_id, version)
        return True

    async def _write(self, items: Sequence[Item], target: Target) -> None:
        size = limits.BATCH_WRITE_REQUESTS_MAX
        for at in range(0, len(items), size):
            await self.db.run(put_all(items[at : at + size]))
            await asyncio.sleep(0)  # a store in this process does not let go of the loop
            is_time = at % limits.YGGDRASIL_RESTORE_LOOK_ITEMS == 0
            if is_time and await self._tree(target.tree_id) is None:
                raise no_tree()  # one that is deleted meanwhile gets nothing more

    async def _keep_files(self, part: TreePart, tree: Tree) -> list[str]:
        """Writes what imports had kept; the ids under which each file's is found."""
        names = (tree.gedcom_extra or "").split()
        there = await gedcom_files(self.db, tree) if names else []
        for number, text in enumerate(part.gedcom_files or ()):
            if number < len(there) and there[number] == text:
                continue
            name = _NO_FILE
            if text:
                digest = sha256(text.encode()).hexdigest()
                name = other_id(tree.user_id, tree.tree_id, "file", str(number), digest)
                await self.db.run(put_all(_file_parts(tree, name, text)))
            names[number : number + 1] = [name]
        return names

    async def _counted(self, renamed: Renamed, present: Family, target: Target) -> int:
        """How many people the tree has: of one that was there, as the table itself says."""
        if target.is_new:
            return len({*present.persons, *renamed.ids.values()})
        return await people_in(self.db, self.user_id, target.tree_id)

    async def _finished(
        self, part: TreePart, tree: Tree, renamed: Renamed, files: list[str], count: int
    ) -> bool:
        """Makes it count, if the tree is still the one that was looked at."""
        root = part.root_person_id
        changes = [
            assign(Tree.tree_name, part.tree_name),
            assign(Tree.description, part.description),
            assign(Tree.person_count, count),
            assign(Tree.gedcom_extra, " ".join(files) or None),
        ]
        if root is not None:
            changes.append(assign(Tree.root_person_id, renamed.ids[root]))
        try:
            await self.db.run(transaction(raised(tree, *changes)))
        except _LOST:
            return False
        return True


def _check_fits(part: TreePart, present: Family) -> None:
    """Refuses links after which somebody would be the own ancestor, with those that are there."""
    ids = Renamed(part, present).ids
    links = {(one.parent_id, one.child_id) for one in present.links}
    links |= {(ids[one.parent_id], ids[one.child_id]) for one in part.parents}
    if circle_in(sorted(links)):
        raise ConflictingError(
            f"with what is in {part.tree_name!r} now, somebody would be the own ancestor; "
            "restore with mode=new."
        )


def _different(renamed: Renamed, present: Family) -> list[Item]:
    """The links that are not there as they should be."""
    there = {place_of(one): one for one in (*present.links, *present.couples)}
    found: list[Item] = []
    for link in renamed.links():
        old = there.get(place_of(link))
        if old is not None and not isinstance(old, Person) and not isinstance(link, Person):
            link.created_by = old.created_by
        if link != old:
            found.append(link)
    return found


def _file_parts(tree: Tree, name: str, text: str) -> list[GedcomPart]:
    return [
        GedcomPart(
            user_id=tree.user_id, tree_id=tree.tree_id, import_id=name, part=number, text=some
        )
        for number, some in enumerate(parts_of_text([text]), 1)
    ]
