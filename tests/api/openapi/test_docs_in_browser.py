"""The page of a service's document in a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import ConsoleMessage, Page, Request, sync_playwright

from tests.api.openapi.loopback import Seen, notes_application, served
from tests.api.openapi.notes import ACME_KEY, ROUTES

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

pytestmark = pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"), reason="NOT TESTED: there is no Chromium here"
)


class Watched:
    """A page, and everything that it said or asked for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        self.asked: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith("data:"):
            self.asked.append(request.url)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served(lambda db: notes_application(db, Seen())) as url:
        yield url


@pytest.fixture(scope="module")
def watched(url: str) -> Iterator[Watched]:
    """The page, open: it takes a second to load, and the tests below leave it usable."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(color_scheme="dark", viewport={"width": 360, "height": 740})
        watched = Watched(page)
        page.goto(f"{url}/notes/docs/")
        page.wait_for_selector(".opblock")
        yield watched
        browser.close()


def test_the_page_shows_every_operation_and_asks_nobody_else(watched: Watched, url: str):
    shown = watched.page.query_selector_all(".opblock .nostyle")
    paths = [one.inner_text().replace("\u200b", "") for one in shown]
    assert sorted(route.path for route in ROUTES) == sorted(paths)
    assert "Notes API" == watched.page.title()
    assert {urlsplit(url).netloc} == {urlsplit(one).netloc for one in watched.asked}
    assert [] == watched.said


def test_the_page_is_dark_where_the_system_is_and_fits_a_telephone(watched: Watched):
    background = "getComputedStyle(document.body).backgroundColor"
    assert "rgb(28, 32, 34)" == watched.page.evaluate(background)
    watched.page.emulate_media(color_scheme="light")
    watched.page.wait_for_selector("html:not(.dark-mode)")
    assert "rgb(255, 255, 255)" == watched.page.evaluate(background)
    assert 360 == watched.page.evaluate("document.documentElement.scrollWidth")


def test_an_operation_can_be_tried_with_a_key_that_is_not_kept(watched: Watched):
    page = watched.page
    page.click(".auth-wrapper .authorize >> nth=0")
    page.fill(".auth-container input >> nth=0", ACME_KEY)
    page.click(".auth-btn-wrapper .authorize >> nth=0")
    page.click(".btn-done")
    page.click("#operations-tenants-get_usage .opblock-summary-control")
    page.click("#operations-tenants-get_usage .try-out__btn")
    page.fill("#operations-tenants-get_usage .parameters-col_description input", "acme")
    page.click("#operations-tenants-get_usage .execute")
    page.wait_for_selector("#operations-tenants-get_usage .live-responses-table .microlight")
    answered = page.inner_text("#operations-tenants-get_usage .live-responses-table .microlight")
    assert '"tenant": "acme"' in answered
    assert [] == watched.said
    assert 0 == page.evaluate("localStorage.length + sessionStorage.length")
