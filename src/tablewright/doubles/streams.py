"""Streams: the records of a sandbox, read into memory and checked against the store.

Every change of a stream also changes its edition, in the same transaction. A process that holds a
stream in memory compares the edition with each request, by one consistent read.
Not here: tokens, faults and limits (`doubles.state`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar
from urllib.parse import quote, unquote

import msgspec

from tablewright.client import AsyncDatabase
from tablewright.doubles import limits
from tablewright.doubles.records import StoredRecord, StreamEdition
from tablewright.errors import AlreadyExistsError, ConflictError, ConflictingError, TooLargeError
from tablewright.ids import Ids
from tablewright.model import put_all, transaction, write_all

T = TypeVar("T")

_FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_IN_TRANSACTION_MAX = 45  # changes with the events that they cause; DynamoDB allows 100 writes


@dataclass(frozen=True)
class Record:
    """A record, as JSON text: numbers and unknown fields stay as they were written."""

    id: str
    text: bytes

    @classmethod
    def of(cls, fields: Mapping[str, Any], *, name: str = "id") -> Record:
        """Returns a record of its fields; values may be `msgspec.Raw`."""
        return cls(str(_plain(fields[name])), msgspec.json.encode(fields))

    @cached_property
    def fields(self) -> dict[str, msgspec.Raw]:
        """The fields, undecoded."""
        return _FIELDS.decode(self.text)

    @cached_property
    def properties(self) -> dict[str, Any]:
        """The decoded field `properties`, of HubSpot's objects."""
        return self.value("properties") or {}

    def value(self, name: str) -> Any:
        """Returns a decoded field; None if it is missing."""
        raw = self.fields.get(name)
        return None if raw is None else msgspec.json.decode(raw)

    def with_fields(self, changes: Mapping[str, Any]) -> Record:
        """Returns the record with other fields; the rest stays byte for byte."""
        return Record(self.id, msgspec.json.encode({**self.fields, **changes}))


def _plain(value: Any) -> Any:
    return msgspec.json.decode(value) if isinstance(value, msgspec.Raw) else value


@dataclass(frozen=True)
class Stream:
    """The records of a kind, in the order of the service's lists."""

    mark: str  # of its edition; empty before the first change
    by_id: Mapping[str, Record]
    ordered: Sequence[Record]

    @cached_property
    def positions(self) -> Mapping[str, int]:
        """The place of each record in the order."""
        return {record.id: place for place, record in enumerate(self.ordered)}


@dataclass(frozen=True)
class Change:
    """A record to write, or to delete if there is no record."""

    kind: str
    id: str
    record: Record | None

    @classmethod
    def writing(cls, kind: str, record: Record) -> Change:
        """Returns the change that writes a record."""
        return cls(kind, record.id, record)


Order = Callable[[str, Record], Any]  # gets the kind; returns the sort key of lists


class Streams:
    """The streams of a sandbox."""

    def __init__(self, sandbox: str, db: AsyncDatabase, ids: Ids, order: Order) -> None:
        """`db` must not be bound to a tenant."""
        self._sandbox = sandbox
        self._db = db
        self._ids = ids
        self._order = order
        self._held: OrderedDict[str, Stream] = OrderedDict()
        self._lock = asyncio.Lock()

    async def read(self, kind: str) -> Stream:
        """Returns the current records of a kind."""
        found = await self._db.run(StreamEdition.get(self._sandbox, kind).consistently())
        mark = "" if found is None else found.mark
        held = self._held.get(kind)
        if held is None or held.mark != mark:
            held = await self._loaded(kind, mark)
        self._held[kind] = held
        self._held.move_to_end(kind)
        if len(self._held) > limits.STREAMS_CACHED_MAX:
            self._held.popitem(last=False)
        return held

    async def _loaded(self, kind: str, mark: str) -> Stream:
        if not mark:
            return Stream("", {}, ())
        stored = await self._db.all(StoredRecord.of_stream(self._sandbox, kind).consistently())
        records = [Record(unquote(one.place), one.body) for one in stored]
        ordered = sorted(records, key=lambda one: self._order(kind, one))
        return Stream(mark, {one.id: one for one in records}, ordered)

    async def change(self, kind: str, decide: Callable[[Stream], tuple[Sequence[Change], T]]) -> T:
        """Changes a stream in one step, although other processes may change it too.

        `decide` gets the current records and returns the changes, and a value to return. It is
        called again if another process was first. It may also change other kinds.
        """
        async with self._lock:
            for _ in range(limits.CHANGE_TRIES_MAX):
                stream = await self.read(kind)
                changes, result = decide(stream)
                if not changes:
                    return result
                try:
                    await self._commit(stream, kind, changes)
                except (ConflictError, AlreadyExistsError):
                    continue
                return result
        raise ConflictingError("Another process changes the same records. Try again.")

    async def _commit(self, stream: Stream, kind: str, changes: Sequence[Change]) -> None:
        writes = [self._write(one) for one in changes]
        edition = self._edition(kind)
        own = edition.put(StreamEdition.mark == stream.mark) if stream.mark else edition.create()
        others = [self._edition(one).put() for one in {one.kind for one in changes} - {kind}]
        if len(writes) <= _IN_TRANSACTION_MAX:
            await self._db.run(transaction(own, *others, *writes))
            return
        # Too many for one transaction: readers may see a part of them.
        await self._db.run(own)
        await self._db.run(write_all(writes))
        await self._db.run(write_all([self._edition(kind).put(), *others]))

    def _write(self, change: Change) -> Any:
        place = quote(change.id, safe="")
        if change.record is None:
            return StoredRecord.at(sandbox=self._sandbox, kind=change.kind, place=place).delete()
        return self._stored(change.kind, change.record).put()

    def _stored(self, kind: str, record: Record) -> StoredRecord:
        if len(record.text) > limits.RECORD_BYTES_MAX:
            raise TooLargeError(f"A record may have at most {limits.RECORD_BYTES_MAX:,} bytes.")
        place = quote(record.id, safe="")
        return StoredRecord(sandbox=self._sandbox, kind=kind, place=place, body=record.text)

    def _edition(self, kind: str) -> StreamEdition:
        return StreamEdition(sandbox=self._sandbox, kind=kind, mark=self._ids.uuid())

    async def fill(self, kind: str, records: Iterable[Record]) -> None:
        """Writes many records; existing ones with the same ids are replaced."""
        await self._db.run(put_all([self._stored(kind, one) for one in records]))
        await self._db.run(self._edition(kind).put())
