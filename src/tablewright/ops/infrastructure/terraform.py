"""Terraform: a configuration with every table of a design, in its JSON syntax.

Keys of indexes are in `key_schema`, which Terraform's provider for AWS supports since 6.29; earlier
versions support one attribute for each side of a key. Terraform destroys none of these tables.
Not here: CloudFormation (`infrastructure.cloudformation`).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablewright.client.provisioning import create_table_request
from tablewright.model.declaring.tables import AWS_MANAGED_KEY, AWS_OWNED_KEY
from tablewright.model.design import Design, TableDesign
from tablewright.ops.infrastructure.labels import labels, snake_label

_PROVIDER = {"source": "hashicorp/aws", "version": ">= 6.29"}
_RESOURCE = "aws_dynamodb_table"


def terraform(design: Design, *, table_prefix: str = "") -> dict[str, Any]:
    """Returns the configuration as plain data; labels have no prefix."""
    names = labels((table.name for table in design.tables), snake_label)
    tables = {names[one.name]: replace(one, name=table_prefix + one.name) for one in design.tables}
    return {
        "terraform": {"required_providers": {"aws": _PROVIDER}},
        "resource": {_RESOURCE: {label: _resource(table) for label, table in tables.items()}},
        "output": {
            f"{label}_arn": {
                "description": _literal(f"ARN of the table {table.name}"),
                "value": f"${{{_RESOURCE}.{label}.arn}}",
            }
            for label, table in tables.items()
        },
    }


def _resource(table: TableDesign) -> dict[str, Any]:
    request = create_table_request(table)
    resource: dict[str, Any] = {
        "name": table.name,
        "billing_mode": table.billing_mode,
        "hash_key": _literal(table.partition_key.name),
    }
    if table.sort_key is not None:
        resource["range_key"] = _literal(table.sort_key.name)
    resource |= _capacity(request)
    resource["attribute"] = [
        {"name": _literal(one["AttributeName"]), "type": one["AttributeType"]}
        for one in request["AttributeDefinitions"]
    ]
    indexes = [_global_index(index) for index in request.get("GlobalSecondaryIndexes", ())]
    if indexes:
        resource["global_secondary_index"] = indexes
    indexes = [_local_index(index) for index in request.get("LocalSecondaryIndexes", ())]
    if indexes:
        resource["local_secondary_index"] = indexes
    return resource | _settings(table)


def _settings(table: TableDesign) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    if table.ttl_attribute is not None:
        settings["ttl"] = {"attribute_name": _literal(table.ttl_attribute), "enabled": True}
    settings["point_in_time_recovery"] = {"enabled": table.point_in_time_recovery}
    if table.stream is not None:
        settings |= {"stream_enabled": True, "stream_view_type": table.stream}
    if table.encryption != AWS_OWNED_KEY:
        named = {} if table.encryption == AWS_MANAGED_KEY else {"kms_key_arn": table.encryption}
        settings["server_side_encryption"] = {"enabled": True, **named}
    settings["deletion_protection_enabled"] = table.deletion_protection
    if table.tags:
        settings["tags"] = {_literal(key): _literal(value) for key, value in table.tags.items()}
    settings["lifecycle"] = {"prevent_destroy": True}
    return settings


def _global_index(index: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": index["IndexName"],
        "key_schema": [
            {"attribute_name": _literal(one["AttributeName"]), "key_type": one["KeyType"]}
            for one in index["KeySchema"]
        ],
        **_projection(index["Projection"]),
        **_capacity(index),
    }


def _local_index(index: dict[str, Any]) -> dict[str, Any]:
    (sort,) = (one["AttributeName"] for one in index["KeySchema"] if one["KeyType"] == "RANGE")
    return {
        "name": index["IndexName"],
        "range_key": _literal(sort),
        **_projection(index["Projection"]),
    }


def _projection(projection: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"projection_type": projection["ProjectionType"]}
    if "NonKeyAttributes" in projection:
        told["non_key_attributes"] = [*map(_literal, projection["NonKeyAttributes"])]
    return told


def _capacity(described: dict[str, Any]) -> dict[str, int]:
    throughput = described.get("ProvisionedThroughput")
    if throughput is None:
        return {}
    return {
        "read_capacity": throughput["ReadCapacityUnits"],
        "write_capacity": throughput["WriteCapacityUnits"],
    }


def _literal(text: str) -> str:
    """Escapes a text, so that Terraform does not treat it as a template."""
    return text.replace("${", "$${").replace("%{", "%%{")
