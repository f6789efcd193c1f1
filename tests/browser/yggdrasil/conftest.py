"""One service and one browser for all tests here, and one visitor for most of them.

Loading the page takes longer than most tests, so they share it: each works in a tree of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tablewright.testing import chromium
from tests.browser.yggdrasil.families import Family, bergs
from tests.browser.yggdrasil.serving import Account, Served, served
from tests.browser.yggdrasil.visitor import Visitor, newcomer, visitor


@pytest.fixture(scope="package")
def service() -> Iterator[Served]:
    with served() as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium.browser() as opened:
        yield opened


@pytest.fixture(scope="package")
def ann(service: Served) -> Account:
    return service.account("Ann")


@pytest.fixture(scope="package")
def shared_visitor(browser: Browser, service: Served, ann: Account) -> Iterator[Visitor]:
    # Without motion, the tests need not wait.
    with visitor(browser, service, ann, reduced_motion="reduce") as opened:
        opened.open()
        yield opened


@pytest.fixture
def guest(shared_visitor: Visitor) -> Iterator[Visitor]:
    """Ann at her trees; other tests were there before."""
    shared_visitor.tidy()
    shared_visitor.go("#/")
    # Otherwise, the next test could use the tree of the last one before the page leaves it.
    shared_visitor.page.locator(".stage").wait_for(state="detached")
    yield shared_visitor
    shared_visitor.check_manners()


@pytest.fixture
def stranger(browser: Browser, service: Served) -> Iterator[Visitor]:
    """A visitor who has not signed in, in their own browser."""
    with visitor(browser, service, reduced_motion="reduce") as opened:
        yield opened


@pytest.fixture
def first_visit(browser: Browser, service: Served) -> Iterator[Visitor]:
    """A stranger whose browser has kept nothing of this page, in a profile of its own."""
    with newcomer(browser, service, reduced_motion="reduce") as opened:
        yield opened


@pytest.fixture
def family(ann: Account) -> Family:
    """A tree of Ann's with five generations."""
    return bergs(ann)
