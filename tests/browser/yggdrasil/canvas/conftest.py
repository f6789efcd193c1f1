"""One stage for all tests here, in the browser of the page's tests; each test begins with a canvas
of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.yggdrasil.canvas.stage import Stage, served, stage_open

SCREEN = {"width": 1280, "height": 800}


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    with served() as url:
        yield url


@pytest.fixture(scope="package")
def shared_stage(browser: Browser, address: str) -> Iterator[Stage]:
    # Without motion, the tests need not wait.
    with stage_open(browser, address, viewport=SCREEN, reduced_motion="reduce") as opened:
        yield opened


@pytest.fixture
def stage(shared_stage: Stage) -> Iterator[Stage]:
    """An empty canvas; at its end the page has complained of nothing."""
    shared_stage.complaints.clear()
    shared_stage.make()
    yield shared_stage
    assert not shared_stage.complaints, shared_stage.complaints
