"""Restoring: writes a tree of a backup into the user's own trees, in parts.

    find or create the tree -> write what differs, people before links -> set its root and the rest

Each write is a transaction that updates the tree's version and count, on condition that the tree is
unchanged; otherwise it starts again, and finds what was written. The rules of links and the count
therefore always hold, and a restore can be interrupted and repeated at any point. Items that are
not in the backup stay. Guests and publication are not restored.
Not here: ids (`yggdrasil.backup.restored`), the job and the routes (`yggdrasil.backup.routes`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from tablewright import limits
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    AlreadyExistsError,
    ConflictError,
    ConflictingError,
    HttpError,
    TransactionCanceledException,
    TransactionConflictException,
    UnavailableError,
)
from tablewright.ids import Ids
from tablewright.kits.jobs import JobQueue
from tablewright.model import assign, put_all, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.backup.backing_up import gedcom_files
from tablewright.systems.yggdrasil.backup.backup_format import PersonPart, TreePart, circle_in
from tablewright.systems.yggdrasil.backup.restored import Renamed, new_tree, other_id, place_of
from tablewright.systems.yggdrasil.design.imports import GedcomPart
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.exchange.archive_media import KIND
from tablewright.systems.yggdrasil.exchange.storing import people_in
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import parts_of as parts_of_text
from tablewright.systems.yggdrasil.gedcom.meaning.media import media_name, photo_version
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles, photo_url
from tablewright.systems.yggdrasil.people.photos import leaving
from tablewright.systems.yggdrasil.trees.changing import raised
from tablewright.systems.yggdrasil.trees.families import Families, Item
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.trees.rights import no_tree

_LOST: Final = (ConflictError, TransactionCanceledException, TransactionConflictException)
# The transaction also contains the tree, and an item takes more space there than its text.
_WRITES_AT_ONCE: Final = limits.TRANSACTION_ACTIONS_MAX - 1
_BYTES_AT_ONCE: Final = limits.TRANSACTION_BYTES_MAX // 2
_NO_FILE: Final = "-"  # in `GedcomExtra`, for a file of which nothing is kept


@dataclass(frozen=True, slots=True)
class Target:
    """The target of a tree of a backup."""

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
        """Returns the user's tree of a backup; a new one if it no longer exists.

        A tree that is being deleted does not count, and its id is not reused until it is gone.
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
        """Rejects a backup that contradicts the current tree; `ConflictingError`."""
        tree = None if target.is_new else await self._tree(target.tree_id)
        if tree is not None:
            present = await self._present(tree)
            await asyncio.to_thread(_check_fits, part, present)

    async def run(self, part: TreePart, target: Target) -> None:
        """Restores the tree; raises `NotFoundError` if it is deleted during the restore."""
        photos = _Photos(self, part)
        rounds = 0
        while rounds < yggdrasil_limits.YGGDRASIL_FINISH_ROUNDS_MAX:
            tree = await self._found(part, target)
            present = await self._present(tree)
            await asyncio.to_thread(_check_fits, part, present)
            await self._keep_media(part, target)
            renamed = Renamed(part, present)
            persons, leavers = await photos.persons(renamed, present)
            links = await asyncio.to_thread(_different, renamed, present)
            writing = _Writing(self, tree, present, leavers)
            if await writing.run(persons) and await writing.run(links):
                files = await self._keep_files(part, tree)
                count = await self._counted(renamed, present, target)
                if await self._finished(part, writing.tree, renamed, files, count):
                    return
            # Beside a busy writer, the restore continues while it makes progress.
            rounds = 0 if writing.has_written else rounds + 1
        raise ConflictingError("Other people are changing this tree right now.")

    async def _tree(self, tree_id: str) -> Tree | None:
        return await self.db.run(Tree.get(self.user_id, tree_id).consistently())

    async def _found(self, part: TreePart, target: Target) -> Tree:
        tree = await self._tree(target.tree_id)
        if tree is None and target.is_new:
            tree = new_tree(part, self.user_id, target.tree_id)
            try:
                await self.db.run(tree.create())
            except AlreadyExistsError:  # by an attempt without a response; or it was deleted since
                tree = await self._tree(target.tree_id)
        if tree is None:
            raise no_tree()
        return tree

    async def _present(self, tree: Tree) -> Family:
        return (await Families().seen(self.db, tree, self.now, hides_living=False)).family

    async def _keep_media(self, part: TreePart, target: Target) -> None:
        """Stores the files of archives, before any record refers to them."""
        for path, content in (part.media or {}).items():
            name = media_name(target.tree_id, path)
            if await self.photos.files.get(name) != content:
                await self.photos.files.put(name, content, KIND)

    async def _keep_files(self, part: TreePart, tree: Tree) -> list[str]:
        """Writes the kept import data; returns the ids of each file."""
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
        """Returns the number of people in the tree: for an existing one, counted in the table."""
        if target.is_new:
            return len({*present.persons, *renamed.ids.values()})
        return await people_in(self.db, self.user_id, target.tree_id)

    async def _finished(
        self, part: TreePart, tree: Tree, renamed: Renamed, files: list[str], count: int
    ) -> bool:
        """Completes the restore, if the tree is unchanged."""
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


