"""Keys: made and shown once, rotated, revoked after typing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.events.desk import Desk
from tests.browser.events.serving import Tenant


def _works(desk: Desk, key: str) -> bool:
    tenant = Tenant(desk.tenant.url, desk.tenant.name, key, "")
    try:
        tenant.inbox()
    except OSError:
        return False
    return True


def test_a_new_key_is_shown_once_and_the_list_has_only_its_ends(desk: Desk):
    desk.go("?tab=keys")
    desk.page.get_by_label("Name of the new key").fill("billing worker")
    desk.press("Create key")
    desk.has("New key")
    key = desk.page.locator(".secret-text").inner_text()
    assert _works(desk, key)
    row = desk.page.locator(".card", has_text="billing worker")
    expect(row).to_contain_text(f"tenant_{desk.tenant.name}_live_…{key[-4:]}")
    desk.press("I've saved it")
    desk.page.reload()
    desk.has("billing worker")
    assert key not in desk.page.content()
    assert key not in desk.page.evaluate("JSON.stringify([sessionStorage, localStorage])")


def test_a_key_is_revoked_only_after_its_end_was_typed(desk: Desk):
    made = desk.tenant.ask("POST", f"v1/tenants/{desk.tenant.name}/keys", {"display_name": "old"})
    desk.go("?tab=keys")
    desk.page.get_by_role("button", name=f"key ending in {made['last_four']}").click()
    dialog = desk.page.get_by_role("dialog")
    revoke = dialog.get_by_role("button", name="Revoke")
    expect(dialog.get_by_role("textbox")).to_be_focused()
    expect(revoke).to_be_disabled()
    dialog.get_by_role("textbox").fill("nope")
    expect(revoke).to_be_disabled()
    dialog.get_by_role("textbox").fill(made["last_four"])
    revoke.click()
    expect(desk.page.locator(".card", has_text="old")).to_contain_text("revoked")
    assert not _works(desk, made["api_key"])


def test_a_rotated_key_works_beside_the_old_one_and_can_be_used_at_once(desk: Desk):
    desk.go("?tab=keys")
    desk.press("Rotate this key")
    desk.has("The key that you use here works until")
    key = desk.page.locator(".secret-text").inner_text()
    assert _works(desk, key)
    assert _works(desk, desk.tenant.key)
    desk.press("Use it in this tab")
    desk.has("This tab uses the new key.")
    assert key == desk.page.evaluate("sessionStorage.getItem('events.key')")
    own = desk.page.locator(".card", has_text="in use here")
    expect(own).to_have_count(1)
    expect(own).to_contain_text(key[-4:])
