"""The way of a write to the process that writes: frames, tickets, and what happens if it ends."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, limits
from tablewright.engine import wire
from tablewright.lanes.dispatch import Deliver, EngineLanes
from tablewright.lanes.relay import RelayLanes, WriterEnd
from tests.endpoint.fake_serving import FakeTransport
from tests.endpoint.running import PATIENCE_SECONDS, commits_of
from tests.engine.things import get, make_things, put, thing


class NotedLanes:
    """Lanes at the end that writes, which answer when the test says so."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, bytes, Deliver]] = []

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        self.taken.append((operation, body, deliver))

    def close(self) -> None:
        raise AssertionError("the relay closes no lanes of others")


class Pair:
    """Both ends, over transports that deliver their input when the test says so."""

    def __init__(self, engine: Engine) -> None:
        self.loop = asyncio.new_event_loop()
        self.losses = 0
        self.noted = NotedLanes()
        self.here = RelayLanes(engine, self.loop, lost=self._lose)
        self.there = WriterEnd(self.noted)  # pyright: ignore[reportArgumentType]
        self.to_there, self.to_here = FakeTransport(), FakeTransport()
        self.here.connection_made(self.to_there)
        self.there.connection_made(self.to_here)
        self.answers: list[wire.Answer] = []

    def _lose(self) -> None:
        self.losses += 1

    def take(self, operation: str, body: bytes) -> None:
        self.here.take(operation, body, self.answers.append)

    def hand_on(self) -> None:
        for transport, end in ((self.to_there, self.there), (self.to_here, self.here)):
            sent, transport.sent = bytes(transport.sent), bytearray()
            end.data_received(sent)

    def close(self) -> None:
        self.here.close()
        self.loop.close()


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


@pytest.fixture
def pair(engine: Engine) -> Iterator[Pair]:
    pair = Pair(engine)
    yield pair
    pair.close()


def test_more_writes_than_may_wait_are_throttled_and_not_sent(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "WRITES_WAITING_MAX", 2)
    for number in range(3):
        pair.take("PutItem", b"%d" % number)
    (throttled,) = pair.answers
    assert 400 == throttled[0]
    error = json.loads(throttled[1])
    assert "com.amazon.coral.availability#ThrottlingException" == error["__type"]
    assert [{"reason": "TableWriteAccountLimitExceeded"}] == error["throttlingReasons"]
    pair.hand_on()
    assert [b"0", b"1"] == [body for _, body, _ in pair.noted.taken]
    pair.noted.taken[0][2]((200, b"done"))
    pair.hand_on()
    pair.take("PutItem", b"3")
    pair.hand_on()
    assert [b"0", b"1", b"3"] == [body for _, body, _ in pair.noted.taken]


def test_more_bytes_than_may_wait_are_throttled_and_not_sent(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "WRITES_WAITING_BYTES_MAX", 1_000)
    pair.take("PutItem", b"a" * 600)
    pair.take("PutItem", b"b" * 600)
    assert [400] == [status for status, _ in pair.answers]
    pair.hand_on()
    pair.noted.taken[0][2]((200, b"done"))
    pair.hand_on()
    pair.take("PutItem", b"c" * 600)
    pair.hand_on()
    assert [b"a" * 600, b"c" * 600] == [body for _, body, _ in pair.noted.taken]


def test_when_the_other_end_is_lost_nobody_waits_for_it(pair: Pair):
    """Whether a write happened is unknown, so the response must not look like a rejection."""
    pair.take("PutItem", b"1")
    pair.take("UpdateItem", b"2")
    pair.hand_on()
    assert [] == pair.answers
    pair.here.connection_lost(None)
    pair.take("PutItem", b"3")
    assert [500] * 3 == [status for status, _ in pair.answers]
    assert {"com.amazonaws.dynamodb.v20120810#InternalServerError"} == {
        json.loads(body)["__type"] for _, body in pair.answers
    }
    assert 1 == pair.losses


def test_an_answer_for_an_end_that_has_gone_is_dropped(pair: Pair):
    pair.take("PutItem", b"1")
    pair.hand_on()
    pair.to_here.close()
    pair.noted.taken[0][2]((200, b"done"))
    assert b"" == bytes(pair.to_here.sent)


