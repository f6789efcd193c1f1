"""CSV: a column for each known attribute, and one for all others.

A cell has the type that the design gives to its column; one of an unknown column is text. Lists,
maps and sets are JSON. An empty cell is a missing attribute. A value that would be read differently
is written with its type, after a dollar sign: `${"S":""}` is an empty text. So is every text that a
spreadsheet would treat as a formula. The last column, `$other`, has unknown attributes as a JSON
object.
Not here: plain values (`transfer.plain_values`).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tablewright import limits
from tablewright.errors import TransferFolderError
from tablewright.model.design import TableDesign
from tablewright.ops.transfer.formats import Format, shown
from tablewright.ops.transfer.plain_values import (
    PlainValueError,
    base64_text,
    parsed,
    plain,
    plain_item,
    wire,
    wire_item,
)
from tablewright.ops.transfer.rows import Row, SourceFile
from tablewright.ops.transfer.shapes import NOTHING, Schema, Shape
from tablewright.values import numbers

OTHER = "$other"
_TYPED = "$"
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")
_ODD = {"\0", "\r"}  # programs disagree about these in CSV
_FLAGS = {"true": True, "false": False}
_JSON_KINDS = ("L", "M", "SS", "NS", "BS")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Csv(Format):
    """Comma-separated values, with a line of names at the top."""

    extension = "csv"

    def __init__(self, table: TableDesign) -> None:
        super().__init__(table)
        self._shape = Shape.of(table)
        keys = [key.name for key in (table.partition_key, table.sort_key) if key is not None]
        others = [name for name in self._shape.names if name not in keys]
        # Names that a spreadsheet would treat as formulas go into the last column, as JSON.
        self._names = [name for name in (*keys, *others) if not _is_odd(name)]

    def head(self) -> bytes:
        """Returns the header line."""
        return _record([*self._names, OTHER])

    def line(self, item_json: bytes) -> bytes:
        """Returns an item as one record."""
        item: dict[str, Any] = _decode(item_json)
        tag = item.get(self._shape.tag_attribute or "", {})
        schemas = self._shape.schemas(tag.get("S"))
        cells = [
            _cell(item[name], schemas.get(name, NOTHING)) if name in item else ""
            for name in self._names
        ]
        known = set(self._names)
        unknown = {name: wire for name, wire in item.items() if name not in known}
        other = _encode(plain_item(unknown, self._shape)).decode() if unknown else ""
        return _record([*cells, other])

    def rows(self, file: SourceFile) -> Iterator[Row]:
        """Yields the rows, with the types that the design gives to the columns."""
        csv.field_size_limit(max(csv.field_size_limit(), limits.IMPORT_LINE_BYTES_MAX))
        names: list[str] | None = None
        reader = csv.reader(file.texts(), strict=True)
        while True:
            line = reader.line_num + 1
            try:
                cells = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                yield Row(line, None, f"invalid CSV: {error}")
                continue
            if not cells:
                continue
            if names is None:
                names = _names(cells)
                continue
            try:
                yield Row(line, self._item(names, cells))
            except (PlainValueError, UnicodeError, RecursionError) as error:
                yield Row(line, None, str(error), shown(_record(cells).strip()))

    def _item(self, names: list[str], cells: list[str]) -> bytes:
        if len(cells) != len(names):
            raise PlainValueError(
                f"the row has {len(cells)} cells, but the header has {len(names)}"
            )
        by_name = dict(zip(names, cells, strict=True))
        tag = by_name.get(self._shape.tag_attribute or "", "")
        schemas = self._shape.schemas(_wire(tag, NOTHING).get("S") if tag else None)
        item: dict[str, Any] = {}
        for name, cell in by_name.items():
            if name == OTHER or not cell:
                continue
            try:
                item[name] = _wire(cell, schemas.get(name, NOTHING))
            except PlainValueError as error:
                raise PlainValueError(f"{name}: {error}") from None
        if by_name.get(OTHER):
            item |= wire_item(parsed(by_name[OTHER]), self._shape)
        return _encode(item)


def _names(cells: list[str]) -> list[str]:
    names = [cells[0].removeprefix("\ufeff"), *cells[1:]]  # spreadsheets write this first
    if not all(names) or len(set(names)) != len(names):
        raise TransferFolderError(f"Column names of a CSV file must be unique: {names}")
    return names


def _is_odd(name: str) -> bool:
    return name.startswith((_TYPED, *_FORMULAS)) or not name.strip() or bool(_ODD & {*name})


def _record(cells: list[str]) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue().encode()


def _cell(wire_value: Mapping[str, Any], schema: Schema) -> str:
    """Returns the value of a cell, without its type if it is read back as the same value."""
    ((kind, content),) = wire_value.items()
    text: str | None = None
    if kind in ("S", "N", "B"):
        text = content
    elif kind == "BOOL":
        text = "true" if content else "false"
    elif kind in _JSON_KINDS:
        text = _encode(plain(wire_value, schema)).decode()
    is_formula = text is not None and kind != "N" and text.startswith(_FORMULAS)
    if text and not is_formula and not _ODD & {*text} and not text.startswith(_TYPED):
        try:
            if _wire(text, schema) == wire_value:
                return text
        except PlainValueError:
            pass
    return _TYPED + _encode(wire_value).decode()


def _wire(cell: str, schema: Schema) -> dict[str, Any]:
    """Parses a cell; raises `PlainValueError`."""
    if cell.startswith(_TYPED):
        try:
            return msgspec.json.decode(cell.removeprefix(_TYPED), type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise PlainValueError(f"invalid DynamoDB-JSON after the dollar sign: {error}") from None
    kind = schema.get("type", "S")
    if kind == "N":
        try:
            numbers.canonical(cell)
        except numbers.NumberError as error:
            raise PlainValueError(str(error)) from None
        return {"N": cell}
    if kind == "BOOL":
        if cell.lower() not in _FLAGS:
            raise PlainValueError("must be true or false")
        return {"BOOL": _FLAGS[cell.lower()]}
    if kind == "B":
        return {"B": base64_text(cell)}
    if kind in _JSON_KINDS:
        return wire(parsed(cell), schema, 1)
    return {"S": cell}
