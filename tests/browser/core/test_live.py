"""Changes by others appear in open views, without loading the page again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.core.serving import Served
from tests.browser.core.visitor import visitor


def test_what_others_change_through_the_api_appears_in_every_open_view(
    browser: Browser, service: Served
):
    ann = service.person("Ann", "Live")
    home = ann.account_id
    with visitor(browser, service, ann) as at:
        at.open(f"#/accounts/{home}/members")
        at.has("1 person")
        at.page.evaluate("() => { window.isSamePage = true; }")
        ann.link(home, "viewer")
        at.has("1 open invitation")
        service.member(ann, home, "Bob", "member")
        at.has("2 people")

        at.go(f"#/accounts/{home}/keys")
        at.has("No API keys")
        key: Any = {"name": "Nightly", "permissions": ["account.read"]}
        made = ann.ask("POST", f"accounts/{home}/api-keys", key)
        at.has("Nightly")
        ann.ask("DELETE", f"accounts/{home}/api-keys/{made['apiKeyId']}")
        at.has("Revoked")

        at.go(f"#/accounts/{home}/webhooks")
        at.has("No webhooks")
        hook: Any = {"url": "https://example.com/live", "events": ["*"]}
        created = ann.ask("POST", f"accounts/{home}/webhooks", hook)["webhook"]
        at.page.get_by_role("link", name="https://example.com/live").click()
        at.has("No deliveries")
        ann.ask("POST", f"accounts/{home}/webhooks/{created['webhookId']}/ping")
        at.page.get_by_role("cell", name="ping").first.wait_for()

        at.go(f"#/accounts/{home}/activity")
        at.heading("Activity")
        ann.ask("PATCH", f"accounts/{home}", {"name": "Live and well"})
        row = at.page.get_by_role("row").filter(has_text="Account changed")
        expect(row).to_have_count(1)

        at.go(f"#/accounts/{home}")
        at.heading("Live and well")
        ann.ask("PATCH", f"accounts/{home}", {"name": "Live again"})
        at.heading("Live again")
        assert at.page.evaluate("() => window.isSamePage")


def test_the_tree_shows_what_each_account_has_and_grows_by_itself(
    browser: Browser, service: Served
):
    ann = service.person("Ann", "Oak")
    home = ann.account_id
    branch = ann.child(home, "Branch", "division")
    with visitor(browser, service, ann) as at:
        at.open(f"#/accounts/{home}/structure")
        row = at.page.get_by_role("listitem").filter(
            has=at.page.get_by_role("link", name="Branch", exact=True)
        )
        for words in ("Division", "0 members", "0 sources", "0 bytes stored", "Active"):
            expect(row).to_contain_text(words)
        ann.child(home, "Twig", "location")
        at.page.get_by_role("link", name="Twig").wait_for()
        # The stream reports changes below the open account: the next poll comes after a minute.
        service.member(ann, branch, "Bob", "member")
        expect(row).to_contain_text("1 member")
        ann.ask("PATCH", f"accounts/{branch}", {"name": "Bough"})
        at.page.get_by_role("link", name="Bough", exact=True).wait_for()


def test_a_person_who_is_removed_loses_the_open_view(browser: Browser, service: Served):
    ann = service.person("Ann", "Closed")
    home = ann.account_id
    bob = service.member(ann, home, "Bob", "member")
    with visitor(browser, service, bob) as at:
        at.open(f"#/accounts/{home}/members")
        at.has("2 people")
        ann.ask("DELETE", f"accounts/{home}/members/{bob.user_id}")
        at.has("Account not found")
