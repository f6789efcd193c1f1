"""What an import reads: lines of DynamoDB-JSON, rows of CSV, packed and not."""

from __future__ import annotations

import csv
import gzip
import io
import json
from typing import IO, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.engine.transfers import import_formats
from tablewright.engine.transfers.import_formats import (
    Format,
    ObjectError,
    ObjectReader,
    split_record,
)

ONE, TWO = '{"Item":{"id":{"S":"1"}}}', '{"Item":{"id":{"S":"2"}}}'
ITEM_ONE, ITEM_TWO = {"id": {"S": "1"}}, {"id": {"S": "2"}}
CSV = Format(is_csv=True)
DELIMITERS = [",", ";", ":", "|", "\t", " "]


def read(content: str | bytes, how: Format = Format()) -> tuple[list[Any], list[str]]:  # noqa: B008
    """The items of an object, and the errors."""
    body = content.encode() if isinstance(content, str) else content
    rows = list(ObjectReader(io.BytesIO(body), how).rows())
    assert list(range(len(rows))) == [row.index for row in rows]
    return [row.item for row in rows if row.item is not None], [
        row.error for row in rows if row.item is None
    ]


# DynamoDB-JSON


@pytest.mark.parametrize(
    "line",
    [
        '{"Item": ',
        "not JSON at all",
        "[]",
        "1",
        '{"NotAnItem": {"id": {"S": "x"}}}',
        '{"Item": "x"}',
        '{"Item": {"id": "x"}}',
        '{"Item": {"id": {"S": 1}}}',
        '{"Item": {"id": {"B": "no base64!"}}}',
        '{"Item": {"id": {"S": "x"}}} and more',
        "[" * 100_000,
        b'{"Item": {"id": {"S": "\xff"}}}',
    ],
    ids=str,
)
def test_after_a_line_that_is_no_item_the_rest_is_not_read(line: str | bytes):
    spoiled = line.encode() if isinstance(line, str) else line
    items, errors = read(f"{ONE}\n".encode() + spoiled + f"\n{TWO}\n".encode())
    assert 1 == len(errors)
    assert ITEM_TWO not in items
    assert ITEM_ONE in items


def test_a_line_that_is_too_long_ends_the_object(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "IMPORT_LINE_BYTES_MAX", len(ONE) + 1)
    items, errors = read(f"{ONE}\n{' ' * 9}{TWO}\n{ONE}\n")
    assert ([ITEM_ONE], 1) == (items, len(errors))


def test_lines_are_items():
    assert ([ITEM_ONE, ITEM_TWO], []) == read(f"{ONE}\n{TWO}\n")


def test_blank_lines_count_for_nothing():
    assert ([ITEM_ONE, ITEM_TWO], []) == read(f"\n  \t\n{ONE}\r\n\r\n{TWO}")


def test_an_empty_object_has_no_items():
    assert ([], []) == read("")


def test_items_may_follow_one_another_without_a_line_end():
    assert ([ITEM_ONE, ITEM_TWO, ITEM_ONE], []) == read(f"{ONE}{TWO} {ONE}")


def test_items_before_the_end_of_a_line_count_where_the_rest_of_it_is_broken():
    items, errors = read(f"{ONE}{TWO}oh")
    assert ([ITEM_ONE, ITEM_TWO], 1) == (items, len(errors))


def test_binary_values_are_base64():
    line = '{"Item":{"id":{"B":"AP8="}}}'
    assert ([{"id": {"B": b"\x00\xff"}}], []) == read(line)


def test_what_was_read_is_counted_in_bytes():
    body = f"{ONE}\n\n{TWO}".encode()
    for packed, how in ((body, Format()), (gzip.compress(body), Format(compression="GZIP"))):
        reader = ObjectReader(io.BytesIO(packed), how)
        assert 2 == len(list(reader.rows()))
        assert len(body) == reader.bytes_read


# Packing


def test_an_object_that_is_not_packed_cannot_be_unpacked():
    items, (error,) = read(ONE, Format(compression="GZIP"))
    assert [] == items
    assert error.startswith("The object cannot be read: ")


