"""Steps that tests of limits share: tables and values of a size, and three tries around a limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablewright import Engine, ServiceError

Request = dict[str, Any]


def create(engine: Engine, name: str = "things", keys: str = "pk sk", **members: Any) -> None:
    """A table of string keys; `members` may define attributes and indexes."""
    names = keys.split()
    request: Request = {
        "TableName": name,
        "BillingMode": "PAY_PER_REQUEST",
        "KeySchema": [
            {"AttributeName": key, "KeyType": role}
            for key, role in zip(names, ("HASH", "RANGE"), strict=False)
        ],
    }
    extra = members.pop("defined", [])
    request["AttributeDefinitions"] = [
        {"AttributeName": attribute, "AttributeType": "S"} for attribute in [*names, *extra]
    ]
    engine.call("CreateTable", request | members)


def text(length: int) -> Request:
    return {"S": "x" * length}


def check_around(most: int, attempt: Callable[[int], Any], *, refused_as: str = "") -> None:
    """Asserts that one below the limit and the limit are allowed, and one above is refused."""
    for allowed in (most - 1, most):
        attempt(allowed)
    with pytest.raises(ServiceError) as refusal:
        attempt(most + 1)
    assert (refused_as or "ValidationException") == refusal.value.type
