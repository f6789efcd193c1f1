"""Tails: a hub reads the stream of its table, in one place for all topics.

An embedded store may be read by every process. A remote stream allows two readers, so a process
takes a seat while it has listeners. Without a seat, or if the table has no stream, the hub reads
its topics by queries.
Not here: the delivery of events (`live.channels`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import structlog

from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic
from tablewright.errors import MissedChangesError, NoStreamError
from tablewright.kits.live import limits
from tablewright.kits.live.channels import Share
from tablewright.kits.live.leases import ReaderLease
from tablewright.kits.live.positions import LiveEvent
from tablewright.kits.live.shared_reads import Looks
from tablewright.model import ChangeFeed, ChangeRecord, Table

Topics = Callable[[ChangeRecord], Iterable[tuple[Topic, LiveEvent]]]
Offer = Callable[[Topic, LiveEvent], object]

_log = structlog.stdlib.get_logger("tablewright.live")
_REMOTE_REST_SECONDS: Final = 0.5  # AWS: five reads of a shard in a second, by all readers


class Tail:
    """The changes of a table from now on, as events of topics."""

    def __init__(
        self, given: Runtime, system: str, table: type[Table], topics: Topics, *, seats: int
    ) -> None:
        self._given, self._table, self._topics = given, table, topics
        self._is_embedded = given.db.version is not None
        self._seats = [
            ReaderLease(given, system, f"tail#{table.table_name}#{number}")
            for number in range(0 if self._is_embedded else seats)
        ]
        self._seat: ReaderLease | None = None
        self._asked_at = 0.0
        self._has_stream = True
        self._feed: ChangeFeed | None = None
        self._left: deque[ChangeRecord] = deque()  # read, but not passed on yet
        self._starting = asyncio.Lock()
        self.number = 0  # of this tail: each start has another one
        self.looks = Looks(
            given, limits.REST_SECONDS if self._is_embedded else _REMOTE_REST_SECONDS
        )

    @property
    def is_reading(self) -> bool:
        """Whether this process reads the stream."""
        return self._feed is not None

    async def is_ready(self) -> bool:
        """Whether this process reads the stream; the first call starts with the next change."""
        async with self._starting:
            if not self._has_stream or not (self._is_embedded or await self._has_seat()):
                self.pause()
                return False
            if self._feed is None:
                feed = ChangeFeed(self._table, start="now")
                try:
                    await self._given.db.run(feed.read())
                except NoStreamError:
                    self._has_stream = False
                    _log.warning("hub_polls", table=self._table.table_name, reason="no stream")
                    return False
                self._feed = feed
                self.number += 1
            return True

    async def look(self, offer: Offer) -> None:
        """Reads new changes and passes them on, at most half of a listener's buffer."""
        if self._feed is not None and not self._left:
            await self._read(self._feed)
        share = Share()
        while self._left and not share.is_over:
            self.looks.is_busy = True
            for topic, event in self._topics(self._left.popleft()):
                offer(topic, event)
                share.take(event)
        self.looks.has_more = bool(self._left)

    async def _read(self, feed: ChangeFeed) -> None:
        try:
            changes = await self._given.db.run(feed.read())
        except MissedChangesError as missed:
            _log.warning("changes_missed", table=self._table.table_name, exc_info=missed)
            self.pause()  # a new tail starts, and queries find missed events
            return
        if feed is self._feed:  # the tail was not paused in between
            self._left.extend(changes)

    def pause(self) -> None:
        """Stops reading, because there are no listeners. The seat is freed when its lease ends."""
        self._feed = None
        self._left.clear()

    async def _has_seat(self) -> bool:
        """Takes or keeps a seat; tries again from time to time."""
        if self._seat is not None:
            if self._seat.is_held and (not self._seat.is_due or await self._seat.renew()):
                return True
            self._seat = None
        now = self._given.clock.now()
        if self._asked_at and now - self._asked_at < limits.LEASE_LOOK_SECONDS:
            return False
        self._asked_at = now
        for seat in self._seats:
            if await seat.take() is not None:
                self._seat = seat
                return True
        return False
