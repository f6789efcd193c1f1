"""Terse spellings for the actions of transactions, and for values that batches may not have."""

from __future__ import annotations

from typing import Any

from tests.conformance.steps import S

KEY = {"pk": S("a")}


def put(item: Any = KEY, table: str = "hash", **members: Any) -> dict[str, Any]:
    return {"Put": {"TableName": table, "Item": item, **members}}


def delete(key: Any = KEY, table: str = "hash", **members: Any) -> dict[str, Any]:
    return {"Delete": {"TableName": table, "Key": key, **members}}


def check(condition: str, key: Any = KEY, table: str = "hash", **members: Any) -> dict[str, Any]:
    given = {"TableName": table, "Key": key, "ConditionExpression": condition, **members}
    return {"ConditionCheck": given}


def update(expression: str, key: Any = KEY, table: str = "hash", **members: Any) -> dict[str, Any]:
    return {"Update": {"TableName": table, "Key": key, "UpdateExpression": expression, **members}}


def transaction(*actions: Any, **members: Any) -> dict[str, Any]:
    return {"TransactItems": list(actions), **members}


def wrapped(levels: int) -> dict[str, Any]:
    """A string inside that many maps: with 31 it is as deep as an item may go."""
    value: dict[str, Any] = S("x")
    for _ in range(levels):
        value = {"M": {"m": value}}
    return value
