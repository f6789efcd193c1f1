"""Statistics: counts by status and type, and the age of the oldest undelivered event."""

from __future__ import annotations

from tablewright.model import put_all
from tablewright.systems.events import limits
from tests.systems.events.service.test_lists import event
from tests.systems.events.service.world import World, with_events


@with_events
async def test_nothing_is_counted_as_nothing(world: World):
    nothing = {"count": 0, "is_exact": True, "by_type": []}
    assert {
        "undelivered": nothing,
        "delivered": nothing,
        "oldest_undelivered_at": None,
        "oldest_undelivered_age_seconds": None,
    } == (await world.acme.ask("GET", "/v1/stats")).json


@with_events
async def test_events_are_counted_by_status_and_type(world: World):
    started = world.now_ms
    ids = await world.send(*({"n": n, "event_type": "ab"[n % 2]} for n in range(5)), {"n": 5})
    await world.send({"n": 9}, to="globex")
    await world.acme.ask("POST", f"/v1/events/{ids[0]}/ack")
    found = (await world.acme.ask("GET", "/v1/stats")).json
    assert {
        "count": 5,
        "is_exact": True,
        "by_type": [
            {"event_type": "b", "count": 2},
            {"event_type": "a", "count": 2},
            {"event_type": None, "count": 1},
        ],
    } == found["undelivered"]
    assert {
        "count": 1,
        "is_exact": True,
        "by_type": [{"event_type": "a", "count": 1}],
    } == found["delivered"]
    assert started + 1000 == found["oldest_undelivered_at"]
    assert 6.0 == found["oldest_undelivered_age_seconds"]


@with_events
async def test_a_count_ends_at_a_bound_and_says_so(world: World):
    await world.db.run(put_all(event(n) for n in range(limits.EVENTS_COUNTED_MAX + 5)))
    found = (await world.acme.ask("GET", "/v1/stats")).json["undelivered"]
    assert (limits.EVENTS_COUNTED_MAX, False) == (found["count"], found["is_exact"])
