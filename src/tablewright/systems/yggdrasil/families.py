"""Families in memory: the family of a tree, kept for the version of the tree that it belongs to.

A family is read by one query of GSI2, whose pages are followed. Whoever asks has read the tree
itself, consistently, so nobody is shown an older version than the one that the store has. An index
may show a change a little later than the table; so what was read right after a change is read once
more when that has passed. A change that is made in this process is taken over without reading.
Not here: who may see which family (`yggdrasil.reading`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

from tablewright import limits
from tablewright.client import AsyncDatabase
from tablewright.systems.yggdrasil.design import WholeTree
from tablewright.systems.yggdrasil.directory import Directory
from tablewright.systems.yggdrasil.family import Family, family_of
from tablewright.systems.yggdrasil.living import hidden, shown
from tablewright.systems.yggdrasil.owners import Tree
from tablewright.systems.yggdrasil.persons import Person
from tablewright.systems.yggdrasil.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.rights import no_person
from tablewright.systems.yggdrasil.views import PersonView, person_view

Item = Person | ParentChild | Spouses  # what lies in a tree

_SETTLING: Final = timedelta(seconds=limits.YGGDRASIL_INDEX_SECONDS_MAX)


@dataclass(slots=True)
class Seen:
    """A family as one caller sees it, on one day."""

    family: Family
    living: frozenset[str]  # presumed alive
    hides_living: bool
    _directory: Directory | None = None

    @property
    def directory(self) -> Directory:
        """The people by name; made when it is first asked for."""
        if self._directory is None:
            self._directory = Directory(self.family.persons.values())
        return self._directory

    def is_hidden(self, person_id: str) -> bool:
        """Whether nothing of somebody is shown but the place."""
        return self.hides_living and person_id in self.living

    def person(self, person_id: str) -> PersonView:
        """Somebody of the family; raises `NotFoundError`."""
        person = self.family.persons.get(person_id)
        if person is None:
            raise no_person()
        return self.view(person)

    def view(self, person: Person) -> PersonView:
        """How somebody of the family is shown."""
        person_id = person.person_id
        return person_view(
            person, living=person_id in self.living, hidden=self.is_hidden(person_id)
        )


@dataclass(slots=True)
class _Kept:
    """The family of one version of a tree, and what was made of it today."""

    version: int
    family: Family
    is_settled: bool  # whether the index had shown everything
    day: date | None = None
    whole: Seen | None = None
    redacted: Seen | None = None

    def is_of(self, tree: Tree) -> bool:
        """Whether it is the family of this version of the tree."""
        return self.version == (tree.version or 0)

    def seen(self, today: date, *, hides_living: bool) -> Seen:
        """The family as it is shown today."""
        if self.day != today or self.whole is None:
            self.day, self.redacted = today, None
            self.whole = Seen(self.family, hidden(self.family, today), False)
        if not hides_living:
            return self.whole
        if self.redacted is None:
            self.redacted = Seen(shown(self.family, today), self.whole.living, True)
        return self.redacted


@dataclass(slots=True)
class Families:
    """The families that this process has in memory, those that were asked for last."""

    persons_max: int = limits.YGGDRASIL_PERSONS_REMEMBERED_MAX
    _kept: OrderedDict[str, _Kept] = field(default_factory=OrderedDict[str, _Kept])
    _reading: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[str, asyncio.Lock]
    )
    _persons_count: int = 0

    async def seen(
        self, db: AsyncDatabase, tree: Tree, now: datetime, *, hides_living: bool
    ) -> Seen:
        """The family of a tree of this version; several who want the same read it once."""
        lock = self._reading.setdefault(tree.tree_id, asyncio.Lock())
        async with lock:
            kept = self._kept.get(tree.tree_id)
            is_settled = tree.updated_at + _SETTLING <= now
            if kept is None or not kept.is_of(tree) or (is_settled and not kept.is_settled):
                kept = _Kept(tree.version or 0, await _read(db, tree), is_settled)
                self._keep(tree.tree_id, kept)
            else:
                self._kept.move_to_end(tree.tree_id)
        return kept.seen(now.date(), hides_living=hides_living)

    def advance(
        self, before: Tree, after: Tree, written: Sequence[Item], deleted: Sequence[Item]
    ) -> None:
        """Takes a change over into the family that is kept, if it was the only one meanwhile."""
        kept = self._kept.get(after.tree_id)
        is_next = after.version == (before.version or 0) + 1
        if kept is not None and kept.is_of(before) and is_next:
            family = _changed(kept.family, after, written, deleted)
            self._keep(after.tree_id, _Kept(after.version or 0, family, kept.is_settled))

    def forget(self, tree_id: str) -> None:
        """Drops a family, such as that of a tree that was deleted."""
        kept = self._kept.pop(tree_id, None)
        if kept is not None:
            self._persons_count -= len(kept.family.persons)

    def _keep(self, tree_id: str, kept: _Kept) -> None:
        self.forget(tree_id)
        self._kept[tree_id] = kept
        self._persons_count += len(kept.family.persons)
        while self._persons_count > self.persons_max and len(self._kept) > 1:
            self.forget(next(iter(self._kept)))


async def _read(db: AsyncDatabase, tree: Tree) -> Family:
    found = await db.run(WholeTree.of(tree_id=tree.tree_id))
    return family_of(tree, found.persons, found.parents, found.spouses)


def _changed(
    family: Family, tree: Tree, written: Sequence[Item], deleted: Sequence[Item]
) -> Family:
    """A family after a change; links of those who are deleted go with them."""
    items: dict[tuple[str, ...], Item] = {
        _place(one): one for one in (*family.persons.values(), *family.links, *family.couples)
    }
    for one in written:
        items[_place(one)] = one
    for one in deleted:
        items.pop(_place(one), None)
    left = items.values()
    return family_of(
        tree,
        [one for one in left if isinstance(one, Person)],
        [one for one in left if isinstance(one, ParentChild)],
        [one for one in left if isinstance(one, Spouses)],
    )


def _place(item: Item) -> tuple[str, ...]:
    if isinstance(item, Person):
        return (item.person_id,)
    if isinstance(item, ParentChild):
        return "parent", item.parent_id, item.child_id
    return "spouse", item.person1_id, item.person2_id
