"""The change log: each committed change to an item of a logged table, in order.

    key      table id (4) · sequence number (8) · slot (2)
    payload  head · place · new image · the part of the old image that the new one lacks
    head     time in ms (8) · flags (1) · length of the place (2) · sizes of the old and the new
             image (4 each) · length of the new image (4) · lengths of the common prefix and suffix
             of both images (4 each)

A change is appended in the transaction that makes it, so the log and the items never disagree.
Sequence numbers increase over the whole store and are never reused; some are skipped. Times never
decrease, even if the clock does. The slot is the beginning of the partition key's hash: readers of
one shard skip the changes of others without reading them. The place is the item's store key without
the table id. Images are stored byte for byte; the part that both images share is written once. Two
more kinds of records are here: under a table's id and number 0 the last trimmed change, and under
id 0 a lower bound for the next sequence number.
Not here: unchanged items (`engine.items.changes`), streams (`engine.streams`), trimming
(`engine.streams.log_upkeep`).
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import Any, NamedTuple, Protocol

from tablewright.engine.items.ranges import past_prefix
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.tables.schema import HASH_BYTES, ID_BYTES
from tablewright.errors import DamagedRecordError

SEQUENCE_BYTES = 8
SLOT_BYTES = 2
SLOTS = 2 ** (8 * SLOT_BYTES)
KEY_BYTES = ID_BYTES + SEQUENCE_BYTES + SLOT_BYTES
POSITION_KEY = bytes(ID_BYTES)  # no table has the id 0

_HAS_OLD, _HAS_NEW, _BY_SERVICE = 1, 2, 4
_head = Struct(">QBHIIIII")
_SHARED_BYTES_MIN = 512  # smaller images are not compared: it costs more than it saves
_SHARED_STEPS = 8
_position = Struct(">QQ")  # a sequence number and a time in ms
_NO_NUMBER = bytes(SEQUENCE_BYTES)
_SLOT_AT = ID_BYTES + SEQUENCE_BYTES


class Image(NamedTuple):
    """A stored item: its size in DynamoDB's terms, and its JSON."""

    size_bytes: int
    json: bytes


class Change(NamedTuple):
    """One change of one item; `old` or `new` is None if there is no item."""

    sequence: int
    time_ms: int
    item_key: bytes
    old: Image | None
    new: Image | None
    by_service: bool  # by expiry, not by a request


class Position(NamedTuple):
    """A change by its number and time."""

    sequence: int
    time_ms: int


class Stored(Protocol):
    """The part of an item that logging needs: `engine.items.changes.Stored`."""

    size_bytes: int
    json: bytes


