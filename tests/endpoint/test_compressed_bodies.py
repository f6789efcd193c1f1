"""Compressed requests and responses over real sockets, with signatures that are verified."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from tablewright import Engine, limits
from tablewright.clock import SystemClock
from tablewright.endpoint.access_keys import AccessKeys
from tablewright.endpoint.settings import EndpointSettings
from tests.endpoint.faults.client import Answer, Client
from tests.endpoint.running import served_alone
from tests.endpoint.signing import KEY_ID, SECRET, signed
from tests.engine.things import get, make_things, put, thing

PACKERS = {"gzip": gzip.compress, "deflate": zlib.compress}
UNPACKERS = {"gzip": gzip.decompress, "deflate": zlib.decompress}


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


@pytest.fixture(scope="module")
def client(engine: Engine) -> Iterator[Client]:
    settings = EndpointSettings(AccessKeys.of([f"{KEY_ID}:{SECRET}"]))
    with served_alone(engine, settings) as running, running.client() as client:
        yield client


def _asked(client: Client, operation: str, body: bytes, **headers: str) -> Answer:
    """The response to a request whose signature is for the body as it is sent."""
    now = datetime.fromtimestamp(SystemClock().now(), UTC)
    target = f"DynamoDB_20120810.{operation}"
    request = signed(at=now, body=body, **{"X-Amz-Target": target}, **headers)
    named = request.headers | {"content-length": str(len(body))}
    lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    client.send(f"POST / HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body)
    return client.receive()


def _put(key: str) -> bytes:
    return json.dumps({"TableName": "things", "Item": thing(key)}).encode()


@pytest.mark.parametrize("coding", ["br", "gzip, gzip", "gzip", "deflate"])
def test_a_body_that_is_not_what_its_content_encoding_says_is_not_executed(
    client: Client, engine: Engine, coding: str
):
    answer = _asked(client, "PutItem", _put("lie"), **{"Content-Encoding": coding})
    assert (500, "com.amazonaws.dynamodb.v20120810#InternalServerError") == (
        answer.status,
        answer.json()["__type"],
    )
    assert "Content-Encoding" in answer.json()["message"]
    assert get(engine, "lie") is None


def test_a_body_that_becomes_too_large_is_not_executed(
    client: Client, engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "REQUEST_BODY_BYTES_MAX", 10_000)
    bomb = gzip.compress(_put("bomb")[:-1] + b" " * 10_000 + b"}")
    answer = _asked(client, "PutItem", bomb, **{"Content-Encoding": "gzip"})
    assert (413, b"") == (answer.status, answer.body)
    assert get(engine, "bomb") is None


@pytest.mark.parametrize("coding", PACKERS)
def test_a_compressed_request_is_executed(client: Client, engine: Engine, coding: str):
    body = PACKERS[coding](_put(coding))
    assert 200 == _asked(client, "PutItem", body, **{"Content-Encoding": coding}).status
    assert thing(coding) == get(engine, coding)


def test_identity_is_a_content_encoding_as_well(client: Client, engine: Engine):
    answer = _asked(client, "PutItem", _put("as-is"), **{"Content-Encoding": "identity"})
    assert 200 == answer.status
    assert thing("as-is") == get(engine, "as-is")


@pytest.mark.parametrize("coding", UNPACKERS)
def test_a_large_response_is_compressed_if_the_client_asks(
    client: Client, engine: Engine, coding: str
):
    """The client of this test checks the checksum, which is that of the bytes as sent."""
    large = thing("large", text="x" * 10_000)
    put(engine, "large", text="x" * 10_000)
    body = json.dumps({"TableName": "things", "Key": thing("large")}).encode()
    answer = _asked(client, "GetItem", body, **{"Accept-Encoding": coding})
    assert (coding, True) == (answer.headers["content-encoding"], len(answer.body) < 1_000)
    assert {"Item": large} == json.loads(UNPACKERS[coding](answer.body))


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0"])
def test_a_large_response_is_not_compressed_unasked(client: Client, engine: Engine, accepted: str):
    large = thing("large", text="x" * 10_000)
    put(engine, "large", text="x" * 10_000)
    body = json.dumps({"TableName": "things", "Key": thing("large")}).encode()
    answer = _asked(client, "GetItem", body, **{"Accept-Encoding": accepted})
    assert ({"Item": large}, False) == (answer.json(), "content-encoding" in answer.headers)


def test_a_small_response_is_not_compressed(client: Client, engine: Engine):
    put(engine, "small")
    body = json.dumps({"TableName": "things", "Key": thing("small")}).encode()
    answer = _asked(client, "GetItem", body, **{"Accept-Encoding": "gzip"})
    assert ({"Item": thing("small")}, False) == (
        answer.json(),
        "content-encoding" in answer.headers,
    )
