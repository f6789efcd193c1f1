"""Dates and counts in words: what is typed is understood, and never made more exact than it was."""

from __future__ import annotations

import pytest

from tests.browser.yggdrasil.visitor import Visitor

TYPED = {
    "12 March 1850": ("12 MAR 1850", "12 March 1850"),
    "March 12, 1850": ("12 MAR 1850", "12 March 1850"),
    "12th of mar 1850": ("12 MAR 1850", "12 March 1850"),
    "12.3.1850": ("12 MAR 1850", "12 March 1850"),
    "1850-03-12": ("12 MAR 1850", "12 March 1850"),
    "13/3/1850": ("13 MAR 1850", "13 March 1850"),
    "3/13/1850": ("13 MAR 1850", "13 March 1850"),
    "March 1850": ("MAR 1850", "March 1850"),
    "Sept 1850": ("SEP 1850", "September 1850"),
    "1850": ("1850", "1850"),
    "about 1850": ("ABT 1850", "about 1850"),
    "ABT 1850": ("ABT 1850", "about 1850"),
    "c. 1850": ("ABT 1850", "about 1850"),
    "~1850": ("ABT 1850", "about 1850"),
    "1850?": ("EST 1850", "probably 1850"),
    "before march 1850": ("BEF MAR 1850", "before March 1850"),
    "after 1850": ("AFT 1850", "after 1850"),
    "1850-1855": ("BET 1850 AND 1855", "between 1850 and 1855"),
    "between 1 May 1850 and 1855": ("BET 1 MAY 1850 AND 1855", "between 1 May 1850 and 1855"),
    "from 1850 to 1855": ("FROM 1850 TO 1855", "from 1850 to 1855"),
    "44 BC": ("44 BCE", "44 BC"),
    "11 Feb 1699/00": ("11 FEB 1699/00", "11 February 1699/00"),
    "12. März 1850": ("12 MAR 1850", "12 March 1850"),
    "12.Mär. 1850": ("12 MAR 1850", "12 March 1850"),
    "12. Ma\u0308rz 1850": ("12 MAR 1850", "12 March 1850"),
    "Dez 1850": ("DEC 1850", "December 1850"),
    "um 1850": ("ABT 1850", "about 1850"),
    "vermutlich Mai 1850": ("EST MAY 1850", "probably May 1850"),
    "errechnet 1850": ("CAL 1850", "calculated 1850"),
    "vor dem 3. Oktober 1850": ("BEF 3 OCT 1850", "before 3 October 1850"),
    "nach 1850": ("AFT 1850", "after 1850"),
    "ab 1850": ("FROM 1850", "from 1850"),
    "bis 1850": ("TO 1850", "to 1850"),
    "zwischen 1850 und 1855": ("BET 1850 AND 1855", "between 1850 and 1855"),
    "von 1850 bis 1855": ("FROM 1850 TO 1855", "from 1850 to 1855"),
    "44 v. Chr.": ("44 BCE", "44 BC"),
    "@#DJULIAN@ 25 DEC 1699": ("@#DJULIAN@ 25 DEC 1699", "25 December 1699 (Julian calendar)"),
}
PHRASES = [
    "3/4/1850",
    "31 Foo 1850",
    "32 March 1850",
    "the long winter",
    "31.13.1850",
    "Marchy 1850",
    "Märchen 1850",
    "der lange Winter",
]
YEARS = {
    "(3/4/2010)": 2010,
    "3/4/1850": 1850,
    "12.3.1850": 1850,
    "12 März 1850": 1850,
    "(Lent of 1850, or 1851)": 1850,
    "12 MAR 1850": 1850,
    "11 FEB 1699/00": 1699,
    "BET 1850 AND 1855": 1850,
    "FROM 98 TO 117": 98,
    "12 MAR 98": 98,
    "BET 44 BCE AND 12": -44,
    "@#DJULIAN@ 15 MAR 44 B.C.": -44,
    "(the third of three)": None,
    "3/4/50": None,
}


@pytest.fixture(scope="module")
def readings(shared_visitor: Visitor) -> dict[str, dict[str, str]]:
    return shared_visitor.page.evaluate(
        "texts => import(new URL('words/dates.js', document.baseURI)).then(({readDate}) =>"
        " Object.fromEntries(texts.map(text => [text, readDate(text)])))",
        [*TYPED, *PHRASES, "  "],
    )


def test_dates_are_read_as_people_write_them(readings: dict[str, dict[str, str]]):
    assert TYPED == {text: (readings[text]["text"], readings[text]["words"]) for text in TYPED}


def test_what_is_no_date_or_can_be_two_is_kept_in_its_words(readings: dict[str, dict[str, str]]):
    assert {text: (f"({text})", text) for text in PHRASES} == {
        text: (readings[text]["text"], readings[text]["words"]) for text in PHRASES
    }
    assert readings["  "] is None


def test_the_year_of_a_date_is_neither_its_day_nor_its_month(shared_visitor: Visitor):
    found = shared_visitor.page.evaluate(
        "texts => import(new URL('layout/years.js', document.baseURI)).then(({yearOf}) =>"
        " Object.fromEntries(texts.map(text => [text, yearOf(undefined, text)])))",
        list(YEARS),
    )
    assert YEARS == found


def test_names_are_shortened_to_initials_only_in_writing_that_has_capitals(
    shared_visitor: Visitor,
):
    names = ["Carl Fredrik of Lund", "محمد بن عبد الله", "שרה בת אברהם"]
    shortened = shared_visitor.page.evaluate(
        "names => import(new URL('canvas/names.js', document.baseURI)).then("
        "({givenNames}) => names.map(firstName => givenNames({firstName})))",
        names,
    )
    assert [
        ["Carl Fredrik of Lund", "Carl F. L.", "Carl F.", "Carl"],
        ["محمد بن عبد الله", "محمد"],
        ["שרה בת אברהם", "שרה"],
    ] == shortened


def test_the_server_reads_every_date_that_the_page_writes():
    from tablewright.systems.yggdrasil.dates.dates import read_date

    written = [text for text, _ in TYPED.values()] + [f"({text})" for text in PHRASES]
    assert [] == [text for text in written if read_date(text) is None]
