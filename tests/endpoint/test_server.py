"""The endpoint over real sockets, from one process: on the loop it uses, and on Python's own."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from email.utils import parsedate_to_datetime
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.clock import ManualClock
from tablewright.endpoint.server import Front
from tablewright.endpoint.service import Service
from tablewright.endpoint.settings import EndpointSettings
from tablewright.ids import CountingIds
from tablewright.lanes.dispatch import Deliver
from tests.endpoint.at_once import AtOnce
from tests.endpoint.fake_serving import FakeTransport
from tests.endpoint.faults.client import Client, Ended
from tests.endpoint.faults.requests import create_table
from tests.endpoint.faults.served import wait_until
from tests.endpoint.http_messages import answers_in, chunked, dynamodb, http
from tests.endpoint.running import (
    PATIENCE_SECONDS,
    LoopFactory,
    Running,
    held_commit,
    served_alone,
    writes_waiting,
)
from tests.engine.things import keys_in, make_things, thing


def _loops() -> dict[str, LoopFactory]:
    loops: dict[str, LoopFactory] = {"asyncio": asyncio.new_event_loop}
    if sys.platform != "win32":
        import uvloop

        loops["uvloop"] = uvloop.new_event_loop
    return loops


LOOPS = _loops()


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


@pytest.fixture(scope="module", params=LOOPS.values(), ids=list(LOOPS))
def running(request: pytest.FixtureRequest, engine: Engine) -> Iterator[Running]:
    with served_alone(engine, loop_factory=request.param) as running:
        yield running


@pytest.fixture
def client(running: Running) -> Iterator[Client]:
    with running.client() as client:
        yield client


def _put(key: str, **attributes: Any) -> bytes:
    return dynamodb("PutItem", {"TableName": "things", "Item": thing(key, **attributes)})


def _get(key: str) -> bytes:
    return dynamodb("GetItem", {"TableName": "things", "Key": {"id": {"S": key}}})


def _status_at_the_end(client: Client) -> list[int]:
    return [answer.status for answer in client.rest()]


# What is refused.


def test_garbage_is_refused_and_the_connection_ends(client: Client):
    client.send(b"garbage\r\n\r\n")
    assert [400] == _status_at_the_end(client)


def test_good_requests_before_garbage_are_answered(client: Client):
    client.send(_put("one") + _get("one") + b"garbage\r\n\r\n")
    assert [200, 200] == _status_at_the_end(client)


def test_a_client_that_sends_too_much_can_read_why(client: Client):
    """It goes on sending for a while. A close at that moment would take the answer back."""
    size_bytes = limits.REQUEST_BODY_BYTES_MAX + 1
    client.send(dynamodb("PutItem", b"", content_length=str(size_bytes)))
    client.send(b"a" * limits.REQUEST_BODY_BYTES_MAX)
    answer = client.receive()
    assert (413, "close") == (answer.status, answer.headers["connection"])
    with pytest.raises(Ended):
        client.receive()


def test_a_client_with_an_endless_header_can_read_why(client: Client):
    client.send(b"POST / HTTP/1.1\r\nX: " + b"a" * (limits.REQUEST_HEAD_BYTES_MAX * 8))
    assert [431] == _status_at_the_end(client)


def test_more_headers_than_allowed_are_refused(client: Client):
    lines = b"".join(b"x-%d: a\r\n" % number for number in range(5_000))
    client.send(b"POST / HTTP/1.1\r\n" + lines + b"\r\n")
    assert [431] == _status_at_the_end(client)


def test_one_connection_too_many_is_turned_away_while_all_are_at_work(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "CONNECTIONS_MAX", 2)
    with (
        Engine.memory() as engine,
        served_alone(engine) as running,
        running.client() as first,
        running.client() as second,
    ):
        assert [200, 200] == [one.ask("ListTables", {}).status for one in (first, second)]
        with held_commit(engine):
            for number, client in enumerate((first, second)):
                client.send(dynamodb("CreateTable", create_table(f"table-{number}")))
            with running.client() as third:
                answer = third.receive()
                assert 400 == answer.status
                assert answer.json()["__type"].endswith("#ThrottlingException")
                assert [] == third.rest()
        assert [200, 200] == [one.receive().status for one in (first, second)]


def test_a_new_connection_replaces_the_one_that_has_been_idle_for_longest(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "CONNECTIONS_MAX", 2)
    with served_alone(engine) as running, running.client() as first, running.client() as second:
        assert [200, 200] == [one.ask("ListTables", {}).status for one in (first, second)]
        with running.client() as third:
            assert 200 == third.ask("ListTables", {}).status
            assert [] == first.rest()
            assert 200 == second.ask("ListTables", {}).status


# Requests and answers.


def test_a_connection_serves_many_requests(client: Client):
    for number in range(20):
        client.send(_put("one", number=number))
        assert {} == client.receive().json()
        client.send(_get("one"))
        assert {"Item": thing("one", number=number)} == client.receive().json()


def test_a_write_and_a_read_of_the_same_item_may_come_in_one_packet(client: Client):
    client.send(b"".join(_put("one", number=number) + _get("one") for number in range(30)))
    for number in range(30):
        assert {} == client.receive().json()
        assert {"Item": thing("one", number=number)} == client.receive().json()


def test_two_hundred_requests_at_once_are_answered_in_order(client: Client):
    client.send(b"".join(_put(f"thing-{number}", number=number) for number in range(200)))
    client.send(b"".join(_get(f"thing-{number}") for number in range(200)))
    assert [{}] * 200 == [client.receive().json() for _ in range(200)]
    assert [{"Item": thing(f"thing-{number}", number=number)} for number in range(200)] == [
        client.receive().json() for _ in range(200)
    ]


def test_a_body_may_come_in_chunks_and_its_trailers_mean_nothing(client: Client):
    body = json.dumps({"TableName": "things", "Key": {"id": {"S": "nothing"}}}).encode()
    trailers = "X-Amz-Target: DynamoDB_20120810.DeleteTable\r\n"
    usual = dynamodb("GetItem", b"").split(b"\r\n")
    headers = dict(line.decode().split(": ", 1) for line in usual[1:-2])
    named = {name: value for name, value in headers.items() if name != "content-length"}
    client.send(chunked(body[:10], body[10:], trailers=trailers, **named))
    answer = client.receive()
    assert (200, {}) == (answer.status, answer.json())


def test_an_answer_has_a_date_in_the_form_of_http(client: Client):
    answer = client.ask("ListTables", {})
    date = parsedate_to_datetime(answer.headers["date"])
    assert answer.headers["date"].endswith(" GMT")
    assert 2025 <= date.year


def test_the_length_of_an_answer_to_head_is_that_to_get_and_its_body_is_not_sent(client: Client):
    client.send(http(method="HEAD", target="/healthz", content_length=None, connection="close"))
    received = b""
    while piece := client.socket.recv(65_536):
        received += piece
    head, _, body = received.partition(b"\r\n\r\n")
    assert b"" == body
    assert b"content-length: 3" in head.split(b"\r\n")


def test_an_older_client_is_answered_and_closed(client: Client):
    client.send(http(method="GET", version="1.0", content_length=None))
    answer = client.receive()
    assert (200, b"healthy: tablewright\n") == (answer.status, answer.body)
    assert [] == client.rest()


def test_a_client_that_ends_after_its_requests_gets_every_answer(client: Client):
    client.send(_put("one") + _get("one") + _put("two") + _get("two"))
    client.socket.shutdown(socket.SHUT_WR)
    assert [200] * 4 == _status_at_the_end(client)


def test_a_large_answer_arrives_whole(client: Client, engine: Engine):
    item = thing("large", text="é" * 190_000)
    client.send(dynamodb("PutItem", {"TableName": "things", "Item": item}))
    assert 200 == client.receive().status
    client.send(_get("large") * 20)
    assert [{"Item": item}] * 20 == [client.receive().json() for _ in range(20)]


def test_many_clients_at_once_lose_nothing(running: Running, engine: Engine):
    clients, writes = 20, 20
    failures: list[BaseException] = []

    def work(number: int) -> None:
        try:
            with running.client() as client:
                for write in range(writes):
                    client.send(_put(f"client-{number:02}-{write:02}"))
                    assert 200 == client.receive().status
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
    assert [] == failures
    expected = [f"client-{n:02}-{write:02}" for n in range(clients) for write in range(writes)]
    assert expected == [key for key in keys_in(engine) if key.startswith("client-")]


# How it ends.


@pytest.mark.parametrize("loop_factory", LOOPS.values(), ids=LOOPS)
def test_ending_answers_what_was_taken_and_takes_no_more(loop_factory: LoopFactory):
    create = dynamodb(
        "CreateTable",
        {
            "TableName": "another",
            "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
            "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
            "BillingMode": "PAY_PER_REQUEST",
        },
    )
    with Engine.memory() as engine:
        make_things(engine)
        with (
            served_alone(engine, loop_factory=loop_factory) as running,
            running.client() as idle,
            running.client() as unfinished,
            running.client() as waiting,
        ):
            assert 200 == idle.ask("ListTables", {}).status
            unfinished.send(_put("one")[:-1])
            with held_commit(engine):
                # The second is read with the first, and not begun: it is not done either.
                waiting.send(create + _put("two"))
                # The system may bring the bytes of one connection later than those of another.
                assert wait_until(lambda: writes_waiting(engine) == 1)
                running.stop()
                assert [] == idle.rest()
                assert [] == unfinished.rest()
                assert not running.is_over.is_set()
            answer = waiting.receive()
            assert (200, "close") == (answer.status, answer.headers["connection"])
            assert b"" == waiting.socket.recv(1)  # the end, and not a reset
            waiting.close()
            assert running.is_over.wait(PATIENCE_SECONDS)
            with pytest.raises(ConnectionRefusedError):
                running.client()
        assert ["another", "things"] == engine.call("ListTables", {})["TableNames"]
        assert [] == keys_in(engine)


@pytest.mark.parametrize("loop_factory", LOOPS.values(), ids=LOOPS)
def test_ending_loses_no_answer_to_a_client_that_has_sent_more(loop_factory: LoopFactory):
    item = thing("large", text="é" * 190_000)
    replace = {"TableName": "things", "Item": thing("large"), "ReturnValues": "ALL_OLD"}
    # So large a request waits for its commit in a thread, and the loop goes on meanwhile.
    body = json.dumps(replace).encode() + b" " * limits.SHARED_WRITE_BYTES_MAX
    with Engine.memory() as engine:
        make_things(engine)
        engine.call("PutItem", {"TableName": "things", "Item": item})
        with (
            served_alone(engine, loop_factory=loop_factory) as running,
            running.client() as idle,
            Client(running.port, receive_bytes=4_096) as client,
        ):
            with held_commit(engine):
                ahead = _get("large") * limits.PIPELINED_REQUESTS_MAX
                client.send(dynamodb("PutItem", body) + ahead)
                assert wait_until(lambda: writes_waiting(engine) == 1)
                client.send(ahead)  # more than is read ahead: it stays where it is
                running.stop()
                assert [] == idle.rest()
            answer = client.receive()
            assert (200, "close") == (answer.status, answer.headers["connection"])
            assert {"Attributes": item} == answer.json()
            assert b"" == client.socket.recv(1)  # the end, and not a reset


def test_ending_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "DRAIN_SECONDS_MAX", 0.05)
    with Engine.memory() as engine, served_alone(engine) as running, running.client() as waiting:
        make_things(engine)
        waiting.call("ListTables", {})  # the connection has been taken up
        with held_commit(engine):
            waiting.send(dynamodb("DeleteTable", {"TableName": "things"}))
            running.stop()
            assert [] == waiting.rest()
        assert running.is_over.wait(PATIENCE_SECONDS)


# The front by itself.


class FakeLoop:
    """A loop whose time is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.tick: Callable[[], None] = lambda: None
        self.is_cancelled = False

    def time(self) -> float:
        return self.now

    def call_later(self, _: float, callback: Callable[[], None]) -> FakeLoop:
        self.tick = callback
        return self

    def cancel(self) -> None:
        self.is_cancelled = True


