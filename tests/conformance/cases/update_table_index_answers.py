"""UpdateTable: global indexes that come, go and change, in the answer and afterwards."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers
from tests.conformance.descriptions import NOW, arn, capacity, described, updated, warm
from tests.conformance.steps import N, S, found, put
from tests.conformance.table_requests import (
    ALL,
    change,
    creation,
    index_updates,
    on_demand,
    removal,
    typed,
    units,
    warmed,
)
from tests.conformance.tables import SHOP, SHOP_PROVISIONED

BY_CITY = creation("by_city", "city HASH")
OWNER = described(SHOP[1])["Table"]["GlobalSecondaryIndexes"][0]
OWNER_PROVISIONED = described(SHOP_PROVISIONED[1])["Table"]["GlobalSecondaryIndexes"][0]
CITY = {
    "IndexName": "by_city",
    "KeySchema": BY_CITY["Create"]["KeySchema"],
    "Projection": ALL,
    "IndexSizeBytes": 0,
    "ItemCount": 0,
    "IndexArn": f"{arn('shop')}/index/by_city",
    "IndexStatus": "ACTIVE",
    "ProvisionedThroughput": capacity(0, 0),
    "WarmThroughput": warm(12_000, 4_000),
}
COMING = CITY | {
    "IndexStatus": "CREATING",
    "Backfilling": False,
    "WarmThroughput": warm(12_000, 4_000, "UPDATING"),
}
WITH_CITY = typed("city:S", "owner:S", "pk:S", "rank:N", "sk:S")
WITHOUT_OWNER = typed("pk:S", "rank:N", "sk:S")
ITEMS = (
    put("shop", pk=S("a"), sk=S("1"), city=S("x")),
    put("shop", pk=S("b"), sk=S("2"), city=N("7")),
    put("shop", pk=S("c"), sk=S("3")),
)


def made(
    name: str,
    table: Step,
    asked: dict[str, Any],
    answer: dict[str, Any],
    *then: tuple[str, dict[str, Any], dict[str, Any]],
    given: tuple[Step, ...] = (),
) -> Case:
    return answers(name, "UpdateTable", asked, answer, given=(table, *given), then=then)


def told(request: dict[str, Any], **more: Any) -> tuple[str, dict[str, Any], dict[str, Any]]:
    return "DescribeTable", {"TableName": "shop"}, described(request, **more)


CASES = [
    made(
        "an index is added; what is not needed of the definitions is dropped",
        SHOP,
        index_updates("shop", BY_CITY, defined="city:S spare:S pk:N"),
        updated(
            SHOP[1],
            "UPDATING",
            AttributeDefinitions=WITH_CITY,
            GlobalSecondaryIndexes=[OWNER, COMING],
        ),
        told(SHOP[1], AttributeDefinitions=WITH_CITY, GlobalSecondaryIndexes=[OWNER, CITY]),
    ),
    answers(
        "an added index has the items there were, but for those whose key does not fit",
        "Query",
        {
            "TableName": "shop",
            "IndexName": "by_city",
            "KeyConditionExpression": "city = :c",
            "ExpressionAttributeValues": {":c": S("x")},
        },
        found({"pk": S("a"), "sk": S("1"), "city": S("x")}),
        given=(SHOP, *ITEMS, ("UpdateTable", index_updates("shop", BY_CITY, defined="city:S"))),
        then=(
            (
                "Scan",
                {"TableName": "shop", "IndexName": "by_city", "Select": "COUNT"},
                {"Count": 1, "ScannedCount": 1},
            ),
        ),
    ),
    made(
        "an index goes, and with it the definition that only it used",
        SHOP,
        index_updates("shop", removal("by_owner")),
        updated(SHOP[1], "UPDATING", GlobalSecondaryIndexes=[OWNER | {"IndexStatus": "DELETING"}]),
        told(SHOP[1], AttributeDefinitions=WITHOUT_OWNER, GlobalSecondaryIndexes=None),
    ),
    made(
        "protection does not protect an index",
        ("CreateTable", SHOP[1] | {"DeletionProtectionEnabled": True}),
        index_updates("shop", removal("by_owner")),
        updated(
            SHOP[1],
            "UPDATING",
            DeletionProtectionEnabled=True,
            GlobalSecondaryIndexes=[OWNER | {"IndexStatus": "DELETING"}],
        ),
        told(
            SHOP[1],
            DeletionProtectionEnabled=True,
            AttributeDefinitions=WITHOUT_OWNER,
            GlobalSecondaryIndexes=None,
        ),
    ),
    made(
        "the throughput of an index changes; the answer has the old one",
        SHOP_PROVISIONED,
        index_updates("shop", change("by_owner", ProvisionedThroughput=units(3, 2))),
        updated(
            SHOP_PROVISIONED[1],
            "ACTIVE",
            GlobalSecondaryIndexes=[
                OWNER_PROVISIONED
                | {
                    "IndexStatus": "UPDATING",
                    "ProvisionedThroughput": capacity(2, 2, LastIncreaseDateTime=NOW),
                }
            ],
        ),
        told(
            SHOP_PROVISIONED[1],
            GlobalSecondaryIndexes=[
                OWNER_PROVISIONED
                | {
                    "ProvisionedThroughput": capacity(3, 2, LastIncreaseDateTime=NOW),
                    "WarmThroughput": warm(3, 2),
                }
            ],
        ),
    ),
    made(
        "an index gets an on-demand limit",
        SHOP,
        index_updates("shop", change("by_owner", OnDemandThroughput=on_demand(7, 8))),
        updated(
            SHOP[1],
            "ACTIVE",
            GlobalSecondaryIndexes=[
                OWNER | {"IndexStatus": "UPDATING", "OnDemandThroughput": on_demand(7, 8)}
            ],
        ),
        told(SHOP[1], GlobalSecondaryIndexes=[OWNER | {"OnDemandThroughput": on_demand(7, 8)}]),
    ),
    made(
        "an index is warmed; it stays ACTIVE",
        SHOP,
        index_updates("shop", change("by_owner", WarmThroughput=warmed(12_001, 4_001))),
        updated(
            SHOP[1],
            "ACTIVE",
            GlobalSecondaryIndexes=[OWNER | {"WarmThroughput": warm(12_000, 4_000, "UPDATING")}],
        ),
        told(SHOP[1], GlobalSecondaryIndexes=[OWNER | {"WarmThroughput": warm(12_001, 4_001)}]),
    ),
    made(
        "an index goes over to on-demand billing with its table",
        SHOP_PROVISIONED,
        {"TableName": "shop", "BillingMode": "PAY_PER_REQUEST"},
        updated(
            SHOP_PROVISIONED[1],
            "UPDATING",
            BillingModeSummary={"BillingMode": "PAY_PER_REQUEST"},
            ProvisionedThroughput=capacity(0, 0, LastDecreaseDateTime=NOW),
            GlobalSecondaryIndexes=[
                OWNER_PROVISIONED
                | {
                    "IndexStatus": "UPDATING",
                    "ProvisionedThroughput": capacity(0, 0),
                }
            ],
        ),
        told(
            SHOP_PROVISIONED[1],
            BillingModeSummary={
                "BillingMode": "PAY_PER_REQUEST",
                "LastUpdateToPayPerRequestDateTime": NOW,
            },
            ProvisionedThroughput=capacity(0, 0),
            WarmThroughput=warm(12_000, 4_000),
            GlobalSecondaryIndexes=[
                OWNER_PROVISIONED
                | {
                    "ProvisionedThroughput": capacity(
                        0, 0, LastDecreaseDateTime=NOW, NumberOfDecreasesToday=1
                    ),
                    "WarmThroughput": warm(12_000, 4_000),
                }
            ],
        ),
    ),
    answers(
        "an index may be added while another is changed",
        "DescribeTable",
        {"TableName": "shop"},
        described(
            SHOP_PROVISIONED[1],
            AttributeDefinitions=WITH_CITY,
            GlobalSecondaryIndexes=[
                OWNER_PROVISIONED
                | {
                    "ProvisionedThroughput": capacity(9, 2, LastIncreaseDateTime=NOW),
                    "WarmThroughput": warm(9, 2),
                },
                CITY | {"ProvisionedThroughput": capacity(3, 4), "WarmThroughput": warm(3, 4)},
            ],
        ),
        given=(
            SHOP_PROVISIONED,
            (
                "UpdateTable",
                index_updates(
                    "shop",
                    creation("by_city", "city HASH", ProvisionedThroughput=units(3, 4)),
                    change("by_owner", ProvisionedThroughput=units(9, 2)),
                    defined="city:S",
                ),
            ),
        ),
    ),
    answers(
        "an index that went over to provisioned billing stays warm, and a new one is not",
        "DescribeTable",
        {"TableName": "shop"},
        described(
            SHOP[1],
            AttributeDefinitions=WITH_CITY,
            BillingModeSummary={
                "BillingMode": "PROVISIONED",
                "LastUpdateToPayPerRequestDateTime": NOW,
            },
            ProvisionedThroughput=capacity(5, 5),
            GlobalSecondaryIndexes=[
                OWNER | {"ProvisionedThroughput": capacity(2, 2)},
                CITY | {"ProvisionedThroughput": capacity(3, 4), "WarmThroughput": warm(3, 4)},
            ],
        ),
        given=(
            SHOP,
            (
                "UpdateTable",
                index_updates(
                    "shop",
                    change("by_owner", ProvisionedThroughput=units(2, 2)),
                    BillingMode="PROVISIONED",
                    ProvisionedThroughput=units(5, 5),
                ),
            ),
            (
                "UpdateTable",
                index_updates(
                    "shop",
                    creation("by_city", "city HASH", ProvisionedThroughput=units(3, 4)),
                    defined="city:S",
                ),
            ),
        ),
    ),
]
