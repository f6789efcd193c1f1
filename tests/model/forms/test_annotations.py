"""From an annotation to its form."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from datetime import time, timedelta
from enum import Enum, Flag
from typing import Annotated, Any, Literal, NewType

import pytest
from msgspec import Meta
from typing_extensions import TypeAliasType

from tablewright.errors import (
    DesignError,
    SetElementError,
    UnresolvedAnnotationError,
    UnstorableTypeError,
)
from tablewright.model.forms import EpochSeconds, FoundForm, form_of

SECONDS: Any = EpochSeconds
UserId = NewType("UserId", str)
Tags = TypeAliasType("Tags", set[str])
Endless = TypeAliasType("Endless", "list[Any]")


class Mixed(Enum):
    one = 1
    two = "2"


class Floats(Enum):
    half = 0.5


class Rights(Flag):
    read = 1
    write = 2


@dataclass
class Pair:
    left: int
    right: InitVar[int]


def found(annotation: Any) -> FoundForm:
    return form_of(annotation, where="Person.tags")


@pytest.mark.parametrize(
    ("annotation", "message"),
    [
        (complex, "complex cannot be stored"),
        (time, "time cannot be stored"),
        (timedelta, "timedelta cannot be stored"),
        (object, "object cannot be stored"),
        (None, "None cannot be stored"),
        (list[complex], r"Person\.tags\[\]: complex cannot be stored"),
        (tuple[int, str], "a tuple must be of variable length"),
        (dict[int, str], "the keys of a map must be stored as text, and int is not"),
        (dict[str | None, str], "the keys of a map must be stored as text"),
        (Mixed, "the values of Mixed must be all text or all whole numbers"),
        (Floats, "the values of Floats must be all"),
        (Rights, "the values of Rights must be all"),
        (Literal[b"x"], "must contain only text, whole numbers and booleans"),
        (Literal[None], "must contain only text"),
        (Annotated[str, SECONDS.__metadata__[0]], "epoch-seconds applies only to datetime"),
        (Pair, "Pair has an InitVar"),
    ],
)
def test_an_annotation_that_cannot_be_stored_is_refused(annotation: Any, message: str):
    with pytest.raises(UnstorableTypeError, match=r"D201: Person\.tags") as refused:
        found(annotation)
    assert refused.match(message)
    assert isinstance(refused.value, DesignError | TypeError)


@pytest.mark.parametrize(
    ("annotation", "message"),
    [
        (set[bool], "DynamoDB has no set of bool"),
        (set[str | None], "DynamoDB has no set of"),
        (set[Any], "DynamoDB has no set of"),
        (set[tuple[int, ...]], "DynamoDB has no set of"),
        (set, "set must name its element type"),
    ],
)
def test_a_set_of_something_else_is_refused(annotation: Any, message: str):
    with pytest.raises(SetElementError, match=f"Person.tags: {message}"):
        found(annotation)


def test_a_text_is_no_annotation():
    with pytest.raises(UnresolvedAnnotationError, match="the annotation 'Node' is a string"):
        found("Node")


@pytest.mark.parametrize(
    "annotation", [str | None, None | str, Literal["a", None], Annotated[str | None, "x"]]
)
def test_none_makes_an_attribute_optional(annotation: Any):
    assert (True, "S") == (found(annotation).is_optional, found(annotation).form.kind)


def test_a_given_form_and_none_go_together():
    for annotation in (SECONDS | None, Annotated[SECONDS | None, Meta(description="x")]):
        assert (True, "epoch-seconds") == (
            found(annotation).is_optional,
            found(annotation).form.format,
        )


def test_metadata_that_is_no_form_is_handed_back():
    marked = found(Annotated[Annotated[str, "inner"] | None, "outer", Meta(min_length=1)])
    assert ("inner", "outer") == marked.markers


def test_new_types_and_bare_collections_are_what_they_stand_for():
    assert {"type": "S"} == found(UserId).form.schema()
    assert {"type": "L", "element": {"type": "ANY"}} == found(list).form.schema()
    assert {"type": "M", "element": {"type": "ANY"}} == found(dict).form.schema()


def test_an_alias_is_what_it_stands_for_and_may_not_contain_itself():
    assert "SS" == found(Tags).form.kind
    object.__setattr__(Endless, "__value__", list[Endless])
    with pytest.raises(UnstorableTypeError, match="Endless contains itself"):
        found(Endless)


def test_the_schema_shows_what_is_inside():
    schema = found(dict[Literal["a"], list[int | None]]).form.schema()
    assert {
        "type": "M",
        "key": {"type": "S", "enum": ["a"]},
        "element": {"type": "L", "element": {"type": "N", "format": "integer", "nullable": True}},
    } == schema
