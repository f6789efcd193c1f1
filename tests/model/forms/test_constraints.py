"""Constraints of msgspec.Meta."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any

import pytest
from msgspec import Meta

from tablewright.errors import ConstraintError, InvalidValueError
from tablewright.model.forms import EpochSeconds
from tests.model.forms.values import codec, form, held

Name = Annotated[str, Meta(min_length=2)]


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (Annotated[str, Meta(min_length=2)], "a", "a length of at least 2, got str 'a'"),
        (Annotated[str, Meta(max_length=2)], "abc", "a length of at most 2"),
        (Annotated[str, Meta(pattern="^[a-z]+$")], "A1", "text that matches"),
        (Annotated[bytes, Meta(max_length=1)], b"ab", "a length of at most 1"),
        (Annotated[int, Meta(ge=0)], -1, "expected at least 0, got int -1"),
        (Annotated[int, Meta(gt=0)], 0, "expected more than 0"),
        (Annotated[int, Meta(multiple_of=5)], 7, "expected a multiple of 5"),
        (Annotated[float, Meta(lt=1)], 1.0, "expected less than 1"),
        (Annotated[Decimal, Meta(le=0.1)], Decimal("0.11"), r"expected at most 0\.1"),
        (Annotated[list[int], Meta(min_length=1)], [], "a length of at least 1"),
        (Annotated[set[int], Meta(max_length=1)], {1, 2}, "a length of at most 1"),
        (Annotated[dict[str, int], Meta(max_length=0)], {"a": 1}, "a length of at most 0"),
        (list[Annotated[int, Meta(ge=0)]], [1, -1], r"\[1\]: expected at least 0"),
        (Annotated[Name, Meta(max_length=3)], "a", "at least 2"),
        (Annotated[Name, Meta(max_length=3)], "abcd", "at most 3"),
    ],
)
def test_a_value_that_breaks_a_constraint_is_refused(annotation: Any, value: Any, message: str):
    for function in (form(annotation).check, form(annotation).to_wire):
        with pytest.raises(InvalidValueError, match=message):
            function(value)
    with pytest.raises(InvalidValueError, match=message):
        codec(annotation).write(held(value))


@pytest.mark.parametrize(
    ("annotation", "message"),
    [
        (Annotated[int, Meta(min_length=2)], "min_length does not apply to int"),
        (Annotated[str, Meta(ge=2)], "ge does not apply to str"),
        (Annotated[list[str], Meta(pattern="x")], "pattern does not apply to list"),
        (Annotated[EpochSeconds, Meta(ge=2)], "ge does not apply to datetime"),
        (Annotated[EpochSeconds, Meta(tz=False)], "times always have a time zone"),
    ],
)
def test_a_constraint_that_means_nothing_is_refused(annotation: Any, message: str):
    with pytest.raises(ConstraintError, match=f"Holder.value: .*{message}"):
        form(annotation)


def test_a_key_keeps_to_the_constraint():
    with pytest.raises(InvalidValueError, match="at least 2"):
        form(Annotated[str, Meta(min_length=2)]).key_text("a")


def test_what_is_stored_is_read_even_if_it_is_older_than_the_rule():
    names = codec(Annotated[str | None, Meta(min_length=5)])
    assert held("ann") == names.read(names.decoded({"value": {"S": "ann"}}))
    sets = codec(Annotated[set[str], Meta(min_length=1)])
    assert held(set()) == sets.read(sets.decoded({}))


def test_bounds_are_taken_as_they_are_written():
    tenth = Annotated[Decimal, Meta(ge=0.1, multiple_of=0.05)]
    assert Decimal("0.15") == form(tenth).fit(Decimal("0.15"))


def test_the_schema_states_the_constraints():
    stated = form(Annotated[str, Meta(min_length=2, description="A name.")]).schema()
    assert {"type": "S", "min_length": 2, "description": "A name."} == stated
