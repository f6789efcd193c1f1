"""TransactGetItems: what is refused at once, what cancels, and what comes back."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import NS, SS, B, N, S, put
from tests.conformance.tables import BINARY, HASH, RANGE
from tests.conformance.wording import (
    EMPTY_EXPRESSION,
    ENVELOPE,
    INVALID,
    MISMATCH,
    NAMES_WITHOUT_EXPRESSION,
    NOT_FOUND,
    NOT_NUMERIC,
    OVERFLOW,
    UNDERFLOW,
    breaks_pattern,
    empty_key,
    is_none_of,
    is_null,
    overlap,
    syntax_error,
    unused,
)

KEY = {"pk": S("a")}
DUPLICATES = "Transaction request cannot include multiple operations on one item"
BAD_CAPACITY = is_none_of("BOGUS", "returnConsumedCapacity", "INDEXES, TOTAL, NONE")


def get(table: str = "hash", key: Any = KEY, **members: Any) -> dict[str, Any]:
    return {"Get": {"TableName": table, "Key": key, **members}}


def gets(*actions: Any, **members: Any) -> dict[str, Any]:
    return {"TransactItems": list(actions), **members}


def bad(name: str, message: str, request: dict[str, Any]) -> Case:
    """A rejected request that needs no table."""
    return refuses(name, "TransactGetItems", request, message)


def terse(constraint: str) -> str:
    return f"{ENVELOPE}Value at 'TransactItems' failed to satisfy constraint: {constraint}"


def cancelled(name: str, request: dict[str, Any], *messages: str | None, given: Any) -> Case:
    """A transaction that is cancelled for the keys of some of its actions."""
    codes = ", ".join("None" if message is None else "ValidationError" for message in messages)
    reasons = [
        {"Code": "None"} if message is None else {"Code": "ValidationError", "Message": message}
        for message in messages
    ]
    return refuses(
        name,
        "TransactGetItems",
        request,
        f"Transaction cancelled, please refer cancellation reasons for specific reasons [{codes}]",
        type="TransactionCanceledException",
        details={"CancellationReasons": reasons},
        given=given,
    )


SHAPE = [
    bad("nothing is given", ENVELOPE + is_null("transactItems"), {}),
    bad(
        "no actions are given",
        terse("Member must have length greater than or equal to 1"),
        gets(),
    ),
    bad(
        "101 actions are given",
        terse("Member must have length less than or equal to 100"),
        gets(*[get("absent", {"pk": S(str(number))}) for number in range(101)]),
    ),
    bad("an action is empty", ENVELOPE + is_null("transactItems.1.member.get"), gets({})),
    bad(
        "an action says nothing",
        "2 validation errors detected: "
        f"{is_null('transactItems.1.member.get.key')}; "
        f"{is_null('transactItems.1.member.get.tableName')}",
        gets({"Get": {}}),
    ),
    bad(
        "a table's name has a wrong character",
        ENVELOPE + breaks_pattern("bad!name", "transactItems.2.member.get.tableName"),
        gets(get("absent"), get("bad!name")),
    ),
    bad(
        "a capacity is unknown, and told before a missing table",
        ENVELOPE + BAD_CAPACITY,
        gets(get("absent"), get("absent"), ReturnConsumedCapacity="BOGUS"),
    ),
    bad(
        "a wrong capacity and a wrong name are told together",
        f"2 validation errors detected: {BAD_CAPACITY}; "
        + breaks_pattern("bad!name", "transactItems.1.member.get.tableName"),
        gets(get("bad!name"), ReturnConsumedCapacity="BOGUS"),
    ),
]

READ = [
    bad(
        "a projection makes no sense",
        f"Invalid ProjectionExpression: {syntax_error('!', '!!')}",
        gets(get("absent", ProjectionExpression="!!!")),
    ),
    bad(
        "a projection is empty",
        f"Invalid ProjectionExpression: {EMPTY_EXPRESSION}",
        gets(get("absent", ProjectionExpression="")),
    ),
    bad(
        "a projection names an attribute twice",
        f"Invalid ProjectionExpression: {overlap('[a]', '[a]')}",
        gets(get("absent", ProjectionExpression="a, a")),
    ),
    bad(
        "a name is given and not used",
        unused("ExpressionAttributeNames", "#b"),
        gets(get("absent", ProjectionExpression="a", ExpressionAttributeNames={"#b": "b"})),
    ),
    bad(
        "a name is given without a projection",
        NAMES_WITHOUT_EXPRESSION,
        gets(get("absent", ExpressionAttributeNames={"#b": "b"})),
    ),
    bad("a number is none", f"{NOT_NUMERIC}: abc", gets(get("absent", {"pk": N("abc")}))),
    bad("a number is empty; no colon follows", NOT_NUMERIC, gets(get("absent", {"pk": N("")}))),
    bad("a number is too large", OVERFLOW, gets(get("absent", {"pk": N("1e126")}))),
    bad(
        "an exponent that overflows comes out as too small",
        UNDERFLOW,
        gets(get("absent", {"pk": N("1e2147483647")})),
    ),
    bad(
        "strings come twice, and are told as they were sent",
        f"{INVALID}Input collection [b, a, b] contains duplicates.",
        gets(get("absent", {"pk": SS("b", "a", "b")})),
    ),
    bad(
        "numbers come twice, which is told in few words",
        "Input collection contains duplicates",
        gets(get("absent", {"pk": NS("1", "1")})),
    ),
    refuses(
        "there is no such table",
        "TransactGetItems",
        gets(get("absent")),
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
    refuses(
        "a missing table is told before an item asked for twice",
        "TransactGetItems",
        gets(get(), get(), get("absent")),
        NOT_FOUND,
        type="ResourceNotFoundException",
        given=(HASH,),
    ),
    refuses(
        "an item is asked for twice",
        "TransactGetItems",
        gets(get(), get()),
        DUPLICATES,
        given=(HASH,),
    ),
    refuses(
        "an item asked for twice is told before a key that does not fit",
        "TransactGetItems",
        gets(get(key={}), get(), get()),
        DUPLICATES,
        given=(HASH,),
    ),
    refuses(
        "a key is an empty string",
        "TransactGetItems",
        gets(get(key={"pk": S("")})),
        empty_key("pk"),
        given=(HASH,),
    ),
    refuses(
        "a key is an empty binary",
        "TransactGetItems",
        gets(get("binary", {"pk": B(b""), "sk": B(b"x")})),
        empty_key("pk", "binary"),
        given=(BINARY,),
    ),
]

CANCELLED = [
    cancelled("a key is empty", gets(get(key={})), MISMATCH, given=(HASH,)),
    cancelled("a key has another type", gets(get(key={"pk": N("1")})), MISMATCH, given=(HASH,)),
    cancelled("a key lacks the sort key", gets(get("range")), MISMATCH, given=(RANGE,)),
    cancelled(
        "a key has too many attributes",
        gets(get(key=KEY | {"sk": S("b")})),
        MISMATCH,
        given=(HASH,),
    ),
    cancelled(
        "only the first of two keys that do not fit has a reason",
        gets(get(), get(key={"pk": N("1")}), get(key={"pk": S("b")}), get(key={})),
        None,
        MISMATCH,
        None,
        None,
        given=(HASH,),
    ),
]

ITEM = {"pk": S("a"), "v": N("1")}
GIVEN = (HASH, put("hash", **ITEM))


def units(number: float, table: str = "hash", **more: Any) -> dict[str, Any]:
    return {"TableName": table, "CapacityUnits": number, "ReadCapacityUnits": number, **more}


FOUND = [
    answers(
        "items come back in the order of the actions, and nothing for what is not there",
        "TransactGetItems",
        gets(get(key={"pk": S("nope")}), get()),
        {"Responses": [{}, {"Item": ITEM}]},
        given=GIVEN,
    ),
    answers(
        "a projection picks attributes",
        "TransactGetItems",
        gets(get(ProjectionExpression="#v", ExpressionAttributeNames={"#v": "v"})),
        {"Responses": [{"Item": {"v": N("1")}}]},
        given=GIVEN,
    ),
    answers(
        "an item of which nothing is projected is left out",
        "TransactGetItems",
        gets(get(ProjectionExpression="absent")),
        {"Responses": [{}]},
        given=GIVEN,
    ),
    answers(
        "each item costs two units, and so does one that is not there",
        "TransactGetItems",
        gets(get(), get(key={"pk": S("nope")}), ReturnConsumedCapacity="TOTAL"),
        {"Responses": [{"Item": ITEM}, {}], "ConsumedCapacity": [units(4.0)]},
        given=GIVEN,
    ),
    answers(
        "what the table cost is split from what indexes cost",
        "TransactGetItems",
        gets(get(), ReturnConsumedCapacity="INDEXES"),
        {
            "Responses": [{"Item": ITEM}],
            "ConsumedCapacity": [
                units(2.0, Table={"CapacityUnits": 2.0, "ReadCapacityUnits": 2.0})
            ],
        },
        given=GIVEN,
    ),
    answers(
        "two tables have an entry each",
        "TransactGetItems",
        gets(
            get(),
            get("range", KEY | {"sk": S("b")}),
            get(key={"pk": S("c")}),
            ReturnConsumedCapacity="TOTAL",
        ),
        {
            "Responses": [{"Item": ITEM}, {}, {}],
            "ConsumedCapacity": [units(4.0), units(2.0, "range")],
        },
        given=(*GIVEN, RANGE),
    ),
    answers(
        "an item of more than 4 KB costs four units",
        "TransactGetItems",
        gets(get(ProjectionExpression="pk"), ReturnConsumedCapacity="TOTAL"),
        {"Responses": [{"Item": KEY}], "ConsumedCapacity": [units(4.0)]},
        given=(HASH, put("hash", pk=S("a"), v=S("x" * 4093))),
    ),
]

CASES = [*SHAPE, *READ, *CANCELLED, *FOUND]
