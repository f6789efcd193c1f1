"""Import formats: objects of DynamoDB JSON or CSV, compressed or not, as rows.

A row is an item, or an error in place of one. After invalid JSON or an open quote, the rest of the
object is skipped, as on AWS; the caller handles items that violate a rule.
Not here: which objects are read (`engine.transfers.buckets`), the import
(`engine.transfers.imports`).
"""

from __future__ import annotations

import base64
import binascii
import gzip
import importlib
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO, Any, Required, TypedDict, cast

import msgspec

from tablewright import limits
from tablewright.engine.shapes.decoders import AttributeValue
from tablewright.values.attributes import Item

_BLANK = b" \t\r\n"
_QUOTE = '"'
_NO_ITEM = "The line is not an item as DynamoDB JSON: "
_LONG_LINE = f"The line is longer than {limits.IMPORT_LINE_BYTES_MAX} bytes"


class ObjectError(Exception):
    """The object cannot be parsed from this position on."""


@dataclass(slots=True)
class Row:
    """The item at a position in an object, or its error; positions start at 0."""

    index: int
    item: Item | None
    error: str = ""


class _Line(TypedDict):
    Item: Required[dict[str, AttributeValue]]


_decode_line = msgspec.json.Decoder(_Line).decode
_parse = json.JSONDecoder().raw_decode
_BLANKS = re.compile(r"[ \t\r\n]*").match


@dataclass(frozen=True, slots=True)
class Format:
    """The format of the objects of an import.

    `types` are those of key attributes, which CSV does not contain; `header` is None if the first
    line of each object is its header.
    """

    is_csv: bool = False
    compression: str = "NONE"
    delimiter: str = ","
    header: tuple[str, ...] | None = None
    types: dict[str, str] = field(default_factory=dict[str, str])


def can_unpack(compression: str) -> bool:
    """Whether objects with that compression can be read: ZSTD needs Python 3.14."""
    return compression != "ZSTD" or _zstd() is not None


def unpacked(file: IO[bytes], compression: str) -> IO[bytes]:
    """Returns a decompressed file."""
    if compression == "GZIP":
        return cast(IO[bytes], gzip.GzipFile(fileobj=file))
    if compression == "ZSTD":
        return _zstd().ZstdFile(file)
    return file


def _zstd() -> Any:
    try:
        return importlib.import_module("compression.zstd")
    except ImportError:
        return None


def _zstd_errors() -> tuple[type[Exception], ...]:
    zstd = _zstd()
    return () if zstd is None else (zstd.ZstdError,)