class ChangeLog:
    """The end of the log, where changes are appended; used only by the writer.

    Numbers are taken at once, not at the commit: a failed commit leaves an unused number, which is
    harmless, unlike a duplicate.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        with store.snapshot() as txn:
            self.next_sequence, self._time_ms = _next(txn, store)
            self._last_id = max(table_ids(txn, store), default=b"")

    def append(
        self,
        txn: Any,
        item_key: bytes,
        old: Stored | None,
        new: Stored | None,
        *,
        now: float,
        by_service: bool = False,
    ) -> int:
        """Appends a change; returns its size in bytes."""
        # Many writes pass through here, so functions are inlined.
        sequence = self.next_sequence
        self.next_sequence = sequence + 1
        time_ms = int(now * 1000)
        if time_ms < self._time_ms:
            time_ms = self._time_ms
        self._time_ms = time_ms
        table_id, place = item_key[:ID_BYTES], item_key[ID_BYTES:]
        key = table_id + sequence.to_bytes(SEQUENCE_BYTES, "big") + place[:SLOT_BYTES]
        flags = _BY_SERVICE if by_service else 0
        old_size = new_size = start = end = 0
        old_json = new_json = b""
        if new is not None:
            flags |= _HAS_NEW
            new_size, new_json = new.size_bytes, new.json
        if old is not None:
            flags |= _HAS_OLD
            old_size, old_json = old.size_bytes, old.json
            if new_json and len(old_json) > _SHARED_BYTES_MIN:
                start, end = _shared(old_json, new_json)
                old_json = old_json[start : len(old_json) - end]
        head = _head.pack(time_ms, flags, len(place), old_size, new_size, len(new_json), start, end)
        record = records.sealed(key, b"".join((head, place, new_json, old_json)))
        is_last = table_id >= self._last_id
        if is_last:
            self._last_id = table_id
        # At the end, LMDB fills its pages without moving data.
        if not (is_last and txn.put(key, record, db=self._store.log, append=True)):
            txn.put(key, record, db=self._store.log)
        return len(record)

    def take_number(self, txn: Any) -> int:
        """Returns an unused sequence number, for the bounds of shards."""
        sequence = self.next_sequence
        self.next_sequence = sequence + 1
        self.keep_position(txn)
        return sequence

    def keep_position(self, txn: Any) -> None:
        """Stores the next number, so that it outlives the changes."""
        _put_position(txn, self._store, POSITION_KEY, self.next_sequence, self._time_ms)


def read(
    txn: Any,
    store: Store,
    table_id: bytes,
    *,
    start: int = 1,
    stop: int | None = None,
) -> Iterator[Change]:
    """Yields the changes of a table from `start`, inclusive, to `stop`, exclusive."""
    with txn.cursor(db=store.log) as cursor:
        for key in keys(cursor, table_id, start):
            if stop is not None and sequence_of(key) >= stop:
                return
            yield decoded(key, cursor.value())


def keys(cursor: Any, table_id: bytes, start: int) -> Iterator[bytes]:
    """Moves a cursor over the changes of a table from a sequence number on; yields their keys.

    `decoded(key, cursor.value())` returns the change; skipping it saves the read. Each record
    verifies itself, but not its position: a damaged page can lead back to earlier ones.
    """
    upper = past_prefix(table_id)
    lower = table_id + max(1, start).to_bytes(SEQUENCE_BYTES, "big")
    if not cursor.set_range(lower):
        return
    for key in cursor.iternext(keys=True, values=False):
        if key < lower:
            raise DamagedRecordError(f"The change at {key.hex()} is in the wrong place.")
        if key >= upper:
            return
        yield key
        lower = key


def sequence_of(key: bytes) -> int:
    """The sequence number in a key of the log."""
    return int.from_bytes(key[ID_BYTES:_SLOT_AT], "big")


def slot_of(key: bytes) -> int:
    """The slot in a key of the log."""
    return int.from_bytes(key[_SLOT_AT:KEY_BYTES], "big")


def decoded(key: bytes, record: bytes) -> Change:
    """The change that a record holds; raises `DamagedRecordError`."""
    return decoded_payload(key, records.opened(key, record))


def decoded_payload(key: bytes, payload: bytes) -> Change:
    """Returns the change of a verified record."""
    time_ms, flags, place_length, old_size, new_size, new_length, start, end = _head.unpack_from(
        payload
    )
    new_at = _head.size + place_length
    old_at = new_at + new_length
    new_json = payload[new_at:old_at]
    old_json = b"".join((new_json[:start], payload[old_at:], new_json[new_length - end :]))
    return Change(
        sequence_of(key),
        time_ms,
        key[:ID_BYTES] + payload[_head.size : new_at],
        Image(old_size, old_json) if flags & _HAS_OLD else None,
        Image(new_size, new_json) if flags & _HAS_NEW else None,
        bool(flags & _BY_SERVICE),
    )


def is_well_formed(key: bytes, payload: bytes) -> bool:
    """Whether a key and its payload have the form of a change."""
    if len(key) != KEY_BYTES or len(payload) < _head.size + HASH_BYTES or not sequence_of(key):
        return False
    _, flags, place_length, _, _, new_length, start, end = _head.unpack_from(payload)
    return (
        bool(flags & (_HAS_OLD | _HAS_NEW))
        and place_length >= HASH_BYTES
        and len(payload) >= _head.size + place_length + new_length
        and new_length >= start + end
        and payload[_head.size : _head.size + SLOT_BYTES] == key[_SLOT_AT:]
    )


def noted(key: bytes, payload: bytes) -> Position | None:
    """Returns the content of a record that is not a change; None if it has none."""
    is_known = key == POSITION_KEY or key[ID_BYTES:] == _NO_NUMBER
    if not is_known or len(payload) != _position.size:
        return None
    return Position(*_position.unpack(payload))


def oldest(txn: Any, store: Store, table_id: bytes) -> Position | None:
    """Returns the oldest remaining change of a table."""
    return first_from(txn, store, table_id, 1)


def first_from(txn: Any, store: Store, table_id: bytes, sequence: int) -> Position | None:
    """Returns the first change of a table from a sequence number on."""
    with txn.cursor(db=store.log) as cursor:
        for key in keys(cursor, table_id, sequence):
            return _position_at(key, cursor.value())
    return None


def newest(txn: Any, store: Store, table_id: bytes) -> Position | None:
    """The newest change of a table."""
    with txn.cursor(db=store.log) as cursor:
        is_inside = cursor.set_range(past_prefix(table_id))
        if not (cursor.prev() if is_inside else cursor.last()):
            return None
        key, record = cursor.item()
    return _position_at(key, record) if _is_change_of(key, table_id) else None


def trimmed(txn: Any, store: Store, table_id: bytes) -> Position | None:
    """Returns the newest trimmed change; None if none was trimmed."""
    return _position_under(txn, store, table_id + _NO_NUMBER)


def end(txn: Any, store: Store, table_id: bytes) -> int:
    """Returns the sequence number after the newest change of a table, trimmed or not."""
    last = newest(txn, store, table_id) or trimmed(txn, store, table_id)
    return last.sequence + 1 if last is not None else 1


def since(txn: Any, store: Store, table_id: bytes, time_ms: int) -> int:
    """Returns the sequence number of the first change since a time, or the one after the newest."""
    first, last = oldest(txn, store, table_id), newest(txn, store, table_id)
    if first is None or last is None or last.time_ms < time_ms:
        return end(txn, store, table_id)
    # Times never decrease, so binary search finds the first change.
    low, high = first.sequence, last.sequence
    if first.time_ms >= time_ms:
        high = low
    while low < high:
        middle = (low + high) // 2
        found = first_from(txn, store, table_id, middle)
        assert found is not None, "the newest change is not before the middle"
        if found.time_ms >= time_ms:
            high = middle
        else:
            low = found.sequence + 1
    found = first_from(txn, store, table_id, low)
    assert found is not None, "the newest change is late enough"
    return found.sequence


def table_ids(txn: Any, store: Store) -> list[bytes]:
    """The ids of all tables with records in the log."""
    found: list[bytes] = []
    with txn.cursor(db=store.log) as cursor:
        is_there = cursor.set_range(past_prefix(POSITION_KEY))
        while is_there:
            found.append(cursor.key()[:ID_BYTES])
            is_there = cursor.set_range(past_prefix(found[-1]))
    return found


def trim(
    txn: Any,
    log: ChangeLog,
    store: Store,
    table_id: bytes,
    *,
    before_ms: int | None = None,
    changes_max: int,
    bytes_max: int | None = None,
) -> int:
    """Deletes a table's oldest changes, optionally those before a time; returns how many.

    It stops after a number of changes or bytes. Its position is stored, until `forget` deletes the
    note.
    """
    due: list[bytes] = []
    last: Position | None = None
    size_bytes = 0
    with txn.cursor(db=store.log) as cursor:
        for key in keys(cursor, table_id, 1):
            if len(due) >= changes_max or (bytes_max is not None and size_bytes >= bytes_max):
                break
            record = cursor.value()
            position = _position_at(key, record)
            if before_ms is not None and position.time_ms >= before_ms:
                break
            due.append(key)
            last = position
            size_bytes += len(record)
    if last is None:
        return 0
    for key in due:
        txn.delete(key, db=store.log)
    _put_position(txn, store, table_id + _NO_NUMBER, *last)
    log.keep_position(txn)
    return len(due)


def forget(txn: Any, store: Store, table_id: bytes) -> None:
    """Deletes the note of a table's last trimmed change."""
    txn.delete(table_id + _NO_NUMBER, db=store.log)


