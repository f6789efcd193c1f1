"""Recounting: counts everything again from the table, when changes were missed.

    async def rebuild(parts):
        days = Counter(parts)
        return [Daily(day=day, messages=count).put() for day, count in days.items()]

    Recount(entities=(Message,), part=lambda message: message.day, rebuild=rebuild)

The table changes during a recount, and no store reads a whole table at one moment. Each item's part
is therefore stored by its key, and the changes of the stream since then are applied to the parts.
The result is the table at one position of the stream, from which the follower continues.
Not here: when to recount, and committing the result (`live.follower`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from tablewright import limits as engine_limits
from tablewright.api.runtime import Runtime
from tablewright.clock import instant
from tablewright.kits.live import limits
from tablewright.kits.live.spool import Spool
from tablewright.model import ChangeFeed, Changes, Entity, Table
from tablewright.model.operations.writing import WriteOperation
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import content_of

Keep = Callable[[], Awaitable[None]]  # keeps the lease; raises if another process has it

# DynamoDB's clock may differ from ours, and has a precision of one second.
_SKEW = timedelta(seconds=engine_limits.CLOCK_SKEW_SECONDS)


@dataclass(frozen=True, slots=True)
class Recount:
    """The functions that rebuild all counters from the items of the table.

    `part` returns the part of an item in the counters: plain values, or None. Parts are stored in a
    temporary file, so they must not contain secrets. `rebuild` gets the parts of all items, and
    returns the writes that replace every counter, including those that are now zero. It may run
    more than once.
    """

    entities: Sequence[type[Entity]]
    part: Callable[[Any], Any]
    rebuild: Callable[[Iterator[Any]], Awaitable[Sequence[WriteOperation[Any]]]]


async def _nothing(parts: Iterator[Any]) -> Sequence[WriteOperation[Any]]:
    return ()


FROM_NOW: Final = Recount((), lambda item: None, _nothing)  # counts changes from now on


@dataclass(frozen=True, slots=True)
class Recounted:
    """The result: writes, and the position up to which they count."""

    writes: Sequence[WriteOperation[Any]]
    position: str
    read_at: datetime


async def recounted(
    given: Runtime, table: type[Table], recount: Recount, keep_lease: Keep
) -> Recounted:
    """Reads the table and the concurrent changes."""
    started = instant(given.clock)
    with Spool() as spool:
        for entity in recount.entities:
            async for page in given.db.pages(entity.scan().consistently().with_hidden()):
                await spool.keep([(_key(one), recount.part(one)) for one in page.items])
                await keep_lease()
        feed, read_at = await _caught_up(given, table, recount, spool, started, keep_lease)
        return Recounted(await recount.rebuild(spool.parts()), feed.position or "", read_at)


async def _caught_up(
    given: Runtime,
    table: type[Table],
    recount: Recount,
    spool: Spool,
    started: datetime,
    keep_lease: Keep,
) -> tuple[ChangeFeed, datetime]:
    """Applies the changes since the start; returns a feed that has read all of them."""
    feed = ChangeFeed(table)
    settled_at = instant(given.clock)
    if given.db.version is None:  # a remote stream lags behind its table
        settled_at += timedelta(seconds=limits.STREAM_SETTLING_SECONDS)
    count = empty = 0
    while True:
        read_at = instant(given.clock)
        changes = await given.db.run(feed.read())
        await keep_lease()
        if changes:
            count, empty = count + len(changes), 0
            await _apply(changes, recount, spool, started)
            continue
        empty += feed.is_at_open_shards
        # A shard may skip many changes of others without a result, and continue.
        is_complete = empty > 1 + count // engine_limits.GET_RECORDS_PASSED_MAX
        if is_complete and read_at >= settled_at:
            return feed, read_at
        if is_complete:
            await given.wait(given.stopping, limits.STREAM_POLL_SECONDS)
            if given.stopping.is_set():
                raise RecountStoppedError


async def _apply(changes: Changes, recount: Recount, spool: Spool, started: datetime) -> None:
    entities = tuple(recount.entities)
    await spool.keep(
        [
            (change.key, None if change.new is None else recount.part(change.new))
            for change in changes
            if change.entity in entities and change.at > started - _SKEW
        ]
    )


def _key(item: Entity) -> WireItem:
    plan: EntityPlan = item.__plan__
    return plan.key(content_of(item))


class RecountStoppedError(Exception):
    """The process ends. Another one starts the recount again."""
