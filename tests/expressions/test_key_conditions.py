"""KeyConditionExpression: the tests that it makes, and what is not a test of a key."""

from __future__ import annotations

import pytest

from tablewright.expressions import KeyTest, Substitutions, condition, key_condition
from tests.expressions.binding import bound_key_condition, refusal
from tests.expressions.messages import (
    EMPTY,
    REDUNDANT,
    TOO_MANY_OPERATORS,
    bounds_in_wrong_order,
    bounds_of_different_types,
    invalid_function,
    invalid_key_condition,
    invalid_key_operator,
    misused,
    not_distinct,
    reserved,
    undefined_name,
    undefined_value,
    unknown_type,
    wrong_count,
    wrong_type,
)

NESTED_OPERATION = "KeyConditionExpressions cannot contain nested operations"
NESTED_ATTRIBUTE = "KeyConditionExpressions cannot have conditions on nested attributes"
ONE_PER_KEY = "KeyConditionExpressions must only contain one condition per key"
SEVERAL_NAMES = invalid_key_condition("Multiple attribute names used in one condition")
NO_NAME = invalid_key_condition("No key attribute specified")
ANY_TYPE = "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}"


def key_not_first(operator: str) -> str:
    return invalid_key_condition(
        f"{operator} operator must have the key attribute as its first operand"
    )


def invalid(message: str) -> str:
    return f"Invalid KeyConditionExpression: {message}"


