"""Generations say who has no ancestor in common, and never so of two who have one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.systems.yggdrasil.kinship.generations import generations_of, generations_with
from tablewright.systems.yggdrasil.kinship.kinship import kinship
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tablewright.systems.yggdrasil.trees.link_maps import Link, maps_of
from tests.examples import examples
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

_IDS = [f"p{number}" for number in range(12)]
_ID = st.sampled_from(_IDS)
_LINKS = st.lists(st.one_of(st.builds(parent, _ID, _ID), st.builds(couple, _ID, _ID)), max_size=16)


def _generations(links: list[ParentChild]) -> dict[str, int]:
    maps = maps_of(links, [])
    return generations_of(maps.parents, maps.children)


def _line(count: int) -> list[ParentChild]:
    """A line of descendants: p1 is a child of p0, and so on."""
    return [parent(f"p{number}", f"p{number + 1}") for number in range(count - 1)]


def _with_ancestors(family: Family, person_id: str) -> set[str]:
    found, waiting = {person_id}, [person_id]
    while waiting:
        above = {link.parent_id for link in family.parents(waiting.pop())} - found
        found |= above
        waiting += above
    return found


def test_two_who_are_farther_apart_than_they_have_ancestors_have_none_in_common():
    family = made("a b c d", couples="a+b b+c c+d")
    assert not family.may_have_common_ancestors("a", "d")
    found = kinship(family, "a", "d")
    assert found is not None
    assert 3 == found.distance  # by marriages


def test_somebody_without_kin_has_ancestors_in_common_with_themselves_alone():
    family = made("a b alone", "a>b")
    assert family.may_have_common_ancestors("alone", "alone")
    assert not family.may_have_common_ancestors("a", "alone")
    assert not family.may_have_common_ancestors("alone", "a")


def test_the_generations_of_a_line_are_counted_from_its_first():
    assert {"p1": 1, "p2": 2, "p3": 3} == _generations(_line(4))


def test_of_two_parents_the_one_with_more_generations_counts():
    assert 4 == _generations([*_line(4), parent("alone", "x"), parent("p3", "x")])["x"]


def test_whoever_is_below_a_cycle_may_have_any_ancestors():
    links = [*_line(3), parent("p2", "p1"), parent("p2", "below"), parent("other", "child")]
    generations = _generations(links)
    assert 1 == generations["child"]
    assert all(generations[one] > 10**9 for one in ("p1", "p2", "below"))


def test_generations_are_made_anew_where_a_link_moves_too_many():
    line = _line(limits.YGGDRASIL_MOVED_MAX + 1)
    children = maps_of(line, []).children
    assert generations_with(_generations(line), [parent("first", "p1")], children) is not None
    assert generations_with(_generations(line), [parent("first", "p0")], children) is None


@settings(max_examples=examples(200), deadline=None)
@given(before=_LINKS, fresh=_LINKS, lost=_LINKS, more=_LINKS)
def test_nobody_is_said_to_have_no_ancestor_in_common_who_has_one_whatever_changes(
    before: list[Link], fresh: list[Link], lost: list[Link], more: list[Link]
):
    family = family_of(tree(), [person(one) for one in _IDS], [], [])
    for written, deleted in ((before, []), (fresh, []), ([], lost), (more, lost)):
        family = family.changed(tree(), written, deleted)
        above = {one: _with_ancestors(family, one) for one in _IDS}
        for one in _IDS:
            for other in _IDS:
                may = family.may_have_common_ancestors(one, other)
                assert may or not above[one] & above[other], (one, other)
