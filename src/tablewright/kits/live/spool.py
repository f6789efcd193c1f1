"""Spool: the parts of a table's items, in a temporary file.

A table changes while it is read. A recount therefore stores the part of each item by its key, and
then applies the concurrent changes in order: the last one of an item counts.
Not here: reading the table (`live.recounting`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Any

import msgspec

from tablewright.kits.live import limits
from tablewright.model.plans.entry_plans import WireItem

_KIB = 1024


class Spool:
    """Parts by key. SQLite deletes the file when the spool is closed, or its process ends."""

    def __init__(self) -> None:
        # An empty name: a temporary file of this connection.
        self._file = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        self._file.execute(f"PRAGMA cache_size = -{limits.RECOUNT_SPOOL_CACHE_BYTES // _KIB}")
        self._file.execute("PRAGMA journal_mode = OFF")
        self._file.execute("CREATE TABLE parts (key BLOB PRIMARY KEY, part BLOB) WITHOUT ROWID")

    async def keep(self, parts: Iterable[tuple[WireItem, Any]]) -> None:
        """Stores the parts of items, replacing earlier ones; None: the item counts nothing."""
        rows = [(_key_of(key), _encoded(part)) for key, part in parts]
        await asyncio.to_thread(self._write, rows)

    def parts(self) -> Iterator[Any]:
        """Yields the parts of all items that count."""
        found = self._file.execute("SELECT part FROM parts WHERE part IS NOT NULL ORDER BY key")
        for (part,) in found:
            yield msgspec.msgpack.decode(part)

    def _write(self, rows: list[tuple[bytes, bytes | None]]) -> None:
        self._file.execute("BEGIN")
        self._file.executemany("INSERT OR REPLACE INTO parts VALUES (?, ?)", rows)
        self._file.execute("COMMIT")

    def __enter__(self) -> Spool:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _key_of(key: WireItem) -> bytes:
    return msgspec.msgpack.encode([key[name] for name in sorted(key)])


def _encoded(part: Any) -> bytes | None:
    return None if part is None else msgspec.msgpack.encode(part)
