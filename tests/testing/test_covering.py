"""Covering: every two states meet, every route meets every state, and no caller is left out."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from tablewright.testing.matrix import Actor
from tablewright.testing.matrix.covering import Covering, pairwise

DIMENSIONS = st.dictionaries(
    st.sampled_from("abcd"),
    st.lists(st.sampled_from("12345"), min_size=1, max_size=5, unique=True),
    min_size=2,
)


@given(DIMENSIONS)
def test_every_two_values_of_two_dimensions_meet(dimensions: dict[str, list[str]]):
    met = {pair for row in pairwise(dimensions) for pair in combinations(row.items(), 2)}
    for one, other in combinations(dimensions, 2):
        for pair in product(dimensions[one], dimensions[other]):
            assert ((one, pair[0]), (other, pair[1])) in met


@given(DIMENSIONS)
def test_every_route_meets_every_state_and_every_actor_is_used(dimensions: dict[str, list[str]]):
    actors = [Actor(str(row), states=row) for row in pairwise(dimensions)]
    states = {state for one in actors for state in one.states.items()}
    covering = Covering(actors)
    used: set[str] = set()
    for _ in range(len(actors)):
        chosen = [actor for actor, _ in covering.chosen()]
        assert states == {state for one in chosen for state in one.states.items()}
        used |= {one.name for one in chosen}
    assert {one.name for one in actors} == used
