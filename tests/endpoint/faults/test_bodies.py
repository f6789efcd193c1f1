"""Bodies that do not come whole, or in odd pieces: nothing is made of a part of a request."""

from __future__ import annotations

import json
import select
import socket
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.endpoint.faults.client import Client, encoded
from tests.endpoint.faults.launcher import Orders
from tests.endpoint.faults.requests import chunked, create_table
from tests.endpoint.faults.served import Served, wait_until

MIB = 1024 * 1024
TABLE = "parcels"
PARCELS = 600


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """An endpoint with an empty table."""
    with Served(tmp_path_factory.mktemp("bodies") / "store", workers=2) as served:
        with served.client() as client:
            client.call("CreateTable", create_table(TABLE))
        yield served


def _item(number: int, kind: str) -> dict[str, Any]:
    values = {"pk": kind, "sk": f"{number:04}", "body": f"{number}" * 100}
    return {name: {"S": value} for name, value in values.items()}


def _put(number: int, kind: str) -> bytes:
    """A request whose body is right long before it ends: the rest of it is blank."""
    body = json.dumps({"TableName": TABLE, "Item": _item(number, kind)}).encode()
    return encoded("PutItem", body + b" " * 4_000)


def _found(client: Client, kind: str) -> list[dict[str, Any]]:
    request: dict[str, Any] = {
        "TableName": TABLE,
        "KeyConditionExpression": "pk = :pk",
        "ExpressionAttributeValues": {":pk": {"S": kind}},
    }
    found: list[dict[str, Any]] = []
    while True:
        page = client.call("Query", request)
        found += page["Items"]
        if "LastEvaluatedKey" not in page:
            return found
        request["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def _end(client: Client, rng: Random) -> None:
    """Ends a connection in one of the ways in which clients do."""
    match rng.choice(("close", "reset", "half")):
        case "close":
            client.close()
        case "reset":
            client.reset()
        case _:
            client.socket.shutdown(socket.SHUT_WR)
            assert [] == client.rest()
            client.close()


def _send_parts(served: Served, kind: str) -> None:
    """Sends the first part of many requests, and no more."""
    rng = Random(kind)
    for number in range(PARCELS):
        request = _put(number, kind)
        if rng.random() < 0.3:
            request = chunked(request, (rng.randint(1, 2_000) for _ in range(5)))
        count = rng.randint(1, len(request) - 1)
        with served.client() as client:
            client.send(request[:count])
            _end(client, rng)


def test_a_request_that_does_not_come_whole_does_nothing(served: Served):
    with served.client() as other:
        assert [] == _found(other, "half")
        files_before, memory_before = served.files_open(), served.memory_bytes()
        _send_parts(served, "half")
        assert wait_until(lambda: served.files_open() <= files_before)
        assert served.memory_bytes() - memory_before < 16 * MIB
        assert [] == _found(other, "half")


def test_the_test_would_notice_half_a_request_that_is_served(tmp_path: Path):
    orders = Orders(fault="half_requests_are_served")
    with Served(tmp_path / "store", orders=orders) as served, served.client() as other:
        other.call("CreateTable", create_table(TABLE))
        _send_parts(served, "served")
        assert wait_until(lambda: _found(other, "served") != [])


def test_a_client_that_does_not_wait_for_its_answer_gets_its_write_done_or_not(served: Served):
    rng = Random(2)
    for number in range(PARCELS):
        with served.client() as client:
            client.send(_put(number, "whole"))
            client.reset() if rng.random() < 0.5 else client.close()
    with served.client() as other:
        # A client that closed gracefully had sent everything, so the write was accepted.
        assert wait_until(lambda: len(_found(other, "whole")) > PARCELS // 4)
        for item in _found(other, "whole"):
            assert _item(int(item["sk"]["S"]), "whole") == item


def test_a_body_in_tiny_chunks_is_taken_and_costs_little_more_memory_than_it_has_bytes(
    served: Served,
):
    body = json.dumps({"TableName": TABLE, "Item": _item(0, "crumbs")}).encode().ljust(MIB)
    request = chunked(encoded("PutItem", body), repeat(2, MIB // 2))
    with served.client() as client, served.client() as other:
        assert [] == _found(other, "crumbs")
        memory_before = served.memory_bytes()
        growth = 0
        client.send(request)
        while not select.select([client.socket], [], [], 0.005)[0]:
            assert [] == _found(other, "nobody")
            growth = max(growth, served.memory_bytes() - memory_before)
        assert 200 == client.receive().status
        assert [_item(0, "crumbs")] == _found(other, "crumbs")
        assert growth < 12 * MIB


def test_the_bytes_of_many_requests_may_come_in_any_pieces(served: Served):
    rng = Random(3)
    requests = [_put(number, "pieces") for number in range(60)]
    stream = b"".join(
        chunked(request, (rng.randint(1, 900) for _ in range(6))) if number % 2 else request
        for number, request in enumerate(requests)
    )
    with served.client() as client:
        while stream:
            count = rng.choice((1, 2, 10, 700, 5_000))
            client.send(stream[:count])
            stream = stream[count:]
        assert [200] * 60 == [client.receive().status for _ in requests]
        assert [_item(number, "pieces") for number in range(60)] == _found(client, "pieces")
