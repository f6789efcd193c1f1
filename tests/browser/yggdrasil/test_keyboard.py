"""The keyboard alone: every way through a tree, with the focus where one expects it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account
from tests.browser.yggdrasil.visitor import Visitor


def test_a_family_is_found_grown_and_left_without_a_pointer(
    guest: Visitor, ann: Account, family: Family
):
    page, keys = guest.page, guest.page.keyboard
    guest.go(family.place)
    page.get_by_role("heading", name="The Bergs of Uppsala").wait_for()
    page.locator("#main").focus()
    keys.press("/")
    expect(page.locator("#search")).to_be_focused()
    keys.type("berg lisa")
    keys.press("Enter")
    expect(guest.panel().get_by_role("heading", name="Lisa Berg")).to_be_visible()
    page.locator("#main").focus()
    keys.press("c")
    expect(page.get_by_label("First name")).to_be_focused()
    keys.type("Mia")
    keys.press("Enter")
    expect(guest.panel().get_by_role("heading", name="Mia Berg")).to_be_visible()
    page.locator("#main").focus()
    keys.press("u")
    guest.has("Undone: adding Mia Berg.")
    keys.press("r")
    guest.has("Redone: adding Mia Berg.")
    expect(guest.panel().get_by_role("heading", name="Mia Berg")).to_be_visible()
    keys.press("e")
    expect(page.get_by_label("First name")).to_be_focused()
    keys.press("End")
    keys.type(" Kristin")
    keys.press("Enter")
    expect(page.get_by_role("button", name="Edit", exact=True)).to_be_focused()
    expect(guest.panel().get_by_role("heading", name="Mia Kristin Berg")).to_be_visible()
    keys.press("Escape")
    expect(guest.panel()).to_have_count(0)
    keys.press("k")
    expect(page.get_by_role("combobox", name="First person")).to_be_focused()
    keys.press("Escape")
    keys.press("6")
    expect(page.get_by_role("table")).to_be_visible()
    keys.press("1")
    assert 8 == ann.ask("GET", f"api/trees/{family.tree_id}")["personCount"]


def test_the_focus_is_not_lost_with_what_is_closed(guest: Visitor, family: Family):
    page = guest.page
    main = page.locator("#main")
    guest.go(family.place)
    guest.search("erik")
    page.keyboard.press("Enter")
    expect(guest.panel().get_by_role("heading", name="Erik Berg")).to_be_focused()
    page.keyboard.press("Escape")
    expect(guest.panel()).to_have_count(0)
    expect(main).to_be_focused()
    guest.press("Insights")
    expect(page.get_by_role("heading", name="Insights")).to_be_focused()
    guest.press("Close insights")
    expect(main).to_be_focused()


def test_the_list_of_keys_opens_and_letters_can_be_just_letters(guest: Visitor, family: Family):
    page, keys = guest.page, guest.page.keyboard
    guest.go(family.place)
    page.locator("#main").focus()
    keys.press("?")
    dialog = guest.dialog("Keyboard")
    dialog.get_by_label("Enable keyboard shortcuts").uncheck()
    keys.press("Escape")
    keys.press("?")
    expect(dialog).to_have_count(0)
    guest.choose("More", "Keyboard shortcuts")
    dialog.get_by_label("Enable keyboard shortcuts").check()
    keys.press("Escape")


def test_menus_are_walked_with_arrows_and_give_the_focus_back(guest: Visitor, family: Family):
    page, keys = guest.page, guest.page.keyboard
    guest.go(family.place)
    button = page.get_by_role("button", name="More", exact=True)
    button.focus()
    keys.press("Enter")
    expect(page.get_by_role("menuitem", name="Share")).to_be_focused()
    keys.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Publish")).to_be_focused()
    keys.press("End")
    expect(page.get_by_role("menuitem", name="Sign out")).to_be_focused()
    keys.press("Escape")
    expect(button).to_be_focused()


def test_the_first_stop_leads_past_the_bar_and_every_stop_can_be_seen(
    guest: Visitor, family: Family
):
    page, keys = guest.page, guest.page.keyboard
    page.evaluate("document.activeElement.blur()")
    guest.go(family.of("Karl"))
    # The panel takes the focus a moment after it can be seen.
    expect(guest.panel().get_by_role("heading").first).to_be_focused()
    page.locator(".skip").focus()
    keys.press("Enter")
    assert "main" == page.evaluate("document.activeElement.id")
    page.locator(".skip").focus()
    seen = (
        "(() => { const one = document.activeElement;"
        " const shown = one.matches('.segment input') ? one.nextElementSibling : one;"
        " return one.matches('canvas') ? 'its frame' : getComputedStyle(shown).outlineStyle; })()"
    )
    for _ in range(10):
        assert "none" != page.evaluate(seen), page.evaluate("document.activeElement.outerHTML")
        keys.press("Tab")
