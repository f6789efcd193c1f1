"""ExpressionAttributeNames and ExpressionAttributeValues by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import limits
from tablewright.expressions import Substitutions, condition, projection, update
from tests.expressions.binding import refusal

LONG = "a" * limits.EXPRESSION_TOKEN_BYTES_MAX
TOO_LONG = "The expression attribute map contains a key that is too long;"
NAMES, VALUES = "ExpressionAttributeNames", "ExpressionAttributeValues"
S = {"S": "x"}

REFUSED_KEYS: list[tuple[Any, Any, str]] = [
    ({}, None, f"{NAMES} must not be empty"),
    ({}, {}, f"{NAMES} must not be empty"),
    (None, {}, f"{VALUES} must not be empty"),
    ({"a": "a"}, {}, f'{NAMES} contains invalid key: Syntax error; key: "a"'),
    ({"#": "a"}, None, f'{NAMES} contains invalid key: Syntax error; key: "#"'),
    ({":a": "a"}, None, f'{NAMES} contains invalid key: Syntax error; key: ":a"'),
    ({"##a": "a"}, None, f'{NAMES} contains invalid key: Syntax error; key: "##a"'),
    ({"#a-": "a"}, None, f'{NAMES} contains invalid key: Syntax error; key: "#a-"'),
    ({"#a b": "a"}, None, f'{NAMES} contains invalid key: Syntax error; key: "#a b"'),
    ({"#a\n": "a"}, None, f'{NAMES} contains invalid key: Syntax error; key: "#a\n"'),
    ({"#é": "a"}, None, f'{NAMES} contains invalid key: Syntax error; key: "#é"'),
    (
        {"": "a"},
        None,
        f"{NAMES} contains invalid key: The expression attribute map contains an empty key;",
    ),
    ({f"#{LONG}": "a"}, None, f"{NAMES} contains invalid key: {TOO_LONG} size of key: 256"),
    ({LONG * 2: "a"}, None, f"{NAMES} contains invalid key: {TOO_LONG} size of key: 510"),
    ({"#a": ""}, None, f"{NAMES} contains invalid value: Empty attribute name for key #a"),
    (
        {"#a": "x" * 65_536},
        None,
        (
            f"{NAMES} contains invalid value: Attribute name is too large, "
            "must be less than 65536 bytes for key #a"
        ),
    ),
    (None, {"a": S}, f'{VALUES} contains invalid key: Syntax error; key: "a"'),
    (None, {"#a": S}, f'{VALUES} contains invalid key: Syntax error; key: "#a"'),
    (None, {":": S}, f'{VALUES} contains invalid key: Syntax error; key: ":"'),
    (None, {":b": {}, "b": S}, f'{VALUES} contains invalid key: Syntax error; key: "b"'),
    (None, {f":{LONG}": S}, f"{VALUES} contains invalid key: {TOO_LONG}"),
]

REFUSED_VALUES: list[tuple[Any, str]] = [
    ({}, "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"),
    (
        {"S": "a", "N": "1"},
        (
            "Supplied AttributeValue has more than one datatypes set, "
            "must contain exactly one of the supported datatypes"
        ),
    ),
    ({"N": "b"}, "The parameter cannot be converted to a numeric value: b"),
    ({"L": [{"N": "b"}]}, "The parameter cannot be converted to a numeric value: b"),
    (
        {"SS": []},
        "One or more parameter values were invalid: An string set  may not be empty",
    ),
    (
        {"NULL": False},
        (
            "One or more parameter values were invalid: "
            "Null attribute value types must have the value of true"
        ),
    ),
]


@pytest.mark.parametrize(("names", "values", "message"), REFUSED_KEYS)
def test_placeholders_that_are_none_are_refused(names: Any, values: Any, message: str):
    assert message == refusal(Substitutions, names, values)


@pytest.mark.parametrize(("value", "message"), REFUSED_VALUES)
def test_a_value_that_is_none_is_refused_under_its_name(value: Any, message: str):
    expected = f"{VALUES} contains invalid value: {message} for key :b"
    assert expected == refusal(Substitutions, None, {":a": {"S": "x"}, ":b": value})


@pytest.mark.parametrize(("value", "message"), REFUSED_VALUES)
def test_a_value_that_is_none_is_refused_bare_where_dynamodb_does_so(value: Any, message: str):
    assert message == refusal(Substitutions, None, {":b": value}, names_invalid_value=False)


def test_more_than_two_mebibytes_of_values_are_refused():
    room_bytes = limits.EXPRESSION_VALUES_BYTES_MAX
    Substitutions(None, {":b": {"S": "x" * (room_bytes - 2)}})
    message = f"{VALUES} exceeds max size"
    assert message == refusal(Substitutions, None, {":b": {"S": "x" * (room_bytes - 1)}})
    names = {"#a": "x" * 1000}
    assert message == refusal(Substitutions, names, {":b": {"S": "x" * (room_bytes - 1003)}})


def test_more_than_two_mebibytes_of_names_are_refused():
    names = {f"#{number}": "x" * 60_000 for number in range(35)}
    assert f"{NAMES} exceeds max size" == refusal(Substitutions, names, None)


def test_names_that_no_expression_uses_are_refused():
    subs = Substitutions({"#a": "a", "#b": "b", "#c": "c"}, {":v": S})
    condition("#b = :v", subs)
    expected = f"Value provided in {NAMES} unused in expressions: keys: {{#a, #c}}"
    assert expected == refusal(subs.check_all_used)


def test_values_that_no_expression_uses_are_refused():
    subs = Substitutions({"#a": "a"}, {":v": S, ":w": S})
    condition("#a = :v", subs)
    expected = f"Value provided in {VALUES} unused in expressions: keys: {{:w}}"
    assert expected == refusal(subs.check_all_used)


def test_unused_names_are_told_before_unused_values():
    subs = Substitutions({"#a": "a"}, {":v": S})
    assert f"Value provided in {NAMES} unused" in refusal(subs.check_all_used)


def test_what_any_expression_of_the_request_uses_is_used():
    subs = Substitutions({"#a": "a", "#b": "b", "#c": "c"}, {":v": S, ":w": {"N": "1"}})
    condition("#a = :v", subs)
    update("ADD #b :w", subs)
    projection("x.#c", subs)
    subs.check_all_used()


def test_nothing_given_is_all_used():
    Substitutions(None, None).check_all_used()


def test_values_are_spelled_as_dynamodb_does():
    subs = Substitutions(None, {":v": {"L": [{"N": "+01.50"}]}})
    assert {"a": {"L": [{"N": "1.5"}]}} == update("SET a = :v", subs).applied_to({})


def test_the_longest_placeholder_is_accepted():
    name = f"#{LONG[1:]}"
    assert condition(f"attribute_exists({name})", Substitutions({name: "a"}, None)).holds({"a": S})
