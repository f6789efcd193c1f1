"""Zapier's polling: a bare array, the newest first, each item with its id first."""

from __future__ import annotations

from tablewright.model import put_all
from tests.systems.events.service.test_lists import event
from tests.systems.events.service.world import World, code_of, numbers, with_events

POLL = "/v1/zapier/events"


@with_events
async def test_a_poll_of_another_form_is_refused(world: World):
    for query in ("limit=5", "event_type=a%23b", "cursor=x"):
        assert (400, "malformed") == code_of(await world.acme.ask("GET", f"{POLL}?{query}"))


@with_events
async def test_the_newest_come_first_delivered_or_not(world: World):
    ids = await world.send(*({"n": n, "event_type": "ab"[n % 2]} for n in range(5)))
    await world.send({"n": 9}, to="globex")
    await world.acme.ask("POST", f"/v1/events/{ids[3]}/ack")
    reply = await world.acme.ask("GET", POLL)
    assert [4, 3, 2, 1, 0] == numbers(reply.json)
    assert reply.body.startswith(b'[{"id":"%b"' % ids[4].encode())
    assert ["id", "event_type", "created_at", "payload"] == list(reply.json[0])
    assert [3, 1] == numbers((await world.acme.ask("GET", f"{POLL}?event_type=b")).json)


@with_events
async def test_there_are_at_most_a_hundred(world: World):
    await world.db.run(put_all(event(n) for n in range(130)))
    assert list(range(129, 29, -1)) == numbers((await world.acme.ask("GET", POLL)).json)
