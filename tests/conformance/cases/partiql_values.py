"""PartiQL: literals and parameters, which are the values of a statement."""

from __future__ import annotations

from tests.conformance.case import Case
from tests.conformance.statements import (
    WRONG_COUNT,
    statement_answers,
    statement_refused,
    with_items,
)
from tests.conformance.steps import FALSE, NS, NULL, SS, TRUE, B, L, M, N, S, Value, holds, lacks
from tests.conformance.tables import HASH
from tests.conformance.wording import (
    INVALID,
    NO_TYPE,
    NOT_NUMERIC,
    NULL_IS_TRUE,
    OVERFLOW,
    SEVERAL_TYPES,
    TOO_MANY_DIGITS,
    UNDERFLOW,
)

MIXED = "Unsupported data type in Bag. DynamoDB only supports either numbers or strings in bags"
TOO_DEEP = "Nesting Levels have exceeded supported limits under "
READ = "SELECT * FROM hash WHERE pk = ?"
A = {"pk": S("a")}


def bad_literal(name: str, literal: str, message: str) -> Case:
    """A value that an item cannot have, and that is not inserted."""
    text = f"INSERT INTO hash VALUE {{'pk': 'a', 'v': {literal}}}"
    return statement_refused(name, text, message, then=(lacks("hash", pk=S("a")),))


def literal(name: str, text: str, value: Value) -> Case:
    """A literal, inserted."""
    return statement_answers(
        name,
        f"INSERT INTO hash VALUE {{'pk': 'a', 'v': {text}}}",
        given=(HASH,),
        then=(holds("hash", pk=S("a"), v=value),),
    )


BAD_LITERALS = [
    bad_literal("a number of 39 digits", "1" * 39, f"{TOO_MANY_DIGITS} under root"),
    bad_literal("a number too large", "1e126", f"{OVERFLOW} under root"),
    bad_literal("a number too small", "1e-131", f"{UNDERFLOW} under root"),
    bad_literal(
        "a number too large inside a map",
        "{'m': [1, 1e126]}",
        f"{OVERFLOW} under root.m[1]",
    ),
    bad_literal("an empty set", "<<>>", "Empty bags are not supported"),
    bad_literal("a set of two types", "<<1, 'a'>>", MIXED),
    bad_literal("a set of lists", "<<[1]>>", f"{MIXED} at 1:43:1"),
    bad_literal(
        "a set with a string twice",
        "<<'a', 'b', 'a'>>",
        f"{INVALID}Input collection [a, b, a] contains duplicates.",
    ),
    bad_literal(
        "a set with a number twice",
        "<<1, 1.0>>",
        f"{INVALID}Input collection [1, 1.0] contains duplicates! under root",
    ),
    bad_literal(
        "a list with MISSING",
        "[MISSING]",
        "Unsupported data type: Missing under key root[0] at 1:42:7",
    ),
    bad_literal(
        "a name for a value", "other", "Unsupported data type: other under key root at 1:41:5"
    ),
    bad_literal("a sum for a value", "1 + 2", "Unsupported data type: + under key root at 1:43:1"),
    bad_literal(
        "a parameter inside a list",
        "[?]",
        "Unsupported data type: Parameter under key root[0] at 1:42:1",
    ),
    bad_literal(
        "a key that is no string",
        "{1: 'a'}",
        "Tuple keys must be of type String. Actual type: INT under root at 1:42:1",
    ),
    bad_literal(
        "a key twice",
        "{'k': 1, 'k': 2}",
        "Duplicate keys in tuple. Key: k under root at 1:50:3",
    ),
    bad_literal("an empty key of a map", "{'': 1}", "Path component cannot be an empty string"),
    bad_literal("33 lists", "[" * 33 + "]" * 33, f"{TOO_DEEP}root{'[0]' * 32}"),
    statement_refused(
        "an attribute twice",
        "INSERT INTO hash VALUE {'pk': 'a', 'pk': 'b'}",
        "Duplicate keys in tuple. Key: pk under root at 1:36:4",
    ),
]

BAD_PARAMETERS = [
    statement_refused("a parameter too few", READ, WRONG_COUNT),
    statement_refused("one parameter for two", f"{READ} AND a = ?", WRONG_COUNT, S("a")),
    statement_refused("a parameter of no type", READ, NO_TYPE, {}),
    statement_refused("a parameter of two types", READ, SEVERAL_TYPES, {"S": "a", "N": "1"}),
    statement_refused("a null that is false", READ, NULL_IS_TRUE, {"NULL": False}),
    statement_refused("a parameter that is no number", READ, NOT_NUMERIC + ": x", N("x")),
    statement_refused("a parameter is told before the statement", "SLECT", NO_TYPE, {}),
]

LITERALS = [
    literal("a string with a quote", "'it''s'", S("it's")),
    literal("an empty string", "''", S("")),
    literal("a whole number", "42", N("42")),
    literal("a negative number", "-0.50", N("-0.5")),
    literal("a number with an exponent", "1.5e3", N("1500")),
    literal("true", "TRUE", TRUE),
    literal("false", "false", FALSE),
    literal("null", "NULL", NULL),
    literal("a list", "[1, 'a', [null]]", L(N("1"), S("a"), L(NULL))),
    literal("an empty list", "[]", L()),
    literal("a map", "{'a': {'b': 1}}", M(a=M(b=N("1")))),
    literal("a set of strings", "<<'b', 'a'>>", SS("a", "b")),
    literal("a set of numbers", "<<10, 9>>", NS("9", "10")),
    literal("a list in parentheses", "([1])", L(N("1"))),
]

PARAMETERS = [
    statement_answers(
        "parameters stand in the order of the text",
        "INSERT INTO hash VALUE {'pk': ?, 'b': ?}",
        given=(HASH,),
        parameters=(S("a"), B("AQI=")),
        then=(holds("hash", pk=S("a"), b=B("AQI=")),),
    ),
    statement_answers(
        "a parameter more than there are places for",
        READ,
        A,
        given=with_items(HASH, A),
        parameters=(S("a"), S("b")),
    ),
    statement_answers(
        "a whole map as a parameter",
        "UPDATE hash SET m = ? WHERE pk = ?",
        given=with_items(HASH, A),
        parameters=(M(x=L(N("1.0"))), S("a")),
        then=(holds("hash", pk=S("a"), m=M(x=L(N("1")))),),
    ),
]

CASES = [*BAD_LITERALS, *BAD_PARAMETERS, *LITERALS, *PARAMETERS]
