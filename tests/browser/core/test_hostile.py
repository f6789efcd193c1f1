"""Names, reasons and descriptions are data: whatever they look like, nothing in them is run."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.core.serving import Person, Served
from tests.browser.core.visitor import Visitor, visitor
from tests.browser.yggdrasil.test_hostile import HOSTILE, STRANGERS

VIEWS = ("", "/members", "/members/{me}", "/structure", "/settings", "/keys", "/webhooks")
LATER = ("/activity", "/usage")


def _check_untaken(somebody: Visitor) -> None:
    assert "undefined" == somebody.page.evaluate("typeof taken")
    assert 0 == somebody.page.evaluate(STRANGERS.replace("#page", "body > :not(script)"))
    assert somebody.page.url.startswith(somebody.served.url)


def _fill(person: Person, account: str, text: str) -> None:
    """Puts a text wherever a person may enter one."""
    child = person.child(account, text[:80])
    person.ask("POST", f"accounts/{child}/suspend", {"reason": text})
    key = {"name": text[:80], "permissions": ["account.read"]}
    person.ask("POST", f"accounts/{account}/api-keys", key)
    person.ask("PATCH", "users/me", {"firstName": text[:50], "lastName": text[:50]})


def test_hostile_names_are_only_text_in_every_view(browser: Browser, service: Served):
    mal = service.person("Mal", HOSTILE[1])
    account = mal.account_id
    for text in HOSTILE[:-1]:
        _fill(mal, account, text)
    with visitor(browser, service, mal) as at:
        at.open(f"#/accounts/{account}")
        for view in (*VIEWS, *LATER):
            at.go(f"#/accounts/{account}{view.format(me=mal.user_id)}")
            at.page.locator(".view").first.wait_for()
            expect(at.page.locator("[aria-busy=true]")).to_have_count(0)
            _check_untaken(at)
        at.go(f"#/accounts/{account}/keys")
        at.has(HOSTILE[2])
        at.go(f"#/accounts/{account}/structure")
        at.has(HOSTILE[2])
        at.go("#/profile")
        expect(at.page.locator("[aria-busy=true]")).to_have_count(0)
        _check_untaken(at)
        # The check would notice an element that the page did not create itself.
        at.page.evaluate("document.querySelector('h1').append(document.createElement('iframe'))")
        with pytest.raises(AssertionError, match="assert 0 == 1"):
            _check_untaken(at)


def test_a_hostile_address_is_only_text(stranger: Visitor):
    for text in HOSTILE[:6]:
        stranger.open(f"#/accounts/{text}")
        stranger.page.locator("h1").first.wait_for()
        _check_untaken(stranger)
        stranger.open(f"#/invitation/{text}")
        stranger.page.locator("h1").first.wait_for()
        _check_untaken(stranger)
