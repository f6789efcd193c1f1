"""Words for kin, for the whole grid of generations."""

from __future__ import annotations

import pytest

from tablewright.systems.yggdrasil.kinship.kin_words import (
    blood_word,
    kin_word,
    of_spouse,
    spouse_of,
    spouse_word,
    weakest,
)

# Rows: how many generations up; columns: how many down from there.
GRID = {
    "Female": """
self | daughter | granddaughter | great-granddaughter | great-great-granddaughter
mother | sister | niece | great-niece | great-great-niece
grandmother | aunt | first cousin | first cousin once removed | first cousin twice removed
great-grandmother | great-aunt | first cousin once removed | second cousin | second cousin once removed
great-great-grandmother | great-great-aunt | first cousin twice removed | second cousin once removed | third cousin
""",  # noqa: E501
    "Male": """
self | son | grandson | great-grandson | great-great-grandson
father | brother | nephew | great-nephew | great-great-nephew
grandfather | uncle | first cousin | first cousin once removed | first cousin twice removed
great-grandfather | great-uncle | first cousin once removed | second cousin | second cousin once removed
great-great-grandfather | great-great-uncle | first cousin twice removed | second cousin once removed | third cousin
""",  # noqa: E501
    "Unknown": """
self | child | grandchild | great-grandchild | great-great-grandchild
parent | sibling | niece or nephew | great-niece or great-nephew | great-great-niece or great-great-nephew
grandparent | aunt or uncle | first cousin | first cousin once removed | first cousin twice removed
great-grandparent | great-aunt or great-uncle | first cousin once removed | second cousin | second cousin once removed
great-great-grandparent | great-great-aunt or great-great-uncle | first cousin twice removed | second cousin once removed | third cousin
""",  # noqa: E501
}


@pytest.mark.parametrize("gender", GRID)
def test_every_place_of_the_grid_has_its_word(gender: str):
    expected = [[one.strip() for one in row.split("|")] for row in GRID[gender].split("\n") if row]
    found = [[blood_word(up, down, gender) for down in range(5)] for up in range(5)]  # type: ignore[arg-type]
    assert expected == found


def test_other_has_the_words_of_unknown():
    ways = [(up, down) for up in range(8) for down in range(8)]
    assert [blood_word(*way, "Unknown") for way in ways] == [
        blood_word(*way, "Other") for way in ways
    ]


def test_no_two_places_have_the_same_word_but_cousins_mirrored():
    words: dict[str, tuple[int, int]] = {}
    for up in range(30):
        for down in range(30):
            way = (min(up, down), max(up, down)) if up > 1 and down > 1 else (up, down)
            assert way == words.setdefault(blood_word(up, down, "Male"), way)


@pytest.mark.parametrize(
    ("up", "down", "word"),
    [
        (5, 0, "great-great-great-grandfather"),
        (6, 0, "4th great-grandfather"),
        (23, 0, "21st great-grandfather"),
        (24, 0, "22nd great-grandfather"),
        (13, 0, "11th great-grandfather"),
        (0, 80, "78th great-grandson"),
        (5, 1, "great-great-great-uncle"),
        (6, 1, "4th great-uncle"),
        (1, 6, "4th great-nephew"),
        (12, 12, "eleventh cousin"),
        (21, 21, "twentieth cousin"),
        (22, 22, "21st cousin"),
        (2, 5, "first cousin three times removed"),
        (2, 30, "first cousin 28 times removed"),
    ],
)
def test_far_generations_are_counted(up: int, down: int, word: str):
    assert word == blood_word(up, down, "Male")


@pytest.mark.parametrize(
    ("up", "down", "word"),
    [
        (1, 1, "half-sister"),
        (2, 1, "half-aunt"),
        (3, 1, "half-great-aunt"),
        (1, 2, "half-niece"),
        (2, 2, "half first cousin"),
        (3, 2, "half first cousin once removed"),
        (2, 0, "grandmother"),
    ],
)
def test_half_siblings_and_whoever_comes_of_them_are_told(up: int, down: int, word: str):
    assert word == blood_word(up, down, "Female", is_half=True)


@pytest.mark.parametrize(
    ("up", "down", "via", "word"),
    [
        (1, 0, "Adoptive", "adoptive mother"),
        (1, 0, "Foster", "foster mother"),
        (1, 0, "Step", "stepmother"),
        (0, 1, "Step", "stepdaughter"),
        (0, 1, "Foster", "foster daughter"),
        (0, 1, "Adoptive", "adopted daughter"),
        (0, 2, "Adoptive", "adoptive granddaughter"),
        (1, 1, "Adoptive", "adoptive sister"),
        (1, 1, "Step", "stepsister"),
        (2, 0, "Step", "step-grandmother"),
        (3, 1, "Step", "step-great-aunt"),
        (2, 2, "Adoptive", "adoptive first cousin"),
    ],
)
def test_links_that_are_not_by_birth_are_told(up: int, down: int, via: str, word: str):
    assert word == kin_word(up, down, "Female", via)  # type: ignore[arg-type]


def test_the_weakest_link_names_the_way():
    assert "Biological" == weakest([])
    assert "Adoptive" == weakest(["Biological", "Adoptive"])
    assert "Foster" == weakest(["Foster", "Adoptive"])
    assert "Step" == weakest(["Step", "Foster", "Biological"])


def test_spouses_partners_and_those_who_were():
    assert ["husband", "wife", "spouse", "spouse"] == [
        spouse_word(one) for one in ("Male", "Female", "Other", "Unknown")
    ]
    assert "ex-wife" == spouse_word("Female", is_former=True)
    assert "partner" == spouse_word("Female", is_partner=True)
    assert "ex-partner" == spouse_word("Male", is_partner=True, is_former=True)


@pytest.mark.parametrize(
    ("up", "down", "word"),
    [
        (1, 0, "father-in-law"),
        (2, 0, "grandfather-in-law"),
        (1, 1, "brother-in-law"),
        (0, 1, "stepson"),
        (0, 2, "step-grandson"),
        (1, 2, "nephew by marriage"),
        (1, 3, "great-nephew by marriage"),
        (2, 1, None),
        (2, 2, None),
    ],
)
def test_kin_of_a_spouse(up: int, down: int, word: str | None):
    assert word == of_spouse(up, down, "Male")


@pytest.mark.parametrize(
    ("up", "down", "word"),
    [
        (1, 0, "stepfather"),
        (2, 0, "step-grandfather"),
        (0, 1, "son-in-law"),
        (0, 2, "grandson-in-law"),
        (1, 1, "brother-in-law"),
        (2, 1, "uncle by marriage"),
        (3, 1, "great-uncle by marriage"),
        (1, 2, None),
        (2, 2, None),
    ],
)
def test_spouses_of_kin(up: int, down: int, word: str | None):
    assert word == spouse_of(up, down, "Male")
