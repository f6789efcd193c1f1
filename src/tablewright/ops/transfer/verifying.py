"""Verifying: whether a target holds what was imported, by count and checksum.

A table that was empty before is read as a whole, and its tally compared with that of the rows. If
they differ, or the table had items before, each row is looked up by its key, which finds the
missing and the different ones.
Not here: tallies (`transfer.tally`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from tablewright import limits
from tablewright.client.transport import Transport
from tablewright.clock import Clock, pause
from tablewright.model.operations.backoff import pauses
from tablewright.ops.transfer.item_keys import ItemKeyError, ItemKeyReader, Key
from tablewright.ops.transfer.reading import FoundRow, found_rows
from tablewright.ops.transfer.rejects import rejected_lines
from tablewright.ops.transfer.scanning import scanned
from tablewright.ops.transfer.sources import ImportSource, TableSource
from tablewright.ops.transfer.tally import Measure, SplitTally, canonical

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Verdict:
    """The result of a comparison."""

    checked: int = 0  # compared rows or items
    expired: int = 0  # expired since
    missing: int = 0
    different: int = 0
    examples: list[str] = field(default_factory=list[str])  # the lines of the first of these

    @property
    def is_same(self) -> bool:
        """Whether the target has all items as they were read."""
        return not self.missing and not self.different


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """The expected contents of a table after an import."""

    tally: SplitTally
    measure: Measure
    was_empty: bool
    fades_before: float
    rejects: Path | None
    clock: Clock


def verified(
    transport: Transport,
    source: ImportSource,
    table: TableSource,
    expected: Expected,
    *,
    progress: Callable[[float], None] | None = None,
) -> Verdict:
    """Compares a table with the imported items."""
    if expected.was_empty:
        found = _tally(transport, table, expected, progress)
        if expected.tally.is_kept_in(found):
            expired = expected.tally.fading.count - found.fading.count
            return Verdict(found.count, expired)
    return _compared(transport, source, table, expected, progress)


def _tally(
    transport: Transport,
    table: TableSource,
    expected: Expected,
    progress: Callable[[float], None] | None,
) -> SplitTally:
    item_keys = ItemKeyReader(table.table)
    found = SplitTally()
    for page in scanned(transport, table.table.name):
        for item in page.items:
            item_json = bytes(item)
            expires = item_keys.at(item_json)[1] if item_keys.has_expiry else None
            is_fading = expires is not None and expires <= expected.fades_before
            found.add(expected.measure(item_json), is_fading=is_fading)
        if progress is not None:
            progress(found.count / max(expected.tally.count, 1))
    return found


def _compared(
    transport: Transport,
    source: ImportSource,
    table: TableSource,
    expected: Expected,
    progress: Callable[[float], None] | None,
) -> Verdict:
    """Reads every row's item by its key, and compares it."""
    left_out: set[tuple[str, int]] = set()
    if expected.rejects is not None:
        left_out |= set(rejected_lines(expected.rejects))
    item_keys = ItemKeyReader(table.table)
    verdict = Verdict()
    rows = (
        row
        for row in found_rows(source, table)
        if row.item is not None and (row.file, row.line) not in left_out
    )
    while chunk := list(islice(rows, limits.BATCH_GET_KEYS_MAX)):
        keys = {row.key: None for row in chunk}
        stored = _stored(transport, expected.clock, table.table.name, item_keys, keys)
        for row in chunk:
            _judge(verdict, row, stored, expected)
        verdict.checked += len(chunk)
        if progress is not None:
            progress(verdict.checked / max(expected.tally.count, 1))
    return verdict


def _judge(
    verdict: Verdict, row: FoundRow, stored: dict[Key | None, bytes], expected: Expected
) -> None:
    assert row.item is not None, "rejected by an earlier import"
    found = stored.get(row.key)
    if found is not None and canonical(found) == canonical(row.item):
        return
    if found is None and row.expires is not None and row.expires <= expected.fades_before:
        verdict.expired += 1
        return
    verdict.missing += found is None
    verdict.different += found is not None
    if len(verdict.examples) < limits.REJECTS_TOLD_MAX:
        verdict.examples.append(f"{row.file}, line {row.line}")


def _stored(
    transport: Transport,
    clock: Clock,
    table: str,
    item_keys: ItemKeyReader,
    keys: Iterable[Key | None],
) -> dict[Key | None, bytes]:
    """Returns the items of a table under some keys."""
    wanted: list[Any] = [item_keys.key_wire(key) for key in keys if key is not None]
    found: dict[Key | None, bytes] = {}
    waiting = pauses()
    while wanted:
        request: dict[str, Any] = {
            "RequestItems": {table: {"Keys": wanted, "ConsistentRead": True}}
        }
        answer = _decode(transport.send("BatchGetItem", _encode(request)))
        for item in answer.responses.get(table, ()):
            item_json = bytes(item)
            try:
                found[item_keys.at(item_json)[0]] = item_json
            except ItemKeyError:
                continue
        left: dict[str, Any] = answer.unprocessed.get(table, {})
        wanted = left.get("Keys", [])
        if wanted:
            pause(clock, threading.Event(), next(waiting).seconds)
    return found


class _Answer(msgspec.Struct):
    responses: dict[str, list[msgspec.Raw]] = msgspec.field(
        name="Responses", default_factory=dict[str, list[msgspec.Raw]]
    )
    unprocessed: dict[str, Any] = msgspec.field(
        name="UnprocessedKeys", default_factory=dict[str, Any]
    )


_decode = msgspec.json.Decoder(_Answer).decode
