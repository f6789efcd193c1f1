"""Follower: folds each change of a table into other items, exactly once.

    async def fold(change: ChangeRecord) -> Sequence[Folded]:
        if change.kind == "insert":
            return [tally(Daily(day=change.new.day), add(Daily.messages, 1))]
        return []

    Follower(given, "shop", "counters", Messages, fold, recount=Recount(...))

One transaction has the writes of some changes, and moves the follower's position past them, on
condition that the position is unchanged. A change is therefore folded once, even after a kill, a
lost response, or if two nodes follow by mistake. A lease assigns the work to one node; another
takes over when it ends. If changes were missed, everything is counted again from the table. Not
here: the position (`live.bookmark`), merging writes (`live.tallies`), `live.recounting`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from tablewright.api import limits as api_limits
from tablewright.api.runtime import Runtime
from tablewright.clock import instant
from tablewright.errors import (
    BatchRejectedError,
    ItemNotFoundError,
    MissedChangesError,
    TransactionFailedError,
)
from tablewright.kits.live import limits
from tablewright.kits.live.bookmark import Bookmark, LeaseLostError, Reached
from tablewright.kits.live.records import StreamReader
from tablewright.kits.live.recounting import (
    FROM_NOW,
    Recount,
    Recounted,
    RecountStoppedError,
    recounted,
)
from tablewright.kits.live.tallies import Batch, Folded
from tablewright.model import (
    ChangeFeed,
    ChangeRecord,
    Changes,
    Table,
    add,
    assign,
    check,
    transaction,
)
from tablewright.model.operations.writing import WriteOperation

Fold = Callable[[ChangeRecord], Awaitable[Sequence[Folded]]]

_log = structlog.stdlib.get_logger("tablewright.live")
_IMAGES: Final = "NEW_AND_OLD_IMAGES"


class Follower:
    """Follows the changes of one table, as background work of a service.

    `fold` returns the writes for a change: tallies, and other writes of different items. It must
    only read, and may run more than once for a change. A change whose writes fail delays later ones
    until they succeed. Without a `recount`, the follower starts with the changes after its first
    start, and missed changes are lost.
    """

    def __init__(
        self,
        given: Runtime,
        system: str,
        name: str,
        table: type[Table],
        fold: Fold,
        *,
        recount: Recount = FROM_NOW,
    ) -> None:
        """Raises `TypeError` if the table's stream does not contain both images of an item."""
        if table.options.stream != _IMAGES:
            raise TypeError(f"Table {table.table_name} must have stream={_IMAGES!r} to be followed")
        assert len(name) <= limits.FOLLOWER_NAME_LENGTH_MAX, "the name is a part of a key"
        self._given, self._db, self._clock = given, given.db, given.clock
        self._table, self._fold, self._recount = table, fold, recount
        self._bookmark = Bookmark(given, system, name)
        self._feed: ChangeFeed | None = None
        self._topic = (system, "live", "follower", name)
        self.name = f"follower {name} of {system}"

    def wake(self) -> None:
        """Makes the follower read at once, in any process of this node."""
        self._given.wakes.wake(self._topic)

    async def request_recount(self) -> None:
        """Requests a recount within seconds; `ItemNotFoundError` if the follower never ran."""
        due = assign(StreamReader.is_recount_due, True)
        await self._db.run(self._bookmark.lease.place.update(due))

    async def run(self, stopping: asyncio.Event) -> None:
        """Follows until the event is set."""
        trouble_seconds = 0.0
        with self._given.wakes.watching(self._topic) as came:
            while not stopping.is_set():
                came.clear()
                try:
                    pause_seconds = await self._turned()
                    trouble_seconds = 0.0
                except Exception:
                    first = api_limits.BACKGROUND_PAUSE_SECONDS
                    most = api_limits.BACKGROUND_PAUSE_SECONDS_MAX
                    pause_seconds = trouble_seconds = min(max(first, 2 * trouble_seconds), most)
                    _log.exception("follower_failed", work=self.name, again_in=pause_seconds)
                if pause_seconds and not stopping.is_set():
                    await self._given.wait(came, pause_seconds)
        await self._bookmark.lease.release()

    async def run_due(self) -> None:
        """Folds all existing changes, unless another process has the lease."""
        while await self._turned() == 0.0:
            pass

    async def _turned(self) -> float:
        """Reads and commits once; returns the delay before the next read."""
        try:
            return await self._turn()
        except (LeaseLostError, RecountStoppedError):
            self._forget()
            return limits.LEASE_LOOK_SECONDS
        except BaseException:
            self._forget()  # whether it was written is unknown: read it again
            raise

    async def _turn(self) -> float:
        if not self._bookmark.is_held:
            self._forget()  # another process may have moved it
        reader = await self._bookmark.held()
        if reader is None:
            return limits.LEASE_LOOK_SECONDS
        if self._feed is None or reader.is_recount_due:
            self._feed = await self._begun(reader)
        read_at = instant(self._clock)
        try:
            changes = await self._db.run(self._feed.read())
        except MissedChangesError as missed:
            self._feed = await self._recounted(str(missed.args[0]))
            return 0.0
        if changes.unreadable:
            _log.warning("changes_not_read", work=self.name, count=len(changes.unreadable))
        done = 0
        while done < len(changes):
            done += await self._commit_some(changes, done, read_at)
            await self._bookmark.keep()
        self._bookmark.note(Reached(changes.position_after(len(changes)), read_at))
        is_over = not changes and self._feed.is_at_open_shards
        return limits.STREAM_POLL_SECONDS if is_over else 0.0

    def _forget(self) -> None:
        self._feed = None
        self._bookmark.forget()

    async def _begun(self, reader: StreamReader) -> ChangeFeed:
        """Returns a feed from the position on, after a recount if due."""
        position, read_at = reader.position, reader.read_at
        if position is None or read_at is None:
            return await self._recounted("")
        if instant(self._clock) - read_at > timedelta(seconds=limits.FOLLOWER_GAP_SECONDS):
            return await self._recounted(f"The stream was read last at {read_at.isoformat()}.")
        if reader.is_recount_due:
            return await self._recounted("A recount was requested.")
        return ChangeFeed(self._table, position=position)

    async def _recounted(self, reason: str) -> ChangeFeed:
        """Counts everything again; returns a feed that continues from there.

        Without a reason, nothing was counted before, and nothing is logged.
        """
        if reason:
            _log.warning("recount_started", work=self.name, reason=reason)
        keep_lease = self._bookmark.keep
        done = await recounted(self._given, self._table, self._recount, keep_lease)
        await self._replace_all(done)
        if reason:
            _log.info("recount_done", work=self.name, writes=len(done.writes))
        return ChangeFeed(self._table, position=done.position)

    async def _replace_all(self, done: Recounted) -> None:
        """Writes the result of a recount. The last transaction moves the position.

        A kill in between leaves the old position, so that the next process recounts.
        """
        lease, writes = self._bookmark.lease, list(done.writes)
        while len(writes) > limits.FOLD_ACTIONS_MAX:
            part, writes = writes[: limits.FOLD_ACTIONS_MAX], writes[limits.FOLD_ACTIONS_MAX :]
            held = check(lease.place.get(), StreamReader.lease == lease.token)
            await self._run_held(held, part)
            await self._bookmark.keep()
        more = (add(StreamReader.recounts, 1), assign(StreamReader.is_recount_due, False))
        reached = Reached(done.position, done.read_at)
        await self._run_held(self._bookmark.moving(reached, *more), writes)
        self._bookmark.moved()
        self._bookmark.forget()

    async def _commit_some(self, changes: Changes, start: int, read_at: datetime) -> int:
        """Folds changes, and commits as many as fit in a transaction; returns how many."""
        folded = await self._folded(changes, start)
        while True:
            count = len(folded)
            reached = Reached(changes.position_after(start + count), read_at, count)
            try:
                await self._commit(Batch.of(folded), reached)
                return count
            except (BatchRejectedError, TransactionFailedError):
                if count == 1:
                    change = changes[start]
                    named = {"entity": change.entity.__name__, "number": change.sequence_number}
                    _log.warning("change_not_folded", work=self.name, **named)
                    raise
                # Two writes of one item, or an impossible one: commit fewer changes together.
                folded = folded[: count // 2]

    async def _folded(self, changes: Changes, start: int) -> list[Sequence[Folded]]:
        """Returns the results of changes, as many as may fit in a transaction."""
        folded: list[Sequence[Folded]] = []
        batch = Batch()
        for change in changes[start : start + limits.FOLD_CHANGES_MAX]:
            more = await self._fold(change)
            batch.add(more)
            if folded and len(batch) > limits.FOLD_ACTIONS_MAX:
                break
            folded.append(more)
        return folded

    async def _commit(self, batch: Batch, reached: Reached) -> None:
        while operations := batch.operations():
            try:
                await self._run_held(self._bookmark.moving(reached), list(operations.values()))
            except TransactionFailedError as failed:
                gone = _missing_rows(operations, failed)
                if not gone:
                    raise
                batch.drop(gone)
            else:
                self._bookmark.moved()
                return
        self._bookmark.note(reached)

    async def _run_held(
        self, held: WriteOperation[Any], others: Sequence[WriteOperation[Any]]
    ) -> None:
        """Runs a transaction whose first write requires the lease; raises `LeaseLostError`."""
        try:
            await self._db.run(transaction(held, *others))
        except TransactionFailedError as failed:
            if failed.reasons[0] is not None:
                raise LeaseLostError from failed
            raise


def _missing_rows(
    operations: Mapping[Any, WriteOperation[Any]], failed: TransactionFailedError
) -> list[Any]:
    """Returns the keys of tallies whose rows are missing and must not be created."""
    return [
        place
        for place, reason in zip(operations, failed.reasons[1:], strict=True)
        if not isinstance(place, int) and isinstance(reason, ItemNotFoundError)
    ]
