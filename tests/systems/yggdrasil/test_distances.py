"""Heights say who is far apart, and never of two that they are farther apart than they are."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.kinship.distances import heights_of, heights_with
from tablewright.systems.yggdrasil.kinship.kinship import kinship
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tablewright.systems.yggdrasil.trees.link_maps import Link
from tests.examples import examples
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

_FAR = limits.YGGDRASIL_KINSHIP_FAR_STEPS
_IDS = [f"p{number}" for number in range(12)]
_ID = st.sampled_from(_IDS)
_LINKS = st.lists(st.one_of(st.builds(parent, _ID, _ID), st.builds(couple, _ID, _ID)), max_size=16)


def _line(count: int) -> Family:
    """A line of ancestors: p0 is a child of p1, and so on."""
    links = " ".join(f"p{number + 1}>p{number}" for number in range(count - 1))
    return made(" ".join(f"p{number}" for number in range(count)), links)


def _have_heights(family: Family) -> None:
    heights = family.heights
    for one, others in family.near.items():
        assert all(abs(heights[one] - heights[other]) <= 1 for other in others)


def test_heights_of_a_line_are_the_steps_from_one_end():
    heights = _line(30).heights
    assert list(range(30)) == sorted(heights.values())
    assert 29 == abs(heights["p0"] - heights["p29"])


def test_people_of_parts_that_nothing_links_are_never_near():
    family = made("a b x y", "a>b x>y")
    assert family.may_be_near("a", "b")
    assert not any(family.may_be_near(one, other) for one in "ab" for other in "xy")


def test_somebody_without_kin_is_near_to_nobody():
    family = made("a b alone", "a>b")
    assert not family.may_be_near("a", "alone")
    assert not family.may_be_near("alone", "a")


def test_a_line_that_is_longer_than_a_path_has_ends_that_are_not_near():
    family = _line(_FAR + 2)
    assert family.may_be_near("p0", f"p{_FAR}")
    assert not family.may_be_near("p0", f"p{_FAR + 1}")


@settings(max_examples=examples(150), deadline=None)
@given(before=_LINKS, fresh=_LINKS, lost=_LINKS, more=_LINKS)
def test_heights_follow_the_changes_of_a_family(
    before: list[Link], fresh: list[Link], lost: list[Link], more: list[Link]
):
    """Whatever comes and goes: next of kin differ by one at most, and all of them have a height."""
    family = family_of(tree(), [person(one) for one in _IDS], [], [])
    for written, deleted in ((before, []), (fresh, []), ([], lost), (more, lost)):
        family = family.changed(tree(), written, deleted)
        _have_heights(family)


def test_two_parts_that_a_marriage_links_are_near_from_then_on():
    before = made("a b x y", "a>b x>y")
    assert not before.may_be_near("a", "x")
    after = before.changed(tree(), [couple("b", "y")], [])
    assert all(after.may_be_near(one, other) for one in "ab" for other in "xy")
    assert not before.may_be_near("a", "x")


def test_somebody_who_has_lost_all_kin_is_near_to_nobody():
    """A height that was known before says nothing of it."""
    before = made("a b c", "a>b b>c")
    assert before.may_be_near("a", "c")
    after = before.changed(tree(), [], [parent("a", "b")])
    assert not after.may_be_near("a", "c")
    assert None is kinship(after, "a", "c")
    assert after.may_be_near("b", "c")


def test_heights_are_made_anew_where_a_link_moves_too_many():
    """A long line high above a person who becomes next of kin to its end."""
    count = limits.YGGDRASIL_MOVED_MAX + 2
    line = [f"p{number}" for number in range(count)]
    near = {"x": ["p0"], "p0": ["x", "p1"]}
    near |= {one: line[at : at + 3 : 2] for at, one in enumerate(line[1:])}
    heights = {"x": 0} | {one: 5_000 + at for at, one in enumerate(line)}
    assert heights_with(heights, [("x", "p0")], near) is None
    assert list(range(count + 1)) == sorted(heights_of(near).values())
