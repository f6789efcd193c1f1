"""Unreadable items: each is logged once, without what is stored in it, and counted every time."""

from __future__ import annotations

from uuid import UUID

import pytest

from tablewright.api import limits
from tablewright.api.http.unreadable_items import UnreadableItems
from tablewright.api.observing.metrics import Metrics
from tablewright.errors import StoredItemError
from tablewright.model import Unreadable
from tablewright.systems.events.design import Event
from tests.api.observing.captured import captured


def _one(number: int = 1) -> Unreadable:
    key = {"pk": {"S": "acme"}, "sk": {"S": str(UUID(int=number))}}
    error = StoredItemError("expected N", path="Event.timestamp", seen=", found S 'a secret'")
    return Unreadable(Event, key, error)


def test_an_item_is_logged_once_and_counted_each_time():
    metrics = Metrics()
    listener = UnreadableItems(metrics)
    with captured() as out:
        for _ in range(3):
            listener(_one())
    line = out.line
    assert ("item_unreadable", "warning") == (line["event"], line["level"])
    assert ("Events", "Event") == (line["table"], line["entity"])
    assert {"pk": "acme", "sk": str(UUID(int=1))} == line["key"]
    assert "R201: Event.timestamp: expected N." == line["reason"]
    labels = {"table": "Events", "entity": "Event"}
    found = metrics.registry.get_sample_value("tablewright_unreadable_items_total", labels)
    assert 3 == found


def test_what_is_stored_is_not_logged():
    with captured() as out:
        UnreadableItems(Metrics())(_one())
    assert "a secret" not in out.getvalue()


def test_only_the_latest_items_are_remembered(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "UNREADABLE_LOGGED_MAX", 2)
    listener = UnreadableItems(Metrics())
    with captured() as out:
        for number in (1, 2, 3, 3, 1):
            listener(_one(number))
    assert [1, 2, 3, 1] == [UUID(line["key"]["sk"]).int for line in out.lines]
