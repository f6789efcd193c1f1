"""DeleteItem: its shape and parameters, what it answers, and what a condition does."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.condition_parameters import condition_parameters
from tests.conformance.steps import N, S, holds, lacks, put
from tests.conformance.tables import HASH, INDEXED
from tests.conformance.wording import (
    BAD_RETURN_VALUES,
    CONDITION_FAILED,
    ENVELOPE,
    INVALID,
    NAMES_WITHOUT_EXPRESSION,
    NEEDLESS_PARENTHESES,
    NOT_FOUND,
    NOT_NUMERIC,
    SHORT_TABLE_NAME,
    breaks_pattern,
    is_none_of,
    is_null,
)

KEY = {"pk": S("a")}


def bad(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    return refuses(name, "DeleteItem", {"TableName": "absent", "Key": KEY} | members, message)


def bad_expected(name: str, message: str, **expectation: Any) -> Case:
    return bad(name, ENVELOPE + INVALID + message, Expected={"a": expectation})


SHAPE = [
    refuses(
        "nothing is given",
        "DeleteItem",
        {},
        f"2 validation errors detected: {is_null('tableName')}; {is_null('key')}",
    ),
    refuses(
        "the key is not given", "DeleteItem", {"TableName": "absent"}, ENVELOPE + is_null("key")
    ),
    bad("the table's name is empty", ENVELOPE + SHORT_TABLE_NAME, TableName=""),
    bad(
        "an empty table name is reported alone",
        ENVELOPE + SHORT_TABLE_NAME,
        TableName="",
        Key={},
        ReturnValues="INVALID",
    ),
    bad(
        "the table's name has stray characters",
        ENVELOPE + breaks_pattern("a b", "tableName"),
        TableName="a b",
    ),
    bad("unknown return values are not echoed", ENVELOPE + BAD_RETURN_VALUES, ReturnValues="X"),
    bad(
        "two unknown choices are reported together",
        "2 validation errors detected: "
        f"{is_none_of('INVALID', 'returnConsumedCapacity', 'INDEXES, TOTAL, NONE')}; "
        f"{BAD_RETURN_VALUES}",
        ReturnConsumedCapacity="INVALID",
        ReturnValues="INVALID",
    ),
    *(
        bad(
            f"{wish} is not for deletes",
            ENVELOPE + "ReturnValues can only be ALL_OLD or NONE",
            ReturnValues=wish,
        )
        for wish in ("ALL_NEW", "UPDATED_OLD", "UPDATED_NEW")
    ),
    refuses(
        "the table does not exist",
        "DeleteItem",
        {"TableName": "absent", "Key": KEY},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]

PARAMETERS = [
    *condition_parameters(bad),
    bad(
        "names are given beside Expected",
        ENVELOPE + NAMES_WITHOUT_EXPRESSION,
        Expected={"a": {"Exists": False}},
        ExpressionAttributeNames={"#n": "a"},
    ),
    bad(
        "the condition has needless parentheses",
        f"{ENVELOPE}Invalid ConditionExpression: {NEEDLESS_PARENTHESES}",
        ConditionExpression="((attribute_exists(pk)))",
    ),
    bad(
        "a value of the condition is no number",
        f"{ENVELOPE}{NOT_NUMERIC}: abc",
        ConditionExpression="a = :v",
        ExpressionAttributeValues={":v": N("abc")},
    ),
    bad_expected(
        "something is expected to exist, but not what",
        "Value must be provided when Exists is true for Attribute: a",
        Exists=True,
    ),
    bad_expected(
        "nothing is expected", "Value must be provided when Exists is null for Attribute: a"
    ),
    bad_expected(
        "a value is expected not to exist",
        "Value cannot be used when Exists is false for Attribute: a",
        Exists=False,
        Value=S("a"),
    ),
    bad_expected(
        "a value is expected beside a list",
        "Value and AttributeValueList cannot be used together for Attribute: a",
        Value=S("a"),
        ComparisonOperator="EQ",
        AttributeValueList=[S("a")],
    ),
    bad_expected(
        "a comparison has nothing to compare with",
        "Value or AttributeValueList must be used with ComparisonOperator: EQ for Attribute: a",
        ComparisonOperator="EQ",
    ),
    bad_expected(
        "BETWEEN has one bound",
        "Invalid number of argument(s) for the BETWEEN ComparisonOperator",
        ComparisonOperator="BETWEEN",
        AttributeValueList=[S("a")],
    ),
]

OLD = put("hash", pk=S("a"), v=N("1"))
WHOLE = {"pk": S("a"), "v": N("1")}


def deletes(name: str, answer: dict[str, Any], *given: Any, **more: Any) -> Case:
    request = {"TableName": "hash", "Key": KEY, **more}
    then = (lacks("hash", pk=S("a")),)
    return answers(name, "DeleteItem", request, answer, given=(HASH, *given), then=then)


def fails(name: str, *given: Any, details: Any = None, then: Any, **more: Any) -> Case:
    return refuses(
        name,
        "DeleteItem",
        {"TableName": "hash", "Key": KEY, **more},
        CONDITION_FAILED,
        type="ConditionalCheckFailedException",
        details=details or {},
        given=(HASH, *given),
        then=(then,),
    )


ANSWERS = [
    deletes("an item is deleted", {}, OLD),
    deletes("what is not there is deleted", {}),
    deletes("what is not there has no old values", {}, ReturnValues="ALL_OLD"),
    deletes("the old item is returned", {"Attributes": WHOLE}, OLD, ReturnValues="ALL_OLD"),
    deletes(
        "a condition that holds lets it happen", {}, OLD, ConditionExpression="attribute_exists(v)"
    ),
    deletes(
        "a condition may have parentheses that mean something",
        {},
        OLD,
        ConditionExpression="(attribute_exists(pk) AND (v = :v))",
        ExpressionAttributeValues={":v": N("1")},
    ),
    fails(
        "the condition fails and the item stays",
        OLD,
        ConditionExpression="attribute_not_exists(v)",
        then=holds("hash", **WHOLE),
    ),
    fails(
        "the condition fails and the item is told",
        OLD,
        ConditionExpression="attribute_not_exists(v)",
        ReturnValuesOnConditionCheckFailure="ALL_OLD",
        details={"Item": WHOLE},
        then=holds("hash", **WHOLE),
    ),
    fails(
        "the condition fails on an item that is not there",
        ConditionExpression="attribute_exists(pk)",
        then=lacks("hash", pk=S("a")),
    ),
    answers(
        "a deleted item leaves its indexes",
        "DeleteItem",
        {"TableName": "indexed", "Key": {"pk": S("a"), "sk": S("b")}},
        {},
        given=(INDEXED, put("indexed", pk=S("a"), sk=S("b"), city=S("c"), rank=N("1"))),
        then=tuple(
            (
                "Scan",
                {"TableName": "indexed", "IndexName": index, "Select": "COUNT"},
                {"Count": 0, "ScannedCount": 0},
            )
            for index in ("by_city", "by_rank")
        ),
    ),
]

CASES = [*SHAPE, *PARAMETERS, *ANSWERS]
