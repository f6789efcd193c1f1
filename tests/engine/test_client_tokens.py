"""Client tokens: a transaction that comes again does nothing again, for ten minutes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine, ManualClock, ServiceError, limits


@pytest.fixture
def engine(clock: ManualClock) -> Iterator[Engine]:
    with Engine.memory(clock=clock) as engine:
        engine.call(
            "CreateTable",
            {
                "TableName": "counters",
                "BillingMode": "PAY_PER_REQUEST",
                "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
                "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
            },
        )
        yield engine


def add(engine: Engine, number: int, *, condition: str = "", token: str = "token") -> None:
    action: dict[str, Any] = {
        "TableName": "counters",
        "Key": {"pk": {"S": "a"}},
        "UpdateExpression": "ADD n :n",
        "ExpressionAttributeValues": {":n": {"N": str(number)}},
    }
    if condition:
        action["ConditionExpression"] = condition
    request = {"TransactItems": [{"Update": action}], "ClientRequestToken": token}
    engine.call("TransactWriteItems", request)


def total(engine: Engine) -> str:
    answer = engine.call("GetItem", {"TableName": "counters", "Key": {"pk": {"S": "a"}}})
    return answer["Item"]["n"]["N"]


def test_another_request_under_the_same_token_is_refused(engine: Engine) -> None:
    add(engine, 1)
    with pytest.raises(ServiceError) as refusal:
        add(engine, 2)
    assert "IdempotentParameterMismatchException" == refusal.value.type
    assert "1" == total(engine)


def test_a_cancelled_transaction_does_not_use_up_its_token(engine: Engine) -> None:
    with pytest.raises(ServiceError):
        add(engine, 1, condition="attribute_exists(pk)")
    add(engine, 2)
    assert "2" == total(engine)


def test_the_same_request_does_nothing_for_ten_minutes_and_then_does_it_again(
    engine: Engine, clock: ManualClock
) -> None:
    add(engine, 1)
    clock.advance(seconds=limits.CLIENT_TOKEN_SECONDS - 1)
    add(engine, 1)
    assert "1" == total(engine)
    clock.advance(seconds=1)
    add(engine, 1)
    assert "2" == total(engine)


def test_a_sweep_forgets_tokens_that_no_longer_count(engine: Engine, clock: ManualClock) -> None:
    add(engine, 1)
    clock.advance(seconds=limits.CLIENT_TOKEN_SECONDS + 1)
    engine.sweep()
    add(engine, 2)
    assert "3" == total(engine)


def test_another_token_does_it_again(engine: Engine) -> None:
    add(engine, 1)
    add(engine, 1, token="another")
    assert "2" == total(engine)
