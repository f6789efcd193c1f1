"""How values compare: equality of any two, order of strings, numbers and binary."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.values import order
from tablewright.values.attributes import normalized


def _binary(content: bytes) -> dict[str, str]:
    return {"B": base64.b64encode(content).decode()}


_texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
_names = _texts.filter(bool)
_scalars = st.one_of(
    _texts.map(lambda text: {"S": text}),
    st.integers(-(10**20), 10**20).map(lambda number: {"N": str(number)}),
    st.binary(max_size=6).map(_binary),
    st.booleans().map(lambda truth: {"BOOL": truth}),
    st.just({"NULL": True}),
)
_sets = st.one_of(
    st.lists(_texts, min_size=1, max_size=4, unique=True).map(lambda members: {"SS": members}),
    st.lists(st.integers(), min_size=1, max_size=4, unique=True).map(
        lambda members: {"NS": [str(member) for member in members]}
    ),
)
_values = st.recursive(
    st.one_of(_scalars, _sets),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda elements: {"L": elements}),
        st.dictionaries(_names, inner, max_size=3).map(lambda members: {"M": members}),
    ),
    max_leaves=6,
)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ({"S": "1"}, {"N": "1"}),
        ({"S": "YQ=="}, {"B": "YQ=="}),
        ({"SS": ["a"]}, {"L": [{"S": "a"}]}),
        ({"SS": ["a"]}, {"SS": ["a", "b"]}),
        ({"L": [{"S": "a"}]}, {"L": [{"S": "a"}, {"S": "a"}]}),
        ({"L": [{"S": "a"}, {"S": "b"}]}, {"L": [{"S": "b"}, {"S": "a"}]}),
        ({"M": {"a": {"S": "a"}}}, {"M": {"b": {"S": "a"}}}),
        ({"M": {}}, {"L": []}),
        ({"BOOL": True}, {"NULL": True}),
        ({"NS": ["123456789012345678"]}, {"NS": ["123456789012345679"]}),
    ],
)
def test_values_of_another_type_or_content_are_not_equal(left: Any, right: Any):
    assert not order.equal(left, right)
    assert not order.equal(right, left)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ({"SS": ["a", "b"]}, {"SS": ["b", "a"]}),
        ({"NS": ["1", "2"]}, {"NS": ["2", "1"]}),
        (
            {"M": {"a": {"SS": ["a", "b"]}, "b": {"N": "1"}}},
            {"M": {"b": {"N": "1"}, "a": {"SS": ["b", "a"]}}},
        ),
        ({"L": [{"BS": ["AA==", "/w=="]}]}, {"L": [{"BS": ["/w==", "AA=="]}]}),
    ],
)
def test_sets_and_maps_are_equal_in_any_order(left: Any, right: Any):
    assert order.equal(left, right)


@given(_values, _values)
def test_equality_is_that_of_what_is_stored(left: Any, right: Any):
    normalized(left)
    normalized(right)
    assert (left == right) == order.equal(left, right)
    assert order.equal(left, left)


@pytest.mark.parametrize(
    "rising",
    [
        [
            {"S": text}
            for text in ("", "\x00", "A", "a", "a\x00", "aa", "é", "\uffff", "\U0001d11e")
        ],
        [{"N": text} for text in ("-10", "-9.5", "-1", "0", "0.1", "9", "10", "100")],
        [_binary(content) for content in (b"", b"\x00", b"\x01", b"\x01\x02", b"\x02", b"\xff")],
    ],
)
def test_strings_sort_by_utf8_numbers_by_value_binary_by_unsigned_bytes(rising: list[Any]):
    for place, left in enumerate(rising):
        for other, right in enumerate(rising):
            assert (place > other) - (place < other) == order.compare(left, right)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ({"S": "1"}, {"N": "1"}),
        ({"BOOL": True}, {"BOOL": False}),
        ({"NULL": True}, {"NULL": True}),
        ({"L": []}, {"L": []}),
        ({"SS": ["a"]}, {"SS": ["b"]}),
    ],
)
def test_other_values_have_no_order(left: Any, right: Any):
    assert None is order.compare(left, right)
