"""Acknowledging, putting back and deleting: by the event's own tenant, once, and for good."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from uuid import UUID

import pytest

from tablewright.kits.webhooks import WebhookMessage
from tablewright.systems.events.design import Event
from tablewright.systems.events.options import EventsOptions
from tests.systems.events.service.world import World, code_of, numbers, walked, with_events

UNKNOWN = "00000000-0000-4000-8000-000000000000"
NOT_FOUND = (404, "not_found")


async def statuses(world: World, ids: list[str]) -> list[str]:
    found = [await world.acme.ask("GET", f"/v1/events/{one}") for one in ids]
    return [one.json.get("status", "gone") for one in found]


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/ack"), ("POST", "/nack"), ("DELETE", ""), ("GET", "")]
)
@with_events
async def test_an_event_of_another_tenant_is_as_unknown_as_one_that_never_was(
    world: World, method: str, path: str
):
    [ours] = await world.send({"n": 1})
    theirs = await world.globex.ask(method, f"/v1/events/{ours}{path}")
    none = await world.globex.ask(method, f"/v1/events/{UNKNOWN}{path}")
    assert NOT_FOUND == code_of(theirs) == code_of(none)
    assert theirs.error["message"] == none.error["message"]
    assert ["undelivered"] == await statuses(world, [ours])
    malformed = await world.acme.ask(method, f"/v1/events/not-an-id{path}")
    assert (400, "malformed") == code_of(malformed)


@with_events
async def test_others_events_are_not_found_in_lists_of_ids(world: World):
    [ours] = await world.send({"n": 1})
    for path in ("/v1/events/ack", "/v1/events/erase"):
        reply = await world.globex.ask("POST", path, {"event_ids": [ours, UNKNOWN]})
        assert ["not_found", "not_found"] == [one["status"] for one in reply.json["results"]]
    for path in ("/v1/ack", "/ack"):
        assert 404 == (await world.globex.ask("POST", path, {"event_id": ours})).status
    assert ["undelivered"] == await statuses(world, [ours])


@pytest.mark.parametrize("path", ["/v1/events/ack", "/v1/events/erase"])
@pytest.mark.parametrize(
    "body", [{}, {"event_ids": []}, {"event_ids": [UNKNOWN] * 101}, {"event_ids": ["x"]}, {"x": 1}]
)
@with_events
async def test_a_list_of_another_form_is_refused(world: World, path: str, body: dict[str, object]):
    assert (422, "invalid") == code_of(await world.acme.ask("POST", path, body))


@with_events
async def test_an_acknowledged_event_is_out_of_the_inbox_and_stays_so(world: World):
    ids = await world.send({"n": 1}, {"n": 2})
    first = await world.acme.ask("POST", f"/v1/events/{ids[0]}/ack")
    assert (200, {"status": "acknowledged"}) == (first.status, first.json)
    delivered_at = world.now_ms
    world.clock.advance(seconds=60)
    again = await world.acme.ask("POST", f"/v1/events/{ids[0]}/ack")
    assert (200, {"status": "acknowledged"}) == (again.status, again.json)
    shown = (await world.acme.ask("GET", f"/v1/events/{ids[0]}")).json
    assert ("delivered", delivered_at) == (shown["status"], shown["delivered_at"])
    assert [2] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@pytest.mark.parametrize("path", ["/v1/ack", "/ack"])
@with_events
async def test_the_aliases_acknowledge_too(world: World, path: str):
    [event_id] = await world.send({"n": 1})
    reply = await world.acme.ask("POST", path, {"event_id": event_id})
    assert (200, {"status": "acknowledged"}) == (reply.status, reply.json)
    assert ["delivered"] == await statuses(world, [event_id])


@with_events
async def test_many_are_acknowledged_each_by_itself(world: World):
    ids = await world.send(*({"n": n} for n in range(4)))
    await world.acme.ask("POST", f"/v1/events/{ids[0]}/ack")
    wanted = [ids[0], UNKNOWN, ids[2], ids[2], ids[3]]
    reply = await world.acme.ask("POST", "/v1/events/ack", {"event_ids": wanted})
    assert wanted == [one["id"] for one in reply.json["results"]]
    words = ["acknowledged", "not_found", "acknowledged", "acknowledged", "acknowledged"]
    assert words == [one["status"] for one in reply.json["results"]]
    assert [1] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events
async def test_of_many_acknowledgements_at_once_the_first_stands(world: World):
    [event_id] = await world.send({"n": 1})
    asked = [world.acme.ask("POST", f"/v1/events/{event_id}/ack") for _ in range(20)]
    assert {200} == {one.status for one in await asyncio.gather(*asked)}


@with_events
async def test_an_event_that_is_put_back_has_its_old_place_and_never_expires(world: World):
    ids = await world.send(*({"n": n} for n in range(3)))
    await world.acme.ask("POST", "/v1/events/ack", {"event_ids": ids[:2]})
    reply = await world.acme.ask("POST", f"/v1/events/{ids[0]}/nack")
    assert (200, {"status": "undelivered"}) == (reply.status, reply.json)
    assert [0, 2] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))
    assert 200 == (await world.acme.ask("POST", f"/v1/events/{ids[0]}/nack")).status
    world.clock.advance(seconds=timedelta(days=400).total_seconds())
    assert [0, 2] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events(options=EventsOptions(retention_days=2))
async def test_a_delivered_event_is_kept_for_as_long_as_is_set(world: World):
    [event_id] = await world.send({"n": 1})
    await world.acme.ask("POST", f"/v1/events/{event_id}/ack")
    stored = await world.db.run(Event.get("acme", UUID(event_id)))
    assert stored is not None
    assert stored.delivered_at is not None
    assert timedelta(days=2) == (stored.expires_at or stored.delivered_at) - stored.delivered_at
    world.clock.advance(seconds=timedelta(days=2).total_seconds() - 1)
    assert ["delivered"] == await statuses(world, [event_id])
    world.clock.advance(seconds=1)
    assert 404 == (await world.acme.ask("GET", f"/v1/events/{event_id}")).status


@with_events
async def test_a_deleted_event_is_gone_with_what_hooks_were_told_of_it(world: World):
    ids = await world.send({"n": 1}, {"n": 2})
    message = WebhookMessage(
        system="events",
        tenant="acme",
        message_id=ids[0],
        event_type="a",
        body=b"{}",
        published_at=(await stored(world, ids[0])).timestamp,
    )
    await world.db.run(message.create())
    reply = await world.acme.ask("DELETE", f"/v1/events/{ids[0]}")
    assert (204, b"") == (reply.status, reply.body)
    assert NOT_FOUND == code_of(await world.acme.ask("DELETE", f"/v1/events/{ids[0]}"))
    assert [2] == numbers(await walked(world.acme, "/v1/events?limit=9"))
    assert await world.db.run(WebhookMessage.get("events", "acme", ids[0])) is None


@with_events
async def test_events_are_erased_by_a_list_of_ids(world: World):
    ids = await world.send(*({"n": n} for n in range(3)))
    await world.acme.ask("POST", f"/v1/events/{ids[1]}/ack")
    body = {"event_ids": [ids[0], ids[1], UNKNOWN]}
    reply = await world.acme.ask("POST", "/v1/events/erase", body)
    assert ["erased", "erased", "not_found"] == [one["status"] for one in reply.json["results"]]
    assert [2] == numbers(await walked(world.acme, "/v1/events?limit=9"))
    assert await world.db.run(Event.get("acme", UUID(ids[0])).with_hidden()) is None


async def stored(world: World, event_id: str) -> Event:
    found = await world.db.run(Event.get("acme", UUID(event_id)))
    assert found is not None
    return found
