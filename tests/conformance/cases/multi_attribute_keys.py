"""Global indexes whose keys have several attributes: their order, their conditions, their pages."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import N, S, found, put
from tests.conformance.tables import create
from tests.conformance.wording import BAD_START, WRONG_CONDITION_TYPE

SORTED = create("sorted", "pk:S", indexes={"by_all": ("h:S|a:S b:N c:S d:S", "ALL")})
PARTED = create("parted", "pk:S", indexes={"by_both": ("h:S g:N|a:S", "ALL")})


def row(pk: str, a: str, b: str, c: str, d: str) -> dict[str, Any]:
    return {"pk": S(pk), "h": S("h"), "a": S(a), "b": N(b), "c": S(c), "d": S(d)}


ROWS = [
    row("5", "x", "2", "p", "1"),
    row("1", "x", "10", "p", "1"),
    row("4", "x", "10", "p", "2"),
    row("2", "x", "10", "q", "1"),
    row("3", "y", "-1", "p", "1"),
]
GIVEN = (
    SORTED,
    *(put("sorted", **ROWS[place]) for place in (3, 0, 4, 2, 1)),
    put("sorted", pk=S("6"), h=S("h"), a=S("x"), b=N("1"), d=S("1")),  # no c: not in the index
    put("sorted", **ROWS[0] | {"pk": S("7"), "h": S("other")}),
)
VALUES = {":h": S("h"), ":x": S("x"), ":ten": N("10"), ":p": S("p"), ":one": S("1")}


def request_of(text: str, **more: Any) -> dict[str, Any]:
    used = {name: value for name, value in VALUES.items() if name in text}
    return {
        "TableName": "sorted",
        "IndexName": "by_all",
        "KeyConditionExpression": text,
        "ExpressionAttributeValues": used,
        **more,
    }


def finds(name: str, text: str, *places: int, **more: Any) -> Case:
    answer = found(*(ROWS[place] for place in places))
    return answers(name, "Query", request_of(text, **more), answer, given=GIVEN)


def bad(name: str, text: str, message: str) -> Case:
    return refuses(name, "Query", request_of(text), message, given=(SORTED,))


def needs_equality(missing: str, because: str) -> str:
    return (
        f"RANGE key attributes {missing} must have equality conditions specified in the query "
        f"because a condition is present on key attribute {because}"
    )


SORT = [
    bad("a sort attribute is left out", "h = :h AND a = :x AND c = :p", needs_equality("b", "c")),
    bad("the first sort attribute is left out", "h = :h AND b = :ten", needs_equality("a", "b")),
    bad(
        "two sort attributes are left out",
        "h = :h AND c = :p",
        needs_equality("a, b", "c"),
    ),
    bad(
        "a range comes before the last attribute",
        "h = :h AND a = :x AND b > :ten AND c = :p",
        needs_equality("b", "c"),
    ),
    bad(
        "the partition attribute is not tested",
        "a = :x AND b = :ten",
        "Query condition missed key schema element: h",
    ),
    bad("a sort attribute has another type", "h = :h AND a = :ten", WRONG_CONDITION_TYPE),
    refuses(
        "the start key lacks an attribute of the index",
        "Query",
        request_of("h = :h", ExclusiveStartKey={"pk": S("1"), "h": S("h"), "a": S("x")}),
        BAD_START,
        given=(SORTED,),
    ),
    finds("items sort by one attribute after the other", "h = :h", 0, 1, 2, 3, 4),
    finds("the whole order is reversed", "h = :h", 4, 3, 2, 1, 0, ScanIndexForward=False),
    finds("a prefix of one attribute", "h = :h AND a = :x", 0, 1, 2, 3),
    finds("a prefix of two attributes", "h = :h AND a = :x AND b = :ten", 1, 2, 3),
    finds("a prefix of three attributes", "h = :h AND a = :x AND b = :ten AND c = :p", 1, 2),
    finds("all four attributes", "h = :h AND a = :x AND b = :ten AND c = :p AND d = :one", 1),
    finds("the tests in any order", "b = :ten AND h = :h AND a = :x", 1, 2, 3),
    finds("a range on the last attribute named", "h = :h AND a = :x AND b < :ten", 0),
    finds("a range on the first sort attribute", "h = :h AND a > :x", 4),
    finds(
        "a prefix on the last attribute named",
        "h = :h AND a = :x AND b = :ten AND begins_with(c, :p)",
        1,
        2,
    ),
    answers(
        "a page ends with the whole key of table and index",
        "Query",
        request_of("h = :h", Limit=2),
        found(*ROWS[:2], LastEvaluatedKey=ROWS[1]),
        given=GIVEN,
    ),
    finds("a page goes on where the last ended", "h = :h", 2, 3, 4, ExclusiveStartKey=ROWS[1]),
]

PAIR = {"pk": S("1"), "h": S("h"), "g": N("1"), "a": S("x")}


def parted(text: str) -> dict[str, Any]:
    values = {":h": S("h"), ":g": N("1"), ":x": S("x")}
    return {
        "TableName": "parted",
        "IndexName": "by_both",
        "KeyConditionExpression": text,
        "ExpressionAttributeValues": {k: v for k, v in values.items() if k in text},
    }


PARTITION = [
    answers(
        "both attributes of the partition are tested",
        "Query",
        parted("h = :h AND g = :g"),
        found(PAIR),
        given=(PARTED, put("parted", **PAIR), put("parted", **PAIR | {"pk": S("2"), "g": N("2")})),
    ),
    answers(
        "partition and sort attributes are tested",
        "Query",
        parted("h = :h AND a = :x AND g = :g"),
        found(PAIR),
        given=(PARTED, put("parted", **PAIR), put("parted", **PAIR | {"pk": S("2"), "a": S("y")})),
    ),
]

CASES = [*SORT, *PARTITION]
