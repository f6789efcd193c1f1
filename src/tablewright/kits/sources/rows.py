"""Rows: sources, schedules and runs in the entities of a shape, as values of the kit.

    source = await rows.sources.get(account_id, source_id)
    write = rows.sources.changing(source, same=("status",), status="paused")

Not here: their use (`sources.parts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any, Generic, TypeVar

from tablewright.client import AsyncDatabase
from tablewright.kits.shapes import word_of
from tablewright.kits.sources.shapes import RowShape, RunShape, ScheduleShape, SourceShape
from tablewright.kits.sources.values import Run, Schedule, Source, Stored
from tablewright.model import Change, Condition, Get, Operation, Query, Range, Update, get_all

V = TypeVar("V", bound=Stored)
S = TypeVar("S", bound=RowShape[Any])
_WORDS = ("status", "connection_type", "sync_status", "schedule_type")


class Rows(Generic[V, S]):
    """The stored values of one kind."""

    def __init__(self, db: AsyncDatabase, shape: S, kind: type[V]) -> None:
        """`db` is not bound to a tenant."""
        self.db, self.shape, self.kind = db, shape, kind
        roles = [one.name for one in fields(kind) if shape.has(one.name)]
        usual: dict[str, Callable[[Any], Any]] = {one: word_of for one in roles if one in _WORDS}
        known = usual | dict(shape.read)
        self._plain = [one for one in roles if one not in known]
        self._read = [(one, known[one]) for one in roles if one in known]

    def seen(self, item: Any) -> V:
        """Returns an item as a value."""
        value_of = self.shape.value
        values: dict[str, Any] = {role: value_of(item, role) for role in self._plain}
        for role, read in self._read:
            found = value_of(item, role)
            values[role] = None if found is None else read(found)
        return self.kind(**values, item=item)

    def new(self, **roles: Any) -> V:
        """Returns a value to create: `value.item.create()`. Roles that are None are left out."""
        known = {role: one for role, one in roles.items() if one is not None}
        return self.seen(self.shape.new(**self._written(known)))

    def changing(
        self,
        value: V,
        *conditions: Condition | bool,
        also: Sequence[Change] = (),
        same: Sequence[str] = (),
        **roles: Any,
    ) -> Update[Any]:
        """Returns the write that changes roles of a value, and removes those set to None.

        It fails unless the roles `same` are still as they were read.
        """
        shape, item = self.shape, value.item
        unchanged = [shape.still_has(one, shape.value(item, one)) for one in same]
        update = shape.at_item(item).update(*shape.set(**self._written(roles)), *also)
        return update.when(*unchanged, *conditions) if unchanged or conditions else update

    async def found(self, operation: Operation[Any]) -> V | None:
        """Runs an operation that finds one item."""
        item = await self.db.run(operation)
        return None if item is None else self.seen(item)

    async def found_all(self, operations: Sequence[Get[Any]]) -> list[V | None]:
        """Runs operations that find one item each, by keys, in batches."""
        found = await self.db.run(get_all(operations)) if operations else []
        return [None if item is None else self.seen(item) for item in found]

    async def all(self, operation: Any) -> list[V]:
        """Returns all items of a query, except those with an unreadable attribute."""
        page = await self.db.all(operation, unreadable="collect")
        return [self.seen(one) for one in page.items]

    def _written(self, roles: Mapping[str, Any]) -> dict[str, Any]:
        return {role: self.shape.stored(role, one) for role, one in roles.items()}


class Sources(Rows[Source, SourceShape[Any]]):
    """The sources of one system."""

    def __init__(self, db: AsyncDatabase, shape: SourceShape[Any]) -> None:
        super().__init__(db, shape, Source)

    async def get(
        self, account_id: str, source_id: str, *, with_deleted: bool = False
    ) -> Source | None:
        """A source of an account, as it is now."""
        get = self.shape.get(account_id, source_id)
        get = get.with_hidden() if with_deleted else get
        found = await self.found(get.consistently())
        return found if found is None or found.account_id == account_id else None

    async def present(self, places: Sequence[tuple[str, str]]) -> list[Source | None]:
        """The sources at pairs of account and source, as they are now."""
        found = await self.found_all([self.shape.get(*one).consistently() for one in places])
        return [
            one if one is not None and one.account_id == account_id else None
            for one, (account_id, _) in zip(found, places, strict=True)
        ]

    async def locate(self, source_id: str) -> Source | None:
        """A source, if its account is not known."""
        if self.shape.locate is None:
            return await self.found(self.shape.get("", source_id).consistently())
        listed = await self.found(self.shape.locate(source_id))  # an index lags
        return None if listed is None else await self.get(listed.account_id, source_id)

    async def among(self, ids: Iterable[tuple[str, str]]) -> dict[str, Source]:
        """The existing sources of some pairs of account and source, by their ids."""
        gets = [self.shape.get(*one) for one in dict.fromkeys(ids)]
        found = await self.db.run(get_all(gets, unreadable="collect")) if gets else None
        seen = [self.seen(one) for one in (found.items if found else ()) if one is not None]
        return {one.source_id: one for one in seen}

    def listed(
        self, account_id: str, *, platform_id: str | None = None, status: str | None = None
    ) -> Query[Any]:
        """The query with the fewest other sources; it may find some of other kinds."""
        shape = self.shape
        if status is not None and shape.with_status is not None:
            return shape.with_status(account_id, shape.stored("status", status))
        if platform_id is not None and shape.of_platform is not None:
            return shape.of_platform(account_id, platform_id)
        return shape.of_account(account_id)

    async def of_account(self, account_id: str, *, with_deleted: bool = False) -> list[Source]:
        """The sources of an account."""
        listed = self.shape.of_account(account_id)
        return await self.all(listed.with_hidden() if with_deleted else listed)

    async def active(self, account_id: str) -> list[Source]:
        """The active sources of an account."""
        listed = await self.all(self.listed(account_id, status="active"))
        return [one for one in listed if one.status == "active"]


class Schedules(Rows[Schedule, ScheduleShape[Any]]):
    """The schedules of one system."""

    def __init__(self, db: AsyncDatabase, shape: ScheduleShape[Any]) -> None:
        super().__init__(db, shape, Schedule)

    async def get(self, account_id: str, source_id: str, schedule_id: str) -> Schedule | None:
        """A schedule, as it is now."""
        return await self.found(self.shape.get(account_id, source_id, schedule_id).consistently())

    async def present(self, schedules: Sequence[Schedule]) -> list[Schedule | None]:
        """Schedules that were read, as they are now."""
        ids = [(one.account_id, one.source_id, one.schedule_id) for one in schedules]
        return await self.found_all([self.shape.get(*one).consistently() for one in ids])

    async def of_source(self, source: Source) -> list[Schedule]:
        """The schedules of a source, as they are now."""
        listed = self.shape.of_source(source.account_id, source.source_id)
        return await self.all(listed.consistently())


class Runs(Rows[Run, RunShape[Any]]):
    """The runs of one system."""

    def __init__(self, db: AsyncDatabase, shape: RunShape[Any]) -> None:
        super().__init__(db, shape, Run)

    async def get(self, account_id: str, source_id: str, sync_id: str) -> Run | None:
        """A run of an account, as it is now."""
        found = await self.found(self.shape.get(account_id, source_id, sync_id).consistently())
        return found if found is None or found.account_id == account_id else None

    def with_status(self, word: str, started_at: Range[datetime] | None = None) -> Query[Any]:
        """The query of the runs of all accounts with a status."""
        return self.shape.with_status(self.shape.stored("status", word), started_at)
