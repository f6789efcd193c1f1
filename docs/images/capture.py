"""Takes the screenshots in the documentation, from a server with sample data.

`make screenshots` runs it. It needs Chromium.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tablewright.testing import chromium

FOLDER = Path(__file__).parent
# The view of each system's sample data, what can be read there, and what is pressed first.
PLACES = {
    "yggdrasil": ("#/trees/demo-fennimore", "Fennimore", ""),
    "core": ("#/accounts/demo-group", "Newest activity", "Hide"),
}
WIDTH, HEIGHT = 1280, 720
SETTLED_MS = 2_000  # pages keep a stream open, so the network is never idle


def main() -> int:
    """Writes every screenshot beside this file."""
    path = chromium.found()
    if path is None:
        sys.stderr.write(f"{chromium.MISSING}\n")
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for system, (place, words, button) in PLACES.items():
            page = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light"
            ).new_page()
            with _served(system) as (url, email, password):
                _sign_in(page, f"{url}/{system}/", email, password)
                page.goto(f"{url}/{system}/{place}")
                page.get_by_text(words).first.wait_for()
                page.wait_for_timeout(SETTLED_MS)
                if button:
                    page.get_by_role("button", name=button, exact=True).click()
                    page.mouse.move(0, 0)
                page.screenshot(path=FOLDER / f"{system}.png", animations="disabled")
        browser.close()
    return 0


def _sign_in(page: Page, address: str, email: str, password: str) -> None:
    page.goto(address)
    page.locator("input[type=email]").fill(email)
    page.locator("input[type=password]").fill(password)
    page.locator("input[type=password]").press("Enter")
    page.locator("input[type=password]").wait_for(state="detached")


@contextmanager
def _served(system: str) -> Iterator[tuple[str, str, str]]:
    """Serves a system with sample data; yields the address, and the demo user's credentials."""
    command = [sys.executable, "-m", "tablewright", "serve", system, "--demo", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        places = ["--data", f"{folder}/data", "--secrets", f"{folder}/keys", "--no-dynamodb"]
        with subprocess.Popen(
            [*command, *places, "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as serving:
            assert serving.stdout is not None
            try:
                data = json.loads(serving.stdout.readline())["data"]
                email, _, rest = data["demo_keys"][system].partition(" with password ")
                yield data["url"], email, rest.split()[0]
            finally:
                serving.terminate()


if __name__ == "__main__":
    sys.exit(main())
