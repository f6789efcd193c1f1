"""Pages that tests borrow: a new browser profile costs four times as much as one that is emptied.

Cookies, storage, permissions, routes and the place are as in a new profile. The browser's cache is
not, and neither a clock nor an init script of an earlier test would go away: a test that needs
those opens a context of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Page

WAIT_MS = 30_000  # for a busy machine; a check that holds at once does not wait
_NOWHERE = "/nowhere"  # no page: only storage belongs to its origin
_USUAL_VIEWPORT = {"width": 1280, "height": 720}  # Playwright's
_returned: WeakKeyDictionary[Browser, dict[str, list[Page]]] = WeakKeyDictionary()


@contextmanager
def lent(browser: Browser, url: str, **options: Any) -> Iterator[Page]:
    """A page for a service; `options` are those of Playwright's `new_context`."""
    parts = urlsplit(url)
    nowhere = f"{parts.scheme}://{parts.netloc}{_NOWHERE}"
    pages = _returned.setdefault(browser, {}).setdefault(f"{nowhere} {sorted(options.items())}", [])
    page = pages.pop() if pages else new(browser, **options)
    try:
        _empty(page, nowhere, options)
        yield page
        page.goto(nowhere)  # ends what the page is doing
    except BaseException:
        page.context.close()
        raise
    pages.append(page)


def new(browser: Browser, **options: Any) -> Page:
    """A page in a profile of its own, for as long as the browser runs."""
    context = browser.new_context(**options)
    context.set_default_timeout(WAIT_MS)
    return context.new_page()


def _empty(page: Page, nowhere: str, options: dict[str, Any]) -> None:
    context = page.context
    for other in context.pages:
        if other is not page:
            other.close()
    page.unroute_all(behavior="ignoreErrors")
    if page.url != nowhere:  # a new page
        page.goto(nowhere)
    context.clear_cookies()
    context.clear_permissions()
    page.evaluate("localStorage.clear(), sessionStorage.clear()")
    page.set_viewport_size(options.get("viewport", _USUAL_VIEWPORT))
    page.emulate_media(
        media="null",
        color_scheme=options.get("color_scheme", "light"),
        reduced_motion=options.get("reduced_motion", "no-preference"),
    )
