"""A first visit: a page loads its bundle in a few requests, and its modules show the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tablewright.systems.core.system import SYSTEM as CORE
from tablewright.testing.chromium import browser as chromium
from tablewright.testing.page import Visit, visiting
from tablewright.testing.serving import ServedSystem, served
from tests.browser.events.serving import SYSTEM as EVENTS
from tests.browser.generated.shop import SYSTEM as SHOP
from tests.browser.yggdrasil.serving import served as yggdrasil_served

REQUESTS_MAX = 8
SYSTEMS = ("core", "events", "shop", "yggdrasil")
MODULES = "document.querySelectorAll('link[rel=modulepreload]').length"
LAYOUT = """async () => {
    const main = document.querySelector("script[type=module]").src;
    const worker = new Worker(new URL("layout/worker.js", main), {type: "module"});
    const done = new Promise(resolve => worker.addEventListener("message", resolve, {once: true}));
    const graph = {persons: [{personId: "a"}], parents: [], spouses: []};
    worker.postMessage({number: 7, view: "tree", graph, options: {}});
    return (await done).data.number;
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


def _served(name: str) -> AbstractContextManager[Any]:
    systems: dict[str, Any] = {"core": CORE, "events": EVENTS, "shop": SHOP}
    return yggdrasil_served() if name == "yggdrasil" else served(systems[name])


def _shown(visit: Visit, path: str) -> tuple[str, int]:
    """What the page shows to a new visitor, and how many requests that took."""
    sent: list[str] = []
    visit.page.on("request", lambda request: sent.append(request.url))
    visit.open(path)
    visit.page.wait_for_load_state("networkidle")
    return visit.page.locator("body").aria_snapshot(), len(sent)


def _fonts(page: Page) -> list[str]:
    """What stylesheets decide, of some elements that every page has."""
    return page.evaluate(
        """[...document.querySelectorAll("body, h1, button, input, label")].map(one => {
            const {color, fontSize, padding, display} = getComputedStyle(one);
            return [one.tagName, color, fontSize, padding, display].join(" ");
        })"""
    )


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_first_visit_takes_few_requests_and_modules_show_what_the_bundle_does(
    browser: Browser, name: str
):
    with _served(name) as running:
        system: ServedSystem[Any] = getattr(running, "running", running)
        with visiting(browser, system) as visit:
            bundled, requests = _shown(visit, "/")
            assert requests <= REQUESTS_MAX
            assert 0 == visit.page.evaluate(MODULES)
            styled = _fonts(visit.page)
            if name == "yggdrasil":
                assert 7 == visit.page.evaluate(LAYOUT)
        with visiting(browser, system) as visit:
            from_modules, requests = _shown(visit, "/?source")
            assert 10 < visit.page.evaluate(MODULES) < requests
            assert bundled == from_modules
            assert "heading" in bundled
            assert styled == _fonts(visit.page)
