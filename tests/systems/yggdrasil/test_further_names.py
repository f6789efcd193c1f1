"""Further names: titles and names of an import that are not shown, for searches."""

from __future__ import annotations

import pytest

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.people.further_names import further_names
from tablewright.systems.yggdrasil.trees.directory import Directory, words_of
from tests.systems.yggdrasil.made import person

KEPT = """0 @I1@ INDI
1 -from 5.5.1 7 1
1 NAME Victoria /Hanover/
2 NPFX Queen
2 GIVN Victoria
1 NAME Alexandrina /Hanover/
1 ALIA @I2@
1 TITL Empress of India
2 SOUR @S1@
1 NOTE 1 NAME Nobody"""


def test_somebody_who_was_not_imported_has_none():
    assert [] == further_names(person("ann"))


def test_titles_and_other_names_are_listed_and_those_that_are_shown_are_not():
    queen = person("victoria", last_name="Hanover", gedcom_extra=KEPT)
    assert ["Queen", "Alexandrina Hanover", "Empress of India"] == further_names(queen)


def test_of_many_names_only_some_are_listed():
    many = "".join(f"\n1 TITL Duke of {number}" for number in range(100))
    assert limits.YGGDRASIL_FURTHER_NAMES_MAX == len(
        further_names(person("ann", gedcom_extra=KEPT + many))
    )


@pytest.mark.parametrize("query", ["empress", "victoria alexandrina", "1819", "kensington 1819"])
def test_people_are_found_by_titles_other_names_years_and_places(query: str):
    queen = person(
        "victoria",
        gedcom_extra=KEPT,
        birth_date_text="ABT 1819",
        birth_place="Kensington Palace",
    )
    page, _ = Directory([queen, person("albert")]).page(words_of(query), 10)
    assert ["victoria"] == [one.person_id for one in page]
