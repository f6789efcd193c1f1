"""Clients that stop in the middle: they are cut off, and no other client notices."""

from __future__ import annotations

import json
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.endpoint.faults.client import Answer, Client, encoded
from tests.endpoint.faults.launcher import Orders
from tests.endpoint.faults.requests import chunked, create_table
from tests.endpoint.faults.served import Served, wait_until

MIB = 1024 * 1024
TABLE = "pages"
KEY: dict[str, Any] = {"pk": {"S": "page"}, "sk": {"S": "item 00"}}
GET: dict[str, Any] = {"TableName": TABLE, "Key": KEY}
QUERY = encoded(
    "Query",
    json.dumps(
        {
            "TableName": TABLE,
            "KeyConditionExpression": "pk = :pk",
            "ExpressionAttributeValues": {":pk": {"S": "page"}},
        }
    ).encode(),
)
PIPELINED = 60  # pages that one frozen client asks for
FROZEN = 6
# A finished page, one that is being sent, and memory that Python does not free at once.
FROZEN_BYTES_MAX = 6 * MIB * FROZEN

# The product's limits are ten times as long, or more.
IMPATIENT = {
    "tablewright.limits.CLIENT_HEAD_SECONDS_MAX": 1.0,
    "tablewright.limits.CLIENT_SENDING_SECONDS_MAX": 1.0,
    "tablewright.limits.CLIENT_STUCK_SECONDS_MAX": 1.0,
    "tablewright.limits.REQUESTS_HELD_BYTES_MAX": 8 * MIB,
    "tablewright.endpoint.server._TICK_SECONDS": 0.05,
}


def _put(number: int) -> dict[str, Any]:
    values = {"pk": "page", "sk": f"item {number:02}", "body": "x" * 100_000}
    return {"TableName": TABLE, "Item": {name: {"S": value} for name, value in values.items()}}


def _served(tmp_path: Path, fault: str = "") -> Served:
    return Served(tmp_path / "store", orders=Orders(IMPATIENT, fault))


def _fill(served: Served) -> None:
    with served.client() as client:
        client.call("CreateTable", create_table(TABLE))
        for number in range(12):
            client.call("PutItem", _put(number))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """An endpoint that loses its patience soon, with a table of more than one page."""
    with _served(tmp_path_factory.mktemp("frozen")) as served:
        _fill(served)
        yield served


@pytest.fixture
def other(served: Served) -> Iterator[Client]:
    """A client that behaves."""
    with served.client() as client:
        yield client


@contextmanager
def _clients(served: Served, count: int, *, receive_bytes: int = 0) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(Client(served.port, receive_bytes=receive_bytes))
            for _ in range(count)
        ]


def _content(answer: Answer) -> tuple[int, bytes]:
    return answer.status, answer.body


def _drained(client: Client) -> bool:
    """Reads to the end of a connection, which must come."""
    try:
        while client.socket.recv(MIB):
            pass
    except ConnectionResetError:
        pass
    return True


def test_requests_that_stop_half_way_are_cut_off_while_others_are_served(
    served: Served, other: Client
):
    right = _content(other.ask("GetItem", GET))
    files_before = served.files_open()
    whole = encoded("PutItem", json.dumps(_put(99)).encode())
    halves = [whole[:1], whole[:40], whole[:700], whole[:-1], chunked(whole, [50])[:-20]]
    with _clients(served, 5 * len(halves)) as clients:
        for client, half in zip(clients, halves * 5, strict=True):
            client.send(half)
        assert {right} == {_content(other.ask("GetItem", GET)) for _ in range(200)}
        assert [[408]] * len(clients) == [[a.status for a in client.rest()] for client in clients]
    assert wait_until(lambda: served.files_open() <= files_before)
    assert right == _content(other.ask("GetItem", GET))
    assert {} == other.call("GetItem", {"TableName": TABLE, "Key": {**KEY, "sk": {"S": "item 99"}}})


def test_a_client_that_sends_a_byte_now_and_then_is_cut_off(served: Served, other: Client):
    with served.client() as client:
        for byte in encoded("GetItem", json.dumps(GET).encode()):
            client.send(bytes([byte]))
            if select.select([client.socket], [], [], 0.05)[0]:
                break
            assert 200 == other.ask("GetItem", GET).status
        assert [408] == [answer.status for answer in client.rest()]


def test_half_a_request_after_a_whole_one_is_cut_off_like_any_other(served: Served):
    whole = encoded("GetItem", json.dumps(GET).encode())
    with served.client() as client:
        client.send(whole + whole[:300])
        assert [200, 408] == [answer.status for answer in client.rest()]


def _growth_under(clients: list[Client], served: Served, other: Client) -> int:
    """How far memory goes up while clients ask for many pages and take none of them."""
    right = _content(other.ask("GetItem", GET))
    memory_before = served.memory_bytes()
    growth = 0
    for client in clients:
        client.send(QUERY * PIPELINED)
    for _ in range(100):
        assert right == _content(other.ask("GetItem", GET))
        growth = max(growth, served.memory_bytes() - memory_before)
    return growth


def test_clients_that_take_no_answer_cost_little_memory_and_are_cut_off(
    served: Served, other: Client
):
    other.ask("GetItem", GET)
    files_before = served.files_open()
    with _clients(served, FROZEN, receive_bytes=4096) as clients:
        assert _growth_under(clients, served, other) < FROZEN_BYTES_MAX
        assert wait_until(lambda: served.files_open() <= files_before)
        assert all(_drained(client) for client in clients)
    other.send(QUERY * 2)  # a client that reads gets whole pages
    assert MIB * 0.9 < len(other.receive().body) == len(other.receive().body)


def test_the_memory_of_an_endpoint_that_waits_for_no_client_is_noticed(tmp_path: Path):
    with _served(tmp_path, "nobody_waits_for_clients") as served:
        _fill(served)
        with served.client() as other, _clients(served, FROZEN, receive_bytes=4096) as clients:
            assert _growth_under(clients, served, other) > FROZEN_BYTES_MAX
            for client in clients:
                client.reset()


def test_a_client_that_hangs_up_and_takes_nothing_is_cut_off(served: Served, other: Client):
    small = encoded("ListTables", b"{}")
    other.ask("GetItem", GET)
    files_before = served.files_open()
    with Client(served.port, receive_bytes=4096) as client:
        client.send(QUERY * 4 + small)
        client.socket.shutdown(socket.SHUT_WR)
        assert wait_until(lambda: served.files_open() <= files_before)
    assert 200 == other.ask("GetItem", GET).status


def test_half_sent_bodies_are_refused_once_they_fill_their_share_of_memory(
    served: Served, other: Client
):
    memory_before = served.memory_bytes()
    half = encoded("PutItem", b"x" * (2 * MIB))[: -MIB + 200_000]
    with _clients(served, 16) as clients:
        for client in clients:
            client.send(half)
        assert {400, 408} == {client.rest()[0].status for client in clients}
        assert served.memory_bytes() - memory_before < 24 * MIB
    assert 200 == other.ask("PutItem", _put(51)).status
