"""PartiQL: WHERE, its conditions and its columns, where no key matters."""

from __future__ import annotations

from tests.conformance.case import Case
from tests.conformance.statements import (
    ALIASED,
    statement_answers,
    statement_refused,
    with_items,
)
from tests.conformance.steps import NS, NULL, SS, TRUE, L, M, N, S, Value
from tests.conformance.tables import HASH
from tests.conformance.wording import OVERFLOW, not_scalar, wrong_operand

ITEM = {
    "pk": S("a"),
    "n": N("5"),
    "s": S("hello"),
    "ss": SS("x", "y"),
    "ns": NS("1", "2"),
    "l": L(N("1"), M(k=S("v"))),
    "m": M(inside=M(deep=N("7")), things=L(S("p"), S("q"))),
    "t": TRUE,
    "nul": NULL,
}
GIVEN = with_items(HASH, ITEM)
A = {"pk": S("a")}
IN_SHAPE = (
    "IN operator must have a left hand argument of type Variable Reference and right hand argument "
    "of type Seq with at least one member"
)
NO_VALUE = "WHERE clause must contain an expression that resolves to a boolean"
IS_TYPES = (
    "Supported data types are [MISSING, NULL, BOOLEAN, BLOB, STRING, NUMERIC, STRUCT, TUPLE, LIST]"
)
NO_MISSING = "MISSING must be compared using IS operator"


def wrong(name: str, condition: str, message: str, *parameters: Value) -> Case:
    """A condition that is refused."""
    text = f"SELECT pk FROM hash WHERE {condition}"
    return statement_refused(name, text, message, *parameters, given=GIVEN)


def true(name: str, condition: str, *parameters: Value) -> Case:
    """A condition that holds for the one item."""
    text = f"SELECT pk FROM hash WHERE {condition}"
    return statement_answers(name, text, A, given=GIVEN, parameters=parameters)


def false(name: str, condition: str, *parameters: Value) -> Case:
    """A condition that does not hold."""
    text = f"SELECT pk FROM hash WHERE {condition}"
    return statement_answers(name, text, given=GIVEN, parameters=parameters)


WRONG = [
    wrong("a condition that is a value", "n", NO_VALUE),
    wrong("a condition that is a number", "1", NO_VALUE),
    wrong("a condition that is a size", "size(s)", NO_VALUE),
    wrong("a value beside AND", "pk = 'a' AND n", "The arguments to AND/OR must be Expressions"),
    wrong("a value beside OR", "pk = 'a' OR true", "The arguments to AND/OR must be Expressions"),
    wrong("NOT of a value", "NOT n", "The argument to NOT must be a Type or Expression"),
    wrong("a size beside AND", "pk = 'a' AND size(s)", wrong_operand("AND", "N")),
    wrong("a comparison with MISSING", "n = MISSING", NO_MISSING),
    wrong("IN no list", "n IN 5", IN_SHAPE),
    wrong("IN an empty list", "n IN []", IN_SHAPE),
    wrong("IN a parameter", "n IN ?", IN_SHAPE, L(N("5"))),
    wrong(
        "IN a subquery",
        "n IN (SELECT n FROM hash)",
        IN_SHAPE,
    ),
    wrong(
        "a subquery",
        "n = (SELECT n FROM hash)",
        "Unsupported token in expression: SELECT at 1:32:6",
    ),
    wrong(
        "BETWEEN the wrong way round",
        "n BETWEEN 6 AND 4",
        "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; "
        "lower bound operand: AttributeValue: {N:6}, upper bound operand: AttributeValue: {N:4}",
    ),
    wrong("LIKE", "s LIKE 'h%'", "Unsupported operator in Condition Expression. Operator: like"),
    wrong(
        "a comparison of a sum",
        "n + 1 = 6",
        "Unsupported operator in Condition Expression. Operator: +",
    ),
    wrong(
        "a comparison of a product",
        "n * 2 = 10",
        "Unsupported operator in Condition Expression. Operator: *",
    ),
    wrong(
        "a comparison of joined strings",
        "s || 'x' = 'hellox'",
        "Unsupported operator in Condition Expression. Operator: ||",
    ),
    wrong(
        "a CASE", "CASE WHEN n = 5 THEN true END", "Unsupported token in expression: CASE at 1:27:4"
    ),
    wrong(
        "COUNT in a condition", "COUNT(n) = 1", "Unsupported token in expression: count at 1:27:5"
    ),
    wrong(
        "an unknown function in a condition",
        "upper(s) = 'HELLO'",
        "Unrecognized function: upper at 1:27:5",
    ),
    wrong(
        "a function of updates",
        "list_append(l, l) = l",
        "The function is not allowed in a condition expression; function: list_append",
    ),
    wrong(
        "begins_with one argument",
        "begins_with(s)",
        "Incorrect number of operands for operator or function; "
        "operator or function: begins_with, number of operands: 1",
    ),
    wrong("begins_with a number", "begins_with(s, 1)", wrong_operand("begins_with", "N")),
    wrong(
        "an unknown type",
        "attribute_type(s, 'X')",
        "Invalid attribute type name found; type: X, valid types: {N,BS,L,B,NULL,M,S,SS,NS,BOOL}",
    ),
    wrong(
        "a type that IS does not take",
        "n IS INTEGER",
        f"Unsupported data type for IS operator: INTEGER. {IS_TYPES} at 1:29:2",
    ),
    wrong(
        "IS of a call",
        "size(s) IS NUMERIC",
        "The left hand side argument to IS must be a Variable Reference, Literal, or Path",
    ),
    wrong(
        "a path with a star",
        "m.* = 1",
        "Unpivot path component like a.*.b are not supported at 1:29:1",
    ),
    wrong(
        "a path with any element",
        "l[*] = 1",
        "Wildcard path component like a[*].b are not supported at 1:29:1",
    ),
    wrong("a path with a parameter", "l[?] = 1", "Unexpected path component at 1:29:1", N("0")),
    wrong("a path with a sum", "l[1 + 1] = 1", "Unexpected path component at 1:31:1"),
    wrong(
        "a negative index",
        "l[-1] = 1",
        "List index is not within the allowable range; index: [-1] at 1:30:1",
    ),
    wrong(
        "an index too large",
        "l[99999999999] = 1",
        "List index is not within the allowable range; index: [99999999999] at 1:29:11",
    ),
    wrong("a path into a key", "pk.a = 1", not_scalar("pk")),
    wrong(
        "a comparison with a number too large",
        "n = 1e126",
        f"{OVERFLOW} under root",
    ),
]

