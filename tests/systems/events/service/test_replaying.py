"""Replays: what was delivered comes back, some at once and the rest by a job."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tablewright.ids import CountingIds
from tablewright.kits.jobs import JobQueue
from tablewright.model import put_all
from tablewright.systems.events import limits
from tests.systems.events.service.test_lists import delivered
from tests.systems.events.service.world import World, code_of, numbers, walked, with_events

BASE = 1_000_000_000_000


@contextmanager
def index_behind(world: World) -> Iterator[None]:
    """Queries of an index find nothing while this lasts."""
    inner = world.losing.inner

    class Behind:
        async def send(self, operation: str, body: bytes) -> bytes:
            if operation == "Query" and b"IndexName" in body:
                return b'{"Items":[],"Count":0,"ScannedCount":0}'
            return await inner.send(operation, body)

    world.losing.inner = Behind()
    try:
        yield
    finally:
        world.losing.inner = inner


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
    ("body", "wanted", "is_complete"),
    [
        ({}, list(range(9)), False),
        ({"from": BASE + 3, "to": BASE + 5}, [3, 4, 5], True),
        ({"from": BASE + 7}, [7, 8], False),
        ({"to": BASE + 1}, [0, 1], True),
        ({"event_type": "a"}, [0, 3, 6], False),
        ({"event_type": "a", "from": BASE + 1}, [3, 6], False),
        ({"event_type": "none"}, [], False),
        ({"from": 0, "to": 9_999_999_999_999}, list(range(9)), False),
    ],
)
@with_events
async def test_what_was_delivered_in_a_time_is_in_the_inbox_again(
    world: World, body: dict[str, Any], wanted: list[int], is_complete: bool
):
    for n in range(9):
        await world.db.run(delivered(n, event_type="abc"[n % 3]).put())
        await world.db.run(delivered(n, tenant="globex", event_type="a").put())
    assert {"count": len(wanted), "is_complete": is_complete} == await replayed(world, body)
    assert wanted == numbers(await walked(world.acme, "/v1/inbox?limit=9"))
    assert [] == await walked(world.globex, "/v1/inbox?limit=9")
    assert 9 == len(await walked(world.acme, "/v1/events?limit=9"))


@pytest.mark.heavy
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
    await world.run_jobs()
    found = numbers(await walked(world.acme, "/v1/inbox?limit=100"))
    assert list(range(3, count)) == found


@with_events
async def test_what_an_index_does_not_show_yet_comes_back_by_a_job(world: World):
    """Every event was acknowledged just now; the index still shows them as undelivered."""
    ids = await world.send({"n": 1}, {"n": 2}, {"n": 3})
    await world.acme.ask("POST", "/v1/events/ack", {"event_ids": ids})
    with index_behind(world):
        assert {"count": 0, "is_complete": False} == await replayed(world, {})
    await world.run_jobs()
    assert [] == await walked(world.acme, "/v1/inbox?limit=9")  # the index may still be behind
    world.clock.advance(seconds=limits.EVENTS_INDEX_SECONDS_MAX)
    await world.run_jobs()
    assert [1, 2, 3] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events
async def test_an_old_event_that_was_acknowledged_just_now_comes_back_too(world: World):
    (event_id,) = await world.send({"n": 1})
    stored_ms = world.now_ms
    world.clock.advance(seconds=3_600)
    await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
    with index_behind(world):
        await replayed(world, {"to": stored_ms})
    world.clock.advance(seconds=limits.EVENTS_INDEX_SECONDS_MAX)
    await world.run_jobs()
    assert [1] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events
async def test_what_is_acknowledged_after_a_replay_stays_so_in_its_last_look(world: World):
    (event_id,) = await world.send({"n": 1})
    await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
    assert 1 == (await replayed(world, {}))["count"]
    world.clock.advance(seconds=1)
    await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
    world.clock.advance(seconds=limits.EVENTS_INDEX_SECONDS_MAX)
    await world.run_jobs()
    assert [] == await walked(world.acme, "/v1/inbox?limit=9")


@with_events
async def test_a_job_of_an_earlier_version_is_done(world: World):
    await world.db.run(put_all(delivered(n) for n in range(3)))
    listed_ms = {"from_ms": None, "to_ms": None, "event_type": None, "asked_ms": world.now_ms}
    queue = JobQueue("events", world.clock, CountingIds())
    await world.db.run(queue.add("replay", {**listed_ms, "cursor": None}, tenant="acme"))
    await world.run_jobs()
    assert [0, 1, 2] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))
