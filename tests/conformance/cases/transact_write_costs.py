"""TransactWriteItems: what a client token is for, and what a transaction costs."""

from __future__ import annotations

from typing import Any

from tests.conformance.actions import KEY, check, delete, put, transaction, update
from tests.conformance.case import answers, refuses
from tests.conformance.steps import N, S, holds, lacks
from tests.conformance.steps import put as stored
from tests.conformance.tables import HASH, INDEXED, RANGE
from tests.conformance.wording import CONDITION_FAILED

FAILED = {"Code": "ConditionalCheckFailed", "Message": CONDITION_FAILED}
ITEM = {"pk": S("a"), "v": N("1")}
HELD = (HASH, stored("hash", **ITEM))
TOKEN = transaction(put({"pk": S("a"), "v": S("x" * 1500)}), ClientRequestToken="token")
MISMATCHED = (
    "The request rejected because it was retried with the same client token but different payload"
)

TOKENS = [
    refuses(
        "a token comes again with another item",
        "TransactWriteItems",
        transaction(put({"pk": S("b")}), ClientRequestToken="token"),
        MISMATCHED,
        type="IdempotentParameterMismatchException",
        given=(HASH, ("TransactWriteItems", TOKEN)),
        then=(lacks("hash", pk=S("b")),),
    ),
    refuses(
        "a token comes again with one action more",
        "TransactWriteItems",
        transaction(*TOKEN["TransactItems"], put({"pk": S("b")}), ClientRequestToken="token"),
        MISMATCHED,
        type="IdempotentParameterMismatchException",
        given=(HASH, ("TransactWriteItems", TOKEN)),
    ),
    answers(
        "a token comes again with the same: nothing happens twice",
        "TransactWriteItems",
        transaction(
            update("ADD v :one", ExpressionAttributeValues={":one": N("1")}),
            ClientRequestToken="token",
        ),
        {},
        given=(
            HASH,
            (
                "TransactWriteItems",
                transaction(
                    update("ADD v :one", ExpressionAttributeValues={":one": N("1")}),
                    ClientRequestToken="token",
                ),
            ),
        ),
        then=(holds("hash", **ITEM),),
    ),
    answers(
        "the order of members does not matter to a token",
        "TransactWriteItems",
        {
            "ClientRequestToken": "token",
            "TransactItems": [{"Put": {"Item": ITEM, "TableName": "hash"}}],
        },
        {},
        given=(HASH, ("TransactWriteItems", transaction(put(ITEM), ClientRequestToken="token"))),
    ),
    answers(
        "another token does it again",
        "TransactWriteItems",
        transaction(
            update("ADD v :one", ExpressionAttributeValues={":one": N("1")}),
            ClientRequestToken="second",
        ),
        {},
        given=(
            *HELD,
            (
                "TransactWriteItems",
                transaction(
                    update("ADD v :one", ExpressionAttributeValues={":one": N("1")}),
                    ClientRequestToken="first",
                ),
            ),
        ),
        then=(holds("hash", pk=S("a"), v=N("3")),),
    ),
]


def report(number: float, split: str, table: str = "hash", **more: Any) -> dict[str, Any]:
    return {"TableName": table, "CapacityUnits": number, split: number, **more}


def arm(number: float, split: str = "WriteCapacityUnits") -> dict[str, float]:
    return {"CapacityUnits": number, split: number}


WRITE = "WriteCapacityUnits"

CAPACITY = [
    refuses(
        "a cancelled transaction tells no capacity",
        "TransactWriteItems",
        transaction(check("attribute_exists(pk)"), ReturnConsumedCapacity="TOTAL"),
        "Transaction cancelled, please refer cancellation reasons for specific reasons "
        "[ConditionalCheckFailed]",
        type="TransactionCanceledException",
        details={"CancellationReasons": [FAILED]},
        given=(HASH,),
    ),
    answers(
        "each action costs two units; those on one table are told together",
        "TransactWriteItems",
        transaction(put(), put({"pk": S("b")}), ReturnConsumedCapacity="TOTAL"),
        {"ConsumedCapacity": [report(4.0, WRITE)]},
        given=(HASH,),
    ),
    answers(
        "a condition costs nothing more",
        "TransactWriteItems",
        transaction(
            put(ConditionExpression="attribute_not_exists(pk)"), ReturnConsumedCapacity="TOTAL"
        ),
        {"ConsumedCapacity": [report(2.0, WRITE)]},
        given=(HASH,),
    ),
    answers(
        "a check costs what a write costs",
        "TransactWriteItems",
        transaction(check("attribute_not_exists(pk)"), ReturnConsumedCapacity="INDEXES"),
        {"ConsumedCapacity": [report(2.0, WRITE, Table=arm(2.0))]},
        given=(HASH,),
    ),
    answers(
        "two tables have an entry each",
        "TransactWriteItems",
        transaction(put(), delete(KEY | {"sk": S("b")}, "range"), ReturnConsumedCapacity="TOTAL"),
        {"ConsumedCapacity": [report(2.0, WRITE), report(2.0, WRITE, "range")]},
        given=(HASH, RANGE),
    ),
    answers(
        "indexes cost double too",
        "TransactWriteItems",
        transaction(
            put({"pk": S("a"), "sk": S("1"), "owner": S("x"), "rank": N("1")}, "indexed"),
            ReturnConsumedCapacity="INDEXES",
        ),
        {
            "ConsumedCapacity": [
                report(
                    6.0,
                    WRITE,
                    "indexed",
                    Table=arm(2.0),
                    LocalSecondaryIndexes={"by_rank": arm(2.0)},
                    GlobalSecondaryIndexes={"by_owner": arm(2.0)},
                )
            ]
        },
        given=(INDEXED,),
    ),
    answers(
        "an item of 1.5 KB costs four units the first time",
        "TransactWriteItems",
        TOKEN | {"ReturnConsumedCapacity": "INDEXES"},
        {"ConsumedCapacity": [report(4.0, WRITE, Table=arm(4.0))]},
        given=(HASH,),
    ),
    answers(
        "with the same token it costs a read",
        "TransactWriteItems",
        TOKEN | {"ReturnConsumedCapacity": "INDEXES"},
        {
            "ConsumedCapacity": [
                report(2.0, "ReadCapacityUnits", Table=arm(2.0, "ReadCapacityUnits"))
            ]
        },
        given=(HASH, ("TransactWriteItems", TOKEN)),
    ),
    answers(
        "item collections are told where there are local indexes",
        "TransactWriteItems",
        transaction(
            put({"pk": S("a"), "sk": S("1")}, "indexed"), put(), ReturnItemCollectionMetrics="SIZE"
        ),
        {
            "ItemCollectionMetrics": {
                "indexed": [{"ItemCollectionKey": KEY, "SizeEstimateRangeGB": [0.0, 1.0]}]
            }
        },
        given=(HASH, INDEXED),
    ),
]

CASES = [*TOKENS, *CAPACITY]
