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
from tests.browser.watching import Watching
from tests.browser.yggdrasil.serving import Account, Served

# What Chromium itself notes when a request is refused, as some tests mean it to be.
REFUSED = "error: Failed to load resource: the server responded with a status of"
ADVICE = "verbose: [DOM]"  # for programs that keep passwords
COOKIE = "yggdrasil-session"
_SCREEN = {"viewport": {"width": 1280, "height": 800}}

expect.set_options(timeout=profiles.WAIT_MS)


@dataclass
class Visitor(Watching):
    """A visitor of the page."""

    page: Page
    served: Served
    account: Account | None = None
    said: list[str] = field(default_factory=list[str])
    asked: list[str] = field(default_factory=list[str])

    def open(self, place: str = "#/") -> None:
        """Loads the page."""
        self.page.goto(f"{self.served.url}/{place}")

    def go(self, place: str) -> None:
        """Goes to another address of the page: nothing is loaded again."""
        self.page.evaluate("place => { location.hash = place; }", place)

    def press(self, name: str) -> None:
        """Presses the button of that name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def choose(self, menu: str, item: str) -> None:
        """Opens a menu and takes something from it."""
        self.press(menu)
        self.page.get_by_role("menuitem", name=item, exact=True).click()

    def fill(self, label: str, text: str) -> None:
        self.page.get_by_label(label, exact=True).first.fill(text)

    def search(self, text: str) -> None:
        """Types into the search box of a tree."""
        self.page.locator("#search").fill(text)

    def has(self, text: str) -> None:
        """Waits until a text can be seen."""
        self.page.get_by_text(text).first.wait_for()

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    def panel(self) -> Locator:
        return self.page.locator(".panel")

    def tidy(self) -> None:
        """Closes what is open, for the next test."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        every = "every => every.forEach(one => one.click())"
        self.page.locator(".notice [aria-label=Dismiss]").evaluate_all(every)

    def check_manners(self) -> None:
        """The page has logged no error, and has sent requests only to its own server."""
        complaints = [text for text in self.said if not text.startswith((REFUSED, ADVICE))]
        assert not complaints, complaints
        hosts = {urlsplit(url).netloc for url in self.asked if url.startswith("http")}
        assert hosts <= {urlsplit(self.served.url).netloc}


@contextmanager
def visitor(
    browser: Browser, served: Served, account: Account | None = None, **options: Any
) -> Iterator[Visitor]:
    """A visitor in their own browser, signed in if they have an account."""
    with profiles.lent(browser, served.url, **_SCREEN | options) as page:
        found = Visitor(page, served, account)
        if account is not None:
            # Where the server keeps it: another one beside it would outlive what the server does.
            place = {"domain": urlsplit(served.url).hostname, "path": urlsplit(served.url).path}
            cookie: Any = {"name": COOKIE, "value": account.token, "httpOnly": True, **place}
            page.context.add_cookies([cookie])
        found.watch()
        try:
            yield found
        finally:
            found.unwatch()
        found.check_manners()


@contextmanager
def newcomer(browser: Browser, served: Served, **options: Any) -> Iterator[Visitor]:
    """A visitor with a fresh browser profile."""
    page = profiles.new(browser, **_SCREEN | options)
    found = Visitor(page, served)
    found.watch()
    yield found
    found.check_manners()
    page.context.close()
