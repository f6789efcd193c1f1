"""The page in a browser, and everything that it says and asks for.

Not here: the service behind it (`serving.py`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    Page,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from tests.browser import profiles
from tests.browser.events.serving import Served, Tenant
from tests.browser.watching import Watching

# What Chromium itself notes when a request is refused, as some tests mean it to be.
REFUSED = "error: Failed to load resource: the server responded with a status of"

expect.set_options(timeout=profiles.WAIT_MS)


@dataclass
class Desk(Watching):
    """A page of a tenant."""

    page: Page
    tenant: Tenant
    said: list[str] = field(default_factory=list[str])
    asked: list[str] = field(default_factory=list[str])

    def open(self, path: str = "") -> None:
        """Loads the page; the live stream is there when this returns."""
        self.page.goto(f"{self.tenant.url}/{path}")
        self.page.locator(".connection-live").wait_for()

    def go(self, path: str) -> None:
        """Goes to another address of the page as the Back button does: nothing is loaded again."""
        self.page.evaluate(
            "path => { history.pushState(null, '', path);"
            " dispatchEvent(new PopStateEvent('popstate')); }",
            path,
        )

    def tidy(self) -> None:
        """Closes what is open, for the next test."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        self.go(self.tenant.url + "/")
        self.said.clear()
        self.asked.clear()

    def has(self, text: str) -> None:
        """Waits until a text can be seen."""
        self.page.get_by_text(text).first.wait_for()

    def press(self, name: str) -> None:
        """Presses the button of that name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def open_menu(self) -> None:
        """Opens the menu with colours, shortcuts and the way out."""
        self.page.get_by_role("button", name="Account of").click()

    def slips(self) -> list[str]:
        """The ids of the events in the list, from its top."""
        return self.page.locator(".slip-face").evaluate_all(
            "faces => faces.map(face => face.dataset.event)"
        )

    def until_read(self) -> None:
        """Waits until the list was read: the stream may bring events before the first response."""
        self.page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")

    def until_slips(self, ids: list[str]) -> None:
        """Waits until these events are in the list, in this order, and no others."""
        try:
            self.page.wait_for_function(
                "ids => JSON.stringify([...document.querySelectorAll('.slip-face')]"
                ".map(face => face.dataset.event)) === ids",
                arg=json.dumps(ids, separators=(",", ":")),
            )
        except TooLate as late:
            found = self.slips()
            raise AssertionError(f"expected {ids}, found {found}") from late

    def slip(self, event_id: str) -> Any:
        """The row of an event."""
        return self.page.locator(f'.slip:has([data-event="{event_id}"])')

    def focused(self) -> str:
        """The event whose slip has the focus, or else the name of what has it."""
        return self.page.evaluate(
            "(document.activeElement.dataset.event ?? document.activeElement.innerText"
            " ?? document.activeElement.id).trim()"
        )

    def query(self) -> str:
        return urlsplit(self.page.url).query

    def hosts(self) -> set[str]:
        """Whom the page has asked for anything."""
        return {urlsplit(url).netloc for url in self.asked if not url.startswith("data:")}


@contextmanager
def desk_open(browser: Browser, served: Served, **options: Any) -> Iterator[Desk]:
    """A page of a new tenant, in a profile of its own; each load of it begins with its key."""
    tenant = served.tenant()
    page = profiles.new(browser, **options)
    page.add_init_script(f"sessionStorage.setItem('events.key', {json.dumps(tenant.key)})")
    desk = Desk(page, tenant)
    desk.watch()
    yield desk
    page.context.close()


@contextmanager
def desk_lent(
    browser: Browser, served: Served, *, has_key: bool = True, **options: Any
) -> Iterator[Desk]:
    """A page of a new tenant, in a profile that other tests have used before."""
    tenant = served.tenant()
    with profiles.lent(browser, tenant.url, **options) as page:
        if has_key:
            page.evaluate("key => sessionStorage.setItem('events.key', key)", tenant.key)
        desk = Desk(page, tenant)
        desk.watch()
        try:
            yield desk
        finally:
            desk.unwatch()


def check_manners(desk: Desk) -> None:
    """The page has logged no error, and has sent requests only to its own server."""
    complaints = [text for text in desk.said if not text.startswith(REFUSED)]
    assert not complaints, complaints
    others = desk.hosts() - {urlsplit(desk.tenant.url).netloc}
    assert not others, others
