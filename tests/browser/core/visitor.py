"""A visitor of the page in their own browser, and everything that the page logs and requests.

Not here: the service behind it (`serving.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import profiles
from tests.browser.core.serving import Person, Served
from tests.browser.watching import Watching

# What Chromium itself logs when a request fails, as some tests mean it to.
FAILED = "error: Failed to load resource: the server responded with a status of"
ADVICE = "verbose: [DOM]"  # for programs that keep passwords
COOKIE = "core-session"
_SCREEN = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}

expect.set_options(timeout=profiles.WAIT_MS)


@dataclass
class Visitor(Watching):
    """A visitor of the page."""

    page: Page
    served: Served
    person: Person | None = None
    said: list[str] = field(default_factory=list[str])
    asked: list[str] = field(default_factory=list[str])

    def open(self, place: str = "#/") -> None:
        """Loads the page."""
        self.page.goto(f"{self.served.url}/{place}")

    def go(self, place: str) -> None:
        """Goes to another place of the page, without loading it."""
        self.page.evaluate("place => { location.hash = place; }", place)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).first

    def press(self, name: str) -> None:
        """Presses the button of that name."""
        self.button(name).click()

    @property
    def dialog(self) -> Locator:
        """The dialog on top."""
        return self.page.get_by_role("dialog").last

    def answer(self, name: str) -> None:
        """Presses the button of that name in the dialog on top."""
        self.dialog.get_by_role("button", name=name, exact=True).click()

    def fill(self, label: str, text: str) -> None:
        self.page.get_by_label(label, exact=True).first.fill(text)

    def has(self, text: str) -> None:
        """Waits until a text can be seen."""
        self.page.get_by_text(text).first.wait_for()

    def heading(self, name: str) -> None:
        """Waits until a view with this title is shown."""
        self.page.get_by_role("heading", name=name, level=1, exact=True).wait_for()

    def check_manners(self) -> None:
        """The page has logged no error, and has sent requests only to its own server."""
        complaints = [text for text in self.said if not text.startswith((FAILED, ADVICE))]
        assert not complaints, complaints
        hosts = {urlsplit(url).netloc for url in self.asked if url.startswith("http")}
        assert hosts <= {urlsplit(self.served.url).netloc}


@contextmanager
def visitor(
    browser: Browser, served: Served, person: Person | None = None, **options: Any
) -> Iterator[Visitor]:
    """A visitor in their own browser, signed in if they have an account."""
    with profiles.lent(browser, served.url, **_SCREEN | options) as page:
        found = Visitor(page, served, person)
        if person is not None:
            place = {"domain": urlsplit(served.url).hostname, "path": urlsplit(served.url).path}
            cookie: Any = {"name": COOKIE, "value": person.token, "httpOnly": True, **place}
            page.context.add_cookies([cookie])
        found.watch()
        try:
            yield found
        finally:
            found.unwatch()
        found.check_manners()
