"""Limits of requests: how many keys, writes and actions, how long tokens, how large items."""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import S, put
from tests.conformance.tables import HASH, create
from tests.conformance.wording import (
    ENVELOPE,
    MISMATCH,
    PARTITION_KEY_TOO_LONG,
    SORT_KEY_TOO_LONG,
    TOO_LARGE,
    TOO_LARGE_TO_UPDATE,
    breaks,
)

RANGE = create("range", "pk:S sk:S")
GETS, WRITES, ACTIONS = (
    limits.BATCH_GET_KEYS_MAX,
    limits.BATCH_WRITE_REQUESTS_MAX,
    limits.TRANSACTION_ACTIONS_MAX,
)
ITEM = limits.ITEM_SIZE_BYTES_MAX
TOO_LONG = "Member must have length less than or equal to"


def keys(count: int) -> list[dict[str, Any]]:
    return [{"pk": S(f"{number:03}")} for number in range(count)]


def terse(member: str, most: int) -> str:
    return f"{ENVELOPE}Value at '{member}' failed to satisfy constraint: {TOO_LONG} {most}"


def fits(name: str, operation: str, request: dict[str, Any], answer: dict[str, Any]) -> Case:
    return answers(name, operation, request, answer, given=(HASH, RANGE))


def bad(name: str, operation: str, request: dict[str, Any], message: str) -> Case:
    return refuses(name, operation, request, message, given=(HASH, RANGE))


def batch_get(count: int) -> dict[str, Any]:
    return {"RequestItems": {"hash": {"Keys": keys(count)}}}


def batch_put(count: int) -> dict[str, Any]:
    return {"RequestItems": {"hash": [{"PutRequest": {"Item": key}} for key in keys(count)]}}


def gets(count: int) -> dict[str, Any]:
    return {"TransactItems": [{"Get": {"TableName": "hash", "Key": key}} for key in keys(count)]}


def puts(count: int) -> dict[str, Any]:
    return {"TransactItems": [{"Put": {"TableName": "hash", "Item": key}} for key in keys(count)]}


COUNTS = [
    *[
        fits(
            f"{count} keys",
            "BatchGetItem",
            batch_get(count),
            {"Responses": {"hash": []}, "UnprocessedKeys": {}},
        )
        for count in (1, GETS - 1, GETS)
    ],
    bad(
        f"{GETS + 1} keys",
        "BatchGetItem",
        batch_get(GETS + 1),
        terse("RequestItems.hash.member.Keys", GETS),
    ),
    *[
        fits(f"{count} writes", "BatchWriteItem", batch_put(count), {"UnprocessedItems": {}})
        for count in (1, WRITES - 1, WRITES)
    ],
    bad(
        f"{WRITES + 1} writes to two tables",
        "BatchWriteItem",
        {
            "RequestItems": {
                **batch_put(WRITES)["RequestItems"],
                "range": [{"DeleteRequest": {"Key": {"pk": S("a"), "sk": S("b")}}}],
            }
        },
        "Too many items requested for the BatchWriteItem call",
    ),
    *[
        fits(f"{count} gets", "TransactGetItems", gets(count), {"Responses": [{}] * count})
        for count in (1, ACTIONS - 1, ACTIONS)
    ],
    bad(
        f"{ACTIONS + 1} gets",
        "TransactGetItems",
        gets(ACTIONS + 1),
        terse("TransactItems", ACTIONS),
    ),
    *[
        fits(f"{count} writes", "TransactWriteItems", puts(count), {})
        for count in (1, ACTIONS - 1, ACTIONS)
    ],
    bad(
        f"{ACTIONS + 1} writes",
        "TransactWriteItems",
        puts(ACTIONS + 1),
        terse("TransactItems", ACTIONS),
    ),
    *[
        fits(
            f"a page of {count}", "ListTables", {"Limit": count}, {"TableNames": ["hash", "range"]}
        )
        for count in (limits.LIST_TABLES_PAGE_MAX - 1, limits.LIST_TABLES_PAGE_MAX)
    ],
    bad(
        "a page of 101",
        "ListTables",
        {"Limit": limits.LIST_TABLES_PAGE_MAX + 1},
        ENVELOPE + breaks("'101'", "limit", "Member must have value less than or equal to 100"),
    ),
]

TOKENS = [
    *[
        fits(
            f"a token of {length}",
            "TransactWriteItems",
            puts(1) | {"ClientRequestToken": "t" * length},
            {},
        )
        for length in (1, limits.CLIENT_TOKEN_LENGTH_MAX - 1, limits.CLIENT_TOKEN_LENGTH_MAX)
    ],
    bad(
        f"a token of {limits.CLIENT_TOKEN_LENGTH_MAX + 1}",
        "TransactWriteItems",
        puts(1) | {"ClientRequestToken": "t" * (limits.CLIENT_TOKEN_LENGTH_MAX + 1)},
        terse("ClientRequestToken", limits.CLIENT_TOKEN_LENGTH_MAX),
    ),
]


