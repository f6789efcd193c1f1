"""Windows: changes since a time, read in windows of time, the oldest first.

A window with too many changes is halved, and the next ones grow again. A position is the start of a
window, so that an attempt never repeats an earlier one. Inside a window:

- A *search* continues after the last id. A record that changes during the search leaves the window
  and shifts no other record.
- *Events* are listed newest first, so a window is read completely, and the newest event of an
  object counts.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from msgspec import Raw
from msgspec.structs import replace

from tablewright.errors import BadResponseError, PlatformRefusedError
from tablewright.kits.connectors import limits
from tablewright.kits.connectors.changes import Events, Search, SearchQuery
from tablewright.kits.connectors.listing import Guard, listed
from tablewright.kits.connectors.paging import Keyset
from tablewright.kits.connectors.positions import Position, Step
from tablewright.kits.connectors.requesting import Requester
from tablewright.kits.connectors.slicing import Document, ShapeError, record_of
from tablewright.kits.connectors.streams import Stream
from tablewright.kits.http import Budget
from tablewright.kits.vault import Record

_NOT_FOUND: Final = 404


@dataclass(slots=True)
class _Changes:
    """The newest event of each object in a window."""

    records: dict[str, Record] = field(default_factory=dict[str, Record])
    removed: dict[str, None] = field(default_factory=dict[str, None])
    stale: dict[str, None] = field(default_factory=dict[str, None])  # in another API version
    count: int = 0

    def has(self, object_id: str) -> bool:
        return object_id in self.records or object_id in self.removed or object_id in self.stale


@dataclass(slots=True)
class Windows:
    """Reads the changes of a stream from the start of a window until now."""

    requester: Requester
    stream: Stream
    now: float
    budget: Budget | None = None  # of searches

    async def searched(
        self, search: Search, position: Position, fields: Sequence[str]
    ) -> AsyncGenerator[Step]:
        """Yields records that a search finds; raises `PlatformError`."""
        guard, width = Guard(self.requester), None  # a record may appear in two windows
        while (start := _start(position)) < self.now:
            end = self._end(position, width)
            query = SearchQuery(_at(start), _at(end), position.cursor, fields, search.page_size)
            guard.check_cursor([start, end, position.cursor])
            reply = await self.requester.post(search.path, search.body(query), self.budget)
            if position.cursor is None and self._is_crowded(reply.document, search, end - start):
                width = (end - start) / 2
                position = replace(position, end=start + width)
                continue
            records = self._found(reply.document)
            guard.check_page(records)
            position = replace(position, began=_earlier(position.began, reply.sent_at))
            if len(records) < search.page_size:
                position = replace(position, start=end, end=None, cursor=None)
                guard, width = Guard(self.requester), _wider(width)
            else:
                position = replace(position, end=end, cursor=records[-1].id)
            yield Step(position, records)

    async def evented(self, events: Events, position: Position) -> AsyncGenerator[Step]:
        """Yields the objects of events; raises `PlatformError`."""
        width = None
        while (start := _start(position)) < self.now:
            end = self._end(position, width)
            changes, sent_at = await self._changes(events, start, end)
            if changes is None:
                width = (end - start) / 2
                position = replace(position, end=start + width)
                continue
            await self._refresh(changes)
            began = _earlier(position.began, sent_at)
            position = replace(position, began=began, start=end, end=None)
            width = _wider(width)
            yield Step(position, list(changes.records.values()), list(changes.removed))

    def _end(self, position: Position, width: float | None) -> float:
        if position.end is not None:
            return position.end
        return self.now if width is None else min(self.now, _start(position) + width)

    def _is_crowded(self, document: Document, search: Search, seconds: float) -> bool:
        total = document.text(search.total)
        if not total.isdigit():
            text = f"A search of {self.requester.platform.title} has no total."
            raise self.requester.error(BadResponseError, "unexpected", text)
        return int(total) > search.results_max and seconds > limits.WINDOW_SECONDS_MIN

    def _found(self, document: Document) -> list[Record]:
        try:
            return document.records(self.stream.records, self.stream.id)
        except ShapeError as error:
            raise self.requester.error(BadResponseError, "unexpected", str(error)) from error

    async def _changes(
        self, events: Events, start: float, end: float
    ) -> tuple[_Changes | None, float]:
        """Returns the changes of a window; None if it has too many."""
        first, last = int(start), int(end)  # events have times in seconds
        bounds = {"created[gte]": str(first), "created[lt]": str(max(last, first + 1))}
        listing = Stream(
            "events",
            events.path,
            records="data",
            paging=Keyset("starting_after", more="has_more"),
            page_size=self.stream.page_size,
        )
        changes, sent_at = _Changes(), self.now
        parameters = {**events.parameters, **bounds}
        async for batch in listed(self.requester, listing, events.path, parameters):
            sent_at = min(sent_at, batch.sent_at)
            for one in batch.records:
                self._note(events, Document(one.data), changes)
            changes.count += len(batch.records)
            is_crowded = changes.count > limits.EVENTS_PER_WINDOW_MAX
            if is_crowded and last - first > limits.WINDOW_SECONDS_MIN:
                return None, sent_at
        return changes, sent_at

    def _note(self, events: Events, event: Document, changes: _Changes) -> None:
        found = event.at("data.object")
        if found is None or event.text("data.object.object") != events.kind:
            return
        if not event.text(f"data.object.{self.stream.id}"):  # a draft, as in `invoice.upcoming`
            return
        record = self._record(found)
        if changes.has(record.id):  # a newer event
            return
        if event.text("type") in events.removed:
            changes.removed[record.id] = None
        elif event.text("api_version") != self.requester.platform.api_version:
            changes.stale[record.id] = None
        else:
            changes.records[record.id] = record

    async def _refresh(self, changes: _Changes) -> None:
        """Requests objects that events have in another API version."""
        for one in changes.stale:
            try:
                reply = await self.requester.get(f"{self.stream.path}/{one}")
            except PlatformRefusedError as error:
                if error.status != _NOT_FOUND:
                    raise
                changes.removed[one] = None
                continue
            whole = reply.document.at("")
            if whole is None or reply.document.is_true("deleted"):
                changes.removed[one] = None
            else:
                changes.records[one] = self._record(whole)

    def _record(self, raw: Raw) -> Record:
        try:
            return record_of(raw, self.stream.id)
        except ShapeError as error:
            raise self.requester.error(BadResponseError, "unexpected", str(error)) from error


def _start(position: Position) -> float:
    assert position.start is not None, "a window has a start"
    return position.start


def _wider(width: float | None) -> float | None:
    """The next window: a busy minute must not divide a quiet day."""
    return None if width is None else 2 * width


def _earlier(one: float | None, other: float) -> float:
    return other if one is None else min(one, other)


def _at(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
