"""Requests that were changed after they were signed: an endpoint with keys does none of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from tests.endpoint.faults.client import Answer, Client
from tests.endpoint.faults.requests import create_table
from tests.endpoint.faults.served import Served

KEY_ID, SECRET = "AKIDEXAMPLE", "wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY"
TABLE = "vault"
GENUINE, FORGED_EACH = 60, 30


@dataclass(frozen=True)
class Signed:
    """A request, by its parts."""

    headers: dict[str, str]
    body: bytes

    def encoded(self) -> bytes:
        """The request as it is sent."""
        headers = {**self.headers, "content-length": str(len(self.body))}
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"POST / HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + self.body


def _signed(operation: str, request: object, secret: str = SECRET) -> Signed:
    body = json.dumps(request).encode()
    headers = {
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": f"DynamoDB_20120810.{operation}",
    }
    unsigned = AWSRequest("POST", "http://localhost/", data=body, headers=headers)
    SigV4Auth(Credentials(KEY_ID, secret), "dynamodb", "eu-north-1").add_auth(unsigned)
    signed = {name.lower(): value for name, value in unsigned.headers.items()}
    return Signed({"host": "localhost", **signed}, body)


def _put(number: int, kind: str) -> Signed:
    item = {"pk": {"S": kind}, "sk": {"S": f"{number}"}, "value": {"N": "1"}}
    return _signed("PutItem", {"TableName": TABLE, "Item": item})


def _answers(client: Client, requests: list[Signed]) -> list[Answer]:
    client.send(b"".join(request.encoded() for request in requests))
    return [client.receive() for _ in requests]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A connection to an endpoint that verifies signatures."""
    store = tmp_path_factory.mktemp("forgeries") / "store"
    with Served(store, "--access-key", f"{KEY_ID}:{SECRET}") as served, served.client() as client:
        assert [200] == [a.status for a in _answers(client, [_table()])]
        yield client


def _table() -> Signed:
    return _signed("CreateTable", create_table(TABLE))


def _names(client: Client, kind: str) -> set[str]:
    query = {
        "TableName": TABLE,
        "KeyConditionExpression": "pk = :pk",
        "ExpressionAttributeValues": {":pk": {"S": kind}},
    }
    (answer,) = _answers(client, [_signed("Query", query)])
    return {item["sk"]["S"] for item in answer.json()["Items"]}


def _forged(genuine: Signed, other: Signed, rng: Random) -> Signed:
    """The request with something in it that its signer has not signed."""
    if rng.random() < 0.3:
        place = rng.randrange(len(genuine.body))
        changed = bytes([genuine.body[place] ^ 1 << rng.randrange(7)])
        return replace(genuine, body=genuine.body[:place] + changed + genuine.body[place + 1 :])
    headers = dict(genuine.headers)
    name = rng.choice(("host", "x-amz-target", "x-amz-date", "authorization", "authorization"))
    match rng.choice(("change", "change", "change", "remove", "other", "repeat")):
        case "change":
            places = [i for i, character in enumerate(headers[name]) if character.isalnum()]
            place = rng.choice(places)
            letters = "abcdefABCDEF0123456789xyz".replace(headers[name][place], "")
            value = headers[name]
            headers[name] = value[:place] + rng.choice(letters) + value[place + 1 :]
        case "remove":
            del headers[name]
        case "other":
            headers["authorization"] = other.headers["authorization"]
        case _:
            headers[name.title()] = rng.choice(("x", headers[name]))
    return replace(genuine, headers=headers)


def test_a_request_that_was_changed_after_it_was_signed_is_refused(client: Client):
    rng = Random(1)
    for number in range(GENUINE):
        genuine, other = _put(number, "forged"), _put(number + 1, "forged")
        forgeries = [_forged(genuine, other, rng) for _ in range(FORGED_EACH)]
        for forgery, answer in zip(forgeries, _answers(client, forgeries), strict=True):
            assert 400 == answer.status, (forgery, answer)
            assert SECRET.encode() not in answer.body
    assert set() == _names(client, "forged")


def test_a_request_that_was_not_changed_is_done_between_forged_ones(client: Client):
    rng = Random(2)
    for number in range(GENUINE):
        genuine, other = _put(number, "genuine"), _put(number + 1, "genuine")
        requests = [_forged(genuine, other, rng), genuine, _forged(genuine, other, rng)]
        assert [400, 200, 400] == [answer.status for answer in _answers(client, requests)]
    assert {f"{number}" for number in range(GENUINE)} == _names(client, "genuine")


def test_a_wrong_secret_opens_nothing(client: Client):
    scan = _signed("Scan", {"TableName": TABLE}, secret=SECRET[:-1] + "Z")
    (answer,) = _answers(client, [scan])
    assert 400 == answer.status
    assert answer.json()["__type"].endswith("#InvalidSignatureException")