class NoLanes:
    """Lanes for requests that never become whole."""

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        raise AssertionError(operation)

    def close(self) -> None:
        raise AssertionError("nobody asked for it")


def test_the_front_looks_after_slow_clients_and_the_date_every_second():
    loop, clock, transport = FakeLoop(), ManualClock(1_741_176_000), FakeTransport()
    service = Service(
        NoLanes(), EndpointSettings(), clock=clock, ids=CountingIds(), threads=AtOnce()
    )
    front = Front(service, clock, loop)  # pyright: ignore[reportArgumentType]
    connection = front.connection()
    connection.connection_made(transport)
    connection.data_received(b"POST")
    assert b"Wed, 05 Mar 2025 12:00:00 GMT" == front.date()
    for _ in range(limits.CLIENT_HEAD_SECONDS_MAX):
        loop.now += 1
        clock.advance(seconds=1)
        loop.tick()
    assert b"" == bytes(transport.sent)
    loop.now += 1
    clock.advance(seconds=1)
    loop.tick()
    assert b"Wed, 05 Mar 2025 12:00:11 GMT" == front.date()
    (answer,) = answers_in(bytes(transport.sent))
    assert (408, "Wed, 05 Mar 2025 12:00:11 GMT") == (answer.status, answer.headers["date"])
