"""Templates for CloudFormation and Terraform: exact for a small design, complete for all."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

from tablewright.client.provisioning import create_table_request
from tablewright.commands.finding import design_names, found_design
from tablewright.model.design import Design, IndexDesign, KeyDesign
from tablewright.ops.infrastructure import cloudformation, infrastructure_text, terraform
from tests.ops.shops import DESIGN

SHOP = DESIGN.tables[0]
FULL = replace(
    SHOP,
    billing_mode="PROVISIONED",
    read_units=5,
    write_units=2,
    ttl_attribute="until",
    point_in_time_recovery=True,
    stream="NEW_IMAGE",
    encryption="arn:aws:kms:eu-west-1:111122223333:key/1",
    deletion_protection=True,
    tags={"team": "blue", "note": "costs ${a} %{b}"},
    indexes=(
        *SHOP.indexes,
        IndexDesign(
            "by-place",
            (KeyDesign("country", "S"), KeyDesign("city", "S")),
            KeyDesign("rank", "N"),
            ("email", "day"),
            read_units=9,
        ),
        IndexDesign("by-day", KeyDesign("pk", "S"), KeyDesign("day", "S"), "KEYS_ONLY", local=True),
    ),
)


def _design(*tables: Any) -> Design:
    return Design("shop", tables, description="A shop.\nWith a second line.")


def _schema(*pairs: tuple[str, str]) -> list[dict[str, str]]:
    return [{"AttributeName": name, "KeyType": kind} for name, kind in pairs]


def test_a_small_design_as_cloudformation():
    names = ("email", "gsi1pk", "gsi1sk", "pk", "sk")
    attributes = [{"AttributeName": name, "AttributeType": "S"} for name in names]
    assert {
        "AWSTemplateFormatVersion": "2010-09-09",
        "Description": "shop: A shop.",
        "Resources": {
            "ShopTable": {
                "Type": "AWS::DynamoDB::Table",
                "DeletionPolicy": "Retain",
                "UpdateReplacePolicy": "Retain",
                "Properties": {
                    "TableName": "shop",
                    "AttributeDefinitions": attributes,
                    "KeySchema": _schema(("pk", "HASH"), ("sk", "RANGE")),
                    "BillingMode": "PAY_PER_REQUEST",
                    "GlobalSecondaryIndexes": [
                        {
                            "IndexName": "by-email",
                            "KeySchema": _schema(("email", "HASH")),
                            "Projection": {"ProjectionType": "KEYS_ONLY"},
                        },
                        {
                            "IndexName": "by-status",
                            "KeySchema": _schema(("gsi1pk", "HASH"), ("gsi1sk", "RANGE")),
                            "Projection": {"ProjectionType": "ALL"},
                        },
                    ],
                    "PointInTimeRecoverySpecification": {"PointInTimeRecoveryEnabled": False},
                },
            }
        },
        "Outputs": {
            "ShopTableArn": {
                "Description": "ARN of the table shop",
                "Value": {"Fn::GetAtt": ["ShopTable", "Arn"]},
            }
        },
    } == cloudformation(_design(SHOP))


def test_every_setting_is_in_cloudformation():
    properties = cloudformation(_design(FULL))["Resources"]["ShopTable"]["Properties"]
    throughput = {"ReadCapacityUnits": 5, "WriteCapacityUnits": 2}
    assert throughput == properties["ProvisionedThroughput"]
    assert {"AttributeName": "until", "Enabled": True} == properties["TimeToLiveSpecification"]
    assert {"StreamViewType": "NEW_IMAGE"} == properties["StreamSpecification"]
    assert {
        "SSEEnabled": True,
        "SSEType": "KMS",
        "KMSMasterKeyId": "arn:aws:kms:eu-west-1:111122223333:key/1",
    } == properties["SSESpecification"]
    assert {"PointInTimeRecoveryEnabled": True} == properties["PointInTimeRecoverySpecification"]
    assert properties["DeletionProtectionEnabled"]
    assert {"Key": "team", "Value": "blue"} in properties["Tags"]
    by_place = properties["GlobalSecondaryIndexes"][2]
    assert {
        "IndexName": "by-place",
        "KeySchema": _schema(("country", "HASH"), ("city", "HASH"), ("rank", "RANGE")),
        "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["email", "day"]},
        "ProvisionedThroughput": {"ReadCapacityUnits": 9, "WriteCapacityUnits": 2},
    } == by_place
    assert ["by-day"] == [one["IndexName"] for one in properties["LocalSecondaryIndexes"]]


def test_a_small_design_as_terraform():
    names = ("email", "gsi1pk", "gsi1sk", "pk", "sk")
    assert {
        "terraform": {
            "required_providers": {"aws": {"source": "hashicorp/aws", "version": ">= 6.29"}}
        },
        "resource": {
            "aws_dynamodb_table": {
                "shop": {
                    "name": "shop",
                    "billing_mode": "PAY_PER_REQUEST",
                    "hash_key": "pk",
                    "range_key": "sk",
                    "attribute": [{"name": name, "type": "S"} for name in names],
                    "global_secondary_index": [
                        {
                            "name": "by-email",
                            "key_schema": [{"attribute_name": "email", "key_type": "HASH"}],
                            "projection_type": "KEYS_ONLY",
                        },
                        {
                            "name": "by-status",
                            "key_schema": [
                                {"attribute_name": "gsi1pk", "key_type": "HASH"},
                                {"attribute_name": "gsi1sk", "key_type": "RANGE"},
                            ],
                            "projection_type": "ALL",
                        },
                    ],
                    "point_in_time_recovery": {"enabled": False},
                    "deletion_protection_enabled": False,
                    "lifecycle": {"prevent_destroy": True},
                }
            }
        },
        "output": {
            "shop_arn": {
                "description": "ARN of the table shop",
                "value": "${aws_dynamodb_table.shop.arn}",
            }
        },
    } == terraform(_design(SHOP))


def test_every_setting_is_in_terraform():
    resource = terraform(_design(FULL))["resource"]["aws_dynamodb_table"]["shop"]
    assert (5, 2) == (resource["read_capacity"], resource["write_capacity"])
    assert {"attribute_name": "until", "enabled": True} == resource["ttl"]
    assert (True, "NEW_IMAGE") == (resource["stream_enabled"], resource["stream_view_type"])
    assert {
        "enabled": True,
        "kms_key_arn": "arn:aws:kms:eu-west-1:111122223333:key/1",
    } == resource["server_side_encryption"]
    assert resource["deletion_protection_enabled"]
    assert {
        "name": "by-place",
        "key_schema": [
            {"attribute_name": "country", "key_type": "HASH"},
            {"attribute_name": "city", "key_type": "HASH"},
            {"attribute_name": "rank", "key_type": "RANGE"},
        ],
        "projection_type": "INCLUDE",
        "non_key_attributes": ["email", "day"],
        "read_capacity": 9,
        "write_capacity": 2,
    } == resource["global_secondary_index"][2]
    local = {"name": "by-day", "range_key": "day", "projection_type": "KEYS_ONLY"}
    assert [local] == resource["local_secondary_index"]


def test_a_text_is_no_template_of_terraform():
    resource = terraform(_design(FULL))["resource"]["aws_dynamodb_table"]["shop"]
    assert "costs $${a} %%{b}" == resource["tags"]["note"]


def test_a_key_that_aws_manages_is_named_by_nobody():
    table = replace(SHOP, encryption="AWS managed key")
    template, configuration = cloudformation(_design(table)), terraform(_design(table))
    properties = template["Resources"]["ShopTable"]["Properties"]
    assert {"SSEEnabled": True, "SSEType": "KMS"} == properties["SSESpecification"]
    resource = configuration["resource"]["aws_dynamodb_table"]["shop"]
    assert {"enabled": True} == resource["server_side_encryption"]


def test_names_that_look_alike_in_a_template_are_told_apart():
    tables = [replace(SHOP, name=name) for name in ("a.b", "a-b", "0.a_b")]
    assert ["ABTable", "ABTable2", "0ABTable"] == [*cloudformation(_design(*tables))["Resources"]]
    resources = terraform(_design(*tables))["resource"]["aws_dynamodb_table"]
    assert ["a_b", "a_b_2", "t_0_a_b"] == [*resources]


@pytest.mark.parametrize("name", design_names())
def test_every_table_of_every_system_is_in_both_templates(name: str):
    design = found_design(name).design
    stack: Any = json.loads(infrastructure_text(design, "cloudformation"))
    resources = [one["Properties"] for one in stack["Resources"].values()]
    assert [table.name for table in design.tables] == [one["TableName"] for one in resources]
    assert all(re.fullmatch("[A-Za-z0-9]+", label) for label in stack["Resources"])
    configuration: Any = json.loads(infrastructure_text(design, "terraform"))
    blocks = [*configuration["resource"]["aws_dynamodb_table"].values()]
    assert [table.name for table in design.tables] == [one["name"] for one in blocks]
    for table, properties, block in zip(design.tables, resources, blocks, strict=True):
        request = create_table_request(table)
        indexes = request.get("GlobalSecondaryIndexes", [])
        assert indexes == properties.get("GlobalSecondaryIndexes", [])
        assert [one["IndexName"] for one in indexes] == [
            one["name"] for one in block.get("global_secondary_index", [])
        ]
        defined = {one["AttributeName"] for one in request["AttributeDefinitions"]}
        assert defined == {one["name"] for one in block["attribute"]}
        assert table.ttl_attribute == block.get("ttl", {}).get("attribute_name")
        recovery = properties["PointInTimeRecoverySpecification"]["PointInTimeRecoveryEnabled"]
        assert table.point_in_time_recovery is recovery
