"""Walking: pages of events from several index ranges.

A list of all events merges undelivered and delivered ones by time; a list of one type is filtered.
A page is built from chunks, one of each range at a time. A cursor contains the start of the current
chunk of each range, the time of the last returned event, and the ids returned at that time. The
next page reads the chunk again, and skips those.

Nothing is lost or returned twice while others store and acknowledge. An acknowledged event keeps
its time and moves to the other range; that range is always read after the first, to its end if
necessary, so that it is found there. Events of one millisecond have no order: with two ranges, each
page starts before all events of the last time, while the cursor can hold their ids. A page also
ends early if DynamoDB cuts a chunk at 1 MB.
Not here: the ranges (`events.inbox.lists`), views of events (`events.views`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from operator import attrgetter
from typing import Any, Final, Generic, Protocol, TypeVar
from uuid import UUID

import msgspec

from tablewright.api import limits as api_limits
from tablewright.model import Operation, Page, Session, Shown
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.seals import opened, sealed

_GIVEN_MAX = 2 * api_limits.API_PAGE_MAX  # ids in a cursor: 4 KB of its 6


class Listed(Protocol):
    """The attributes of an event that a walk needs, besides those of a view."""

    @property
    def id(self) -> UUID:
        """The event's id."""
        ...

    @property
    def created_at(self) -> int:
        """The receipt time, in milliseconds since 1970."""
        ...


L = TypeVar("L", bound=Listed)

_order: Final = attrgetter("created_at", "id")


class _Position(msgspec.Struct, array_like=True):
    """The position of a walk."""

    places: list[str | None]  # the start of each range's chunk; None: the start of the range
    last_ms: int | None = None  # the time of the last returned event
    given: list[bytes] = []  # the ids returned at that time


@dataclass(slots=True, eq=False)
class Walk(Operation[Page[L]], Generic[L]):
    """A page of events from several ranges, by time.

    All ranges have one direction. `wanted` filters events. A page that reads too many, or whose
    events are large, is short and has a cursor.
    """

    ranges: Sequence[Shown[L]]  # ranges that events move to come later
    limit: int
    bound_to: Sequence[Any]  # the request that a cursor is bound to
    wanted: Callable[[L], bool] | None = None
    cursor: str | None = None

    def steps(self, session: Session) -> Generator[Any, Any, Page[L]]:
        """Runs the queries of the page."""
        position = self._position(session)
        parts = [_Part(*one) for one in zip(self.ranges, position.places, strict=True)]
        found: list[L] = []
        examined = 0
        while len(found) < self.limit:
            if any(part.wants_more for part in parts):
                if examined >= events_limits.EVENTS_EXAMINED_MAX:
                    break
                count = self._count(position)
                if found and any(part.is_cut for part in parts):
                    break  # further events would make the page too large
                for part in parts:
                    yield from part.read(count, session)
                    part.waiting = self._next_of(part.chunk, position)
                    # Large events count for as many as a chunk could hold of smaller ones.
                    examined += count if part.is_cut else len(part.chunk)
                continue
            waiting = [part for part in parts if part.waiting]
            if not waiting:
                break
            if len(parts) == 1:  # nothing to merge: events were checked when read
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
        # One range is sorted by time, but not within one time.
        if len(parts) > 1 or len({one.created_at for one in found}) < len(found):
            found.sort(key=_order, reverse=self._is_backward)
        return Page(found, self._cursor_of(parts, position, session), examined)

    @property
    def _is_backward(self) -> bool:
        return self.ranges[0].query.is_backward

    def _count(self, position: _Position) -> int:
        """Returns how many events to read of each range."""
        if self.wanted is not None:
            return max(self.limit, events_limits.EVENTS_CHUNK)
        # Events returned at the last time are read again.
        again = len(position.given)
        return self.limit + (again if again <= api_limits.API_PAGE_MAX else 0)

    def _first(self, parts: list[_Part[L]]) -> _Part[L]:
        choose = max if self._is_backward else min
        return choose(parts, key=lambda part: _order(part.waiting[0]))

    def _next_of(self, events: list[L], position: _Position) -> list[L]:
        """Returns the wanted events that were not returned yet."""
        if position.last_ms is None and self.wanted is None:
            return events[:]
        return [one for one in events if self._is_next(one, position)]

    def _is_next(self, event: L, position: _Position) -> bool:
        """Whether the event is wanted, and was not returned yet."""
        last_ms = position.last_ms
        if last_ms is not None:
            if event.created_at == last_ms:
                if event.id.bytes in position.given:
                    return False
            elif (event.created_at < last_ms) is not self._is_backward:
                return False
        return self.wanted is None or self.wanted(event)

    def _position(self, session: Session) -> _Position:
        if self.cursor is None:
            return _Position([None for _ in self.ranges])
        content = opened(self.cursor, self.bound_to, session)
        return msgspec.msgpack.decode(content, type=_Position)

    def _cursor_of(
        self, parts: list[_Part[L]], position: _Position, session: Session
    ) -> str | None:
        if all(part.is_over and not part.waiting for part in parts):
            return None
        if len(parts) == 1 or len(position.given) > _GIVEN_MAX:
            position.places = [part.next_place for part in parts]
            position.given = [one for part in parts for one in part.given_at(position.last_ms)]
        else:
            position.places = [part.place_before(position, self._is_backward) for part in parts]
        return sealed(msgspec.msgpack.encode(position), self.bound_to, session)


