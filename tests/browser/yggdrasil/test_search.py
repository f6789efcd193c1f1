"""Search: whole names first, and titles, places, years and other spellings too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.yggdrasil.serving import Account
from tests.browser.yggdrasil.visitor import Visitor
from tests.systems.yggdrasil.gedcom.trees import gedcom

ROYALS: list[dict[str, Any]] = [
    {"firstName": "George Victor", "lastName": "Waldeck", "birthDateText": "1831"},
    {"firstName": "George_VI", "lastName": "Windsor", "birthDateText": "1895"},
    {"firstName": "Katharina", "lastName": "Müller", "birthPlace": "Gotha, Thuringia"},
    {"firstName": "Ann", "lastName": "Gotha"},
]


@pytest.fixture(scope="module")
def royals(ann: Account) -> str:
    return ann.tree("Royals", *ROYALS)[0]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("George VI", ["George_VI Windsor", "George Victor Waldeck"]),
        ("1895", ["George_VI Windsor"]),
        ("gotha", ["Ann Gotha", "Katharina Müller"]),
        ("Mueller", ["Katharina Müller"]),
        ("Catherine", ["Katharina Müller"]),
        ("Windsro", []),
        ("Windsorr", ["George_VI Windsor"]),
        ("katharina 1895", []),
    ],
)
def test_searching_george_vi_does_not_open_george_victor(
    guest: Visitor, royals: str, typed: str, expected: list[str]
):
    guest.go(f"#/trees/{royals}")
    guest.page.locator(".stage").wait_for()
    guest.search(typed)
    expect(guest.page.locator(".hit-name")).to_have_text(expected)


def test_somebody_is_found_by_a_title_and_by_another_name(guest: Visitor, tmp_path: Path):
    names = ("1 NAME Victoria /Hanover/", "1 NAME Alexandrina //", "1 TITL Queen of England")
    content = gedcom("0 @I1@ INDI", *names, "0 @I2@ INDI", "1 NAME Albert /Wettin/")
    file = tmp_path / "titles.ged"
    file.write_text(content, encoding="utf-8")
    guest.go("#/")
    guest.press("New tree")
    guest.page.get_by_label("A file", exact=True).check()
    guest.page.get_by_label("File to import").set_input_files(file)
    guest.press("Import file")
    guest.press("Open tree")
    for typed in ("queen of", "alexandrina", "victoria england"):
        guest.search(typed)
        expect(guest.page.locator(".hit-name")).to_have_text(["Victoria Hanover"])