def _shared(one: bytes, other: bytes) -> tuple[int, int]:
    """Returns the approximate lengths of the common prefix and suffix of two images.

    It bisects a few times: finding the exact length would cost more than writing some shared bytes.
    """
    step = min(len(one), len(other)) // _SHARED_STEPS
    low, high = 0, _SHARED_STEPS
    while low < high:
        middle = (low + high + 1) // 2
        if one[low * step : middle * step] == other[low * step : middle * step]:
            low = middle
        else:
            high = middle - 1
    start, low, high = low, 0, _SHARED_STEPS - low
    ends = len(one), len(other)
    while low < high:
        middle = (low + high + 1) // 2
        far, near = middle * step, low * step
        if one[ends[0] - far : ends[0] - near] == other[ends[1] - far : ends[1] - near]:
            low = middle
        else:
            high = middle - 1
    return start * step, low * step


def _next(txn: Any, store: Store) -> Position:
    """Returns the number of the next change, and the minimum of its time."""
    sequence, time_ms = _position_under(txn, store, POSITION_KEY) or Position(1, 0)
    for table_id in table_ids(txn, store):
        last = newest(txn, store, table_id)
        if last is not None:
            sequence = max(sequence, last.sequence + 1)
            time_ms = max(time_ms, last.time_ms)
    return Position(sequence, time_ms)


def _is_change_of(key: bytes, table_id: bytes) -> bool:
    return len(key) == KEY_BYTES and key.startswith(table_id)


def _position_at(key: bytes, record: bytes) -> Position:
    payload = records.opened(key, record)
    return Position(sequence_of(key), _head.unpack_from(payload)[0])


def _position_under(txn: Any, store: Store, key: bytes) -> Position | None:
    record = txn.get(key, db=store.log)
    return Position(*_position.unpack(records.opened(key, record))) if record else None


def _put_position(txn: Any, store: Store, key: bytes, sequence: int, time_ms: int) -> None:
    payload = _position.pack(sequence, time_ms)
    txn.put(key, records.sealed(key, payload), db=store.log)
