"""Reach: those between two people are exactly those on a short path, as a plain search finds it."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.kinship.kin_reach import Reach
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tests.examples import examples
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

_IDS = [f"p{number:02}" for number in range(40)]
# A person and the distance of the next of kin: people in a row make long paths.
_TIES = st.lists(st.tuples(st.integers(0, 39), st.integers(1, 3), st.booleans()), max_size=70)
_STEPS = range(1, limits.YGGDRASIL_KINSHIP_FAR_STEPS + 1)


def _family(ties: list[tuple[int, int, bool]]) -> Family:
    pairs = [(_IDS[at], _IDS[(at + far) % 40], is_couple) for at, far, is_couple in ties]
    return family_of(
        tree(),
        [person(one) for one in _IDS],
        [parent(a, b) for a, b, is_couple in pairs if not is_couple],
        [couple(a, b) for a, b, is_couple in pairs if is_couple],
    )


def _steps_from(family: Family, person_id: str) -> dict[str, int]:
    found, waiting = {person_id: 0}, [person_id]
    for one in waiting:
        for other in family.near.get(one, ()):
            if other not in found:
                found[other] = found[one] + 1
                waiting.append(other)
    return found


@settings(max_examples=examples(200), deadline=None)
@given(_TIES, st.sampled_from(_IDS), st.sampled_from(_IDS), st.sets(st.sampled_from(_STEPS)))
def test_those_within_some_steps_are_those_on_a_path_that_is_no_longer(
    ties: list[tuple[int, int, bool]], from_id: str, to_id: str, asked: set[int]
):
    assume(from_id != to_id)
    family = _family(ties)
    if not family.may_be_near(from_id, to_id):
        assert _steps_from(family, from_id).get(to_id, 99) > limits.YGGDRASIL_KINSHIP_FAR_STEPS
        return
    there, back = _steps_from(family, from_id), _steps_from(family, to_id)
    reach = Reach(family, from_id, to_id)
    for steps in sorted(asked):
        wanted = {one for one in there if there[one] + back.get(one, 99) <= steps}
        assert wanted == reach.within(steps)


def test_nobody_is_between_two_who_are_farther_apart():
    family = made("a b c d", "a>b b>c c>d")
    reach = Reach(family, "a", "d")
    assert set() == reach.within(2)
    assert {"a", "b", "c", "d"} == reach.within(3)


def test_a_way_round_is_between_two_as_soon_as_it_is_no_longer_than_was_asked_for():
    family = made("a b c x y", "a>b b>c a>x x>y y>c")
    reach = Reach(family, "a", "c")
    assert {"a", "b", "c"} == reach.within(2)
    assert {"a", "b", "c", "x", "y"} == reach.within(3)
