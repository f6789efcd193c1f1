"""Query: its shape and parameters, its order of checks, filters, and reading indexes."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import N, S, found, put
from tests.conformance.tables import HASH, INDEXED, RANGE
from tests.conformance.wording import (
    BAD_CONDITIONAL_OPERATOR,
    EMPTY_EXPRESSION,
    ENVELOPE,
    INVALID,
    NAMES_WITHOUT_EXPRESSION,
    NO_TYPE,
    NOT_FOUND,
    VALUES_WITHOUT_EXPRESSION,
    breaks,
    breaks_pattern,
    is_none_of,
    is_null,
    mixed,
    overlap,
    undefined_name,
    unused,
)

BY_KEY = {
    "KeyConditionExpression": "pk = :p",
    "ExpressionAttributeValues": {":p": S("a")},
}
EQUALS = {"ComparisonOperator": "EQ", "AttributeValueList": [S("a")]}
BY_LEGACY = {"KeyConditions": {"pk": EQUALS}}
SELECT = "SPECIFIC_ATTRIBUTES, COUNT, ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES"
LIMIT = (
    "Value at 'Limit' failed to satisfy constraint: "
    "Member must have value greater than or equal to 1"
)


def bad(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    return refuses(name, "Query", {"TableName": "absent", **BY_KEY} | members, message)


def bad_legacy(name: str, message: str, **members: Any) -> Case:
    return refuses(name, "Query", {"TableName": "absent", **BY_LEGACY} | members, message)


SHAPE = [
    refuses("nothing is given", "Query", {}, ENVELOPE + is_null("tableName")),
    bad(
        "the table's name has stray characters",
        ENVELOPE + breaks_pattern("abc!", "tableName"),
        TableName="abc!",
    ),
    bad(
        "table and selection are both wrong",
        "2 validation errors detected: "
        f"{is_none_of('X', 'select', SELECT)}; {breaks_pattern('abc!', 'tableName')}",
        TableName="abc!",
        Select="X",
    ),
    bad(
        "the index's name is too short",
        ENVELOPE
        + breaks("'ab'", "indexName", "Member must have length greater than or equal to 3"),
        IndexName="ab",
    ),
    bad(
        "the index's name has stray characters",
        ENVELOPE + breaks_pattern("abc;", "indexName"),
        IndexName="abc;",
    ),
    bad(
        "the selection is unknown",
        ENVELOPE + is_none_of("INVALID_VALUE", "select", SELECT),
        Select="INVALID_VALUE",
    ),
    bad(
        "selection and capacity are both unknown",
        "2 validation errors detected: "
        f"{is_none_of('X', 'select', SELECT)}; "
        f"{is_none_of('Y', 'returnConsumedCapacity', 'INDEXES, TOTAL, NONE')}",
        Select="X",
        ReturnConsumedCapacity="Y",
    ),
    bad("the limit is zero", ENVELOPE + LIMIT, Limit=0),
    bad("the limit is negative", ENVELOPE + LIMIT, Limit=-1),
    bad_legacy(
        "an unknown conditional operator is told bare and alone",
        BAD_CONDITIONAL_OPERATOR,
        QueryFilter={"a": EQUALS, "b": EQUALS},
        ConditionalOperator="XOR",
        Select="BOGUS",
    ),
    bad_legacy(
        "no attributes are to be got",
        ENVELOPE
        + breaks("'[]'", "attributesToGet", "Member must have length greater than or equal to 1"),
        AttributesToGet=[],
    ),
    bad_legacy(
        "a filter has no operator",
        ENVELOPE + is_null("queryFilter.a.member.comparisonOperator"),
        QueryFilter={"a": {}},
    ),
    refuses(
        "the limit is a string",
        "Query",
        {"TableName": "absent", **BY_KEY, "Limit": "1"},
        "STRING_VALUE cannot be converted to Integer",
        type="SerializationException",
    ),
]

PARAMETERS = [
    bad(
        "everything stands beside everything",
        mixed(
            "AttributesToGet, QueryFilter, ConditionalOperator, KeyConditions",
            "ProjectionExpression, FilterExpression, KeyConditionExpression",
        ),
        AttributesToGet=["a", "a"],
        QueryFilter={"a": EQUALS},
        ConditionalOperator="OR",
        KeyConditions={"a": EQUALS},
        ProjectionExpression="",
        FilterExpression="",
        ExclusiveStartKey={"a": {}},
        Select="SPECIFIC_ATTRIBUTES",
    ),
    bad_legacy(
        "KeyConditions may stand beside expressions, other parameters may not",
        mixed("AttributesToGet, QueryFilter", "ProjectionExpression, FilterExpression"),
        AttributesToGet=["a"],
        QueryFilter={"a": EQUALS},
        ProjectionExpression="a",
        FilterExpression="a = :p",
    ),
    bad(
        "KeyConditions stands beside KeyConditionExpression",
        mixed("KeyConditions", "KeyConditionExpression"),
        KeyConditions={"pk": EQUALS},
    ),
    bad_legacy(
        "names are given without an expression",
        NAMES_WITHOUT_EXPRESSION,
        ExpressionAttributeNames={"#n": "a"},
    ),
    bad_legacy(
        "values are given without an expression",
        VALUES_WITHOUT_EXPRESSION + ": FilterExpression and KeyConditionExpression are null",
        ExpressionAttributeValues={":v": S("a")},
    ),
    bad_legacy(
        "values are given with a projection alone",
        VALUES_WITHOUT_EXPRESSION + ": FilterExpression and KeyConditionExpression are null",
        ProjectionExpression="a",
        ExpressionAttributeValues={":v": S("a")},
    ),
    refuses(
        "there is no key condition",
        "Query",
        {"TableName": "absent"},
        "Either the KeyConditions or KeyConditionExpression parameter must be specified "
        "in the request.",
    ),
    bad_legacy(
        "an attribute is to be got twice",
        INVALID + "Duplicate value in attribute name: a",
        AttributesToGet=["a", "a"],
    ),
    bad(
        "the values are given but empty",
        "ExpressionAttributeValues must not be empty",
        ExpressionAttributeValues={},
    ),
    bad(
        "a value is told bare, not by its placeholder",
        NO_TYPE,
        ExpressionAttributeValues={":p": {}},
    ),
    bad(
        "a name is given and not used",
        unused("ExpressionAttributeNames", "#unused"),
        ExpressionAttributeNames={"#unused": "a"},
    ),
    bad(
        "two values are given and not used",
        unused("ExpressionAttributeValues", ":a, :b"),
        ExpressionAttributeValues={":p": S("a"), ":a": S("a"), ":b": S("a")},
    ),
    bad(
        "the filter is empty", f"Invalid FilterExpression: {EMPTY_EXPRESSION}", FilterExpression=""
    ),
    bad(
        "the projection is empty",
        f"Invalid ProjectionExpression: {EMPTY_EXPRESSION}",
        ProjectionExpression="",
    ),
    bad(
        "the filter uses a name that is not given",
        f"Invalid FilterExpression: {undefined_name('#missing')}",
        FilterExpression="#missing = :p",
    ),
    *(
        bad(
            f"paths of the projection overlap: {text}",
            f"Invalid ProjectionExpression: {overlap(one, two)}",
            ProjectionExpression=text,
        )
        for text, one, two in (("a, a", "[a]", "[a]"), ("a, a.b", "[a]", "[a, b]"))
    ),
    refuses(
        "the table does not exist",
        "Query",
        {"TableName": "absent", **BY_KEY},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]


def misfit(name: str, message: str, **members: Any) -> Case:
    request = {"TableName": "indexed", **BY_KEY} | members
    return refuses(name, "Query", request, message, given=(INDEXED,))


IS_KEY = "Filter Expression can only contain non-primary key attributes: Primary key attribute: "
TABLE = [
    misfit(
        "there is no such index",
        "The table does not have the specified index: by_nobody",
        IndexName="by_nobody",
        ExclusiveStartKey={},
    ),
    misfit(
        "a global index is read consistently",
        "Consistent reads are not supported on global secondary indexes",
        IndexName="by_city",
        ConsistentRead=True,
    ),
    misfit("the filter looks at the partition key", IS_KEY + "pk", FilterExpression="pk = :p"),
    misfit("the filter looks at the sort key", IS_KEY + "sk", FilterExpression="a = :p OR sk = :p"),
    misfit(
        "the filter looks at the key of the index",
        IS_KEY + "city",
        IndexName="by_city",
        KeyConditionExpression="city = :p",
        FilterExpression="city = :p",
    ),
    refuses(
        "QueryFilter looks at the key",
        "Query",
        {"TableName": "range", **BY_LEGACY, "QueryFilter": {"sk": EQUALS}},
        "QueryFilter can only contain non-primary key attributes: Primary key attribute: sk",
        given=(RANGE,),
    ),
]

ROWS = [
    {"pk": S("a"), "sk": S("1"), "v": N("1"), "owner": S("o"), "city": S("x"), "rank": N("3")},
    {"pk": S("a"), "sk": S("2"), "v": N("2"), "owner": S("o"), "rank": N("1"), "title": S("t")},
    {"pk": S("a"), "sk": S("3"), "w": N("3"), "owner": S("p"), "city": S("x")},
]
GIVEN = (INDEXED, *(put("indexed", **row) for row in ROWS), put("indexed", pk=S("b"), sk=S("1")))


def finds(name: str, answer: dict[str, Any], **members: Any) -> Case:
    return answers(name, "Query", {"TableName": "indexed", **BY_KEY} | members, answer, given=GIVEN)


def keys(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: row[name] for name in names}


OWNER = {
    "IndexName": "by_owner",
    "KeyConditionExpression": "#o = :p",
    "ExpressionAttributeNames": {"#o": "owner"},
    "ExpressionAttributeValues": {":p": S("o")},
}
CITY = {
    "IndexName": "by_city",
    "KeyConditionExpression": "city = :p",
    "ExpressionAttributeValues": {":p": S("x")},
}
ANSWERS = [
    finds("a partition in order", found(*ROWS)),
    finds("a partition in reverse", found(*ROWS[::-1]), ScanIndexForward=False),
    finds("a partition is read consistently", found(*ROWS), ConsistentRead=True),
    finds(
        "a filter that matches some",
        found(ROWS[0], scanned=3),
        FilterExpression="v < :v",
        ExpressionAttributeValues={":p": S("a"), ":v": N("2")},
    ),
    finds("a filter that matches none", found(scanned=3), FilterExpression="attribute_exists(zz)"),
    finds(
        "a filter never matches what is not there",
        found(*ROWS[:2], scanned=3),
        FilterExpression="v > :v",
        ExpressionAttributeValues={":p": S("a"), ":v": N("0")},
    ),
    finds(
        "a filter on what is not there may want just that",
        found(ROWS[2], scanned=3),
        FilterExpression="v <> :v AND v <> :w",
        ExpressionAttributeValues={":p": S("a"), ":v": N("1"), ":w": N("2")},
    ),
    finds("a projection", found({"v": N("1")}, {"v": N("2")}, {}), ProjectionExpression="v"),
    finds(
        "a projection of what the filter looks at not",
        found({"w": N("3")}, scanned=3),
        ProjectionExpression="w",
        FilterExpression="attribute_not_exists(v)",
    ),
    finds("a global index with everything", found(*ROWS[:2]), **OWNER),
    finds("a global index in reverse", found(ROWS[1], ROWS[0]), ScanIndexForward=False, **OWNER),
    finds(
        "a condition on the sort key of an index",
        found(ROWS[1]),
        **OWNER
        | {
            "KeyConditionExpression": "#o = :p AND sk > :s",
            "ExpressionAttributeValues": {":p": S("o"), ":s": S("1")},
        },
    ),
    finds(
        "a local index in its own order",
        found(keys(ROWS[1], "pk", "sk", "rank", "title"), keys(ROWS[0], "pk", "sk", "rank")),
        IndexName="by_rank",
    ),
    finds(
        "a local index is read consistently",
        found(keys(ROWS[1], "pk", "sk", "rank", "title"), keys(ROWS[0], "pk", "sk", "rank")),
        IndexName="by_rank",
        ConsistentRead=True,
    ),
    answers(
        "an index of keys has the keys of table and index",
        "Query",
        {"TableName": "indexed", **CITY},
        found({"pk": S("a"), "sk": S("1"), "city": S("x")}),
        given=(INDEXED, put("indexed", **ROWS[0]), put("indexed", **ROWS[1])),
    ),
    answers(
        "a table without a sort key has one item to a partition",
        "Query",
        {"TableName": "hash", **BY_KEY},
        found({"pk": S("a"), "v": N("1")}),
        given=(HASH, put("hash", pk=S("a"), v=N("1")), put("hash", pk=S("b"))),
    ),
    answers(
        "KeyConditions may stand beside a filter expression",
        "Query",
        {
            "TableName": "indexed",
            **BY_LEGACY,
            "FilterExpression": "v = :v",
            "ExpressionAttributeValues": {":v": N("2")},
        },
        found(ROWS[1], scanned=3),
        given=GIVEN,
    ),
]

CASES = [*SHAPE, *PARAMETERS, *TABLE, *ANSWERS]
