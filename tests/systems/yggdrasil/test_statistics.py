"""Statistics, the timeline, anniversaries and places of a family."""

from __future__ import annotations

from datetime import date

import msgspec

from tablewright.systems.yggdrasil.design.values import PreviousUnion
from tablewright.systems.yggdrasil.insight.anniversaries import anniversaries
from tablewright.systems.yggdrasil.insight.places import places, tidy_place
from tablewright.systems.yggdrasil.insight.statistics import Statistics, statistics
from tablewright.systems.yggdrasil.insight.timeline import timeline
from tablewright.systems.yggdrasil.people.living import hidden, shown
from tablewright.systems.yggdrasil.trees.family import family_of
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

TODAY = date(2025, 6, 1)
FAMILY = family_of(
    tree(),
    [
        person("m", "f", first_name="Anna Maria", last_name="Berg", born=date(1900, 3, 5),
               died=date(1980, 3, 1), birth_place="Ghent, Belgium", death_place="Lund"),
        person("f", "m", first_name="Karl", last_name="Berg", birth_date_text="ABT 1890",
               death_date_text="1950", birth_place="ghent,Belgium"),
        person("c", "f", first_name="Anna", last_name="Berg", born=date(1925, 3, 5),
               died=date(1999, 1, 1), birth_place="Ghent, Belgium"),
        person("d", "m", first_name="Nils", last_name="Berg", born=date(1980, 3, 9),
               birth_place="Oslo"),
    ],
    [parent("m", "c"), parent("f", "c"), parent("c", "d")],
    [couple("f", "m", marriage_date=date(1920, 3, 5), marriage_place="Lund",
            divorce_date_text="AFT 1930")],
)  # fmt: skip


def _statistics() -> Statistics:
    return statistics(FAMILY, hidden(FAMILY, TODAY), frozenset())


def test_an_empty_tree_has_statistics_too():
    empty = statistics(made([]), frozenset(), frozenset())
    assert (0, 0, None, []) == (
        empty.persons, empty.generations, empty.age_at_death, empty.last_names
    )  # fmt: skip
    assert 0.0 == empty.completeness.sex


def test_people_sexes_and_generations_are_counted():
    found = _statistics()
    assert (4, 1, 1, 3, 3) == (
        found.persons, found.living, found.couples, found.parent_links, found.generations
    )  # fmt: skip
    assert {"Male": 2, "Female": 2, "Other": 0, "Unknown": 0} == found.sexes


def test_a_marriage_between_generations_does_not_add_a_generation():
    # An uncle who marries his niece stands beside her, a row below his own generation.
    married = made("ada ben cat dan eve", "ada>ben ada>cat cat>dan ben>eve dan>eve", "ben+dan")
    assert 4 == statistics(married, frozenset(), frozenset()).generations
    beside = made("ada ben cat dan eve", "ada>ben ada>cat cat>dan ben>eve", "ben+dan")
    assert 3 == statistics(beside, frozenset(), frozenset()).generations


def test_whoever_is_in_a_cycle_adds_no_generations():
    assert (
        2
        == statistics(
            made("ada ben cat dan", "ada>ben ben>ada cat>dan"), frozenset(), frozenset()
        ).generations
    )


def test_births_are_counted_by_century_and_decade():
    found = _statistics()
    assert [(1800, 1), (1900, 3)] == [(one.from_year, one.count) for one in found.births_by_century]
    assert [1890, 1900, 1920, 1980] == [one.from_year for one in found.births_by_decade]


def test_ages_are_averages_of_what_is_known():
    found = _statistics()
    assert found.age_at_death is not None
    assert (71.3, 3) == (found.age_at_death.years, found.age_at_death.count)
    assert found.age_of_mothers is not None
    assert (40.0, 2) == (found.age_of_mothers.years, found.age_of_mothers.count)
    assert found.age_at_marriage is not None
    assert 2 == found.age_at_marriage.count
    assert 1.0 == found.children_per_couple


