"""Metering: reports of calls.

    def seen(report: CallReport) -> None: ...
    db = Database("memory:", on_call=seen)

With a hook, calls request their capacity from DynamoDB.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec

from tablewright.model.calls import Call
from tablewright.operations import METERED


class CallReport(msgspec.Struct, frozen=True):
    """One completed or failed call."""

    operation: str
    table: str
    index: str | None
    seconds: float
    request_bytes: int
    answer_bytes: int
    capacity_units: float  # as returned by DynamoDB; 0 if it returns none
    error: Exception | None


OnCall = Callable[[CallReport], None]


def asking_for_capacity(call: Call) -> dict[str, Any]:
    """Returns the request with ReturnConsumedCapacity."""
    if call.operation not in METERED:
        return call.request
    return {**call.request, "ReturnConsumedCapacity": "TOTAL"}


def capacity_of(answer: Any) -> float:
    """Returns the capacity units of a response, which is a dictionary or a struct."""
    if type(answer) is dict:
        consumed: Any = cast("dict[str, Any]", answer).get("ConsumedCapacity")
    else:
        consumed = getattr(answer, "ConsumedCapacity", None)
    if consumed is None:
        return 0.0
    if type(consumed) is dict:
        return float(cast("dict[str, Any]", consumed).get("CapacityUnits", 0))
    return sum(float(one.get("CapacityUnits", 0)) for one in cast("list[dict[str, Any]]", consumed))
