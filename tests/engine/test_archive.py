"""The file of a backup: what is refused, and that what is read is what was written."""

from __future__ import annotations

import io
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.engine.backups.archive import ArchiveReader, ArchiveWriter, Contents, Head, check
from tablewright.engine.tables.definition import TableDefinition
from tablewright.errors import (
    DamagedBackupError,
    NewerFormatError,
    NotABackupError,
    StorageError,
)

HEAD = Head(of="store", made_at=1.5, tables=2, items=3)
PLAIN = TableDefinition(
    id=7,
    name="things",
    uuid="u",
    created_at=1.0,
    attributes=[{"AttributeName": "id", "AttributeType": "S"}],
    key_schema=[{"AttributeName": "id", "KeyType": "HASH"}],
    indexes=[],
)
ITEMS = [b'{"id":{"S":"one"}}', b'{"id":{"S":"two"}}', b'{"id":{"S":"three"}}']


def written(items: list[bytes]) -> bytes:
    file = io.BytesIO()
    writer = ArchiveWriter(file, HEAD)
    writer.table(PLAIN)
    for item in items:
        writer.item(item)
    writer.finish()
    return file.getvalue()


def items_in(content: bytes) -> list[bytes]:
    parts = ArchiveReader(io.BytesIO(content), "file").parts()
    return [line for part in parts if isinstance(part, list) for line in part]


WHOLE = written(ITEMS)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"\x89PNG\r\n\x1a\n" + bytes(90), b"{}"])
def test_a_file_that_is_something_else_is_refused(content: bytes):
    with pytest.raises(NotABackupError, match="file is not a Tablewright backup"):
        check(io.BytesIO(content), "file")


def test_a_file_of_a_newer_version_is_refused():
    newer = WHOLE[:8] + (2).to_bytes(2, "big") + WHOLE[10:]
    with pytest.raises(NewerFormatError, match="file has format 2; this Tablewright supports 1"):
        check(io.BytesIO(newer), "file")


def test_a_file_that_is_cut_off_anywhere_is_refused():
    for length in range(len(WHOLE)):
        with pytest.raises(StorageError) as refused:
            check(io.BytesIO(WHOLE[:length]), "file")
        assert ("S105" if length < 8 else "S202") == refused.value.code


def test_a_file_with_any_bit_changed_is_refused():
    for position in range(10, len(WHOLE)):
        for bit in range(8):
            changed = bytearray(WHOLE)
            changed[position] ^= 1 << bit
            with pytest.raises(DamagedBackupError):
                check(io.BytesIO(bytes(changed)), "file")


def test_a_file_with_something_behind_its_end_is_refused():
    with pytest.raises(DamagedBackupError, match="there is data after its end"):
        check(io.BytesIO(WHOLE + b"\x00"), "file")


def frame(kind: bytes, content: bytes, *, length: int | None = None) -> bytes:
    packed = zlib.compress(content)
    head = kind + len(packed).to_bytes(4, "big")
    head += (len(content) if length is None else length).to_bytes(4, "big")
    return head + zlib.crc32(packed, zlib.crc32(head)).to_bytes(4, "big") + packed


START = WHOLE[:10] + frame(b"H", b'{"of":"store","made_at":1,"tables":0,"items":0}')


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (WHOLE[:10] + frame(b"T", b"{}"), "the header is missing"),
        (WHOLE[:10] + frame(b"H", b"{}"), "a part cannot be decoded"),
        (START + frame(b"I", b"{}"), "a part is in the wrong place"),
        (START + frame(b"X", b"{}"), "a part is in the wrong place"),
        (START + frame(b"T", b"[]"), "a part cannot be decoded"),
        (START + frame(b"T", b"{}", length=1), "a part has the wrong length"),
        (START + frame(b"T", b"{}", length=3), "a part has the wrong length"),
        (
            START + frame(b"T", b"{}", length=limits.BACKUP_FRAME_BYTES_MAX + 1),
            "a part is larger than the maximum",
        ),
        (START + b"I" + b"\xff" * 12, "a part is larger than the maximum"),
        (
            START + frame(b"E", b'{"tables":1,"items":0,"digest":""}'),
            "the contents differ from the summary at its end",
        ),
    ],
)
def test_a_file_whose_checksums_are_right_and_whose_parts_are_not_is_refused(
    content: bytes, reason: str
):
    with pytest.raises(DamagedBackupError, match=reason):
        check(io.BytesIO(content), "file")


def test_a_part_that_unpacks_to_more_than_it_says_is_not_unpacked_in_full():
    bomb = frame(b"T", bytes(64 * limits.MIB), length=100)
    with pytest.raises(DamagedBackupError, match="has the wrong length"):
        check(io.BytesIO(START + bomb), "file")


def test_a_file_that_cannot_be_read_to_its_end_is_refused():
    class FailingFile(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            if self.tell() > 20:
                raise OSError(5, "Input/output error")
            return super().read(size)

    with pytest.raises(DamagedBackupError, match="the file cannot be read"):
        check(FailingFile(WHOLE), "file")


def test_what_was_written_is_counted_and_has_a_digest():
    contents = check(io.BytesIO(WHOLE), "file")
    assert Contents(1, 3, contents.digest) == contents
    assert 64 == len(contents.digest)
    assert HEAD == ArchiveReader(io.BytesIO(WHOLE), "file").head


def test_a_table_comes_back_as_it_was():
    first = next(ArchiveReader(io.BytesIO(WHOLE), "file").parts())
    assert PLAIN == first


@given(st.lists(st.binary(min_size=1).filter(lambda line: b"\n" not in line)))
def test_items_come_back_in_order_however_many_there_are(items: list[bytes]):
    assert items == items_in(written(items))


def test_items_are_packed_together_up_to_a_size(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tablewright.limits.BACKUP_FRAME_BYTES", 100)
    content = written([b"x" * 30] * 10)
    reader = ArchiveReader(io.BytesIO(content), "file")
    assert [4, 4, 2] == [len(part) for part in reader.parts() if isinstance(part, list)]


def test_items_take_less_room_than_they_are_long():
    items = [b'{"id":{"S":"item %d"},"colour":{"S":"blue"}}' % number for number in range(1000)]
    assert sum(map(len, items)) > 3 * len(written(items))
