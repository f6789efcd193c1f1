"""The page of core knows the name of everything that happens to sources, in words."""

from __future__ import annotations

import re
from functools import cache

from tablewright.systems.core.assembling import EVENTS
from tablewright.systems.core.happenings import FOLLOWS
from tests.tidy.tree import PACKAGE

PAGES = PACKAGE / "systems" / "core" / "pages"
_QUOTED = re.compile(r'"([a-z_.]+)"')


@cache
def _named_in(path: str) -> frozenset[str]:
    """The names that a script of the page lists."""
    return frozenset(_QUOTED.findall((PAGES / path).read_text(encoding="utf-8")))


def test_every_activity_with_consequences_has_a_name():
    assert set() == FOLLOWS.keys() - _named_in("activity/happened.js")


def test_a_webhook_can_choose_every_event_by_name_and_no_other():
    listed = {one for one in _named_in("webhooks/events.js") if "." in one}
    texts = {one for one in listed if one.startswith("webhooks.")}
    assert {*EVENTS} - {"ping"} == listed - texts
