"""Formats: the forms of items in a file, one item per line.

    dynamodb-json   {"Item": {"PK": {"S": "a"}, "Age": {"N": "7"}}}     as DynamoDB's own exports
    jsonl           {"PK": "a", "Age": 7}                               types come from the design
    csv             PK,Age                                              a column for each attribute
                    a,7

Each of them is lossless.
Not here: files and folders (`transfer.folder`), plain values (`transfer.plain_values`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Literal

import msgspec

from tablewright import limits
from tablewright.model.design import TableDesign
from tablewright.ops.transfer.plain_values import PlainValueError, parsed, plain_item, wire_item
from tablewright.ops.transfer.rows import Row, SourceFile
from tablewright.ops.transfer.shapes import Shape

FormatName = Literal["dynamodb-json", "jsonl", "csv"]

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Format(ABC):
    """Writes the items of one table as lines, and reads them."""

    extension: ClassVar[str]

    def __init__(self, table: TableDesign) -> None:
        self.table = table

    def head(self) -> bytes:
        """Returns the header of every file; empty for most formats."""
        return b""

    @abstractmethod
    def line(self, item_json: bytes) -> bytes:
        """Returns an item as a line, with its line end."""

    @abstractmethod
    def rows(self, file: SourceFile) -> Iterator[Row]:
        """Yields the rows of a file."""


class _Line(msgspec.Struct):
    Item: msgspec.Raw


_decode_line = msgspec.json.Decoder(_Line).decode


class DynamoDBJson(Format):
    """The format of DynamoDB's own exports."""

    extension = "json"

    def line(self, item_json: bytes) -> bytes:
        """Returns the item under the name `Item`."""
        return b'{"Item":' + item_json + b"}\n"

    def rows(self, file: SourceFile) -> Iterator[Row]:
        """Yields the items unchanged; DynamoDB validates their content."""
        for line in file.lines():
            if line.is_too_long:
                yield _too_long(line.number, line.text)
                continue
            try:
                text = line.text
                if not text.isascii():
                    text.decode()  # parts that are not decoded are not checked either
                yield Row(line.number, bytes(_decode_line(text).Item))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                yield Row(line.number, None, f"invalid DynamoDB-JSON: {error}", shown(line.text))


class JsonLines(Format):
    """Plain JSON values under their stored names."""

    extension = "jsonl"

    def __init__(self, table: TableDesign) -> None:
        super().__init__(table)
        self._shape = Shape.of(table)

    def line(self, item_json: bytes) -> bytes:
        """Returns the item as plain values."""
        return _encode(plain_item(_decode(item_json), self._shape)) + b"\n"

    def rows(self, file: SourceFile) -> Iterator[Row]:
        """Yields items, with the types that the design gives to their attributes."""
        for line in file.lines():
            if line.is_too_long:
                yield _too_long(line.number, line.text)
                continue
            try:
                item = wire_item(parsed(line.text.decode()), self._shape)
                yield Row(line.number, _encode(item))
            except (PlainValueError, UnicodeError, RecursionError) as error:
                yield Row(line.number, None, str(error), shown(line.text))


def shown(text: bytes) -> str:
    """Returns the line in an error: all of it, unless it is very long."""
    return text[: limits.REJECT_TEXT_BYTES_MAX].decode(errors="replace")


def _too_long(number: int, text: bytes) -> Row:
    reason = f"longer than {limits.IMPORT_LINE_BYTES_MAX:,} bytes"
    return Row(number, None, reason, shown(text))


def formats() -> dict[str, type[Format]]:
    """Every format by its name."""
    from tablewright.ops.transfer.csv_format import Csv

    found: dict[str, Any] = {"dynamodb-json": DynamoDBJson, "jsonl": JsonLines, "csv": Csv}
    return found
