"""ExclusiveStartKey and LastEvaluatedKey: pages, their ends, and start keys that are refused."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import SS, N, S, found, put
from tests.conformance.tables import HASH, INDEXED, RANGE
from tests.conformance.wording import (
    BAD_START,
    EMPTY_STRING_SET,
    INVALID,
    MISMATCH,
    NO_TYPE,
    NOT_FOUND,
    NOT_NUMERIC,
    NULL_IS_TRUE,
    SEVERAL_TYPES,
    empty_key,
)

BY_PARTITION = {"KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": S("a")}}
BY_OWNER = {
    "IndexName": "by_owner",
    "KeyConditionExpression": "#o = :p",
    "ExpressionAttributeNames": {"#o": "owner"},
    "ExpressionAttributeValues": {":p": S("a")},
}
OUTSIDE = "The provided starting key is outside query boundaries based on provided conditions"
NO_PREDICATE = "The provided starting key does not match the range key predicate"
ONE_ROW = "The query can return at most one row and cannot be restarted"


def bad_value(name: str, value: dict[str, Any], query: str, scan: str) -> list[Case]:
    """Values that are refused wherever they stand, before the table is looked at."""
    start = {"ExclusiveStartKey": {"pk": value, "sk": S("1")}}
    return [
        refuses(name, "Query", {"TableName": "absent", **BY_PARTITION, **start}, query),
        refuses(name, "Scan", {"TableName": "absent", **start}, scan),
    ]


def both(message: str) -> tuple[str, str]:
    return message, message


REPEATED = f"{INVALID}Input collection %s contains duplicates."
VALUES = [
    *bad_value("a value has no type", {}, *both(f"{BAD_START}: {NO_TYPE}")),
    *bad_value(
        "a value has two types", {"S": "a", "N": "1"}, *both(f"{BAD_START}: {SEVERAL_TYPES}")
    ),
    *bad_value("null is false", {"NULL": False}, *both(f"{BAD_START}: {NULL_IS_TRUE}")),
    *bad_value("a string set is empty", SS(), *both(f"{BAD_START}: {EMPTY_STRING_SET}")),
    *bad_value("a word is no number", N("abc"), *both(f"{NOT_NUMERIC}: abc")),
    *bad_value("an empty number", N(""), f"{NOT_NUMERIC}: ", NOT_NUMERIC),
    *bad_value(
        "a set has a member twice",
        SS("b", "a", "b"),
        REPEATED % '["a", "b", "b"]',
        REPEATED % "[b, a, b]",
    ),
]


def bad(name: str, message: str, start: dict[str, Any], **members: Any) -> Case:
    """A start key that does not fit the table or the query."""
    request = {"TableName": "indexed", **BY_PARTITION, "ExclusiveStartKey": start} | members
    return refuses(name, "Query", request, message, given=(INDEXED,))


def bad_scan(name: str, message: str, start: dict[str, Any], **members: Any) -> Case:
    request = {"TableName": "indexed", "ExclusiveStartKey": start, **members}
    return refuses(name, "Scan", request, message, given=(INDEXED,))


def two(first: str, second: str) -> dict[str, Any]:
    return {"pk": S(first), "sk": S(second)}


def with_sort(text: str) -> dict[str, Any]:
    return {
        "KeyConditionExpression": text,
        "ExpressionAttributeValues": {":p": S("a"), ":s": S("m")},
    }


SCHEMA = [
    bad("the start key is empty", BAD_START, {}),
    bad("the start key has other names", BAD_START, {"bad": S("a")}),
    bad("the start key lacks the sort key", BAD_START, {"pk": S("a")}),
    bad("the start key has one attribute too many", BAD_START, two("a", "1") | {"x": S("1")}),
    bad("the start key has another name for the sort key", BAD_START, {"pk": S("a"), "x": S("1")}),
    bad("the sort key of the start has another type", MISMATCH, {"pk": S("a"), "sk": N("1")}),
    bad("the partition key of the start has another type", MISMATCH, {"pk": N("1"), "sk": S("1")}),
    bad("a sort key of the start is empty", f"{BAD_START}: {empty_key('sk')}", two("a", "")),
    bad("the start key of an index lacks the index's key", BAD_START, two("a", "1"), **BY_OWNER),
    bad(
        "the index's key of the start has another type",
        MISMATCH,
        two("a", "1") | {"owner": N("1")},
        **BY_OWNER,
    ),
    bad(
        "the table's key of an index's start has another type",
        f"{BAD_START}: {MISMATCH}",
        {"pk": N("1"), "sk": S("1"), "owner": S("a")},
        **BY_OWNER,
    ),
    bad(
        "a wrong start key counts before a missing condition",
        BAD_START,
        {},
        KeyConditionExpression="zz = :p",
    ),
    bad(
        "a missing condition counts before the type of the start's sort key",
        "Query condition missed key schema element: pk",
        {"pk": S("a"), "sk": N("1")},
        KeyConditionExpression="zz = :p",
    ),
    bad("the start is in another partition", OUTSIDE, two("b", "1")),
    bad(
        "the start is in another partition of an index",
        OUTSIDE,
        two("a", "1") | {"owner": S("b")},
        **BY_OWNER,
    ),
    bad(
        "the start is outside of the range",
        NO_PREDICATE,
        two("a", "z"),
        **with_sort("pk = :p AND sk < :s"),
    ),
    bad(
        "the start is outside of range and partition",
        NO_PREDICATE,
        two("b", "z"),
        **with_sort("pk = :p AND sk < :s"),
    ),
    bad(
        "the start is in the range of another partition",
        ONE_ROW,
        two("b", "b"),
        **with_sort("pk = :p AND sk < :s"),
    ),
    bad(
        "the start equals the sort key in another partition",
        ONE_ROW,
        two("b", "m"),
        **with_sort("pk = :p AND sk = :s"),
    ),
    refuses(
        "the table counts before the start key",
        "Query",
        {"TableName": "absent", **BY_PARTITION, "ExclusiveStartKey": {}},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
    bad_scan("the start key is empty", BAD_START, {}),
    bad_scan("the start key has other names", BAD_START, {"bad": S("a")}),
    bad_scan("the start key lacks the sort key", BAD_START, {"pk": S("a")}),
    bad_scan("the sort key of the start has another type", BAD_START, {"pk": S("a"), "sk": N("1")}),
    bad_scan(
        "the start key of an index lacks the index's key",
        BAD_START,
        two("a", "1"),
        IndexName="by_city",
    ),
    bad_scan(
        "the index's key of the start has another type",
        MISMATCH,
        two("a", "1") | {"city": N("1")},
        IndexName="by_city",
    ),
]

ROWS = [
    {"pk": S("a"), "sk": S(str(n)), "owner": S("a"), "rank": N(str(9 - n))} for n in range(1, 6)
]
GIVEN = (INDEXED, *(put("indexed", **row) for row in ROWS))


def page(name: str, answer: dict[str, Any], **members: Any) -> Case:
    return answers(
        name, "Query", {"TableName": "indexed", **BY_PARTITION} | members, answer, given=GIVEN
    )


LOCAL = {"IndexName": "by_rank"}
PAGES = [
    page("no page is cut off without a limit", found(*ROWS)),
    page("a limit cuts off a page", found(*ROWS[:2], LastEvaluatedKey=two("a", "2")), Limit=2),
    page(
        "a page goes on after the start key",
        found(*ROWS[2:4], LastEvaluatedKey=two("a", "4")),
        Limit=2,
        ExclusiveStartKey=two("a", "2"),
    ),
    page("the last page is not cut off", found(ROWS[4]), Limit=2, ExclusiveStartKey=two("a", "4")),
    page(
        "a page that ends with the last item still has an end",
        found(*ROWS, LastEvaluatedKey=two("a", "5")),
        Limit=5,
    ),
    page(
        "after the last item there is an empty page",
        found(),
        Limit=5,
        ExclusiveStartKey=two("a", "5"),
    ),
    page(
        "the item of the start key need not be there",
        found(*ROWS[3:]),
        ExclusiveStartKey=two("a", "3x"),
    ),
    page(
        "a page in reverse",
        found(ROWS[4], ROWS[3], LastEvaluatedKey=two("a", "4")),
        Limit=2,
        ScanIndexForward=False,
    ),
    page(
        "a page in reverse goes on before the start key",
        found(ROWS[2], ROWS[1], ROWS[0]),
        ScanIndexForward=False,
        ExclusiveStartKey=two("a", "4"),
    ),
    page(
        "a limit counts items before the filter",
        found(ROWS[1], scanned=2, LastEvaluatedKey=two("a", "2")),
        Limit=2,
        FilterExpression="#r < :r",
        ExpressionAttributeNames={"#r": "rank"},
        ExpressionAttributeValues={":p": S("a"), ":r": N("8")},
    ),
    page(
        "a count has an end as well",
        {"Count": 2, "ScannedCount": 2, "LastEvaluatedKey": two("a", "2")},
        Limit=2,
        Select="COUNT",
    ),
    page(
        "a projection does not change the end",
        found({"rank": N("8")}, LastEvaluatedKey=two("a", "1")),
        Limit=1,
        ProjectionExpression="#r",
        ExpressionAttributeNames={"#r": "rank"},
    ),
    page(
        "the end of a page of a global index",
        found(ROWS[0], LastEvaluatedKey=two("a", "1") | {"owner": S("a")}),
        Limit=1,
        **BY_OWNER,
    ),
    page(
        "a page of a global index goes on",
        found(*ROWS[1:]),
        ExclusiveStartKey=two("a", "1") | {"owner": S("a")},
        **BY_OWNER,
    ),
    page(
        "the end of a page of a local index",
        found(
            {"pk": S("a"), "sk": S("5"), "rank": N("4")},
            LastEvaluatedKey=two("a", "5") | {"rank": N("4")},
        ),
        Limit=1,
        **LOCAL,
    ),
    page(
        "a page of a local index goes on",
        found({"pk": S("a"), "sk": S("1"), "rank": N("8")}),
        ExclusiveStartKey=two("a", "2") | {"rank": N("7")},
        **LOCAL,
    ),
    page(
        "a query for one row goes on to nothing",
        found(),
        ExclusiveStartKey=two("a", "m"),
        **with_sort("pk = :p AND sk = :s"),
    ),
    answers(
        "a scan with a limit has an end",
        "Scan",
        {"TableName": "range", "Limit": 1},
        found(two("a", "1"), LastEvaluatedKey=two("a", "1")),
        given=(RANGE, put("range", **two("a", "1")), put("range", **two("a", "2"))),
    ),
    answers(
        "a scan goes on after the start key",
        "Scan",
        {"TableName": "range", "ExclusiveStartKey": two("a", "1")},
        found(two("a", "2")),
        given=(RANGE, put("range", **two("a", "1")), put("range", **two("a", "2"))),
    ),
    answers(
        "a scan whose filter matches nothing has an end as well",
        "Scan",
        {"TableName": "hash", "Limit": 1, "FilterExpression": "attribute_exists(zz)"},
        found(scanned=1, LastEvaluatedKey={"pk": S("a")}),
        given=(HASH, put("hash", pk=S("a"))),
    ),
    answers(
        "the end of a page of an index's scan",
        "Scan",
        {"TableName": "indexed", "IndexName": "by_owner", "Limit": 1, "Select": "COUNT"},
        {"Count": 1, "ScannedCount": 1, "LastEvaluatedKey": two("a", "1") | {"owner": S("a")}},
        given=GIVEN,
    ),
]

# At most one item has a partition key, so that no query can go on.
LONE = [
    refuses(
        "a query of a table without a sort key has a start key",
        "Query",
        {"TableName": "hash", **BY_PARTITION, "ExclusiveStartKey": {"pk": S("a")}},
        "The provided exclusive start key is invalid: "
        "ExclusiveStartKey: {pk=AttributeValue: {S:a}}",
        given=(HASH, put("hash", pk=S("a"))),
    ),
    answers(
        "a query of a table without a sort key has no end to go on from",
        "Query",
        {"TableName": "hash", **BY_PARTITION, "Limit": 1},
        found({"pk": S("a")}),
        given=(HASH, put("hash", pk=S("a"))),
    ),
]

CASES = [*VALUES, *SCHEMA, *PAGES, *LONE]
