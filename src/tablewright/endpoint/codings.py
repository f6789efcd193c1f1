"""Content codings: compressed request bodies and responses.

As with DynamoDB, a request may be gzip or deflate (RFC 9110: a zlib stream), and Accept-Encoding
may request either. DynamoDB parses Accept-Encoding more loosely than HTTP does, and so does this
module. All functions are pure and may take long: a few bytes can expand to many megabytes. Not
here: the threads that run them (`lanes.threads`).
"""

from __future__ import annotations

import re
import zlib
from typing import Final

from tablewright import limits

GZIP: Final = "gzip"
DEFLATE: Final = "deflate"
_WINDOW_BITS: Final = {GZIP: 31, DEFLATE: 15}  # as zlib has it: 16 more stand for gzip's frame
_LEVEL: Final = 1  # four times as fast as the default 6, with items a tenth larger
# The first `q=` counts, whatever precedes it, as in DynamoDB.
_WEIGHT: Final = re.compile(r"q=\s*([^;]*)").search


class CodingError(Exception):
    """A body does not match its Content-Encoding."""


class BodyTooLargeError(Exception):
    """A decoded body exceeds the maximum of a request."""


def is_known(coding: str) -> bool:
    """Whether a Content-Encoding can be decoded."""
    return coding in _WINDOW_BITS


def decoded(body: bytes, coding: str) -> bytes:
    """Returns the decompressed body.

    Raises `CodingError` for a damaged or truncated body, or trailing data, and
    `BodyTooLargeError` as soon as the result exceeds the maximum of a request.

    >>> decoded(zlib.compress(b"{}"), "deflate")
    b'{}'
    """
    parts: list[bytes] = []
    left = limits.REQUEST_BODY_BYTES_MAX
    rest = body
    for _ in range(limits.GZIP_MEMBERS_MAX):
        stream = zlib.decompressobj(_WINDOW_BITS[coding])
        try:
            parts.append(stream.decompress(rest, left + 1))
        except zlib.error as error:
            raise CodingError(str(error)) from None
        left -= len(parts[-1])
        if left < 0:
            raise BodyTooLargeError
        if not stream.eof:
            raise CodingError("it is truncated")
        rest = stream.unused_data
        if not rest:
            return b"".join(parts)
        if coding != GZIP:  # only gzip may be several streams, one after another
            break
    raise CodingError("it has trailing data")


def encoded(body: bytes, coding: str) -> bytes:
    """The body, compressed."""
    stream = zlib.compressobj(_LEVEL, wbits=_WINDOW_BITS[coding])
    return stream.compress(body) + stream.flush()


def wanted(accept_encoding: str) -> str | None:
    """Returns the coding of an Accept-Encoding; None without a supported one.

    >>> wanted("br, gzip;q=0.5, deflate;q=0.8"), wanted("identity"), wanted("*")
    ('deflate', None, 'gzip')
    """
    weights: dict[str, float] = {}
    for part in accept_encoding.lower().split(","):
        name, _, parameters = part.partition(";")
        weights[name.strip()] = max(_weight(parameters), weights.get(name.strip(), 0.0))
    named = [name for name in weights if name in _WINDOW_BITS]
    others = {name: weights.get("*", 0.0) for name in _WINDOW_BITS if name not in named}
    offered = {name: weights[name] for name in named} | others
    best = max(offered, key=offered.__getitem__)  # of equals the first
    return best if offered[best] > 0 else None


def _weight(parameters: str) -> float:
    match = _WEIGHT(parameters)
    try:
        return 1.0 if match is None else min(float(match[1]), 1.0)
    except ValueError:
        return 1.0