REFUSED = [
    ("", invalid(EMPTY)),
    ("pk = :s OR sk = :s", invalid_key_operator("OR")),
    ("pk = :s AND NOT sk = :s", invalid_key_operator("NOT")),
    ("pk = :s AND sk IN (:s)", invalid_key_operator("IN")),
    ("pk = :s AND sk <> :s", invalid_key_operator("<>")),
    ("pk = :s AND contains(sk, :s)", invalid_key_operator("contains")),
    ("attribute_exists(pk)", invalid_key_operator("attribute_exists")),
    ("attribute_not_exists(pk)", invalid_key_operator("attribute_not_exists")),
    ("pk = :s AND attribute_type(sk, :type)", invalid_key_operator("attribute_type")),
    ("pk = :s AND (sk = :s OR x = :s)", invalid_key_operator("OR")),
    ("a > b and size(b) > c or a > c", invalid_key_operator("OR")),
    ("a in (b, size(c), d)", invalid_key_operator("IN")),
    ("contains(a.d, b)", invalid_key_operator("contains")),
    ("not a > b", invalid_key_operator("NOT")),
    ("a <> b", invalid_key_operator("<>")),
    ("size(pk) = :n", invalid(NESTED_OPERATION)),
    ("pk = :s AND size(sk) = :n", invalid(NESTED_OPERATION)),
    ("a > size(b.d)", invalid(NESTED_OPERATION)),
    ("a between size(b) and size(a)", invalid(NESTED_OPERATION)),
    ("size(b) > a AND a.b > b AND b > c", invalid(NESTED_OPERATION)),
    ("size(a) BETWEEN :n AND :m", invalid(NESTED_OPERATION)),
    (":s BETWEEN size(b) AND size(a) AND b > :s", key_not_first("BETWEEN")),
    ("begins_with(:s, b) AND a > :s", key_not_first("begins_with")),
    ("b > a.b", SEVERAL_NAMES),
    ("b between c[1] and d", SEVERAL_NAMES),
    ("a between b and size(a)", SEVERAL_NAMES),
    ("begins_with(a, b)", SEVERAL_NAMES),
    ("pk = sk", SEVERAL_NAMES),
    ("b.d > a AND c.d > e.f", invalid(NESTED_ATTRIBUTE)),
    ("a.d > c", invalid(NESTED_ATTRIBUTE)),
    ("b[0] > a", invalid(NESTED_ATTRIBUTE)),
    ("pk = :s AND sk.foo = :t", invalid(NESTED_ATTRIBUTE)),
    ("pk = :s AND #b.foo = :t", invalid(NESTED_ATTRIBUTE)),
    ("pk = :s AND sk[0] = :t", invalid(NESTED_ATTRIBUTE)),
    (":s > :t AND a < :s", NO_NAME),
    (":s > b AND :s < :t", NO_NAME),
    ("a = :s AND a = :s", invalid(ONE_PER_KEY)),
    ("pk = :s AND sk > :s AND sk < :t", invalid(ONE_PER_KEY)),
    ("b > :n AND b < :n AND c = :n AND d = :n", invalid(ONE_PER_KEY)),
    ("(a > :n AND b > :n) AND (b > :n AND c > :n)", invalid(ONE_PER_KEY)),
    ("#a = :s AND a = :t", invalid(ONE_PER_KEY)),
    ("a = :s AND a = :t AND b.c = :s", invalid(ONE_PER_KEY)),
    ("pk = pk", invalid(not_distinct("=", "[pk]"))),
    ("pk = :u", invalid(undefined_value(":u"))),
    ("pk = :u AND begins_with(sk, :n)", invalid(undefined_value(":u"))),
    ("begins_with(sk, :n) AND pk = :u", invalid(wrong_type("begins_with", "N"))),
    ("pk = :s AND begins_with(sk, :n) AND sk = :u", invalid(wrong_type("begins_with", "N"))),
    ("#u = :s", invalid(undefined_name("#u"))),
    (":u = #u", invalid(undefined_value(":u"))),
    ("abort = :s", invalid(reserved("abort"))),
    ("f(pk)", invalid(invalid_function("f"))),
    ("size(pk)", invalid(misused("size"))),
    ("((pk = :s))", invalid(REDUNDANT)),
    ("((pk = :s)) AND (sk = :s)", invalid(REDUNDANT)),
    ("(pk = :s AND ((sk = :s)))", invalid(REDUNDANT)),
    ("begins_with(pk)", invalid(wrong_count("begins_with", 1))),
    ("begins_with(pk, :s, :t)", invalid(wrong_count("begins_with", 3))),
    ("attribute_type(pk, :s)", invalid(unknown_type("a"))),
    ("attribute_type(pk, sk)", invalid(wrong_type("attribute_type", ANY_TYPE))),
    ("pk = :s AND sk BETWEEN :n AND :s", invalid(bounds_of_different_types("{N:1}", "{S:a}"))),
    ("pk = :s AND sk BETWEEN :t AND :s", invalid(bounds_in_wrong_order("{S:b}", "{S:a}"))),
    ("pk = :s AND sk BETWEEN :m AND :n", invalid(bounds_in_wrong_order("{N:2}", "{N:1}"))),
    ("pk = :s AND sk < :bool", invalid(wrong_type("<", "BOOL"))),
    ("pk = :s AND :bool >= sk", invalid(wrong_type(">=", "BOOL"))),
    ("pk = :s AND sk BETWEEN :bool AND :bool", invalid(wrong_type("BETWEEN", "BOOL"))),
    ("pk = :s AND sk BETWEEN :s AND :l", invalid(wrong_type("BETWEEN", "L"))),
    ("pk = :s AND begins_with(sk, :bool)", invalid(wrong_type("begins_with", "BOOL"))),
    ("pk = :s AND begins_with(sk, :ss)", invalid(wrong_type("begins_with", "SS"))),
    ("pk = :s AND begins_with(sk, size(a))", invalid(wrong_type("begins_with", "N"))),
    ("pk = :u OR sk = :s", invalid(undefined_value(":u"))),
    (" AND ".join(["pk = :s"] * 151), invalid(TOO_MANY_OPERATORS)),
    ("pk", invalid('Syntax error; token: "<EOF>", near: "pk"')),
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_is_no_test_of_a_key_is_refused(text: str, message: str):
    assert message == refusal(bound_key_condition, text)


S, T, N, M = {"S": "a"}, {"S": "b"}, {"N": "1"}, {"N": "2"}
ACCEPTED = [
    ("pk = :s", {"pk": KeyTest("=", (S,))}),
    ("#a = :s", {"a": KeyTest("=", (S,))}),
    ("#dotted = :s", {"x.y": KeyTest("=", (S,))}),
    (":s = pk", {"pk": KeyTest("=", (S,))}),
    ("pk = :bool", {"pk": KeyTest("=", ({"BOOL": True},))}),
    ("(pk) = (:s)", {"pk": KeyTest("=", (S,))}),
    ("pk = :s AND sk < :n", {"pk": KeyTest("=", (S,)), "sk": KeyTest("<", (N,))}),
    ("pk = :s AND sk <= :n", {"pk": KeyTest("=", (S,)), "sk": KeyTest("<=", (N,))}),
    ("pk = :s AND sk > :n", {"pk": KeyTest("=", (S,)), "sk": KeyTest(">", (N,))}),
    ("pk = :s AND sk >= :n", {"pk": KeyTest("=", (S,)), "sk": KeyTest(">=", (N,))}),
    ("pk = :s AND :n < sk", {"pk": KeyTest("=", (S,)), "sk": KeyTest(">", (N,))}),
    ("pk = :s AND :n <= sk", {"pk": KeyTest("=", (S,)), "sk": KeyTest(">=", (N,))}),
    ("pk = :s AND :n > sk", {"pk": KeyTest("=", (S,)), "sk": KeyTest("<", (N,))}),
    ("pk = :s AND :n >= sk", {"pk": KeyTest("=", (S,)), "sk": KeyTest("<=", (N,))}),
    (
        "pk = :s AND sk BETWEEN :n AND :m",
        {"pk": KeyTest("=", (S,)), "sk": KeyTest("BETWEEN", (N, M))},
    ),
    (
        "pk = :s AND sk BETWEEN :n AND :n",
        {"pk": KeyTest("=", (S,)), "sk": KeyTest("BETWEEN", (N, N))},
    ),
    (
        "pk = :s AND begins_with(sk, :t)",
        {"pk": KeyTest("=", (S,)), "sk": KeyTest("begins_with", (T,))},
    ),
    (
        "begins_with(sk, :b) AND pk = :s",
        {"sk": KeyTest("begins_with", ({"B": "YQ=="},)), "pk": KeyTest("=", (S,))},
    ),
    ("(pk = :s) AND (sk = :t)", {"pk": KeyTest("=", (S,)), "sk": KeyTest("=", (T,))}),
    ("(pk = :s AND sk = :t)", {"pk": KeyTest("=", (S,)), "sk": KeyTest("=", (T,))}),
    ("(pk = :s AND (sk = :t))", {"pk": KeyTest("=", (S,)), "sk": KeyTest("=", (T,))}),
]


@pytest.mark.parametrize(("text", "tests"), ACCEPTED)
def test_a_key_condition_makes_a_test_per_attribute(text: str, tests: dict[str, KeyTest]):
    assert tests == bound_key_condition(text)


def test_the_tests_of_a_multi_attribute_key_stay_in_the_order_of_the_text():
    text = "d = :s AND (b = :s AND a = :s) AND c = :s AND e = :s AND f = :s AND g = :s AND h > :s"
    assert list("dbacefgh") == list(bound_key_condition(text))


def test_a_key_condition_uses_its_placeholders():
    subs = Substitutions({"#k": "pk"}, {":v": {"S": "x"}})
    key_condition("#k = :v", subs)
    subs.check_all_used()


def test_what_is_no_test_of_a_key_is_told_after_the_other_expressions_and_unused_values():
    subs = Substitutions(None, {":v": {"S": "x"}, ":w": {"S": "x"}})
    key_condition("pk <> :v", subs)
    assert "Invalid FilterExpression: " in refusal(condition, "a =", subs, "FilterExpression")
    assert "unused in expressions: keys: {:w}" in refusal(subs.check_all_used)
    condition("a = :w", subs, "FilterExpression")
    assert invalid_key_operator("<>") == refusal(subs.check_all_used)


def test_the_same_text_takes_other_values_the_next_time():
    for value in ({"S": "x"}, {"N": "1"}):
        subs = Substitutions(None, {":v": dict(value)})
        assert {"pk": KeyTest("=", (value,))} == key_condition("pk = :v", subs)
