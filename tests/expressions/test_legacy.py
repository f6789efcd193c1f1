"""Expected, ScanFilter, QueryFilter, KeyConditions and AttributeUpdates."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablewright.expressions import (
    KeyTest,
    legacy_expected,
    legacy_filter,
    legacy_key_conditions,
    legacy_updates,
)
from tests.expressions.binding import refusal

INVALID = "One or more parameter values were invalid: "
WRONG_ORDER = (
    "The BETWEEN condition was provided a range where the lower bound is greater than the "
    "upper bound"
)
DIFFERENT = f"{INVALID}AttributeValues inside AttributeValueList must be of same type"
S, T, N, BOOL = {"S": "a"}, {"S": "b"}, {"N": "1"}, {"BOOL": True}

ITEM: dict[str, Any] = {
    "s": {"S": "abc"},
    "n": {"N": "5"},
    "b": {"B": "YWJj"},
    "ss": {"SS": ["a", "b"]},
    "ns": {"NS": ["1", "2"]},
    "l": {"L": [{"S": "x"}, {"N": "1"}]},
    "m": {"M": {"k": {"S": "v"}}},
    "t": {"BOOL": True},
    "z": {"NULL": True},
}


def _wrong_count(operator: str) -> str:
    return f"{INVALID}Invalid number of argument(s) for the {operator} ComparisonOperator"


def _wrong_type(operator: str, kind: str) -> str:
    return f"{INVALID}ComparisonOperator {operator} is not valid for {kind} AttributeValue type"


def _condition(operator: str, *values: Any) -> dict[str, Any]:
    entry: dict[str, Any] = {"ComparisonOperator": operator}
    return {**entry, "AttributeValueList": list(values)} if values else entry


REFUSED_EXPECTATIONS: list[tuple[dict[str, Any], str]] = [
    ({}, "Value must be provided when Exists is null"),
    ({"Exists": True}, "Value must be provided when Exists is true"),
    ({"Exists": False, "Value": S}, "Value cannot be used when Exists is false"),
    (
        {"Value": S, "AttributeValueList": [S]},
        "Value and AttributeValueList cannot be used together",
    ),
    (
        {"Value": S, "AttributeValueList": [S], "ComparisonOperator": "EQ", "Exists": True},
        "Value and AttributeValueList cannot be used together",
    ),
    (
        {"ComparisonOperator": "EQ", "Exists": True},
        "Exists and ComparisonOperator cannot be used together",
    ),
    (
        {"ComparisonOperator": "EQ", "Exists": False, "Value": S},
        "Exists and ComparisonOperator cannot be used together",
    ),
    (
        {"ComparisonOperator": "EQ"},
        "Value or AttributeValueList must be used with ComparisonOperator: EQ",
    ),
    (
        {"AttributeValueList": [S]},
        "AttributeValueList can only be used with a ComparisonOperator",
    ),
    (
        {"AttributeValueList": [S], "Exists": True},
        "AttributeValueList can only be used with a ComparisonOperator",
    ),
]


@pytest.mark.parametrize(("entry", "message"), REFUSED_EXPECTATIONS)
def test_an_expectation_that_makes_no_sense_is_refused(entry: dict[str, Any], message: str):
    expected = f"{INVALID}{message} for Attribute: a"
    assert expected == refusal(legacy_expected, {"a": entry}, None)


REFUSED_ARGUMENTS: list[tuple[dict[str, Any], str]] = [
    *[
        ({"ComparisonOperator": operator, "AttributeValueList": []}, _wrong_count(operator))
        for operator in ("EQ", "NE", "LT", "LE", "GT", "GE", "CONTAINS", "BEGINS_WITH", "IN")
    ],
    *[
        (_condition(operator, S, S), _wrong_count(operator))
        for operator in ("EQ", "NE", "LT", "LE", "GT", "GE", "CONTAINS", "NOT_CONTAINS")
    ],
    (_condition("NULL", S), _wrong_count("NULL")),
    (_condition("NOT_NULL", S), _wrong_count("NOT_NULL")),
    (_condition("BETWEEN", S), _wrong_count("BETWEEN")),
    (_condition("BETWEEN", S, S, S), _wrong_count("BETWEEN")),
    (_condition("BETWEEN", S, N), DIFFERENT),
    (_condition("IN", S, T, N), DIFFERENT),
    (_condition("BETWEEN", T, S), WRONG_ORDER),
    (_condition("BETWEEN", {"N": "10"}, {"N": "9"}), WRONG_ORDER),
    *[
        (_condition(operator, value), _wrong_type(operator, kind))
        for operator in ("LT", "LE", "GT", "GE", "IN")
        for kind, value in [("BOOL", BOOL), ("NULL", {"NULL": True}), ("SS", {"SS": ["a"]})]
    ],
    *[
        (_condition(operator, {kind: content}), _wrong_type(operator, kind))
        for operator in ("CONTAINS", "NOT_CONTAINS")
        for kind, content in [("SS", ["a"]), ("NS", ["1"]), ("BS", ["AA=="]), ("M", {}), ("L", [])]
    ],
    *[
        (_condition("BEGINS_WITH", value), _wrong_type("BEGINS_WITH", kind))
        for kind, value in [("N", N), ("BOOL", BOOL), ("M", {"M": {}}), ("L", {"L": []})]
    ],
    (_condition("BETWEEN", BOOL, BOOL), _wrong_type("BETWEEN", "BOOL")),
]


@pytest.mark.parametrize(("entry", "message"), REFUSED_ARGUMENTS)
def test_arguments_that_an_operator_does_not_take_are_refused(entry: dict[str, Any], message: str):
    assert message == refusal(legacy_filter, {"a": entry}, None)
    assert message == refusal(legacy_expected, {"a": entry}, None)
    assert message == refusal(legacy_key_conditions, {"a": entry})


@pytest.mark.parametrize("joined", [legacy_expected, legacy_filter])
def test_a_conditional_operator_needs_two_conditions_to_join(joined: Any):
    few = "ConditionalOperator can only be used when Filter or Expected has two or more elements"
    none = "ConditionalOperator cannot be used without Filter or Expected"
    assert few == refusal(joined, {"a": _condition("NULL")}, "OR")
    assert none == refusal(joined, {}, "AND")


HOLD: list[tuple[str, dict[str, Any]]] = [
    ("s", _condition("EQ", {"S": "abc"})),
    ("t", _condition("EQ", BOOL)),
    ("z", _condition("EQ", {"NULL": True})),
    ("m", _condition("EQ", {"M": {"k": {"S": "v"}}})),
    ("l", _condition("EQ", ITEM["l"])),
    ("ss", _condition("EQ", {"SS": ["b", "a"]})),
    ("s", _condition("NE", S)),
    ("absent", _condition("NE", S)),
    ("n", _condition("LT", {"N": "10"})),
    ("n", _condition("LE", {"N": "5"})),
    ("n", _condition("GT", {"N": "-1"})),
    ("n", _condition("GE", {"N": "5"})),
    ("n", _condition("BETWEEN", {"N": "5"}, {"N": "5"})),
    ("s", _condition("IN", S, {"S": "abc"})),
    ("s", _condition("IN", *[{"S": str(number)} for number in range(200)], {"S": "abc"})),
    ("s", _condition("BEGINS_WITH", {"S": "ab"})),
    ("b", _condition("BEGINS_WITH", {"B": "YWI="})),
    ("s", _condition("CONTAINS", {"S": "bc"})),
    ("ss", _condition("CONTAINS", S)),
    ("ns", _condition("CONTAINS", N)),
    ("l", _condition("CONTAINS", N)),
    ("s", _condition("NOT_CONTAINS", {"S": "x"})),
    ("n", _condition("NOT_CONTAINS", N)),
    ("s", _condition("NOT_NULL")),
    ("z", _condition("NOT_NULL")),
    ("absent", _condition("NULL")),
]
FAIL: list[tuple[str, dict[str, Any]]] = [
    ("s", _condition("EQ", S)),
    ("n", _condition("EQ", {"S": "5"})),
    ("absent", _condition("EQ", S)),
    ("s", _condition("NE", {"S": "abc"})),
    ("n", _condition("LT", {"S": "9"})),
    ("absent", _condition("GE", S)),
    ("absent", _condition("IN", S)),
    ("s", _condition("BEGINS_WITH", {"S": "bc"})),
    ("s", _condition("BEGINS_WITH", {"B": "YQ=="})),
    ("s", _condition("CONTAINS", {"S": "x"})),
    ("t", _condition("CONTAINS", BOOL)),
    ("absent", _condition("CONTAINS", S)),
    ("s", _condition("NOT_CONTAINS", S)),
    ("absent", _condition("NOT_CONTAINS", S)),
    ("absent", _condition("NOT_NULL")),
    ("z", _condition("NULL")),
]


@pytest.mark.parametrize(("name", "entry"), FAIL)
def test_a_filter_does_not_hold(name: str, entry: dict[str, Any]):
    assert not legacy_filter({name: entry}, None).holds(ITEM)
    assert not legacy_expected({name: entry}, None).holds(ITEM)


@pytest.mark.parametrize(("name", "entry"), HOLD)
def test_a_filter_holds(name: str, entry: dict[str, Any]):
    assert legacy_filter({name: entry}, None).holds(ITEM)
    assert legacy_expected({name: entry}, None).holds(ITEM)


def test_an_expected_value_has_to_be_there():
    assert legacy_expected({"s": {"Value": {"S": "abc"}}}, None).holds(ITEM)
    assert legacy_expected({"s": {"Exists": True, "Value": {"S": "abc"}}}, None).holds(ITEM)
    assert not legacy_expected({"s": {"Value": S}}, None).holds(ITEM)
    assert not legacy_expected({"s": {"Value": {"S": "abc"}}}, None).holds({})


def test_an_attribute_can_be_expected_not_to_exist():
    assert legacy_expected({"absent": {"Exists": False}}, None).holds(ITEM)
    assert legacy_expected({"s": {"Exists": False}}, None).holds({})
    assert not legacy_expected({"s": {"Exists": False}}, None).holds(ITEM)


def test_a_comparison_takes_a_value_for_a_list_of_one():
    assert legacy_expected({"n": {"ComparisonOperator": "GT", "Value": N}}, None).holds(ITEM)
    assert legacy_expected({"n": {"ComparisonOperator": "IN", "Value": {"N": "5"}}}, None).holds(
        ITEM
    )


def test_conditions_are_joined_by_and_unless_told_otherwise():
    mixed = {"s": _condition("EQ", {"S": "abc"}), "n": _condition("EQ", N)}
    assert not legacy_filter(mixed, None).holds(ITEM)
    assert not legacy_filter(mixed, "AND").holds(ITEM)
    assert legacy_filter(mixed, "OR").holds(ITEM)
    assert legacy_filter({}, None).holds(ITEM)


def test_a_filter_names_the_attributes_that_it_looks_at():
    conditions = {"s": _condition("NULL"), "x.y": _condition("NULL")}
    assert {"s", "x.y"} == legacy_filter(conditions, None).attribute_names()
    assert {"s"} == legacy_expected({"s": {"Exists": False}}, None).attribute_names()


@pytest.mark.parametrize("operator", ["NE", "NULL", "NOT_NULL", "CONTAINS", "NOT_CONTAINS", "IN"])
def test_what_cannot_be_looked_up_in_an_index_is_left_to_the_query_to_refuse(operator: str):
    values = () if "NULL" in operator else (S,)
    tests = legacy_key_conditions({"pk": _condition(operator, *values)})
    assert {"pk": KeyTest(operator, values)} == tests


def test_key_conditions_are_the_tests_of_an_expression():
    conditions = {
        "a": _condition("EQ", S),
        "b": _condition("LT", S),
        "c": _condition("LE", S),
        "d": _condition("GT", S),
        "e": _condition("GE", S),
        "f": _condition("BETWEEN", S, T),
        "g": _condition("BEGINS_WITH", S),
    }
    expected = {
        "a": KeyTest("=", (S,)),
        "b": KeyTest("<", (S,)),
        "c": KeyTest("<=", (S,)),
        "d": KeyTest(">", (S,)),
        "e": KeyTest(">=", (S,)),
        "f": KeyTest("BETWEEN", (S, T)),
        "g": KeyTest("begins_with", (S,)),
    }
    assert expected == legacy_key_conditions(conditions)


REFUSED_UPDATES: list[tuple[dict[str, Any], str]] = [
    ({}, "Only DELETE action is allowed when no attribute value is specified"),
    ({"Action": "PUT"}, "Only DELETE action is allowed when no attribute value is specified"),
    ({"Action": "ADD"}, "Only DELETE action is allowed when no attribute value is specified"),
    *[
        (
            {"Action": "DELETE", "Value": value},
            f"DELETE action with value is not supported for the type {kind}",
        )
        for kind, value in [("S", S), ("N", N), ("L", {"L": []}), ("M", {"M": {}}), ("BOOL", BOOL)]
    ],
    *[
        ({"Action": "ADD", "Value": value}, f"ADD action is not supported for the type {kind}")
        for kind, value in [("S", S), ("B", {"B": "AA=="}), ("M", {"M": {}}), ("BOOL", BOOL)]
    ],
]


@pytest.mark.parametrize(("entry", "message"), REFUSED_UPDATES)
def test_an_action_without_a_fitting_value_is_refused(entry: dict[str, Any], message: str):
    assert f"{INVALID}{message}" == refusal(legacy_updates, {"a": entry})


MISMATCHED: list[tuple[str, str, dict[str, Any]]] = [
    ("s", "ADD", N),
    ("ss", "ADD", N),
    ("n", "ADD", {"SS": ["a"]}),
    ("ss", "ADD", {"NS": ["1"]}),
    ("n", "ADD", {"L": []}),
    ("ss", "DELETE", {"NS": ["1"]}),
    ("n", "DELETE", {"NS": ["1"]}),
]


@pytest.mark.parametrize(("name", "action", "value"), MISMATCHED)
def test_an_action_on_something_else_is_refused(name: str, action: str, value: dict[str, Any]):
    bound = legacy_updates({name: {"Action": action, "Value": value}})
    assert "Type mismatch for attribute to update" == refusal(bound.applied_to, ITEM)


APPLIED: list[tuple[str, dict[str, Any], Any]] = [
    ("new", {"Value": S}, S),
    ("s", {"Value": N}, N),
    ("s", {"Action": "PUT", "Value": {"L": []}}, {"L": []}),
    ("n", {"Action": "ADD", "Value": {"N": "-1.5"}}, {"N": "3.5"}),
    ("new", {"Action": "ADD", "Value": N}, N),
    ("ss", {"Action": "ADD", "Value": {"SS": ["b", "c"]}}, {"SS": ["a", "b", "c"]}),
    ("new", {"Action": "ADD", "Value": {"SS": ["b"]}}, {"SS": ["b"]}),
    ("l", {"Action": "ADD", "Value": {"L": [S]}}, {"L": [{"S": "x"}, {"N": "1"}, S]}),
    ("new", {"Action": "ADD", "Value": {"L": [S]}}, {"L": [S]}),
    ("s", {"Action": "DELETE"}, None),
    ("absent", {"Action": "DELETE"}, None),
    ("ns", {"Action": "DELETE", "Value": {"NS": ["1", "9"]}}, {"NS": ["2"]}),
    ("ns", {"Action": "DELETE", "Value": {"NS": ["1", "2"]}}, None),
    ("absent", {"Action": "DELETE", "Value": {"NS": ["1"]}}, None),
]


@pytest.mark.parametrize(("name", "entry", "value"), APPLIED)
def test_an_action_changes_one_attribute(name: str, entry: dict[str, Any], value: Any):
    item = copy.deepcopy(ITEM)
    bound = legacy_updates({name: entry})
    assert value == bound.applied_to(item).get(name)
    assert ITEM == item
    assert ((name,),) == bound.paths
    assert {name} == bound.top_level_names()


def test_names_of_attribute_updates_are_no_paths():
    bound = legacy_updates({"m.k": {"Value": S}, "abort": {"Value": S}})
    assert {"m.k": S, "abort": S} == bound.applied_to({})
