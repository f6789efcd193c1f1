"""BatchGetItem: what refuses the whole batch, and what comes back of it."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import BS, NS, SS, B, L, M, N, S, put
from tests.conformance.tables import BINARY, HASH, NUMBER, RANGE
from tests.conformance.wording import (
    EMPTY_EXPRESSION,
    ENVELOPE,
    INVALID,
    MISMATCH,
    NAMES_WITHOUT_EXPRESSION,
    NO_TYPE,
    NOT_FOUND,
    NOT_NUMERIC,
    OVERFLOW,
    PARTITION_KEY_TOO_LONG,
    SEVERAL_TYPES,
    SORT_KEY_TOO_LONG,
    TOO_DEEP,
    breaks,
    empty_key,
    is_none_of,
    is_null,
    mixed,
    overlap,
    syntax_error,
    undefined_name,
    unused,
)

KEY = {"pk": S("a")}
DUPLICATES = "Provided list of item keys contains duplicates"
BAD_CAPACITY = is_none_of("BOGUS", "returnConsumedCapacity", "INDEXES, TOTAL, NONE")
MAP_KEYS = (
    "Map keys must satisfy constraint: [Member must have length less than or equal to 255, "
    "Member must have length greater than or equal to 3, "
    "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+]"
)
BAD_NAME = breaks("""'{"bad!name":{"Keys":[{"pk":{"S":"a"}}]}}'""", "requestItems", MAP_KEYS)


def batch(*keys: Any, table: str = "hash", **members: Any) -> dict[str, Any]:
    return {"RequestItems": {table: {"Keys": list(keys), **members}}}


def bad(name: str, message: str, request: dict[str, Any]) -> Case:
    """A rejected request that needs no table."""
    return refuses(name, "BatchGetItem", request, message)


def numbered(count: int) -> list[dict[str, Any]]:
    return [{"pk": S(str(number))} for number in range(count)]


def terse(member: str, constraint: str) -> str:
    return f"{ENVELOPE}Value at '{member}' failed to satisfy constraint: {constraint}"


SHAPE = [
    bad("nothing is given", ENVELOPE + is_null("requestItems"), {}),
    bad(
        "no tables are given",
        terse("RequestItems", "Member must have length greater than or equal to 1"),
        {"RequestItems": {}},
    ),
    bad(
        "no keys are given",
        terse(
            "RequestItems.absent.member.Keys", "Member must have length greater than or equal to 1"
        ),
        batch(table="absent"),
    ),
    bad(
        "101 keys are given",
        terse(
            "RequestItems.absent.member.Keys", "Member must have length less than or equal to 100"
        ),
        batch(*numbered(101), table="absent"),
    ),
    bad(
        "a table has no list of keys",
        ENVELOPE + is_null("requestItems.absent.member.keys"),
        {"RequestItems": {"absent": {}}},
    ),
    bad(
        "two tables have no lists of keys, and the capacity is unknown",
        "3 validation errors detected: "
        f"{is_null('requestItems.one.member.keys')}; {is_null('requestItems.two.member.keys')}; "
        f"{BAD_CAPACITY}",
        {"RequestItems": {"one": {}, "two": {}}, "ReturnConsumedCapacity": "BOGUS"},
    ),
    bad("a table's name has a wrong character", ENVELOPE + BAD_NAME, batch(KEY, table="bad!name")),
    bad(
        "a wrong name and a wrong capacity are told together",
        f"2 validation errors detected: {BAD_NAME}; {BAD_CAPACITY}",
        batch(KEY, table="bad!name") | {"ReturnConsumedCapacity": "BOGUS"},
    ),
    bad(
        "a table's name has two characters",
        ENVELOPE + breaks("""'{"ab":{"Keys":[{"pk":{"S":"a"}}]}}'""", "requestItems", MAP_KEYS),
        batch(KEY, table="ab"),
    ),
    bad(
        "a wrong capacity is told before a missing table",
        ENVELOPE + BAD_CAPACITY,
        batch(KEY, table="absent") | {"ReturnConsumedCapacity": "BOGUS"},
    ),
    bad(
        "a list of attributes is empty",
        ENVELOPE
        + breaks(
            "'[]'",
            "requestItems.absent.member.attributesToGet",
            "Member must have length greater than or equal to 1",
        ),
        batch(KEY, table="absent", AttributesToGet=[]),
    ),
]

VALUES = [
    bad("a value of a key has no type", NO_TYPE, batch({"pk": {}}, table="absent")),
    bad(
        "a value of a key has two types",
        SEVERAL_TYPES,
        batch({"pk": {"S": "a", "N": "1"}}, table="absent"),
    ),
    bad("a number is none", f"{NOT_NUMERIC}: abc", batch({"pk": N("abc")}, table="absent")),
    bad("a number is empty", f"{NOT_NUMERIC}: ", batch({"pk": N("")}, table="absent")),
    bad("a number is too large", OVERFLOW, batch({"pk": N("1e2147483647")}, table="absent")),
    refuses(
        "a wrong number is told before a wrong type",
        "BatchGetItem",
        batch({"pk": N("abc")}),
        f"{NOT_NUMERIC}: abc",
        given=(HASH,),
    ),
    bad(
        "a set of strings has duplicates",
        f'{INVALID}Input collection ["a", "b", "b"] contains duplicates.',
        batch({"pk": SS("b", "a", "b")}, table="absent"),
    ),
    bad(
        "a set of numbers has duplicates",
        f"{INVALID}Input collection contains duplicates.",
        batch({"pk": NS("2", "1", "2")}, table="absent"),
    ),
    bad(
        "a set of binaries has duplicates",
        f'{INVALID}Input collection ["AA==","/w==","AA=="]of type BS contains duplicates.',
        batch({"pk": BS(b"\xff", b"\x00", b"\x00")}, table="absent"),
    ),
    bad(
        "a key is nested too deeply",
        TOO_DEEP,
        batch(
            {"pk": __import__("functools").reduce(lambda v, _: {"L": [v]}, range(40), S("x"))},
            table="absent",
        ),
    ),
]

PROJECTIONS = [
    bad(
        "a projection is empty",
        f"Invalid ProjectionExpression: {EMPTY_EXPRESSION}",
        batch(KEY, table="absent", ProjectionExpression=""),
    ),
    bad(
        "a projection makes no sense",
        f"Invalid ProjectionExpression: {syntax_error('!', '!!')}",
        batch(KEY, table="absent", ProjectionExpression="!!!"),
    ),
    bad(
        "a projection names an attribute twice",
        f"Invalid ProjectionExpression: {overlap('[a]', '[a]')}",
        batch(KEY, table="absent", ProjectionExpression="a, a"),
    ),
    bad(
        "a projection names an attribute and a part of it",
        f"Invalid ProjectionExpression: {overlap('[a]', '[a, b]')}",
        batch(KEY, table="absent", ProjectionExpression="a, a.b"),
    ),
    bad(
        "a projection names one attribute under two names",
        f"Invalid ProjectionExpression: {overlap('[a]', '[a]')}",
        batch(
            KEY,
            table="absent",
            ProjectionExpression="#a, #b",
            ExpressionAttributeNames={"#a": "a", "#b": "a"},
        ),
    ),
    bad(
        "a projection uses a name that is not given",
        f"Invalid ProjectionExpression: {undefined_name('#a')}",
        batch(KEY, table="absent", ProjectionExpression="#a"),
    ),
    bad(
        "a name is given and not used",
        unused("ExpressionAttributeNames", "#b"),
        batch(
            KEY,
            table="absent",
            ProjectionExpression="a",
            ExpressionAttributeNames={"#b": "b"},
        ),
    ),
    bad(
        "a name is given without a projection",
        NAMES_WITHOUT_EXPRESSION,
        batch(KEY, table="absent", ExpressionAttributeNames={"#b": "b"}),
    ),
    bad(
        "a projection and a list of attributes are given",
        mixed("AttributesToGet", "ProjectionExpression"),
        batch(KEY, table="absent", AttributesToGet=["a"], ProjectionExpression="a"),
    ),
    bad(
        "one table has a projection and another a list of attributes",
        mixed("AttributesToGet", "ProjectionExpression"),
        {
            "RequestItems": {
                "one": {"Keys": [KEY], "AttributesToGet": ["a"]},
                "two": {"Keys": [KEY], "ProjectionExpression": "a"},
            }
        },
    ),
    bad(
        "an attribute is listed twice",
        f"{INVALID}Duplicate value in attribute name: a",
        batch(KEY, table="absent", AttributesToGet=["a", "b", "a"]),
    ),
    bad(
        "two tables have 101 keys between them",
        "Too many items requested for the BatchGetItem call",
        {"RequestItems": {"one": {"Keys": numbered(60)}, "two": {"Keys": numbered(41)}}},
    ),
    refuses(
        "one wrong projection refuses the whole batch",
        "BatchGetItem",
        {
            "RequestItems": {
                "hash": {"Keys": [KEY]},
                "range": {"Keys": [KEY | {"sk": S("b")}], "ProjectionExpression": "a, a"},
            }
        },
        f"Invalid ProjectionExpression: {overlap('[a]', '[a]')}",
        given=(HASH, RANGE),
    ),
]


def wrong_key(name: str, message: str, *keys: Any, table: Any = HASH) -> Case:
    request = batch(*keys, table=table[1]["TableName"])
    return refuses(name, "BatchGetItem", request, message, given=(table,))


KEYS = [
    refuses(
        "there is no such table",
        "BatchGetItem",
        batch(KEY, table="absent"),
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
    refuses(
        "one of two tables is not there",
        "BatchGetItem",
        {"RequestItems": {"hash": {"Keys": [KEY]}, "absent": {"Keys": [KEY]}}},
        NOT_FOUND,
        type="ResourceNotFoundException",
        given=(HASH,),
    ),
    wrong_key("a key comes twice", DUPLICATES, KEY, {"pk": S("b")}, KEY),
    wrong_key(
        "a number comes twice, spelled in two ways",
        DUPLICATES,
        {"pk": N("1"), "sk": N("1.0")},
        {"pk": N("1"), "sk": N("+1")},
        table=NUMBER,
    ),
    wrong_key("a key is empty", MISMATCH, {}),
    wrong_key("a key has another type", MISMATCH, {"pk": N("1")}),
    wrong_key("a key is a list", MISMATCH, {"pk": {"L": [S("a")]}}),
    wrong_key("a key has too many attributes", MISMATCH, KEY | {"x": S("b")}),
    wrong_key("a key lacks the sort key", MISMATCH, KEY, table=RANGE),
    wrong_key("a key is an empty string", empty_key("pk"), {"pk": S("")}),
    wrong_key(
        "a key is an empty binary",
        empty_key("pk", "binary"),
        {"pk": B(b""), "sk": B(b"x")},
        table=BINARY,
    ),
    wrong_key("a partition key is too long", PARTITION_KEY_TOO_LONG, {"pk": S("a" * 2049)}),
    wrong_key(
        "a sort key is too long", SORT_KEY_TOO_LONG, KEY | {"sk": S("a" * 1025)}, table=RANGE
    ),
]

ITEM = {"pk": S("a"), "v": N("1"), "w": S("x")}
GIVEN = (HASH, put("hash", **ITEM))


def got(items: list[Any], table: str = "hash", **more: Any) -> dict[str, Any]:
    return {"Responses": {table: items}, "UnprocessedKeys": {}, **more}


FOUND = [
    answers(
        "what is there comes back, and what is not does not",
        "BatchGetItem",
        batch(KEY, {"pk": S("nope")}),
        got([ITEM]),
        given=GIVEN,
    ),
    answers(
        "a table of which nothing was found has an empty list",
        "BatchGetItem",
        batch({"pk": S("nope")}),
        got([]),
        given=GIVEN,
    ),
    answers(
        "two tables answer together",
        "BatchGetItem",
        {
            "RequestItems": {
                "hash": {"Keys": [KEY]},
                "range": {"Keys": [KEY | {"sk": S("b")}]},
            }
        },
        {
            "Responses": {"hash": [ITEM], "range": [{"pk": S("a"), "sk": S("b")}]},
            "UnprocessedKeys": {},
        },
        given=(*GIVEN, RANGE, put("range", pk=S("a"), sk=S("b"))),
    ),
    answers(
        "a projection does not add the key",
        "BatchGetItem",
        batch(KEY, ProjectionExpression="v"),
        got([{"v": N("1")}]),
        given=GIVEN,
    ),
    answers(
        "parts of one list element come back as one",
        "BatchGetItem",
        batch(KEY, ProjectionExpression="l[2].c, l[0].b, l[0].a"),
        got([{"l": L(M(a=N("1"), b=N("2")), M(c=N("3")))}]),
        given=(
            HASH,
            put("hash", pk=S("a"), l=L(M(a=N("1"), b=N("2"), x=N("9")), S("skipped"), M(c=N("3")))),
        ),
    ),
    answers(
        "an item of which nothing is projected is empty",
        "BatchGetItem",
        batch(KEY, ProjectionExpression="absent"),
        got([{}]),
        given=GIVEN,
    ),
    answers(
        "a list of attributes picks them",
        "BatchGetItem",
        batch(KEY, AttributesToGet=["w", "absent"]),
        got([{"w": S("x")}]),
        given=GIVEN,
    ),
    answers(
        "an eventually consistent read costs half a unit, of nothing too",
        "BatchGetItem",
        batch(KEY, {"pk": S("nope")}) | {"ReturnConsumedCapacity": "TOTAL"},
        got([ITEM], ConsumedCapacity=[{"TableName": "hash", "CapacityUnits": 1.0}]),
        given=GIVEN,
    ),
    answers(
        "a consistent read costs a unit",
        "BatchGetItem",
        batch(KEY, ConsistentRead=True) | {"ReturnConsumedCapacity": "INDEXES"},
        got(
            [ITEM],
            ConsumedCapacity=[
                {"TableName": "hash", "CapacityUnits": 1.0, "Table": {"CapacityUnits": 1.0}}
            ],
        ),
        given=GIVEN,
    ),
    answers(
        "each item is rounded up for itself, before the projection",
        "BatchGetItem",
        batch({"pk": S("a")}, {"pk": S("b")}, ConsistentRead=True, ProjectionExpression="pk")
        | {"ReturnConsumedCapacity": "TOTAL"},
        got(
            [{"pk": S("a")}, {"pk": S("b")}],
            ConsumedCapacity=[{"TableName": "hash", "CapacityUnits": 3.0}],
        ),
        given=(HASH, put("hash", pk=S("a"), v=S("x" * 4093)), put("hash", pk=S("b"))),
    ),
    answers(
        "no capacity is told where none is asked for",
        "BatchGetItem",
        batch(KEY) | {"ReturnConsumedCapacity": "NONE"},
        got([ITEM]),
        given=GIVEN,
    ),
]

CASES = [*SHAPE, *VALUES, *PROJECTIONS, *KEYS, *FOUND]
