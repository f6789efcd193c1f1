"""Both transports against our own endpoint: its errors, its signatures, its data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine
from tablewright.client.remote.credentials import Credentials
from tablewright.client.remote.endpoints import Endpoint
from tablewright.endpoint.access_keys import AccessKeys
from tablewright.endpoint.settings import EndpointSettings
from tablewright.errors import (
    ConditionalCheckFailedException,
    InvalidSignatureException,
    ResourceNotFoundException,
    SerializationException,
    ServiceError,
    TransactionCanceledException,
    UnknownOperationException,
    UnrecognizedClientException,
    ValidationException,
)
from tests.client.remote.callers import Caller
from tests.client.remote.conftest import On
from tests.endpoint.running import served_alone

ID, SECRET = "AKIATABLEWRIGHT", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
TABLE = {
    "TableName": "people",
    "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
    "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
    "BillingMode": "PAY_PER_REQUEST",
}
ANN = {"id": {"S": "ann"}, "says": {"S": "grüß dich \N{PILE OF POO}"}}


@pytest.fixture
def guarded() -> Iterator[Endpoint]:
    """An endpoint of ours that verifies signatures and has a table."""
    settings = EndpointSettings(keys=AccessKeys.of([f"{ID}:{SECRET}"]))
    with Engine.memory() as engine, served_alone(engine, settings) as running:
        engine.call("CreateTable", TABLE)
        yield Endpoint("127.0.0.1", running.port, is_tls=False, region="eu-central-1")


@pytest.fixture
def caller(on: On, guarded: Endpoint) -> Caller:
    return on(endpoint=guarded, credentials=Credentials(ID, SECRET))


def _call(caller: Caller, operation: str, request: dict[str, Any]) -> dict[str, Any]:
    return json.loads(caller.send(operation, json.dumps(request).encode()))


def test_a_wrong_secret_is_refused(on: On, guarded: Endpoint):
    caller = on(endpoint=guarded, credentials=Credentials(ID, "another"))
    with pytest.raises(InvalidSignatureException):
        caller.send()


def test_an_unknown_key_is_refused(on: On, guarded: Endpoint):
    caller = on(endpoint=guarded, credentials=Credentials("AKIASOMEBODY", SECRET))
    with pytest.raises(UnrecognizedClientException):
        caller.send()


REFUSED: list[tuple[type[ServiceError], str, dict[str, Any] | bytes]] = [
    (UnknownOperationException, "MakeTea", {}),
    (SerializationException, "GetItem", b"{"),
    (ValidationException, "GetItem", {"TableName": "people"}),
    (ResourceNotFoundException, "GetItem", {"TableName": "nobody", "Key": {"id": {"S": "1"}}}),
    (
        ConditionalCheckFailedException,
        "PutItem",
        {"TableName": "people", "Item": ANN, "ConditionExpression": "attribute_exists(id)"},
    ),
    (
        TransactionCanceledException,
        "TransactWriteItems",
        {
            "TransactItems": [
                {
                    "ConditionCheck": {
                        "TableName": "people",
                        "Key": {"id": {"S": "1"}},
                        "ConditionExpression": "attribute_exists(id)",
                    }
                }
            ]
        },
    ),
]


@pytest.mark.parametrize(
    ("kind_of_error", "operation", "request_"), REFUSED, ids=[case[0].__name__ for case in REFUSED]
)
def test_a_refusal_is_raised_as_the_engine_raises_it(
    caller: Caller,
    kind_of_error: type[ServiceError],
    operation: str,
    request_: dict[str, Any] | bytes,
):
    body = request_ if isinstance(request_, bytes) else json.dumps(request_).encode()
    with pytest.raises(kind_of_error) as remote:
        caller.send(operation, body)
    if kind_of_error is not UnknownOperationException:
        assert _told_by_the_engine(operation, body) == remote.value.body()
    assert [] == caller.pauses


def _told_by_the_engine(operation: str, body: bytes) -> dict[str, Any]:
    with Engine.memory() as engine:
        engine.call("CreateTable", TABLE)
        with pytest.raises(ServiceError) as told:
            engine.answer(operation, body)
    return told.value.body()


def test_items_come_back_as_they_were_put(caller: Caller):
    _call(caller, "PutItem", {"TableName": "people", "Item": ANN})
    got = _call(caller, "GetItem", {"TableName": "people", "Key": {"id": {"S": "ann"}}})
    assert {"Item": ANN} == got


def test_a_session_token_is_signed_too(on: On, guarded: Endpoint):
    caller = on(endpoint=guarded, credentials=Credentials(ID, SECRET, "token/with+signs=="))
    assert {"TableNames": ["people"]} == _call(caller, "ListTables", {})


def test_streams_are_asked_at_the_same_address(caller: Caller):
    assert {"Streams": []} == _call(caller, "ListStreams", {})
