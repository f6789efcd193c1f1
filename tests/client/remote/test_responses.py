"""Answers come out as they were written, however the network cuts them, or they are refused."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client.remote import responses
from tablewright.client.remote.responses import Answer, AnswerReader, shown
from tablewright.errors.target import DamagedResponseError, NotDynamoDBError
from tests.client.remote.scripted import http

CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx-late: 1\r\n\r\n"


def _expecting() -> AnswerReader:
    reader = AnswerReader()
    reader.expect()
    return reader


def _read(data: bytes, *, cuts: list[int] | None = None) -> Answer:
    reader = _expecting()
    places = [0, *sorted(cuts or []), len(data)]
    pieces = [data[a:b] for a, b in pairwise(places) if a < b]
    came = [reader.feed(piece) for piece in pieces]
    assert [None] * (len(came) - 1) == came[:-1]
    assert came[-1] is not None
    return came[-1]


def test_an_answer_to_nothing_is_refused():
    with pytest.raises(DamagedResponseError, match="without a request"):
        AnswerReader().feed(http())


def test_a_second_answer_to_one_request_is_refused():
    reader = _expecting()
    with pytest.raises(DamagedResponseError, match="Two responses"):
        reader.feed(http() + http())
    assert not reader.keeps_alive


@pytest.mark.parametrize(
    "data",
    [
        b"<html>",
        b"HTTP/9.9 200 OK\r\n\r\n",
        b"HTTP/1.1 2x0 OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: one\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nno number\r\n",
        b"HTTP/1.1 101 Other\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nhello",
    ],
)
def test_what_is_no_answer_of_http_is_refused(data: bytes):
    reader = _expecting()
    with pytest.raises(NotDynamoDBError, match="is not HTTP") as told:
        reader.feed(data)
    assert told.value.is_outcome_unknown
    assert not reader.keeps_alive


def test_a_head_without_end_is_refused():
    reader = _expecting()
    reader.feed(b"HTTP/1.1 200 OK\r\nx-more: " + b"x" * 50_000)
    with pytest.raises(NotDynamoDBError, match="too long"):
        reader.feed(b"x" * 20_000)


@pytest.mark.parametrize("length", ["11", "99999999999999999999999999"])
def test_a_body_that_says_it_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch, length: str):
    monkeypatch.setattr(responses, "ANSWER_BODY_BYTES_MAX", 10)
    with pytest.raises((DamagedResponseError, NotDynamoDBError)):
        _expecting().feed(f"HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n".encode())


def test_a_body_that_grows_too_large_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(responses, "ANSWER_BODY_BYTES_MAX", 10)
    reader = _expecting()
    reader.feed(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n12345\r\n")
    with pytest.raises(DamagedResponseError, match="larger than 10 bytes"):
        reader.feed(b"6\r\n123456\r\n")


def test_an_end_in_the_middle_of_an_answer_is_no_answer():
    reader = _expecting()
    assert None is reader.feed(http()[:-1])
    assert None is reader.end()


@given(
    body=st.binary(max_size=300),
    status=st.sampled_from([200, 400, 500]),
    cuts=st.lists(st.integers(0, 400), max_size=8),
)
def test_an_answer_is_the_same_however_it_is_cut(body: bytes, status: int, cuts: list[int]):
    data = http(body, status=status)
    came = _read(data, cuts=[cut for cut in cuts if cut < len(data)])
    assert (status, body) == (came.status, came.body)
    assert b"application/x-amz-json-1.0" == came.headers[b"content-type"]


@given(pieces=st.lists(st.binary(min_size=1, max_size=50)), cut=st.integers(0, 500))
def test_chunks_are_put_together(pieces: list[bytes], cut: int):
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces)
    data = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"
    assert b"".join(pieces) == _read(data, cuts=[min(cut, len(data) - 1)]).body


def test_a_connection_has_one_answer_after_the_other():
    reader = AnswerReader()
    for data in (http(b"{1}"), CHUNKED, http(b"{3}")):
        reader.expect()
        assert reader.feed(data) is not None
        assert reader.keeps_alive


def test_headers_that_follow_the_body_do_not_count():
    assert b"x-late" not in _read(CHUNKED).headers


def test_an_answer_may_end_with_its_connection():
    reader = _expecting()
    assert None is reader.feed(b"HTTP/1.1 502 Bad\r\n\r\n<html>")
    ended = reader.end()
    assert ended is not None
    assert (502, b"<html>") == (ended.status, ended.body)
    assert not reader.keeps_alive


def test_what_only_says_that_an_answer_will_come_is_passed_over():
    came = _read(b"HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n" + http(b"{2}"))
    assert (200, b"{2}") == (came.status, came.body)


def test_an_echo_is_short_and_printable():
    assert "a b c" == shown(b"a\r\n\x00b\tc")
    assert 200 == len(shown(b"x" * 1_000))
