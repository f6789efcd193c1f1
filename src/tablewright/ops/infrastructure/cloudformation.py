"""CloudFormation: a template with every table of a design.

Tables stay when their stack is deleted, or a change would replace them: a design is code, and code
must not delete data.
Not here: Terraform (`infrastructure.terraform`).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablewright.client.provisioning import create_table_request
from tablewright.model.design import Design, TableDesign
from tablewright.ops.infrastructure.labels import camel_label, labels

_DESCRIPTION_BYTES_MAX = 1_000  # CloudFormation's quota is 1,024
_KEPT = "Retain"
# Members that have the same name in CreateTable and in a template.
_SAME = (
    "TableName",
    "AttributeDefinitions",
    "KeySchema",
    "BillingMode",
    "ProvisionedThroughput",
    "GlobalSecondaryIndexes",
    "LocalSecondaryIndexes",
    "DeletionProtectionEnabled",
    "Tags",
)


def cloudformation(design: Design, *, table_prefix: str = "") -> dict[str, Any]:
    """Returns the template as plain data; logical ids have no prefix."""
    names = labels((table.name for table in design.tables), camel_label)
    tables = {names[one.name]: replace(one, name=table_prefix + one.name) for one in design.tables}
    return {
        "AWSTemplateFormatVersion": "2010-09-09",
        "Description": _description(design),
        "Resources": {label: _resource(table) for label, table in tables.items()},
        "Outputs": {f"{label}Arn": _output(table.name, label) for label, table in tables.items()},
    }


def _description(design: Design) -> str:
    text = f"{design.system}: {design.description}".partition("\n")[0].rstrip(": ")
    return text.encode()[:_DESCRIPTION_BYTES_MAX].decode(errors="ignore")


def _resource(table: TableDesign) -> dict[str, Any]:
    request = create_table_request(table)
    properties = {name: request[name] for name in _SAME if name in request}
    if table.ttl_attribute is not None:
        ttl = {"AttributeName": table.ttl_attribute, "Enabled": True}
        properties["TimeToLiveSpecification"] = ttl
    properties["PointInTimeRecoverySpecification"] = {
        "PointInTimeRecoveryEnabled": table.point_in_time_recovery
    }
    if table.stream is not None:
        properties["StreamSpecification"] = {"StreamViewType": table.stream}
    if "SSESpecification" in request:
        asked = dict(request["SSESpecification"])
        properties["SSESpecification"] = {"SSEEnabled": asked.pop("Enabled"), **asked}
    return {
        "Type": "AWS::DynamoDB::Table",
        "DeletionPolicy": _KEPT,
        "UpdateReplacePolicy": _KEPT,
        "Properties": properties,
    }


def _output(table: str, label: str) -> dict[str, Any]:
    return {
        "Description": f"ARN of the table {table}",
        "Value": {"Fn::GetAtt": [label, "Arn"]},
    }
