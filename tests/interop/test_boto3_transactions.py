"""Transactions through boto3: all or nothing, and the reasons for nothing as Python reads them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.interop.orders import orders_table


@pytest.fixture
def table(client: Any, new_name: str) -> str:
    client.create_table(**orders_table(new_name))
    client.get_waiter("table_exists").wait(TableName=new_name)
    return new_name


def _key(day: int) -> dict[str, Any]:
    return {"customer": {"S": "ada"}, "placed_at": {"S": f"2026-01-{day:02}"}}


def _put(table: str, day: int, **more: Any) -> dict[str, Any]:
    return {"Put": {"TableName": table, "Item": _key(day), **more}}


def test_a_cancelled_transaction_says_why_action_by_action(client: Any, table: str):
    client.put_item(TableName=table, Item={**_key(1), "total": {"N": "3"}})
    with pytest.raises(client.exceptions.TransactionCanceledException) as cancelled:
        client.transact_write_items(
            TransactItems=[
                _put(table, 2),
                _put(
                    table,
                    1,
                    ConditionExpression="attribute_not_exists(customer)",
                    ReturnValuesOnConditionCheckFailure="ALL_OLD",
                ),
                {
                    "Update": {
                        "TableName": table,
                        "Key": _key(3),
                        "UpdateExpression": "ADD #n :text",
                        "ExpressionAttributeNames": {"#n": "customer_count"},
                        "ExpressionAttributeValues": {":text": {"N": "1"}},
                        "ConditionExpression": "attribute_exists(customer)",
                    }
                },
            ]
        )
    failed = {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}
    assert [
        {"Code": "None"},
        {**failed, "Item": {**_key(1), "total": {"N": "3"}}},
        failed,
    ] == cancelled.value.response["CancellationReasons"]
    assert (
        "Transaction cancelled, please refer cancellation reasons for specific reasons "
        "[None, ConditionalCheckFailed, ConditionalCheckFailed]"
    ) == cancelled.value.response["Error"]["Message"]
    assert "Item" not in client.get_item(TableName=table, Key=_key(2))


def test_a_token_that_returns_with_another_request_is_refused(client: Any, table: str):
    client.transact_write_items(TransactItems=[_put(table, 1)], ClientRequestToken=table)
    with pytest.raises(client.exceptions.IdempotentParameterMismatchException):
        client.transact_write_items(TransactItems=[_put(table, 2)], ClientRequestToken=table)


def test_a_token_that_returns_with_its_request_writes_nothing_again(client: Any, table: str):
    add = {
        "Update": {
            "TableName": table,
            "Key": _key(1),
            "UpdateExpression": "ADD visits :one",
            "ExpressionAttributeValues": {":one": {"N": "1"}},
        }
    }
    for _ in range(3):
        client.transact_write_items(TransactItems=[add], ClientRequestToken=table)
    # Without a token botocore makes up one for each call, so this is a new transaction.
    client.transact_write_items(TransactItems=[add])
    assert {"N": "2"} == client.get_item(TableName=table, Key=_key(1))["Item"]["visits"]


def test_a_transaction_puts_updates_deletes_and_checks(client: Any, table: str):
    for day in (1, 2, 3):
        client.put_item(TableName=table, Item=_key(day))
    client.transact_write_items(
        TransactItems=[
            _put(table, 4),
            {
                "Update": {
                    "TableName": table,
                    "Key": _key(1),
                    "UpdateExpression": "SET photo = :p",
                    "ExpressionAttributeValues": {":p": {"B": b"\x00\xff"}},
                }
            },
            {"Delete": {"TableName": table, "Key": _key(2)}},
            {
                "ConditionCheck": {
                    "TableName": table,
                    "Key": _key(3),
                    "ConditionExpression": "attribute_exists(customer)",
                }
            },
        ]
    )
    read = client.transact_get_items(
        TransactItems=[{"Get": {"TableName": table, "Key": _key(day)}} for day in (1, 2, 3, 4)]
    )
    assert [
        {"Item": {**_key(1), "photo": {"B": b"\x00\xff"}}},
        {},
        {"Item": _key(3)},
        {"Item": _key(4)},
    ] == read["Responses"]
