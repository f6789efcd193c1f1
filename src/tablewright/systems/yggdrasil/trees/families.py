"""Families in memory: the family of a tree, cached for its version.

A family is read from GSI2: people, links and couples, concurrently and page by page. Every caller
has read the tree consistently, so that no older version is shown. An index may lag; data that was
read right after a change is read again later. A change in this process updates the cache without
reading.
Not here: who may see which family (`yggdrasil.trees.reading`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from tablewright.client import AsyncDatabase
from tablewright.model import Query
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.people.living import hidden, is_living, shown
from tablewright.systems.yggdrasil.trees.directory import Directory
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tablewright.systems.yggdrasil.trees.rights import no_person
from tablewright.systems.yggdrasil.views import PersonView, person_view

Item = Person | ParentChild | Spouses  # the contents of a tree
T = TypeVar("T", Person, ParentChild, Spouses)

_Key = tuple[str, str]
_SETTLING: Final = timedelta(seconds=limits.YGGDRASIL_INDEX_SECONDS_MAX)


@dataclass(slots=True)
class Seen:
    """A family as one caller sees it on one day; derived values are computed on demand."""

    family: Family
    hides_living: bool
    _whole: Family  # with the living, if they are hidden in the other
    _day: date
    _living: frozenset[str] | None = None
    _directory: Directory | None = None

    @property
    def living(self) -> frozenset[str]:
        """The ids of people who are presumed alive."""
        if self._living is None:
            self._living = hidden(self._whole, self._day)
        return self._living

    @property
    def directory(self) -> Directory:
        """The directory of the people."""
        if self._directory is None:
            self._directory = Directory(self.family.persons.values())
        return self._directory

    @property
    def known_directory(self) -> Directory | None:
        """The directory of the people, if it exists already."""
        return self._directory

    def is_living(self, person_id: str) -> bool:
        """Whether a person of the family is presumed alive."""
        if self._living is not None:
            return person_id in self._living
        return is_living(self._whole, self._whole.persons[person_id], self._day)

    def is_hidden(self, person_id: str) -> bool:
        """Whether only the position of a person is shown."""
        return self.hides_living and self.is_living(person_id)

    def person(self, person_id: str) -> PersonView:
        """Returns a person of the family; raises `NotFoundError`."""
        person = self.family.persons.get(person_id)
        if person is None:
            raise no_person()
        return self.view(person)

    def view(self, person: Person) -> PersonView:
        """Returns the view of a person of the family."""
        living = self.is_living(person.person_id)
        return person_view(person, living=living, hidden=self.hides_living and living)


@dataclass(slots=True)
class _Kept:
    """The cached family of one version of a tree, with today's derived values."""

    version: int
    family: Family
    is_settled: bool  # whether the index had shown everything
    day: date | None = None
    directory: Directory | None = None  # of the last version, with what has changed since
    whole: Seen | None = None
    redacted: Seen | None = None

    def is_as_new_as(self, tree: Tree) -> bool:
        """Whether it belongs to this version of the tree, or a later one."""
        return self.version >= (tree.version or 0)

    def directory_after(self, written: Sequence[Item], deleted: Sequence[Item]) -> Directory | None:
        """Returns the directory after a change, if it exists already."""
        if (known := self._known_directory()) is None:
            return None
        return known.changed(
            [one for one in written if isinstance(one, Person)],
            [one for one in deleted if isinstance(one, Person)],
        )

    def _known_directory(self) -> Directory | None:
        return self.directory if self.whole is None else self.whole.known_directory

    def seen(self, today: date, *, hides_living: bool) -> Seen:
        """Returns the family as it is shown today."""
        if self.day != today or self.whole is None:
            self.day, self.redacted = today, None
            known = self._known_directory()  # names are the same on every day
            self.whole = Seen(self.family, False, self.family, today, _directory=known)
        if not hides_living:
            return self.whole
        if self.redacted is None:
            self.redacted = Seen(shown(self.family, today), True, self.family, today)
        return self.redacted


@dataclass(slots=True)
class Families:
    """Caches recently used families in this process."""

    persons_max: int = limits.YGGDRASIL_PERSONS_REMEMBERED_MAX
    _kept: OrderedDict[_Key, _Kept] = field(default_factory=OrderedDict[_Key, _Kept])
    _reading: WeakValueDictionary[_Key, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[_Key, asyncio.Lock]
    )
    _lines: WeakValueDictionary[_Key, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[_Key, asyncio.Lock]
    )
    _persons_count: int = 0

    def line(self, tree: Tree) -> asyncio.Lock:
        """Returns the lock of those who lost a race to change a tree."""
        return self._lines.setdefault(_key(tree), asyncio.Lock())

    async def seen(
        self, db: AsyncDatabase, tree: Tree, now: datetime, *, hides_living: bool
    ) -> Seen:
        """Returns the family of a version of a tree; concurrent callers share one read."""
        key = _key(tree)
        lock = self._reading.setdefault(key, asyncio.Lock())
        async with lock:
            kept = self._kept.get(key)
            is_settled = tree.updated_at + _SETTLING <= now
            if kept is None or not kept.is_as_new_as(tree) or (is_settled and not kept.is_settled):
                kept = _Kept(tree.version or 0, await _read(db, tree), is_settled)
                self._keep(key, kept)
            else:
                self._kept.move_to_end(key)
        return kept.seen(now.date(), hides_living=hides_living)

    def advance(
        self, before: Tree, after: Tree, written: Sequence[Item], deleted: Sequence[Item]
    ) -> None:
        """Applies a change to the cached family of the previous version."""
        kept = self._kept.get(_key(after))
        if kept is not None and kept.version == (before.version or 0):
            family = kept.family.changed(after, written, deleted)
            fresh = _Kept(after.version or 0, family, kept.is_settled)
            fresh.directory = kept.directory_after(written, deleted)
            self._keep(_key(after), fresh)

    def forget(self, tree: Tree) -> None:
        """Drops a family, such as that of a tree that was deleted."""
        self._drop(_key(tree))

    def _keep(self, key: _Key, kept: _Kept) -> None:
        self._drop(key)
        self._kept[key] = kept
        self._persons_count += len(kept.family.persons)
        while self._persons_count > self.persons_max and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: _Key) -> None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._persons_count -= len(kept.family.persons)


def _key(tree: Tree) -> _Key:
    # Also by the owner: an id identifies a tree only until it is reused.
    return tree.user_id, tree.tree_id


def alone(tree: Tree, person: Person, today: date, *, hides_living: bool) -> Seen:
    """Returns a person without family."""
    kept = _Kept(tree.version or 0, family_of(tree, [person], [], []), is_settled=False)
    return kept.seen(today, hides_living=hides_living)


async def _read(db: AsyncDatabase, tree: Tree) -> Family:
    tree_id = tree.tree_id
    persons, links, couples = await asyncio.gather(
        _all(db, Person.in_tree(tree_id)),
        _all(db, ParentChild.in_tree(tree_id)),
        _all(db, Spouses.in_tree(tree_id)),
    )
    return family_of(tree, persons, links, couples)


async def _all(db: AsyncDatabase, query: Query[T]) -> list[T]:
    """Reads all results page by page; an embedded store reads without yielding to the loop."""
    page = await db.run(query)
    found = page.items
    while page.cursor is not None:
        await asyncio.sleep(0)
        page = await db.run(query.from_cursor(page.cursor))
        found += page.items
    return found
