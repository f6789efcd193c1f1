"""Single items through boto3: errors as exceptions, values, updates, conditions, batches."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from boto3.dynamodb.conditions import Attr
from boto3.dynamodb.types import Binary
from botocore.exceptions import ClientError

KEY = {"customer": "ada", "placed_at": "2026-01-01"}

VALUES = {
    "empty text": "",
    "text": "zażółć gęślą 🦉 \u0000 \u2028",
    "boolean": True,
    "null": None,
    "zero": 0,
    "fraction": Decimal("-12.5"),
    "38 digits": Decimal("9" * 38),
    "smallest number": Decimal("1E-130"),
    "empty bytes": Binary(b""),
    "bytes": Binary(bytes(range(256))),
    "set of texts": {"one", "two"},
    "set of numbers": {Decimal(1), Decimal("2.5")},
    "set of bytes": {Binary(b"\x00"), Binary(b"\xff")},
    "empty list": [],
    "empty map": {},
    "nested": ["mixed", Decimal(1), None, [Binary(b"deep")], {"inner": {"most": False}}],
}


def test_a_failed_condition_is_an_exception_of_its_own(orders: Any):
    orders.put_item(Item=KEY)
    exceptions = orders.meta.client.exceptions
    with pytest.raises(exceptions.ConditionalCheckFailedException) as refused:
        orders.put_item(Item=KEY, ConditionExpression=Attr("customer").not_exists())
    assert {
        "Code": "ConditionalCheckFailedException",
        "Message": "The conditional request failed",
    } == refused.value.response["Error"]
    assert "Item" not in refused.value.response


def test_a_failed_condition_brings_the_item_if_asked_for(orders: Any):
    orders.put_item(Item={**KEY, "total": 3})
    with pytest.raises(orders.meta.client.exceptions.ConditionalCheckFailedException) as refused:
        orders.update_item(
            Key=KEY,
            UpdateExpression="SET note = :none",
            ConditionExpression=Attr("total").lt(0),
            ExpressionAttributeValues={":none": 0},
            ReturnValuesOnConditionCheckFailure="ALL_OLD",
        )
    # boto3's resource layer converts items in results, but not those in errors.
    assert {"S": "ada"} == refused.value.response["Item"]["customer"]
    assert {"N": "3"} == refused.value.response["Item"]["total"]


def test_a_broken_rule_is_a_client_error_with_dynamodbs_words(orders: Any):
    with pytest.raises(ClientError) as refused:
        orders.put_item(Item={"customer": "ada"})
    assert {
        "Code": "ValidationException",
        "Message": "One or more parameter values were invalid: "
        "Missing the key placed_at in the item",
    } == refused.value.response["Error"]
    assert 400 == refused.value.response["ResponseMetadata"]["HTTPStatusCode"]


def test_a_missing_item_is_an_answer_without_one(orders: Any):
    assert "Item" not in orders.get_item(Key=KEY)


@pytest.mark.parametrize("name", VALUES)
def test_a_value_comes_back_as_it_was_put(orders: Any, name: str):
    orders.put_item(Item={**KEY, "value": VALUES[name]})
    assert VALUES[name] == orders.get_item(Key=KEY, ConsistentRead=True)["Item"]["value"]


def test_an_item_close_to_the_largest_comes_back_as_it_was_put(orders: Any):
    item = {**KEY, "value": Binary(b"\xab" * 399 * 1024)}
    orders.put_item(Item=item)
    assert item == orders.get_item(Key=KEY)["Item"]


def test_an_update_changes_what_each_of_its_clauses_says(orders: Any):
    orders.put_item(Item={**KEY, "total": 3, "lines": ["ink"], "labels": {"a", "b"}, "note": "x"})
    answer = orders.update_item(
        Key=KEY,
        UpdateExpression=(
            "SET #lines = list_append(#lines, :more), visits = if_not_exists(visits, :one) + :one "
            "REMOVE note ADD #total :half DELETE labels :a"
        ),
        ConditionExpression=Attr("total").between(1, 5) & Attr("labels").contains("a"),
        ExpressionAttributeNames={"#lines": "lines", "#total": "total"},
        ExpressionAttributeValues={
            ":more": ["pen"],
            ":one": 1,
            ":half": Decimal("0.5"),
            ":a": {"a"},
        },
        ReturnValues="ALL_NEW",
    )
    expected = {
        **KEY,
        "total": Decimal("3.5"),
        "lines": ["ink", "pen"],
        "labels": {"b"},
        "visits": 2,
    }
    assert expected == answer["Attributes"]
    assert expected == orders.get_item(Key=KEY)["Item"]


def test_a_legacy_update_and_its_expectation_are_understood(orders: Any):
    orders.put_item(Item={**KEY, "total": 3})
    answer = orders.update_item(
        Key=KEY,
        AttributeUpdates={"total": {"Action": "ADD", "Value": 2}},
        Expected={"total": {"ComparisonOperator": "EQ", "AttributeValueList": [3]}},
        ReturnValues="UPDATED_NEW",
    )
    assert {"total": 5} == answer["Attributes"]


def test_a_deleted_item_is_handed_back_and_gone(orders: Any):
    orders.put_item(Item={**KEY, "total": 3})
    answer = orders.delete_item(
        Key=KEY, ConditionExpression=Attr("total").eq(3), ReturnValues="ALL_OLD"
    )
    assert {**KEY, "total": 3} == answer["Attributes"]
    assert "Item" not in orders.get_item(Key=KEY)


def test_a_write_says_what_it_cost_in_the_table_and_in_each_index(orders: Any):
    answer = orders.put_item(
        Item={**KEY, "status": "open", "total": 3},
        ReturnConsumedCapacity="INDEXES",
        ReturnItemCollectionMetrics="SIZE",
    )
    assert {
        "TableName": orders.name,
        "CapacityUnits": 3.0,
        "Table": {"CapacityUnits": 1.0},
        "LocalSecondaryIndexes": {"by_total": {"CapacityUnits": 1.0}},
        "GlobalSecondaryIndexes": {"by_status": {"CapacityUnits": 1.0}},
    } == answer["ConsumedCapacity"]
    assert {"customer": "ada"} == answer["ItemCollectionMetrics"]["ItemCollectionKey"]


def test_a_batch_writer_sends_any_number_of_items_and_deletes(orders: Any):
    with orders.batch_writer(overwrite_by_pkeys=["customer", "placed_at"]) as batch:
        for number in range(60):
            batch.put_item(Item={"customer": "ada", "placed_at": f"{number:03}", "total": 0})
            batch.put_item(Item={"customer": "ada", "placed_at": f"{number:03}", "total": number})
        for number in range(50):
            batch.delete_item(Key={"customer": "ada", "placed_at": f"{number:03}"})
    assert [(f"{n:03}", n) for n in range(50, 60)] == [
        (item["placed_at"], item["total"])
        for item in sorted(orders.scan()["Items"], key=lambda item: item["placed_at"])
    ]


def test_a_batch_with_the_same_key_twice_is_refused(orders: Any):
    twice = [{"PutRequest": {"Item": KEY}}] * 2
    with pytest.raises(ClientError, match="Provided list of item keys contains duplicates"):
        orders.meta.client.batch_write_item(RequestItems={orders.name: twice})


def test_a_batch_get_brings_what_is_there_from_every_table(resource: Any, orders: Any):
    other = resource.create_table(
        TableName=f"{orders.name}-other",
        BillingMode="PAY_PER_REQUEST",
        AttributeDefinitions=[{"AttributeName": "id", "AttributeType": "B"}],
        KeySchema=[{"AttributeName": "id", "KeyType": "HASH"}],
    )
    other.wait_until_exists()
    orders.put_item(Item={**KEY, "total": 3})
    other.put_item(Item={"id": b"\x00\x01"})
    answer = resource.batch_get_item(
        RequestItems={
            orders.name: {
                "Keys": [KEY, {**KEY, "placed_at": "never"}],
                "ProjectionExpression": "#total",
                "ExpressionAttributeNames": {"#total": "total"},
            },
            other.name: {"Keys": [{"id": b"\x00\x01"}]},
        }
    )
    expected = {orders.name: [{"total": 3}], other.name: [{"id": Binary(b"\x00\x01")}]}
    assert expected == answer["Responses"]
    assert {} == answer["UnprocessedKeys"]
