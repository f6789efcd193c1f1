"""One shop and one browser for all tests here; each test has a tenant of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.types import ASGIApp

from tablewright.api.api_keys import hash_of
from tablewright.api.application import application
from tablewright.api.design import SERVICE_DESIGN
from tablewright.api.docs_page import docs_routes
from tablewright.api.rate_limits import StoredRateLimits
from tablewright.api.repeats import StoredIdempotency
from tablewright.api.runtime import Runtime
from tablewright.client import AsyncDatabase
from tablewright.clock import SystemClock
from tablewright.ids import RandomIds
from tests.browser.chromium import browser as chromium
from tests.browser.generated.shop import DESIGN, SYSTEM
from tests.browser.serving import Nobody, asked, serving

OPERATOR = "tablewright_admin_for_tests_only_0123456789"
WAIT_MS = 15_000
REJECTED = "Failed to load resource: the server responded with a status of"

expect.set_options(timeout=WAIT_MS)


@dataclass
class Visit:
    """A tenant with a key, and a page of a browser of its own."""

    url: str
    tenant: str
    key: str
    page: Page
    complaints: list[str] = field(default_factory=list[str])
    hosts: set[str] = field(default_factory=set[str])

    def add(self, order_id: str, **more: Any) -> None:
        """Creates an order over the API."""
        body = {"order_id": order_id, "customer": "Ada", **more}
        asked(self.key, "POST", f"{self.url}/v1/orders", body, {})

    def sign_in(self, key: str | None = None) -> None:
        """Opens the page and signs in."""
        self.page.goto(f"{self.url}/")
        self.page.get_by_label("API key").fill(key or self.key)
        self.page.get_by_role("button", name="Sign in").click()

    def press(self, name: str) -> None:
        """Presses the button with that name."""
        self.page.get_by_role("button", name=name, exact=True).click()


def _application(db: AsyncDatabase, stopping: asyncio.Event) -> ASGIApp:
    clock, ids = SystemClock(), RandomIds()
    runtime = Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=clock),
        idempotency=StoredIdempotency(db, clock=clock, ids=ids),
        clock=clock,
        ids=ids,
        operator_hash=hash_of(OPERATOR),
        stopping=stopping,
    )
    running = SYSTEM.running(runtime)
    return application([running], ids=ids, observer=Nobody(), extra={"shop": docs_routes(SYSTEM)})


@pytest.fixture(scope="package")
def origin() -> Iterator[str]:
    with serving(_application, SERVICE_DESIGN, DESIGN) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, origin: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A visit of a new tenant; afterwards the page has complained of nothing."""
    url, tenant = f"{origin}/shop", RandomIds().uuid()
    created = asked(OPERATOR, "POST", f"{url}/v1/tenants/{tenant}/keys", {"label": "Test"}, {})
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(WAIT_MS)
    one = Visit(url, tenant, created["key"], context.new_page())
    one.page.on("console", lambda said: one.complaints.append(said.text))
    one.page.on("pageerror", lambda error: one.complaints.append(str(error)))
    one.page.on("request", lambda sent: one.hosts.add(urlsplit(sent.url).netloc))
    yield one
    context.close()
    assert [] == [text for text in one.complaints if not text.startswith(REJECTED)]
    assert {urlsplit(url).netloc} == one.hosts
