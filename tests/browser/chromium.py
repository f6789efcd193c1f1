"""Chromium: found on this machine, or installed from Debian's packages where that is allowed.

`python -m tests.browser.chromium` installs it beforehand. Playwright drives it, and brings no
browser of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_INSTALL_SECONDS_MAX = 300
_MISSING = "there is no Chromium here: install it (on Debian: apt-get install chromium)"


def found() -> str | None:
    """The path of a Chromium, if there is one."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


@contextmanager
def browser() -> Generator[Browser]:
    """A running browser. Without Chromium the test is left out, loudly; in CI it fails."""
    from playwright.sync_api import sync_playwright

    path = found()
    if path is None and "CI" in os.environ:
        pytest.fail(_MISSING)
    if path is None:
        pytest.skip(_MISSING)
    with sync_playwright() as playwright:
        # Without its sandbox: test machines often run everything as root, in containers.
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield opened
        finally:
            opened.close()


def install() -> bool:
    """Installs Chromium if it is missing and this user may; whether it is there now."""
    if found() is None and shutil.which("apt-get") is not None and os.geteuid() == 0:
        for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]):
            subprocess.run(
                command,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdout=subprocess.DEVNULL,
                timeout=_INSTALL_SECONDS_MAX,
                check=False,
            )
    return found() is not None


if __name__ == "__main__" and not install():
    sys.stderr.write(f"make: {_MISSING}. Tests in a browser are left out until then.\n")
