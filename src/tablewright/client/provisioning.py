"""Provisioning: creates the missing tables of a design.

Not here: comparing a design with tables that exist, and changing them (`tablewright.ops`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from tablewright import limits
from tablewright.errors import (
    ResourceInUseException,
    TableNotReadyError,
    UnknownOperationException,
)
from tablewright.model.calls import Call, Pause, Steps
from tablewright.model.declaring.tables import AWS_MANAGED_KEY, AWS_OWNED_KEY
from tablewright.model.design import Design, IndexDesign, KeyDesign, Keys, TableDesign


def creation(design: Design) -> Steps[None]:
    """Creates missing tables, waits for them, then enables their settings.

    An existing table may be from an interrupted creation, so its settings are enabled too.
    """
    for table in design.tables:
        with suppress(ResourceInUseException):  # comparing it is not done here
            yield Call("CreateTable", create_table_request(table), None, table.name)
        yield from _until_active(table.name)
        # Some servers lack expiry, DynamoDB Local lacks recovery: the table is created without.
        if table.ttl_attribute is not None:
            with suppress(UnknownOperationException):
                yield from _with_expiry(table.name, table.ttl_attribute)
        if table.point_in_time_recovery:
            with suppress(UnknownOperationException):
                yield from _with_recovery(table.name)


def _with_expiry(name: str, attribute: str) -> Steps[None]:
    answer = yield Call("DescribeTimeToLive", {"TableName": name}, None, name)
    if answer["TimeToLiveDescription"]["TimeToLiveStatus"] in ("DISABLED", "DISABLING"):
        ttl = {"AttributeName": attribute, "Enabled": True}
        request = {"TableName": name, "TimeToLiveSpecification": ttl}
        yield Call("UpdateTimeToLive", request, None, name)


def _with_recovery(name: str) -> Steps[None]:
    answer = yield Call("DescribeContinuousBackups", {"TableName": name}, None, name)
    backups = answer["ContinuousBackupsDescription"]
    status = backups.get("PointInTimeRecoveryDescription", {}).get("PointInTimeRecoveryStatus")
    if status != "ENABLED":
        recovery = {"PointInTimeRecoveryEnabled": True}
        request = {"TableName": name, "PointInTimeRecoverySpecification": recovery}
        yield Call("UpdateContinuousBackups", request, None, name)


def _until_active(name: str) -> Steps[None]:
    for _ in range(limits.TABLE_WAITS_MAX):
        answer = yield Call("DescribeTable", {"TableName": name}, None, name)
        if answer["Table"]["TableStatus"] == "ACTIVE":
            return
        yield Pause(limits.TABLE_WAIT_SECONDS)
    raise TableNotReadyError(f"Table {name!r} did not become ACTIVE.")


def create_table_request(table: TableDesign) -> dict[str, Any]:
    """Returns the CreateTable request for a table."""
    types = {table.partition_key.name: table.partition_key.type}
    key = _schema(table.partition_key, table.sort_key)
    for one in _listed(table.sort_key):
        types[one.name] = one.type
    request: dict[str, Any] = {"TableName": table.name, "KeySchema": key}
    for index in table.indexes:
        member = "LocalSecondaryIndexes" if index.local else "GlobalSecondaryIndexes"
        request.setdefault(member, []).append(_index(table, index))
        for one in (*_listed(index.partition_key), *_listed(index.sort_key)):
            types[one.name] = one.type
    request["AttributeDefinitions"] = [
        {"AttributeName": name, "AttributeType": kind} for name, kind in sorted(types.items())
    ]
    request["BillingMode"] = table.billing_mode
    if table.billing_mode == "PROVISIONED":
        request["ProvisionedThroughput"] = _throughput(table.read_units, table.write_units)
    if table.stream is not None:
        request["StreamSpecification"] = {"StreamEnabled": True, "StreamViewType": table.stream}
    if table.encryption != AWS_OWNED_KEY:
        request["SSESpecification"] = _encryption(table.encryption)
    if table.deletion_protection:
        request["DeletionProtectionEnabled"] = True
    if table.tags:
        request["Tags"] = [{"Key": key, "Value": value} for key, value in table.tags.items()]
    return request


def _encryption(key: str) -> dict[str, Any]:
    """Returns the SSESpecification of a key that AWS manages, or of a named key."""
    named = {} if key == AWS_MANAGED_KEY else {"KMSMasterKeyId": key}
    return {"Enabled": True, "SSEType": "KMS", **named}


def _index(table: TableDesign, index: IndexDesign) -> dict[str, Any]:
    projection: dict[str, Any] = (
        {"ProjectionType": index.projection}
        if isinstance(index.projection, str)
        else {"ProjectionType": "INCLUDE", "NonKeyAttributes": list(index.projection)}
    )
    request: dict[str, Any] = {
        "IndexName": index.name,
        "KeySchema": _schema(index.partition_key, index.sort_key),
        "Projection": projection,
    }
    if table.billing_mode == "PROVISIONED" and not index.local:
        request["ProvisionedThroughput"] = _throughput(
            index.read_units or table.read_units, index.write_units or table.write_units
        )
    return request


def _schema(partition: Keys, sort: Keys | None) -> list[dict[str, str]]:
    sides = (("HASH", partition), ("RANGE", sort))
    return [
        {"AttributeName": one.name, "KeyType": kind}
        for kind, keys in sides
        for one in _listed(keys)
    ]


def _listed(keys: Keys | None) -> tuple[KeyDesign, ...]:
    return () if keys is None else (keys,) if isinstance(keys, KeyDesign) else keys


def _throughput(read_units: int | None, write_units: int | None) -> dict[str, int]:
    return {"ReadCapacityUnits": read_units or 1, "WriteCapacityUnits": write_units or 1}
