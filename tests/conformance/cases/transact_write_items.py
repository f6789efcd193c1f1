"""TransactWriteItems: what is refused at once, before any table is looked at or any item read."""

from __future__ import annotations

from typing import Any

from tests.conformance.actions import wrapped
from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import BS, NS, SS, N, S, holds, lacks
from tests.conformance.tables import HASH, create
from tests.conformance.wording import (
    EMPTY_EXPRESSION,
    ENVELOPE,
    INVALID,
    NAMES_WITHOUT_EXPRESSION,
    NOT_FOUND,
    NOT_NUMERIC,
    SEVERAL_TYPES,
    TOO_DEEP,
    TOO_LARGE,
    UNDERFLOW,
    VALUES_WITHOUT_EXPRESSION,
    breaks_pattern,
    is_none_of,
    is_null,
    syntax_error,
    undefined_value,
    unused,
)

KEY = {"pk": S("a")}
DUPLICATES = "Transaction request cannot include multiple operations on one item"
BAD_CAPACITY = is_none_of("BOGUS", "returnConsumedCapacity", "INDEXES, TOTAL, NONE")
BAD_METRICS = is_none_of("BOGUS2", "returnItemCollectionMetrics", "SIZE, NONE")
TOO_LONG = "Member must have length less than or equal to"
CONDITION = "attribute_exists(pk)"


def put(table: str = "absent", item: Any = KEY, **members: Any) -> dict[str, Any]:
    return {"Put": {"TableName": table, "Item": item, **members}}


def delete(table: str = "absent", key: Any = KEY, **members: Any) -> dict[str, Any]:
    return {"Delete": {"TableName": table, "Key": key, **members}}


def check(
    table: str = "absent", key: Any = KEY, condition: str = CONDITION, **members: Any
) -> dict[str, Any]:
    return {
        "ConditionCheck": {
            "TableName": table,
            "Key": key,
            "ConditionExpression": condition,
            **members,
        }
    }


def update(
    table: str = "absent", key: Any = KEY, expression: str = "REMOVE v", **members: Any
) -> dict[str, Any]:
    return {"Update": {"TableName": table, "Key": key, "UpdateExpression": expression, **members}}


def transaction(*actions: Any, **members: Any) -> dict[str, Any]:
    return {"TransactItems": list(actions), **members}


def bad(name: str, message: str, *actions: Any, **members: Any) -> Case:
    """A rejected request that needs no table."""
    return refuses(name, "TransactWriteItems", transaction(*actions, **members), message)


def terse(member: str, constraint: str) -> str:
    return f"{ENVELOPE}Value at '{member}' failed to satisfy constraint: {constraint}"


SHAPE = [
    refuses("nothing is given", "TransactWriteItems", {}, ENVELOPE + is_null("transactItems")),
    bad(
        "no actions are given",
        terse("TransactItems", "Member must have length greater than or equal to 1"),
    ),
    bad(
        "101 actions are given",
        terse("TransactItems", f"{TOO_LONG} 100"),
        *[put(item={"pk": S(str(number))}) for number in range(101)],
    ),
    bad(
        "an action is empty",
        f"{ENVELOPE}Value '' at 'transactItems' failed to satisfy constraint: "
        "TransactWriteRequest should contain Delete or Put or Update or ConditionCheck",
        {},
    ),
    bad(
        "an action is two",
        "TransactItems can only contain one of Check, Put, Update or Delete",
        put() | delete(key={"pk": S("b")}),
    ),
    *[
        bad(
            f"an action says nothing: {kind}",
            f"{len(members)} validation errors detected: "
            + "; ".join(is_null(f"transactItems.1.member.{path}.{member}") for member in members),
            {kind: {}},
        )
        for kind, path, members in (
            ("Put", "put", ("item", "tableName")),
            ("Delete", "delete", ("key", "tableName")),
            ("Update", "update", ("key", "updateExpression", "tableName")),
            ("ConditionCheck", "conditionCheck", ("key", "tableName", "conditionExpression")),
        )
    ],
    *[
        bad(
            f"a table's name has a wrong character: {path}",
            ENVELOPE + breaks_pattern("bad!name", f"transactItems.2.member.{path}.tableName"),
            put(item={"pk": S("first")}),
            action("bad!name"),
        )
        for path, action in (
            ("put", put),
            ("delete", delete),
            ("update", update),
            ("conditionCheck", check),
        )
    ],
    bad(
        "capacity and metrics are unknown",
        f"2 validation errors detected: {BAD_CAPACITY}; {BAD_METRICS}",
        put(),
        ReturnConsumedCapacity="BOGUS",
        ReturnItemCollectionMetrics="BOGUS2",
    ),
    bad(
        "a wrong capacity is told before a syntax error and an item met twice",
        ENVELOPE + BAD_CAPACITY,
        check(condition="= ="),
        check(),
        ReturnConsumedCapacity="BOGUS",
    ),
    bad(
        "what to return of a failed condition is unknown",
        ENVELOPE
        + is_none_of(
            "NEW",
            "transactItems.1.member.put.returnValuesOnConditionCheckFailure",
            "ALL_OLD, NONE",
        ),
        put(ReturnValuesOnConditionCheckFailure="NEW"),
    ),
    bad(
        "a token has 37 characters",
        terse("ClientRequestToken", f"{TOO_LONG} 36"),
        put(),
        ClientRequestToken="x" * 37,
    ),
    bad(
        "a token is empty",
        terse("ClientRequestToken", "Member must have length greater than or equal to 1"),
        put(),
        ClientRequestToken="",
    ),
    bad(
        "a wrong token is told alone, without a wrong capacity",
        terse("ClientRequestToken", f"{TOO_LONG} 36"),
        put(),
        ClientRequestToken="x" * 37,
        ReturnConsumedCapacity="BOGUS",
    ),
]

