"""German: chosen by the browser, and changeable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, visitor


@pytest.fixture
def german(browser: Browser, service: Served, ann: Account) -> Iterator[Visitor]:
    with visitor(browser, service, ann, locale="de-DE", reduced_motion="reduce") as opened:
        yield opened


def test_a_german_browser_gets_a_german_page_and_german_kinship(german: Visitor, family: Family):
    german.open(family.of("Karl"))
    expect(german.panel().get_by_role("heading", name="Kinder")).to_be_visible()
    expect(german.panel()).to_contain_text("um 1850")
    german.press("Verwandtschaft")
    german.page.get_by_label("Zweite Person").fill("Olof")
    german.page.locator(".hit").first.click()
    expect(german.page.locator(".kin-words")).to_contain_text("Enkel")


def test_the_language_can_be_changed_and_is_remembered(german: Visitor):
    german.open()
    german.page.get_by_label("Sprache").select_option("English")
    expect(german.page.get_by_role("heading", name="My trees")).to_be_visible()
    german.page.reload()
    expect(german.page.get_by_role("heading", name="My trees")).to_be_visible()
    german.page.get_by_label("Language").select_option("Deutsch")
    expect(german.page.get_by_role("heading", name="Meine Stammbäume")).to_be_visible()
