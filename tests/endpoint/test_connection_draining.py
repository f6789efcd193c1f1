"""How a connection ends when its server does: with the response that it owes, and no reset."""

from __future__ import annotations

import pytest

from tablewright import limits
from tests.endpoint.fake_serving import FakeClient, FakeServing
from tests.endpoint.http_messages import http


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


def test_draining_ends_a_connection_that_is_owed_nothing(client: FakeClient):
    client.send(http(b"a"))
    client.serving.is_draining = True
    client.connection.drain()
    assert client.is_closed


def test_draining_lets_the_owed_answer_be_the_last(slow: FakeClient):
    slow.send(http(b"a") + http(b"b"))
    slow.serving.is_draining = True
    slow.connection.drain()
    assert not slow.is_finished
    slow.give(b"1")
    assert [(b"1", True)] == [(answer.body, answer.closes) for answer in slow.answers]
    assert slow.is_finished
    assert slow.send_eof().is_closed
    assert [b"a"] == [request.body for request in slow.serving.requests]


def test_draining_reads_to_the_end_what_a_client_sends_ahead_of_its_answers(slow: FakeClient):
    """A close with unread input is a reset, and a reset may overtake the answer."""
    slow.send(http(b"a") * limits.PIPELINED_REQUESTS_MAX)
    assert slow.transport.is_reading_paused
    slow.serving.is_draining = True
    slow.connection.drain()
    slow.give(b"1").send(http(b"b"))
    assert (True, False) == (slow.is_finished, slow.is_closed)
    assert not slow.transport.is_reading_paused
    assert slow.send_eof().is_closed
    assert 1 == len(slow.serving.requests)


def test_draining_waits_for_the_end_of_a_client_that_has_sent_ahead_before(client: FakeClient):
    client.send(http(b"a") * 2)
    client.serving.is_draining = True
    client.connection.drain()
    assert (True, False) == (client.is_finished, client.is_closed)
    assert client.send_eof().is_closed


def test_draining_closes_at_once_if_the_client_has_ended(slow: FakeClient):
    slow.send(http(b"a") * 2).send_eof()
    slow.serving.is_draining = True
    slow.connection.drain()
    assert slow.give(b"1").is_closed


def test_a_connection_that_comes_while_draining_is_closed(serving: FakeServing):
    serving.is_draining = True
    client = FakeClient(serving)
    assert client.is_closed
    assert [] == serving.connections
