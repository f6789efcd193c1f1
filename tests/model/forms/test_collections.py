"""Lists, sets and maps whose elements have one form."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.errors import InvalidValueError, StoredItemError
from tests.model.forms.values import Gender, codec, form, held

UNEVEN = datetime(2025, 11, 18, 12, 0, 0, 123_456, tzinfo=UTC)


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (list[str], ("a",), "expected list, got tuple"),
        (tuple[str, ...], ["a"], "expected tuple, got list"),
        (list[str], "abc", "expected list, got str"),
        (list[str], ["a", 5], r"\[1\]: expected str, got int 5"),
        (list[str], [None], r"\[0\]: expected str, got None"),
        (list[list[int]], [[1], ["x"]], r"\[1\]\[0\]: expected int, got str 'x'"),
        (set[str], ["a"], "expected set, got list"),
        (set[str], frozenset("a"), "expected set, got frozenset"),
        (frozenset[str], {"a"}, "expected frozenset, got set"),
        (set[int], {"a"}, r"\['a'\]: expected int, got str"),
        (dict[str, int], [("a", 1)], "expected dict, got list"),
        (dict[str, int], {"a": "x"}, r"\['a'\]: expected int, got str 'x'"),
        (dict[str, int], {1: 1}, r"\[1\]: expected str, got int 1"),
        (dict[str, int], {"": 1}, "a key of a map must not be empty"),
        (dict[Gender, int], {"Male": 1}, r"\['Male'\]: expected Gender"),
    ],
)
def test_a_collection_with_something_else_in_it_is_refused(
    annotation: Any, value: Any, message: str
):
    with pytest.raises(InvalidValueError, match=message):
        form(annotation).to_wire(value)
    with pytest.raises(InvalidValueError, match=message):
        codec(annotation).write(held(value))


@pytest.mark.parametrize(
    ("annotation", "wire", "message"),
    [
        (list[str], {"L": [{"S": "a"}, {"N": "5"}]}, r"\[1\]: expected S, found N '5'"),
        (list[str], {"SS": ["a"]}, "expected L, found SS"),
        (dict[str, int], {"M": {"a": {"NULL": True}}}, r"\['a'\]: expected N .*, found NULL"),
        (dict[Gender, int], {"M": {"X": {"N": "1"}}}, r"\['X'\]: expected S \(Gender\)"),
        (set[str], {"NS": ["1"]}, "expected SS, found NS"),
        (set[int], {"NS": ["1.5"]}, "expected NS, found NS"),
    ],
)
def test_a_stored_collection_with_something_else_in_it_is_refused(
    annotation: Any, wire: Any, message: str
):
    with pytest.raises(StoredItemError, match=message):
        form(annotation).from_wire(wire)


def test_an_empty_set_inside_something_else_is_refused():
    refusal = r"Holder\.value.*: expected a length of at least 1"
    for annotation, value in ((list[set[str]], [set()]), (set[str] | int, set())):
        with pytest.raises(InvalidValueError, match=refusal):
            codec(annotation).fitted("value", value)
        with pytest.raises(InvalidValueError, match=refusal):
            codec(annotation).write(held(value))
    with pytest.raises(InvalidValueError, match="an empty set cannot be stored here"):
        form(set[str]).to_wire(set())


def test_an_empty_set_is_stored_as_nothing_and_nothing_is_read_as_an_empty_set():
    for annotation, empty in ((set[str], set()), (frozenset[int], frozenset())):
        sets = codec(annotation)
        assert {} == sets.write(held(empty)) == sets.write_plain(vars(held(empty)))
        assert held(empty) == sets.read(sets.decode(b"{}")) == sets.read_plain({})


def test_a_missing_set_is_a_new_one_each_time():
    sets = codec(set[str])
    first, second = sets.read_plain({}), sets.read_plain({})
    first.value.add("x")
    assert held(set()) == second


def test_an_optional_set_that_is_empty_is_none():
    sets = codec(set[str] | None)
    assert sets.fitted("value", set()) is None
    assert {} == sets.write(held(set()))
    assert held(None) == sets.read(sets.decode(b"{}"))


def test_sets_are_written_in_a_certain_order():
    assert {"SS": ["a", "b", "c"]} == form(set[str]).to_wire({"c", "a", "b"})


def test_empty_lists_and_maps_are_stored():
    assert {"L": []} == form(list[str]).to_wire([])
    assert {"M": {}} == form(dict[str, str]).to_wire({})


def test_none_in_a_list_or_map_is_stored_as_null():
    assert {"L": [{"NULL": True}, {"S": "a"}]} == form(list[str | None]).to_wire([None, "a"])
    assert {"M": {"a": {"NULL": True}}} == form(dict[str, str | None]).to_wire({"a": None})


def test_a_collection_that_fits_is_not_copied_and_another_is_not_changed():
    fitting, uneven = ["a"], [UNEVEN]
    assert fitting is form(list[str]).fit(fitting)
    assert [UNEVEN.replace(microsecond=123_000)] == form(list[datetime]).fit(uneven)
    assert [UNEVEN] == uneven


def test_a_sequence_is_read_as_a_list():
    assert ["a"] == form(Sequence[str]).fit(("a",)) == form(Sequence[str]).fit(["a"])
