"""Terse spellings for cases: attribute values, writes for `given`, reads for `then`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.conformance.case import Step

Value = dict[str, Any]
Read = tuple[str, dict[str, Any], dict[str, Any]]


def _scalar(kind: str) -> Callable[[str | bytes], Value]:
    return lambda content: {kind: content}


def _collection(kind: str) -> Callable[..., Value]:
    return lambda *elements: {kind: list(elements)}


def _map(**members: Value) -> Value:
    return {"M": members}


S, N, B = _scalar("S"), _scalar("N"), _scalar("B")
SS, NS, BS, L = _collection("SS"), _collection("NS"), _collection("BS"), _collection("L")
M = _map
TRUE: Value = {"BOOL": True}
FALSE: Value = {"BOOL": False}
NULL: Value = {"NULL": True}


def put(table: str, **attributes: Value) -> Step:
    """A PutItem step."""
    return "PutItem", {"TableName": table, "Item": attributes}


def holds(table: str, **attributes: Value) -> Read:
    """A read that finds exactly this item; its key attributes are called pk and sk."""
    key = {name: attributes[name] for name in ("pk", "sk") if name in attributes}
    request = {"TableName": table, "Key": key, "ConsistentRead": True}
    return "GetItem", request, {"Item": attributes}


def lacks(table: str, **key: Value) -> Read:
    """A read that finds nothing under a key."""
    return "GetItem", {"TableName": table, "Key": key, "ConsistentRead": True}, {}


def found(*items: dict[str, Value], scanned: int | None = None, **more: Any) -> dict[str, Any]:
    """The answer of a Query or Scan."""
    count = len(items)
    return {
        "Items": list(items),
        "Count": count,
        "ScannedCount": count if scanned is None else scanned,
        **more,
    }
