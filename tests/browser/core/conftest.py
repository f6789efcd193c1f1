"""One service and one browser for all tests here; each test has people of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tablewright.doubles.serving import ServedSandboxes, sandboxes
from tablewright.testing import chromium
from tests.browser.core.serving import Served, served, served_with
from tests.browser.core.visitor import Visitor, visitor
from tests.systems.core.service.world import DELIVERED


@pytest.fixture(scope="package")
def service() -> Iterator[Served]:
    with served() as running:
        yield running


@pytest.fixture(scope="package")
def mailing() -> Iterator[Served]:
    """A service whose mails reach people: they must confirm their addresses."""
    with served(DELIVERED) as running:
        yield running


@pytest.fixture(scope="package")
def platforms() -> Iterator[ServedSandboxes]:
    with sandboxes() as found:
        found.fill("stripe", count=40)
        yield found


@pytest.fixture(scope="package")
def connecting(platforms: ServedSandboxes) -> Iterator[Served]:
    """A service whose platforms are sandboxes."""
    with served_with(platforms) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium.browser() as opened:
        yield opened


@pytest.fixture
def stranger(browser: Browser, service: Served) -> Iterator[Visitor]:
    """A visitor who has not signed in."""
    with visitor(browser, service) as opened:
        yield opened
