"""Texts of pages: found by their place, filled with values, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from tablewright.kits.keyed import Keyed
from tablewright.testing.page import Visit, visiting
from tablewright.testing.serving import ServedSystem

EN = {
    "title": "Trees",
    "removed": "Removed {name}",
    "door": {"help": "Read <link>the {count} guides</link> of {name}."},
    "people": {"one": "{count} person", "other": "{count} people"},
}
PL = {"people": {"one": "{count} osoba", "few": "{count} osoby", "other": "{count} osób"}}
READ = """async ([languages, kind, place, values]) => {
    const main = document.querySelector("script[type=module]").src;
    const { pageWords } = await import(new URL("kit/words.js", main));
    return pageWords(languages)[kind](place, values);
}"""
CALL = """async ([name, ...given]) => {
    const main = document.querySelector("script[type=module]").src;
    return (await import(new URL("kit/words.js", main)))[name](...given);
}"""


def _text(visit: Visit, place: str, **values: Any) -> str:
    return visit.page.evaluate(READ, [{"en-GB": EN, "pl": PL}, "text", place, values])


@pytest.fixture(scope="module")
def polish(browser: Browser, gallery: ServedSystem[Keyed]) -> Iterator[Visit]:
    with visiting(browser, gallery, locale="pl-PL") as opened:
        opened.open()
        yield opened


def test_a_text_that_is_not_there_is_an_error(visit: Visit):
    for place in ("nothing", "door.nothing", "title.length.more"):
        with pytest.raises(Error, match=f'There is no text "{place}"'):
            _text(visit, place)


def test_a_value_that_is_missing_is_an_error(visit: Visit):
    with pytest.raises(Error, match='needs "name"'):
        _text(visit, "removed")


def test_a_text_is_found_by_its_place_and_filled_with_values(visit: Visit):
    assert "Trees" == _text(visit, "title")
    assert "Removed <b>{count}</b>" == _text(visit, "removed", name="<b>{count}</b>")


def test_the_count_selects_the_plural_form_and_is_written_as_a_number(visit: Visit):
    counted = [_text(visit, "people", count=count) for count in (0, 1, 3010)]
    assert ["0 people", "1 person", "3,010 people"] == counted


def test_a_rich_text_keeps_nodes_apart_from_words(visit: Visit):
    read = READ.replace("values]) =>", "name]) =>").replace(
        "(place, values)", "(place, {name: {node: name}, count: 2, link: words => [words]})"
    )
    given = [{"en-GB": EN}, "rich", "door.help", "Bach"]
    assert ["Read ", ["the 2 guides"], " of ", {"node": "Bach"}, "."] == visit.page.evaluate(
        read, given
    )


def test_a_reader_gets_their_language_with_its_plurals_where_the_page_has_it(polish: Visit):
    counted = [_text(polish, "people", count=count) for count in (1, 3, 12)]
    assert ["1 osoba", "3 osoby", "12 osób"] == counted
    assert "pl" == polish.page.evaluate("document.documentElement.lang")


def test_a_text_that_a_translation_lacks_is_shown_in_the_first_language(polish: Visit):
    assert "Trees" == _text(polish, "title")


def test_a_language_that_the_page_lacks_becomes_its_first(polish: Visit):
    assert "Trees" == polish.page.evaluate(READ, [{"en-GB": EN}, "text", "title", {}])
    assert "en-GB" == polish.page.evaluate("document.documentElement.lang")


@pytest.mark.parametrize(
    ("expected", "call"),
    [
        ("1,234.5", ["numberText", 1234.5]),
        ("a, b and c", ["listText", ["a", "b", "c"]]),
        ([["a"], ", ", ["b"], " and ", ["c"]], ["listRich", [["a"], ["b"], ["c"]]]),
        ("this year", ["yearsAgoText", 0]),
        ("150 years ago", ["yearsAgoText", 150]),
        ("now", ["agoText", 1_000, 30_000]),
        ("5 minutes ago", ["agoText", 0, 300_000]),
        ("in 3 hours", ["agoText", 10_800_000, 0]),
        ("yesterday", ["agoText", 0, 86_400_000]),
        ("0 bytes", ["sizeText", 0]),
        ("999 bytes", ["sizeText", 999]),
        ("1.2 kB", ["sizeText", 1_234]),
        ("5 TB", ["sizeText", 5_000_000_000_000]),
    ],
)
def test_values_are_written_in_the_readers_notation(visit: Visit, expected: Any, call: list[Any]):
    assert expected == visit.page.evaluate(CALL, call)