def test_names_are_counted_by_the_first_of_several():
    found = _statistics()
    assert [("Anna", 2)] == [(one.name, one.count) for one in found.first_names_female]
    assert [("Berg", 4)] == [(one.name, one.count) for one in found.last_names]


def test_the_hidden_are_counted_and_nothing_else_is_told_of_them():
    seen = shown(FAMILY, TODAY)
    unseen = hidden(FAMILY, TODAY)
    found = statistics(seen, unseen, unseen)
    assert (4, 1) == (found.persons, found.living)
    told = msgspec.json.encode(found)
    assert b"Nils" not in told
    assert b"Living" not in told
    assert b"1980" not in told
    assert 1.0 == found.completeness.birth_date  # of those who are shown


def test_the_timeline_has_dates_at_their_place_whatever_they_say():
    found = timeline(FAMILY)
    assert [
        ("birth", "f", "ABT 1890", False),
        ("birth", "m", "5 MAR 1900", True),
        ("marriage", "f m", "5 MAR 1920", True),
        ("birth", "c", "5 MAR 1925", True),
        ("divorce", "f m", "AFT 1930", False),
        ("death", "f", "1950", False),
        ("death", "m", "1 MAR 1980", True),
        ("birth", "d", "9 MAR 1980", True),
        ("death", "c", "1 JAN 1999", True),
    ] == [(one.kind, " ".join(one.person_ids), one.date_text, one.is_exact) for one in found]
    assert [date(1890, 1, 1), date(1900, 3, 5)] == [one.sort for one in found[:2]]


def test_the_timeline_of_a_person_has_spouses_and_children():
    assert ["birth", "marriage", "death"] == [
        one.kind for one in timeline(FAMILY, "m") if one.person_ids != ["c"] and one.is_exact
    ]
    assert {"c", "d"} == {who for one in timeline(FAMILY, "c") for who in one.person_ids}


def test_two_who_married_twice_have_both_weddings_in_the_timeline():
    first = PreviousUnion(
        status="Divorced",
        marriage_date=date(1900, 5, 5),
        marriage_place="Ghent",
        divorce_date_text="1905",
    )
    again = couple("a", "b", marriage_date=date(1910, 6, 6), previous_unions=[first])
    family = family_of(tree(), [person("a", is_living=True), person("b")], [], [again])
    assert [("marriage", "5 MAY 1900"), ("divorce", "1905"), ("marriage", "6 JUN 1910")] == [
        (one.kind, one.date_text) for one in timeline(family)
    ]
    assert [125] == [one.years for one in anniversaries(family, 5, TODAY)]
    assert [("Ghent", 1)] == [(one.name, one.marriages) for one in places(family)]
    assert [] == timeline(shown(family, TODAY))


def test_anniversaries_are_those_of_days_by_day_and_age():
    assert [
        (1, "death", 45, ["Anna Maria Berg"]),
        (5, "birth", 125, ["Anna Maria Berg"]),
        (5, "marriage", 105, ["Karl Berg", "Anna Maria Berg"]),
        (5, "birth", 100, ["Anna Berg"]),
        (9, "birth", 45, ["Nils Berg"]),
    ] == [(one.day, one.kind, one.years, one.names) for one in anniversaries(FAMILY, 3, TODAY)]
    assert [] == anniversaries(FAMILY, 2, TODAY)
    assert "Nils Berg" not in str(anniversaries(shown(FAMILY, TODAY), 3, TODAY))


def test_spellings_of_a_place_are_one_place():
    assert [
        ("Ghent, Belgium", 3, 0, 0, ["c", "f", "m"]),
        ("Lund", 0, 1, 1, ["m", "f"]),
        ("Oslo", 1, 0, 0, ["d"]),
    ] == [
        (one.name, one.births, one.deaths, one.marriages, one.person_ids) for one in places(FAMILY)
    ]


def test_a_place_without_anything_is_none():
    assert "" == tidy_place(" , ,, ")
    assert [] == places(made([person("a", birth_place=" , ")]))