def ttl(length: int) -> dict[str, Any]:
    specification = {"Enabled": True, "AttributeName": "e" * length}
    return {"TableName": "hash", "TimeToLiveSpecification": specification}


EXPIRY = [
    *[
        fits(
            f"an attribute of {length}",
            "UpdateTimeToLive",
            ttl(length),
            {"TimeToLiveSpecification": ttl(length)["TimeToLiveSpecification"]},
        )
        for length in (1, limits.KEY_ATTRIBUTE_NAME_BYTES_MAX)
    ],
    bad(
        "an attribute of 256",
        "UpdateTimeToLive",
        ttl(limits.KEY_ATTRIBUTE_NAME_BYTES_MAX + 1),
        ENVELOPE
        + breaks(f"'{'e' * 256}'", "timeToLiveSpecification.attributeName", f"{TOO_LONG} 255"),
    ),
]


def item(size_bytes: int) -> dict[str, Any]:
    """An item of that many bytes: `pk` and `a`, `v` and the rest."""
    return {"pk": S("a"), "v": S("x" * (size_bytes - 4))}


def batch_of(size_bytes: int) -> dict[str, Any]:
    return {"RequestItems": {"hash": [{"PutRequest": {"Item": item(size_bytes)}}]}}


def put_of(size_bytes: int) -> dict[str, Any]:
    return {"TransactItems": [{"Put": {"TableName": "hash", "Item": item(size_bytes)}}]}


def update_to(size_bytes: int) -> dict[str, Any]:
    given = item(size_bytes)
    return {
        "TransactItems": [
            {
                "Update": {
                    "TableName": "hash",
                    "Key": {"pk": given["pk"]},
                    "UpdateExpression": "SET v = :v",
                    "ExpressionAttributeValues": {":v": given["v"]},
                }
            }
        ]
    }


SIZES = [
    *[
        fits(
            f"an item of {size:,} bytes", "BatchWriteItem", batch_of(size), {"UnprocessedItems": {}}
        )
        for size in (ITEM - 1, ITEM)
    ],
    bad(f"an item of {ITEM + 1:,} bytes", "BatchWriteItem", batch_of(ITEM + 1), TOO_LARGE),
    *[
        fits(f"an item of {size:,} bytes", "TransactWriteItems", put_of(size), {})
        for size in (ITEM - 1, ITEM)
    ],
    bad(f"an item of {ITEM + 1:,} bytes", "TransactWriteItems", put_of(ITEM + 1), TOO_LARGE),
    *[
        fits(f"an update to {size:,} bytes", "TransactWriteItems", update_to(size), {})
        for size in (ITEM - 1, ITEM)
    ],
    refuses(
        f"an update to {ITEM + 1:,} bytes",
        "TransactWriteItems",
        update_to(ITEM + 1),
        "Transaction cancelled, please refer cancellation reasons for specific reasons "
        "[ValidationError]",
        type="TransactionCanceledException",
        details={
            "CancellationReasons": [{"Code": "ValidationError", "Message": TOO_LARGE_TO_UPDATE}]
        },
        given=(HASH,),
    ),
]


def long_keys(partition: int, sort: int) -> dict[str, Any]:
    return {"pk": S("p" * partition), "sk": S("s" * sort)}


PARTITION, SORT = limits.PARTITION_KEY_BYTES_MAX, limits.SORT_KEY_BYTES_MAX


def key_batch(key: dict[str, Any]) -> dict[str, Any]:
    return {"RequestItems": {"range": [{"PutRequest": {"Item": key}}]}}


KEYS = [
    *[
        answers(
            f"keys of {partition:,} and {sort:,} bytes",
            "BatchGetItem",
            {"RequestItems": {"range": {"Keys": [long_keys(partition, sort)]}}},
            {"Responses": {"range": [long_keys(partition, sort)]}, "UnprocessedKeys": {}},
            given=(RANGE, put("range", **long_keys(partition, sort))),
        )
        for partition, sort in ((PARTITION - 1, SORT - 1), (PARTITION, SORT))
    ],
    bad(
        f"a partition key of {PARTITION + 1:,} bytes",
        "BatchWriteItem",
        key_batch(long_keys(PARTITION + 1, 1)),
        PARTITION_KEY_TOO_LONG,
    ),
    bad(
        f"a sort key of {SORT + 1:,} bytes",
        "BatchWriteItem",
        key_batch(long_keys(1, SORT + 1)),
        SORT_KEY_TOO_LONG,
    ),
    bad("a key of no bytes is none", "BatchWriteItem", key_batch({"pk": S("p")}), MISMATCH),
]

CASES = [*COUNTS, *TOKENS, *EXPIRY, *SIZES, *KEYS]
