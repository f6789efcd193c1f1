"""Values of any form."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms import OPEN, wire_of, wiring
from tests.model.forms.values import codec, held


def nested(levels: int) -> Any:
    value: Any = "x"
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (
            datetime(2025, 1, 1, tzinfo=UTC),
            "expected a value that DynamoDB can store, got datetime",
        ),
        ({"a": [1, object()]}, r"\['a'\]\[1\]: expected a value that DynamoDB can store"),
        ({"a": {1: 2}}, r"\['a'\]: the keys of a map must be non-empty text: 1"),
        ({"": 2}, "the keys of a map must be non-empty text: ''"),
        (float("nan"), "expected a finite number"),
        ([10**200], r"\[0\]: Number overflow"),
        (set(), "a set must contain at least one element"),
        ({1, "a"}, "only text, only numbers or only bytes"),
        ({True}, "only text, only numbers or only bytes"),
        ({"a", "\ud800"}, "an unpaired surrogate"),
    ],
)
def test_what_dynamodb_cannot_keep_is_refused(value: Any, message: str):
    with pytest.raises(InvalidValueError, match=message):
        OPEN.to_wire(value)


def test_what_contains_itself_is_refused():
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(InvalidValueError, match="nested more than 32 levels deep"):
        OPEN.fit(endless)


def test_only_a_value_of_dynamodb_is_read():
    with pytest.raises(StoredItemError, match="expected a value of DynamoDB, found X 1"):
        OPEN.from_wire({"X": 1})


def test_as_many_levels_as_dynamodb_has_are_kept():
    deepest = nested(limits.NESTING_LEVELS_MAX - 1)
    assert deepest == OPEN.from_wire(OPEN.to_wire(deepest))


def test_numbers_come_back_as_exact_ones():
    stored = {"M": {"a": {"N": "1"}, "b": {"N": "1.10"}}}
    found = OPEN.from_wire(stored)
    assert {"a": 1, "b": Decimal("1.10")} == found
    assert [int, Decimal] == [type(number) for number in found.values()]


def test_a_float_becomes_the_decimal_that_it_will_be_read_as():
    assert {"x": [Decimal("0.1")]} == OPEN.fit({"x": (0.1,)})


def test_none_is_stored_where_something_must_be():
    values = codec(Any)
    assert {"value": {"NULL": True}} == values.write(held(None))
    assert held(None) == values.read(values.decode(b'{"value":{"NULL":true}}'))


def test_an_open_value_that_may_be_missing_is_left_out():
    values = codec(Any | None)
    assert {} == values.write(held(None))
    assert held(None) == values.read(values.decode(b"{}"))


def test_every_kind_is_decoded_like_a_plain_dictionary():
    wire = {
        "M": {
            "S": {"S": "x"}, "N": {"N": "5"}, "D": {"N": "0.5"}, "B": {"B": "AP8="},
            "BOOL": {"BOOL": False}, "NULL": {"NULL": True}, "L": {"L": [{"S": ""}, {"N": "0"}]},
            "SS": {"SS": ["a"]}, "NS": {"NS": ["1", "1.5"]}, "BS": {"BS": ["AP8="]}, "M": {"M": {}},
        }
    }  # fmt: skip
    values = codec(Any)
    decoded = values.decode(msgspec.json.encode({"value": wire}))
    assert values.read_plain({"value": wire}) == values.read(decoded)
    assert {1, Decimal("1.5")} == values.read(decoded).value["NS"]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"a": [1, {"b": object()}]}, r"\['a'\]\[1\]\['b'\]: expected a value"),
        ({"x" * 65_536: 1}, "at most 65,535 bytes"),
        ({"a": {"": 1}}, "non-empty text"),
        ({"a": "\ud800"}, r"\['a'\]: the text contains an unpaired surrogate"),
        ({"\ud800": 1}, "an unpaired surrogate"),
    ],
)
def test_the_walk_says_where_a_value_does_not_fit(value: Any, words: str):
    with pytest.raises(InvalidValueError, match=words):
        wire_of(value)
    with pytest.raises(InvalidValueError, match=words):
        _wired_in_steps(value, [])


def test_the_walk_notes_numbers_that_may_be_spelled_differently():
    numbers: list[Any] = []
    value = {"a": [1, Decimal("1.10"), 10**40, 2.5], "b": -7}
    assert {"N": "1.1"} == wire_of(value, numbers=numbers)["M"]["a"]["L"][1]
    assert [Decimal("1.10"), 10**40, 2.5] == numbers


def _wired_in_steps(value: Any, numbers: list[Any]) -> Any:
    steps = wiring(value, numbers=numbers)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value


_FREE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.decimals(allow_nan=False) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=3), inner, max_size=4)
        | st.tuples(inner)
    ),
    max_leaves=20,
)


def _outcome(walk: Callable[[Any, list[Any]], Any], value: Any) -> Any:
    numbers: list[Any] = []
    try:
        return walk(value, numbers), numbers
    except InvalidValueError as error:
        return str(error)


@given(_FREE)
def test_the_walk_in_steps_finds_what_the_walk_finds(value: Any):
    at_once = _outcome(lambda value, numbers: wire_of(value, numbers=numbers), value)
    assert at_once == _outcome(_wired_in_steps, value)


def test_a_long_list_is_walked_in_many_steps():
    assert 40 == sum(1 for _ in wiring([1] * 10_000, numbers=[]))
