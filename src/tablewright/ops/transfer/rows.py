"""Rows: the items of a file, one after the other, or errors in their place.

Not here: parsing a row in each format (`transfer.formats`).
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, cast

import msgspec

from tablewright import limits
from tablewright.errors import TransferFolderError

_GZIP = b"\x1f\x8b"


class Row(msgspec.Struct, frozen=True, gc=False):
    """A row of a file: the JSON of its item in DynamoDB's form, or the reason why there is none."""

    line: int  # counted from 1
    item: bytes | None
    reason: str = ""
    text: str = ""  # the text of a row that is not an item


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of a file, without its end."""

    number: int
    text: bytes
    is_too_long: bool = False


class SourceFile:
    """A file to import, compressed or not; counts the bytes read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("rb")
        is_packed = self._file.read(len(_GZIP)) == _GZIP
        self._file.seek(0)
        packed = cast(IO[bytes], gzip.GzipFile(fileobj=self._file)) if is_packed else None
        self.stream: IO[bytes] = packed or self._file
        self.lines_read = 0

    @property
    def bytes_read(self) -> int:
        """The number of bytes read from the file itself."""
        return self._file.tell()

    def lines(self) -> Iterator[Line]:
        """Yields the lines that are not blank; a line that is too long is reported and skipped."""
        while True:
            text = self._next()
            if not text:
                return
            is_whole = text.endswith(b"\n") or len(text) <= limits.IMPORT_LINE_BYTES_MAX
            number = self.lines_read
            if not is_whole:
                rest = text
                while rest and not rest.endswith(b"\n"):
                    rest = self._next(is_new=False)
                yield Line(number, text[: limits.REFUSAL_ECHO_LENGTH_MAX], True)
            elif text := text.strip():
                yield Line(number, text)

    def texts(self) -> Iterator[str]:
        """Yields every line as text with its end, for parsers that handle lines themselves."""
        while True:
            text = self._next()
            if not text:
                return
            try:
                yield text.decode()
            except UnicodeDecodeError as error:
                raise self._damaged(
                    f"line {self.lines_read} is not UTF-8: {error.reason}"
                ) from None

    def _next(self, *, is_new: bool = True) -> bytes:
        try:
            text = self.stream.readline(limits.IMPORT_LINE_BYTES_MAX + 1)
        except (OSError, EOFError, zlib.error) as error:
            raise self._damaged(f"after line {self.lines_read}: {error}") from error
        self.lines_read += bool(text) and is_new
        return text

    def _damaged(self, reason: str) -> TransferFolderError:
        return TransferFolderError(f"{self._path} cannot be read: {reason}.")

    def close(self) -> None:
        """Closes the file."""
        if self.stream is not self._file:
            self.stream.close()
        self._file.close()

    def __enter__(self) -> SourceFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
