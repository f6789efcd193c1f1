"""Pairs of people who may be the same."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tablewright.systems.yggdrasil.insight.duplicates import duplicates
from tablewright.systems.yggdrasil.trees.family import Family
from tests.systems.yggdrasil.made import made, person

DAY = date(1850, 3, 12)


def _pairs(family: Family) -> list[tuple[str, str]]:
    return [(one.first_id, one.second_id) for one in duplicates(family)]


def _two(
    first: dict[str, Any], second: dict[str, Any], links: str = "", couples: str = ""
) -> Family:
    base = {"first_name": "Johann", "last_name": "Berg"}
    people = [person("a", **{**base, **first}), person("b", **{**base, **second})]
    return made([*people, person("m", first_name="Mary", last_name="Smith"),
                 person("n", first_name="Mary", last_name="Smith")], links, couples)  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({}, {}),  # a name alone
        ({"sex": "m", "born": DAY}, {"sex": "f", "born": DAY}),
        ({"born": 1850}, {"born": 1880}),
        ({"born": 1850, "died": 1900}, {"born": 1850, "died": 1920}),
        ({"born": DAY, "first_name": "Karl"}, {"born": DAY}),
        ({"born": DAY, "first_name": ""}, {"born": DAY, "first_name": ""}),
    ],
)
def test_who_differs_or_has_little_in_common_is_no_pair(
    first: dict[str, Any], second: dict[str, Any]
):
    assert ("a", "b") not in _pairs(_two(first, second))


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ({"born": DAY}, {"born": DAY}, "born on the same day"),
        ({"born": DAY}, {"birth_date_text": "1850"}, "born in the same year"),
        ({"born": DAY, "first_name": "Jöhann"}, {"born": DAY}, "same name"),
        ({"born": DAY, "first_name": "Johan"}, {"born": DAY}, "similar names"),
        ({"born": DAY, "first_name": "Johann Otto"}, {"born": DAY}, "similar names"),
        ({"born": DAY, "last_name": "Dahl", "birth_name": "Berg"}, {"born": DAY}, "same name"),
        ({"born": DAY, "last_name": ""}, {"born": DAY, "last_name": "", "birth_place": "Lund"},
         "born on the same day"),
        ({"died": DAY}, {"died": DAY}, "died on the same day"),
    ],
)  # fmt: skip
def test_who_has_much_in_common_is_a_pair_with_reasons(
    first: dict[str, Any], second: dict[str, Any], reason: str
):
    (found,) = [one for one in duplicates(_two(first, second)) if one.first_id == "a"]
    assert reason in found.reasons
    assert 0.65 <= found.score <= 1.0


def test_years_that_are_near_each_other_are_compared():
    family = _two({"birth_date_text": "ABT 1850", "birth_place": "Lund"},
                  {"born": 1852, "birth_place": "Lund"})  # fmt: skip
    assert ("a", "b") in _pairs(family)


def test_kin_of_the_same_name_speaks_for_it():
    (found,) = [one for one in duplicates(_two({}, {}, "m>a n>b")) if one.first_id == "a"]
    assert ("same name", "parent with the same name") == found.reasons


def test_parent_and_child_couples_and_siblings_of_other_years_are_no_pairs():
    same = {"born": DAY}
    assert ("a", "b") not in _pairs(_two(same, same, "a>b"))
    assert ("a", "b") not in _pairs(_two(same, same, "", "a+b"))
    assert ("a", "b") not in _pairs(_two({"born": 1850}, {"born": 1852}, "m>a m>b"))
    assert ("a", "b") in _pairs(_two(same, same, "m>a m>b"))


def test_nothing_is_told_of_the_hidden():
    family = _two({"born": DAY}, {"born": DAY})
    assert ("a", "b") in _pairs(family)
    assert [] == [one for one in duplicates(family, {"b"}) if "b" in one]


def test_the_most_alike_come_first_and_each_pair_once():
    people = [person("a", first_name="Ida", born=DAY), person("b", first_name="Ida", born=DAY),
              person("c", first_name="Ida", birth_date_text="1850")]  # fmt: skip
    found = duplicates(made(people))
    assert [("a", "b"), ("a", "c"), ("b", "c")] == [(one[0], one[1]) for one in found]
    assert found[0].score > found[1].score
