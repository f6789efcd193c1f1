"""Chromium: found on this machine, and driven by Playwright."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import pytest

from tablewright.testing.requiring import require_package

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
MISSING: Final = "Chromium is not installed. On Debian, run `apt-get install chromium`."


def found() -> str | None:
    """The path of a Chromium, if there is one."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


@contextmanager
def browser() -> Generator[Browser]:
    """Returns a running browser. Without Chromium the test is skipped; in CI it fails."""
    require_package("playwright", "A test in a browser")
    from playwright.sync_api import sync_playwright

    path = found()
    if path is None and "CI" in os.environ:
        pytest.fail(MISSING)
    if path is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        # Without its sandbox: test machines often run everything as root, in containers.
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield opened
        finally:
            opened.close()