class ObjectReader:
    """Reads one object; `bytes_read` counts uncompressed bytes."""

    def __init__(self, file: IO[bytes], how: Format) -> None:
        self._file = unpacked(file, how.compression)
        self._how = how
        self.bytes_read = 0

    def rows(self) -> Iterator[Row]:
        """Yields the rows of the object; blank lines are ignored."""
        index = 0
        try:
            for found in self._csv_items() if self._how.is_csv else self._json_items():
                yield Row(index, None, found) if isinstance(found, str) else Row(index, found)
                index += 1
        except ObjectError as error:
            yield Row(index, None, str(error))

    def _lines(self) -> Iterator[bytes]:
        while True:
            try:
                line = self._file.readline(limits.IMPORT_LINE_BYTES_MAX + 1)
            except (OSError, EOFError, zlib.error, *_zstd_errors()) as error:
                reason = getattr(error, "strerror", None) or error
                raise ObjectError(f"The object cannot be read: {reason}") from error
            self.bytes_read += len(line)
            if len(line) > limits.IMPORT_LINE_BYTES_MAX:
                raise ObjectError(_LONG_LINE)
            if not line:
                return
            yield line

    def _json_items(self) -> Iterator[Item]:
        for line in self._lines():
            if not line.strip(_BLANK):
                continue
            try:
                item = _decode_line(line)["Item"]
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                yield from _split_items(line)  # there may be several in it
            else:
                yield cast(Item, item)

    def _csv_items(self) -> Iterator[Item | str]:
        """Yields the items, or the error of a row."""
        names = self._how.header
        for fields in self._records():
            if names is None:
                names = _checked_header(fields)
            elif len(fields) != len(names):
                yield f"The row has {len(fields)} columns, the header {len(names)}"
            else:
                yield _row_item(names, fields, self._how.types)

    def _records(self) -> Iterator[list[str]]:
        """Yields the fields of each record; a quoted field may span several lines."""
        lines: list[bytes] = []
        size_bytes = quotes = 0
        for line in self._lines():
            if not lines and not line.strip(_BLANK):
                continue
            lines.append(line)
            size_bytes += len(line)
            if size_bytes > limits.IMPORT_LINE_BYTES_MAX:
                raise ObjectError(_LONG_LINE)
            # A record has an even number of quotes. Trying every possible last line would take
            # quadratic time.
            quotes += line.count(_QUOTE.encode())
            is_whole = quotes % 2 == 0
            fields = self._split(lines) if is_whole or len(lines) == 1 else None
            if fields is not None:
                yield fields
                lines, size_bytes, quotes = [], 0, 0
        if lines and self._split(lines) is None:
            raise ObjectError("A quoted field does not end")

    def _split(self, lines: list[bytes]) -> list[str] | None:
        try:
            text = b"".join(lines).decode()
        except UnicodeDecodeError as error:
            raise ObjectError(f"The line is not UTF-8: {error.reason}") from error
        return split_record(text.removesuffix("\n").removesuffix("\r"), self._how.delimiter)


def _split_items(line: bytes) -> Iterator[Item]:
    """Yields the items of a line with several."""
    try:
        text = line.decode().strip()
        at = 0
        while at < len(text):
            _, end = _parse(text, at)
            yield cast(Item, _decode_line(text[at:end])["Item"])
            at = _past_blanks(text, end)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise ObjectError(_NO_ITEM + str(error)) from error


def _past_blanks(text: str, at: int) -> int:
    found = _BLANKS(text, at)
    return found.end() if found else at


def split_record(record: str, delimiter: str) -> list[str] | None:
    """The fields of a CSV record; None if it ends inside a quoted field.

    >>> split_record('1,"a ""b"", c",', ",")
    ['1', 'a "b", c', '']
    """
    fields: list[str] = []
    at = 0
    while True:
        if record.startswith(_QUOTE, at):
            quoted = _quoted_field(record, at + 1)
            if quoted is None:
                return None
            text, at = quoted
        else:
            end = record.find(delimiter, at)
            end = len(record) if end < 0 else end
            text, at = record[at:end], end
            if _QUOTE in text:
                raise ObjectError("A quote inside a field must be doubled, and the field quoted")
        fields.append(text)
        if at == len(record):
            return fields
        if record[at] != delimiter:
            raise ObjectError("Something follows the end of a quoted field")
        at += 1


def _quoted_field(record: str, at: int) -> tuple[str, int] | None:
    """Returns a field after its first quote, and its end; None if it does not end."""
    parts: list[str] = []
    while True:
        end = record.find(_QUOTE, at)
        if end < 0:
            return None
        parts.append(record[at:end])
        at = end + 1
        if not record.startswith(_QUOTE, at):
            return "".join(parts), at
        parts.append(_QUOTE)  # two of them stand for one
        at += 1


def _checked_header(fields: list[str]) -> tuple[str, ...]:
    if not all(fields) or len(set(fields)) != len(fields):
        raise ObjectError(f"The header must have unique, non-empty names: {', '.join(fields)}")
    return tuple(fields)


def _row_item(names: tuple[str, ...], fields: list[str], types: dict[str, str]) -> Item | str:
    item: Item = {}
    for name, text in zip(names, fields, strict=True):
        kind = types.get(name, "S")
        try:
            item[name] = {kind: base64.b64decode(text, validate=True) if kind == "B" else text}
        except binascii.Error as error:
            return f"The binary key {name} is not base64: {error}"
    return item
