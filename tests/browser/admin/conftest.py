"""One bureau and one browser for all tests here; each test has people of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tablewright.ids import RandomIds
from tablewright.kits.admin import ADMIN_PAGES
from tablewright.testing.chromium import browser as chromium
from tablewright.testing.page import Visit as Visited
from tablewright.testing.page import visiting
from tablewright.testing.serving import ServedSystem, sent, served
from tablewright.testing.system import OPERATOR_TOKEN
from tests.browser.profiles import WAIT_MS
from tests.kits.admin.world import PASSWORD, Parts, bureau

expect.set_options(timeout=WAIT_MS)
PRODUCT = Path(__file__).parent / "product"


@dataclass
class Visit:
    """A page of the browser, and the system behind it."""

    system: ServedSystem[Parts]
    page: Page

    @property
    def url(self) -> str:
        """Where the system is found."""
        return self.system.url

    def sign_in(self, section: str = "", token: str = OPERATOR_TOKEN) -> None:
        """Opens the operator's page and signs in."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/admin/{section}")
        self.page.get_by_label("Operator's token").fill(token)
        self.press("Sign in")

    def press(self, name: str) -> None:
        """Presses the button with that name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def join(self, name: str = "Ann") -> dict[str, Any]:
        """Signs a new person up with an organisation; returns user and token."""
        email = f"{RandomIds().uuid()}@example.com"
        body = {"email": email, "password": PASSWORD, "name": name, "organisation": f"{name} Ltd"}
        return sent("", "POST", f"{self.url}/v1/auth/register", body)

    def give_up(self, job_id: str) -> None:
        """A job that fails for good."""
        self.queue(job_id, kind="fails")
        self.run_jobs()

    def queue(self, job_id: str, *, kind: str = "works", **more: Any) -> None:
        """Adds a job that no worker runs yet."""
        awaited = self.system.awaited
        adding = awaited.running.parts.jobs.add(kind, job_id=job_id, **more)
        self.system.run(awaited.db.run(adding))

    def run_jobs(self) -> None:
        """Runs all jobs that are due."""
        self.system.run(self.system.awaited.run_jobs())


@pytest.fixture(scope="package")
def system() -> Iterator[ServedSystem[Parts]]:
    with served(replace(bureau(), pages=PRODUCT, more_pages=ADMIN_PAGES)) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def shared(browser: Browser, system: ServedSystem[Parts]) -> Iterator[Visited]:
    with visiting(browser, system) as opened:
        opened.open("/admin/")
        yield opened


@pytest.fixture
def visit(shared: Visited, system: ServedSystem[Parts]) -> Iterator[Visit]:
    """A visit; afterwards the page has complained of nothing."""
    shared.page.evaluate("sessionStorage.clear()")
    shared.page.context.clear_cookies()
    yield Visit(system, shared.page)
    shared.check()
