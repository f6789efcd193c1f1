"""A table with both kinds of index, for the tests that need one and do not care which."""

from __future__ import annotations

from typing import Any

BY_STATUS = "by_status"
BY_TOTAL = "by_total"


def orders_table(name: str) -> dict[str, Any]:
    """The request that creates it: orders of customers, also by status and by total."""
    return {
        "TableName": name,
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [
            {"AttributeName": "customer", "AttributeType": "S"},
            {"AttributeName": "placed_at", "AttributeType": "S"},
            {"AttributeName": "status", "AttributeType": "S"},
            {"AttributeName": "total", "AttributeType": "N"},
        ],
        "KeySchema": _keys("customer", "placed_at"),
        "GlobalSecondaryIndexes": [
            {
                "IndexName": BY_STATUS,
                "KeySchema": _keys("status", "placed_at"),
                "Projection": {"ProjectionType": "ALL"},
            }
        ],
        "LocalSecondaryIndexes": [
            {
                "IndexName": BY_TOTAL,
                "KeySchema": _keys("customer", "total"),
                "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["status"]},
            }
        ],
    }


def _keys(partition: str, sort: str) -> list[dict[str, str]]:
    return [
        {"AttributeName": partition, "KeyType": "HASH"},
        {"AttributeName": sort, "KeyType": "RANGE"},
    ]
