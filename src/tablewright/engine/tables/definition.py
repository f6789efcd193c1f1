"""The stored definition of a table: everything in DescribeTable, except counts.

A definition is immutable; a change creates a new one.
Not here: keys (`engine.tables.schema`).
"""

from __future__ import annotations

from typing import Any

import msgspec

REGION = "us-east-1"
ACCOUNT = "000000000000"
ARN_PREFIX = f"arn:aws:dynamodb:{REGION}:{ACCOUNT}:table/"
STREAM_INFIX = "/stream/"


class IndexDefinition(msgspec.Struct, frozen=True, omit_defaults=True):
    """An index of a table, global or local."""

    id: int
    name: str
    is_global: bool
    key_schema: list[dict[str, str]]
    projection: dict[str, Any]
    throughput: dict[str, Any] = {}
    on_demand: dict[str, int] = {}
    warm: dict[str, Any] = {}
    is_backfilling: bool = False


class TableDefinition(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stored settings of a table: keys, indexes, capacity, stream and more."""

    id: int
    name: str
    uuid: str
    created_at: float
    attributes: list[dict[str, str]]
    key_schema: list[dict[str, str]]
    indexes: list[IndexDefinition]
    billing_mode: str = "PROVISIONED"
    billing_changed_at: float = 0.0
    throughput: dict[str, Any] = {}
    on_demand: dict[str, int] = {}
    warm: dict[str, Any] = {}
    table_class: str = ""
    table_class_changed_at: float = 0.0
    is_protected: bool = False
    encryption: dict[str, Any] = {}
    stream: dict[str, Any] = {}
    stream_label: str = ""  # the start of the newest stream; it outlives the stream
    recovery_days: int = 0  # the recovery period; 0: disabled
    recovery_since: float = 0.0  # when it was enabled
    logged_from: int = 0  # the sequence number since which the log is complete; 0: none
    logged_since: float = 0.0  # the time of that
    tags: dict[str, str] = {}
    ttl_attribute: str = ""
    ttl_changed_at: float = 0.0
    ttl_is_gathering: bool = False  # items from before it was enabled are still being listed
    ttl_leaving: str = ""  # its attribute when it was disabled, until no item is listed by it
    restored: dict[str, Any] = {}  # source and moment, if it was restored

    @property
    def arn(self) -> str:
        """The Amazon resource name of the table."""
        return table_arn(self.name)

    @property
    def is_logged(self) -> bool:
        """Whether changes to items are logged."""
        return bool(self.stream) or self.recovery_days > 0


def table_arn(name: str) -> str:
    """The Amazon resource name of a table."""
    return ARN_PREFIX + name


def stream_arn(table_name: str, label: str) -> str:
    """The Amazon resource name of a stream."""
    return f"{ARN_PREFIX}{table_name}{STREAM_INFIX}{label}"


encode_definition = msgspec.json.Encoder().encode
decode_definition = msgspec.json.Decoder(TableDefinition).decode


def description(
    table: TableDefinition,
    counts: dict[int, tuple[int, int]],
    *,
    status: str = "ACTIVE",
    index_statuses: dict[str, str] | None = None,
) -> dict[str, Any]:
    """Returns the TableDescription; `counts` maps ids to item count and bytes."""
    items, size_bytes = counts.get(table.id, (0, 0))
    statuses = index_statuses or {}
    described: dict[str, Any] = {
        "AttributeDefinitions": sorted(table.attributes, key=lambda a: a["AttributeName"]),
        "TableName": table.name,
        "KeySchema": table.key_schema,
        "TableStatus": status,
        "CreationDateTime": table.created_at,
        "ProvisionedThroughput": {**NO_CAPACITY, **table.throughput},
        "TableSizeBytes": size_bytes,
        "ItemCount": items,
        "TableArn": table.arn,
        "TableId": table.uuid,
        "DeletionProtectionEnabled": table.is_protected,
        "WarmThroughput": {**warm_units(table, table), "Status": "ACTIVE"},
        **_settings(table),
    }
    for member, is_global in (("LocalSecondaryIndexes", False), ("GlobalSecondaryIndexes", True)):
        indexes = [
            _index_description(table, index, counts, statuses.get(index.name))
            for index in table.indexes
            if index.is_global == is_global
        ]
        if indexes:
            described[member] = indexes
    return described


def _settings(table: TableDefinition) -> dict[str, Any]:
    """Returns the optional members of a description."""
    settings: dict[str, Any] = {}
    if table.billing_mode == "PAY_PER_REQUEST" or table.billing_changed_at:
        billing: dict[str, Any] = {"BillingMode": table.billing_mode}
        if table.billing_changed_at:
            billing["LastUpdateToPayPerRequestDateTime"] = table.billing_changed_at
        settings["BillingModeSummary"] = billing
    if table.on_demand:
        settings["OnDemandThroughput"] = table.on_demand
    if table.table_class:
        table_class: dict[str, Any] = {"TableClass": table.table_class}
        if table.table_class_changed_at:
            table_class["LastUpdateDateTime"] = table.table_class_changed_at
        settings["TableClassSummary"] = table_class
    if table.encryption:
        settings["SSEDescription"] = table.encryption
    if table.stream:
        settings["StreamSpecification"] = table.stream
    if table.restored:
        settings["RestoreSummary"] = {**table.restored, "RestoreInProgress": False}
    if table.stream_label:
        settings["LatestStreamLabel"] = table.stream_label
        settings["LatestStreamArn"] = stream_arn(table.name, table.stream_label)
    return settings


def _index_description(
    table: TableDefinition,
    index: IndexDefinition,
    counts: dict[int, tuple[int, int]],
    status: str | None,
) -> dict[str, Any]:
    items, size_bytes = counts.get(index.id, (0, 0))
    described: dict[str, Any] = {
        "IndexName": index.name,
        "KeySchema": index.key_schema,
        "Projection": _projection(index.projection),
        "IndexSizeBytes": size_bytes,
        "ItemCount": items,
        "IndexArn": f"{table.arn}/index/{index.name}",
    }
    if not index.is_global:
        return described
    described["IndexStatus"] = status or ("CREATING" if index.is_backfilling else "ACTIVE")
    if index.is_backfilling:
        described["Backfilling"] = True
    described["ProvisionedThroughput"] = {**NO_CAPACITY, **index.throughput}
    described["WarmThroughput"] = {**warm_units(table, index), "Status": "ACTIVE"}
    if index.on_demand:
        described["OnDemandThroughput"] = index.on_demand
    return described


def _projection(given: dict[str, Any]) -> dict[str, Any]:
    if "NonKeyAttributes" not in given:
        return given
    return {**given, "NonKeyAttributes": sorted(given["NonKeyAttributes"])}


NO_CAPACITY = {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 0, "WriteCapacityUnits": 0}


# The warm throughput of a new on-demand table or index.
ON_DEMAND_WARM = {"ReadUnitsPerSecond": 12_000, "WriteUnitsPerSecond": 4_000}


def warm_units(table: TableDefinition, part: TableDefinition | IndexDefinition) -> dict[str, int]:
    """Returns the warm throughput of a table or index.

    It is at least the configured capacity, and never decreases.
    """
    ready = ON_DEMAND_WARM
    if table.billing_mode == "PROVISIONED":
        ready = {
            "ReadUnitsPerSecond": part.throughput.get("ReadCapacityUnits", 0),
            "WriteUnitsPerSecond": part.throughput.get("WriteCapacityUnits", 0),
        }
    return {member: max(units, part.warm.get(member, 0)) for member, units in ready.items()}
