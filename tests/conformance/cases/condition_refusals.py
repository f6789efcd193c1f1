"""Conditions that are refused: their syntax, their operands and their placeholders.

A filter of a Scan shows the sentences bare; the same hold for ConditionExpression.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, refuses
from tests.conformance.steps import BS, NS, NULL, SS, TRUE, B, L, M, N, S
from tests.conformance.wording import (
    ENVELOPE,
    NEEDLESS_PARENTHESES,
    same_operands,
    syntax_error,
    undefined_name,
    undefined_value,
    wrong_operand,
)

INVALID = "Invalid FilterExpression: "


def bad(name: str, text: str, message: str, names: Any = None, **values: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    request: dict[str, Any] = {"TableName": "absent", "FilterExpression": text}
    if names:
        request["ExpressionAttributeNames"] = names
    if values:
        request["ExpressionAttributeValues"] = {f":{name}": value for name, value in values.items()}
    return refuses(name, "Scan", request, INVALID + message)


SYNTAX = [
    bad(f"a syntax error: {text}", text, syntax_error(token, near))
    for text, token, near in (
        ("a", "<EOF>", "a"),
        ("a > 4", "4", "> 4"),
        ("a = = b", "=", "= = b"),
        ("a == b", "=", "== b"),
        ("a != b", "!", "a !="),
        ("a > b c", "c", "b c"),
        ("things are not ok", "are", "things are not"),
        ("attribute_exists(", "<EOF>", "("),
        ("attribute_exists()", ")", "()"),
        ("attribute_exists(a-b)", "-", "a-b"),
        ('attribute_exists("a")', '"', '("a'),
        ("attribute_exists(a..b)", ".", "..b"),
        ("attribute_exists(a[b])", "b", "[b]"),
        ("a in b", "b", "in b"),
        ("a in ()", ")", "()"),
        ("a in (b,c,)", ")", ",)"),
        ("a between b", "<EOF>", "b"),
        ("a between b or c", "or", "b or c"),
        ("a > between", "between", "> between"),
        ("b[:a] > a", ":a", "[:a]"),
        ("a > :b.c", ".", ":b.c"),
        ("ü > a", "ü", "ü >"),
        ("size(a).b > a", ".", ").b"),
        ("(size(a))[0] > a", "[", ")[0"),
        ("a = b AND", "<EOF>", "AND"),
        ("AND a = b", "AND", "AND a"),
        ("NOT", "<EOF>", "NOT"),
        ("(a = b", "<EOF>", "b"),
        ("a = b)", ")", "b)"),
        ("a = b; c = d", ";", "b; c"),
    )
]

PARENTHESES = [
    bad(f"needless parentheses: {text}", text, NEEDLESS_PARENTHESES)
    for text in (
        "((a = b))",
        "a = b and c > ((d))",
        "a = b AND ((c = d AND e = f)) AND g = h",
        "a = b OR ((c = d OR (e = f OR g = h)))",
        "(a) between (b) and ((c))",
        "NOT ((a = b))",
    )
]


def misused(function: str) -> str:
    return f"The function is not allowed to be used this way in an expression; function: {function}"


def wrong_count(function: str, count: int) -> str:
    return (
        "Incorrect number of operands for operator or function; "
        f"operator or function: {function}, number of operands: {count}"
    )


FUNCTIONS = [
    bad("no function has that name", "whatever(a)", "Invalid function name; function: whatever"),
    bad(
        "names of functions are in small letters",
        "attRIbute_exIsts(views, #a)",
        "Invalid function name; function: attRIbute_exIsts",
    ),
    bad(
        "a function is for updates",
        "a = if_not_exists(b, c)",
        "The function is not allowed in a condition expression; function: if_not_exists",
    ),
    *(
        bad(f"a function at the wrong place: {text}", text, misused(function))
        for text, function in (
            ("attribute_exists(a) > b", "attribute_exists"),
            ("attribute_not_exists(a) = b", "attribute_not_exists"),
            ("attribute_type(a, :a) > b", "attribute_type"),
            ("begins_with(a, b) > c", "begins_with"),
            ("contains(a, b) > c", "contains"),
            ("size(contains(a, b)) > c", "contains"),
            ("size(a)", "size"),
            ("a between b and attribute_exists(c)", "attribute_exists"),
            ("a in (b, attribute_exists(c))", "attribute_exists"),
        )
    ),
    *(
        bad(f"operands are too few or too many: {text}", text, wrong_count(function, count))
        for text, function, count in (
            ("attribute_exists(a, b)", "attribute_exists", 2),
            ("attribute_not_exists(a, b)", "attribute_not_exists", 2),
            ("attribute_type(a)", "attribute_type", 1),
            ("begins_with(a)", "begins_with", 1),
            ("begins_with(a, size(b), c)", "begins_with", 3),
            ("contains(a)", "contains", 1),
            ("size(a, b) > c", "size", 2),
        )
    ),
    *(
        bad(
            f"{function} needs a path",
            f"{function}(:a)",
            f"Operator or function requires a document path; operator or function: {function}",
            a=S("a"),
        )
        for function in ("attribute_exists", "attribute_not_exists")
    ),
]

KINDS: dict[str, dict[str, Any]] = {
    "N": N("1"),
    "B": B("YQ=="),
    "BOOL": TRUE,
    "NULL": NULL,
    "L": L(),
    "M": M(),
    "SS": SS("1"),
    "NS": NS("1"),
    "BS": BS("YQ=="),
}
OPERANDS = [
    *(
        bad(
            f"{function} takes no {kind}",
            f"{function}(a, :a)",
            wrong_operand(function, kind),
            a=KINDS[kind],
        )
        for function, kinds in (
            ("begins_with", ("N", "BOOL", "NULL", "L", "M", "SS", "NS", "BS")),
            ("attribute_type", ("N", "B", "BOOL", "NULL", "L", "M", "SS", "NS", "BS")),
        )
        for kind in kinds
    ),
    bad(
        "begins_with begins with a number",
        "begins_with(:a, b)",
        wrong_operand("begins_with", "N"),
        a=N("1"),
    ),
    bad("begins_with has a size", "begins_with(a, size(b))", wrong_operand("begins_with", "N")),
    bad("a size of a number", "size(:a) > b", wrong_operand("size", "N"), a=N("1")),
    bad("a size of a Boolean", "size(:a) > b", wrong_operand("size", "BOOL"), a=TRUE),
    bad("a size of a size", "size(size(a)) > b", wrong_operand("size", "N")),
    *(
        bad(
            f"{operator} takes no {kind}",
            f"a {operator} :a",
            wrong_operand(operator, kind),
            a=KINDS[kind],
        )
        for operator, kind in (("<", "BOOL"), ("<=", "NULL"), (">", "SS"), (">=", "M"))
    ),
    bad("BETWEEN takes no list", "a BETWEEN :a AND :a", wrong_operand("BETWEEN", "L"), a=L()),
    bad(
        "BETWEEN of two types",
        "a BETWEEN :a AND :b",
        "The BETWEEN operator requires same data type for lower and upper bounds; "
        "lower bound operand: AttributeValue: {S:x}, upper bound operand: AttributeValue: {N:1}",
        a=S("x"),
        b=N("1"),
    ),
    bad(
        "BETWEEN of bounds that are the wrong way round",
        "a BETWEEN :a AND :b",
        "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; "
        "lower bound operand: AttributeValue: {N:10}, upper bound operand: AttributeValue: {N:1}",
        a=N("10"),
        b=N("1"),
    ),
    bad(
        "a type has no such name",
        "attribute_type(a, :a)",
        "Invalid attribute type name found; type: STRING, "
        "valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
        a=S("STRING"),
    ),
    *(
        bad(f"equal operands: {text}", text, same_operands(operator, path), {"#a": "a"})
        for text, operator, path in (
            ("a = a AND #a = b", "=", "[a]"),
            ("#a <> a", "<>", "[a]"),
            ("a > #a", ">", "[a]"),
            ("#a BETWEEN b AND a", "BETWEEN", "[a]"),
            ("a IN (b, #a)", "IN", "[a]"),
            ("contains(ab.bc[1].a, ab.bc[1].#a)", "contains", "[ab, bc, [1], a]"),
            ("begins_with(#a[1].b, a[1].b)", "begins_with", "[a, [1], b]"),
        )
    ),
]

PLACEHOLDERS = [
    *(
        bad(f"a name is not given: {text}", text, undefined_name(name))
        for text, name in (
            ("attribute_exists(#a.b, :a)", "#a"),
            ("begins_with(a.#b)", "#b"),
            ("(#p between :lo and :hi) and (#pc in (:cat1, :cat2))", "#p"),
            ("(a) between (b.c[45].#d) and (:a)", "#d"),
        )
    ),
    *(
        bad(f"a value is not given: {text}", text, undefined_value(value))
        for text, value in (
            ("begins_with(:hello, #a, #b)", ":hello"),
            (":a < :b", ":a"),
            ("a IN (:x, :y)", ":x"),
        )
    ),
    bad(
        "a name is reserved",
        "a = abOrT",
        "Attribute name is a reserved keyword; reserved keyword: abOrT",
    ),
    bad(
        "a reserved name counts before names that are not given",
        "attribute_exists(views, #a)",
        "Attribute name is a reserved keyword; reserved keyword: views",
    ),
    bad(
        "the first reserved name is told",
        "status = :a AND name = :b",
        "Attribute name is a reserved keyword; reserved keyword: status",
    ),
    bad(
        "an index is too large",
        "attribute_exists(a[2147483648])",
        "List index is not within the allowable range; index: [2147483648]",
    ),
    refuses(
        "a condition is told by the name of its parameter",
        "PutItem",
        {
            "TableName": "absent",
            "Item": {"pk": S("a")},
            "ConditionExpression": "contains(#a, #a)",
            "ExpressionAttributeNames": {"#a": "data"},
        },
        f"{ENVELOPE}Invalid ConditionExpression: {same_operands('contains', '[data]')}",
    ),
    refuses(
        "a needless parenthesis of a condition",
        "PutItem",
        {
            "TableName": "absent",
            "Item": {"pk": S("a")},
            "ConditionExpression": "((attribute_not_exists(pk)))",
        },
        f"{ENVELOPE}Invalid ConditionExpression: {NEEDLESS_PARENTHESES}",
    ),
    refuses(
        "bounds that are the wrong way round fail before the condition does",
        "PutItem",
        {
            "TableName": "absent",
            "Item": {"pk": S("a")},
            "ConditionExpression": "n BETWEEN :hi AND :lo",
            "ExpressionAttributeValues": {":hi": N("10"), ":lo": N("1")},
        },
        f"{ENVELOPE}Invalid ConditionExpression: The BETWEEN operator requires upper bound to be "
        "greater than or equal to lower bound; lower bound operand: AttributeValue: {N:10}, "
        "upper bound operand: AttributeValue: {N:1}",
    ),
]

CASES = [*SYNTAX, *PARENTHESES, *FUNCTIONS, *OPERANDS, *PLACEHOLDERS]
