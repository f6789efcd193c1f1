"""Kept reads: what a get has found is good for as long as the store has not changed.

An embedded store numbers its commits, and every process sees the number of the last one. While it
is the same, a consistent read finds what it found before. So whoever is asked for the same item by
every request, such as the record of an API key, reads it once for each commit and not for each
request. A store over the network has no such number, and is read each time.
Not here: the number (`engine.Engine.version`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from tablewright import limits
from tablewright.client.async_database import AsyncDatabase
from tablewright.model.entity import Entity
from tablewright.model.operations.get import Get

K = TypeVar("K", bound=Hashable)
E = TypeVar("E", bound=Entity)


class KeptReads(Generic[K, E]):
    """Gets items of one entity by their keys. Nobody may change such an item: callers share it."""

    def __init__(self, db: AsyncDatabase, entity: type[E], find: Callable[[K], Get[E]]) -> None:
        """`find` is the get for a key."""
        assert not entity.__plan__.hides_some, "what is hidden changes with the time"
        self._db = db
        self._find = find
        self._found: dict[K, E | None] = {}
        self._version = -1

    async def get(self, key: K) -> E | None:
        """What is stored under a key now."""
        version = self._db.version
        if version is None:
            return await self._db.run(self._find(key))
        if version != self._version:
            self._found.clear()
            self._version = version
        elif key in self._found:
            return self._found[key]
        found = await self._db.run(self._find(key))
        # What was committed meanwhile may be in it, and another task may have begun anew.
        if self._version == version == self._db.version:
            if len(self._found) >= limits.KEPT_READS_MAX:
                self._found.clear()
            self._found[key] = found
        return found
