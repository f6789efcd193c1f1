"""UpdateItem: its shape and parameters, the order of its checks, and what it returns."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import BS, NS, SS, L, M, N, S, holds, lacks, put
from tests.conformance.tables import HASH, INDEXED
from tests.conformance.wording import (
    BAD_CONDITIONAL_OPERATOR,
    BAD_RETURN_VALUES,
    CONDITION_FAILED,
    EMPTY_EXPRESSION,
    ENVELOPE,
    INVALID,
    NAMES_WITHOUT_EXPRESSION,
    NO_TYPE,
    NOT_FOUND,
    NOT_NUMERIC,
    SHORT_TABLE_NAME,
    VALUES_WITHOUT_EXPRESSION,
    breaks,
    breaks_pattern,
    is_none_of,
    is_null,
    mixed,
    syntax_error,
    undefined_value,
    unused,
)

KEY = {"pk": S("a")}
CAPACITY = is_none_of("INVALID", "returnConsumedCapacity", "INDEXES, TOTAL, NONE")
RETURN_VALUES = is_none_of(
    "INVALID", "returnValues", "ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW"
)
EMPTY_NAME = breaks("''", "tableName", "Member must have length greater than or equal to 1")
TWO_EXPECTED = {"a": {"Value": S("a")}, "b": {"Value": S("b")}}


def bad(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    return refuses(name, "UpdateItem", {"TableName": "absent", "Key": KEY} | members, message)


SHAPE = [
    refuses(
        "nothing is given",
        "UpdateItem",
        {},
        f"2 validation errors detected: {is_null('tableName')}; {is_null('key')}",
    ),
    refuses(
        "the key is not given", "UpdateItem", {"TableName": "absent"}, ENVELOPE + is_null("key")
    ),
    refuses(
        "without a key an empty table name is told in the older words",
        "UpdateItem",
        {"TableName": ""},
        f"2 validation errors detected: {EMPTY_NAME}; {is_null('key')}",
    ),
    refuses(
        "without a key everything is told, in a fixed order",
        "UpdateItem",
        {"TableName": "", "ReturnConsumedCapacity": "INVALID", "ReturnValues": "INVALID"},
        f"4 validation errors detected: {CAPACITY}; {EMPTY_NAME}; {RETURN_VALUES}; "
        f"{is_null('key')}",
    ),
    refuses(
        "without a key an unknown conditional operator is told in the older words",
        "UpdateItem",
        {"TableName": "absent", "ConditionalOperator": "XOR", "Expected": TWO_EXPECTED},
        "2 validation errors detected: "
        f"{is_none_of('XOR', 'conditionalOperator', 'OR, AND')}; {is_null('key')}",
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
        ENVELOPE + breaks_pattern("x!", "tableName"),
        TableName="x!",
        Key={},
    ),
    bad("unknown return values are not echoed", ENVELOPE + BAD_RETURN_VALUES, ReturnValues="X"),
    bad(
        "unknown return values are reported alone",
        ENVELOPE + BAD_RETURN_VALUES,
        ReturnValues="INVALID",
        ReturnConsumedCapacity="INVALID",
    ),
    bad("the level of capacity is unknown", ENVELOPE + CAPACITY, ReturnConsumedCapacity="INVALID"),
    bad(
        "the conditional operator is unknown",
        ENVELOPE + BAD_CONDITIONAL_OPERATOR,
        ConditionalOperator="XOR",
        Expected=TWO_EXPECTED,
    ),
    refuses(
        "the table does not exist",
        "UpdateItem",
        {"TableName": "absent", "Key": {}},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]

PARAMETERS = [
    bad(
        "AttributeUpdates stands beside an update expression",
        ENVELOPE + mixed("AttributeUpdates", "UpdateExpression"),
        AttributeUpdates={"a": {"Value": S("a")}},
        UpdateExpression="SET b = :v",
    ),
    bad(
        "both legacy parameters stand beside both expressions",
        ENVELOPE + mixed("AttributeUpdates, Expected", "UpdateExpression, ConditionExpression"),
        AttributeUpdates={},
        Expected={},
        UpdateExpression="",
        ConditionExpression="",
    ),
    bad(
        "names are given without an expression",
        ENVELOPE + NAMES_WITHOUT_EXPRESSION,
        ExpressionAttributeNames={"#n": "a"},
    ),
    bad(
        "values are given without an expression",
        ENVELOPE + VALUES_WITHOUT_EXPRESSION,
        ExpressionAttributeValues={":v": S("a")},
    ),
    bad(
        "the update is empty",
        f"{ENVELOPE}Invalid UpdateExpression: {EMPTY_EXPRESSION}",
        UpdateExpression="",
    ),
    bad(
        "the update counts before the condition",
        f"{ENVELOPE}Invalid UpdateExpression: {EMPTY_EXPRESSION}",
        UpdateExpression="",
        ConditionExpression="",
    ),
    bad(
        "the update is no update",
        f"{ENVELOPE}Invalid UpdateExpression: {syntax_error('INVALID', 'INVALID SYNTAX')}",
        UpdateExpression="INVALID SYNTAX HERE",
    ),
    bad(
        "the values are given but empty",
        ENVELOPE + "ExpressionAttributeValues must not be empty",
        UpdateExpression="REMOVE a",
        ExpressionAttributeValues={},
    ),
    bad(
        "the names count before the values",
        ENVELOPE + "ExpressionAttributeNames must not be empty",
        UpdateExpression="",
        ExpressionAttributeNames={},
        ExpressionAttributeValues={},
    ),
    bad(
        "a placeholder of a value counts before a value",
        f'{ENVELOPE}ExpressionAttributeValues contains invalid key: Syntax error; key: "b"',
        UpdateExpression="",
        ExpressionAttributeValues={":a": {}, "b": S("a")},
    ),
    bad(
        "a name is given and not used",
        ENVELOPE + unused("ExpressionAttributeNames", "#unused"),
        UpdateExpression="REMOVE a",
        ExpressionAttributeNames={"#unused": "b"},
    ),
    bad(
        "a value is given and not used",
        ENVELOPE + unused("ExpressionAttributeValues", ":unused"),
        UpdateExpression="REMOVE a",
        ExpressionAttributeValues={":unused": S("a")},
    ),
    bad(
        "a value is used and not given",
        f"{ENVELOPE}Invalid UpdateExpression: {undefined_value(':v')}",
        UpdateExpression="SET a = :v",
    ),
    bad(
        "the condition uses a value that is not given",
        f"{ENVELOPE}Invalid ConditionExpression: {undefined_value(':v')}",
        UpdateExpression="SET b = :w",
        ConditionExpression="a = :v",
        ExpressionAttributeValues={":w": S("a")},
    ),
    bad(
        "a value of the key has no type",
        ENVELOPE + NO_TYPE,
        Key={"pk": {}},
        UpdateExpression="",
    ),
    bad(
        "a value of the update has no type",
        ENVELOPE + NO_TYPE,
        UpdateExpression="SET a = :v",
        ExpressionAttributeValues={":v": L({})},
    ),
    bad(
        "a value of the condition is no number",
        f"{ENVELOPE}{NOT_NUMERIC}: abc",
        UpdateExpression="SET b = :w",
        ConditionExpression="a = :v",
        ExpressionAttributeValues={":w": S("a"), ":v": N("abc")},
    ),
    bad(
        "a set of the update has a member twice",
        ENVELOPE
        + INVALID
        + 'Input collection ["AA==","/w==","AA=="]of type BS contains duplicates.',
        UpdateExpression="ADD a :v",
        ExpressionAttributeValues={":v": BS("/w==", "AA==", "AA==")},
    ),
    bad(
        "a number set of AttributeUpdates has a number twice",
        f"{ENVELOPE}{INVALID}Input collection contains duplicates.",
        AttributeUpdates={"a": {"Value": NS("2", "1", "2")}},
    ),
]

OLD = {"pk": S("a"), "v": N("1"), "w": S("x"), "m": M(a=N("1"), b=N("2")), "l": L(N("1"), N("2"))}


def returns(name: str, wish: str, clause: str, attributes: Any, **more: Any) -> Case:
    """What an update returns of the item, if it was there."""
    request = {
        "TableName": "hash",
        "Key": KEY,
        "UpdateExpression": clause,
        "ReturnValues": wish,
        **more,
    }
    answer = {"Attributes": attributes} if attributes else {}
    return answers(name, "UpdateItem", request, answer, given=(HASH, put("hash", **OLD)))


def makes(name: str, answer: dict[str, Any], item: dict[str, Any], **more: Any) -> Case:
    """An update of an item that did not exist."""
    request = {"TableName": "hash", "Key": KEY, **more}
    then = (holds("hash", pk=S("a"), **item),)
    return answers(name, "UpdateItem", request, answer, given=(HASH,), then=then)


SET_V = {"UpdateExpression": "SET v = :v", "ExpressionAttributeValues": {":v": N("2")}}
NEW = {"v": N("2")}
VALUES = {"ExpressionAttributeValues": {":v": N("2")}}
RETURNED = [
    returns("nothing is returned", "NONE", "REMOVE v", None),
    returns("the whole old item", "ALL_OLD", "SET v = :v", OLD, **VALUES),
    returns("the whole new item", "ALL_NEW", "SET v = :v", OLD | NEW, **VALUES),
    returns("the old value of what is set", "UPDATED_OLD", "SET v = :v", {"v": N("1")}, **VALUES),
    returns("the new value of what is set", "UPDATED_NEW", "SET v = :v", NEW, **VALUES),
    returns("what is set to the same value is returned", "UPDATED_NEW", "SET w = w", {"w": S("x")}),
    returns("no old value of what was not there", "UPDATED_OLD", "SET x = :v", None, **VALUES),
    returns("no new value of what is removed", "UPDATED_NEW", "REMOVE v, w", None),
    returns(
        "old values of what is removed", "UPDATED_OLD", "REMOVE v, w", {"v": N("1"), "w": S("x")}
    ),
    returns(
        "the changed part of a map without its siblings",
        "UPDATED_NEW",
        "SET m.a = :v",
        {"m": M(a=N("2"))},
        **VALUES,
    ),
    returns(
        "the changed parts of a map together",
        "UPDATED_NEW",
        "SET m.a = :v, m.c = :v",
        {"m": M(a=N("2"), c=N("2"))},
        **VALUES,
    ),
    returns(
        "the old part of a map without its siblings",
        "UPDATED_OLD",
        "SET m.a = :v, m.c = :v",
        {"m": M(a=N("1"))},
        **VALUES,
    ),
    returns(
        "the changed element alone", "UPDATED_NEW", "SET l[1] = :v", {"l": L(N("2"))}, **VALUES
    ),
    returns("what is set past the end is not", "UPDATED_NEW", "SET l[9] = :v", None, **VALUES),
    returns(
        "what a removed element makes room for", "UPDATED_NEW", "REMOVE l[0]", {"l": L(N("2"))}
    ),
    returns(
        "the removed element that was there", "UPDATED_OLD", "REMOVE l[1], l[3]", {"l": L(N("2"))}
    ),
    returns(
        "removed and set attributes",
        "UPDATED_NEW",
        "SET v = :v REMOVE w",
        NEW,
        **VALUES,
    ),
    makes("an update of nothing makes an item", {}, {}),
    makes(
        "an update of nothing returns the key as new",
        {"Attributes": KEY},
        {},
        ReturnValues="ALL_NEW",
    ),
    makes("an update of nothing has updated nothing", {}, {}, ReturnValues="UPDATED_NEW"),
    makes("an item that is made has no old values", {}, NEW, ReturnValues="ALL_OLD", **SET_V),
    makes(
        "an item that is made has no updated old values",
        {},
        NEW,
        ReturnValues="UPDATED_OLD",
        **SET_V,
    ),
    makes(
        "an item that is made is returned",
        {"Attributes": KEY | NEW},
        NEW,
        ReturnValues="ALL_NEW",
        **SET_V,
    ),
    makes(
        "what an item is made with is returned",
        {"Attributes": NEW},
        NEW,
        ReturnValues="UPDATED_NEW",
        **SET_V,
    ),
    *(
        answers(
            name,
            "UpdateItem",
            {"TableName": "hash", "Key": KEY, "ReturnValues": "ALL_NEW", **update},
            {},
            given=(HASH,),
            then=(lacks("hash", pk=S("a")),),
        )
        for name, update in (
            ("removing from nothing makes no item", {"UpdateExpression": "REMOVE v"}),
            ("removing a path from nothing is not refused", {"UpdateExpression": "REMOVE v.w"}),
            (
                "removing an element from nothing is not refused",
                {"UpdateExpression": "REMOVE v[0]"},
            ),
            (
                "deleting members from nothing makes no item",
                {
                    "UpdateExpression": "DELETE v :v",
                    "ExpressionAttributeValues": {":v": SS("a")},
                },
            ),
            (
                "AttributeUpdates that only delete make no item",
                {"AttributeUpdates": {"v": {"Action": "DELETE"}}},
            ),
        )
    ),
    makes("AttributeUpdates of nothing make an item", {}, {}, AttributeUpdates={}),
    makes(
        "an item is made if it is not there",
        {"Attributes": KEY | NEW},
        NEW,
        ReturnValues="ALL_NEW",
        ConditionExpression="attribute_not_exists(pk)",
        **SET_V,
    ),
]


def fails(name: str, *given: Any, then: Any, details: Any = None, **more: Any) -> Case:
    return refuses(
        name,
        "UpdateItem",
        {"TableName": "hash", "Key": KEY, **SET_V, **more},
        CONDITION_FAILED,
        type="ConditionalCheckFailedException",
        details=details or {},
        given=(HASH, *given),
        then=(then,),
    )


CONDITIONS = [
    fails(
        "a failed condition makes no item",
        ConditionExpression="attribute_exists(pk)",
        then=lacks("hash", pk=S("a")),
    ),
    fails(
        "a failed condition changes nothing",
        put("hash", **OLD),
        ConditionExpression="attribute_not_exists(pk)",
        then=holds("hash", **OLD),
    ),
    fails(
        "a failed condition tells the whole item",
        put("hash", **OLD),
        ConditionExpression="attribute_not_exists(pk)",
        ReturnValuesOnConditionCheckFailure="ALL_OLD",
        details={"Item": OLD},
        then=holds("hash", **OLD),
    ),
    answers(
        "the condition sees the item before the update",
        "UpdateItem",
        {
            "TableName": "hash",
            "Key": KEY,
            "UpdateExpression": "SET v = :new",
            "ConditionExpression": "v = :old",
            "ExpressionAttributeValues": {":new": N("2"), ":old": N("1")},
        },
        {},
        given=(HASH, put("hash", pk=S("a"), v=N("1"))),
        then=(holds("hash", pk=S("a"), v=N("2")),),
    ),
    answers(
        "an updated key of an index moves its entry",
        "UpdateItem",
        {
            "TableName": "indexed",
            "Key": {"pk": S("a"), "sk": S("b")},
            "UpdateExpression": "SET city = :v",
            "ExpressionAttributeValues": {":v": S("new")},
        },
        {},
        given=(INDEXED, put("indexed", pk=S("a"), sk=S("b"), city=S("old"))),
        then=(
            (
                "Scan",
                {"TableName": "indexed", "IndexName": "by_city"},
                {
                    "Items": [{"pk": S("a"), "sk": S("b"), "city": S("new")}],
                    "Count": 1,
                    "ScannedCount": 1,
                },
            ),
        ),
    ),
]

CASES = [*SHAPE, *PARAMETERS, *RETURNED, *CONDITIONS]
