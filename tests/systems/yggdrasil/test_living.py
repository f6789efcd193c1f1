"""Who is presumed alive, and what those see of them who may only read."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tablewright.systems.yggdrasil.people.living import hidden, is_living, shown
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

TODAY = date(2025, 6, 1)


def _is_living(family: Family, person_id: str) -> bool:
    return is_living(family, family.persons[person_id], TODAY)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"born": 1950},
        {"born": date(1915, 6, 2)},
        {"birth_date_text": "ABT 1950"},
        {"birth_date_text": "AFT 1800"},  # any day since then
        {"birth_date_text": "BET 1800 AND 1990"},
        {"is_living": True, "born": 1850},  # the user says so
    ],
)
def test_who_is_not_proven_dead_is_presumed_alive(values: dict[str, Any]):
    assert _is_living(made([person("a", **values)]), "a")


def test_a_slip_in_the_dates_of_kin_does_not_show_somebody_who_lives():
    family = made([person("a", born=1980), person("b", born=1850)], couples="a+b")
    assert _is_living(family, "a")
    family = made([person("a", born=1980), person("b", born=1850)], "a>b")
    assert _is_living(family, "a")


@pytest.mark.parametrize(
    "values",
    [
        {"died": 2020},
        {"death_date_text": "ABT 1990"},
        {"death_place": "Rome"},
        {"death_place": "Rome", "is_living": True},
        {"is_living": False},
        {"is_living": False, "born": 2000},
        {"born": date(1915, 5, 30)},
        {"birth_date_text": "BEF 1900"},
        {"birth_date_text": "1890"},
        {"birth_date_text": "BET 1800 AND 1810"},
    ],
)
def test_a_recorded_death_and_a_birth_long_ago_are_proofs(values: dict[str, Any]):
    assert not _is_living(made([person("a", **values)]), "a")


def test_the_parents_of_the_old_are_dead():
    family = made([person("a"), person("b"), person("c", born=1935)], "a>b b>c")
    assert _is_living(family, "c")
    assert _is_living(family, "b")  # 102 at least
    assert not _is_living(family, "a")  # 114 at least


def test_children_of_those_who_lived_long_ago_are_dead():
    family = made(
        [person("m", "f", born=1850), person("c"), person("d"), person("e")], "m>c c>d d>e"
    )
    assert not _is_living(family, "c")
    assert _is_living(family, "d")  # a child of a father of whom nothing is known may be late
    assert _is_living(family, "e")


def test_a_mother_who_died_long_ago_has_no_living_children():
    family = made([person("m", "f", died=1914), person("f", "m", died=1914), person("c")], "m>c")
    assert not _is_living(family, "c")
    near = made([person("m", "f", died=1916), person("c")], "m>c")
    assert _is_living(near, "c")


def test_a_father_may_die_before_his_child_is_born():
    family = made([person("f", "m", died=date(1915, 1, 1)), person("c")], "f>c")
    assert _is_living(family, "c")


def test_spouses_are_told_by_each_other_and_by_the_wedding():
    married = family_of(
        tree(),
        [person("a"), person("b")],
        [],
        [couple("a", "b", marriage_date_text="1920")],
    )
    assert not _is_living(married, "a")
    long_ago = made([person("a", born=1780), person("b")], "", "b+a")
    assert not _is_living(long_ago, "b")


def test_siblings_and_their_children_tell_too():
    """A nephew who was born in 1800 has an uncle who cannot live."""
    family = made([*(person(one, "f") for one in ("g", "a", "b")), person("n", born=1800)],
                  "g>a g>b b>n")  # fmt: skip
    assert not _is_living(family, "a")


def test_adoption_proves_nothing():
    assert _is_living(made([person("p", born=1800), person("c")], "p~c"), "c")


def test_a_cycle_in_the_data_comes_to_an_end():
    family = made([person("a", born=1800), person("b"), person("c")], "a>b b>a b>c")
    assert {"b", "c"} == hidden(family, TODAY)


def _told() -> Family:
    life: dict[str, Any] = {
        "middle_name": "M", "birth_name": "B", "preferred_name": "P", "suffix": "Jr.",
        "birth_place": "Oslo", "biography": "A life", "photo_url": "/p.jpg", "gedcom_extra": "1 X",
    }  # fmt: skip
    return family_of(
        tree(gedcom_extra="0 @S@ SUBM"),
        [person("old", "f", born=1900, died=1980, biography="Old"),
         person("dead", "m", born=1920, died=1990),
         person("kid", "f", born=1980, birth_date_text="1 JUL 1980", **life)],
        [parent("old", "kid", notes="secret", type_detail="Unknown", adoption_date=TODAY),
         parent("old", "dead", notes="known")],
        [couple("old", "dead", marriage_place="Rome"),
         couple("kid", "dead", "Divorced", marriage_date=TODAY, marriage_date_text="1 JUN 2025",
                marriage_place="Here", divorce_date=TODAY, notes="secret")],
    )  # fmt: skip


def test_of_the_living_only_their_place_is_shown():
    seen = shown(_told(), TODAY)
    kid = seen.persons["kid"]
    told = {
        name: value
        for name in type(kid).__plan__.fields
        if (value := getattr(kid, name)) is not None and name not in ("created_at", "updated_at")
    }
    assert {
        "person_id": "kid", "tree_id": "t", "user_id": "u", "first_name": "Living",
        "last_name": "", "gender": "Unknown", "is_living": True, "n": 1,
    } == told  # fmt: skip


def test_links_to_the_living_lose_what_they_tell():
    seen = shown(_told(), TODAY)
    (link,) = seen.parents("kid")
    assert ("Biological", None, None, None) == (
        link.type, link.notes, link.adoption_date, link.type_detail
    )  # fmt: skip
    (union,) = seen.spouses("kid")
    assert ("Married", "Unknown") == (union.status, union.status_detail)
    told = (union.marriage_date, union.marriage_date_text, union.marriage_place, union.divorce_date)
    assert (None, None, None, None, None) == (*told, union.notes)


def test_the_dead_and_their_links_are_shown_as_they_are():
    family = _told()
    seen = shown(family, TODAY)
    assert family.persons["old"] is seen.persons["old"]
    assert "known" == seen.parents("dead")[0].notes
    assert "Rome" == seen.spouses("old")[0].marriage_place


def test_the_lines_of_an_import_are_not_shown():
    family = _told()
    assert None is shown(family, TODAY).tree.gedcom_extra
    assert "0 @S@ SUBM" == family.tree.gedcom_extra


def test_the_dead_stay_dead_when_those_who_prove_it_are_hidden():
    family = made([person("a"), person("b"), person("c", born=1935)], "a>b b>c")
    seen = shown(family, TODAY)
    assert hidden(family, TODAY) == hidden(seen, TODAY) == {"b", "c"}
