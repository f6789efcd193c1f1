"""German: chosen by the browser, and changeable."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tablewright.systems import yggdrasil
from tablewright.systems.yggdrasil.insight import duplicates
from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor

PAGES = Path(yggdrasil.__file__).parent / "pages"


@pytest.fixture
def german(browser: Browser, service: Served, ann: Account) -> Iterator[Visitor]:
    with visitor(browser, service, ann, locale="de-DE", reduced_motion="reduce") as opened:
        yield opened


def test_a_german_browser_gets_a_german_page_and_german_kinship(german: Visitor, family: Family):
    german.open(family.of("Karl"))
    expect(german.panel().get_by_role("heading", name="Kinder")).to_be_visible()
    expect(german.panel()).to_contain_text("um 1850")
    german.press("Verwandtschaft")
    german.page.get_by_label("Zweite Person").fill("Olof")
    german.page.locator(".hit").first.click()
    expect(german.page.locator(".kin-words")).to_contain_text("Enkel")


def test_the_language_can_be_changed_and_is_remembered(german: Visitor):
    german.open()
    german.page.get_by_label("Sprache").select_option("English")
    expect(german.page.get_by_role("heading", name="My trees")).to_be_visible()
    german.page.reload()
    expect(german.page.get_by_role("heading", name="My trees")).to_be_visible()
    german.page.get_by_label("Language").select_option("Deutsch")
    expect(german.page.get_by_role("heading", name="Meine Stammbäume")).to_be_visible()


def test_short_labels_of_a_german_person_stay_on_one_line(german: Visitor, family: Family):
    german.open(family.of("Karl"))
    labels = german.panel().locator(".facts dt")
    expect(labels.filter(has_text="Geschlecht")).to_be_visible()
    lines = """every => every.map(one => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getClientRects().length;
    })"""
    assert {1} == {*labels.evaluate_all(lines)}


def test_the_choice_of_colours_fits_a_telephone_in_german(german: Visitor):
    german.page.set_viewport_size({"width": 360, "height": 740})
    german.open()
    choice = german.page.get_by_role("group", name="Farben")
    expect(choice).to_be_visible()
    sizes = (
        "one => [...one.querySelectorAll('label')].map(one => [one.scrollWidth, one.clientWidth])"
    )
    assert [] == [(has, room) for has, room in choice.evaluate(sizes) if has > room]
    assert choice.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_generations_have_the_names_of_german_kinship(german: Visitor, family: Family):
    german.open(family.place)
    named = german.page.evaluate(
        "() => import(new URL('words/generations.js', document.baseURI)).then("
        "({generationText}) => [-5, -4, -3, 3, 4, 5].map(generation =>"
        " generationText({generation, countedFrom: 'root'})))"
    )
    expected = "3-fach-Urgroßeltern Ururgroßeltern Urgroßeltern Urenkel Ururenkel 3-fach-Urenkel"
    assert expected.split() == named


def test_every_reason_for_a_duplicate_has_a_text():
    page = (PAGES / "insights" / "duplicates.js").read_text(encoding="utf-8")
    known = set(re.findall(r'^  "([a-z ]+)": "', page, re.MULTILINE))
    source = inspect.getsource(duplicates)
    said = set(re.findall(r'"((?:same|similar|one|born|died)(?: [a-z]+)+)"', source))
    kin = {f"same {one}" for one in ("parent", "spouse")}
    assert said | kin | {f"{one} with the same name" for one in ("parent", "spouse")} == known


def test_a_german_page_describes_findings_in_german(german: Visitor, ann: Account, family: Family):
    ann.ask("PATCH", f"api/persons/{family.ids['Lisa']}", {"deathDateText": "1870"})
    german.open(f"{family.place}?insight=checks")
    german.page.get_by_role("button", name="Nach dem eigenen Tod geboren").click()
    expect(german.page.locator(".findings")).to_contain_text("wurde nach dem eigenen Tod geboren.")


def test_dates_that_the_german_page_shows_can_be_edited_as_dates(german: Visitor, family: Family):
    values = [
        "12 MAR 1850", "MAR 1850", "1850", "ABT 1850", "CAL 3 MAY 1850", "EST DEC 1850",
        "BEF 1 OCT 1850", "AFT 1850", "FROM 1850", "TO 1850", "BET 1850 AND 3 JUN 1855",
        "FROM 1850 TO FEB 1855", "44 BCE",
    ]  # fmt: skip
    german.open(family.place)
    read = german.page.evaluate(
        "values => Promise.all(['dates', 'date_words'].map(one =>"
        " import(new URL(`words/${one}.js`, document.baseURI)))).then("
        "([{readDate}, {dateInWords}]) => values.map(value => readDate(dateInWords(value)).text))",
        values,
    )
    assert values == read
