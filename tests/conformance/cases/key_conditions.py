"""Query: KeyConditionExpression, on keys of every type, and how it is refused."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.steps import BS, FALSE, NULL, B, L, N, S, found, put
from tests.conformance.tables import BINARY, HASH, INDEXED, NUMBER, RANGE
from tests.conformance.wording import (
    EMPTY_EXPRESSION,
    NEEDLESS_PARENTHESES,
    NOT_FOUND,
    WRONG_CONDITION_TYPE,
    empty_key,
    syntax_error,
    undefined_name,
    undefined_value,
    wrong_operand,
)

INVALID = "Invalid KeyConditionExpression: "
IN_CONDITION = "Invalid condition in KeyConditionExpression: "
NOT_SUPPORTED = "Query key condition not supported"


def request_of(table: str, text: str, values: dict[str, Any], **more: Any) -> dict[str, Any]:
    request = {"TableName": table, "KeyConditionExpression": text, **more}
    if values:
        request["ExpressionAttributeValues"] = {f":{name}": value for name, value in values.items()}
    return request


def bad(name: str, text: str, message: str, **values: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    return refuses(name, "Query", request_of("absent", text, values), message)


A, ONE, YES = S("a"), N("1"), {"BOOL": True}
TEXT = [
    bad("the condition is empty", "", INVALID + EMPTY_EXPRESSION, a=A),
    bad("the condition is no condition", "pk", INVALID + syntax_error("<EOF>", "pk")),
    bad("the condition compares with a literal", "pk = 4", INVALID + syntax_error("4", "= 4")),
    bad("the whole has needless parentheses", "((pk = :a))", INVALID + NEEDLESS_PARENTHESES, a=A),
    bad(
        "one of two conditions has needless parentheses",
        "((pk = :a)) AND (sk = :b)",
        INVALID + NEEDLESS_PARENTHESES,
        a=A,
        b=A,
    ),
    bad("a value is not given", "pk = :a", INVALID + undefined_value(":a")),
    bad("a name is not given", "#pk = :a", INVALID + undefined_name("#pk"), a=A),
    bad(
        "a name is reserved",
        "name = :a",
        INVALID + "Attribute name is a reserved keyword; reserved keyword: name",
        a=A,
    ),
    *(
        bad(
            f"an operator that is not for keys: {operator}",
            text,
            f"Invalid operator used in KeyConditionExpression: {operator}",
        )
        for operator, text in (
            ("OR", "a > b and size(b) > c or a > c"),
            ("NOT", "not a > b"),
            ("IN", "a in (b, size(c), d)"),
            ("<>", "a <> b"),
            ("attribute_exists", "attribute_exists(a)"),
            ("attribute_not_exists", "attribute_not_exists(a)"),
            ("contains", "contains(a.d, b)"),
        )
    ),
    bad(
        "an operator that is not for keys: attribute_type",
        "attribute_type(pk, :a)",
        "Invalid operator used in KeyConditionExpression: attribute_type",
        a=S("S"),
    ),
    *(
        bad(f"a function inside a condition: {text}", text, f"{INVALID}{message}")
        for message in ("KeyConditionExpressions cannot contain nested operations",)
        for text in ("size(b) > a AND a.b > b", "a > size(b.d)", "a between size(b) and size(c)")
    ),
    *(
        bad(f"two attributes in one condition: {text}", text, f"{IN_CONDITION}{message}")
        for message in ("Multiple attribute names used in one condition",)
        for text in ("b > a.b", "b between c[1] and d", "begins_with(a, b)")
    ),
    *(
        bad(f"a nested attribute: {text}", text, f"{INVALID}{message}", a=A, b=A)
        for message in ("KeyConditionExpressions cannot have conditions on nested attributes",)
        for text in ("pk = :a AND sk.foo = :b", "b[0] > :a AND pk = :b")
    ),
    bad(
        "no attribute at all",
        ":b > :a AND a < :b",
        IN_CONDITION + "No key attribute specified",
        a=A,
        b=A,
    ),
    *(
        bad(
            f"{operator} begins with a value",
            text,
            f"{IN_CONDITION}{operator} operator must have the key attribute as its first operand",
            a=A,
            b=A,
        )
        for operator, text in (
            ("BETWEEN", ":a between size(b) and size(a) and b > :b"),
            ("begins_with", "begins_with(:a, b) and a > :b"),
        )
    ),
    bad(
        "two conditions on one key",
        "pk = :p AND sk > :a AND sk < :b",
        INVALID + "KeyConditionExpressions must only contain one condition per key",
        p=A,
        a=A,
        b=A,
    ),
    refuses(
        "a filter's mistakes count before an operator that is not for keys",
        "Query",
        request_of("absent", "attribute_exists(a)", {}, FilterExpression=""),
        f"Invalid FilterExpression: {EMPTY_EXPRESSION}",
    ),
]

OPERANDS = [
    bad(
        f"begins_with takes no {kind}",
        "pk = :p AND begins_with(sk, :v)",
        INVALID + wrong_operand("begins_with", kind),
        p=A,
        v=value,
    )
    for kind, value in (("N", ONE), ("BOOL", YES), ("L", L()))
]
OPERANDS += [
    bad(
        f"{operator} takes no BOOL",
        f"pk = :p AND sk {operator} :v",
        INVALID + wrong_operand(operator, "BOOL"),
        p=A,
        v=YES,
    )
    for operator in ("<", "<=", ">", ">=")
]
OPERANDS += [
    bad(
        "the operator is told as written, not turned round",
        "pk = :p AND :v >= sk",
        INVALID + wrong_operand(">=", "BOOL"),
        p=A,
        v=FALSE,
    ),
    bad(
        "BETWEEN takes no NULL",
        "pk = :p AND sk BETWEEN :v AND :v",
        INVALID + wrong_operand("BETWEEN", "NULL"),
        p=A,
        v=NULL,
    ),
    bad(
        "bounds of different types",
        "sk BETWEEN :b AND :a",
        INVALID + "The BETWEEN operator requires same data type for lower and upper bounds; "
        "lower bound operand: AttributeValue: {N:1}, upper bound operand: AttributeValue: {S:a}",
        a=A,
        b=ONE,
    ),
    bad(
        "the lower bound is the higher",
        "sk BETWEEN :b AND :a",
        INVALID + "The BETWEEN operator requires upper bound to be greater than or equal to lower "
        "bound; lower bound operand: AttributeValue: {S:b}, "
        "upper bound operand: AttributeValue: {S:a}",
        a=A,
        b=S("b"),
    ),
    bad(
        "the first of two mistakes: a value",
        "pk = :missing AND begins_with(sk, :n)",
        INVALID + undefined_value(":missing"),
        n=ONE,
    ),
    bad(
        "the first of two mistakes: an operand",
        "begins_with(sk, :n) AND pk = :missing",
        INVALID + wrong_operand("begins_with", "N"),
        n=ONE,
    ),
    bad(
        "an operand counts before a third condition",
        "pk = :p AND begins_with(sk, :n) AND sk = :missing",
        INVALID + wrong_operand("begins_with", "N"),
        p=A,
        n=ONE,
    ),
    refuses(
        "a condition in order on a table that is not there",
        "Query",
        request_of("absent", "pk = :p AND begins_with(sk, :s)", {"p": A, "s": A}),
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]


def misfit(
    name: str, given: Step, text: str, message: str, index: str | None = None, **values: Any
) -> Case:
    """A condition that does not fit the key."""
    request = request_of(given[1]["TableName"], text, values)
    if index:
        request["IndexName"] = index
    return refuses(name, "Query", request, message, given=(given,))


def missed(attribute: str) -> str:
    return f"Query condition missed key schema element: {attribute}"


SCHEMA = [
    misfit("the partition key is not tested", RANGE, "sk = :v", missed("pk"), v=A),
    misfit("another attribute is tested", RANGE, "attr1 = :v", missed("pk"), v=A),
    misfit(
        "another attribute is tested beside the partition key",
        RANGE,
        "pk = :v AND zz = :v",
        missed("sk"),
        v=A,
    ),
    misfit("two other attributes are tested", RANGE, "yy = :v AND zz = :v", missed("pk"), v=A),
    misfit(
        "the key of the table is not that of the index",
        INDEXED,
        "pk = :v",
        missed("city"),
        "by_city",
        v=A,
    ),
    misfit(
        "the sort key of the table is not that of the index",
        INDEXED,
        "pk = :v AND sk = :v",
        missed("rank"),
        "by_rank",
        v=A,
    ),
    misfit(
        "a table without sort key gets two tests", HASH, "pk = :v AND sk = :v", NOT_SUPPORTED, v=A
    ),
    misfit(
        "a table without sort key gets two strangers", HASH, "y = :v AND z = :v", NOT_SUPPORTED, v=A
    ),
    misfit(
        "three tests for two key attributes",
        RANGE,
        "pk = :p AND sk > :p AND extra = :p",
        "The number of query conditions (3) exceeds the number of key attributes defined in the "
        "schema (2)",
        p=A,
    ),
    *(
        misfit(
            f"the partition key is not tested for equality: {text}", HASH, text, NOT_SUPPORTED, v=A
        )
        for text in ("pk > :v", ":v >= pk", "begins_with(pk, :v)", "pk BETWEEN :v AND :v")
    ),
    misfit("the partition key has another type", RANGE, "pk = :v", WRONG_CONDITION_TYPE, v=ONE),
    misfit(
        "the sort key has another type",
        RANGE,
        "pk = :p AND sk = :v",
        WRONG_CONDITION_TYPE,
        p=A,
        v=YES,
    ),
    misfit(
        "a prefix of a number",
        NUMBER,
        "pk = :p AND begins_with(sk, :v)",
        WRONG_CONDITION_TYPE,
        p=ONE,
        v=A,
    ),
    misfit("the type counts before equality", HASH, ":v > pk", WRONG_CONDITION_TYPE, v=ONE),
    misfit("the partition key is empty", RANGE, "pk = :v", empty_key("pk"), v=S("")),
    misfit("the sort key is empty", RANGE, "pk = :p AND sk > :v", empty_key("sk"), p=A, v=S("")),
    misfit(
        "the prefix is empty",
        RANGE,
        "pk = :p AND begins_with(sk, :v)",
        empty_key("sk"),
        p=A,
        v=S(""),
    ),
    misfit("the binary key is empty", BINARY, "pk = :v", empty_key("pk", "binary"), v=B("")),
]

ROWS = {
    "range": (RANGE, S("p"), [S(text) for text in ("A", "a", "aa", "ab", "b", "é")]),
    "number": (NUMBER, N("7"), [N(text) for text in ("-10", "-1.5", "0", "2", "10", "100")]),
    "binary": (
        BINARY,
        B("cA=="),
        [B(text) for text in ("AQ==", "AQI=", "Ag==", "gA==", "/w==", "//8=")],
    ),
}


def rows(table: str, *places: int) -> list[dict[str, Any]]:
    _, partition, sort_keys = ROWS[table]
    return [{"pk": partition, "sk": sort_keys[place]} for place in places]


def finds(table: str, operator: str, *places: int) -> Case:
    """Which of the six rows a test of the sort key finds; `%1` is the second sort key."""
    given, partition, sort_keys = ROWS[table]
    values = {"p": partition, "one": sort_keys[1], "four": sort_keys[4]}
    values = {k: v for k, v in values.items() if k == "p" or f":{k}" in operator}
    stored = [put(table, **row) for row in rows(table, 4, 0, 5, 2, 1, 3)]
    return answers(
        f"{operator} on a {table} key",
        "Query",
        request_of(table, f"pk = :p AND {operator}", values),
        found(*rows(table, *places)),
        given=(given, *stored),
    )


FOUND = [
    finds(table, operator, *places)
    for table in ROWS
    for operator, places in (
        ("sk = :one", [1]),
        ("sk < :one", [0]),
        ("sk <= :one", [0, 1]),
        ("sk > :one", [2, 3, 4, 5]),
        ("sk >= :one", [1, 2, 3, 4, 5]),
        (":four < sk", [5]),
        (":four >= sk", [0, 1, 2, 3, 4]),
        ("sk BETWEEN :one AND :four", [1, 2, 3, 4]),
    )
]
PARTITION = {"p": S("p")}
STORED = (RANGE, *(put("range", **row) for row in rows("range", 0, 1, 2, 3, 4, 5)))


def reads(name: str, text: str, *places: int, **values: Any) -> Case:
    return answers(
        name,
        "Query",
        request_of("range", text, PARTITION | values),
        found(*rows("range", *places)),
        given=STORED,
    )


FOUND += [
    finds("range", "begins_with(sk, :one)", 1, 2, 3),
    answers(
        "a prefix of a binary key",
        "Query",
        request_of("binary", "pk = :p AND begins_with(sk, :v)", {"p": B("cA=="), "v": B("/w==")}),
        found(*rows("binary", 4, 5)),
        given=(BINARY, *(put("binary", **row) for row in rows("binary", 0, 1, 2, 3, 4, 5))),
    ),
    reads("the whole partition in order of the sort key", "pk = :p", 0, 1, 2, 3, 4, 5),
    reads("the tests may come in any order", "sk > :v AND pk = :p", 4, 5, v=S("ab")),
    reads("the value may come first", ":p = pk AND :v <= sk", 4, 5, v=S("b")),
    reads("each test may have parentheses", "(pk = :p) AND (sk = :v)", 1, v=A),
    reads("the whole may have parentheses", "(pk = :p AND (sk = :v))", 1, v=A),
    reads("words may have any case", "pk = :p aNd sk bEtWeEn :v AND :v", 1, v=A),
    reads("a test may find nothing", "pk = :p AND sk = :v", v=S("zz")),
    answers(
        "a partition that is not there is empty",
        "Query",
        request_of("range", "pk = :p", {"p": S("other")}),
        found(),
        given=STORED,
    ),
    answers(
        "a number is the same in any spelling",
        "Query",
        request_of("number", "pk = :p AND sk = :v", {"p": N("7.0"), "v": N("1e1")}),
        found({"pk": N("7"), "sk": N("10")}),
        given=(NUMBER, put("number", pk=N("7"), sk=N("10"))),
    ),
    refuses(
        "a binary set is no binary key",
        "Query",
        request_of("binary", "pk = :v", {"v": BS("AA==")}),
        WRONG_CONDITION_TYPE,
        given=(BINARY,),
    ),
]

CASES = [*TEXT, *OPERANDS, *SCHEMA, *FOUND]
