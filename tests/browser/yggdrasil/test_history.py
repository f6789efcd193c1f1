"""The history of a tree: changes are listed, and what was before is restored."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account
from tests.browser.yggdrasil.visitor import Visitor


def test_a_change_is_listed_and_restored(guest: Visitor, ann: Account, family: Family):
    path = f"api/persons/{family.ids['Lisa']}"
    ann.ask("PATCH", path, {"birthPlace": "Lund"})
    ann.ask("PATCH", path, {"birthPlace": "Malmö"})
    guest.go(f"{family.place}?insight=history")
    entries = guest.page.locator(".insight .findings > li")
    expect(entries.first).to_contain_text("Lisa Berg was changed")
    expect(entries.first).to_contain_text("Place of birth")
    entries.first.get_by_role("button", name="Restore").click()
    expect(entries.first).to_contain_text("an earlier state was restored")
    assert "Lund" == ann.ask("GET", path)["birthPlace"]


def test_a_deleted_person_returns(guest: Visitor, ann: Account, family: Family):
    ann.ask("DELETE", f"api/persons/{family.ids['Robin']}")
    guest.go(f"{family.place}?insight=history")
    entries = guest.page.locator(".insight .findings > li")
    expect(entries.first).to_contain_text("Robin Carter was deleted")
    entries.first.get_by_role("button", name="Restore").click()
    expect(entries.first).to_contain_text("Robin Carter: an earlier state was restored")
    parents = ann.ask("GET", f"api/persons/{family.ids['Robin']}/parents")["items"]
    assert ["Ingrid"] == [one["person"]["firstName"] for one in parents]
