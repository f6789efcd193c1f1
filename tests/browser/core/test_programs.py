"""What programs use: API keys, webhooks with their deliveries, and the log of who changed what."""

from __future__ import annotations

import csv
import io
import json
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Browser, expect

from tablewright.testing import serving
from tests.browser.core.serving import Person, Served
from tests.browser.core.visitor import Visitor, visitor
from tests.browser.events.serving import HOSTILE_ANSWER


def _status(key: str, person: Person, path: str) -> int:
    try:
        serving.sent(key, "GET", f"{person.url}/v1/{path}")
    except HTTPError as error:
        return error.code
    return 200


def _secret(at: Visitor) -> str:
    """A secret that is shown once; then it is gone."""
    secret = at.page.locator(".secret-text").inner_text().strip()
    at.press("I've saved it")
    expect(at.page.locator("body")).not_to_contain_text(secret)
    return secret


def test_a_key_works_within_its_scope_until_it_is_rotated_and_revoked(
    browser: Browser, service: Served
):
    ann = service.person("Kay")
    path = f"accounts/{ann.account_id}"
    shop = ann.child(ann.account_id, "Shop", "location")
    with visitor(browser, service, ann) as at:
        at.open(f"#/{path}/keys")
        at.press("Create key")
        at.dialog.get_by_label("Name", exact=True).fill("Nightly")
        at.answer("Create key")
        at.has("Select at least one permission.")
        at.dialog.get_by_label("account.read").check()
        at.dialog.get_by_label("Allowed networks").fill("not a network")
        at.answer("Create key")
        expect(at.dialog.get_by_label("Allowed networks")).to_have_attribute("aria-invalid", "true")
        at.dialog.get_by_label("Allowed networks").fill("127.0.0.0/8")
        at.dialog.get_by_label("Expires").fill("2030-01-31")
        at.dialog.get_by_label("Include accounts below this one").check()
        at.answer("Create key")
        old = _secret(at)
        row = at.page.get_by_role("row", name="Nightly")
        expect(row).to_contain_text("with accounts below · from 127.0.0.0/8")
        expect(row).to_contain_text("31 Jan 2030")
        expect(row).to_contain_text("Never")  # used
        assert [200, 200, 403] == [
            _status(old, ann, one) for one in (path, f"accounts/{shop}", f"{path}/members")
        ]
        at.press("Rotate")
        at.dialog.get_by_label("The old secret keeps working for").select_option(label="1 hour")
        at.answer("Rotate")
        new = _secret(at)
        assert [200, 200] == [_status(one, ann, path) for one in (old, new)]
        at.press("Edit")
        at.dialog.get_by_label("usage.read").check()
        at.answer("Save")
        at.has("Nightly is saved.")
        assert 200 == _status(new, ann, f"{path}/usage")
        at.press("Revoke")
        at.dialog.get_by_role("textbox").fill("Nightly")
        at.answer("Revoke")
        at.has("Nightly is revoked.")
        expect(row).to_contain_text("Revoked")
        assert [401, 401] == [_status(one, ann, path) for one in (old, new)]


