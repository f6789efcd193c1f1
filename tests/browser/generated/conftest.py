"""One shop and one browser for all tests here; each test has a tenant of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tablewright.ids import RandomIds
from tablewright.kits.keyed import Keyed
from tablewright.testing.chromium import browser as chromium
from tablewright.testing.page import Visit as Visited
from tablewright.testing.page import visiting
from tablewright.testing.serving import ServedSystem, sent, served
from tablewright.testing.system import OPERATOR_TOKEN
from tests.browser.generated.shop import SYSTEM
from tests.browser.profiles import WAIT_MS

expect.set_options(timeout=WAIT_MS)


@dataclass
class Visit:
    """A tenant with a key, and a page of a browser of its own."""

    url: str
    tenant: str
    key: str
    page: Page

    def add(self, order_id: str, **more: Any) -> None:
        """Creates an order over the API."""
        body = {"order_id": order_id, "customer": "Ada", **more}
        sent(self.key, "POST", f"{self.url}/v1/orders", body)

    def sign_in(self, key: str | None = None) -> None:
        """Opens the page and signs in."""
        self.page.goto(f"{self.url}/")
        self.page.get_by_label("API key").fill(key or self.key)
        self.page.get_by_role("button", name="Sign in").click()

    def press(self, name: str) -> None:
        """Presses the button with that name."""
        self.page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture(scope="package")
def shop() -> Iterator[ServedSystem[Keyed]]:
    with served(SYSTEM) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def shared(browser: Browser, shop: ServedSystem[Keyed]) -> Iterator[Visited]:
    with visiting(browser, shop) as opened:
        opened.open()
        yield opened


@pytest.fixture
def visit(shared: Visited, shop: ServedSystem[Keyed]) -> Iterator[Visit]:
    """A visit of a new tenant; afterwards the page has complained of nothing."""
    url, tenant = shop.url, RandomIds().uuid()
    body = {"label": "Test"}
    created = sent(OPERATOR_TOKEN, "POST", f"{url}/v1/tenants/{tenant}/keys", body)
    shared.page.evaluate("sessionStorage.clear()")
    yield Visit(url, tenant, created["key"], shared.page)
    shared.check()
