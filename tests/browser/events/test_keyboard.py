"""The keyboard alone: every way through the inbox, with the focus where one expects it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.events.desk import Desk


def _listed(desk: Desk, kind: str, count: int) -> list[str]:
    ids = [desk.tenant.send({"event_type": kind, "n": n}) for n in range(count)]
    desk.go(f"?type={kind}")
    desk.until_slips(ids)
    return ids


def test_the_first_stop_leads_past_everything_and_every_stop_can_be_seen(desk: Desk):
    keyboard = desk.page.keyboard
    desk.open()  # again: the first stop is counted from the last key press
    keyboard.press("Tab")
    assert "Skip to content" == desk.focused()
    seen = "getComputedStyle(document.activeElement).outlineStyle"
    for _ in range(12):
        assert "none" != desk.page.evaluate(
            f"document.activeElement.matches('.segment input') ? 'its span' : {seen}"
        ), desk.focused()
        keyboard.press("Tab")
    desk.page.locator(".skip").focus()
    keyboard.press("Enter")
    assert "main" == desk.page.evaluate("document.activeElement.id")


def test_j_and_k_move_enter_opens_escape_closes_and_the_focus_returns(desk: Desk):
    first, second, third = _listed(desk, "keys.move", 3)
    keyboard = desk.page.keyboard
    for key, focused in (("j", first), ("j", second), ("j", third), ("j", third), ("k", second)):
        keyboard.press(key)
        assert focused == desk.focused(), key
    keyboard.press("Enter")
    expect(desk.page.get_by_role("heading", name="keys.move")).to_be_focused()
    assert f"type=keys.move&event={second}" == desk.query()
    keyboard.press("j")
    desk.page.wait_for_url(f"**event={third}")
    keyboard.press("Escape")
    expect(desk.slip(third).locator(".slip-face")).to_be_focused()
    assert "type=keys.move" == desk.query()


def test_x_selects_and_a_acknowledges_and_the_focus_goes_to_the_next(desk: Desk):
    first, second, third = _listed(desk, "keys.act", 3)
    keyboard = desk.page.keyboard
    keyboard.press("j")
    keyboard.press("x")
    expect(desk.slip(first).get_by_role("checkbox")).to_be_checked()
    keyboard.press("a")
    desk.until_slips([second, third])
    expect(desk.slip(second).locator(".slip-face")).to_be_focused()
    keyboard.press("a")
    desk.until_slips([third])
    assert ["delivered", "delivered"] == [desk.tenant.status(one) for one in (first, second)]


def test_letters_are_only_letters_in_a_field_and_where_commands_are_switched_off(desk: Desk):
    (event_id,) = _listed(desk, "keys.off", 1)
    keyboard = desk.page.keyboard
    keyboard.press("/")
    expect(desk.page.get_by_label("Type")).to_be_focused()
    keyboard.type("a?j")
    expect(desk.page.get_by_label("Type")).to_have_value("keys.offa?j")
    desk.go("?type=keys.off")
    desk.until_slips([event_id])
    desk.slip(event_id).locator(".slip-face").focus()
    keyboard.press("?")
    dialog = desk.page.get_by_role("dialog", name="Keyboard")
    keyboard.press("a")  # not while a dialog is open
    dialog.get_by_label("Enable keyboard shortcuts").uncheck()
    keyboard.press("Escape")
    expect(desk.slip(event_id).locator(".slip-face")).to_be_focused()
    keyboard.press("a")
    keyboard.press("?")
    expect(dialog).to_have_count(0)
    assert "undelivered" == desk.tenant.status(event_id)
    desk.open_menu()
    desk.press("Keyboard shortcuts")
    dialog.get_by_label("Enable keyboard shortcuts").check()


def test_digits_open_drawers_and_the_title_tells_which(desk: Desk):
    for key, title in (("2", "Send"), ("3", "Hooks"), ("4", "Keys"), ("5", "Stats")):
        desk.page.evaluate("document.activeElement.blur()")
        desk.page.keyboard.press(key)
        expect(desk.page).to_have_title(f"{title} · Events")
        expect(desk.page.get_by_role("link", name=title)).to_have_attribute("aria-current", "page")
