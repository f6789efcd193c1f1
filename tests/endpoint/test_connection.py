"""One connection: what is refused, what is kept in order, how it ends. No network, no sleeping."""

from __future__ import annotations

import pytest

from tablewright import limits
from tests.endpoint.fake_serving import DATE, FakeClient, FakeServing
from tests.endpoint.http_messages import chunked, http


@pytest.fixture
def serving() -> FakeServing:
    return FakeServing()


@pytest.fixture
def client(serving: FakeServing) -> FakeClient:
    return FakeClient(serving)


@pytest.fixture
def slow() -> FakeClient:
    """A client of a server that answers when the test says so."""
    return FakeClient(FakeServing(answers_at_once=False))


# What is not a request.


@pytest.mark.parametrize(
    "garbage",
    [
        b"garbage\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"POST / HTTP/3.0\r\n\r\n",
        b"POST / JUNK/1.1\r\n\r\n",
        b"POST /\x00 HTTP/1.1\r\n\r\n",
        http(content_length="one"),
        http(content_length="-1"),
        http(content_length="+1"),
        http(content_length="1" * 30),
        http(content_length="1, 1"),
        http(content_length=None)[:-2] + b"content-length: 1\r\ncontent-length: 2\r\n\r\na",
        http(host="a\x00b"),
        http()[:-2] + b"no colon\r\n\r\n",
        http()[:-2] + b"a space : x\r\n\r\n",
        http()[:-2] + b": no name\r\n\r\n",
        chunked(b"a").replace(b"\r\n1\r\n", b"\r\ng\r\n"),
        chunked(b"a").replace(b"\r\n1\r\n", b"\r\n-1\r\n"),
        chunked(b"a").replace(b"\r\n1\r\n", b"\r\n" + b"f" * 17 + b"\r\n"),
    ],
)
def test_what_is_no_request_is_refused_and_the_connection_ends(client: FakeClient, garbage: bytes):
    (answer,) = client.send(garbage).answers
    assert 400 == answer.status
    assert b"Not an HTTP/1.1 request.\n" == answer.body
    assert answer.closes
    assert client.is_finished
    assert [] == client.serving.requests


def test_a_body_with_two_lengths_is_refused(client: FakeClient):
    """A proxy in between may trust the other header, and see another request than we do."""
    both = chunked(b"a", content_length="3")
    assert [400] == [answer.status for answer in client.send(both).answers]
    assert client.is_finished
    assert [] == client.serving.requests


@pytest.mark.parametrize("coding", ["gzip", "chunked, gzip", "identity", "xchunked", "chunked\x0b"])
def test_a_body_in_another_coding_is_refused(client: FakeClient, coding: str):
    client.send(http(b"", content_length=None, transfer_encoding=coding) + b"0\r\n\r\n")
    assert [400] == [answer.status for answer in client.answers]
    assert client.is_finished
    assert [] == client.serving.requests


@pytest.mark.parametrize(
    "offer",
    [
        http(b"a", connection="Upgrade, HTTP2-Settings", upgrade="h2c", http2_settings="AAA"),
        http(b"a", connection="upgrade", upgrade="websocket"),
        http(method="CONNECT", target="localhost:80"),
    ],
)
def test_an_offer_of_another_protocol_is_refused(client: FakeClient, offer: bytes):
    """The parser takes such a request to end with its head: it would be done without its body."""
    (answer,) = client.send(offer).answers
    assert (400, b"Only HTTP/1.1 is supported.\n") == (answer.status, answer.body)
    assert client.is_finished
    assert [] == client.serving.requests


def test_what_comes_after_garbage_is_not_read(client: FakeClient):
    client.send(b"garbage\r\n\r\n" + http(b"a"), http(b"b"))
    assert [400] == [answer.status for answer in client.answers]
    assert [] == client.serving.requests


