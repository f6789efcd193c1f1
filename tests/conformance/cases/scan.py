"""Scan: its shape, segments and parameters, and reading tables and indexes as a whole."""

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
    NEEDLESS_PARENTHESES,
    NOT_FOUND,
    VALUES_WITHOUT_EXPRESSION,
    breaks_pattern,
    is_none_of,
    is_null,
    mixed,
    overlap,
    undefined_name,
    unused,
    wrong_operand,
)

EQUALS = {"ComparisonOperator": "EQ", "AttributeValueList": [S("a")]}
SELECT = "SPECIFIC_ATTRIBUTES, COUNT, ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES"


def bad(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    return refuses(name, "Scan", {"TableName": "absent"} | members, message)


def out_of_bounds(member: str, constraint: str) -> str:
    return (
        f"{ENVELOPE}Value at '{member}' failed to satisfy constraint: Member must have {constraint}"
    )


SHAPE = [
    refuses("nothing is given", "Scan", {}, ENVELOPE + is_null("tableName")),
    bad(
        "the table's name has stray characters",
        ENVELOPE + breaks_pattern("a/b", "tableName"),
        TableName="a/b",
    ),
    bad("the selection is unknown", ENVELOPE + is_none_of("X", "select", SELECT), Select="X"),
    bad(
        "an unknown conditional operator is told bare",
        BAD_CONDITIONAL_OPERATOR,
        ScanFilter={"a": EQUALS, "b": EQUALS},
        ConditionalOperator="XOR",
    ),
    bad("the limit is zero", out_of_bounds("Limit", "value greater than or equal to 1"), Limit=0),
    bad(
        "the segment is negative",
        out_of_bounds("Segment", "value greater than or equal to 0"),
        Segment=-1,
        TotalSegments=4,
    ),
    bad(
        "there are no segments",
        out_of_bounds("TotalSegments", "value greater than or equal to 1"),
        Segment=0,
        TotalSegments=0,
    ),
    bad(
        "there are too many segments",
        out_of_bounds("TotalSegments", "value less than or equal to 1000000"),
        Segment=0,
        TotalSegments=1_000_001,
    ),
    bad(
        "a segment of how many",
        "The TotalSegments parameter is required but was not present in the request "
        "when Segment parameter is present",
        Segment=0,
    ),
    bad(
        "which of the segments",
        "The Segment parameter is required but was not present in the request "
        "when parameter TotalSegments is present",
        TotalSegments=1,
    ),
    bad(
        "segments are counted from zero",
        "The Segment parameter is zero-based and must be less than parameter TotalSegments",
        Segment=5,
        TotalSegments=5,
    ),
    refuses(
        "the table does not exist",
        "Scan",
        {"TableName": "absent"},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
    refuses(
        "the table counts before the start key",
        "Scan",
        {"TableName": "absent", "ExclusiveStartKey": {}},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]

PARAMETERS = [
    bad(
        "everything stands beside everything",
        mixed(
            "AttributesToGet, ScanFilter, ConditionalOperator",
            "ProjectionExpression, FilterExpression",
        ),
        AttributesToGet=["a", "a"],
        ScanFilter={"a": EQUALS},
        ConditionalOperator="OR",
        ProjectionExpression="",
        FilterExpression="",
        ExclusiveStartKey={"a": {}},
    ),
    bad(
        "ScanFilter stands beside a filter",
        mixed("ScanFilter", "FilterExpression"),
        ScanFilter={"a": EQUALS},
        FilterExpression="attribute_exists(a)",
    ),
    bad(
        "names are given without an expression",
        NAMES_WITHOUT_EXPRESSION,
        ExpressionAttributeNames={"#n": "a"},
    ),
    bad(
        "values are given without an expression",
        VALUES_WITHOUT_EXPRESSION + ": FilterExpression is null",
        ExpressionAttributeValues={":v": S("a")},
    ),
    bad(
        "an attribute is to be got twice",
        INVALID + "Duplicate value in attribute name: a",
        AttributesToGet=["a", "a"],
    ),
    bad(
        "a start key's value counts before the segments",
        "The provided starting key is invalid: Supplied AttributeValue is empty, "
        "must contain exactly one of the supported datatypes",
        ExclusiveStartKey={"a": {}},
        Segment=1,
    ),
    bad(
        "the segments count before the filter",
        "The TotalSegments parameter is required but was not present in the request "
        "when Segment parameter is present",
        Segment=1,
        FilterExpression="",
    ),
    bad(
        "the names are given but empty",
        "ExpressionAttributeNames must not be empty",
        FilterExpression="",
        ExpressionAttributeNames={},
        ExpressionAttributeValues={},
    ),
    bad(
        "the values are given but empty",
        "ExpressionAttributeValues must not be empty",
        FilterExpression="",
        ExpressionAttributeValues={},
    ),
    bad(
        "the filter is empty", f"Invalid FilterExpression: {EMPTY_EXPRESSION}", FilterExpression=""
    ),
    bad(
        "the filter counts before the projection",
        f"Invalid FilterExpression: {EMPTY_EXPRESSION}",
        FilterExpression="",
        ProjectionExpression="",
    ),
    bad(
        "the filter has needless parentheses",
        f"Invalid FilterExpression: {NEEDLESS_PARENTHESES}",
        FilterExpression="((#a = :v))",
    ),
    bad(
        "operands are checked before any item",
        f"Invalid FilterExpression: {wrong_operand('begins_with', 'N')}",
        FilterExpression="begins_with(a, :n)",
        ExpressionAttributeValues={":n": N("1")},
    ),
    bad(
        "a name of the projection is not given",
        f"Invalid ProjectionExpression: {undefined_name('#n')}",
        FilterExpression="attribute_exists(a)",
        ProjectionExpression="#n",
    ),
    bad(
        "placeholders of the projection mean the same",
        f"Invalid ProjectionExpression: {overlap('[a]', '[a]')}",
        ProjectionExpression="#a, #b",
        ExpressionAttributeNames={"#a": "a", "#b": "a"},
    ),
    bad(
        "a value is given and not used",
        unused("ExpressionAttributeValues", ":v"),
        FilterExpression="attribute_exists(a)",
        ExpressionAttributeValues={":v": S("a")},
    ),
]


def misfit(name: str, message: str, **members: Any) -> Case:
    return refuses(name, "Scan", {"TableName": "indexed", **members}, message, given=(INDEXED,))


TABLE = [
    misfit(
        "there is no such index",
        "The table does not have the specified index: by_nobody",
        IndexName="by_nobody",
        FilterExpression="attribute_exists(pk.a)",
    ),
    misfit(
        "a global index is read consistently",
        "Consistent reads are not supported on global secondary indexes",
        IndexName="by_city",
        ConsistentRead=True,
    ),
]

ROWS = [
    {"pk": S("a"), "sk": S("1"), "v": N("1"), "city": S("x"), "rank": N("2"), "title": S("t")},
    {"pk": S("a"), "sk": S("2"), "v": N("2"), "rank": N("1")},
]
GIVEN = (INDEXED, *(put("indexed", **row) for row in ROWS))
MANY = (HASH, *(put("hash", pk=S(str(n)), n=N(str(n))) for n in range(20)))


def finds(name: str, answer: dict[str, Any], **members: Any) -> Case:
    return answers(name, "Scan", {"TableName": "indexed", **members}, answer, given=GIVEN)


ANSWERS = [
    answers("an empty table", "Scan", {"TableName": "range"}, found(), given=(RANGE,)),
    finds("a whole table", found(*ROWS)),
    finds("a whole table, consistently", found(*ROWS), ConsistentRead=True),
    finds(
        "a filter may look at keys",
        found(ROWS[1], scanned=2),
        FilterExpression="sk = :v",
        ExpressionAttributeValues={":v": S("2")},
    ),
    finds(
        "a filter that matches nothing", found(scanned=2), FilterExpression="attribute_exists(z)"
    ),
    finds(
        "a projection does not add the key",
        found({"v": N("1")}, {"v": N("2")}),
        ProjectionExpression="v",
    ),
    finds("AttributesToGet", found({"title": S("t")}, {}), AttributesToGet=["title"]),
    finds(
        "an index of keys",
        found({"pk": S("a"), "sk": S("1"), "city": S("x")}),
        IndexName="by_city",
    ),
    finds(
        "a local index in its own order",
        found(
            {"pk": S("a"), "sk": S("2"), "rank": N("1")},
            {"pk": S("a"), "sk": S("1"), "rank": N("2"), "title": S("t")},
        ),
        IndexName="by_rank",
    ),
    finds(
        "a local index, consistently",
        {"Count": 2, "ScannedCount": 2},
        IndexName="by_rank",
        ConsistentRead=True,
        Select="COUNT",
    ),
    answers(
        "many items",
        "Scan",
        {"TableName": "hash", "Select": "COUNT"},
        {"Count": 20, "ScannedCount": 20},
        given=MANY,
    ),
    answers(
        "the only segment is everything",
        "Scan",
        {"TableName": "hash", "Select": "COUNT", "Segment": 0, "TotalSegments": 1},
        {"Count": 20, "ScannedCount": 20},
        given=MANY,
    ),
    answers(
        "a filter over many items",
        "Scan",
        {
            "TableName": "hash",
            "Select": "COUNT",
            "FilterExpression": "n BETWEEN :low AND :high",
            "ExpressionAttributeValues": {":low": N("5"), ":high": N("14")},
        },
        {"Count": 10, "ScannedCount": 20},
        given=MANY,
    ),
    answers(
        "the last of a million segments of an empty table",
        "Scan",
        {"TableName": "hash", "Segment": 999_999, "TotalSegments": 1_000_000},
        found(),
        given=(HASH,),
    ),
]

CASES = [*SHAPE, *PARAMETERS, *TABLE, *ANSWERS]
