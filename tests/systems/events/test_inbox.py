"""The inbox: undelivered events of a tenant, earliest first, until they are acknowledged."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest

from tablewright import ManualClock, TablewrightError
from tablewright.client import Database
from tablewright.model import Query, after, between
from tablewright.systems.events.design import Event
from tablewright.systems.events.design.values import EventStatus
from tests.model.targets import START

TYPES = ("order.placed", "order.paid", None)


def _at(number: int) -> datetime:
    return datetime.fromtimestamp(START, UTC) + timedelta(milliseconds=number)


def _id(number: int) -> UUID:
    # Of no order that time has: a later event may have a smaller id.
    return UUID(int=(number * 7919 % 97) << 96 | number)


def _event(tenant_id: str, number: int, **values: Any) -> Event:
    given: dict[str, Any] = {
        "event_id": _id(number),
        "timestamp": _at(number),
        "payload": {"n": number},
        "event_type": TYPES[number % 3],
    }
    return Event(tenant_id=tenant_id, **(given | values))


@pytest.fixture
def events(db: Database) -> list[Event]:
    """Nine events of each tenant, a millisecond apart, of two types and without one in turn."""
    made = [_event(tenant, number) for number in range(9) for tenant in ("acme", "globex")]
    return [db.run(one.create()) for one in made]


def _by_twos(db: Database, query: Query[Event]) -> list[int]:
    """The numbers of what is found, two on a page, each page from the cursor of the one before."""
    found: list[int] = []
    cursor: str | None = None
    while True:
        page = db.run(query.limit(2).from_cursor(cursor))
        found += [one.payload["n"] for one in page.items]
        cursor = page.cursor
        if cursor is None:
            return found


def test_an_event_that_is_there_is_not_overwritten(db: Database, events: list[Event]):
    with pytest.raises(TablewrightError, match="Event already exists under this key"):
        db.run(_event("acme", 3, payload={"n": 99}).create())


def test_an_event_is_taken_from_the_inbox_once(db: Database, events: list[Event]):
    first = db.run(Event.acknowledge("acme", _id(3), delivered_at=_at(50)))
    with pytest.raises(TablewrightError, match="the condition was false"):
        db.run(Event.acknowledge("acme", _id(3), delivered_at=_at(60)))
    assert first == db.run(Event.get("acme", _id(3)))


def test_an_event_that_is_not_there_cannot_be_acknowledged(db: Database):
    with pytest.raises(TablewrightError):
        db.run(Event.acknowledge("acme", _id(3), delivered_at=_at(50)))
    assert db.run(Event.get("acme", _id(3))) is None


@pytest.mark.parametrize("event_type", ["", "a#b", "x" * 129, "order placed"])
def test_a_type_that_would_spoil_the_key_is_refused(event_type: str):
    with pytest.raises(TablewrightError, match="event_type"):
        _event("acme", 1, event_type=event_type)


def test_an_item_of_the_document_goes_in_and_comes_out_value_for_value(db: Database):
    event_id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
    item: dict[str, Any] = {
        "pk": {"S": "acme"},
        "sk": {"S": event_id},
        "tenant_id": {"S": "acme"},
        "event_id": {"S": event_id},
        "status": {"S": "undelivered"},
        "timestamp": {"N": "1732140249123"},
        "payload": {"M": {"total": {"N": "12.5"}, "lines": {"L": [{"S": "a"}, {"NULL": True}]}}},
        "gsi1pk": {"S": "acme"},
        "gsi1sk": {"S": "undelivered#1732140249123"},
    }
    key = {"pk": item["pk"], "sk": item["sk"]}
    db.call("PutItem", {"TableName": "Events", "Item": item})
    found = db.run(Event.get("acme", UUID(event_id)))
    assert found is not None
    db.call("DeleteItem", {"TableName": "Events", "Key": key})
    db.run(found.create())
    assert item == db.call("GetItem", {"TableName": "Events", "Key": key})["Item"]


def test_the_inbox_comes_earliest_first(db: Database, events: list[Event]):
    assert list(range(9)) == _by_twos(db, Event.inbox("acme"))
    assert {"acme"} == {one.tenant_id for one in db.all(Event.inbox("acme"))}


def test_a_part_of_the_inbox_is_found_by_time(db: Database, events: list[Event]):
    late = Event.inbox("acme", timestamp=after(_at(5)))
    assert [6, 7, 8] == _by_twos(db, late)
    some = Event.inbox("acme", timestamp=between(_at(2), _at(4)))
    assert [2, 3, 4] == _by_twos(db, some)


def test_events_of_one_millisecond_are_neither_lost_nor_repeated(db: Database):
    for number in range(7):
        db.run(_event("acme", number, timestamp=_at(1)).create())
    assert list(range(7)) == sorted(_by_twos(db, Event.inbox("acme")))


def test_an_acknowledged_event_leaves_the_inbox(db: Database, events: list[Event]):
    done = db.run(Event.acknowledge("acme", _id(3), delivered_at=_at(50)))
    assert (EventStatus.DELIVERED, _at(50)) == (done.status, done.delivered_at)
    assert [0, 1, 2, 4, 5, 6, 7, 8] == _by_twos(db, Event.inbox("acme"))
    assert [3] == _by_twos(db, Event.inbox("acme", EventStatus.DELIVERED))
    assert list(range(9)) == _by_twos(db, Event.inbox("globex"))


def test_an_event_that_is_put_back_has_its_old_place(db: Database, events: list[Event]):
    db.run(Event.acknowledge("acme", _id(3), delivered_at=_at(50)))
    back = db.run(Event.put_back("acme", _id(3)))
    assert events[6] == back == db.run(Event.get("acme", _id(3)))
    assert list(range(9)) == _by_twos(db, Event.inbox("acme"))


def test_events_of_a_type_come_earliest_first_delivered_or_not(db: Database, events: list[Event]):
    db.run(Event.acknowledge("acme", _id(3), delivered_at=_at(50)))
    assert [0, 3, 6] == _by_twos(db, Event.of_type("acme", "order.placed"))
    assert [4, 7] == _by_twos(db, Event.of_type("acme", "order.paid", after(_at(2))))
    assert [] == _by_twos(db, Event.of_type("acme", "order"))


def test_events_without_a_type_are_not_in_its_index(db: Database, events: list[Event]):
    index = {"TableName": "Events", "IndexName": "event-type-index"}
    assert 12 == db.call("Scan", index)["Count"]


def test_all_events_of_a_tenant_are_found(db: Database, events: list[Event]):
    assert list(range(9)) == sorted(_by_twos(db, Event.of_tenant("globex")))


def test_a_delivered_event_is_forgotten_after_thirty_days_and_no_other(
    db: Database, events: list[Event], clock: ManualClock
):
    db.run(Event.acknowledge("acme", _id(3), delivered_at=_at(0)))
    clock.advance(seconds=timedelta(days=30).total_seconds())
    assert db.run(Event.get("acme", _id(3))) is None
    assert 8 == len(_by_twos(db, Event.inbox("acme")))


def test_a_client_of_a_tenant_sees_its_own_events(db: Database, events: list[Event]):
    bound = db.for_tenant("acme")
    assert list(range(9)) == _by_twos(bound, Event.inbox("acme"))
    for refused in (Event.inbox("globex"), Event.of_type("globex", "order.paid")):
        with pytest.raises(TablewrightError):
            bound.run(refused)
    with pytest.raises(TablewrightError):
        bound.run(Event.acknowledge("globex", _id(3), delivered_at=_at(50)))
