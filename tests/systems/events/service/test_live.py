"""The stream: a tenant's new events as they come, from any position, and only for that tenant."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from uuid import UUID

import pytest

from tablewright.systems.events.design import Event
from tests.systems.events.service.listening import listening
from tests.systems.events.service.world import World, code_of, numbers, sent, with_events


@pytest.mark.parametrize("position", ["x", "1", "1732140249123", "1732140249123-xyz", "a" * 50])
@with_events
async def test_a_position_that_is_none_is_refused(world: World, position: str):
    reply = await world.acme.ask("GET", "/v1/stream", headers={"last-event-id": position})
    assert (400, "malformed") == code_of(reply)


@with_events
async def test_nobody_listens_without_a_key(world: World):
    assert 401 == (await world.caller().ask("GET", "/v1/stream")).status
    assert 403 == (await world.operator.ask("GET", "/v1/stream")).status


@with_events
async def test_a_tenant_has_a_bounded_number_of_streams(world: World):
    arrivals = world.running.parts.arrivals
    waiting = [arrivals.waiting("acme") for _ in range(50)]
    for one in waiting:
        one.__enter__()
    reply = await world.acme.ask("GET", "/v1/stream")
    assert (429, "rate_limited") == code_of(reply)
    # A long poll does not wait then, and is answered.
    assert 200 == (await world.acme.ask("GET", "/v1/inbox?wait=20")).status
    assert [] == world.waits
    for one in waiting:
        one.__exit__(None, None, None)


@with_events
async def test_events_come_as_they_are_stored_and_only_ones_own(world: World):
    await world.send({"n": 0})
    async with listening(world, world.keys["acme"]) as stream:
        assert 200 == stream.status
        await sent(world.acme, {"n": 1})
        await sent(world.globex, {"n": 100})
        await world.acme.ask("POST", "/v1/events/batch", {"events": [{"n": 2}, {"n": 3}]})
        assert [1, 2, 3] == numbers(await stream.until(3))
        first = stream.events[0]
        position, _, earlier = stream.ids[0].partition("~")
        assert f"{first['created_at']:013}-{first['id']}" == position
        assert earlier  # the event before the stream, which would be found again
        assert "undelivered" == first["status"]


@with_events
async def test_an_event_that_was_delivered_meanwhile_comes_too(world: World):
    async with listening(world, world.keys["acme"]) as stream:
        event_id = await sent(world.acme, {"n": 1})
        await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
        assert [1] == numbers(await stream.until(1))


@with_events
async def test_only_events_of_a_type_come_if_that_is_asked_for(world: World):
    async with listening(world, world.keys["acme"], query="event_type=b") as stream:
        for n in range(4):
            await sent(world.acme, {"n": n, "event_type": "ab"[n % 2]})
        assert [1, 3] == numbers(await stream.until(2))


@with_events
async def test_whoever_comes_back_goes_on_where_it_was(world: World):
    async with listening(world, world.keys["acme"]) as stream:
        for n in range(2):
            await sent(world.acme, {"n": n})
        await stream.until(2)
        position = stream.ids[-1]
    world.clock.advance(seconds=60)
    await world.acme.ask("POST", "/v1/events/batch", {"events": [{"n": n} for n in range(2, 99)]})
    await world.send(*({"n": n} for n in range(99, 120)))
    headers = {"last-event-id": position}
    async with listening(world, world.keys["acme"], headers=headers) as stream:
        found = numbers(await stream.until(119))
        assert [*range(2, 120)] == found


@with_events
async def test_whoever_has_received_nothing_yet_resumes_where_it_began(world: World):
    await world.send({"n": 0})
    async with listening(world, world.keys["acme"]) as stream:
        position = stream.text.splitlines()[1].removeprefix("id: ")
    await sent(world.acme, {"n": 1})
    headers = {"last-event-id": position}
    async with listening(world, world.keys["acme"], headers=headers) as stream:
        assert [1] == numbers(await stream.until(1))


@with_events
async def test_ids_of_earlier_versions_are_positions_still(world: World):
    await world.send({"n": 0})
    event_id = await sent(world.acme, {"n": 1})
    headers = {"last-event-id": f"{world.now_ms:013}-{event_id}"}
    await sent(world.acme, {"n": 2})
    async with listening(world, world.keys["acme"], headers=headers) as stream:
        assert [0, 2] == numbers(await stream.until(2))


@with_events
async def test_an_event_that_becomes_visible_late_comes_nevertheless(world: World):
    async with listening(world, world.keys["acme"]) as stream:
        await sent(world.acme, {"n": 1})
        await stream.until(1)
        late = datetime.fromtimestamp(world.clock.now(), UTC)
        world.clock.advance(seconds=0.5)
        await sent(world.acme, {"n": 2})
        await stream.until(2)
        stamped = Event(tenant_id="acme", event_id=UUID(int=3), timestamp=late, payload={"n": 3})
        await world.db.run(stamped.create())
        assert [1, 2, 3] == numbers(await stream.until(3))
        assert 3 == len(set(stream.ids))


@with_events
async def test_a_stream_gives_signs_of_life(world: World):
    async with listening(world, world.keys["acme"]) as stream:
        started = world.clock.now()
        while stream.text.count(": beat") < 3:
            await asyncio.sleep(0)
        assert 45 <= world.clock.now() - started < 50
        assert stream.text.startswith("retry: 1000\nid: ")


@with_events
async def test_a_stream_ends_when_the_service_does_and_after_an_hour(world: World):
    async with listening(world, world.keys["acme"]) as stream:
        world.running.runtime.stopping.set()
        await asyncio.wait_for(stream.task, 10)
    world.running.runtime.stopping.clear()
    async with listening(world, world.keys["acme"]) as stream:
        started = world.clock.now()
        world.clock.advance(seconds=3_580)
        await asyncio.wait_for(stream.task, 10)
        assert 3_600 <= world.clock.now() - started < 3_620


@with_events
async def test_whoever_goes_away_leaves_room(world: World):
    arrivals = world.running.parts.arrivals
    async with listening(world, world.keys["acme"]):
        assert 1 == arrivals.count
    assert 0 == arrivals.count


@with_events
async def test_the_end_of_the_service_wakes_whoever_waits(world: World):
    arrivals, runtime = world.running.parts.arrivals, world.running.runtime

    async def never(event: asyncio.Event, seconds: float) -> None:
        await event.wait()

    vars(arrivals)["_wait"] = never
    ending = asyncio.ensure_future(runtime.wakes.run(runtime.stopping))
    polling = asyncio.ensure_future(world.acme.ask("GET", "/v1/inbox?wait=20"))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not polling.done()
    runtime.stopping.set()
    assert 200 == (await polling).status
    await ending
