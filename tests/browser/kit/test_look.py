"""How the kit looks and reads: at 360 and 1280 pixels, light and dark, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tablewright.kits.keyed import Keyed
from tablewright.testing.page import Visit, visiting
from tablewright.testing.serving import ServedSystem
from tests.browser.axe import findings_in_both_schemes

SECTIONS = ("parts", "table", "forms", "charts", "texts")
OPENERS = {
    "parts": ("Open dialog", "Delete…", "More"),
    "forms": ("New order", "Account: Acme Europe", "Notifications", "Account of Ada"),
}


@pytest.fixture(params=[360, 1280])
def sized(
    request: pytest.FixtureRequest, browser: Browser, gallery: ServedSystem[Keyed]
) -> Iterator[Visit]:
    size = {"width": request.param, "height": 800}
    with visiting(browser, gallery, viewport=size, reduced_motion="reduce") as opened:
        yield opened


def _check(visit: Visit, where: str) -> None:
    width = visit.page.viewport_size and visit.page.viewport_size["width"]
    assert width == visit.page.evaluate("document.documentElement.scrollWidth"), where
    assert [] == findings_in_both_schemes(visit.page), where


def test_axe_finds_nothing_and_nothing_needs_scrolling_sideways(sized: Visit):
    for section in SECTIONS:
        sized.open(f"/#{section}")
        sized.page.wait_for_load_state("networkidle")
        _check(sized, section)


def test_axe_finds_nothing_in_what_buttons_open(sized: Visit):
    for section, names in OPENERS.items():
        sized.open(f"/#{section}")
        for name in names:
            sized.page.get_by_role("button", name=name).first.click()
            sized.page.locator("dialog[open], .popover-panel, .menu-list").first.wait_for()
            _check(sized, name)
            sized.page.keyboard.press("Escape")
