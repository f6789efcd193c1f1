"""Descriptions of tables as DynamoDB gives them, built from the CreateTable request of the table.

The runner's clock stands at `NOW` and its ids count up, so that whole answers can be compared.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Request

NOW = 1_700_000_000.0
STREAM_LABEL = "2023-11-14T22:13:20.000"
ON_DEMAND_WARM = {"ReadUnitsPerSecond": 12_000, "WriteUnitsPerSecond": 4_000, "Status": "ACTIVE"}


def arn(table_name: str) -> str:
    return f"arn:aws:dynamodb:us-east-1:000000000000:table/{table_name}"


def capacity(read: int, write: int, **more: Any) -> dict[str, Any]:
    """A ProvisionedThroughput as a description has it."""
    return {
        "NumberOfDecreasesToday": 0,
        "ReadCapacityUnits": read,
        "WriteCapacityUnits": write,
        **more,
    }


def warm(read: int, write: int, status: str = "ACTIVE") -> dict[str, Any]:
    return {"ReadUnitsPerSecond": read, "WriteUnitsPerSecond": write, "Status": status}


def created(request: Request, **more: Any) -> dict[str, Any]:
    """What CreateTable answers; a member of `more` that is None is left out."""
    description = _base(request, "CREATING")
    if "BillingMode" in request:
        description["BillingModeSummary"] = {"BillingMode": "PAY_PER_REQUEST"}
    _add_indexes(description, request, {"IndexStatus": "CREATING"})
    return {"TableDescription": _without_nones({**description, **more})}


def described(request: Request, **more: Any) -> dict[str, Any]:
    """What DescribeTable answers afterwards."""
    return {"Table": _active(request, "ACTIVE", **more)}


def updated(request: Request, status: str, **more: Any) -> dict[str, Any]:
    """What UpdateTable answers afterwards, with whatever `more` says otherwise."""
    return {"TableDescription": _active(request, status, **more)}


def deleted(request: Request, **more: Any) -> dict[str, Any]:
    """What DeleteTable answers: only a part of the description."""
    told = ("TableName", "TableStatus", "ProvisionedThroughput", "TableSizeBytes", "ItemCount")
    told += ("TableArn", "TableId", "BillingModeSummary", "DeletionProtectionEnabled")
    description = _active(request, "DELETING")
    return {"TableDescription": {**{m: description[m] for m in told if m in description}, **more}}


def _active(request: Request, status: str, **more: Any) -> dict[str, Any]:
    description = _base(request, status)
    description["WarmThroughput"] = _warm(request, request)
    if "BillingMode" in request:
        description["BillingModeSummary"] = {
            "BillingMode": "PAY_PER_REQUEST",
            "LastUpdateToPayPerRequestDateTime": NOW,
        }
    _add_indexes(description, request, {"IndexStatus": "ACTIVE"})
    for index in description.get("GlobalSecondaryIndexes", ()):
        index["WarmThroughput"] = _warm(request, index)
    return _without_nones({**description, **more})


def _base(request: Request, status: str) -> dict[str, Any]:
    name = request["TableName"]
    return {
        "AttributeDefinitions": sorted(
            request["AttributeDefinitions"], key=lambda attribute: attribute["AttributeName"]
        ),
        "TableName": name,
        "KeySchema": request["KeySchema"],
        "TableStatus": status,
        "CreationDateTime": NOW,
        "ProvisionedThroughput": {**capacity(0, 0), **request.get("ProvisionedThroughput", {})},
        "TableSizeBytes": 0,
        "ItemCount": 0,
        "TableArn": arn(name),
        "TableId": "00000000-0000-4000-8000-000000000001",
        "DeletionProtectionEnabled": False,
    }


def _warm(request: Request, part: dict[str, Any]) -> dict[str, Any]:
    if "BillingMode" in request:
        return dict(ON_DEMAND_WARM)
    units = part["ProvisionedThroughput"]
    return warm(units["ReadCapacityUnits"], units["WriteCapacityUnits"])


def _add_indexes(description: dict[str, Any], request: Request, status: dict[str, str]) -> None:
    for member in ("LocalSecondaryIndexes", "GlobalSecondaryIndexes"):
        if member not in request:
            continue
        is_global = member == "GlobalSecondaryIndexes"
        description[member] = [
            {
                **index,
                "IndexSizeBytes": 0,
                "ItemCount": 0,
                "IndexArn": f"{description['TableArn']}/index/{index['IndexName']}",
                **(status if is_global else {}),
                **({"ProvisionedThroughput": _index_capacity(index)} if is_global else {}),
            }
            for index in request[member]
        ]


def _index_capacity(index: dict[str, Any]) -> dict[str, Any]:
    return {**capacity(0, 0), **index.get("ProvisionedThroughput", {})}


def _without_nones(description: dict[str, Any]) -> dict[str, Any]:
    return {member: value for member, value in description.items() if value is not None}
