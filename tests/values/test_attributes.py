"""Attribute values at the border of trust: errors, spelling, sizes, nesting."""

from __future__ import annotations

import base64
import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.values.attributes import (
    AttributeValueError,
    binary_size,
    item_size_bytes,
    normalized,
    normalized_item,
    size_bytes,
    type_of,
)
from tablewright.values.numbers import NumberError

INVALID = "One or more parameter values were invalid: "
TOO_DEEP = (
    "Nesting Levels have exceeded supported limits: "
    "Attributes in the item have nested levels beyond supported limit"
)


def _refusal(value: dict[str, Any]) -> AttributeValueError | NumberError:
    with pytest.raises((AttributeValueError, NumberError)) as refused:
        normalized(value)
    return refused.value


def test_a_value_without_a_type_is_refused():
    expected = (
        "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"
    )
    assert expected == str(_refusal({}))
    assert expected == str(_refusal({"L": [{}]}))
    assert expected == str(_refusal({"M": {"a": {}}}))


def test_a_value_of_two_types_is_refused():
    expected = (
        "Supplied AttributeValue has more than one datatypes set, "
        "must contain exactly one of the supported datatypes"
    )
    assert expected == str(_refusal({"S": "a", "N": "1"}))


def test_a_fault_inside_a_value_of_two_types_is_told_first():
    expected = "The parameter cannot be converted to a numeric value: x"
    assert expected == str(_refusal({"S": "a", "N": "x"}))


def test_a_null_must_be_true():
    expected = INVALID + "Null attribute value types must have the value of true"
    assert expected == str(_refusal({"NULL": False}))


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("SS", "An string set  may not be empty"),
        ("NS", "An number set  may not be empty"),
        ("BS", "Binary sets should not be empty"),
    ],
)
def test_an_empty_set_is_refused(kind: str, message: str):
    assert INVALID + message == str(_refusal({kind: []}))
    assert INVALID + message == str(_refusal({"M": {"a": {"L": [{kind: []}]}}}))


@pytest.mark.parametrize(
    ("value", "message", "older"),
    [
        (
            {"SS": ["b", "a", "b"]},
            'Input collection ["a", "b", "b"] contains duplicates.',
            "Input collection [b, a, b] contains duplicates.",
        ),
        (
            {"SS": ["d", "c", "c", "a"]},
            'Input collection ["c", "d", "c", "a"] contains duplicates.',
            "Input collection [d, c, c, a] contains duplicates.",
        ),
        (
            {"SS": ["", ""]},
            'Input collection ["", ""] contains duplicates.',
            "Input collection [, ] contains duplicates.",
        ),
        (
            {"BS": ["/w==", "AA==", "AA=="]},
            'Input collection ["AA==","/w==","AA=="]of type BS contains duplicates.',
            "Input collection [/w==, AA==, AA==]of type BS contains duplicates.",
        ),
    ],
)
def test_a_set_with_a_member_twice_is_refused(value: dict[str, Any], message: str, older: str):
    refusal = _refusal(value)
    assert INVALID + message == str(refusal)
    assert INVALID + older == refusal.older


@pytest.mark.parametrize("members", [["2", "1", "2"], ["1", "1.0"], ["100", "1e2"], ["0", "-0"]])
def test_a_number_set_with_a_number_twice_in_any_spelling_is_refused(members: list[str]):
    refusal = _refusal({"NS": members})
    assert INVALID + "Input collection contains duplicates." == str(refusal)
    assert "Input collection contains duplicates" == refusal.older


@pytest.mark.parametrize(
    "value", [{"N": "x"}, {"NS": ["1", "x"]}, {"M": {"a": {"L": [{"N": "x"}]}}}]
)
def test_a_bad_number_is_refused_wherever_it_is(value: dict[str, Any]):
    assert "The parameter cannot be converted to a numeric value: x" == str(_refusal(value))


def _wrapped(wraps: int, kind: str) -> dict[str, Any]:
    value: dict[str, Any] = {"S": "leaf"}
    for _ in range(wraps):
        value = {"M": {"a": value}} if kind == "M" else {"L": [value]}
    return value


@pytest.mark.parametrize("kind", ["M", "L"])
def test_a_leaf_may_lie_32_levels_deep_and_no_deeper(kind: str):
    normalized(_wrapped(31, kind))
    assert TOO_DEEP == str(_refusal(_wrapped(32, kind)))
    assert TOO_DEEP == str(_refusal(_wrapped(33, kind)))
    with pytest.raises(AttributeValueError, match="Nesting Levels"):
        normalized_item({"a": _wrapped(32, kind)})


