"""Signing out: neither the page nor the browser's storage keeps anything of the person."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.core.serving import Served
from tests.browser.core.visitor import visitor

STORED = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


def test_nothing_of_the_person_is_left_in_the_page_or_in_storage(browser: Browser, service: Served):
    una = service.person("Una", "Unusual Holding")
    members = f"#/accounts/{una.account_id}/members"
    with visitor(browser, service, una) as at:
        at.open(members)
        at.has("Unusual Holding")
        known = (una.token, una.email, "Unusual Holding")
        assert not any(text in at.page.evaluate(STORED) for text in known)
        at.page.get_by_role("button", name="Account of Una").click()
        at.press("Sign out")
        at.page.get_by_role("heading", name="Sign in", level=1).wait_for()
        at.go(members)
        expect(at.page.get_by_role("heading", name="Sign in", level=1)).to_be_visible()
        left = at.page.content() + at.page.evaluate(STORED)
        assert not any(text in left for text in known)
        assert [] == at.page.context.cookies()
