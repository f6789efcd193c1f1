"""What is inside a value, for paths in conditions and updates."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from tablewright.model.forms.inside import element_of, member_of
from tests.model.forms.values import Card, Cash, Node, Progress, form


def test_a_scalar_has_nothing_inside():
    assert member_of(form(str), "x") is None
    assert element_of(form(str)) is None


def test_an_unknown_name_is_not_found():
    assert member_of(form(Progress), "colour") is None
    assert member_of(form(Card | Cash), "colour") is None


def test_an_attribute_of_a_record_is_found_by_its_python_name():
    found = member_of(form(Progress), "done_so_far")
    assert found is not None
    assert ("doneSoFar", "N") == (found[0], found[1].kind)


def test_an_attribute_of_any_record_of_a_union_is_found():
    for annotation in (Card | Cash, Card | Cash | str):
        found = member_of(form(annotation), "amount")
        assert found is not None
        assert ("amount", "N") == (found[0], found[1].kind)


def test_elements_are_found_behind_constraints_and_in_unions():
    constrained = Annotated[list[Node], Meta(max_length=3)]
    for annotation, kind in ((constrained, "M"), (set[int], "N"), (str | list[bool], "BOOL")):
        element = element_of(form(annotation))
        assert element is not None
        assert kind == element.kind


def test_everything_is_found_in_an_open_value():
    assert ("x", form(Any)) == member_of(form(Any), "x")
    assert element_of(form(Any)) is form(Any)


def test_every_name_is_found_in_a_map():
    counts = form(dict[str, int])
    assert ("x", form(int)) == member_of(counts, "x")
