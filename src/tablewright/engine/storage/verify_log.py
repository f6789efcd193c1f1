"""Verify the change log and streams: whether the history leads to the current items.

Every change against its key and its images; times never decrease; for each item, a change starts
where the last one ended, and the last one ended with the present item; no number can be assigned
twice; the open shards of a stream cover all keys once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.streams import change_log
from tablewright.engine.streams import shards as streams
from tablewright.engine.streams.change_log import Change, Image, Position
from tablewright.engine.streams.shards import Stream
from tablewright.engine.tables.schema import ID_BYTES, Table, hashed
from tablewright.errors import DamagedRecordError
from tablewright.values.attributes import item_size_bytes

Tell = Callable[[str, str, str], None]  # kind, place, message
Digest = bytes | None  # of an item's bytes; None: no item


class LogCheck:
    """One pass over the log, in key order, and then over the streams."""

    def __init__(self, txn: Any, store: Store, tables: dict[bytes, Table], tell: Tell) -> None:
        self._txn = txn
        self._store = store
        self._tables = tables
        self._tell = tell
        self.changes = 0
        self._next = 1  # no number from here on has been assigned
        self._number_last = 0
        self._table: Table | None = None
        self._table_id = b""
        self._time_ms = 0
        self._trimmed = 0
        self._left_by: dict[bytes, Digest] = {}  # item key -> the result of its last change
        self._live: set[str] = set()

    def record(self, key: bytes, payload: bytes) -> None:
        """Checks a record of the log; records must come in key order."""
        if key[:ID_BYTES] != self._table_id:
            self._begin(key[:ID_BYTES])
        if len(key) != change_log.KEY_BYTES:
            self._note(key, payload)
        elif change_log.is_well_formed(key, payload):
            self._change(key, change_log.decoded_payload(key, payload))
        else:
            self._problem("log", key, "the change cannot be read")

    def finish_log(self) -> None:
        """Checks what requires all records of the log."""
        self._begin(b"")
        # Numbers above the stored one follow from the remaining changes.
        self._next = max(self._next, self._number_last + 1)

    def stream(self, key: bytes, payload: bytes) -> None:
        """Checks a stream, after the log."""
        place = f"streams {key.decode(errors='replace')}"
        try:
            stream = streams.decoded(payload)
        except msgspec.MsgspecError as error:
            self._tell("stream", place, f"the stream cannot be read: {error}")
            return
        if stream.key != key:
            self._tell("stream", place, "the stream is stored under the key of another")
        if not stream.ended_at:
            self._live.add(stream.arn)
        for message in self._faults(stream):
            self._tell("stream", place, message)

    def finish_streams(self) -> None:
        """Checks what requires all streams."""
        for table in self._tables.values():
            definition = table.definition
            arn = streams.stream_arn(definition.name, definition.stream_label)
            if definition.stream and arn not in self._live:
                self._tell("stream", f"table {table.name}", "the table's stream is missing")

    def _problem(self, kind: str, key: bytes, message: str) -> None:
        self._tell(kind, f"log {key.hex()}", message)

    def _begin(self, table_id: bytes) -> None:
        """Switches to another table, after all changes of the last one."""
        for item_key, left in self._left_by.items():
            if left != self._digest_of_item(item_key):
                self._problem("log", item_key, "the item is not as its last change left it")
        self._left_by = {}
        self._table_id = table_id
        self._table = self._tables.get(table_id)
        self._time_ms = self._trimmed = 0

    def _note(self, key: bytes, payload: bytes) -> None:
        position = change_log.noted(key, payload)
        if position is None:
            self._problem("log", key, "the note cannot be read")
        elif key == change_log.POSITION_KEY:
            self._next = position.sequence
        else:
            self._time_ms, self._trimmed = position.time_ms, position.sequence
            self._check_kept(key, position)

    def _check_kept(self, key: bytes, trimmed: Position) -> None:
        if trimmed.sequence >= self._next:
            self._problem("log", key, "a number that was given out could be given out again")

    def _change(self, key: bytes, change: Change) -> None:
        self.changes += 1
        self._number_last = max(self._number_last, change.sequence)
        if change.time_ms < self._time_ms:
            self._problem("log", key, "the change is older than the one before it")
        self._time_ms = max(self._time_ms, change.time_ms)
        if change.sequence <= self._trimmed:
            self._problem("log", key, "the change was trimmed, but still exists")
        before, after = _digest(change.old), _digest(change.new)
        is_followed = change.item_key in self._left_by and self._left_by[change.item_key] == before
        try:
            if not is_followed:  # otherwise the old image was checked as the new one
                self._check_image(change, change.old)
            self._check_image(change, change.new)
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            self._problem("log", key, f"an image cannot be used: {error!r}")
            return
        logged_from = self._table.definition.logged_from if self._table is not None else 0
        if not logged_from or change.sequence < logged_from:
            return
        if change.item_key in self._left_by and not is_followed:
            self._problem("log", key, "a change of the item before this one is missing")
        self._left_by[change.item_key] = after

    def _check_image(self, change: Change, image: Image | None) -> None:
        if image is None:
            return
        item = records.decoded_item(image.json)
        if item_size_bytes(item) != image.size_bytes:
            raise ValueError("its size is not the one noted")
        if self._table is not None and self._table.item_key(item) != change.item_key:
            raise ValueError("it has the key of another item")

    def _digest_of_item(self, item_key: bytes) -> Digest:
        record = self._txn.get(item_key, db=self._store.items)
        if record is None:
            return None
        try:
            return hashed(records.opened_item(item_key, record)[1])
        except DamagedRecordError:
            return b""  # reported with the items; here it only differs

    def _faults(self, stream: Stream) -> list[str]:
        found: list[str] = []
        known = {shard.id: shard for shard in stream.shards}
        for shard in stream.shards:
            if shard.last and shard.last <= shard.first:
                found.append(f"{shard.id} ends before it begins")
            if max(shard.first, shard.last) >= self._next:
                found.append(f"{shard.id} has a number that could be given out again")
            parent = known.get(shard.parent)
            if parent is not None and not 0 < parent.last < shard.first:
                found.append(f"{shard.id} begins before its parent ends")
        if list(known) != sorted(known) or len(known) != len(stream.shards):
            found.append("the shards are not in order")
        bounds = sorted((shard.lower, shard.upper) for shard in stream.shards if shard.is_open)
        slots = 0
        for lower, upper in bounds:
            slots = upper if lower == slots else -1
        if slots != (0 if stream.ended_at else change_log.SLOTS):
            found.append("the open shards do not share all keys among them")
        return found


def _digest(image: Image | None) -> Digest:
    return hashed(image.json) if image is not None else None
