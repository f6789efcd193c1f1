"""The format of backup files: tables and their items, with checksums.

    file   magic (8) · version (2) · frames
    frame  kind (1) · compressed length (4) · length (4) · CRC-32 of these nine and the content (4)
           · content, compressed with zlib
    kinds  H  the header, as JSON: the first frame
           T  a table's definition, as JSON: the items that follow are its items
           I  items as DynamoDB JSON, one per line
           E  totals, and a digest of all preceding bytes: the last frame

The file does not contain the layout of a store: keys, sizes, index entries and counts are computed
again when it is read, so a backup stays readable when the store's format changes. A file without
its last frame is truncated, and rejected like a damaged one.
Not here: the location of files (`engine.backups.shelf`), restoring them (`engine.tables.filling`).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from hashlib import blake2b
from struct import Struct
from typing import BinaryIO, TypeVar

import msgspec

from tablewright import limits
from tablewright.engine.tables.definition import (
    TableDefinition,
    decode_definition,
    encode_definition,
)
from tablewright.errors import DamagedBackupError, NewerFormatError, NotABackupError

ARCHIVE_VERSION = 1
_MAGIC = b"\x89TWB\r\n\x1a\n"  # like PNG's: a transfer in text mode breaks it
_VERSION_BYTES = 2
_HEAD, _TABLE, _ITEMS, _END = b"H", b"T", b"I", b"E"
_frame = Struct(">cII")
_CHECKSUM_BYTES = 4
_PACKING_LEVEL = 1  # the fastest: a fifth larger than the best, and five times as fast
_DIGEST_BYTES = 32
_LINE_END = b"\n"  # JSON has none inside

T = TypeVar("T")
Part = TableDefinition | list[bytes]
Progress = Callable[[int, int], None]  # items done, items in total


class Head(msgspec.Struct, frozen=True):
    """The header of a file."""

    of: str  # "table" or "store"
    made_at: float
    tables: int
    items: int


class Contents(msgspec.Struct, frozen=True):
    """The totals of a file."""

    tables: int
    items: int
    digest: str


_encode = msgspec.json.Encoder().encode
_decode_head = msgspec.json.Decoder(Head).decode
_decode_contents = msgspec.json.Decoder(Contents).decode


class ArchiveWriter:
    """Writes a file from its first byte to its last; call `finish` at the end."""

    def __init__(self, file: BinaryIO, head: Head) -> None:
        self._file = file
        self._digest = blake2b(digest_size=_DIGEST_BYTES)
        self._tables = self._items = 0
        self._lines: list[bytes] = []
        self._lines_bytes = 0
        self._write(_MAGIC + ARCHIVE_VERSION.to_bytes(_VERSION_BYTES, "big"))
        self._write_frame(_HEAD, _encode(head))

    def table(self, definition: TableDefinition) -> None:
        """Starts a table."""
        self._write_items()
        self._tables += 1
        self._write_frame(_TABLE, encode_definition(definition))

    def item(self, item_json: bytes) -> bool:
        """Adds an item to the last table; returns whether a frame was written."""
        self._items += 1
        self._lines.append(item_json)
        self._lines_bytes += len(item_json)
        if self._lines_bytes < limits.BACKUP_FRAME_BYTES:
            return False
        self._write_items()
        return True

    def finish(self) -> Contents:
        """Ends the file; the caller must still sync and close it."""
        self._write_items()
        contents = Contents(self._tables, self._items, self._digest.hexdigest())
        self._write_frame(_END, _encode(contents))
        return contents

    def _write_items(self) -> None:
        if self._lines:
            self._write_frame(_ITEMS, _LINE_END.join(self._lines))
            self._lines, self._lines_bytes = [], 0

    def _write_frame(self, kind: bytes, content: bytes) -> None:
        packed = zlib.compress(content, _PACKING_LEVEL)
        head = _frame.pack(kind, len(packed), len(content))
        checksum = zlib.crc32(packed, zlib.crc32(head)).to_bytes(_CHECKSUM_BYTES, "big")
        self._write(head + checksum + packed)

    def _write(self, content: bytes) -> None:
        self._digest.update(content)
        self._file.write(content)


class ArchiveReader:
    """Reads a file once, from start to end; `name` is its name in errors."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self._name = name
        self._digest = blake2b(digest_size=_DIGEST_BYTES)
        start = self._file.read(len(_MAGIC) + _VERSION_BYTES)
        if not start.startswith(_MAGIC):
            raise NotABackupError(f"{name} is not a Tablewright backup.")
        version = int.from_bytes(start[len(_MAGIC) :], "big")
        if version > ARCHIVE_VERSION:
            raise NewerFormatError(
                f"{name} has format {version}; this Tablewright supports {ARCHIVE_VERSION}."
            )
        self._digest.update(start)
        kind, content = self._frame()
        if kind != _HEAD:
            raise self._damaged("the header is missing")
        self.head: Head = self._decoded(_decode_head, content)
        self.contents: Contents | None = None  # known when everything was read

    def parts(self) -> Iterator[Part]:
        """Yields tables, each followed by lists of its items; everything is verified at the end."""
        tables = items = 0
        while True:
            digest = self._digest.hexdigest()
            kind, content = self._frame()
            if kind == _ITEMS and tables:
                lines = content.split(_LINE_END)
                items += len(lines)
                yield lines
            elif kind == _TABLE:
                tables += 1
                yield self._decoded(decode_definition, content)
            elif kind == _END:
                self._check_end(Contents(tables, items, digest), content)
                return
            else:
                raise self._damaged("a part is in the wrong place")

    def _check_end(self, found: Contents, content: bytes) -> None:
        if self._decoded(_decode_contents, content) != found:
            raise self._damaged("the contents differ from the summary at its end")
        if self._file.read(1):
            raise self._damaged("there is data after its end")
        self.contents = found

    def _frame(self) -> tuple[bytes, bytes]:
        head = self._read(_frame.size + _CHECKSUM_BYTES)
        kind, packed_length, length = _frame.unpack_from(head)
        # Checked first: a wrong length must not allocate missing memory.
        if max(packed_length, length) > limits.BACKUP_FRAME_BYTES_MAX:
            raise self._damaged("a part is larger than the maximum")
        packed = self._read(packed_length)
        checksum = zlib.crc32(packed, zlib.crc32(head[: _frame.size]))
        if checksum.to_bytes(_CHECKSUM_BYTES, "big") != head[_frame.size :]:
            raise self._damaged("a part does not match its checksum")
        self._digest.update(head + packed)
        return kind, self._unpacked(packed, length)

    def _unpacked(self, packed: bytes, length: int) -> bytes:
        unpacking = zlib.decompressobj()
        try:
            content = unpacking.decompress(packed, length + 1)
        except zlib.error as error:
            raise self._damaged(f"a part cannot be decompressed ({error})") from error
        if len(content) != length or not unpacking.eof:
            raise self._damaged("a part has the wrong length")
        return content

    def _read(self, length: int) -> bytes:
        try:
            content = self._file.read(length)
        except OSError as error:
            raise self._damaged(f"the file cannot be read ({error.strerror or error})") from error
        if len(content) < length:
            raise self._damaged("the file is truncated")
        return content

    def _decoded(self, decode: Callable[[bytes], T], content: bytes) -> T:
        try:
            return decode(content)
        except msgspec.MsgspecError as error:
            raise self._damaged(f"a part cannot be decoded ({error})") from error

    def _damaged(self, reason: str) -> DamagedBackupError:
        return DamagedBackupError(f"{self._name} is damaged: {reason}.")


def check(file: BinaryIO, name: str, *, progress: Progress | None = None) -> Contents:
    """Reads a whole file and discards it; raises `StorageError` if it is invalid."""
    reader = ArchiveReader(file, name)
    items = 0
    for part in reader.parts():
        if isinstance(part, list):
            items += len(part)
            if progress is not None:
                progress(items, max(items, reader.head.items))
    assert reader.contents is not None, "the last frame was read"
    return reader.contents
