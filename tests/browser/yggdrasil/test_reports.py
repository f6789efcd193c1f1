"""Reports: the family, ancestors and descendants of a person, to read and to print."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.visitor import Visitor


def report(guest: Visitor, family: Family, name: str, kind: str) -> Locator:
    guest.go(family.of(name))
    last = "Carter" if name == "Robin" else "Berg"
    guest.choose(f"More actions for {name} {last}", "Reports…")
    dialog = guest.dialog("Reports")
    dialog.get_by_label(kind).check()
    return dialog.get_by_role("article")


def test_ancestors_have_the_numbers_of_an_ahnentafel(guest: Visitor, family: Family):
    sheet = report(guest, family, "Olof", "Ancestors")
    expect(sheet.locator(".report-number")).to_have_text(["1", "2", "4", "5"])
    expect(sheet.locator("li", has_text="Karl Berg")).to_contain_text("* about 1850")
    expect(sheet.get_by_role("heading", name="Generation 3")).to_be_visible()


def test_descendants_follow_their_parents_by_number(guest: Visitor, family: Family):
    sheet = report(guest, family, "Erik", "Descendants")
    expect(sheet.locator(".report-number")).to_have_text(["1", "1.1", "1.1.1", "1.1.1.1"])


@pytest.mark.parametrize("kind", ["Ancestors", "Descendants"])
def test_a_life_that_wraps_begins_below_the_name(guest: Visitor, family: Family, kind: str):
    guest.page.set_viewport_size({"width": 360, "height": 740})
    sheet = report(guest, family, "Karl", kind)
    expect(sheet.locator(".report-life").first).to_be_visible()
    places = """every => every.map(line => {
        const [number, life] = [".report-number", ".report-life"].map(
            one => line.querySelector(one).getBoundingClientRect());
        return [number.bottom <= life.top, life.left - number.left > 40];
    })"""
    found = sheet.locator("li").evaluate_all(places)
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    assert True in [is_below for is_below, _ in found]
    assert {True} == {is_indented for _, is_indented in found}


def test_the_family_sheet_lists_parents_spouses_and_children(guest: Visitor, family: Family):
    sheet = report(guest, family, "Karl", "Family")
    expect(sheet.get_by_role("heading", name="With Anna Lind")).to_be_visible()
    expect(sheet).to_contain_text("1876")
    names = ["Karl Berg", "Anna Lind", "Erik Berg", "Lisa Berg"]
    expect(sheet.locator(".report-name")).to_have_text(names)


@pytest.mark.parametrize("kind", ["Family", "Ancestors", "Descendants"])
def test_only_the_report_is_printed(guest: Visitor, family: Family, kind: str):
    guest.page.evaluate("window.print = () => { window.printed = document.body.innerText; }")
    sheet = report(guest, family, "Erik", kind)
    expect(sheet.locator("li").first).to_be_visible()
    guest.dialog("Reports").get_by_role("button", name="Print").click()
    guest.page.wait_for_function("window.printed !== undefined")
    guest.page.emulate_media(media="print")
    printed = guest.page.locator("#print-sheet")
    expect(printed.get_by_role("heading", name="Erik Berg")).to_be_visible()
    expect(guest.page.locator(".toolbar")).to_be_hidden()
    guest.page.emulate_media(media="screen")
    guest.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(printed).to_have_count(0)
