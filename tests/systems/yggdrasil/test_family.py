"""The graph of a tree: its links in both directions, and the level of each person."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.trees.family import Family, family_of, spouse_in
from tablewright.systems.yggdrasil.trees.link_maps import Link, ends_of
from tests.examples import examples
from tests.systems.yggdrasil.made import couple, made, parent, person, tree


def test_links_to_persons_that_are_not_there_are_left_out():
    family = family_of(
        tree(),
        [person("a"), person("b")],
        [parent("a", "b"), parent("a", "gone"), parent("gone", "b")],
        [couple("a", "gone"), couple("gone", "b")],
    )
    assert ["b"] == [link.child_id for link in family.links]
    assert () == family.couples
    assert () == family.spouses("a")
    assert ["a"] == [link.parent_id for link in family.parents("b")]


def test_somebody_who_is_not_there_has_no_kin():
    family = made("a")
    assert () == family.parents("gone")
    assert () == family.children("gone")
    assert () == family.spouses("gone")


def test_links_are_found_from_both_ends():
    family = made("ann ben cat dan", "ann>cat ben>cat", "ann+ben dan+ann")
    assert ["ann", "ben"] == [link.parent_id for link in family.parents("cat")]
    assert ["cat"] == [link.child_id for link in family.children("ben")]
    assert ["ben", "dan"] == [spouse_in(one, "ann") for one in family.spouses("ann")]
    assert ["ann"] == [spouse_in(one, "dan") for one in family.spouses("dan")]


def test_somebody_married_to_themself_has_one_couple():
    assert 1 == len(made("a", "", "a+a").spouses("a"))


def test_people_without_links_stand_on_the_first_level():
    assert {"a": 0, "b": 0} == made("a b").levels()


def test_children_stand_below_parents_and_spouses_side_by_side():
    family = made(
        "gran pa ma wife wifes_father kid",
        "gran>pa pa>kid wife>kid wifes_father>wife",
        "pa+wife gran+ma",
    )
    levels = family.levels()
    assert {"gran": 0, "ma": 0, "wifes_father": 0, "pa": 1, "wife": 1, "kid": 2} == levels


def test_a_line_that_marries_in_late_does_not_start_at_the_top():
    """The parents of a man's wife stand one above her, however deep she stands."""
    family = made("a b c d w wm", "a>b b>c c>d wm>w", "d+w")
    assert 2 == family.levels()["wm"]


def test_an_uncle_who_marries_his_niece_stands_beside_her():
    family = made("gran uncle pa niece", "gran>uncle gran>pa pa>niece", "uncle+niece")
    assert {"gran": 0, "pa": 1, "niece": 2, "uncle": 2} == family.levels()


def test_somebody_who_married_an_own_descendant_stands_above():
    levels = made("a b c", "a>b b>c", "a+c").levels()
    assert {"a": 0, "b": 1, "c": 2} == levels


def test_each_connected_part_starts_at_the_top():
    assert {"a": 0, "b": 1, "x": 0, "y": 1} == made("a b x y", "a>b x>y").levels()


def test_a_cycle_in_the_data_has_levels_nevertheless():
    levels = made("a b c d", "a>b b>c c>a c>d d>d", "a+b").levels()
    assert {"a", "b", "c", "d"} == set(levels)
    assert 0 == min(levels.values())


@pytest.mark.heavy
def test_a_line_of_twenty_thousand_generations_has_its_levels():
    count = 20_000
    family = family_of(
        tree(),
        [person(f"p{n}") for n in range(count)],
        [parent(f"p{n}", f"p{n + 1}") for n in range(count - 1)],
        [],
    )
    assert count - 1 == family.levels()[f"p{count - 1}"]


_PAIRS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=16)


@settings(max_examples=examples(150), deadline=None)
@given(links=_PAIRS, couples=_PAIRS)
def test_parents_always_stand_above_their_children(
    links: list[tuple[int, int]], couples: list[tuple[int, int]]
):
    """For any marriages: only parents who are younger than their children cannot be drawn so."""
    family = family_of(
        tree(),
        [person(f"p{n}") for n in range(10)],
        [parent(f"p{min(pair)}", f"p{max(pair)}") for pair in links if pair[0] != pair[1]],
        [couple(f"p{a}", f"p{b}") for a, b in couples],
    )
    levels = family.levels()
    assert all(levels[link.parent_id] < levels[link.child_id] for link in family.links)
    assert set(family.persons) == set(levels)


# Changes

_ID = st.sampled_from("abcdef")
_ITEM = st.one_of(
    _ID.map(person),
    st.builds(parent, _ID, _ID),
    st.builds(couple, _ID, _ID),
)
_ITEMS = st.lists(_ITEM, max_size=12)


def _place(item: Person | Link) -> tuple[object, ...]:
    return (item.person_id,) if isinstance(item, Person) else (type(item), *ends_of(item))


def _made_of(items: list[Person | Link]) -> Family:
    """A family of items, of which the last at a place counts."""
    last = {_place(one): one for one in items}
    kept = sorted(last.values(), key=lambda one: str(_place(one)))
    return family_of(
        tree(),
        [one for one in kept if isinstance(one, Person)],
        [one for one in kept if isinstance(one, type(parent("a", "b")))],
        [one for one in kept if isinstance(one, type(couple("a", "b")))],
    )


def _known(family: Family) -> dict[str, object]:
    """Everything that a family can compute; the links of a person in their order."""
    ids = "abcdefgh"
    sides = (family.parents, family.children, family.spouses)
    return {
        "persons": {one: id(known) for one, known in family.persons.items()},
        "links": sorted(map(id, (*family.links, *family.couples))),
        "sides": [[[*map(id, side(one))] for one in ids] for side in sides],
        "near": {one: {*family.near.get(one, ())} for one in ids},
        "people": [one.person_id for one in family.people],
        "levels": dict(family.levels()),
    }


@given(before=_ITEMS, written=_ITEMS, deleted=_ITEMS)
def test_a_family_that_is_changed_is_one_that_was_made_anew(
    before: list[Person | Link], written: list[Person | Link], deleted: list[Person | Link]
):
    new = {_place(one): one for one in written}
    gone = {_place(one): one for one in deleted if _place(one) not in new}
    family = _made_of(before)
    there = [*family.persons.values(), *family.links, *family.couples]
    left = [one for one in there if _place(one) not in gone]
    # Links of deleted people go, even if unnamed; then come the new ones.
    bare = _made_of(left)
    wanted = _made_of([*bare.persons.values(), *bare.links, *bare.couples, *new.values()])
    changed = family.changed(tree(), list(new.values()), list(gone.values()))
    assert _known(wanted) == _known(changed)
    assert _known(_made_of(before)) == _known(family)


def test_a_change_of_a_person_leaves_all_links_alone():
    family = made("a b", "a>b", "a+b")
    changed = family.changed(tree(), [person("a", first_name="Ada")], [])
    assert "Ada" == changed.persons["a"].first_name
    assert (family.links, family.couples) == (changed.links, changed.couples)
    assert family.parents("b") is changed.parents("b")
