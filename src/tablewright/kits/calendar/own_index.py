"""Due times in a system's own table, through a shape instead of tickets.

    SHAPE = DueShape(SyncSchedule, at=SyncSchedule.next_run_at, minute=SyncSchedule.due,
                     is_active=SyncSchedule.is_active, ran_at=SyncSchedule.last_run_at)

    async def sync(schedule: SyncSchedule, now: datetime) -> Fired: ...

    Calendar(db, clock, [FiringIndex("core", SHAPE, sync, clock=clock)])

The index has the due minute as its whole key, so it is read minute by minute, from the end of the
last complete pass. An item that gets a due time in the past is therefore not found.
Not here: the transaction (`calendar.firing`), tickets (`calendar.tickets`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, Generic, TypeVar

import structlog

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import ConflictError
from tablewright.kits.calendar import limits
from tablewright.kits.calendar.firing import Fired, Turns, fire_each, fire_once, put_off
from tablewright.kits.calendar.records import CalendarPass
from tablewright.kits.calendar.together import Together
from tablewright.model import Condition, Entity, Query, Update, assign, le
from tablewright.model.expressions.conditions import located

E = TypeVar("E", bound=Entity)

_log = structlog.stdlib.get_logger("tablewright.calendar")
_MINUTE: Final = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class DueShape(Generic[E]):
    """Maps due times to attributes of a system's entity, as `SyncSchedule.next_run_at`."""

    entity: type[E]
    at: datetime | None  # in whole minutes; optional if an item may stop being due
    minute: Callable[[datetime], Query[E]]  # the pattern that finds the items due in one minute
    is_active: bool | None = None  # an item is due only while this is true
    ran_at: datetime | None = None  # set to the time of firing

    def __post_init__(self) -> None:
        """Raises `NotAConditionError` if a value is not an attribute of the entity."""
        for path in (self.at, self.is_active, self.ran_at):
            if path is not None:
                located(path, entity=self.entity)

    def due_at(self, item: E) -> datetime | None:
        """Returns when an item is due; None if it is not."""
        if self.is_active is not None and not self._value(item, self.is_active):
            return None
        return self._value(item, self.at)

    def moving(self, item: E, next_at: datetime | None, *changes: Any) -> Update[E]:
        """Advances an item to its next time, if it is unchanged."""
        conditions: list[Condition | bool] = [self.at == self._value(item, self.at)]
        if self.is_active is not None:
            conditions.append(self.is_active == True)  # noqa: E712
        key = {name: getattr(item, name) for name in self.entity.__plan__.key_parts}
        place = self.entity.at(**key)
        return place.update(assign(self.at, next_at), *changes).when(*conditions)

    def _value(self, item: E, path: object) -> Any:
        name = str(located(path).steps[0])
        return getattr(item, self.entity.__plan__.by_given_name[name].python_name)


@dataclass(frozen=True, slots=True)
class FiringIndex(Generic[E]):
    """Fires the due items of a system's own index.

    `fire_all` decides about several items at once, with common reads; they are then fired in common
    transactions. It is optional: `fire` decides about an item alone, also after a conflict.
    """

    queue: str  # the system
    shape: DueShape[E]
    fire: Callable[[E, datetime], Awaitable[Fired]]
    clock: Clock
    name: str = ""  # if the system has several shapes of one entity
    fire_all: Callable[[Sequence[E], datetime], Awaitable[Sequence[Fired]]] | None = None
    turns: Turns = field(default_factory=Turns)

    async def run_due(self, db: AsyncDatabase, now: datetime) -> int:
        """Fires every due item; returns how many this process fired."""
        count = 0
        async for items in self._found(db, now):
            due = [one for one in items if (at := self.shape.due_at(one)) and at <= now]
            count += await self._fire_each(db, due)
        await self._complete(db, now)
        return count

    async def next_at(self, db: AsyncDatabase, now: datetime) -> datetime:
        """Returns when the next pass is."""
        return now + timedelta(seconds=limits.PASS_SECONDS)

    async def _found(self, db: AsyncDatabase, now: datetime) -> AsyncIterator[list[E]]:
        """Yields pages of items that may be due."""
        state = await db.run(CalendarPass.get(self.queue, self._named).consistently())
        longest = timedelta(seconds=limits.PASS_GAP_SECONDS_MAX)
        if state is None or now - state.done_until > longest:
            cursor = None
            while True:
                everything = self.shape.entity.scan().where(le(self.shape.at, now))
                page = await db.run(everything.from_cursor(cursor))
                yield page.items
                cursor = page.cursor
                if cursor is None:
                    return
        minute = state.done_until.replace(second=0, microsecond=0)
        minute -= limits.MINUTES_AGAIN * _MINUTE
        while minute <= now:
            yield await db.all(self.shape.minute(minute))
            minute += _MINUTE

    async def _fire_each(self, db: AsyncDatabase, due: Sequence[E]) -> int:
        async def alone(item: E) -> bool:
            return await self._fire(db, item)

        if self.fire_all is None:
            return await fire_each(due, alone)
        now, fire_all = instant(self.clock), self.fire_all
        together = Together(
            db,
            self.turns,
            decide=lambda some: fire_all(some, now),
            claim=lambda item, fired: self._claiming(item, fired, now),
            alone=alone,
        )
        return await together.fire(due)

    async def _fire(self, db: AsyncDatabase, item: E) -> bool:
        now = instant(self.clock)
        try:
            return await fire_once(
                db,
                lambda: self.fire(item, now),
                lambda fired: self._claiming(item, fired, now),
                self.turns,
            )
        except Exception as error:
            _log.warning("due_item_failed", queue=self.queue, shape=self._named, exc_info=error)
            later = now.replace(second=0, microsecond=0) + limits.PUT_OFF_MINUTES * _MINUTE
            await put_off(db, self.shape.moving(item, later))
            return False

    def _claiming(self, item: E, fired: Fired, now: datetime) -> Update[E]:
        ran = () if self.shape.ran_at is None else (assign(self.shape.ran_at, now),)
        return self.shape.moving(item, fired.next_at, *ran, *fired.changes)

    async def _complete(self, db: AsyncDatabase, now: datetime) -> None:
        state = CalendarPass(queue=self.queue, name=self._named, done_until=now)
        further = state.upsert(assign(CalendarPass.done_until, now))
        try:
            await db.run(further.when(CalendarPass.done_until < now))
        except ConflictError:
            return  # another process is ahead

    @property
    def _named(self) -> str:
        return self.name or self.shape.entity.__name__
