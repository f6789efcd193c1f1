"""More facts: what an imported file says, in the panel and in the search."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.yggdrasil.serving import Account
from tests.browser.yggdrasil.visitor import Visitor
from tests.systems.yggdrasil.gedcom.trees import gedcom

FILE = gedcom(
    "0 @I1@ INDI", "1 NAME John /Smith/", "1 BIRT", "2 DATE 1850", "1 BURI", "2 DATE 3 MAR 1900",
    "2 PLAC York", "2 SOUR @S1@", "3 PAGE 17", "1 OCCU Baker", "1 EVEN", "2 TYPE Knighthood",
    "2 DATE 1888", "0 @I2@ INDI", "1 NAME Jane /Doe/",
    "0 @S1@ SOUR", "1 TITL Parish register",
)  # fmt: skip


@pytest.fixture(scope="module")
def smiths(ann: Account) -> tuple[str, str]:
    """A tree with the file; its id, and John's."""
    tree_id = ann.ask("POST", "api/trees", {"treeName": "Smiths"})["treeId"]
    ann.send(f"api/trees/{tree_id}/import", FILE.encode())
    while True:
        people = ann.ask("GET", f"api/persons?treeId={tree_id}")["items"]
        if len(people) == 2:  # a job writes them
            return tree_id, people[1]["personId"]


def test_the_panel_lists_events_with_their_dates_places_and_sources(
    guest: Visitor, smiths: tuple[str, str]
):
    tree_id, john = smiths
    guest.go(f"#/trees/{tree_id}?person={john}")
    facts = guest.panel().get_by_role("region", name="More facts")
    expect(facts.locator("dt")).to_have_text(["Burial", "Occupation", "Knighthood"])
    expect(facts.locator("dd").first).to_contain_text("3 March 1900, York")
    expect(facts.locator(".citations li")).to_have_text("Parish register, 17")


def test_a_search_finds_a_person_by_an_imported_fact(guest: Visitor, smiths: tuple[str, str]):
    guest.go(f"#/trees/{smiths[0]}")
    guest.page.locator(".stage").wait_for()
    guest.search("baker")
    expect(guest.page.locator(".hit-name")).to_have_text(["John Smith"])
