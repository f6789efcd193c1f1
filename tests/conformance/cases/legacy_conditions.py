"""Expected, QueryFilter, ScanFilter and KeyConditions: conditions from before expressions."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import BS, NS, NULL, SS, TRUE, B, L, M, N, S, found, holds, put
from tests.conformance.tables import HASH, NUMBER, RANGE
from tests.conformance.wording import (
    CONDITION_FAILED,
    EMPTY_STRING_SET,
    ENVELOPE,
    INVALID,
    NO_TYPE,
    NOT_FOUND,
    NOT_NUMERIC,
    SEVERAL_TYPES,
    WRONG_CONDITION_TYPE,
    empty_key,
    is_none_of,
)

OPERATORS = (
    "IN, NULL, BETWEEN, LT, NOT_CONTAINS, EQ, GT, NOT_NULL, NE, LE, BEGINS_WITH, GE, CONTAINS"
)
ONE_ARGUMENT = ("EQ", "NE", "LE", "LT", "GE", "GT", "CONTAINS", "NOT_CONTAINS", "BEGINS_WITH")
LONELY = "ConditionalOperator cannot be used without Filter or Expected"
NOT_TWO = "ConditionalOperator can only be used when Filter or Expected has two or more elements"
NOT_INDEXABLE = "Attempted conditional constraint is not an indexable operation"
REVERSED = (
    "The BETWEEN condition was provided a range where the lower bound is greater than the upper "
    "bound"
)


def compares(operator: str, *arguments: Any) -> dict[str, Any]:
    condition: dict[str, Any] = {"ComparisonOperator": operator}
    if arguments:
        condition["AttributeValueList"] = list(arguments)
    return condition


def bad_put(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    request = {"TableName": "absent", "Item": {"pk": S("a")}, **members}
    return refuses(name, "PutItem", request, ENVELOPE + message)


def bad_expected(name: str, message: str, **expectation: Any) -> Case:
    return bad_put(name, message, Expected={"a": expectation})


def bad_filter(name: str, message: str, condition: dict[str, Any], **more: Any) -> Case:
    request = {"TableName": "absent", "ScanFilter": {"a": condition}, **more}
    return refuses(name, "Scan", request, message)


def wrong_count(operator: str) -> str:
    return f"{INVALID}Invalid number of argument(s) for the {operator} ComparisonOperator"


def not_valid(operator: str, kind: str) -> str:
    return f"{INVALID}ComparisonOperator {operator} is not valid for {kind} AttributeValue type"


EXPECTED = [
    bad_expected(
        "nothing is expected of an attribute",
        INVALID + "Value must be provided when Exists is null for Attribute: a",
    ),
    bad_expected(
        "something is expected to exist, but not what",
        INVALID + "Value must be provided when Exists is true for Attribute: a",
        Exists=True,
    ),
    bad_expected(
        "a value is expected not to exist",
        INVALID + "Value cannot be used when Exists is false for Attribute: a",
        Exists=False,
        Value=S("a"),
    ),
    bad_expected(
        "a comparison has nothing to compare with",
        INVALID
        + "Value or AttributeValueList must be used with ComparisonOperator: EQ for Attribute: a",
        ComparisonOperator="EQ",
    ),
    bad_expected(
        "a comparison stands beside Exists",
        INVALID + "Exists and ComparisonOperator cannot be used together for Attribute: a",
        Exists=True,
        ComparisonOperator="LT",
    ),
    bad_expected(
        "a value stands beside a list",
        INVALID + "Value and AttributeValueList cannot be used together for Attribute: a",
        Value=S("a"),
        AttributeValueList=[S("a")],
        ComparisonOperator="LT",
    ),
    bad_expected(
        "a list has no comparison",
        INVALID + "AttributeValueList can only be used with a ComparisonOperator for Attribute: a",
        AttributeValueList=[S("a")],
    ),
    bad_expected(
        "a list has Exists, but no comparison",
        INVALID + "AttributeValueList can only be used with a ComparisonOperator for Attribute: a",
        AttributeValueList=[S("a")],
        Exists=True,
    ),
    bad_expected(
        "EQ has an empty list", wrong_count("EQ"), ComparisonOperator="EQ", AttributeValueList=[]
    ),
    bad_expected(
        "IN has an empty list", wrong_count("IN"), ComparisonOperator="IN", AttributeValueList=[]
    ),
    bad_expected("NULL has a value", wrong_count("NULL"), ComparisonOperator="NULL", Value=S("a")),
    bad_expected(
        "BETWEEN has one value", wrong_count("BETWEEN"), ComparisonOperator="BETWEEN", Value=S("a")
    ),
    bad_expected(
        "BETWEEN has three values",
        wrong_count("BETWEEN"),
        ComparisonOperator="BETWEEN",
        AttributeValueList=[N("1"), N("10"), N("12")],
    ),
    bad_expected(
        "the operator is unknown",
        is_none_of("XX", "expected.a.member.comparisonOperator", OPERATORS),
        ComparisonOperator="XX",
        Value=S("a"),
    ),
    bad_expected("an expected value has no type", NO_TYPE, Value={}),
    bad_expected("an expected value has two types", SEVERAL_TYPES, Value={"S": "a", "N": "1"}),
    bad_expected("a value is no number", f"{NOT_NUMERIC}: abc", Value=N("abc")),
    bad_expected(
        "a list has an empty set",
        EMPTY_STRING_SET,
        ComparisonOperator="EQ",
        AttributeValueList=[SS()],
    ),
    bad_expected(
        "a list has two types",
        INVALID + "AttributeValues inside AttributeValueList must be of same type",
        ComparisonOperator="IN",
        AttributeValueList=[S("a"), N("1")],
    ),
    bad_expected(
        "BETWEEN is the wrong way round",
        REVERSED,
        ComparisonOperator="BETWEEN",
        AttributeValueList=[S("b"), S("a")],
    ),
    bad_put("there is nothing to join", LONELY, ConditionalOperator="OR"),
    bad_put("there is an empty Expected to join", LONELY, ConditionalOperator="OR", Expected={}),
    bad_put(
        "there is one condition to join",
        NOT_TWO,
        ConditionalOperator="AND",
        Expected={"a": {"Exists": False}},
    ),
]

FILTERS = [
    *(
        bad_filter(f"{operator} has no argument", wrong_count(operator), compares(operator))
        for operator in (*ONE_ARGUMENT, "IN", "BETWEEN")
    ),
    *(
        bad_filter(
            f"{operator} has two arguments",
            wrong_count(operator),
            compares(operator, S("a"), S("a")),
        )
        for operator in (*ONE_ARGUMENT, "NULL", "NOT_NULL")
    ),
    bad_filter("NULL has an argument", wrong_count("NULL"), compares("NULL", S("a"))),
    bad_filter("NOT_NULL has an argument", wrong_count("NOT_NULL"), compares("NOT_NULL", S("a"))),
    bad_filter(
        "BETWEEN has three arguments",
        wrong_count("BETWEEN"),
        compares("BETWEEN", S("a"), S("b"), S("c")),
    ),
    *(
        bad_filter(
            f"{operator} takes no {kind}", not_valid(operator, kind), compares(operator, value)
        )
        for operator in ("LT", "GE", "IN")
        for kind, value in (("BOOL", TRUE), ("NULL", NULL), ("SS", SS("a")), ("M", M()), ("L", L()))
    ),
    *(
        bad_filter(
            f"{operator} takes no {kind}", not_valid(operator, kind), compares(operator, value)
        )
        for operator in ("CONTAINS", "NOT_CONTAINS")
        for kind, value in (
            ("SS", SS("a")),
            ("NS", NS("1")),
            ("BS", BS("AA==")),
            ("M", M()),
            ("L", L()),
        )
    ),
    *(
        bad_filter(
            f"BEGINS_WITH takes no {kind}",
            not_valid("BEGINS_WITH", kind),
            compares("BEGINS_WITH", value),
        )
        for kind, value in (("N", N("1")), ("BOOL", TRUE), ("SS", SS("a")), ("L", L()))
    ),
    bad_filter(
        "BETWEEN takes no BOOL", not_valid("BETWEEN", "BOOL"), compares("BETWEEN", TRUE, TRUE)
    ),
    bad_filter("BETWEEN is the wrong way round", REVERSED, compares("BETWEEN", N("2"), N("1"))),
    bad_filter("a filter's value has no type", NO_TYPE, compares("EQ", {})),
    bad_filter(
        "a value counts before the number of arguments", NO_TYPE, compares("EQ", S("a"), {})
    ),
    bad_filter("an empty number in the older words", NOT_NUMERIC, compares("EQ", N(""))),
    bad_filter(
        "a number set with a repetition in the older words",
        "Input collection contains duplicates",
        compares("EQ", NS("1", "1")),
    ),
    bad_filter(
        "there is one condition to join", NOT_TWO, compares("NOT_NULL"), ConditionalOperator="AND"
    ),
    refuses(
        "there is nothing to join",
        "Scan",
        {"TableName": "absent", "ConditionalOperator": "AND"},
        LONELY,
    ),
    refuses(
        "a query's filter is a number set with a repetition",
        "Query",
        {
            "TableName": "absent",
            "KeyConditions": {"pk": compares("EQ", S("a"))},
            "QueryFilter": {"a": compares("EQ", NS("1", "1"))},
        },
        INVALID + "Input collection contains duplicates.",
    ),
    refuses(
        "a query's filter has no arguments",
        "Query",
        {
            "TableName": "absent",
            "KeyConditions": {"pk": compares("EQ", {})},
            "QueryFilter": {"a": compares("EQ")},
        },
        wrong_count("EQ"),
    ),
]


def bad_key(name: str, message: str, **conditions: Any) -> Case:
    request = {"TableName": "absent", "KeyConditions": conditions}
    return refuses(name, "Query", request, message)


def misfit(name: str, message: str, **conditions: Any) -> Case:
    request = {"TableName": "range", "KeyConditions": conditions}
    return refuses(name, "Query", request, message, given=(RANGE,))


A = compares("EQ", S("a"))
KEYS = [
    bad_key("EQ has no argument", wrong_count("EQ"), pk=compares("EQ")),
    bad_key("a key condition's value has no type", NO_TYPE, pk=compares("EQ", {})),
    bad_key("a value is no number", f"{NOT_NUMERIC}: b", pk=compares("EQ", N("b"))),
    bad_key("LT takes no set", not_valid("LT", "SS"), pk=compares("LT", SS("a"))),
    bad_key("BETWEEN is the wrong way round", REVERSED, pk=compares("BETWEEN", S("b"), S("a"))),
    bad_key(
        "types differ",
        INVALID + "AttributeValues inside AttributeValueList must be of same type",
        pk=compares("IN", S("b"), N("1")),
    ),
    refuses(
        "the table counts before what an index can do",
        "Query",
        {"TableName": "absent", "KeyConditions": {"pk": compares("NULL")}},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
    *(
        misfit(f"{operator} is not for keys", NOT_INDEXABLE, pk=compares(operator, *arguments))
        for operator, arguments in (
            ("NULL", ()),
            ("NOT_NULL", ()),
            ("NE", (S("a"),)),
            ("CONTAINS", (S("a"),)),
            ("NOT_CONTAINS", (S("a"),)),
            ("IN", (S("a"),)),
        )
    ),
    misfit("NULL is not for sort keys", NOT_INDEXABLE, pk=A, sk=compares("NULL")),
    misfit(
        "a missing key counts before what an index can do",
        "Query condition missed key schema element: pk",
        zz=compares("NULL"),
    ),
    misfit(
        "another attribute beside the partition key",
        "Query condition missed key schema element: sk",
        pk=A,
        zz=A,
    ),
    misfit(
        "a legacy condition has another type than the key",
        WRONG_CONDITION_TYPE,
        pk=compares("EQ", N("1")),
    ),
    misfit("a legacy condition has an empty key", empty_key("pk"), pk=compares("EQ", S(""))),
    *(
        misfit(
            f"{operator} is not for partition keys",
            "Query key condition not supported",
            pk=compares(operator, *arguments),
        )
        for operator, arguments in (
            ("LE", (S("a"),)),
            ("GT", (S("a"),)),
            ("BEGINS_WITH", (S("a"),)),
            ("BETWEEN", (S("a"), S("b"))),
        )
    ),
]

ITEM = {
    "pk": S("a"),
    "s": S("hello"),
    "n": N("5"),
    "ss": SS("a", "b"),
    "b": B("AQI="),
    "nu": NULL,
    "l": L(S("x")),
}


def holds_for(
    name: str, matches: bool, conditions: dict[str, Any], operator: str | None = None
) -> list[Case]:
    """A condition as a filter of a Scan and as what a put expects."""
    joined = {"ConditionalOperator": operator} if operator else {}
    given = (HASH, put("hash", **ITEM))
    scan = {"TableName": "hash", "ScanFilter": conditions, **joined}
    write = {"TableName": "hash", "Item": ITEM, "Expected": conditions, **joined}
    if matches:
        return [
            answers(f"{name} holds", "Scan", scan, found(ITEM), given=given),
            answers(f"{name} holds", "PutItem", write, {}, given=given),
        ]
    return [
        answers(f"{name} does not hold", "Scan", scan, found(scanned=1), given=given),
        refuses(
            f"{name} does not hold",
            "PutItem",
            write,
            CONDITION_FAILED,
            type="ConditionalCheckFailedException",
            given=given,
        ),
    ]


MEANINGS = [
    *holds_for("EQ", True, {"n": compares("EQ", N("5.0"))}),
    *holds_for("EQ of another type", False, {"n": compares("EQ", S("5"))}),
    *holds_for("EQ of a set", True, {"ss": compares("EQ", SS("b", "a"))}),
    *holds_for("NE", False, {"n": compares("NE", N("5"))}),
    *holds_for("NE of what is not there", True, {"zz": compares("NE", N("5"))}),
    *holds_for("LT", True, {"n": compares("LT", N("10"))}),
    *holds_for("GE", True, {"s": compares("GE", S("hello"))}),
    *holds_for("BETWEEN", True, {"n": compares("BETWEEN", N("1"), N("5"))}),
    *holds_for("IN", True, {"s": compares("IN", S("a"), S("hello"))}),
    *holds_for("BEGINS_WITH", True, {"s": compares("BEGINS_WITH", S("he"))}),
    *holds_for("CONTAINS of a text", True, {"s": compares("CONTAINS", S("ell"))}),
    *holds_for("CONTAINS of a set", True, {"ss": compares("CONTAINS", S("a"))}),
    *holds_for("CONTAINS of a list", True, {"l": compares("CONTAINS", S("x"))}),
    *holds_for("NOT_CONTAINS", True, {"ss": compares("NOT_CONTAINS", S("z"))}),
    *holds_for("NULL", True, {"zz": compares("NULL")}),
    *holds_for("NULL of what is there, and is null", False, {"nu": compares("NULL")}),
    *holds_for("NOT_NULL", True, {"nu": compares("NOT_NULL")}),
    *holds_for("all of two", False, {"n": compares("EQ", N("5")), "s": compares("EQ", S("x"))}),
    *holds_for(
        "AND of two", False, {"n": compares("EQ", N("5")), "s": compares("EQ", S("x"))}, "AND"
    ),
    *holds_for("OR of two", True, {"n": compares("EQ", N("5")), "s": compares("EQ", S("x"))}, "OR"),
]


def expects(name: str, **expectation: Any) -> Case:
    return answers(
        name,
        "PutItem",
        {"TableName": "hash", "Item": {"pk": S("a"), "n": N("6")}, "Expected": expectation},
        {},
        given=(HASH, put("hash", **ITEM)),
        then=(holds("hash", pk=S("a"), n=N("6")),),
    )


def reads(name: str, *places: int, sk: Any = None, **more: Any) -> Case:
    conditions = {"pk": compares("EQ", N("1"))} | ({"sk": sk} if sk else {})
    rows = [{"pk": N("1"), "sk": N(str(n)), "v": S("odd" if n % 2 else "even")} for n in range(5)]
    return answers(
        name,
        "Query",
        {"TableName": "number", "KeyConditions": conditions, **more},
        found(*(rows[place] for place in places), scanned=5 if more else None),
        given=(NUMBER, *(put("number", **row) for row in rows)),
    )


ANSWERS = [
    expects("a value that is there", n={"Value": N("5")}),
    expects("a value that exists", n={"Value": N("5"), "Exists": True}),
    expects("an attribute that does not exist", zz={"Exists": False}),
    expects("a comparison with one value", n={"ComparisonOperator": "GT", "Value": N("4")}),
    reads("KeyConditions of the partition alone", 0, 1, 2, 3, 4),
    reads("KeyConditions EQ", 2, sk=compares("EQ", N("2"))),
    reads("KeyConditions LT", 0, 1, sk=compares("LT", N("2"))),
    reads("KeyConditions LE", 0, 1, 2, sk=compares("LE", N("2"))),
    reads("KeyConditions GT", 3, 4, sk=compares("GT", N("2"))),
    reads("KeyConditions GE", 2, 3, 4, sk=compares("GE", N("2"))),
    reads("KeyConditions BETWEEN", 1, 2, 3, sk=compares("BETWEEN", N("1"), N("3"))),
    reads("QueryFilter", 1, 3, QueryFilter={"v": compares("EQ", S("odd"))}),
    answers(
        "KeyConditions BEGINS_WITH",
        "Query",
        {"TableName": "range", "KeyConditions": {"pk": A, "sk": compares("BEGINS_WITH", S("b"))}},
        found({"pk": S("a"), "sk": S("ba")}),
        given=(RANGE, put("range", pk=S("a"), sk=S("a")), put("range", pk=S("a"), sk=S("ba"))),
    ),
]

CASES = [*EXPECTED, *FILTERS, *KEYS, *MEANINGS, *ANSWERS]
