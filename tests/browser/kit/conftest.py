"""One gallery, one browser and one page for all tests here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tablewright.kits.keyed import Keyed
from tablewright.testing.chromium import browser as chromium
from tablewright.testing.page import Visit, visiting
from tablewright.testing.serving import ServedSystem, served
from tests.browser.kit.gallery import SYSTEM
from tests.browser.profiles import WAIT_MS

expect.set_options(timeout=WAIT_MS)


@pytest.fixture(scope="package")
def gallery() -> Iterator[ServedSystem[Keyed]]:
    with served(SYSTEM) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def shared_visit(browser: Browser, gallery: ServedSystem[Keyed]) -> Iterator[Visit]:
    with visiting(browser, gallery) as opened:
        opened.open()
        yield opened


@pytest.fixture
def visit(shared_visit: Visit) -> Iterator[Visit]:
    """The gallery as it opens; other tests have used it before."""
    shared_visit.open()
    yield shared_visit
    shared_visit.check()
