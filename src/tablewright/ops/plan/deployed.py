"""Deployed tables: a table of the target, described like a design.

DynamoDB returns a table's settings through four operations. If a server does not support one of
them, it lacks the setting; the plan notes this and skips it.
Not here: comparing it with a design (`ops.plan.comparing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tablewright.errors import ResourceNotFoundException, UnknownOperationException
from tablewright.model.calls import Call, Steps

KeyAttribute = tuple[str, str]  # the name and the type: S, N or B
ON_DEMAND = "PAY_PER_REQUEST"
_LOCAL = ":ddblocal:"  # the region in ARNs of DynamoDB Local
_ALTERNATOR = "arn:scylla:"
_WORKING = ("ENABLING", "ENABLED", "UPDATING")


@dataclass(frozen=True, slots=True, kw_only=True)
class DeployedIndex:
    """The settings of a secondary index on the target."""

    name: str
    partition: tuple[KeyAttribute, ...]
    sort: tuple[KeyAttribute, ...]
    # `ALL`, `KEYS_ONLY`, or the attributes beside the keys; None if the target ignores projections
    projection: str | frozenset[str] | None
    is_local: bool = False
    units: tuple[int, int] = (0, 0)  # read and write capacity
    is_active: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class DeployedTable:
    """The settings of a table on the target."""

    name: str
    arn: str
    partition: tuple[KeyAttribute, ...]
    sort: tuple[KeyAttribute, ...]
    indexes: Mapping[str, DeployedIndex]
    billing_mode: str
    units: tuple[int, int]
    is_active: bool
    items_count: int
    stream: str | None
    key_arn: str | None  # of the encryption at rest; None: DynamoDB's own key
    is_protected: bool
    ttl_attribute: str | None = None
    has_recovery: bool = False
    tags: Mapping[str, str] = field(default_factory=dict[str, str])
    unknown: tuple[str, ...] = ()  # the settings that the target does not have at all

    @property
    def is_settled(self) -> bool:
        """Whether neither the table nor any of its indexes is being created or changed."""
        return self.is_active and all(index.is_active for index in self.indexes.values())


def deployed(name: str) -> Steps[DeployedTable | None]:
    """Returns the table with this name on the target; None if it is missing."""
    try:
        answer = yield Call("DescribeTable", {"TableName": name}, None, name)
    except ResourceNotFoundException:
        return None
    description: dict[str, Any] = answer["Table"]
    table = table_of(description)
    unknown = _unreported(table.arn)
    settings: dict[str, Any] = {}
    for setting, reading in (
        ("time to live", _time_to_live(name)),
        ("recovery", _recovery(name)),
        ("tags", _tags(table.arn, name)),
    ):
        try:
            settings |= yield from reading
        except UnknownOperationException:
            unknown.append(setting)
    return replace(table, **settings, unknown=tuple(unknown))


def is_alternator(arn: str) -> bool:
    """Returns whether a table is one of ScyllaDB Alternator."""
    return arn.startswith(_ALTERNATOR)


def _unreported(arn: str) -> list[str]:
    """Returns the settings that a server accepts, but neither has nor reports."""
    if is_alternator(arn):
        return ["index projections", "deletion protection", "encryption"]
    return ["encryption"] if _LOCAL in arn else []


def _time_to_live(name: str) -> Steps[dict[str, Any]]:
    answer = yield Call("DescribeTimeToLive", {"TableName": name}, None, name)
    described = answer["TimeToLiveDescription"]
    is_on = described.get("TimeToLiveStatus") in _WORKING
    return {"ttl_attribute": described.get("AttributeName") if is_on else None}


def _recovery(name: str) -> Steps[dict[str, Any]]:
    answer = yield Call("DescribeContinuousBackups", {"TableName": name}, None, name)
    described = answer["ContinuousBackupsDescription"].get("PointInTimeRecoveryDescription", {})
    return {"has_recovery": described.get("PointInTimeRecoveryStatus") in _WORKING}


def _tags(arn: str, name: str) -> Steps[dict[str, Any]]:
    tags: dict[str, str] = {}
    request: dict[str, Any] = {"ResourceArn": arn}
    while True:
        answer = yield Call("ListTagsOfResource", request, None, name)
        tags |= {tag["Key"]: tag["Value"] for tag in answer.get("Tags", ())}
        token = answer.get("NextToken")
        if not token:
            return {"tags": tags}
        request["NextToken"] = token


def table_of(description: dict[str, Any]) -> DeployedTable:
    """Returns the table that a DescribeTable response describes."""
    types = {
        one["AttributeName"]: one["AttributeType"] for one in description["AttributeDefinitions"]
    }
    billing = description.get("BillingModeSummary", {}).get("BillingMode", "PROVISIONED")
    stream = description.get("StreamSpecification", {})
    encryption = description.get("SSEDescription", {})
    arn: str = description.get("TableArn", "")
    indexes = [
        _index(index, types, is_local=is_local, has_projection=not is_alternator(arn))
        for member, is_local in (("LocalSecondaryIndexes", True), ("GlobalSecondaryIndexes", False))
        for index in description.get(member) or ()
    ]
    return DeployedTable(
        name=description["TableName"],
        arn=arn,
        partition=_side(description["KeySchema"], "HASH", types),
        sort=_side(description["KeySchema"], "RANGE", types),
        indexes={index.name: index for index in indexes},
        billing_mode=billing,
        units=_units(description),
        is_active=description.get("TableStatus") == "ACTIVE",
        items_count=description.get("ItemCount", 0),
        stream=stream.get("StreamViewType") if stream.get("StreamEnabled") else None,
        key_arn=encryption.get("KMSMasterKeyArn") if encryption.get("Status") in _WORKING else None,
        is_protected=description.get("DeletionProtectionEnabled", False),
    )


def _index(
    description: dict[str, Any],
    types: Mapping[str, str],
    *,
    is_local: bool,
    has_projection: bool,
) -> DeployedIndex:
    projection: dict[str, Any] = description.get("Projection", {}) if has_projection else {}
    kind = projection.get("ProjectionType")
    return DeployedIndex(
        name=description["IndexName"],
        partition=_side(description["KeySchema"], "HASH", types),
        sort=_side(description["KeySchema"], "RANGE", types),
        projection=frozenset(projection["NonKeyAttributes"]) if kind == "INCLUDE" else kind,
        is_local=is_local,
        units=_units(description),
        is_active=is_local or description.get("IndexStatus", "ACTIVE") == "ACTIVE",
    )


def _side(
    schema: list[dict[str, str]], kind: str, types: Mapping[str, str]
) -> tuple[KeyAttribute, ...]:
    names = [one["AttributeName"] for one in schema if one["KeyType"] == kind]
    # Of an index that is being deleted, DynamoDB forgets the types before the index.
    return tuple((name, types.get(name, "?")) for name in names)


def _units(description: dict[str, Any]) -> tuple[int, int]:
    throughput: dict[str, int] = description.get("ProvisionedThroughput") or {}
    return throughput.get("ReadCapacityUnits", 0), throughput.get("WriteCapacityUnits", 0)
