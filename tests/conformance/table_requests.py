"""Terse spellings for requests that make and change tables."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Request

ALL = {"ProjectionType": "ALL"}


def key_schema(*elements: str) -> list[dict[str, str]]:
    """A KeySchema: `key_schema("pk HASH", "sk RANGE")`."""
    return [
        {"AttributeName": name, "KeyType": role}
        for name, role in (element.split() for element in elements)
    ]


def typed(*attributes: str) -> list[dict[str, str]]:
    """AttributeDefinitions: `typed("pk:S", "sk:N")`."""
    return [
        {"AttributeName": name, "AttributeType": kind}
        for name, kind in (attribute.split(":") for attribute in attributes)
    ]


def index(name: str, *elements: str, projection: Any = ALL, **more: Any) -> dict[str, Any]:
    """An index: `index("by_owner", "owner HASH", "sk RANGE")`."""
    schema = key_schema(*elements)
    return {"IndexName": name, "KeySchema": schema, "Projection": projection, **more}


def units(read: int, write: int) -> dict[str, int]:
    """A ProvisionedThroughput."""
    return {"ReadCapacityUnits": read, "WriteCapacityUnits": write}


def on_demand(read: int, write: int) -> dict[str, int]:
    """An OnDemandThroughput."""
    return {"MaxReadRequestUnits": read, "MaxWriteRequestUnits": write}


def warmed(read: int, write: int) -> dict[str, int]:
    """A WarmThroughput."""
    return {"ReadUnitsPerSecond": read, "WriteUnitsPerSecond": write}


def provisioned(request: Request, read: int, write: int) -> Request:
    """A CreateTable request with capacity units in place of on-demand billing."""
    rest = {member: value for member, value in request.items() if member != "BillingMode"}
    return rest | {"ProvisionedThroughput": units(read, write)}


def creation(name: str, *elements: str, **more: Any) -> dict[str, Any]:
    """An index update that adds an index."""
    return {"Create": index(name, *elements, **more)}


def removal(name: str) -> dict[str, Any]:
    """An index update that removes an index."""
    return {"Delete": {"IndexName": name}}


def change(name: str, **members: Any) -> dict[str, Any]:
    """An index update that changes an index."""
    return {"Update": {"IndexName": name, **members}}


def index_updates(
    table: str, *updates: dict[str, Any], defined: str = "", **members: Any
) -> Request:
    """An UpdateTable request; `defined` are its AttributeDefinitions: `"city:S rank:N"`."""
    definitions = {"AttributeDefinitions": typed(*defined.split())} if defined else {}
    updated = {"TableName": table, "GlobalSecondaryIndexUpdates": list(updates)}
    return updated | definitions | members
