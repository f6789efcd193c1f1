"""One service and one browser for all tests here, and one page for most of them.

Loading the page takes longer than most tests, so they share it: each begins at the inbox, and keeps
to events of a type of its own. The browser is closed before other tests run: it needs the thread's
event loop for itself.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tablewright.testing import chromium
from tests.browser.events.desk import Desk, check_manners, desk_lent, desk_open
from tests.browser.events.serving import Served, served

SCREEN = {"width": 1280, "height": 900}


@pytest.fixture(scope="package")
def service() -> Iterator[Served]:
    with served() as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium.browser() as opened:
        yield opened


@pytest.fixture(scope="package")
def shared_desk(browser: Browser, service: Served) -> Iterator[Desk]:
    with desk_open(browser, service, viewport=SCREEN) as opened:
        opened.open()
        yield opened


@pytest.fixture
def desk(shared_desk: Desk) -> Iterator[Desk]:
    """A page at the inbox, with its key; others have used it before."""
    shared_desk.tidy()
    yield shared_desk
    check_manners(shared_desk)


@pytest.fixture
def new_desk(browser: Browser, service: Served) -> Iterator[Desk]:
    """A page of a tenant that has nothing yet."""
    with desk_lent(browser, service, viewport=SCREEN) as opened:
        opened.open()
        yield opened
        check_manners(opened)


@pytest.fixture
def own_desk(browser: Browser, service: Served) -> Iterator[Desk]:
    """A `new_desk` in a profile of its own, where a test may stop the clock."""
    with desk_open(browser, service, viewport=SCREEN) as opened:
        yield opened
        check_manners(opened)


@pytest.fixture
def door(browser: Browser, service: Served) -> Iterator[Desk]:
    """A page that was not given a key yet."""
    with desk_lent(browser, service, has_key=False) as opened:
        yield opened
        check_manners(opened)
