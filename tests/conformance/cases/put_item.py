"""PutItem: what it refuses without looking at the table, its answers, and its conditions."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.condition_parameters import condition_parameters
from tests.conformance.steps import BS, FALSE, NS, NULL, SS, TRUE, B, L, M, N, S, holds, lacks, put
from tests.conformance.tables import HASH, INDEXED, NUMBER
from tests.conformance.wording import (
    BAD_RETURN_VALUES,
    CONDITION_FAILED,
    ENVELOPE,
    INVALID,
    NOT_FOUND,
    NOT_NUMERIC,
    OVERFLOW,
    SHORT_TABLE_NAME,
    breaks,
    breaks_pattern,
    is_none_of,
    is_null,
    mixed,
    undefined_name,
    undefined_value,
    unused,
)

ITEM = {"pk": S("a")}
CAPACITY = "INDEXES, TOTAL, NONE"
RETURN_VALUES = "ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW"
TOO_LONG = "Member must have length less than or equal to 255"


def bad(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    return refuses(name, "PutItem", {"TableName": "absent", "Item": ITEM} | members, message)


SHAPE = [
    refuses(
        "nothing is given",
        "PutItem",
        {},
        f"2 validation errors detected: {is_null('tableName')}; {is_null('item')}",
    ),
    refuses("the table is not named", "PutItem", {"Item": ITEM}, ENVELOPE + is_null("tableName")),
    refuses(
        "the item is not given", "PutItem", {"TableName": "absent"}, ENVELOPE + is_null("item")
    ),
    refuses(
        "without an item every choice is judged in the older words",
        "PutItem",
        {"TableName": "absent", "ReturnValues": "INVALID"},
        "2 validation errors detected: "
        f"{is_none_of('INVALID', 'returnValues', RETURN_VALUES)}; {is_null('item')}",
    ),
    bad("the table's name is empty", ENVELOPE + SHORT_TABLE_NAME, TableName=""),
    bad(
        "an empty table name is reported alone, beside an empty item",
        ENVELOPE + SHORT_TABLE_NAME,
        TableName="",
        Item={},
    ),
    bad(
        "an empty table name is reported alone, beside unknown return values",
        ENVELOPE + SHORT_TABLE_NAME,
        TableName="",
        ReturnValues="INVALID",
    ),
    bad(
        "the table's name is too long",
        ENVELOPE + breaks(f"'{'a' * 256}'", "tableName", TOO_LONG),
        TableName="a" * 256,
    ),
    bad(
        "the table's name has stray characters",
        ENVELOPE + breaks_pattern("bad table!@#", "tableName"),
        TableName="bad table!@#",
    ),
    bad(
        "a short name with stray characters breaks the pattern alone",
        ENVELOPE + breaks_pattern("x!", "tableName"),
        TableName="x!",
        Item={},
    ),
    bad(
        "the level of consumed capacity is unknown",
        ENVELOPE + is_none_of("ALL", "returnConsumedCapacity", CAPACITY),
        ReturnConsumedCapacity="ALL",
    ),
    bad(
        "the wish for collection metrics is unknown",
        ENVELOPE + is_none_of("BIG", "returnItemCollectionMetrics", "SIZE, NONE"),
        ReturnItemCollectionMetrics="BIG",
    ),
    bad(
        "the wish for the item that failed the condition is unknown",
        ENVELOPE + is_none_of("ALL_NEW", "returnValuesOnConditionCheckFailure", "ALL_OLD, NONE"),
        ReturnValuesOnConditionCheckFailure="ALL_NEW",
    ),
    bad(
        "unknown return values are not echoed", ENVELOPE + BAD_RETURN_VALUES, ReturnValues="INVALID"
    ),
    bad(
        "three unknown choices are reported together",
        "3 validation errors detected: "
        f"{is_none_of('INVALID', 'returnConsumedCapacity', CAPACITY)}; {BAD_RETURN_VALUES}; "
        f"{is_none_of('INVALID', 'returnItemCollectionMetrics', 'SIZE, NONE')}",
        ReturnConsumedCapacity="INVALID",
        ReturnValues="INVALID",
        ReturnItemCollectionMetrics="INVALID",
    ),
    *(
        bad(
            f"{wish} is not for puts",
            ENVELOPE + "ReturnValues can only be ALL_OLD or NONE",
            ReturnValues=wish,
        )
        for wish in ("ALL_NEW", "UPDATED_OLD", "UPDATED_NEW")
    ),
    refuses(
        "the table does not exist",
        "PutItem",
        {"TableName": "absent", "Item": {}},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]

PARAMETERS = [
    *condition_parameters(bad),
    bad(
        "the placeholder of a value lacks its colon",
        f'{ENVELOPE}ExpressionAttributeValues contains invalid key: Syntax error; key: "v"',
        ConditionExpression="a = :v",
        ExpressionAttributeValues={"v": S("a")},
    ),
    bad(
        "the placeholder of a name lacks its hash sign",
        f'{ENVELOPE}ExpressionAttributeNames contains invalid key: Syntax error; key: "n"',
        ConditionExpression="attribute_exists(#n)",
        ExpressionAttributeNames={"n": "a"},
    ),
    bad(
        "a name is given and not used",
        ENVELOPE + unused("ExpressionAttributeNames", "#n"),
        ConditionExpression="attribute_exists(a)",
        ExpressionAttributeNames={"#n": "a"},
    ),
    bad(
        "a value is given and not used",
        ENVELOPE + unused("ExpressionAttributeValues", ":v"),
        ConditionExpression="attribute_exists(a)",
        ExpressionAttributeValues={":v": S("a")},
    ),
    bad(
        "a name is used and not given",
        f"{ENVELOPE}Invalid ConditionExpression: {undefined_name('#n')}",
        ConditionExpression="attribute_exists(#n)",
    ),
    bad(
        "a value is used and not given",
        f"{ENVELOPE}Invalid ConditionExpression: {undefined_value(':v')}",
        ConditionExpression="a = :v",
    ),
    bad(
        "a value of the condition is no number, and is not named",
        f"{ENVELOPE}{NOT_NUMERIC}: abc",
        ConditionExpression="a = :v",
        ExpressionAttributeValues={":v": N("abc")},
    ),
    bad(
        "a number inside a value of the condition is too large",
        ENVELOPE + OVERFLOW,
        ConditionExpression="a = :v",
        ExpressionAttributeValues={":v": L(N("1e126"))},
    ),
    bad(
        "a set of the condition has a member twice",
        f'{ENVELOPE}{INVALID}Input collection ["a", "b", "b"] contains duplicates.',
        ConditionExpression="a = :v",
        ExpressionAttributeValues={":v": SS("b", "a", "b")},
    ),
    bad(
        "a wrong value of the item counts before the return values",
        f"{ENVELOPE}{NOT_NUMERIC}: abc",
        Item={"pk": N("abc")},
        ReturnValues="ALL_NEW",
    ),
    bad(
        "mixed parameters count before a wrong value of the item",
        ENVELOPE + mixed("Expected", "ConditionExpression"),
        Item={"pk": {}},
        Expected={},
        ConditionExpression="",
    ),
    bad(
        "a wrong value of the item counts before the condition's syntax",
        f"{ENVELOPE}{NOT_NUMERIC}: abc",
        Item={"pk": N("abc")},
        ConditionExpression="",
    ),
]


def puts(name: str, item: dict[str, Any], *given: Any, answer: Any = None, **more: Any) -> Case:
    """A put into a table with a partition key alone, and the items of the table afterwards."""
    request = {"TableName": "hash", "Item": item, **more}
    then = (holds("hash", **item),)
    return answers(name, "PutItem", request, answer or {}, given=(HASH, *given), then=then)


def fails(name: str, condition: str, *given: Any, details: Any = None, **more: Any) -> Case:
    """A put whose condition does not hold: the table stays as it was."""
    item = {"pk": S("a"), "v": N("2")}
    then = (holds("hash", **given[0][1]["Item"]),) if given else (lacks("hash", pk=S("a")),)
    return refuses(
        name,
        "PutItem",
        {"TableName": "hash", "Item": item, "ConditionExpression": condition, **more},
        CONDITION_FAILED,
        type="ConditionalCheckFailedException",
        details=details or {},
        given=(HASH, *given),
        then=then,
    )


EVERYTHING = {
    "pk": S("a"),
    "n": N("-56.789"),
    "b": B("Yg=="),
    "yes": TRUE,
    "no": FALSE,
    "null": NULL,
    "ss": SS("a", "b"),
    "ns": NS("-56.789", "7"),
    "bs": BS("", "Yg=="),
    "l": L(S("a"), N("1"), B("Yg=="), TRUE, NULL, SS("a"), NS("1"), BS("Yg=="), L(), M()),
    "m": M(a=S("a"), b=N("1"), c=M(d=L(M())), e=L()),
}
OLD = put("hash", pk=S("a"), v=N("1"))
ALL_OLD = {"ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
ANSWERS = [
    puts("a plain put answers nothing", ITEM),
    puts("every type comes back as it was put", EVERYTHING),
    puts("a put replaces the whole item", {"pk": S("a"), "w": N("2")}, OLD),
    puts("empty values are kept outside of keys", {**ITEM, "e": S(""), "l": L(S(""), B(""))}),
    puts("reserved words may be names of attributes", {**ITEM, "name": S("x"), "status": S("y")}),
    puts("a name may have any characters", {**ITEM, "a.b[0] ü": S("x"), "#n": S("y")}),
    puts("there is no old item to return", ITEM, ReturnValues="ALL_OLD"),
    puts(
        "the old item is returned",
        ITEM,
        OLD,
        ReturnValues="ALL_OLD",
        answer={"Attributes": {"pk": S("a"), "v": N("1")}},
    ),
    puts("nothing is returned if nothing is asked for", ITEM, OLD, ReturnValues="NONE"),
    puts(
        "a condition that holds lets the put happen",
        ITEM,
        ConditionExpression="attribute_not_exists(pk)",
    ),
    answers(
        "a number is one key, however it is spelled",
        "PutItem",
        {
            "TableName": "number",
            "Item": {"pk": N("1"), "sk": N("5.0")},
            "ReturnValues": "ALL_OLD",
        },
        {"Attributes": {"pk": N("1"), "sk": N("5"), "v": S("old")}},
        given=(NUMBER, put("number", pk=N("1.0"), sk=N("+5"), v=S("old"))),
    ),
    answers(
        "an item without the key of an index is not in the index",
        "PutItem",
        {"TableName": "indexed", "Item": {"pk": S("a"), "sk": S("b"), "owner": S("o")}},
        {},
        given=(INDEXED,),
        then=(
            (
                "Scan",
                {"TableName": "indexed", "IndexName": "by_city", "Select": "COUNT"},
                {"Count": 0, "ScannedCount": 0},
            ),
            (
                "Scan",
                {"TableName": "indexed", "IndexName": "by_owner", "Select": "COUNT"},
                {"Count": 1, "ScannedCount": 1},
            ),
        ),
    ),
    puts(
        "what is not there differs from everything",
        ITEM,
        ConditionExpression="v <> :v",
        ExpressionAttributeValues={":v": N("1")},
    ),
    fails("the condition fails and nothing is written", "attribute_not_exists(pk)", OLD),
    fails("the condition fails on an item that is not there", "attribute_exists(pk)"),
    fails(
        "the condition fails and the old item is told",
        "attribute_not_exists(pk)",
        OLD,
        details={"Item": {"pk": S("a"), "v": N("1")}},
        **ALL_OLD,
    ),
    fails("the condition fails and there is no item to tell", "attribute_exists(pk)", **ALL_OLD),
    fails(
        "the condition fails and the old item is not wanted",
        "attribute_not_exists(pk)",
        OLD,
        ReturnValuesOnConditionCheckFailure="NONE",
    ),
]

CASES = [*SHAPE, *PARAMETERS, *ANSWERS]
