"""Enumerations and literals."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tablewright.errors import InvalidValueError, StoredItemError
from tests.model.forms.values import Colour, Gender, Level, form


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (Gender, "Male", "expected Gender, got str 'Male'"),
        (Colour, "red", "expected Colour, got str 'red'"),
        (Level, 1, "expected Level, got int 1"),
        (Literal["a", "b"], "c", "expected one of 'a', 'b', got str 'c'"),
        (Literal[1], True, "expected one of 1, got bool True"),
        (Literal[True], 1, "expected one of True, got int 1"),
        (Literal[True], False, "expected one of True, got bool False"),
        (Literal["red"], Colour.red, "expected one of 'red', got Colour"),
    ],
)
def test_a_value_that_is_none_of_them_is_refused(annotation: Any, value: Any, message: str):
    with pytest.raises(InvalidValueError, match=message):
        form(annotation).to_wire(value)


@pytest.mark.parametrize(
    ("annotation", "wire", "message"),
    [
        (Gender, {"S": "X"}, r"expected S \(Gender\), found S 'X'"),
        (Level, {"N": "2"}, r"expected N \(Level\), found N '2'"),
        (Level, {"S": "1"}, r"expected N \(Level\), found S '1'"),
        (Literal["a"], {"S": "b"}, r"expected S \(one of 'a'\), found S 'b'"),
        (Literal[1], {"N": "2"}, r"expected N \(one of 1\), found N '2'"),
        (Literal[True], {"BOOL": False}, r"expected BOOL \(one of True\), found BOOL False"),
    ],
)
def test_a_stored_value_that_is_none_of_them_is_refused(annotation: Any, wire: Any, message: str):
    with pytest.raises(StoredItemError, match=message):
        form(annotation).from_wire(wire)


def test_a_key_with_none_of_them_is_refused():
    with pytest.raises(StoredItemError, match="one of 'a'"):
        form(Literal["a"]).from_key_text("b")


def test_the_allowed_values_are_told():
    assert ("Male", "Female") == form(Gender).enum
    assert (1, 20) == form(Level).enum
    assert ("a", "b") == form(Literal["a", "b"]).enum
    assert {"type": "N", "enum": [1, 20]} == form(Level).schema()


def test_a_member_is_stored_as_its_value():
    assert {"S": "Male"} == form(Gender).to_wire(Gender.male)
    assert {"N": "20"} == form(Level).to_wire(Level.high)
    assert "20" == form(Level).key_text(Level.high)