def test_a_good_request_before_garbage_is_answered_and_is_the_last(client: FakeClient):
    client.send(http(b"a") + http(b"b") + b"garbage\r\n\r\n")
    assert [(200, b"to a"), (200, b"to b")] == [(a.status, a.body) for a in client.answers]
    assert [False, True] == [answer.closes for answer in client.answers]
    assert client.is_finished


def test_good_requests_that_wait_while_garbage_comes_are_answered(slow: FakeClient):
    slow.send(http(b"a"), http(b"b"), b"garbage\r\n\r\n")
    assert b"" == slow.received
    slow.give(b"1").give(b"2")
    assert [(b"1", False), (b"2", True)] == [(a.body, a.closes) for a in slow.answers]
    assert slow.is_finished


# What is too large.


def _head_of(size_bytes: int) -> bytes:
    empty = http(b"a", x_filler="")
    return http(b"a", x_filler="f" * (size_bytes - len(empty) + 1))


@pytest.mark.parametrize("piece_bytes", [100, 1_460, 60_000, 250_000])
def test_a_head_that_is_too_long_is_refused(client: FakeClient, piece_bytes: int):
    head = _head_of(limits.REQUEST_HEAD_BYTES_MAX + 1_000)
    client.send(*(head[n : n + piece_bytes] for n in range(0, len(head), piece_bytes)))
    assert [431] == [answer.status for answer in client.answers]
    assert client.is_finished
    assert [] == client.serving.requests


@pytest.mark.parametrize("piece_bytes", [100, 1_460, 60_000, 250_000])
def test_a_head_that_is_just_short_enough_is_read(client: FakeClient, piece_bytes: int):
    head = _head_of(limits.REQUEST_HEAD_BYTES_MAX - 1_000)
    client.send(*(head[n : n + piece_bytes] for n in range(0, len(head), piece_bytes)))
    assert [(200, b"to a")] == [(answer.status, answer.body) for answer in client.answers]


@pytest.mark.parametrize(
    "beginning",
    [
        b"POST /",
        b"POST / HTTP/1.1\r\nX-Name",
        b"POST / HTTP/1.1\r\nX: ",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: ",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX-Name",
    ],
    ids=["target", "name", "value", "trailer", "name of a trailer"],
)
def test_what_never_ends_is_cut_short(client: FakeClient, beginning: bytes):
    """Neither shows in any callback of the parser before its end, and all of it is in memory."""
    client.send(beginning)
    piece = b"a" * 8_000
    pieces = 0
    while not client.is_finished and pieces < 100:
        client.send(piece)
        pieces += 1
    assert [431] == [answer.status for answer in client.answers]
    assert pieces * len(piece) < limits.REQUEST_HEAD_BYTES_MAX + 2 * len(piece)


@pytest.mark.parametrize("line", [b"a:\r\n", b"a%d:\r\n", b"%0900d:\r\n"])
def test_headers_are_bounded_in_number(client: FakeClient, line: bytes):
    count = limits.REQUEST_HEAD_BYTES_MAX // len(line % 1 if b"%" in line else line) + 100
    lines = b"".join(line % n if b"%" in line else line for n in range(count))
    client.send(b"POST / HTTP/1.1\r\n" + lines + b"\r\n")
    assert [431] == [answer.status for answer in client.answers]
    assert [] == client.serving.requests


