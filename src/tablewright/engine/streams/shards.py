"""Stored streams and their shards.

A stream is a view of a table's change log. A shard is a part of it: the partition keys whose hashes
begin with certain bytes, from one sequence number to another. Nothing is copied for a shard, and
the change alone determines its shard. A stream starts with two shards. After four hours each is
closed and succeeded by a child with the same keys, or by two children with half of them each if it
was busy. A disabled stream, the stream of a deleted table, and a closed shard can be read for a
day.
Not here: the log (`engine.streams.change_log`), the records of responses
(`engine.streams.stream_records`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from tablewright import limits
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.streams import change_log
from tablewright.engine.tables.definition import (
    ARN_PREFIX,
    STREAM_INFIX,
    TableDefinition,
    stream_arn,
)
from tablewright.engine.tables.schema import id_bytes

if TYPE_CHECKING:
    from tablewright.engine.items.changes import ChangeSet

_MILLISECOND = 0.001


class Shard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a stream: slots from `lower` to `upper`, exclusive, and numbers, both inclusive."""

    id: str
    lower: int
    upper: int
    first: int
    opened_at: float
    parent: str = ""
    last: int = 0  # 0: it is open
    closed_at: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether it still receives changes."""
        return not self.last


class Stream(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stream, with its shards in the order of their ids."""

    table_name: str
    table_id: int
    table_uuid: str
    label: str
    view_type: str
    key_schema: list[dict[str, str]]
    created_at: float
    shards: list[Shard]
    ended_at: float = 0.0  # 0: it is switched on

    @property
    def arn(self) -> str:
        """The Amazon resource name of the stream."""
        return stream_arn(self.table_name, self.label)

    @property
    def key(self) -> bytes:
        """The key of the stream in the store."""
        return _key(self.table_name, self.label)

    @property
    def log_id(self) -> bytes:
        """The table's id as the prefix of log keys."""
        return id_bytes(self.table_id)

    def is_readable(self, now: float) -> bool:
        """Whether the stream is enabled, or was enabled within the last day."""
        return not self.ended_at or now - self.ended_at < limits.STREAM_SECONDS

    def readable_shards(self, now: float) -> list[Shard]:
        """The shards that are open, or were open within the last day."""
        return [
            shard
            for shard in self.shards
            if shard.is_open or now - shard.closed_at < limits.STREAM_SECONDS
        ]

    def shard(self, shard_id: str, now: float) -> Shard | None:
        """The readable shard of that id."""
        return next((s for s in self.readable_shards(now) if s.id == shard_id), None)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Stream).decode


def read(txn: Any, store: Store, arn: str) -> Stream | None:
    """The stream of an Amazon resource name."""
    key = arn.removeprefix(ARN_PREFIX).encode()
    record = txn.get(key, db=store.streams)
    if record is None or not arn.startswith(ARN_PREFIX):
        return None
    return _decode(records.opened(key, record))


def all_in_order(txn: Any, store: Store) -> Iterator[Stream]:
    """Every stream, in the order of table names and labels."""
    with txn.cursor(db=store.streams) as cursor:
        for key, record in cursor:
            yield _decode(records.opened(key, record))


def decoded(payload: bytes) -> Stream:
    """The stream that a record holds."""
    return _decode(payload)


def fresh_label(txn: Any, store: Store, table_name: str, now: float) -> str:
    """Returns an unused label for a stream of the table: the time, to the millisecond."""
    while txn.get(_key(table_name, _label(now)), db=store.streams) is not None:
        now += _MILLISECOND
    return _label(now)


def begin(changes: ChangeSet, definition: TableDefinition) -> None:
    """Creates the stream of a table's definition."""
    width = change_log.SLOTS // limits.SHARDS_AT_FIRST
    stream = Stream(
        table_name=definition.name,
        table_id=definition.id,
        table_uuid=definition.uuid,
        label=definition.stream_label,
        view_type=definition.stream["StreamViewType"],
        key_schema=definition.key_schema,
        created_at=round(changes.now, 3),
        shards=[],
    )
    shards = [
        _opened(changes, stream, lower, lower + width)
        for lower in range(0, change_log.SLOTS, width)
    ]
    _put(changes, msgspec.structs.replace(stream, shards=sorted(shards, key=_by_id)))


def end(changes: ChangeSet, definition: TableDefinition) -> None:
    """Disables the stream of a table's definition; it can be read for a day."""
    stream = read(changes.txn, changes.store, stream_arn(definition.name, definition.stream_label))
    assert stream is not None, "a table with a stream has one in the store"
    shards = [_closed(changes, shard) if shard.is_open else shard for shard in stream.shards]
    _put(changes, msgspec.structs.replace(stream, shards=shards, ended_at=changes.now))


