"""Exports: the records of a stream as a file for people and other programs.

    await save_export(files, "exports/e1.csv", state, "contacts", "csv")

`json` is an array, `jsonl` has a record in each line. `csv` and `xlsx` have a column for each
field; lists and objects are JSON there. No cell is ever a formula. Memory holds a batch of records.
Not here: the bytes of a workbook (`vault.workbooks`).
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Sequence
from decimal import Decimal
from typing import Any, Final, Literal

from tablewright.api.csv_text import Cell, csv_row
from tablewright.api.ports import FileStore
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault.segments import Entry
from tablewright.kits.vault.states import State
from tablewright.kits.vault.workbooks import Workbook

Form = Literal["json", "jsonl", "csv", "xlsx"]
CONTENT_TYPES: Final[dict[Form, str]] = {
    "json": "application/json",
    "jsonl": "application/jsonl",
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
_ID: Final = "_id"  # the column of ids, which need not be a field
_BOM: Final = "\ufeff"  # spreadsheets read a CSV file without it as Latin-1


def exported(state: State, stream: str, form: Form) -> AsyncGenerator[bytes]:
    """Yields the file of a stream, piece by piece, sorted by id."""
    if form == "csv":
        return _csv(state, stream)
    if form == "xlsx":
        return _xlsx(state, stream)
    return _json(state, stream, is_array=form == "json")


async def save_export(files: FileStore, name: str, state: State, stream: str, form: Form) -> None:
    """Stores the file of a stream, whole or not at all; a `FileResponse` can send it."""
    async with files.open_write(name, CONTENT_TYPES[form]) as file:
        async for piece in exported(state, stream, form):
            await file.write(piece)


async def _json(state: State, stream: str, *, is_array: bool) -> AsyncGenerator[bytes]:
    before, between, after = (b"[\n", b",\n", b"\n]\n") if is_array else (b"", b"\n", b"\n")
    start, is_empty = before, True
    async for batch in state.batches(stream):
        yield start + between.join([data for _, data in batch])
        start, is_empty = between, False
    if is_array:
        yield b"[]\n" if is_empty else after
    elif not is_empty:
        yield after


async def _csv(state: State, stream: str) -> AsyncGenerator[bytes]:
    fields = list(state.stream(stream).schema)
    yield (_BOM + csv_row([_ID, *fields])).encode()
    async for batch in state.batches(stream):
        yield await in_thread(_csv_rows, batch, fields)


def _csv_rows(batch: Sequence[Entry], fields: Sequence[str]) -> bytes:
    rows = [csv_row(cells_of(one, fields)) for one in batch]
    return "".join(rows).encode("utf-8", "replace")


async def _xlsx(state: State, stream: str) -> AsyncGenerator[bytes]:
    fields = list(state.stream(stream).schema)
    book = Workbook([_ID, *fields])
    async for batch in state.batches(stream):
        yield await in_thread(_xlsx_rows, book, batch, fields)
    yield await in_thread(book.end)


def _xlsx_rows(book: Workbook, batch: Sequence[Entry], fields: Sequence[str]) -> bytes:
    return book.rows([cells_of(one, fields) for one in batch])


def cells_of(entry: Entry, fields: Sequence[str]) -> list[Cell]:
    """Returns the cells of a record: its id, and its fields.

    >>> cells_of((b"c1", b'{"a":1.10,"b":[1,"x"],"c":true}'), ["a", "b", "c", "d"])
    ['c1', Decimal('1.10'), '[1,"x"]', 'true', None]
    """
    found: dict[str, Any] = json.loads(entry[1], parse_float=_Number, parse_int=_Number)
    return [entry[0].decode(), *(_cell(found.get(name)) for name in fields)]


class _Number(str):
    """A number as it was written."""

    __slots__ = ()


def _cell(value: Any) -> Cell:
    if value is None:
        return None
    if isinstance(value, _Number):
        return Decimal(value)
    if isinstance(value, str):
        return value
    return _json_text(value)


def _json_text(value: Any) -> str:
    """The JSON of a list, an object or a boolean, with numbers as they were written."""
    if isinstance(value, dict):
        members: dict[str, Any] = value  # pyright: ignore[reportUnknownVariableType]
        pairs = (f"{_quoted(name)}:{_json_text(one)}" for name, one in members.items())
        return f"{{{','.join(pairs)}}}"
    if isinstance(value, list):
        values: list[Any] = value  # pyright: ignore[reportUnknownVariableType]
        return f"[{','.join(map(_json_text, values))}]"
    if isinstance(value, _Number):
        return str(value)
    return _quoted(value)


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