def test_a_trailer_counts_as_a_header(client: FakeClient):
    client.send(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n")
    client.send(*[b"a: b\r\n"] * (limits.REQUEST_HEADERS_MAX + 1))
    assert [431] == [answer.status for answer in client.answers]


def test_sizes_of_chunks_that_come_by_themselves_are_no_part_of_a_head(client: FakeClient):
    client.send(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    chunks = limits.REQUEST_HEAD_BYTES_MAX // len(b"1\r\n") + 100
    client.send(*[b"1\r\n", b"a\r\n"] * chunks, b"0\r\n\r\n")
    assert [b"to " + b"a" * chunks] == [answer.body for answer in client.answers]


def test_a_head_is_not_blamed_for_the_requests_before_it(client: FakeClient):
    """Many requests come in one piece, of which the last is cut off in its head."""
    whole = http(b"a" * 20_000) * 10
    last = http(b"b")
    client.send(whole + last[:20], last[20:])
    assert [200] * 11 == [answer.status for answer in client.answers]


def test_a_body_that_is_too_large_is_refused_before_it_is_read(client: FakeClient):
    size_bytes = limits.REQUEST_BODY_BYTES_MAX + 1
    (answer,) = client.send(http(content_length=str(size_bytes))).answers
    assert (413, True) == (answer.status, answer.closes)
    assert client.transport.has_sent_eof
    # The client is in the middle of sending: if the connection were closed now, the answer would be
    # lost on its way. So what still comes is taken and thrown away.
    assert not client.is_closed
    client.send(*[b"a" * 60_000] * 10)
    assert 1 == len(client.answers)
    assert 0 == client.serving.held_bytes_max
    assert client.send_eof().is_closed


def test_a_body_in_chunks_is_refused_once_it_is_too_large(client: FakeClient):
    piece = b"a" * limits.MIB
    client.send(http(content_length=None, transfer_encoding="chunked"))
    for _ in range(limits.REQUEST_BODY_BYTES_MAX // len(piece)):
        client.send(b"%x\r\n%b\r\n" % (len(piece), piece))
    assert [] == client.answers
    client.send(b"%x\r\n%b\r\n" % (len(piece), piece))
    assert [413] == [answer.status for answer in client.answers]
    assert client.is_finished
    assert 0 == client.serving.held_bytes


def test_a_body_as_large_as_allowed_is_read(client: FakeClient):
    body = b"a" * limits.REQUEST_BODY_BYTES_MAX
    client.send(http(body))
    assert [200] == [answer.status for answer in client.answers]
    assert body == client.serving.requests[0].body


# Bytes that are held.


def test_bodies_of_all_connections_are_bounded_together(
    serving: FakeServing, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "REQUESTS_HELD_BYTES_MAX", 1_000)
    first, second = FakeClient(serving), FakeClient(serving)
    unfinished = http(b"a" * 2_000)[:-1_200]
    first.send(unfinished)
    second.send(unfinished)
    assert [] == first.answers
    assert [(400, b"throttled")] == [(answer.status, answer.body) for answer in second.answers]
    assert second.is_finished
    assert 800 == serving.held_bytes, "what the refused one had sent is forgotten at once"
    first.send(b"a" * 200, b"a" * 1_000)
    assert 2 == len(first.answers) + len(second.answers)
    second.hang_up()
    first.hang_up()
    assert 0 == serving.held_bytes


def test_a_body_counts_until_its_request_is_worked_on(slow: FakeClient):
    slow.send(http(b"a" * 10) + http(b"b" * 100) + http(b"c" * 1_000)[:-1])
    assert 1_099 == slow.serving.held_bytes
    slow.give()
    assert 999 == slow.serving.held_bytes
    slow.send(b"c").give()
    assert 0 == slow.serving.held_bytes


@pytest.mark.parametrize("end", ["hang_up", "send_eof"])
def test_what_a_lost_connection_held_is_given_back(slow: FakeClient, end: str):
    slow.send(http(b"a" * 10) + http(b"b" * 100) + http(b"c" * 1_000)[:-1])
    getattr(slow, end)()
    while slow.serving.owed:
        slow.give()
    slow.hang_up()
    assert 0 == slow.serving.held_bytes
    assert [] == slow.serving.connections


def test_a_body_of_many_small_pieces_takes_no_more_memory_than_a_large_one(client: FakeClient):
    import tracemalloc

    pieces = 20_000
    request = chunked(*[b"aa"] * pieces)
    tracemalloc.start()
    try:
        client.send(request[:-5])
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 8 * pieces
    client.send(request[-5:])
    assert [b"to " + b"aa" * pieces] == [answer.body for answer in client.answers]


# Requests and answers.


def test_a_request_reaches_the_service_as_it_was_sent(client: FakeClient):
    client.send(http(b'{"a":1}', target="/some/where?a=b%20c", X_Amz_Target="Some.Thing", cafe="é"))
    (request,) = client.serving.requests
    assert ("POST", "/some/where?a=b%20c", b'{"a":1}') == (
        request.method,
        request.target,
        request.body,
    )
    assert {
        "host": "localhost",
        "content-length": "7",
        "x-amz-target": "Some.Thing",
        "cafe": "é",
    } == request.headers


@pytest.mark.parametrize("form", ["x-amz-target", "X-Amz-Target", "X-AMZ-TARGET", "x-Amz-tarGet"])
def test_names_of_headers_are_lower_case(client: FakeClient, form: str):
    client.send(http()[:-2] + f"{form}: a\r\n\r\n".encode())
    assert "a" == client.serving.requests[0].headers["x-amz-target"]


def test_a_header_that_comes_twice_is_joined(client: FakeClient):
    client.send(http()[:-2] + b"X-Many: a\r\nx-many:b\r\nX-Many:\r\n\r\n")
    assert "a,b," == client.serving.requests[0].headers["x-many"]


def test_headers_after_the_body_mean_nothing(client: FakeClient):
    trailers = "X-Amz-Target: DynamoDB_20120810.DeleteTable\r\nOrigin: http://localhost\r\n"
    client.send(chunked(b"a", trailers=trailers) + http(b"b"))
    assert [b"to a", b"to b"] == [answer.body for answer in client.answers]
    assert [[], []] == [
        [name for name in request.headers if name in ("x-amz-target", "origin")]
        for request in client.serving.requests
    ]


def test_every_answer_has_a_length_a_type_a_server_and_a_date(client: FakeClient):
    (answer,) = client.send(http(b"a")).answers
    assert {
        "content-type": "application/x-amz-json-1.0",
        "content-length": "4",
        "server": "Tablewright",
        "date": DATE.decode(),
    } == answer.headers


def test_a_connection_is_kept_for_the_next_request(client: FakeClient):
    client.send(http(b"a"), http(b"b"), b"\r\n", http(b"c"))
    assert [b"to a", b"to b", b"to c"] == [answer.body for answer in client.answers]
    assert not any(answer.closes for answer in client.answers)
    assert not client.is_finished


def test_chunks_are_one_body(client: FakeClient):
    client.send(chunked(b"one", b" body of ", b"many pieces") + chunked())
    assert [b"to one body of many pieces", b"to "] == [answer.body for answer in client.answers]


def test_what_asks_for_a_close_is_closed(client: FakeClient):
    (answer,) = client.send(http(b"a", connection="close")).answers
    assert (200, True) == (answer.status, answer.closes)
    assert client.is_closed


def test_nothing_is_read_after_the_last_request(client: FakeClient):
    client.send(http(b"a", connection="close") + http(b"b"))
    assert [b"to a"] == [answer.body for answer in client.answers]
    assert client.is_finished


def test_an_older_client_is_answered_and_closed(client: FakeClient):
    (answer,) = client.send(http(b"a", version="1.0")).answers
    assert (200, True) == (answer.status, answer.closes)
    assert client.is_closed


def test_a_client_that_asks_before_it_sends_is_told_to(client: FakeClient):
    request = http(b"a", expect="100-continue")
    client.send(request[:-1])
    assert b"HTTP/1.1 100 Continue\r\n\r\n" == client.received
    client.send(request[-1:])
    assert [100, 200] == [answer.status for answer in client.answers]


def test_a_client_that_asks_before_it_sends_too_much_is_told_not_to(client: FakeClient):
    size_bytes = limits.REQUEST_BODY_BYTES_MAX + 1
    client.send(http(content_length=str(size_bytes), expect="100-continue"))
    assert [413] == [answer.status for answer in client.answers]


def test_a_client_that_asks_while_an_answer_is_owed_is_told_after_it(slow: FakeClient):
    second = http(b"b", expect="100-continue")
    slow.send(http(b"a"), second[:-1])
    assert b"" == slow.received
    slow.give(b"first")
    assert [200, 100] == [answer.status for answer in slow.answers]
    slow.send(second[-1:]).give(b"second")
    assert [200, 100, 200] == [answer.status for answer in slow.answers]


def test_an_older_client_is_not_told_to_send(client: FakeClient):
    """HTTP/1.0 has no answers that are not the last."""
    client.send(http(b"a", version="1.0", expect="100-continue"))
    assert [200] == [answer.status for answer in client.answers]


# Pipelining.


def test_requests_are_served_one_after_another(slow: FakeClient):
    slow.send(http(b"a") + http(b"b") + http(b"c"))
    assert [b"a"] == [request.body for request in slow.serving.requests]
    slow.give(b"1")
    assert [b"a", b"b"] == [request.body for request in slow.serving.requests]
    slow.give(b"2").give(b"3")
    assert [b"1", b"2", b"3"] == [answer.body for answer in slow.answers]


def test_two_hundred_requests_at_once_are_answered_in_order(client: FakeClient):
    client.send(b"".join(http(b"%d" % number) for number in range(200)))
    assert [b"to %d" % number for number in range(200)] == [a.body for a in client.answers]
    assert not client.is_finished


def test_more_requests_than_are_read_ahead_wait_outside(slow: FakeClient):
    request = http(b"a" * 100)
    slow.send(*[request] * (2 * limits.PIPELINED_REQUESTS_MAX))
    assert slow.transport.is_reading_paused
    assert limits.PIPELINED_REQUESTS_MAX * 100 == slow.serving.held_bytes
    given = 0
    while slow.serving.owed:
        slow.give(b"%d" % given)
        given += 1
    assert 2 * limits.PIPELINED_REQUESTS_MAX == given
    assert [b"%d" % number for number in range(given)] == [answer.body for answer in slow.answers]
    assert not slow.transport.is_reading_paused


def test_nothing_is_served_while_the_client_takes_no_answer(client: FakeClient):
    client.send(http(b"a"))
    client.connection.pause_writing()
    client.send(http(b"b"), http(b"c"))
    assert [b"to a"] == [answer.body for answer in client.answers]
    client.connection.resume_writing()
    assert [b"to a", b"to b", b"to c"] == [answer.body for answer in client.answers]


# How it ends.


def test_one_connection_too_many_is_told_so_and_closed():
    client = FakeClient(FakeServing(admits=False))
    assert [(400, b"throttled")] == [(answer.status, answer.body) for answer in client.answers]
    assert client.is_finished
    client.send(http(b"a"))
    assert [] == client.serving.requests
    client.hang_up()
    assert [] == client.serving.connections


def test_a_client_that_ends_between_requests_is_let_go(client: FakeClient):
    client.send(http(b"a")).send_eof()
    assert client.is_closed
    assert [] == client.serving.connections


def test_a_client_that_ends_in_the_middle_of_a_request_is_let_go(client: FakeClient):
    client.send(http(b"a" * 10)[:-1]).send_eof()
    assert client.is_closed
    assert [] == client.serving.requests
    assert 0 == client.serving.held_bytes


def test_a_client_that_ends_after_its_requests_gets_every_answer(slow: FakeClient):
    slow.send(http(b"a") + http(b"b") + http(b"c") + http(b"d")[:-1]).send_eof()
    assert not slow.is_closed
    slow.give(b"1").give(b"2").give(b"3")
    assert [b"1", b"2", b"3"] == [answer.body for answer in slow.answers]
    assert slow.is_closed


def test_an_answer_to_a_client_that_has_gone_is_dropped(slow: FakeClient):
    slow.send(http(b"a") + http(b"b"))
    slow.hang_up()
    slow.give()
    assert b"" == slow.received
    assert [b"a"] == [request.body for request in slow.serving.requests]
