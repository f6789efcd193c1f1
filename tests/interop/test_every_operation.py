"""Every operation of the engine, asked once by boto3 and answered in the model's shapes.

The `client` compares each answer with the model; what the answers mean is tested elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from botocore import xform_name
from botocore.exceptions import ClientError

from tablewright.engine.operations import OPERATIONS
from tests.interop.orders import orders_table
from tests.interop.test_boto3_recovery import IN_ORDER

KEY = {"customer": {"S": "ada"}, "placed_at": {"S": "2026-01-01"}}
ITEM = {**KEY, "status": {"S": "open"}, "total": {"N": "12.50"}}
_WHERE = "customer = 'ada' AND placed_at = '2026-01-01'"
CAPACITY = {"ReturnConsumedCapacity": "INDEXES"}
STATISTICS = {"ReturnItemCollectionMetrics": "SIZE"}

Requests = dict[str, Callable[[str, str], dict[str, Any]]]

# By operation: the request, given the name of a table of orders and its ARN.
REQUESTS: Requests = {
    "BatchGetItem": lambda name, _: {"RequestItems": {name: {"Keys": [KEY]}}, **CAPACITY},
    "BatchWriteItem": lambda name, _: {
        "RequestItems": {name: [{"PutRequest": {"Item": ITEM}}]},
        **CAPACITY,
        **STATISTICS,
    },
    "BatchExecuteStatement": lambda name, _: {
        "Statements": [{"Statement": f'SELECT * FROM "{name}" WHERE {_WHERE}'}],
        **CAPACITY,
    },
    "CreateTable": lambda name, _: orders_table(f"{name}-more"),
    "DeleteItem": lambda name, _: {
        "TableName": name,
        "Key": KEY,
        "ReturnValues": "ALL_OLD",
        **CAPACITY,
        **STATISTICS,
    },
    "DeleteTable": lambda name, _: {"TableName": name},
    "DescribeEndpoints": lambda _, __: {},
    "DescribeLimits": lambda _, __: {},
    "DescribeTable": lambda name, _: {"TableName": name},
    "DescribeTimeToLive": lambda name, _: {"TableName": name},
    "ExecuteStatement": lambda name, _: {
        "Statement": f'SELECT * FROM "{name}" WHERE {_WHERE}',
        **CAPACITY,
    },
    "ExecuteTransaction": lambda name, _: {
        "TransactStatements": [{"Statement": f'SELECT * FROM "{name}" WHERE {_WHERE}'}],
        **CAPACITY,
    },
    "GetItem": lambda name, _: {"TableName": name, "Key": KEY, **CAPACITY},
    "ListTables": lambda _, __: {},
    "ListTagsOfResource": lambda _, arn: {"ResourceArn": arn},
    "PutItem": lambda name, _: {
        "TableName": name,
        "Item": ITEM,
        "ReturnValues": "ALL_OLD",
        **CAPACITY,
        **STATISTICS,
    },
    "Query": lambda name, _: {
        "TableName": name,
        "KeyConditionExpression": "customer = :c",
        "ExpressionAttributeValues": {":c": KEY["customer"]},
        **CAPACITY,
    },
    "Scan": lambda name, _: {"TableName": name, "Limit": 1, **CAPACITY},
    "TagResource": lambda _, arn: {"ResourceArn": arn, "Tags": [{"Key": "team", "Value": "a"}]},
    "TransactGetItems": lambda name, _: {
        "TransactItems": [{"Get": {"TableName": name, "Key": KEY}}],
        **CAPACITY,
    },
    "TransactWriteItems": lambda name, _: {
        "TransactItems": [{"Put": {"TableName": name, "Item": ITEM}}],
        **CAPACITY,
        **STATISTICS,
    },
    "UntagResource": lambda _, arn: {"ResourceArn": arn, "TagKeys": ["team"]},
    "UpdateItem": lambda name, _: {
        "TableName": name,
        "Key": KEY,
        "UpdateExpression": "SET note = :n",
        "ExpressionAttributeValues": {":n": {"S": "gift"}},
        "ReturnValues": "ALL_NEW",
        **CAPACITY,
        **STATISTICS,
    },
    "UpdateTable": lambda name, _: {"TableName": name, "DeletionProtectionEnabled": True},
    "UpdateTimeToLive": lambda name, _: {
        "TableName": name,
        "TimeToLiveSpecification": {"Enabled": True, "AttributeName": "expires"},
    },
}

# Operations that ask for no table: there is none that could be missing.
WITHOUT_TABLE = {"DescribeEndpoints", "DescribeLimits", "ListTables", "CreateTable"}

# Statements in a batch or a transaction are refused one by one, in places of their own.
WITHOUT_TABLE |= {"BatchExecuteStatement", "ExecuteTransaction"}


def test_every_operation_of_the_engine_is_asked_here_or_needs_others_before_it():
    assert set(OPERATIONS) == set(REQUESTS) | IN_ORDER


@pytest.mark.parametrize("operation", sorted(set(REQUESTS) - WITHOUT_TABLE))
def test_an_operation_on_a_missing_table_is_refused_as_the_model_says(
    client: Any, new_name: str, operation: str
):
    name, arn = _created(client, new_name)
    with pytest.raises(ClientError) as refused:
        _ask(client, operation, REQUESTS[operation](f"{name}-missing", f"{arn}-missing"))
    assert "ResourceNotFoundException" == refused.value.response["Error"]["Code"]


@pytest.mark.parametrize("operation", sorted(REQUESTS))
def test_an_operation_is_answered_in_the_shapes_of_the_model(
    client: Any, new_name: str, operation: str
):
    name, arn = _created(client, new_name)
    client.put_item(TableName=name, Item=ITEM)
    answer = _ask(client, operation, REQUESTS[operation](name, arn))
    assert 200 == answer["ResponseMetadata"]["HTTPStatusCode"]


def test_an_answer_has_a_request_id_and_a_checksum(client: Any):
    metadata = client.list_tables()["ResponseMetadata"]
    assert metadata["RequestId"]
    assert metadata["HTTPHeaders"]["x-amz-crc32"].isdecimal()  # botocore has compared it


def test_a_refusal_has_a_request_id_and_a_checksum(client: Any):
    with pytest.raises(client.exceptions.ResourceNotFoundException) as refused:
        client.describe_table(TableName="no-such-table")
    metadata = refused.value.response["ResponseMetadata"]
    assert metadata["RequestId"]
    assert metadata["HTTPHeaders"]["x-amz-crc32"].isdecimal()


def _created(client: Any, name: str) -> tuple[str, str]:
    description = client.create_table(**orders_table(name))["TableDescription"]
    client.get_waiter("table_exists").wait(TableName=name)
    return name, description["TableArn"]


def _ask(client: Any, operation: str, request: dict[str, Any]) -> dict[str, Any]:
    return getattr(client, xform_name(operation))(**request)
