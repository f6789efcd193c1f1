"""Replays: what was delivered comes back, some at once and the rest by a job."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.model import put_all
from tablewright.systems.events import limits
from tests.systems.events.service.test_lists import delivered
from tests.systems.events.service.world import World, code_of, numbers, walked, with_events

BASE = 1_000_000_000_000


async def replayed(world: World, body: dict[str, Any]) -> dict[str, Any]:
    reply = await world.acme.ask("POST", "/v1/events/replay", body)
    assert 202 == reply.status, reply.body
    return reply.json


@pytest.mark.parametrize(
    "body",
    [
        {"from": 5, "to": 4},
        {"from": -1},
        {"to": "now"},
        {"event_type": "a#b"},
        {"since": 1},
        {"from": 1.5},
    ],
)
@with_events
async def test_a_replay_of_another_form_is_refused(world: World, body: dict[str, Any]):
    assert (422, "invalid") == code_of(await world.acme.ask("POST", "/v1/events/replay", body))


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ({}, list(range(9))),
        ({"from": BASE + 3, "to": BASE + 5}, [3, 4, 5]),
        ({"from": BASE + 7}, [7, 8]),
        ({"to": BASE + 1}, [0, 1]),
        ({"event_type": "a"}, [0, 3, 6]),
        ({"event_type": "a", "from": BASE + 1}, [3, 6]),
        ({"event_type": "none"}, []),
        ({"from": 0, "to": 9_999_999_999_999}, list(range(9))),
    ],
)
@with_events
async def test_what_was_delivered_in_a_time_is_in_the_inbox_again(
    world: World, body: dict[str, Any], wanted: list[int]
):
    for n in range(9):
        await world.db.run(delivered(n, event_type="abc"[n % 3]).put())
        await world.db.run(delivered(n, tenant="globex", event_type="a").put())
    assert {"count": len(wanted), "is_complete": True} == await replayed(world, body)
    assert wanted == numbers(await walked(world.acme, "/v1/inbox?limit=9"))
    assert [] == await walked(world.globex, "/v1/inbox?limit=9")
    assert 9 == len(await walked(world.acme, "/v1/events?limit=9"))


@with_events
async def test_what_is_too_much_for_a_request_is_done_by_jobs(world: World):
    count = 2 * limits.EVENTS_REPLAYED_AT_ONCE_MAX + 30
    await world.db.run(put_all(delivered(n) for n in range(count)))
    first = await replayed(world, {})
    assert {"count": limits.EVENTS_REPLAYED_AT_ONCE_MAX, "is_complete": False} == first
    # What was delivered after the replay was asked for stays delivered, be it done twice.
    page = await world.acme.ask("GET", "/v1/inbox?limit=3")
    world.clock.advance(seconds=5)
    ids = [one["id"] for one in page.json["events"]]
    await world.acme.ask("POST", "/v1/events/ack", {"event_ids": ids})
    await world.do_jobs()
    found = numbers(await walked(world.acme, "/v1/inbox?limit=100"))
    assert list(range(3, count)) == found
