"""Values inside values: 31 maps or lists around a string are kept, 32 are not.

From 62 on, PutItem, UpdateItem and DeleteItem answer as they did before 2026.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import L, M, S, found, holds, put
from tests.conformance.tables import HASH
from tests.conformance.wording import (
    BAD_CONDITIONAL_OPERATOR,
    BAD_RETURN_VALUES,
    CONDITION_FAILED,
    ENVELOPE,
    TOO_DEEP,
    is_none_of,
)

KEY = {"pk": S("a")}
RETURN_VALUES = "ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW"
WITH_NAME = f"ExpressionAttributeValues contains invalid value: {TOO_DEEP} for key :deep"


def wrapped(levels: int, kind: str = "M") -> dict[str, Any]:
    """A string with that many maps or lists around it."""
    value = S("leaf")
    for _ in range(levels):
        value = M(a=value) if kind == "M" else L(value)
    return value


def bad_put(levels: int, message: str, kind: str = "M") -> Case:
    request = {"TableName": "absent", "Item": {**KEY, "v": wrapped(levels, kind)}}
    return refuses(f"an item {levels} levels of {kind} deep", "PutItem", request, message)


def bad_update(levels: int, message: str) -> Case:
    request = {
        "TableName": "absent",
        "Key": KEY,
        "UpdateExpression": "SET v = :deep",
        "ExpressionAttributeValues": {":deep": wrapped(levels)},
    }
    return refuses(f"a value {levels} levels deep", "UpdateItem", request, message)


def bad(name: str, operation: str, message: str, **members: Any) -> Case:
    return refuses(name, operation, {"TableName": "absent", **members}, message)


def condition(levels: int) -> dict[str, Any]:
    return {
        "ConditionExpression": "v = :deep",
        "ExpressionAttributeValues": {":deep": wrapped(levels)},
    }


def expected(levels: int) -> dict[str, Any]:
    two = {"a": {"Value": wrapped(levels)}, "b": {"Value": S("b")}}
    return {"Expected": two, "ConditionalOperator": "XOR"}


XOR = ENVELOPE + is_none_of("XOR", "conditionalOperator", "OR, AND")
BOGUS = ENVELOPE + is_none_of("BOGUS", "returnValues", RETURN_VALUES)
ONLY_OLD = "ReturnValues can only be ALL_OLD or NONE"
REFUSED = [
    *(bad_put(levels, ENVELOPE + TOO_DEEP) for levels in (32, 40, 61)),
    *(bad_put(levels, TOO_DEEP) for levels in (63, 101)),
    bad_put(32, ENVELOPE + TOO_DEEP, "L"),
    bad_put(63, TOO_DEEP, "L"),
    *(bad_update(levels, ENVELOPE + TOO_DEEP) for levels in (32, 61)),
    *(bad_update(levels, WITH_NAME) for levels in (63, 101)),
    bad("a deep key", "GetItem", TOO_DEEP, Key={"pk": wrapped(40)}),
    bad("a deep key", "DeleteItem", ENVELOPE + TOO_DEEP, Key={"pk": wrapped(40)}),
    bad("a very deep key", "DeleteItem", TOO_DEEP, Key={"pk": wrapped(63)}),
    bad("a deep value of a condition", "DeleteItem", ENVELOPE + TOO_DEEP, Key=KEY, **condition(32)),
    bad("a very deep value of a condition", "DeleteItem", WITH_NAME, Key=KEY, **condition(63)),
    bad(
        "a deep value of a query",
        "Query",
        TOO_DEEP,
        KeyConditionExpression="pk = :deep",
        ExpressionAttributeValues={":deep": wrapped(32)},
    ),
    bad(
        "a deep value of a scan is told with its name",
        "Scan",
        WITH_NAME,
        FilterExpression="v = :deep",
        ExpressionAttributeValues={":deep": wrapped(40)},
    ),
    bad(
        "a deep filter counts before its conditional operator",
        "Scan",
        TOO_DEEP,
        ScanFilter={"a": {"ComparisonOperator": "EQ", "AttributeValueList": [wrapped(40)]}},
        ConditionalOperator="AND",
    ),
    bad(
        "an unknown operator counts before depth",
        "PutItem",
        ENVELOPE + BAD_CONDITIONAL_OPERATOR,
        Item=KEY,
        **expected(40),
    ),
    bad(
        "an unknown operator counts before depth, in the older words",
        "PutItem",
        XOR,
        Item=KEY,
        **expected(100),
    ),
    bad(
        "an unknown operator counts before depth",
        "UpdateItem",
        ENVELOPE + BAD_CONDITIONAL_OPERATOR,
        Key=KEY,
        **expected(33),
    ),
    bad(
        "an unknown operator counts before depth, in the older words",
        "UpdateItem",
        XOR,
        Key=KEY,
        **expected(100),
    ),
    bad(
        "unknown return values count before depth",
        "DeleteItem",
        ENVELOPE + BAD_RETURN_VALUES,
        Key=KEY,
        ReturnValues="BOGUS",
        **condition(40),
    ),
    bad(
        "unknown return values count before depth, in the older words",
        "DeleteItem",
        BOGUS,
        Key=KEY,
        ReturnValues="BOGUS",
        **condition(63),
    ),
    bad(
        "unknown return values beside a deep expectation",
        "DeleteItem",
        BOGUS,
        Key=KEY,
        ReturnValues="BOGUS",
        Expected={"a": {"Value": wrapped(63)}},
    ),
    bad(
        "unknown return values beside a deep key",
        "DeleteItem",
        BOGUS,
        Key={"pk": wrapped(100)},
        ReturnValues="BOGUS",
    ),
    bad(
        "return values that are not for deletes count before depth",
        "DeleteItem",
        ENVELOPE + ONLY_OLD,
        Key=KEY,
        ReturnValues="UPDATED_NEW",
        **condition(40),
    ),
    bad(
        "return values that are not for deletes, in the older words",
        "DeleteItem",
        ONLY_OLD,
        Key=KEY,
        ReturnValues="UPDATED_NEW",
        **condition(100),
    ),
]

DEEP = {**KEY, "m": wrapped(31), "l": wrapped(31, "L")}
ANSWERS = [
    answers(
        "31 levels are kept",
        "PutItem",
        {"TableName": "hash", "Item": DEEP},
        {},
        given=(HASH,),
        then=(holds("hash", **DEEP),),
    ),
    answers(
        "31 levels are set",
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": KEY,
            "UpdateExpression": "SET m = :deep",
            "ExpressionAttributeValues": {":deep": wrapped(31)},
        },
        {},
        given=(HASH,),
        then=(holds("hash", **KEY, m=wrapped(31)),),
    ),
    answers(
        "31 levels are compared",
        "Scan",
        {
            "TableName": "hash",
            "FilterExpression": "m = :deep",
            "ExpressionAttributeValues": {":deep": wrapped(31)},
        },
        found(DEEP),
        given=(HASH, put("hash", **DEEP)),
    ),
    refuses(
        "31 levels of a condition are looked at",
        "DeleteItem",
        {"TableName": "hash", "Key": KEY, **condition(31)},
        CONDITION_FAILED,
        type="ConditionalCheckFailedException",
        given=(HASH,),
    ),
    refuses(
        "an update makes a value too deep",
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": KEY,
            "UpdateExpression": "SET m.a.b = :deep",
            "ExpressionAttributeValues": {":deep": wrapped(30)},
        },
        "Nesting Levels have exceeded supported limits",
        given=(HASH, put("hash", **KEY, m=M(a=M()))),
        then=(holds("hash", **KEY, m=M(a=M())),),
    ),
]

CASES = [*REFUSED, *ANSWERS]
