"""Ranges: the part of a file that a request asks for (RFC 9110, section 14).

    Range: bytes=0-499        the first 500 bytes
    Range: bytes=500-         the rest
    Range: bytes=-500         the last 500 bytes

One range is served. A header with several ranges, another unit or a mistake is ignored, as the
standard allows: the response is then the whole file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from tablewright.errors import RangeError

_ONE_RANGE: Final = re.compile(
    r"bytes=\s*(?:([0-9]{1,18})-([0-9]{1,18})?|-([0-9]{1,18}))\s*", re.IGNORECASE
)


class ByteRange(NamedTuple):
    """A part of a file: from `start` up to `stop`, which is not included."""

    start: int
    stop: int


def wanted_range(headers: Mapping[str, str], *, size_bytes: int, etag: str) -> ByteRange | None:
    """Returns the part that a GET request wants; None for the whole file.

    Raises `RangeError` if the part is empty.

    >>> wanted_range({"range": "bytes=-3"}, size_bytes=10, etag="a")
    ByteRange(start=7, stop=10)
    >>> wanted_range({"range": "bytes=0-3", "if-range": '"b"'}, size_bytes=10, etag="a")
    """
    found = _ONE_RANGE.fullmatch(headers.get("range", ""))
    # A weak tag or a date never proves that the bytes are the same.
    if found is None or headers.get("if-range", f'"{etag}"') != f'"{etag}"':
        return None
    first, last, suffix = found.groups()
    if suffix is not None:
        part = ByteRange(max(0, size_bytes - int(suffix)), size_bytes)
    else:
        if last is not None and int(last) < int(first):
            return None
        stop = size_bytes if last is None else min(size_bytes, int(last) + 1)
        part = ByteRange(int(first), stop)
    if part.start >= part.stop:
        raise RangeError(
            f"The file has {size_bytes} bytes, and the range begins after them.",
            details={"sizeBytes": size_bytes},
        )
    return part