EXPRESSIONS = [
    *[
        bad(
            f"a condition is empty: {kind}",
            f"Invalid ConditionExpression: {EMPTY_EXPRESSION}",
            action,
        )
        for kind, action in (
            ("Put", put(ConditionExpression="")),
            ("Delete", delete(ConditionExpression="")),
            ("ConditionCheck", check(condition="")),
        )
    ],
    bad(
        "an update is empty",
        f"Invalid UpdateExpression: {EMPTY_EXPRESSION}",
        update(expression=""),
    ),
    bad(
        "a condition breaks off",
        f"Invalid ConditionExpression: {syntax_error('<EOF>', '(')}",
        check(condition="attribute_not_exists("),
    ),
    bad(
        "a value is not given",
        f"Invalid UpdateExpression: {undefined_value(':v')}",
        update(expression="SET v = :v"),
    ),
    *[
        bad(
            f"a value is given and not used: {kind}",
            unused("ExpressionAttributeValues", ":v"),
            action,
        )
        for kind, action in (
            ("Put", put(ConditionExpression=CONDITION, ExpressionAttributeValues={":v": S("x")})),
            (
                "Delete",
                delete(ConditionExpression=CONDITION, ExpressionAttributeValues={":v": S("x")}),
            ),
            ("ConditionCheck", check(ExpressionAttributeValues={":v": S("x")})),
            ("Update", update(ExpressionAttributeValues={":v": S("x")})),
        )
    ],
    bad(
        "a value is given without an expression",
        f"{VALUES_WITHOUT_EXPRESSION}: ConditionExpression is null",
        put(ExpressionAttributeValues={":v": S("x")}),
    ),
    bad(
        "a name is given without an expression",
        NAMES_WITHOUT_EXPRESSION,
        delete(ExpressionAttributeNames={"#v": "x"}),
    ),
    bad(
        "a condition is too long",
        "Invalid ConditionExpression: Expression size has exceeded the maximum allowed size; "
        "expression size: 4109",
        check(condition="a" * 4109),
    ),
    bad(
        "an update is too long, which is told without its size",
        "Invalid UpdateExpression: Expression size has exceeded the maximum allowed size;",
        update(expression="REMOVE " + "a" * 4090),
    ),
]

VALUES = [
    bad("a number of an item is none", f"{NOT_NUMERIC}: abc", put(item=KEY | {"v": N("abc")})),
    bad("a number of a key is empty; no colon follows", NOT_NUMERIC, delete(key={"pk": N("")})),
    bad(
        "an exponent that overflows comes out as too small",
        UNDERFLOW,
        put(item={"pk": N("1e2147483647")}),
    ),
    bad("a value has two types", SEVERAL_TYPES, put(item={"pk": {"S": "a", "N": "1"}})),
    bad(
        "strings of an item come twice, and are told as they were sent",
        f"{INVALID}Input collection [b, a, b] contains duplicates.",
        put(item=KEY | {"v": SS("b", "a", "b")}),
    ),
    bad(
        "binaries of a key come twice, and are told as they were sent",
        f"{INVALID}Input collection [/w==, AA==, AA==]of type BS contains duplicates.",
        check(key={"pk": BS(b"\xff", b"\x00", b"\x00")}),
    ),
    *[
        bad(
            f"a value of an expression: {name}",
            f"ExpressionAttributeValues contains invalid value: {message} for key :t",
            update(expression="SET v = :t", ExpressionAttributeValues={":t": value}),
        )
        for name, value, message in (
            ("a number that is none", N("abc"), f"{NOT_NUMERIC}: abc"),
            ("an empty number", N(""), NOT_NUMERIC),
            (
                "strings that come twice",
                SS("b", "a", "b"),
                f"{INVALID}Input collection [b, a, b] contains duplicates.",
            ),
            ("numbers that come twice", NS("1", "1"), "Input collection contains duplicates"),
            ("too many levels", wrapped(40), TOO_DEEP),
        )
    ],
    bad("an item has too many levels", TOO_DEEP, put(item=KEY | {"v": wrapped(32)})),
    bad("an attribute has no name", "Empty attribute name", put(item={"": S("a")})),
    bad(
        "an attribute without a name is told before too many levels",
        "Empty attribute name",
        put(item={"v": wrapped(100), "": S("a")}),
    ),
    bad(
        "too many levels are told before a nested attribute without a name",
        TOO_DEEP,
        put(item=KEY | {"v": wrapped(40), "m": {"M": {"": S("x")}}}),
    ),
    bad(
        "too many levels are told before a nested attribute without a name that comes first",
        TOO_DEEP,
        put(item=KEY | {"m": {"M": {"": S("x")}}, "v": wrapped(32)}),
    ),
    bad("an item is too large", TOO_LARGE, put(item=KEY | {"v": S("x" * 409_597)})),
    bad(
        "an oversized second item refuses the first",
        TOO_LARGE,
        put(item={"pk": S("first")}),
        put(item=KEY | {"v": S("x" * 409_597)}),
    ),
]

