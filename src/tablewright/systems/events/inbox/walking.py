"""Walking: pages of events that no single query answers.

A list of all events is the undelivered ones and the delivered ones, merged by time; a list of one
type is what a filter leaves. A page is made of chunks, one of each range at a time. A cursor holds
where the current chunk of each range begins, the time of the last event that was given, and the ids
given at that time. The next page reads the chunk again, and leaves out what was given.

Nothing is lost and nothing given twice while others store and acknowledge. An event that is
acknowledged keeps its time and moves to the other range; that one is read later than the first
each time, to its end if need be, so that it is found there. Of events of one millisecond no order
is assumed: where there are two ranges, each page begins before all events of the last time, as long
as the cursor can hold the ids of those that were given.
A page ends early, too, where DynamoDB cuts a chunk because it has 1 MB.
Not here: the ranges (`events.inbox.lists`), and what is shown of an event (`events.views`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import takewhile
from typing import Any
from uuid import UUID

import msgspec

from tablewright.api import limits as api_limits
from tablewright.model import Operation, Page, Query, Session
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.inbox.times import millis_of
from tablewright.systems.events.seals import opened, sealed

_GIVEN_MAX = 2 * api_limits.API_PAGE_MAX  # ids that a cursor holds: 4 KB of the 6 it may have


class _Position(msgspec.Struct, array_like=True):
    """Where a walk goes on."""

    places: list[str | None]  # where the chunk of each range begins; None: where the range does
    last_ms: int | None = None  # the time of the last event that was given
    given: list[bytes] = []  # the ids that were given at that time


@dataclass(slots=True, eq=False)
class Walk(Operation[Page[Event]]):
    """A page of what is found in some ranges, by time.

    All ranges run in one direction. `wanted` leaves out events. A page for which too many of them
    had to be read, or whose events are large, is short and has a cursor.
    """

    ranges: Sequence[Query[Event]]  # those that events move to come later
    limit: int
    bound_to: Sequence[Any]  # what a cursor of this walk can be used for
    wanted: Callable[[Event], bool] | None = None
    cursor: str | None = None

    def steps(self, session: Session) -> Generator[Any, Any, Page[Event]]:
        """As many queries as the page needs."""
        position = self._position(session)
        parts = [_Part(*one) for one in zip(self.ranges, position.places, strict=True)]
        found: list[Event] = []
        examined = 0
        while len(found) < self.limit:
            if any(part.wants_more for part in parts):
                if examined >= events_limits.EVENTS_EXAMINED_MAX:
                    break
                count = self._count(position)
                if found and any(part.is_cut for part in parts):
                    break  # what follows would make the page too large
                for part in parts:
                    yield from part.read(count, session)
                    part.waiting = self._next_of(part.chunk, position)
                    # Large events count for as many as a chunk could hold of smaller ones.
                    examined += count if part.is_cut else len(part.chunk)
                continue
            waiting = [part for part in parts if part.waiting]
            if not waiting:
                break
            if len(parts) == 1:  # nothing to merge: what waits was looked at when it was read
                (part,) = parts
                missing = self.limit - len(found)
                taken, part.waiting = part.waiting[:missing], part.waiting[missing:]
                found += taken
                _note(position, *_last_together(taken))
                continue
            event = self._first(waiting).waiting.pop(0)
            if self._is_next(event, position):  # it may have been in both ranges
                found.append(event)
                _note(position, event)
        found.sort(key=_order, reverse=self._is_backward)
        return Page(found, self._cursor_of(parts, position, session), examined)

    @property
    def _is_backward(self) -> bool:
        return self.ranges[0].is_backward

    def _count(self, position: _Position) -> int:
        """How many events to read of each range."""
        if self.wanted is not None:
            return max(self.limit, events_limits.EVENTS_CHUNK)
        # What was given at the last time is read again.
        again = len(position.given)
        return self.limit + (again if again <= api_limits.API_PAGE_MAX else 0)

    def _first(self, parts: list[_Part]) -> _Part:
        choose = max if self._is_backward else min
        return choose(parts, key=lambda part: _order(part.waiting[0]))

    def _next_of(self, events: list[Event], position: _Position) -> list[Event]:
        """Those that were not given yet, and are wanted."""
        if position.last_ms is None and self.wanted is None:
            return events[:]
        return [one for one in events if self._is_next(one, position)]

    def _is_next(self, event: Event, position: _Position) -> bool:
        """Whether it was not given yet, and is wanted."""
        last_ms = position.last_ms
        if last_ms is not None:
            time_ms = millis_of(event.timestamp)
            if time_ms == last_ms:
                if event.event_id.bytes in position.given:
                    return False
            elif (time_ms < last_ms) is not self._is_backward:
                return False
        return self.wanted is None or self.wanted(event)

    def _position(self, session: Session) -> _Position:
        if self.cursor is None:
            return _Position([None for _ in self.ranges])
        content = opened(self.cursor, self.bound_to, session)
        return msgspec.msgpack.decode(content, type=_Position)

    def _cursor_of(self, parts: list[_Part], position: _Position, session: Session) -> str | None:
        if all(part.is_over and not part.waiting for part in parts):
            return None
        if len(parts) == 1 or len(position.given) > _GIVEN_MAX:
            position.places = [part.next_place for part in parts]
            position.given = [one for part in parts for one in part.given_at(position.last_ms)]
        else:
            position.places = [part.place_before(position, self._is_backward) for part in parts]
        return sealed(msgspec.msgpack.encode(position), self.bound_to, session)


@dataclass(slots=True)
class _Part:
    """A range that is being read."""

    query: Query[Event]
    place: str | None  # where the current chunk begins
    end: str | None = None  # where it ends, if something follows
    is_begun: bool = False
    is_cut: bool = False  # the current chunk is shorter than wanted, because its events are large
    chunk: list[Event] = field(default_factory=list[Event])
    waiting: list[Event] = field(default_factory=list[Event])  # of it, what was not given yet
    # Where the chunks of this page begin, and the time of the last event of each.
    chunks: dict[str | None, int | None] = field(default_factory=dict[str | None, int | None])

    @property
    def is_over(self) -> bool:
        """Whether nothing follows the current chunk."""
        return self.is_begun and self.end is None

    @property
    def wants_more(self) -> bool:
        """Whether it cannot be said what its next event is."""
        return not self.waiting and not self.is_over

    @property
    def next_place(self) -> str | None:
        """Where the next chunk begins: the same again, unless it was used up and others follow."""
        return self.place if self.waiting or self.end is None else self.end

    def place_before(self, position: _Position, is_backward: bool) -> str | None:
        """Where to begin so that everything of the last time comes again."""
        for place, last_ms in self.chunks.items():
            if last_ms is None or last_ms == position.last_ms:
                return place
            if position.last_ms is None or (last_ms > position.last_ms) is not is_backward:
                return place
        return self.next_place

    def given_at(self, time_ms: int | None) -> list[bytes]:
        """The ids of a time that were given and would be read again from the next place on."""
        if not self.waiting and self.end is not None:
            return []
        waiting = {one.event_id for one in self.waiting}
        return [
            one.event_id.bytes
            for one in self.chunk
            if one.event_id not in waiting and millis_of(one.timestamp) == time_ms
        ]

    def read(self, count: int, session: Session) -> Generator[Any, Any, None]:
        """Reads the next chunk."""
        self.place = self.next_place
        query = self.query.limit(count).bounded().from_cursor(self.place)
        page = yield from query.steps(session)
        self.is_begun, self.end = True, page.cursor
        self.is_cut = page.cursor is not None and len(page.items) < count
        self.chunk = page.items
        self.chunks[self.place] = millis_of(page.items[-1].timestamp) if page.items else None


def _note(position: _Position, *events: Event) -> None:
    """Notes that events of one time were given."""
    time_ms = millis_of(events[0].timestamp)
    if position.last_ms != time_ms:
        position.last_ms, position.given = time_ms, []
    position.given += [event.event_id.bytes for event in events]


def _last_together(events: list[Event]) -> list[Event]:
    """Those at the end that have the same time; a cursor tells no more of the others."""
    last = events[-1].timestamp
    same = list(takewhile(lambda event: event.timestamp == last, reversed(events)))
    return same[::-1]


def _order(event: Event) -> tuple[datetime, UUID]:
    return event.timestamp, event.event_id
