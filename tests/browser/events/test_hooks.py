"""Hooks: added with a secret that is shown once, pinged, looked into, replayed, deleted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.events.desk import Desk


def _added(desk: Desk, url: str, types: str = "") -> None:
    desk.page.get_by_label("URL").fill(url)
    desk.page.get_by_label("Event types").fill(types)
    desk.press("Add hook")
    desk.has("Secret of the new hook")


def test_a_url_that_must_not_be_called_is_refused_in_the_servers_words(desk: Desk):
    desk.go("?tab=hooks")
    desk.page.get_by_label("URL").fill("http://169.254.169.254/latest")
    desk.press("Add hook")
    desk.has("status 422")


def test_the_secret_of_a_hook_is_shown_once_and_kept_nowhere(desk: Desk):
    desk.go("?tab=hooks")
    _added(desk, "https://example.com/one", "order.created, order.paid")
    secret = desk.page.locator(".secret-text").inner_text()
    assert secret.startswith("whsec_")
    desk.has("order.created, order.paid")
    desk.press("I've saved it")
    assert secret not in desk.page.content()
    desk.page.reload()
    desk.has("https://example.com/one")
    assert secret not in desk.page.content()
    assert secret not in desk.page.evaluate("JSON.stringify([sessionStorage, localStorage])")
    desk.press("New secret")
    desk.has("New secret of https://example.com/one")
    assert secret != desk.page.locator(".secret-text").inner_text()


def test_a_ping_tells_what_the_receiver_answered(desk: Desk):
    desk.go("?tab=hooks")
    _added(desk, "https://example.com/broken")
    card = desk.page.locator(".hook", has_text="https://example.com/broken")
    card.get_by_role("button", name="Ping").click()
    expect(card).to_contain_text("HTTP 500")
    expect(card).to_contain_text("<script>document.title='taken'</script>")
    assert desk.page.title() == "Hooks · Events"


def test_deliveries_show_their_attempts_and_can_be_repeated(desk: Desk):
    desk.go("?tab=hooks")
    _added(desk, "https://example.com/log", "pushed")
    desk.tenant.send({"event_type": "pushed", "n": 1})
    card = desk.page.locator(".hook", has_text="https://example.com/log")
    card.get_by_role("button", name="Deliveries").click()
    assert "hook=" in desk.query()
    line = desk.page.locator(".delivery", has_text="pushed")
    for _ in range(20):  # a job sends it, in its own time
        desk.press("Refresh")
        if line.get_by_text("delivered").count():
            break
        desk.page.wait_for_timeout(100)
    line.locator("summary").click()
    expect(line).to_contain_text("HTTP 200")
    line.get_by_role("button", name="Resend").click()
    desk.has("The event is being sent again.")
    desk.page.get_by_label("Status").select_option("failed")
    desk.has("No deliveries")
    desk.press("All hooks")
    desk.has("https://example.com/log")


def test_a_hook_is_disabled_enabled_and_deleted_after_a_question(desk: Desk):
    desk.go("?tab=hooks")
    _added(desk, "https://example.com/gone")
    card = desk.page.locator(".hook", has_text="https://example.com/gone")
    card.get_by_role("button", name="Disable").click()
    expect(card).to_contain_text("Disabled by the tenant.")
    card.get_by_role("button", name="Enable").click()
    expect(card).to_contain_text("active")
    card.get_by_role("button", name="Delete…").click()
    desk.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(card).to_have_count(0)
