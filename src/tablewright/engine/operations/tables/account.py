"""DescribeLimits and DescribeEndpoints: facts about the account and the service."""

from __future__ import annotations

from typing import Any

from tablewright.engine.context import EngineContext
from tablewright.engine.items.requests import Request
from tablewright.engine.tables.definition import REGION

_ACCOUNT_UNITS = 80_000  # what a new AWS account has
_TABLE_UNITS = 40_000
_ENDPOINT_MINUTES = 1440


def describe_limits(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the throughput quotas of a new AWS account; the embedded engine enforces none."""
    return {
        "AccountMaxReadCapacityUnits": _ACCOUNT_UNITS,
        "AccountMaxWriteCapacityUnits": _ACCOUNT_UNITS,
        "TableMaxReadCapacityUnits": _TABLE_UNITS,
        "TableMaxWriteCapacityUnits": _TABLE_UNITS,
    }


def describe_endpoints(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the endpoint for SDKs with endpoint discovery."""
    address = f"dynamodb.{REGION}.amazonaws.com"
    return {"Endpoints": [{"Address": address, "CachePeriodInMinutes": _ENDPOINT_MINUTES}]}
