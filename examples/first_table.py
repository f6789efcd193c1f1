"""A first table, step by step: run it with `python examples/first_table.py`.

Each step prints the DynamoDB operation it calls and what the engine answers.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from tablewright import Engine, ServiceError

TABLE = {
    "TableName": "orders",
    "AttributeDefinitions": [
        {"AttributeName": "customer", "AttributeType": "S"},
        {"AttributeName": "placed", "AttributeType": "S"},
        {"AttributeName": "status", "AttributeType": "S"},
    ],
    "KeySchema": [
        {"AttributeName": "customer", "KeyType": "HASH"},
        {"AttributeName": "placed", "KeyType": "RANGE"},
    ],
    "GlobalSecondaryIndexes": [
        {
            "IndexName": "by_status",
            "KeySchema": [
                {"AttributeName": "status", "KeyType": "HASH"},
                {"AttributeName": "placed", "KeyType": "RANGE"},
            ],
            "Projection": {"ProjectionType": "ALL"},
        }
    ],
    "BillingMode": "PAY_PER_REQUEST",
}


def order(placed: str, status: str, amount: str) -> dict[str, Any]:
    """An order of Ada's, as a request to put or delete has it in a batch."""
    item = {"customer": {"S": "ada"}, "placed": {"S": placed}, "status": {"S": status}}
    return {"PutRequest": {"Item": {**item, "amount": {"N": amount}}}}


class Step(NamedTuple):
    """One call: what it is for, and which member of the answer to show."""

    title: str
    operation: str
    request: dict[str, Any]
    shows: str = ""


STEPS = [
    Step("A table of orders, with an index by status", "CreateTable", TABLE),
    Step(
        "Three orders in one commit",
        "BatchWriteItem",
        {
            "RequestItems": {
                "orders": [
                    order("2026-11-02", "sent", "42.50"),
                    order("2026-11-09", "open", "9.90"),
                    order("2026-11-15", "open", "120"),
                ]
            }
        },
    ),
    Step(
        "Ada's orders of this November, newest first",
        "Query",
        {
            "TableName": "orders",
            "KeyConditionExpression": "customer = :c AND begins_with(placed, :month)",
            "ExpressionAttributeValues": {":c": {"S": "ada"}, ":month": {"S": "2026-11"}},
            "ProjectionExpression": "placed, amount",
            "ScanIndexForward": False,
        },
        "Items",
    ),
    Step(
        "One order is sent, if it is still open; the index follows in the same commit",
        "UpdateItem",
        {
            "TableName": "orders",
            "Key": {"customer": {"S": "ada"}, "placed": {"S": "2026-11-09"}},
            "UpdateExpression": "SET #s = :sent",
            "ConditionExpression": "#s = :open",
            "ExpressionAttributeNames": {"#s": "status"},
            "ExpressionAttributeValues": {":sent": {"S": "sent"}, ":open": {"S": "open"}},
            "ReturnValues": "UPDATED_NEW",
        },
        "Attributes",
    ),
    Step(
        "What is still open, by the index",
        "Query",
        {
            "TableName": "orders",
            "IndexName": "by_status",
            "KeyConditionExpression": "#s = :open",
            "ExpressionAttributeNames": {"#s": "status"},
            "ExpressionAttributeValues": {":open": {"S": "open"}},
        },
        "Items",
    ),
    Step(
        "A mistake gets DynamoDB's own answer",
        "PutItem",
        {"TableName": "orders", "Item": {"customer": {"S": "ada"}}},
    ),
]


def main() -> None:
    """Takes every step on an engine in memory."""
    with Engine.memory() as engine:
        for step in STEPS:
            print(f"\n{step.title}\n  {step.operation}")
            for line in outcome(engine, step):
                print(f"  {line}")


def outcome(engine: Engine, step: Step) -> list[str]:
    """What the engine answers, as lines to read."""
    try:
        answer = engine.call(step.operation, step.request)
    except ServiceError as refusal:
        return [f"{refusal.type}: {refusal.message}"]
    shown: Any = answer.get(step.shows, [])
    return [json.dumps(line) for line in (shown if isinstance(shown, list) else [shown])]


if __name__ == "__main__":
    main()
