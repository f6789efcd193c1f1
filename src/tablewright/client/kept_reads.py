"""Kept reads: the results of gets are cached while their partitions have not changed.

An embedded store numbers its commits. The process that writes to the store knows the last commit
that changed a partition; any other process knows only the last commit of the store. While that
number stays the same, a consistent read returns the same result. Items that every request needs,
such as the record of an API key or the roles of a person, are therefore read once per commit. A
store over the network has no such number, and is read each time.
Not here: what marks a partition (`client.partitions`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tablewright import limits
from tablewright.client.async_database import AsyncDatabase
from tablewright.model.entity import Entity
from tablewright.model.operations.get import Get

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
E = TypeVar("E", bound=Entity)


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """A cached result, its partitions, and the last commit before it was read."""

    result: T
    partitions: tuple[bytes, ...]
    since: int


class KeptResults(Generic[K, T]):
    """Caches results that need several gets. Callers share a result and must not change it."""

    def __init__(self, db: AsyncDatabase) -> None:
        self._partitions = db.partitions
        self._kept: dict[K, Kept[T]] = {}

    def known(self, key: K) -> Kept[T] | None:
        """Returns the cached result for a key, if its partitions have not changed."""
        kept = self._kept.get(key)
        if kept is None or self._partitions.have_changed(kept.partitions, kept.since):
            return None
        return kept

    def keep(self, key: K, result: T, gets: Iterable[Get[Any]], since: int | None) -> None:
        """Keeps a result of gets by key. `since` is the version of the database before them.

        Items of a store without versions, and items that will be hidden after a time, are not
        cached.
        """
        if since is None:
            return
        partitions: set[bytes] = set()
        for get in gets:
            partition = self._partitions.of(get)
            if partition is None or get.entity.__plan__.hides_some:
                return
            partitions.add(partition)
        if len(self._kept) >= limits.KEPT_READS_MAX and key not in self._kept:
            self._kept.clear()
        self._kept[key] = Kept(result, tuple(partitions), since)


class KeptReads(Generic[K, E]):
    """Caches items of one entity by key. Callers share the items and must not change them."""

    def __init__(self, db: AsyncDatabase, entity: type[E], find: Callable[[K], Get[E]]) -> None:
        """`find` is the get for a key."""
        assert not entity.__plan__.hides_some, "hidden items change with time"
        self._db = db
        self._find = find
        self._kept: KeptResults[K, E | None] = KeptResults(db)

    def known(self, key: K) -> E | None:
        """Returns the cached item of a key, if its partition has not changed."""
        kept = self._kept.known(key)
        return None if kept is None else kept.result

    async def get(self, key: K) -> E | None:
        """Returns the item of a key, cached or read."""
        kept = self._kept.known(key)
        if kept is not None:
            return kept.result
        since, get = self._db.version, self._find(key)
        found = await self._db.run(get)
        self._kept.keep(key, found, [get], since)
        return found