ORDER = [
    bad(
        "the first action that is wrong is told: an expression",
        f"Invalid ConditionExpression: {syntax_error('=', '= = b')}",
        check(condition="a = = b"),
        put(item=KEY | {"v": wrapped(40)}),
    ),
    bad(
        "the first action that is wrong is told: a value",
        TOO_DEEP,
        put(item=KEY | {"v": wrapped(40)}),
        check(condition="a = = b"),
    ),
    bad(
        "the first action that is wrong is told: an attribute without a name",
        TOO_DEEP,
        put(item=KEY | {"v": wrapped(40)}),
        put(item={"": S("a")}),
    ),
    bad(
        "in one action an expression is told before a key",
        f"Invalid ConditionExpression: {syntax_error('=', '= = b')}",
        delete(key={"pk": wrapped(100)}, ConditionExpression="a = = b"),
    ),
    bad(
        "in one action an unused value is told before a key",
        unused("ExpressionAttributeValues", ":u"),
        update(key={"pk": wrapped(40)}, ExpressionAttributeValues={":u": S("x")}),
    ),
    bad(
        "a key is told before a later expression",
        TOO_DEEP,
        delete(key={"pk": wrapped(40)}),
        check(condition="a = = b"),
    ),
    refuses(
        "an unused value is told before a missing table and an item met twice",
        "TransactWriteItems",
        transaction(put("hash"), delete("hash"), check(ExpressionAttributeValues={":v": S("x")})),
        unused("ExpressionAttributeValues", ":v"),
        given=(HASH,),
        then=(lacks("hash", **KEY),),
    ),
    refuses(
        "an expression of a later action is too long; nothing is written",
        "TransactWriteItems",
        transaction(put("hash"), check("hash", {"pk": S("b")}, "a" * 4097)),
        "Invalid ConditionExpression: Expression size has exceeded the maximum allowed size; "
        "expression size: 4097",
        given=(HASH,),
        then=(lacks("hash", **KEY),),
    ),
    refuses(
        "there is no such table",
        "TransactWriteItems",
        transaction(put("hash"), put(item={"pk": S("b")})),
        NOT_FOUND,
        type="ResourceNotFoundException",
        given=(HASH,),
        then=(lacks("hash", **KEY),),
    ),
    refuses(
        "a missing table is told before an item met twice",
        "TransactWriteItems",
        transaction(put("hash"), delete("hash"), put()),
        NOT_FOUND,
        type="ResourceNotFoundException",
        given=(HASH,),
    ),
    *[
        refuses(
            f"an item is met twice: put and {kind}",
            "TransactWriteItems",
            transaction(put("hash"), action("hash")),
            DUPLICATES,
            given=(HASH,),
            then=(lacks("hash", **KEY),),
        )
        for kind, action in (
            ("put", put),
            ("delete", delete),
            ("update", update),
            ("check", check),
        )
    ],
    refuses(
        "an item met twice is told before a key that does not fit",
        "TransactWriteItems",
        transaction(delete("hash", {"pk": N("1")}), put("hash"), delete("hash")),
        DUPLICATES,
        given=(HASH,),
    ),
    answers(
        "items of two tables are two, even with one key",
        "TransactWriteItems",
        transaction(put("hash"), put("other")),
        {},
        given=(HASH, create("other", "pk:S")),
        then=(holds("hash", **KEY), holds("other", **KEY)),
    ),
]

CASES = [*SHAPE, *EXPRESSIONS, *VALUES, *ORDER]
