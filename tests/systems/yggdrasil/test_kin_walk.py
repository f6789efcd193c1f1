"""Paths by marriage: what is walked is what a plain search of every state finds."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.kinship.kin_names import Path, reversed_path
from tablewright.systems.yggdrasil.kinship.kin_walk import path_by_marriage
from tablewright.systems.yggdrasil.trees.family import Family, family_of, spouse_in
from tests.examples import examples
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

_PEOPLE = 26
_STAGES = (8, 10, 12, 14, 16, 18)
_KINDS = ("parent", "child", "spouse")
# A person, what the other one is to them, and the distance: people in a row make long paths.
_TIE = st.tuples(st.integers(0, _PEOPLE - 1), st.sampled_from(_KINDS), st.integers(0, 3))
_TIES = st.lists(_TIE, max_size=60)
_SOMEBODY = st.integers(0, _PEOPLE - 1).map(lambda number: f"p{number:02}")


def _family(ties: list[tuple[int, str, int]]) -> Family:
    ids = [f"p{number:02}" for number in range(_PEOPLE)]
    pairs = [(ids[at], kind, ids[(at + far) % _PEOPLE]) for at, kind, far in ties]
    return family_of(
        tree(),
        [person(one) for one in ids],
        [parent(b, a) for a, kind, b in pairs if kind == "parent"]
        + [parent(a, b) for a, kind, b in pairs if kind == "child"],
        [couple(a, b) for a, kind, b in pairs if kind == "spouse"],
    )


def _plain(family: Family, from_id: str, to_id: str) -> tuple[int, int] | None:
    """Marriages and steps of the path that is wanted: every state, a step at a time."""
    found: dict[int, int] = {}  # steps of the shortest way, by its marriages
    states = {(from_id, False, 0, "")}  # the last is the spouse whom it must not go back to
    for steps in range(1, limits.YGGDRASIL_KINSHIP_FAR_STEPS + 1):
        reached: set[tuple[str, bool, int, str]] = set()
        for one, is_down, marriages, spouse_id in states:
            reached |= {(link.child_id, True, marriages, "") for link in family.children(one)}
            if not is_down:
                reached |= {(link.parent_id, False, marriages, "") for link in family.parents(one)}
            if marriages < limits.YGGDRASIL_KINSHIP_MARRIAGES_MAX:
                spouses = {spouse_in(pair, one) for pair in family.spouses(one)} - {spouse_id}
                reached |= {(spouse, False, marriages + 1, one) for spouse in spouses}
        states = reached
        for one, _, marriages, _ in states:
            if one == to_id:
                found.setdefault(marriages, steps)
    for stage in _STAGES:
        near = [(marriages, steps) for marriages, steps in found.items() if steps <= stage]
        if near:
            return min(near)
    return None


def _figures(path: Path | None) -> tuple[int, int] | None:
    if path is None:
        return None
    return sum(step.kind == "spouse" for step in path), len(path) - 1


def _is_walked(family: Family, path: Path) -> None:
    """Each step exists, and a path goes up again after going down only by a marriage."""
    is_down = False
    for before, step in pairwise(path):
        one = before.person_id
        match step.kind:
            case "parent":
                assert not is_down
                assert step.person_id in [link.parent_id for link in family.parents(one)]
            case "child":
                assert step.person_id in [link.child_id for link in family.children(one)]
            case _:
                assert step.person_id in [spouse_in(pair, one) for pair in family.spouses(one)]
        is_down = step.kind == "child"


@settings(max_examples=examples(300), deadline=None)
@given(_TIES, _SOMEBODY, _SOMEBODY)
def test_the_path_is_as_good_as_one_of_a_plain_search(
    ties: list[tuple[int, str, int]], from_id: str, to_id: str
):
    """Whatever the data: fewest marriages among those that are near, then fewest steps."""
    assume(from_id != to_id)
    family = _family(ties)
    path = path_by_marriage(family, from_id, to_id)
    assert _plain(family, from_id, to_id) == _figures(path)
    if path is not None:
        assert (from_id, to_id) == (path[0].person_id, path[-1].person_id)
        _is_walked(family, path)


@settings(max_examples=examples(100), deadline=None)
@given(_TIES, _SOMEBODY, _SOMEBODY, st.randoms(use_true_random=False))
def test_the_path_is_the_same_from_both_ends_and_whatever_the_order_of_links(
    ties: list[tuple[int, str, int]], from_id: str, to_id: str, random: Random
):
    assume(from_id != to_id)
    path = path_by_marriage(_family(ties), from_id, to_id)
    random.shuffle(ties)
    back = path_by_marriage(_family(ties), to_id, from_id)
    assert path == (back and reversed_path(back))


@pytest.mark.parametrize("end", _STAGES)
def test_far_paths_are_found_to_their_last_step(end: int):
    """A line of ancestors above a person's spouse, which is as long as a search goes."""
    people = " ".join(f"p{number}" for number in range(end))
    links = " ".join(f"p{number + 1}>p{number}" for number in range(end - 1))
    path = path_by_marriage(made(f"{people} w", links, "p0+w"), "w", f"p{end - 1}")
    assert (1, end) == _figures(path)


def test_of_paths_that_are_as_good_the_one_by_the_lowest_ids_is_taken():
    """A brother-in-law by either of two wives, of whom the second was named first."""
    family = made("a n m x y z", "x>n z>n x>m z>m x>y z>y", "a+n a+m")
    path = path_by_marriage(family, "a", "y")
    assert path is not None
    assert ["a", "m", "x", "y"] == [step.person_id for step in path]


def test_a_longer_way_is_found_where_the_short_one_leads_to_a_spouse_and_back():
    """The other parent of a child is also the brother's wife's brother's wife's sister."""
    family = made(
        "a b c w m bro x k y z n",
        "a>c b>c m>a m>bro k>x k>y n>z n>b",
        "c+w bro+x y+z",
    )
    ids = ["a", "m", "bro", "x", "k", "y", "z", "n", "b"]
    path, back = path_by_marriage(family, "a", "b"), path_by_marriage(family, "b", "a")
    assert path is not None
    assert back is not None
    assert ids == [step.person_id for step in path]
    assert ids[::-1] == [step.person_id for step in back]


def test_parents_of_a_child_are_no_kin_by_the_marriage_of_their_child():
    assert None is path_by_marriage(made("a b c w", "a>c b>c", "c+w"), "a", "b")


def test_somebody_with_many_spouses_who_all_are_married_to_each_other_is_walked_past():
    """Whom of ninety spouses a walk has come from matters for the one step back alone."""
    ids = [f"s{number:02}" for number in range(90)]
    couples = " ".join(f"{one}+{other}" for one in ids for other in ids if one < other)
    family = made(f"{' '.join(ids)} m n k", "s00>m m>n k>s89", couples)
    path = path_by_marriage(family, "n", "k")
    assert (1, 4) == _figures(path)
