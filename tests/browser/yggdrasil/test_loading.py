"""How the page is loaded: nothing a second time."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from tests.browser.yggdrasil.visitor import Visitor

LOADED = (
    """() => performance.getEntriesByType("resource").map(one => [one.name, one.transferSize])"""
)
# The mark is asked for when the page is drawn, a moment after its words can be seen.
HAS_MARK = """() => performance.getEntriesByType("resource")
    .some(one => one.name.endsWith("/mark.svg"))"""
FILE = re.compile(r"/yggdrasil/@[0-9a-f]{16}/")


def _visit(someone: Visitor) -> dict[str, int]:
    """Opens the page; what it loaded of its files, with the bytes that came over the network."""
    someone.open("#/signin")
    someone.page.get_by_role("heading", name="Welcome back").wait_for()
    someone.page.wait_for_function(HAS_MARK)
    loaded: list[tuple[str, int]] = someone.page.evaluate(LOADED)
    return {urlsplit(url).path: size for url, size in loaded if FILE.search(url)}


def test_a_second_visit_loads_no_file(first_visit: Visitor):
    first = _visit(first_visit)
    assert all(first.values())
    first_visit.page.goto("about:blank")
    again = _visit(first_visit)
    assert first.keys() == again.keys()
    assert {0} == set(again.values())
