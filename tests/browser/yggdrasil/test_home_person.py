"""The home person: readers say who they are, and see how others are related to them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.visitor import Visitor


def test_panel_and_cards_say_how_others_are_related_to_the_reader(guest: Visitor, family: Family):
    guest.go(family.of("Olof"))
    guest.choose("More actions for Olof Berg", "This is me")
    expect(guest.panel().locator(".panel-kin")).to_have_text("You")
    guest.go(family.of("Karl"))
    expect(guest.panel().locator(".panel-kin")).to_have_text("Your grandfather")
    cards = guest.page.get_by_role("list", name="People in view")
    expect(cards.get_by_role("button", name="Karl Berg")).to_contain_text("grandfather")
    guest.page.reload()
    expect(guest.panel().locator(".panel-kin")).to_have_text("Your grandfather")


def test_a_reader_who_is_nobody_in_the_tree_sees_no_relationships(guest: Visitor, family: Family):
    guest.go(family.of("Olof"))
    guest.choose("More actions for Olof Berg", "This is me")
    expect(guest.panel().locator(".panel-kin")).to_have_text("You")
    guest.choose("More actions for Olof Berg", "This isn\u2019t me")
    expect(guest.panel().locator(".panel-kin")).to_have_count(0)
    guest.go(family.of("Karl"))
    expect(guest.panel().locator(".panel-kin")).to_have_count(0)
