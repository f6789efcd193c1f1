"""How long a client may take: to send, to take its answer, to say nothing. The clock is moved."""

from __future__ import annotations

import pytest

from tablewright import limits
from tests.endpoint.fake_serving import FakeClient, FakeServing
from tests.endpoint.http_messages import http

HEAD = limits.CLIENT_HEAD_SECONDS_MAX
SENDING = limits.CLIENT_SENDING_SECONDS_MAX
STUCK = limits.CLIENT_STUCK_SECONDS_MAX
IDLE = limits.CLIENT_IDLE_SECONDS_MAX


@pytest.fixture
def client() -> FakeClient:
    return FakeClient(FakeServing())


@pytest.fixture
def slow() -> FakeClient:
    """A client of a server that answers when the test says so."""
    return FakeClient(FakeServing(answers_at_once=False))


@pytest.mark.parametrize(("sent", "seconds"), [(1, HEAD), (20, HEAD), (50, HEAD), (-1, SENDING)])
def test_who_sends_too_slowly_is_told_so_and_cut_off(client: FakeClient, sent: int, seconds: float):
    client.send(http(b"a")[:sent]).wait(seconds)
    assert not client.is_finished
    (answer,) = client.wait(1).answers
    assert (408, b"The request was not received in time.\n") == (answer.status, answer.body)
    assert client.is_finished
    client.send(http(b"a")[sent:])
    assert [] == client.serving.requests
    assert client.wait(STUCK + 1).is_closed
    assert 0 == client.serving.held_bytes


def test_a_byte_now_and_then_does_not_help(client: FakeClient):
    for byte in http(b"a" * 100):
        client.send(bytes([byte])).wait(1)
    assert [408] == [answer.status for answer in client.answers]
    assert client.is_closed


def test_the_time_begins_anew_with_each_request(client: FakeClient):
    for _ in range(3):
        request = http(b"a" * 100)
        client.send(request[:-50]).wait(SENDING)
        client.send(request[-50:])
    assert [200] * 3 == [answer.status for answer in client.answers]


def test_the_time_of_a_request_begins_even_if_it_came_with_the_end_of_another(client: FakeClient):
    client.send(http(b"a") + http(b"b")[:10]).wait(SENDING + 1)
    assert [200, 408] == [answer.status for answer in client.answers]


def test_who_says_nothing_is_cut_off_in_the_end(client: FakeClient):
    client.wait(IDLE)
    assert not client.is_closed
    client.wait(1)
    assert client.is_closed
    assert b"" == client.received


def test_a_request_makes_the_connection_worth_keeping(client: FakeClient):
    client.wait(IDLE).send(http(b"a")).wait(IDLE)
    assert not client.is_closed
    client.wait(1)
    assert client.is_closed
    assert [200] == [answer.status for answer in client.answers]


def test_who_waits_for_an_answer_is_never_cut_off(slow: FakeClient):
    slow.send(http(b"a"), http(b"b")[:5]).wait(IDLE + SENDING + STUCK)
    assert not slow.is_finished
    slow.give(b"late")
    assert [b"late"] == [answer.body for answer in slow.answers]


def test_who_takes_nothing_of_an_answer_is_cut_off(client: FakeClient):
    client.send(http(b"a"))
    client.transport.unsent_bytes = 500_000
    client.connection.pause_writing()
    client.wait(STUCK)
    assert not client.is_closed
    client.wait(1)
    assert client.transport.is_aborted


def test_who_takes_nothing_is_cut_off_even_if_it_sends(client: FakeClient):
    client.send(http(b"a"))
    client.transport.unsent_bytes = 500_000
    client.connection.pause_writing()
    for _ in range(3):
        client.send(http(b"b")).wait(STUCK / 2)
    assert client.transport.is_aborted
    assert [b"a"] == [request.body for request in client.serving.requests]


def test_who_takes_an_answer_slowly_gets_all_of_it(client: FakeClient):
    client.send(http(b"a"))
    client.transport.unsent_bytes = 500_000
    client.connection.pause_writing()
    while client.transport.unsent_bytes > 100_000:
        client.wait(STUCK - 1)
        client.transport.unsent_bytes -= 10_000
    client.connection.resume_writing()
    client.wait(IDLE)
    assert not client.is_closed


def test_who_takes_a_few_bytes_now_and_then_is_cut_off(client: FakeClient):
    client.send(http(b"a"))
    client.transport.unsent_bytes = 500_000
    client.connection.pause_writing()
    for _ in range(3):
        client.wait(STUCK - 1)
        client.transport.unsent_bytes -= 100
    assert client.transport.is_aborted


def test_who_leaves_the_connection_open_after_the_last_answer_is_cut_off(client: FakeClient):
    client.send(b"garbage\r\n\r\n").wait(STUCK)
    assert not client.is_closed
    client.wait(1)
    assert client.transport.is_aborted
    assert [400] == [answer.status for answer in client.answers]