@dataclass(slots=True)
class _Part(Generic[L]):
    """A range that is being read."""

    query: Shown[L]
    place: str | None  # the start of the current chunk
    end: str | None = None  # its end, if something follows
    is_begun: bool = False
    is_cut: bool = False  # the current chunk is short, because its events are large
    chunk: list[L] = field(default_factory=list[L])
    waiting: list[L] = field(default_factory=list[L])  # the part not returned yet
    # The starts of this page's chunks, and the time of the last event of each.
    chunks: dict[str | None, int | None] = field(default_factory=dict[str | None, int | None])

    @property
    def is_over(self) -> bool:
        """Whether nothing follows the current chunk."""
        return self.is_begun and self.end is None

    @property
    def wants_more(self) -> bool:
        """Whether its next event is unknown."""
        return not self.waiting and not self.is_over

    @property
    def next_place(self) -> str | None:
        """Returns the start of the next chunk: the same again, unless it was used up."""
        return self.place if self.waiting or self.end is None else self.end

    def place_before(self, position: _Position, is_backward: bool) -> str | None:
        """Returns where to start so that everything of the last time is read again."""
        for place, last_ms in self.chunks.items():
            if last_ms is None or last_ms == position.last_ms:
                return place
            if position.last_ms is None or (last_ms > position.last_ms) is not is_backward:
                return place
        return self.next_place

    def given_at(self, time_ms: int | None) -> list[bytes]:
        """Returns the ids of a time that were returned and would be read again."""
        if not self.waiting and self.end is not None:
            return []
        waiting = {one.id for one in self.waiting}
        return [
            one.id.bytes
            for one in self.chunk
            if one.id not in waiting and one.created_at == time_ms
        ]

    def read(self, count: int, session: Session) -> Generator[Any, Any, None]:
        """Reads the next chunk."""
        self.place = self.next_place
        page = yield from self.query.paged(count, self.place).steps(session)
        self.is_begun, self.end = True, page.cursor
        self.is_cut = page.cursor is not None and len(page.items) < count
        self.chunk = page.items
        self.chunks[self.place] = page.items[-1].created_at if page.items else None


def _note(position: _Position, *events: Listed) -> None:
    """Records events of one time as returned."""
    time_ms = events[0].created_at
    if position.last_ms != time_ms:
        position.last_ms, position.given = time_ms, []
    position.given += [event.id.bytes for event in events]


def _last_together(events: list[L]) -> list[L]:
    """Returns the last events, which have the same time; a cursor covers no others."""
    last = events[-1].created_at
    same = list(takewhile(lambda event: event.created_at == last, reversed(events)))
    return same[::-1]
