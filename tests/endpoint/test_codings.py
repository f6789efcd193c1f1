"""Compressed bodies: what they stand for, what is refused, and which coding a client asks for."""

from __future__ import annotations

import gzip
import tracemalloc
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.endpoint import codings
from tablewright.endpoint.codings import BodyTooLargeError, CodingError, decoded, encoded, wanted

BODY = b'{"TableName":"things"}'
DEFLATED = zlib.compress(BODY)
GZIPPED = gzip.compress(BODY, mtime=0)  # it names tests, in every process the same


@pytest.mark.parametrize("coding", ["", "identity", "br", "zstd", "GZIP", "gzip, gzip", "x-gzip"])
def test_other_codings_are_not_known(coding: str):
    assert not codings.is_known(coding)


@pytest.mark.parametrize(
    ("coding", "body"),
    [
        ("gzip", b""),
        ("gzip", BODY),
        ("gzip", DEFLATED),
        ("gzip", GZIPPED[:-1]),
        ("gzip", GZIPPED + b"junk"),
        ("gzip", GZIPPED[:-8] + bytes(8)),  # the checksum and the length behind the stream
        ("gzip", GZIPPED * (limits.GZIP_MEMBERS_MAX + 1)),
        ("deflate", b""),
        ("deflate", BODY),
        ("deflate", GZIPPED),
        ("deflate", DEFLATED[:-1]),
        ("deflate", DEFLATED + DEFLATED),
        ("deflate", DEFLATED[2:-4]),  # without zlib's frame
    ],
)
def test_a_body_that_is_not_what_it_says_is_refused(coding: str, body: bytes):
    with pytest.raises(CodingError):
        decoded(body, coding)


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
def test_a_body_is_decoded_up_to_what_a_request_may_have(
    coding: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "REQUEST_BODY_BYTES_MAX", 5_000)
    assert b" " * 5_000 == decoded(encoded(b" " * 5_000, coding), coding)
    with pytest.raises(BodyTooLargeError):
        decoded(encoded(b" " * 5_001, coding), coding)


def test_several_streams_of_gzip_are_one_body_and_one_bound(monkeypatch: pytest.MonkeyPatch):
    half = gzip.compress(b" " * 3_000)
    assert 6_000 == len(decoded(half + half, "gzip"))
    monkeypatch.setattr(limits, "REQUEST_BODY_BYTES_MAX", 5_000)
    with pytest.raises(BodyTooLargeError):
        decoded(half + half, "gzip")


def test_a_bomb_takes_no_more_room_than_a_request_may(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "REQUEST_BODY_BYTES_MAX", 100_000)
    bomb = encoded(bytes(8_000_000), "gzip")
    tracemalloc.start()
    try:
        with pytest.raises(BodyTooLargeError):
            decoded(bomb, "gzip")
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak_bytes < 500_000


@given(body=st.binary(max_size=500), coding=st.sampled_from(["gzip", "deflate"]))
def test_what_is_encoded_is_decoded(body: bytes, coding: str):
    assert body == decoded(encoded(body, coding), coding)


# As DynamoDB was seen to read it, right or wrong.
@pytest.mark.parametrize(
    ("accept_encoding", "coding"),
    [
        ("", None),
        ("identity", None),
        ("br", None),
        ("x-gzip", None),
        ("gzip;q=0", None),
        ("gzip ;q=0", None),
        ("*;q=0", None),
        ("identity;q=0", None),
        ('"gzip"', None),
        ("gzip br", None),
        ("gzip:q=1", None),
        ("gzip;q= 0;q=1", None),
        ("gzip;nq=0;q=1", None),
        ("gzip", "gzip"),
        ("deflate", "deflate"),
        ("GZIP, identity", "gzip"),
        ("dog, gzip ,, cat", "gzip"),
        ("gzip, deflate", "gzip"),
        ("br, identity, deflate, gzip", "deflate"),
        ("gzip;q=0.8, deflate;q=0.5", "gzip"),
        ("br, gzip;q=0, deflate; q = 0.5 , identity;q=0", "deflate"),
        ("*", "gzip"),
        ("*, deflate;q=0.5", "gzip"),
        ("*, deflate", "deflate"),
        ("*, gzip;q=0.5", "deflate"),
        ("*;q=0.5,identity", "gzip"),
        ("gzip;q=0.5,identity;q=0.8", "gzip"),
        ("gzip;q=31,deflate;q=51", "gzip"),
        ("deflate;q=0.5, gzip;q=1;q=0.2", "gzip"),
        ("deflate;q=0.5,gzip;q=0.", "deflate"),
        ("deflate;q=0.5,gzip;q=0.x", "gzip"),
        ("deflate;q=-0.5,gzip;q=0.2", "gzip"),
        ("gzip;q =0;q=1", "gzip"),
        ("gzip;q=0, gzip;q=1, gzip;q=0", "gzip"),
        ("br,identity;q=0.5,gzip;q=0.0001", "gzip"),
    ],
)
def test_the_coding_that_a_client_asks_for(accept_encoding: str, coding: str | None):
    assert coding == wanted(accept_encoding)


@given(text=st.text(max_size=60))
def test_whatever_a_client_asks_for_is_read(text: str):
    assert wanted(text) in (None, "gzip", "deflate")