def test_a_packed_object_that_is_cut_off_gives_what_is_whole():
    lines = "".join(
        json.dumps({"Item": {"id": {"S": f"{n * 7919 % 10007}"}}}) + "\n" for n in range(5000)
    )
    packed = gzip.compress(lines.encode())
    items, errors = read(packed[: len(packed) // 2], Format(compression="GZIP"))
    assert 1 == len(errors)
    assert 0 < len(items) < 5000


def test_a_packed_object_may_be_several_one_after_another():
    packed = gzip.compress(f"{ONE}\n".encode()) + gzip.compress(TWO.encode())
    assert ([ITEM_ONE, ITEM_TWO], []) == read(packed, Format(compression="GZIP"))


def test_zstd_is_read_where_python_has_it(monkeypatch: pytest.MonkeyPatch):
    class Fake:
        ZstdFile = staticmethod(lambda file: gzip.GzipFile(fileobj=file))

    monkeypatch.setattr(import_formats, "_zstd", lambda: Fake)
    assert import_formats.can_unpack("ZSTD")
    packed = gzip.compress(ONE.encode())
    assert ([ITEM_ONE], []) == read(packed, Format(compression="ZSTD"))


def test_an_object_that_zstd_cannot_unpack_is_told(monkeypatch: pytest.MonkeyPatch):
    class Fake:
        class ZstdError(Exception):
            pass

        class ZstdFile:
            def __init__(self, file: IO[bytes]) -> None:
                self.file = file

            def readline(self, _: int) -> bytes:
                raise Fake.ZstdError("Unknown frame descriptor")

    monkeypatch.setattr(import_formats, "_zstd", lambda: Fake)
    told = "The object cannot be read: Unknown frame descriptor"
    assert ([], [told]) == read(ONE, Format(compression="ZSTD"))


# CSV


@pytest.mark.parametrize("record", ['a"b', '"a"b', '"a""', 'a,"b" ,c', '1,2"'])
def test_a_quote_out_of_place_ends_the_object(record: str):
    items, errors = read(f"id,v\n1,2\n{record}\n3,4\n", CSV)
    assert ([{"id": {"S": "1"}, "v": {"S": "2"}}], 1) == (items, len(errors))


def test_a_quoted_field_that_does_not_end_is_an_error():
    items, errors = read('id\n"1\n2\n', CSV)
    assert ([], ["A quoted field does not end"]) == (items, errors)


def test_a_quote_out_of_place_in_a_later_line_of_a_record_ends_the_object():
    items, errors = read('id\n1\n"2\n"3"\n4\n', CSV)
    assert ([ITEM_ONE], ["Something follows the end of a quoted field"]) == (items, errors)


def test_a_record_of_many_lines_is_not_split_at_each_of_them(monkeypatch: pytest.MonkeyPatch):
    split: list[int] = []

    def counted(record: str, delimiter: str) -> list[str] | None:
        split.append(len(record))
        return split_record(record, delimiter)

    monkeypatch.setattr(import_formats, "split_record", counted)
    field = 'x""y\n' * 1_000
    items, errors = read(f'id\n"{field}"\n', CSV)
    assert ([{"id": {"S": 'x"y\n' * 1_000}}], []) == (items, errors)
    assert len(split) <= 3


def test_bytes_that_are_no_utf_8_end_the_object():
    items, errors = read(b"id\n1\n\xff\n2\n", CSV)
    assert ([ITEM_ONE], 1) == (items, len(errors))


@pytest.mark.parametrize("header", ["id,id", "id,", ",id"])
def test_a_header_must_have_names_that_differ(header: str):
    items, errors = read(f"{header}\n1,2\n", CSV)
    assert ([], 1) == (items, len(errors))


def test_a_row_with_too_few_or_too_many_columns_is_left_out():
    items, errors = read("id,v\n1\n1,2\n1,2,3\n", CSV)
    assert [{"id": {"S": "1"}, "v": {"S": "2"}}] == items
    assert [
        "The row has 1 columns, the header 2",
        "The row has 3 columns, the header 2",
    ] == errors


def test_a_binary_key_must_be_base64():
    how = Format(is_csv=True, types={"id": "B"})
    items, errors = read("id,v\nAP8=,a\nno base64,b\n", how)
    assert [{"id": {"B": b"\x00\xff"}, "v": {"S": "a"}}] == items
    assert 1 == len(errors)


def test_all_but_key_attributes_are_strings():
    how = Format(is_csv=True, types={"id": "N"})
    assert ([{"id": {"N": "7"}, "count": {"S": "7"}}], []) == read("id,count\n7,7\n", how)


def test_an_empty_field_is_an_empty_string():
    assert ([{"id": {"S": "1"}, "v": {"S": ""}}], []) == read("id,v\n1,\n", CSV)


def test_a_given_header_makes_the_first_line_a_row():
    how = Format(is_csv=True, header=("id",))
    assert ([{"id": {"S": "id"}}, ITEM_ONE], []) == read("id\n1\n", how)


def test_each_object_has_a_header_of_its_own():
    assert ([{"a": {"S": "1"}}], []) == read("a\n1\n", CSV)
    assert ([{"b": {"S": "1"}}], []) == read("b\n1\n", CSV)


def test_a_quoted_field_may_have_anything_in_it():
    text = 'id,v\n1,"a, ""b""\r\n\nc"\n'
    assert ([{"id": {"S": "1"}, "v": {"S": 'a, "b"\r\n\nc'}}], []) == read(text, CSV)


@pytest.mark.parametrize("delimiter", DELIMITERS)
def test_fields_are_parted_by_the_delimiter(delimiter: str):
    how = Format(is_csv=True, delimiter=delimiter)
    text = delimiter.join(("id", "v")) + "\n" + delimiter.join(("1", "2")) + "\n"
    assert ([{"id": {"S": "1"}, "v": {"S": "2"}}], []) == read(text, how)


_fields = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=6)
_fields_of_trouble = st.text(st.sampled_from('",;\n\r ab'), max_size=6)


@given(
    st.lists(st.lists(_fields | _fields_of_trouble, min_size=2, max_size=2), max_size=4),
    st.sampled_from(DELIMITERS),
)
def test_what_python_writes_as_csv_is_read(rows: list[list[str]], delimiter: str):
    written = io.StringIO(newline="")
    csv.writer(written, delimiter=delimiter, quoting=csv.QUOTE_ALL).writerows([["id", "v"], *rows])
    how = Format(is_csv=True, delimiter=delimiter)
    expected = [{"id": {"S": one}, "v": {"S": other}} for one, other in rows]
    assert (expected, []) == read(written.getvalue(), how)


@given(_fields_of_trouble, st.sampled_from(DELIMITERS))
def test_any_text_is_a_record_a_part_of_one_or_an_error(text: str, delimiter: str):
    try:
        fields = split_record(text, delimiter)
    except ObjectError:
        return
    if fields is None:
        assert '"' in text
    else:
        assert len(fields) <= text.count(delimiter) + 1


@given(st.binary(max_size=60), st.sampled_from([Format(), CSV, Format(compression="GZIP")]))
def test_no_bytes_raise_anything(content: bytes, how: Format):
    items, errors = read(content, how)
    assert len(errors) <= 1 or how.is_csv
    assert all(isinstance(item, dict) for item in items)