def test_answers_find_their_requests_in_whatever_order_they_come(pair: Pair):
    answers: dict[int, wire.Answer] = {}
    for number in range(5):
        pair.here.take(
            "PutItem", b"%d" % number, lambda answer, n=number: answers.update({n: answer})
        )
    pair.hand_on()
    for _, body, deliver in (pair.noted.taken[place] for place in (3, 0, 4, 2, 1)):
        deliver((200 + int(body), b"to " + body))
    pair.hand_on()
    assert [3, 0, 4, 2, 1] == list(answers)
    assert {number: (200 + number, b"to %d" % number) for number in range(5)} == answers


@pytest.mark.parametrize("operation", ["PutItem", "CreateTable", "UntagResource"])
def test_whatever_writes_goes_to_the_other_end(pair: Pair, operation: str):
    body = b"\x00\xff" * 2_000_000
    pair.take(operation, body)
    pair.hand_on()
    assert [(operation, body)] == [taken[:2] for taken in pair.noted.taken]


def test_reads_are_done_here(engine: Engine, pair: Pair):
    put(engine, "one")
    pair.take("GetItem", json.dumps({"TableName": "things", "Key": {"id": {"S": "one"}}}).encode())
    assert [(200, {"Item": thing("one")})] == [(s, json.loads(body)) for s, body in pair.answers]
    assert b"" == bytes(pair.to_there.sent)


@given(
    requests=st.lists(
        st.tuples(st.sampled_from(["PutItem", "TransactWriteItems"]), st.binary(max_size=50)),
        min_size=1,
        max_size=5,
    ),
    data=st.data(),
)
def test_frames_are_read_alike_however_they_are_cut(
    requests: list[tuple[str, bytes]], data: st.DataObject
):
    noted = NotedLanes()
    there = WriterEnd(noted)  # pyright: ignore[reportArgumentType]
    stream = b"".join(_frame(ticket, *request) for ticket, request in enumerate(requests))
    places = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=20)))
    for start, end in zip([0, *places], [*places, len(stream)], strict=True):
        there.data_received(stream[start:end])
    assert requests == [taken[:2] for taken in noted.taken]


def _frame(ticket: int, operation: str, body: bytes) -> bytes:
    payload = operation.encode() + body
    return struct.pack(">IIH", len(payload), ticket, len(operation)) + payload


def _joined(engine: Engine, work: Callable[[RelayLanes, asyncio.Event], Awaitable[None]]) -> None:
    """Joins both ends by a real socket, with the engine at the one that writes."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        is_lost = asyncio.Event()
        writing, relay = EngineLanes(engine, loop), RelayLanes(engine, loop, lost=is_lost.set)
        there, _ = await loop.create_unix_connection(lambda: WriterEnd(writing), sock=theirs)
        await loop.create_unix_connection(lambda: relay, sock=ours)
        await work(relay, is_lost)
        there.close()
        await asyncio.wait_for(is_lost.wait(), PATIENCE_SECONDS)
        for lanes in (relay, writing):
            await asyncio.to_thread(lanes.close)

    asyncio.run(run())


def test_a_write_is_done_at_the_other_end_and_its_answer_comes_back(engine: Engine):
    async def work(relay: RelayLanes, is_lost: asyncio.Event) -> None:
        answer: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()
        request = {"TableName": "things", "Item": thing("one", colour="red" * 100_000)}
        relay.take("PutItem", json.dumps(request).encode(), answer.set_result)
        assert not answer.done()
        assert (200, b"{}") == await asyncio.wait_for(answer, PATIENCE_SECONDS)
        assert not is_lost.is_set()

    _joined(engine, work)
    assert thing("one", colour="red" * 100_000) == get(engine, "one")


def test_a_hundred_writes_over_the_socket_share_few_commits(engine: Engine):
    async def work(relay: RelayLanes, _: asyncio.Event) -> None:
        answers: list[asyncio.Future[Any]] = []
        for number in range(100):
            answers.append(asyncio.get_running_loop().create_future())
            request = {"TableName": "things", "Item": thing(str(number))}
            relay.take("PutItem", json.dumps(request).encode(), answers[-1].set_result)
        assert [(200, b"{}")] * 100 == await asyncio.wait_for(
            asyncio.gather(*answers), PATIENCE_SECONDS
        )

    before = commits_of(engine)
    _joined(engine, work)
    assert commits_of(engine) - before < 10