def test_numbers_are_spelled_canonically_in_place_at_any_depth():
    item: dict[str, Any] = {
        "n": {"N": "+01.50"},
        "l": {"L": [{"N": "1e2"}, {"M": {"n": {"N": "-0"}}}]},
        "ns": {"NS": ["1e1", "9.0"]},
    }
    normalized_item(item)
    assert {
        "n": {"N": "1.5"},
        "l": {"L": [{"N": "100"}, {"M": {"n": {"N": "0"}}}]},
        "ns": {"NS": ["9", "10"]},
    } == item


@pytest.mark.parametrize(
    ("kind", "members", "in_order"),
    [
        ("SS", ["b", "", "é", "a", "B"], ["", "B", "a", "b", "é"]),
        ("SS", ["\U0001d11e", "\uffff"], ["\uffff", "\U0001d11e"]),
        ("NS", ["10", "9", "-1", "-10", "0.5"], ["-10", "-1", "0.5", "9", "10"]),
        ("BS", ["/w==", "AA==", ""], ["", "AA==", "/w=="]),
    ],
)
def test_sets_come_back_in_order(kind: str, members: list[str], in_order: list[str]):
    value: dict[str, Any] = {kind: members}
    normalized(value)
    assert {kind: in_order} == value


def test_bytes_become_base64():
    item: dict[str, Any] = {"b": {"B": b"\x00\xff"}, "bs": {"BS": [b"b", b"", b"a"]}}
    size = normalized_item(item)
    assert {"b": {"B": "AP8="}, "bs": {"BS": ["", "YQ==", "Yg=="]}} == item
    assert 1 + 2 + 2 + 2 == size


@pytest.mark.parametrize(
    ("value", "size"),
    [
        ({"S": ""}, 0),
        ({"S": "abc"}, 3),
        ({"S": "é\U0001d11e"}, 6),
        ({"N": "0"}, 1),
        ({"N": "-42"}, 3),
        ({"B": ""}, 0),
        ({"B": "AA=="}, 1),
        ({"B": "AAA="}, 2),
        ({"B": "AAAA"}, 3),
        ({"BOOL": False}, 1),
        ({"NULL": True}, 1),
        ({"SS": ["a", "bc"]}, 3),
        ({"NS": ["1", "100.5"]}, 6),
        ({"BS": ["AA==", "AAAA"]}, 4),
        ({"L": []}, 3),
        ({"M": {}}, 3),
        ({"L": [{"S": "ab"}, {"N": "1"}]}, 3 + 1 + 2 + 1 + 2),
        ({"M": {"key": {"S": "ab"}}}, 3 + 1 + 3 + 2),
        ({"M": {"é": {"L": [{"BOOL": True}]}}}, 3 + 1 + 2 + 3 + 1 + 1),
    ],
)
def test_values_have_the_sizes_that_aws_counts(value: dict[str, Any], size: int):
    assert size == size_bytes(value)
    assert size == normalized(copy.deepcopy(value))


def test_the_names_of_attributes_count():
    item: dict[str, Any] = {"id": {"S": "abc"}, "é": {"N": "1"}, "l": {"L": []}}
    assert 2 + 3 + 2 + 2 + 1 + 3 == item_size_bytes(item) == normalized_item(item)
    assert 2 + 3 == item_size_bytes(item, ["id", "not there"])


_texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
_names = _texts.filter(bool)
_leaves = st.one_of(
    _texts.map(lambda text: {"S": text}),
    st.integers(-(10**30), 10**30).map(lambda number: {"N": str(number)}),
    st.binary(max_size=8).map(lambda content: {"B": content}),
    st.booleans().map(lambda truth: {"BOOL": truth}),
    st.just({"NULL": True}),
    st.lists(_texts, min_size=1, unique=True, max_size=4).map(lambda members: {"SS": members}),
    st.lists(st.binary(max_size=4), min_size=1, unique=True, max_size=4).map(
        lambda members: {"BS": members}
    ),
)
_items = st.dictionaries(
    _texts,
    st.recursive(
        _leaves,
        lambda inner: st.one_of(
            st.lists(inner, max_size=3).map(lambda elements: {"L": elements}),
            st.dictionaries(_names, inner, max_size=3).map(lambda members: {"M": members}),
        ),
        max_leaves=8,
    ),
    max_size=5,
)


@given(_items)
def test_what_is_normalized_stays_as_it_is(item: dict[str, Any]):
    size = normalized_item(item)
    assert size == item_size_bytes(item)
    again = json.loads(json.dumps(item))  # nothing but JSON is left
    assert size == normalized_item(again)
    assert item == again


@given(st.binary(max_size=40))
def test_the_size_of_base64_is_that_of_its_bytes(content: bytes):
    assert len(content) == binary_size(base64.b64encode(content).decode())


def test_the_type_of_a_value_is_its_only_key():
    assert "S" == type_of({"S": "a"})


def test_a_long_name_counts_in_bytes():
    name = "é" * (limits.ATTRIBUTE_NAME_BYTES_MAX // 2)
    assert len(name.encode()) + 1 == item_size_bytes({name: {"BOOL": True}})