def test_a_webhook_gets_events_that_can_be_looked_into_and_sent_again(
    browser: Browser, service: Served
):
    ann = service.person("Wim")
    path = f"accounts/{ann.account_id}"
    with visitor(browser, service, ann) as at:
        at.open(f"#/{path}/webhooks")
        at.press("Add webhook")
        at.dialog.get_by_label("URL").fill("https://hooks.example.com/core")
        at.dialog.get_by_label("Selected events").check()
        at.answer("Add webhook")
        expect(at.dialog).to_contain_text("Select at least one event.")
        schedules = at.dialog.get_by_role("group", name="Schedules")
        expect(schedules.get_by_label("schedule.paused")).to_be_visible()
        people = at.dialog.get_by_role("group", name="People")
        for name in ("user.invited", "user.joined", "user.removed"):
            people.get_by_label(name).check()
        at.dialog.get_by_label("Other events").fill("ping")
        at.dialog.get_by_label("Custom headers").fill("X-Team: data")
        at.dialog.get_by_label("Attempts per delivery").select_option("1")
        at.answer("Add webhook")
        assert _secret(at).startswith("whsec_")
        (hook,) = ann.ask("GET", f"{path}/webhooks")["items"]
        assert (["user.*", "ping"], ["X-Team"]) == (hook["events"], hook["headerNames"])
        at.page.get_by_role("link", name="https://hooks.example.com/core").click()
        at.press("Send test")
        at.has("The receiver responded with 200.")
        at.press("Edit")
        at.dialog.get_by_label("Description").fill("Team hook")
        at.dialog.get_by_label("URL").fill("https://hooks.example.com/broken")
        at.answer("Save")
        at.heading("Team hook")
        ann.link(ann.account_id, "viewer")
        service.running.run(service.running.awaited.run_jobs())
        at.page.get_by_label("Status").select_option("failed")
        at.page.get_by_role("button", name="user.invited").click()
        expect(at.dialog).to_contain_text(HOSTILE_ANSWER)
        expect(at.dialog).to_contain_text('"type": "user.invited"')
        at.answer("Send again")
        at.has("The delivery is being sent again.")
        at.press("Send several again")
        at.dialog.get_by_label("All deliveries").check()
        at.answer("Send again")
        at.has("The deliveries are being sent again.")
        at.press("Rotate secret")
        at.answer("Rotate secret")
        assert _secret(at).startswith("whsec_")
        at.press("Disable")
        at.press("Enable")
        at.button("Disable").wait_for()
        at.press("Delete")
        at.answer("Delete")
        at.has("No webhooks yet")


def test_the_log_says_who_suspended_an_account_and_from_where_and_is_exported(
    browser: Browser, service: Served
):
    ann = service.person("Liv")
    ben = service.member(ann, ann.account_id, "Ben", "admin")
    path = f"accounts/{ann.account_id}"
    key = {"name": "Nightly", "permissions": ["account.read"]}
    secret = ann.ask("POST", f"{path}/api-keys", key)["key"]
    ben.ask("POST", f"{path}/suspend", {"reason": "Audit"})
    ben.ask("POST", f"{path}/reactivate")
    with visitor(browser, service, ann) as at:
        at.open(f"#/{path}/activity")
        at.page.get_by_label("What").select_option(label="Account suspended")
        at.page.get_by_label("Who").select_option(label="Ben Example")
        rows = at.page.get_by_role("row").filter(has_text="Account suspended")
        expect(rows).to_have_count(1)
        rows.get_by_role("button").click()
        for words in ("Ben Example", "127.0.0.1", "Changes", "Before", "After", "suspended"):
            expect(at.dialog).to_contain_text(words)
        at.page.keyboard.press("Escape")
        at.page.get_by_label("Who").select_option("")
        at.page.get_by_label("What").select_option("")
        at.page.get_by_label("Resource").select_option("api_key")
        at.page.get_by_role("button", name="API key created: Nightly").wait_for()
        texts = [_exported(at, name) for name in ("Export CSV", "Export JSON lines")]
        (entry,) = csv.DictReader(io.StringIO(texts[0]))
        assert "apikey_created" == entry["type"] == json.loads(texts[1])["type"]
        assert secret not in "".join(texts)


def _exported(at: Visitor, name: str) -> str:
    with at.page.expect_download() as download:
        at.page.get_by_role("link", name=name).click()
    return download.value.path().read_text(encoding="utf-8")


@pytest.mark.parametrize("url", ["http://127.0.0.1/hook", "https://169.254.169.254/latest"])
def test_a_url_that_must_not_be_called_is_rejected_beside_its_field(
    browser: Browser, service: Served, url: str
):
    ann = service.person("Una")
    with visitor(browser, service, ann) as at:
        at.open(f"#/accounts/{ann.account_id}/webhooks")
        at.press("Add webhook")
        at.dialog.get_by_label("URL").fill(url)
        at.answer("Add webhook")
        expect(at.dialog.get_by_label("URL")).to_have_attribute("aria-invalid", "true")
