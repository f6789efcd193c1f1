"""The door: which keys open it, and where a key is and is not kept."""

from __future__ import annotations

from tablewright.testing.system import OPERATOR_TOKEN
from tests.browser.events.desk import Desk

KEPT = "[...Object.values(sessionStorage), ...Object.values(localStorage), document.cookie]"


def _open(door: Desk, key: str) -> None:
    door.page.goto(f"{door.tenant.url}/")
    door.page.get_by_label("API key").fill(key)
    door.press("Open inbox")


def test_what_cannot_be_a_key_is_refused_without_asking_the_server(door: Desk):
    _open(door, "   ")
    door.has("Paste a key first.")
    door.page.get_by_label("API key").fill("schlüssel\u2026")
    door.press("Open inbox")
    door.has("Wrong key.")
    assert [] == [url for url in door.asked if "/v1/" in url]


def test_a_wrong_key_shows_one_error_with_the_id_of_the_request(door: Desk):
    wrong = door.tenant.key[:-1] + ("a" if door.tenant.key[-1] != "a" else "b")
    _open(door, wrong)
    door.has("Wrong key.")
    door.has("Request")
    assert 1 == door.page.locator(".fault, .problem").count()
    assert door.page.get_by_label("API key").evaluate("field => field === document.activeElement")
    assert wrong not in door.page.evaluate(KEPT)
    door.page.get_by_label("API key").fill(OPERATOR_TOKEN)
    door.press("Open inbox")
    door.has("An administrator")


def test_a_key_lies_in_the_tab_alone_until_its_owner_signs_out(door: Desk):
    _open(door, f"  {door.tenant.key}\n")
    door.has("The inbox is empty")
    assert door.tenant.key not in door.page.url
    assert [] == [url for url in door.asked if door.tenant.key in url]
    assert {"events.key": door.tenant.key} == door.page.evaluate("({...sessionStorage})")
    assert {} == door.page.evaluate("({...localStorage})")
    door.page.reload()
    door.has("The inbox is empty")
    door.open_menu()
    door.press("Sign out")
    door.has("You are signed out.")
    assert [""] == door.page.evaluate(KEPT)
    assert "" == door.page.get_by_label("API key").input_value()


def test_a_key_that_is_revoked_meanwhile_leads_back_to_the_door_and_then_to_the_same_place(
    door: Desk,
):
    _open(door, door.tenant.key)
    door.has("The inbox is empty")
    spare = door.tenant.ask("POST", f"v1/tenants/{door.tenant.name}/keys", {})["api_key"]
    door.go("?status=delivered")
    door.has("Nothing delivered yet")
    door.press("Replay…")
    replay = door.page.get_by_role("dialog").get_by_role("button", name="Replay")
    button = replay.element_handle()
    door.tenant.ask("DELETE", f"v1/tenants/{door.tenant.name}/keys/{door.tenant.key_id}")
    button.evaluate("button => button.click()")  # the stream may have closed the dialog by now
    door.has("The server no longer accepts this key.")
    assert [""] == door.page.evaluate(KEPT)
    door.page.get_by_label("API key").fill(spare)
    door.press("Open inbox")
    door.has("Nothing delivered yet")
