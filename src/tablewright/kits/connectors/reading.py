"""Reading: reads a stream for one run, from a position on, as pages for the vault.

A scan reads the list, part by part. A run that reads changes begins with the deleted records, if
the platform lists them. It continues a list, a search or events since the checkpoint.
Not here: the pages of a list (`connectors.listing`), windows of time (`connectors.windows`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from tablewright.errors import BadResponseError
from tablewright.kits.connectors import limits
from tablewright.kits.connectors.changes import ChangedSince, Events, Search, time_text
from tablewright.kits.connectors.listing import Batch, Guard, listed
from tablewright.kits.connectors.parts import filled, parts
from tablewright.kits.connectors.positions import Checkpoint, Position, Step, stored
from tablewright.kits.connectors.requesting import Requester
from tablewright.kits.connectors.slicing import ShapeError
from tablewright.kits.connectors.streams import Joined, Stream
from tablewright.kits.connectors.windows import Windows
from tablewright.kits.http import Budget
from tablewright.kits.vault import Record, RecordPage


@dataclass(slots=True)
class Reading:
    """A stream that is read from a position on."""

    requester: Requester
    stream: Stream
    parents: Stream | None
    position: Position
    checkpoint: Checkpoint | None
    search_budget: Budget | None
    now: float

    async def pages(self) -> AsyncGenerator[RecordPage]:
        """Yields the pages, and at last the checkpoint of the next run."""
        async for step in self._steps():
            self.position = step.position
            yield step.page
        yield self._last(self.position)

    async def _steps(self) -> AsyncGenerator[Step]:
        if self.position.mode == "archived":
            async for step in self._archived(self.position):
                yield step
        steps = {
            "scan": self._listed,
            "since": self._listed,
            "search": self._searched,
            "events": self._evented,
        }.get(self.position.mode)
        if steps is not None:
            async for step in steps(self.position):
                yield step

    def _last(self, position: Position) -> RecordPage:
        began = self.now if position.began is None else position.began
        scanned = began if position.full or self.checkpoint is None else self.checkpoint.scanned_at
        done = Position(mode="done", began=began, full=position.full)
        return RecordPage(
            position=stored(done), checkpoint=stored(Checkpoint(at=began, scanned_at=scanned))
        )

    async def _listed(self, position: Position) -> AsyncGenerator[Step]:
        changed, since = self.stream.changed, dict[str, str]()
        if position.mode == "since" and isinstance(changed, ChangedSince):
            since[changed.parameter] = time_text(self._since(changed.overlap_seconds), changed.form)
        async for one in parts(self.requester, self.stream, self.parents, position):
            names = await self._field_names(one.part)
            asked = {**since, **self._fields_parameter(names)}
            path = filled(self.stream.path, one.part)
            async for batch in listed(self.requester, self.stream, path, asked, one.cursor):
                position = replace(
                    position,
                    began=batch.sent_at if position.began is None else position.began,
                    part=one.part,
                    parents=one.parents,
                    cursor=batch.cursor,
                    is_part_done=batch.cursor is None,
                )
                yield Step(position, await self._records(batch, one.part))

    async def _archived(self, position: Position) -> AsyncGenerator[Step]:
        archived, path = self.stream.archived, self.stream.path
        assert archived is not None, "the mode is for streams with archived records"
        begin = position.cursor
        async for batch in listed(self.requester, self.stream, path, archived.parameters, begin):
            began = batch.sent_at if position.began is None else position.began
            position = replace(position, began=began, cursor=batch.cursor)
            at = position if batch.cursor is not None else _searching(position)
            yield Step(at, removed=[one.id for one in batch.records])

    async def _searched(self, position: Position) -> AsyncGenerator[Step]:
        search = self.stream.changed
        assert isinstance(search, Search), "the mode is for streams that are searched"
        if position.start is None:
            position = replace(position, start=self._since(search.overlap_seconds))
        names = await self._field_names(None)
        window = Windows(self.requester, self.stream, self.now, self.search_budget)
        async for found in window.searched(search, position, names):
            yield found

    async def _evented(self, position: Position) -> AsyncGenerator[Step]:
        events = self.stream.changed
        assert isinstance(events, Events), "the mode is for streams with events"
        if position.start is None:
            position = replace(position, start=self._since(events.overlap_seconds))
        window = Windows(self.requester, self.stream, self.now)
        async for found in window.evented(events, position):
            yield found

    def _since(self, overlap_seconds: int) -> float:
        assert self.checkpoint is not None, "without a checkpoint, everything is read"
        return self.checkpoint.at - overlap_seconds

    async def _field_names(self, part: str | None) -> list[str]:
        """Returns the names of fields that the platform must be asked for."""
        names = self.stream.fields
        if names is None:
            return []
        reply = await self.requester.get(filled(names.path, part))
        try:
            found = [one.id for one in reply.document.records(names.records, names.name)]
        except ShapeError as error:
            raise self.requester.error(BadResponseError, "unexpected", str(error)) from error
        return sorted(found)[: limits.FIELDS_MAX]

    def _fields_parameter(self, names: Sequence[str]) -> dict[str, str]:
        fields = self.stream.fields
        return {} if fields is None else {fields.parameter: ",".join(names)}

    async def _records(self, batch: Batch, part: str | None) -> list[Record]:
        joined = self.stream.joined
        if joined is not None:
            return await self._joined(joined, batch, part or "")
        if part is None:
            return batch.records
        return [Record(f"{part}:{one.id}", one.data) for one in batch.records]

    async def _joined(self, joined: Joined, batch: Batch, part: str) -> list[Record]:
        found, guard = list[Record](), Guard(self.requester)
        asked = [(one.id, "") for one in batch.records]
        while asked:
            guard.check_cursor(asked)
            reply = await self.requester.post(filled(joined.path, part), joined.body(asked))
            try:
                records, asked = joined.records(reply.document, part)
            except ShapeError as error:
                raise self.requester.error(BadResponseError, "unexpected", str(error)) from error
            found += records
        return found


def _searching(position: Position) -> Position:
    return Position(mode="search", began=position.began, full=position.full)