class _Photos:
    """The photos of a backup, each converted once."""

    def __init__(self, restoring: Restoring, part: TreePart) -> None:
        self._given = restoring
        self._imported = {photo_version(one) for one in (part.media or {}).values()}
        self._made: dict[str, str] = {}  # addresses by person

    async def persons(
        self, renamed: Renamed, present: Family
    ) -> tuple[list[Item], dict[str, Person]]:
        """Returns the people to write; and, by id, the stored people whose photo is replaced."""
        waiting, leavers = list[Item](), dict[str, Person]()
        for part, person in await asyncio.to_thread(lambda: list(renamed.persons())):
            there = present.persons.get(person.person_id)
            if part.photo is not None and await self._is_set(part, part.photo, person, there):
                leavers |= {} if there is None else {there.person_id: there}
            if person != there:
                waiting.append(person)
        return waiting, leavers

    async def _is_set(
        self, part: PersonPart, photo: bytes, person: Person, there: Person | None
    ) -> bool:
        """Gives a person the photo of the backup, unless it exists or is damaged.

        A photo from a picture in an imported archive keeps this origin.
        """
        files, person_id = self._given.photos, person.person_id
        kept = None if there is None else await files.of(there)
        if kept == photo:
            return False
        if person_id not in self._made:
            try:
                made = await files.made(photo)
            except UnavailableError:
                raise
            except HttpError:
                return False  # the photo cannot be decoded; the person is restored without it
            if kept == made.large:
                return False
            known = part.photo_version if part.photo_version in self._imported else None
            version = known or self._given.ids.random_bytes(16).hex()
            await files.keep(person.tree_id, person_id, version, made)
            self._made[person_id] = photo_url(person_id, version)
        person.photo_url = self._made[person_id]
        return True


class _Writing:
    """Writes to a tree while no other process does."""

    def __init__(
        self, given: Restoring, tree: Tree, present: Family, leavers: Mapping[str, Person]
    ) -> None:
        self.tree = tree  # as of the last write
        self.has_written = False
        self._given = given
        self._there = present.persons
        self._leavers = leavers

    async def run(self, items: Sequence[Item]) -> bool:
        """Writes items; False if another process changed the tree first."""
        for writes, persons in self._parts(items):
            try:
                await self._given.db.run(transaction(raised(self.tree, persons=persons), *writes))
            except _LOST:
                return False
            self.tree = copy(self.tree)
            self.tree.version = (self.tree.version or 0) + 1
            self.has_written = True
            await asyncio.sleep(0)  # a store in this process never yields to the event loop
        return True

    def _parts(self, items: Sequence[Item]) -> Iterator[tuple[list[WriteOperation[Any]], int]]:
        """Yields writes that fit into a transaction with the tree, and the number of new people."""
        writes, persons, room = list[WriteOperation[Any]](), 0, _BYTES_AT_ONCE
        for one in items:
            own, size = self._writes(one), len(repr(one).encode())
            if writes and (size > room or len(writes) + len(own) > _WRITES_AT_ONCE):
                yield writes, persons
                writes, persons, room = [], 0, _BYTES_AT_ONCE
            writes += own
            persons += isinstance(one, Person) and one.person_id not in self._there
            room -= size
        if writes:
            yield writes, persons

    def _writes(self, item: Item) -> list[WriteOperation[Any]]:
        """Returns the writes of an item, and the job for the photo that it replaces."""
        old = self._leavers.get(item.person_id) if isinstance(item, Person) else None
        return [item.put(), *([] if old is None else leaving(self._given.jobs, old))]


def _check_fits(part: TreePart, present: Family) -> None:
    """Rejects links that violate a rule together with existing ones."""
    ids = Renamed(part, present).ids
    _check_biological(part, present, ids)
    links = {(one.parent_id, one.child_id) for one in present.links}
    links |= {(ids[one.parent_id], ids[one.child_id]) for one in part.parents}
    if circle_in(sorted(links)):
        raise ConflictingError(
            f"Together with the people in {part.tree_name!r}, someone would be their own ancestor. "
            "Restore it as a new tree with mode=new."
        )


def _check_biological(part: TreePart, present: Family, ids: Mapping[str, str]) -> None:
    """Rejects a third biological parent; only imports may add more."""
    given = {(ids[one.parent_id], ids[one.child_id]): one.type for one in part.parents}
    there = {(one.parent_id, one.child_id): one.type for one in present.links}
    before = [_biological(links) for links in (given, there)]
    for child_id, count in _biological({**there, **given}).items():
        most = max(
            yggdrasil_limits.YGGDRASIL_BIOLOGICAL_PARENTS_MAX, *(one[child_id] for one in before)
        )
        if count > most:
            raise ConflictingError(
                f"Together with the people in {part.tree_name!r}, someone would have {count} "
                "biological parents. Restore it as a new tree with mode=new."
            )


def _biological(links: Mapping[tuple[str, str], str]) -> Counter[str]:
    """Counts the biological parents of each child."""
    return Counter(child_id for (_, child_id), kind in links.items() if kind == "Biological")


def _different(renamed: Renamed, present: Family) -> list[Item]:
    """Returns the links that are missing or different."""
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
