"""Page: a system's page in a real browser, with checks for every page.

    def test_the_page_opens(tablewright_page):
        shop = tablewright_page(SYSTEM)
        shop.open()
        shop.page.get_by_label("API key").fill(shop.key("acme"))

At the end of the test the page must have logged no error, violated no content security policy, and
sent no request to another host, and every control of its forms must have a label.
Not here: the browser (`testing.chromium`), serving the system (`testing.serving`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from tablewright.api.system import System
from tablewright.testing.chromium import browser
from tablewright.testing.serving import ServedSystem, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_WAIT_MS: Final = 30_000  # for a busy machine
# Messages of Chromium about error responses, which some tests expect.
_REJECTED: Final = "Failed to load resource: the server responded with a status of"
_NOTED: Final = ("error", "warning")
_POLICY: Final = """addEventListener("securitypolicyviolation", event =>
    console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`))"""
_UNLABELLED: Final = """[...document.querySelectorAll("input, select, textarea")]
    .filter(one => one.type !== "hidden" && !one.labels?.length && !one.title
        && !one.ariaLabel && !one.getAttribute("aria-labelledby"))
    .map(one => one.outerHTML.slice(0, 120))"""


class PageError(AssertionError):
    """A page violated a rule."""


class Visit:
    """One page of a browser, on a system that is served on this machine."""

    def __init__(self, system: ServedSystem[Any], page: Page) -> None:
        self.system = system
        self.page = page
        self.complaints: list[str] = []
        self.hosts: set[str] = set()
        page.add_init_script(_POLICY)
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda sent: self._request(sent.url))

    @property
    def url(self) -> str:
        """The URL of the system."""
        return self.system.url

    def open(self, path: str = "/") -> None:
        """Loads a page of the system."""
        self.page.goto(f"{self.url}{path}")

    def key(self, name: str) -> str:
        """Returns a new key or token of a caller, to type in."""
        return self.system.headers_of(name)["authorization"].removeprefix("Bearer ")

    def check(self) -> None:
        """Raises `PageError` if the page violated a rule."""
        others = sorted(self.hosts - {urlsplit(self.url).netloc})
        faults = [f"the page logged: {text}" for text in self.complaints]
        faults += [f"the page sent a request to {host}" for host in others]
        unlabelled: list[str] = self.page.evaluate(_UNLABELLED)
        faults += [f"a control has no label: {one}" for one in unlabelled]
        if faults:
            raise PageError("\n".join(faults))

    def _note(self, kind: str, text: str) -> None:
        if kind in _NOTED and not text.startswith(_REJECTED):
            self.complaints.append(text)

    def _request(self, url: str) -> None:
        if url.startswith("http"):
            self.hosts.add(urlsplit(url).netloc)


@contextmanager
def visiting(opened: Browser, system: ServedSystem[Any], **options: Any) -> Generator[Visit]:
    """Yields a page in a new profile; the block fails if the page violates a rule.

    `options` are those of Playwright's `new_context`.
    """
    given: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, **options}
    context = opened.new_context(**given)
    context.set_default_timeout(_WAIT_MS)
    try:
        visit = Visit(system, context.new_page())
        yield visit
        visit.check()
    finally:
        context.close()


@contextmanager
def opening_pages() -> Generator[Callable[..., Visit]]:
    """A function that serves systems and opens their pages, until the block ends."""
    with ExitStack() as stack:
        opened = stack.enter_context(browser())

        def open_page(system: System[Any, Any], **more: Any) -> Visit:
            running = stack.enter_context(served(system, **more))
            return stack.enter_context(visiting(opened, running))

        yield open_page