def needs_upkeep(stream: Stream, now: float) -> bool:
    """Whether a shard should close, or something has expired."""
    return (
        not stream.is_readable(now)
        or len(stream.readable_shards(now)) < len(stream.shards)
        or any(_is_due(shard, now) for shard in stream.shards)
    )


def busy_shards(txn: Any, store: Store, stream: Stream, now: float) -> set[str]:
    """Returns the shards that should close, with so many changes that they should be split.

    Counting takes a while, so a snapshot does it, not the commit that closes them. A shard with
    less than its share of the changes is not busy.
    """
    due = sorted((s for s in stream.shards if _is_due(s, now)), key=lambda shard: shard.lower)
    if not due:
        return set()
    lowers = [shard.lower for shard in due]
    taken = [0] * len(due)
    looked_at_max = (limits.SHARD_SPLIT_RECORDS + 1) * limits.SHARDS_OPEN_MAX
    with txn.cursor(db=store.log) as cursor:
        keys = change_log.keys(cursor, stream.log_id, min(shard.first for shard in due))
        for key in islice(keys, looked_at_max):
            slot = change_log.slot_of(key)
            place = bisect_right(lowers, slot) - 1
            if place >= 0 and slot < due[place].upper:
                taken[place] += change_log.sequence_of(key) >= due[place].first
    return {
        shard.id
        for shard, count in zip(due, taken, strict=True)
        if count > limits.SHARD_SPLIT_RECORDS
    }


def keep_up(changes: ChangeSet, stream_key: bytes, busy: Collection[str] = ()) -> None:
    """Drops expired parts, and closes the shards that are due.

    `busy` are the ids of those that should be split.
    """
    record = changes.txn.get(stream_key, db=changes.store.streams)
    if record is None:
        return
    stream = _decode(records.opened(stream_key, record))
    if not stream.is_readable(changes.now):
        changes.txn.delete(stream_key, db=changes.store.streams)
        return
    shards: list[Shard] = []
    spare = limits.SHARDS_OPEN_MAX - sum(shard.is_open for shard in stream.shards)
    for shard in stream.readable_shards(changes.now):
        if not _is_due(shard, changes.now):
            shards.append(shard)
            continue
        bounds = [(shard.lower, shard.upper)]
        if shard.id in busy and spare > 0:
            bounds = _halves(shard)
        spare -= len(bounds) - 1
        shards.append(_closed(changes, shard))
        shards += [_opened(changes, stream, *bound, parent=shard.id) for bound in bounds]
    _put(changes, msgspec.structs.replace(stream, shards=sorted(shards, key=_by_id)))


def _halves(shard: Shard) -> list[tuple[int, int]]:
    """Returns the slots of two successors, or of one if there is only one slot."""
    middle = (shard.lower + shard.upper) // 2
    halves = [(shard.lower, middle), (middle, shard.upper)]
    return [(lower, upper) for lower, upper in halves if lower < upper]


def _is_due(shard: Shard, now: float) -> bool:
    return shard.is_open and now - shard.opened_at >= limits.SHARD_SECONDS


def _opened(
    changes: ChangeSet, stream: Stream, lower: int, upper: int, *, parent: str = ""
) -> Shard:
    first = changes.log.take_number(changes.txn)
    mark = f"{stream.table_uuid}/{stream.label}/{first}"
    suffix = blake2b(mark.encode(), digest_size=4).hexdigest()
    return Shard(
        id=f"shardId-{int(changes.now * 1000):020}-{suffix}",
        lower=lower,
        upper=upper,
        first=first,
        opened_at=changes.now,
        parent=parent,
    )


def _closed(changes: ChangeSet, shard: Shard) -> Shard:
    last = changes.log.take_number(changes.txn)
    return msgspec.structs.replace(shard, last=last, closed_at=changes.now)


def _by_id(shard: Shard) -> str:
    return shard.id


def _label(now: float) -> str:
    """The time as a label.

    >>> _label(1_700_000_000.25)
    '2023-11-14T22:13:20.250'
    """
    return datetime.fromtimestamp(now, UTC).replace(tzinfo=None).isoformat(timespec="milliseconds")


def _key(table_name: str, label: str) -> bytes:
    return f"{table_name}{STREAM_INFIX}{label}".encode()


def _put(changes: ChangeSet, stream: Stream) -> None:
    record = records.sealed(stream.key, _encode(stream))
    changes.txn.put(stream.key, record, db=changes.store.streams)
