"""Demo data: a tenant with events of several types, some of them waiting in the inbox."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from tablewright.ids import Draws
from tablewright.model import put_all
from tablewright.systems.events.demo.seed import seed
from tablewright.systems.events.design import Event, Tenant
from tablewright.systems.events.design.values import EventStatus
from tests.systems.events.service.world import World, exact, walked, with_events

NOW = datetime(2096, 10, 1, 12, tzinfo=UTC)


def made(scale: int = 1, number: int = 1) -> list[Event]:
    return [one for one in seed(scale, Draws(number), NOW) if isinstance(one, Event)]


def test_the_same_draws_make_the_same_events_and_others_make_others():
    assert made() == made()
    assert made() != made(number=2)
    assert made() == [one for one in made(scale=3) if one.tenant_id == "demo"]


def test_there_are_events_of_several_types_over_some_days_and_none_ahead():
    events = made()
    assert len({one.event_type for one in events}) >= 4
    assert len(events) >= 50
    assert len({one.event_id for one in events}) == len(events)
    assert all(NOW - timedelta(days=4) < one.timestamp < NOW for one in events)
    waiting = [one for one in events if one.status is EventStatus.UNDELIVERED]
    assert 10 <= len(waiting) <= 20
    assert all(one.delivered_at is None for one in waiting)


def test_each_tenant_has_its_own():
    tenants = [one.tenant_id for one in seed(3, Draws(1), NOW) if isinstance(one, Tenant)]
    assert ["demo", "demo-2", "demo-3"] == tenants
    ids = [one.event_id for one in made(scale=3)]
    assert len(ids) == len(set(ids))


@with_events
async def test_the_service_shows_them_with_prices_as_they_are_written(world: World):
    await world.operator.ask("POST", "/v1/tenants", {"tenant_id": "demo"})
    key = (await world.operator.ask("POST", "/v1/tenants/demo/keys", {})).json["api_key"]
    world.clock.advance(seconds=NOW.timestamp() - world.clock.now())
    events = made()
    await world.db.run(put_all(events))
    caller = world.bearer(key)
    assert len(events) == len(await walked(caller, "/v1/events?limit=100"))
    placed = exact(await caller.ask("GET", "/v1/events?event_type=order.placed"))["events"]
    prices = [line["price"] for one in placed for line in one["payload"]["lines"]]
    assert all(price.partition(".")[2].isdigit() and len(price) >= 4 for price in prices)
    assert any(price.endswith("0") for price in prices)