WRONG_COLUMNS = [
    statement_refused("an alias of a column", "SELECT n AS x FROM hash", ALIASED),
    statement_refused("an alias without AS", "SELECT n x FROM hash", ALIASED),
    statement_refused(
        "a column twice",
        "SELECT n, n FROM hash",
        "Duplicate identifiers in select clause: n",
    ),
    statement_refused(
        "two columns of one name",
        "SELECT a.x, b.x FROM hash",
        "Duplicate identifiers in select clause: x",
    ),
    statement_refused(
        "a column and a part of it",
        "SELECT m, m.inside FROM hash",
        "Two document paths overlap with each other; must remove or rewrite one of these paths; "
        "path one: [m, inside], path two: [m]",
    ),
    statement_refused(
        "all members of a map",
        "SELECT m.* FROM hash",
        "Changing item's hierarchy while reading isn't supported",
    ),
    statement_refused(
        "SELECT VALUE",
        "SELECT VALUE n FROM hash",
        "Select projection doesn't support value or pivot keywords",
    ),
    statement_refused(
        "a literal as a column", "SELECT 1 FROM hash", "Unexpected path component at 1:8:1"
    ),
    statement_refused(
        "a call as a column", "SELECT size(n) FROM hash", "Unexpected path component at 1:8:4"
    ),
    statement_refused(
        "COUNT of everything", "SELECT COUNT(*) FROM hash", "Unexpected path component at 1:8:5"
    ),
    statement_refused("a path into a key as a column", "SELECT pk.a FROM hash", not_scalar("pk")),
]

HOLDS = [
    true("equality", "n = 5.0"),
    true("a value first", "5 = n"),
    true("inequality", "n <> 6"),
    true("inequality, spelled otherwise", "n != 6"),
    true("a comparison", "n < 6 AND n <= 5 AND n > 4 AND n >= 5"),
    true("BETWEEN", "n BETWEEN 4 AND 6"),
    true("NOT BETWEEN", "n NOT BETWEEN 6 AND 7"),
    true("IN a list", "n IN [4, 5]"),
    true("IN parentheses", "n IN (4, 5)"),
    true("IN a set", "n IN <<4, 5>>"),
    true("NOT IN", "n NOT IN [4, 6]"),
    true("IN parameters", "n IN [?, ?]", N("4"), N("5")),
    true("begins_with", "begins_with(s, 'he')"),
    true("contains a part of a string", "contains(s, 'll')"),
    true("contains a member of a set", "contains(ss, 'x')"),
    true("contains an element of a list", "contains(l, 1)"),
    true("size of a string", "size(s) = 5"),
    true("attribute_type", "attribute_type(ns, 'NS')"),
    true("attribute_exists", "attribute_exists(n)"),
    true("attribute_not_exists", "attribute_not_exists(nowhere)"),
    true("a function in large letters", "BEGINS_WITH(s, 'he')"),
    true("IS MISSING", "nowhere IS MISSING"),
    true("IS NOT MISSING", "n IS NOT MISSING"),
    true("IS NULL", "nul IS NULL"),
    true(
        "IS a type", "n IS NUMERIC AND s IS STRING AND m IS STRUCT AND l IS LIST AND t IS BOOLEAN"
    ),
    true("a boolean", "t = true"),
    true("a null", "nul = null"),
    true("a set", "ss = <<'y', 'x'>>"),
    true("a whole list", "l = [1, {'k': 'v'}]"),
    true("a nested path", "m.inside.deep = 7"),
    true("a path with a list index", "l[1].k = 'v'"),
    true("a path with a key in brackets", "m['inside']['deep'] = 7"),
    true("a path in quotes", '"m"."inside"."deep" = 7'),
    true("NOT", "NOT n = 6"),
    true("OR", "n = 6 OR s = 'hello'"),
    true("AND before OR", "n = 5 OR n = 6 AND s = 'other'"),
    true("two attributes", "n < m.inside.deep"),
    true("a condition compared with a value", "(n = 5) = true"),
    false("IS NULL of what is missing", "nowhere IS NULL"),
    false("a number compared with a string", "n = '5'"),
    false("inequality of what is missing and a comparison", "nowhere < 5"),
]

COLUMNS = [
    statement_answers(
        "a nested column has the last name",
        "SELECT m.inside.deep FROM hash",
        {"deep": N("7")},
        given=GIVEN,
    ),
    statement_answers(
        "an element of a list has its index in its name",
        "SELECT l[0], m.things[1] FROM hash",
        {"l[0]": N("1"), "things[1]": S("q")},
        given=GIVEN,
    ),
    statement_answers(
        "columns that an item lacks are left out",
        "SELECT n, nowhere FROM hash",
        {"n": N("5")},
        given=GIVEN,
    ),
    statement_answers("an item without any column", "SELECT nowhere FROM hash", {}, given=GIVEN),
]

CASES = [*WRONG, *WRONG_COLUMNS, *HOLDS, *COLUMNS]
