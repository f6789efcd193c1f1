"""Loading: the rows of one table into the target, in batches.

A batch that is rejected because of one item is written item by item, so that only that one is left
out. Of two rows with the same key, the later one wins.
Not here: how batches reach the target (`transfer.sinks`), comparing (`transfer.verifying`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tablewright import limits
from tablewright.client.transport import Transport
from tablewright.errors import (
    ItemCollectionSizeLimitExceededException,
    SerializationException,
    ServiceError,
    ValidationException,
)
from tablewright.ops.transfer.import_state import TableState
from tablewright.ops.transfer.item_keys import Key
from tablewright.ops.transfer.reading import FoundRow
from tablewright.ops.transfer.rejects import Reject
from tablewright.ops.transfer.sinks import Sink
from tablewright.ops.transfer.tally import Measure

# Errors of an item, not of the target.
_REFUSALS = (
    ValidationException,
    SerializationException,
    ItemCollectionSizeLimitExceededException,
)
_TOO_LARGE = "RequestEntityTooLarge"
_ROWS_TOGETHER = limits.IMPORT_BATCHES_TOGETHER * limits.BATCH_WRITE_REQUESTS_MAX


@dataclass(slots=True)
class _Group:
    """Rows that are written together."""

    rows: list[FoundRow] = field(default_factory=list[FoundRow])
    keys: set[Key] = field(default_factory=set[Key])

    def has_room_for(self, row: FoundRow) -> bool:
        if not self.rows:
            return True
        is_same_file = self.rows[0].file_number == row.file_number
        return is_same_file and row.key not in self.keys and len(self.rows) < _ROWS_TOGETHER

    def add(self, row: FoundRow) -> None:
        self.rows.append(row)
        if row.key is not None:
            self.keys.add(row.key)


@dataclass(slots=True)
class Loader:
    """Loads one table.

    `on_reject` gets every rejected row. `on_group` is called after each group, when the state
    includes it.
    """

    table: str
    transport: Transport
    sink: Sink
    state: TableState
    measure: Measure
    fades_before: float
    on_reject: Callable[[Reject], None]
    on_group: Callable[[], None]

    def load(self, rows: Iterator[FoundRow]) -> None:
        """Writes all rows."""
        group = _Group()
        for row in rows:
            if not group.has_room_for(row):
                self._done(group)
                group = _Group()
            group.add(row)
        self._done(group)

    def _done(self, group: _Group) -> None:
        if not group.rows:
            return
        reasons = self._written([row for row in group.rows if row.item is not None])
        tally = self.state.tally()
        for row in group.rows:
            reason = row.reason if row.item is None else reasons.get(row.place)
            if reason is not None:
                self.state.rejected += 1
                self.on_reject(row.reject(reason))
            elif row.item is not None:
                is_fading = row.expires is not None and row.expires <= self.fades_before
                tally.add(self.measure(row.item), is_fading=is_fading)
        self.state.note(tally)
        self.state.files_done = group.rows[-1].file_number
        self.state.rows_done = group.rows[-1].place + 1
        self.on_group()

    def _written(self, rows: list[FoundRow]) -> dict[int, str]:
        """Writes rows, and returns the reason for each rejected one, by position."""
        reasons: dict[int, str] = {}
        batches = list(_batches(rows))
        outcomes = self.sink.write([self._body(batch) for batch in batches])
        for batch, refusal in zip(batches, outcomes, strict=True):
            if refusal is None:
                continue
            if not _is_about_items(refusal):
                raise refusal
            for row in batch:
                reason = self._put(row)
                if reason is not None:
                    reasons[row.place] = reason
        return reasons

    def _body(self, batch: list[FoundRow]) -> bytes:
        puts = b",".join([b'{"PutRequest":{"Item":%b}}' % row.item for row in batch])
        return b'{"RequestItems":{"%b":[%b]}}' % (self.table.encode(), puts)

    def _put(self, row: FoundRow) -> str | None:
        body = b'{"TableName":"%b","Item":%b}' % (self.table.encode(), row.item)
        try:
            self.transport.send("PutItem", body)
        except ServiceError as refusal:
            if not _is_about_items(refusal):
                raise
            return f"{refusal.type}: {refusal.message}"
        return None


def _is_about_items(refusal: ServiceError) -> bool:
    return isinstance(refusal, _REFUSALS) or refusal.type == _TOO_LARGE


def _batches(rows: list[FoundRow]) -> Iterator[list[FoundRow]]:
    batch: list[FoundRow] = []
    size_bytes = 0
    for row in rows:
        assert row.item is not None, "rows without an item are rejected earlier"
        is_full = len(batch) == limits.BATCH_WRITE_REQUESTS_MAX
        if batch and (is_full or size_bytes + len(row.item) > limits.IMPORT_BATCH_BYTES_MAX):
            yield batch
            batch, size_bytes = [], 0
        batch.append(row)
        size_bytes += len(row.item)
    if batch:
        yield batch
