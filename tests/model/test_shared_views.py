"""Shared views: what was made of a page is good for the same page."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright import limits
from tablewright.model import View, design_of, put_all
from tests.model.things import NOW, Thing, answered, encode, response_of, row, stored, thing

ON_TARGETS = ("memory", "async", "endpoint")


def shared(db: Any, view: View[Any]) -> list[Any]:
    """What is found the second time: a page that comes once is not kept."""
    db.for_tenant("ann").run(Thing.of("ann").shown(view))
    return db.for_tenant("ann").run(Thing.of("ann").shown(view)).items


def test_a_shared_view_makes_values_of_an_unchanged_page_once(db: Any):
    db.create_tables(design_of("things", Thing))
    db.run(put_all([thing(1), thing(2)]))
    view = View(row, Thing.number, is_shared=True)
    first, second = shared(db, view), shared(db, view)
    assert [[1], [2]] == first == second
    assert first[0] is second[0]
    assert first is not second


def test_a_shared_view_shows_a_change_of_any_attribute(db: Any):
    db.create_tables(design_of("things", Thing))
    db.run(put_all([thing(1, title="old")]))
    view = View(row, Thing.title, is_shared=True)
    assert [["old"]] == shared(db, view)
    db.run(put_all([thing(1, title="new")]))
    assert [["new"]] == shared(db, view)


def test_a_shared_view_leaves_out_what_has_expired_since_the_last_read():
    view, query = View(row, Thing.number, is_shared=True), Thing.of("ann")
    ends_at = NOW + timedelta(minutes=1)
    found = [{**stored(thing(1)), "expires_at": {"N": str(int(ends_at.timestamp()))}}]
    assert [[1]] == answered(query.shown(view), found, "ann").items
    assert [] == answered(query.shown(view), found, "ann", now=ends_at).items


def test_a_shared_view_keeps_tenants_apart():
    view, query = View(row, Thing.number, is_shared=True), Thing.of("ann")
    found = [stored(thing(1)), {**stored(thing(2)), "owner": {"S": "bob"}}]
    assert [[1], [2]] == answered(query.shown(view), found, None).items
    assert [[1]] == answered(query.shown(view), found, "ann").items


def test_a_shared_view_goes_on_after_the_item_at_the_limit():
    view, query = View(row, Thing.number, is_shared=True), Thing.of("ann").with_hidden()
    found = [stored(thing(number)) for number in range(4)]
    for limit in (1, 2, 1, 3):
        page = answered(query.limit(limit).shown(view), found, "ann")
        assert answered(query.limit(limit), found, "ann").cursor == page.cursor
        assert [[number] for number in range(limit)] == page.items


class Polled:
    """A shared view that is read again and again."""

    def __init__(self) -> None:
        self._view = View(row, Thing.number, is_shared=True)

    def value(self, number: int) -> Any:
        """The value of the only item of a page."""
        page = answered(Thing.of("ann").shown(self._view), [stored(thing(number))], "ann")
        return page.items[0]

    def is_kept(self, number: int) -> bool:
        """Whether two reads of the page give the same object."""
        return self.value(number) is self.value(number)


def test_a_page_is_kept_when_it_is_read_for_the_second_time():
    polled = Polled()
    first = polled.value(1)
    assert first is not polled.value(1)
    assert polled.is_kept(1)


def test_a_shared_view_keeps_a_bounded_number_of_bytes(monkeypatch: pytest.MonkeyPatch):
    size_bytes = len(encode(response_of([stored(thing(1))])))
    monkeypatch.setattr(limits, "VIEW_PAGES_KEPT_BYTES", 2 * size_bytes)
    polled = Polled()
    kept: list[Any] = []
    for number in (1, 2, 3):
        polled.value(number)
        kept.append(polled.value(number))
    assert kept[2] is polled.value(3)
    assert kept[0] is not polled.value(1)


def test_a_shared_view_notices_only_pages_that_were_read_lately(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VIEW_PAGES_SEEN_MAX", 2)
    polled = Polled()
    for number in (1, 2, 3, 1):
        polled.value(number)
    assert not polled.is_kept(2)


def test_large_pages_are_not_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "INLINE_ANSWER_BYTES_MAX", 100)
    polled = Polled()
    polled.value(1)
    assert not polled.is_kept(1)
