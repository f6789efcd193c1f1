"""Ranges: which part of a file a request wants, by RFC 9110."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api.http.ranges import ByteRange, wanted_range
from tablewright.errors import RangeError


def _wanted(text: str, *, size_bytes: int = 10, if_range: str | None = None) -> ByteRange | None:
    headers = {"range": text} | ({} if if_range is None else {"if-range": if_range})
    return wanted_range(headers, size_bytes=size_bytes, etag="e1")


@pytest.mark.parametrize("text", ["bytes=10-", "bytes=10-12", "bytes=99-", "bytes=-0"])
def test_a_part_after_the_end_is_rejected(text: str):
    with pytest.raises(RangeError, match="10 bytes") as error:
        _wanted(text)
    assert {"sizeBytes": 10} == error.value.details


@pytest.mark.parametrize("text", ["bytes=0-", "bytes=0-0", "bytes=-1"])
def test_an_empty_file_has_no_part(text: str):
    with pytest.raises(RangeError):
        _wanted(text, size_bytes=0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bytes",
        "bytes=",
        "bytes=-",
        "bytes=a-b",
        "bytes=5-2",
        "bytes=+1-2",
        "bytes=1-2,4-5",
        "bytes=0-, -1",
        "lines=0-1",
        "bytes=\u0661-",
        "bytes=" + "9" * 19 + "-",
    ],
)
def test_several_ranges_other_units_and_mistakes_are_ignored(text: str):
    assert None is _wanted(text)


@pytest.mark.parametrize("if_range", ['W/"e1"', '"e2"', "e1", "Wed, 21 Oct 2026 07:28:00 GMT", ""])
def test_a_part_of_another_version_is_not_wanted(if_range: str):
    assert None is _wanted("bytes=2-", if_range=if_range)
    assert None is _wanted("bytes=99-", if_range=if_range)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bytes=0-0", (0, 1)),
        ("bytes=2-4", (2, 5)),
        ("bytes=2-", (2, 10)),
        ("bytes=2-99", (2, 10)),
        ("bytes=-3", (7, 10)),
        ("bytes=-99", (0, 10)),
        ("Bytes=0-9", (0, 10)),
    ],
)
def test_a_part_is_from_its_first_byte_up_to_its_last(text: str, expected: tuple[int, int]):
    assert expected == _wanted(text)
    assert expected == _wanted(text, if_range='"e1"')


@given(st.text(max_size=30), st.integers(0, 20))
def test_no_header_leads_out_of_the_file(text: str, size_bytes: int):
    try:
        part = _wanted(f"bytes={text}", size_bytes=size_bytes)
    except RangeError:
        part = None
    assert part is None or 0 <= part.start < part.stop <= size_bytes
