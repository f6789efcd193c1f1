"""Reading: the rows of a table's files, each with its position and the key of its item.

Not here: writing and comparing them (`transfer.loading`, `transfer.verifying`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from tablewright.ops.transfer.formats import formats, shown
from tablewright.ops.transfer.item_keys import ItemKeyError, ItemKeyReader, Key
from tablewright.ops.transfer.rejects import Reject
from tablewright.ops.transfer.rows import Row, SourceFile
from tablewright.ops.transfer.sources import ImportSource, TableSource

_ROWS_BETWEEN_REPORTS = 256


class FoundRow(msgspec.Struct, frozen=True, gc=False):
    """A row with its position: an item and its key, or the reason why there is none."""

    table: str
    file: str
    file_number: int  # from 0
    place: int  # among the rows of the file, from 0
    line: int
    item: bytes | None
    key: Key | None = None
    expires: float | None = None
    reason: str = ""
    text: str = ""

    def reject(self, reason: str) -> Reject:
        """Returns the entry of this row in the file of rejects."""
        text = self.text if self.item is None else shown(self.item)
        return Reject(self.table, self.file, self.line, reason, text)


def found_rows(
    source: ImportSource,
    table: TableSource,
    *,
    files_done: int = 0,
    rows_done: int = 0,
    on_bytes: Callable[[int], None] | None = None,
) -> Iterator[FoundRow]:
    """Yields the rows of a table, except those of an earlier run.

    `on_bytes` gets the number of bytes read from the table's files.
    """
    form = formats()[source.form](table.table)
    item_keys = ItemKeyReader(table.table)
    read_before = 0
    for number, path in enumerate(table.files):
        if number >= files_done:
            name = path.relative_to(source.folder).as_posix()
            with SourceFile(path) as file:
                for place, row in enumerate(form.rows(file)):
                    if number == files_done and place < rows_done:
                        continue
                    if on_bytes is not None and place % _ROWS_BETWEEN_REPORTS == 0:
                        on_bytes(read_before + file.bytes_read)
                    yield _found(table.table.name, name, number, place, row, item_keys)
        read_before += path.stat().st_size


def _found(
    table: str, file: str, number: int, place: int, row: Row, item_keys: ItemKeyReader
) -> FoundRow:
    if row.item is None:
        return FoundRow(
            table, file, number, place, row.line, None, reason=row.reason, text=row.text
        )
    try:
        key, expires = item_keys.at(row.item)
    except ItemKeyError as error:
        return FoundRow(
            table, file, number, place, row.line, None, reason=str(error), text=shown(row.item)
        )
    return FoundRow(table, file, number, place, row.line, row.item, key, expires)
