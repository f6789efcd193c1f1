"""Claims: several consumers share an inbox, and none has what another has."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.testing.caller import AsyncCaller
from tests.systems.events.service.world import World, code_of, numbers, sent, walked, with_events

UNKNOWN = "00000000-0000-4000-8000-000000000000"


async def claimed(caller: AsyncCaller, query: str = "") -> dict[str, Any]:
    reply = await caller.ask("POST", f"/v1/inbox/claim?{query}")
    assert 200 == reply.status, reply.body
    return reply.json


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=101", "lease=0", "lease=43201", "lease=x", "wait=31", "other=1"]
)
@with_events
async def test_a_claim_of_another_form_is_refused(world: World, query: str):
    assert (400, "malformed") == code_of(await world.acme.ask("POST", f"/v1/inbox/claim?{query}"))


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"lease_id": "x"},
        {"lease_id": "", "event_ids": [UNKNOWN]},
        {"lease_id": "x", "event_ids": []},
        {"lease_id": "x", "event_ids": [UNKNOWN], "lease": 0},
    ],
)
@with_events
async def test_an_extension_of_another_form_is_refused(world: World, body: dict[str, Any]):
    assert (422, "invalid") == code_of(await world.acme.ask("POST", "/v1/inbox/extend", body))


@with_events
async def test_a_claimed_event_is_claimed_by_nobody_else_until_its_lease_ends(world: World):
    await world.send(*({"n": n} for n in range(5)))
    await world.send({"n": 100}, to="globex")
    first = await claimed(world.acme, "limit=3&lease=10")
    assert [0, 1, 2] == numbers(first["events"])
    assert world.now_ms + 10_000 == first["lease_until"]
    assert {first["lease_until"]} == {one["lease_until"] for one in first["events"]}
    second = await claimed(world.acme, "limit=3")
    assert [3, 4] == numbers(second["events"])
    assert first["lease_id"] != second["lease_id"]
    assert [] == (await claimed(world.acme))["events"]
    assert [100] == numbers((await claimed(world.globex))["events"])
    world.clock.advance(seconds=9.999)
    assert [] == (await claimed(world.acme))["events"]
    world.clock.advance(seconds=0.001)
    assert [0, 1, 2] == numbers((await claimed(world.acme))["events"])


@with_events
async def test_the_inbox_shows_claimed_events_like_others(world: World):
    await world.send({"n": 1}, {"n": 2})
    await claimed(world.acme, "limit=1")
    assert [1, 2] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events
async def test_of_many_consumers_at_once_each_event_has_one(world: World):
    await world.acme.ask("POST", "/v1/events/batch", {"events": [{"n": n} for n in range(60)]})
    world.clock.advance(seconds=5)
    claims = await asyncio.gather(*(claimed(world.acme, "limit=7") for _ in range(12)))
    found = [n for one in claims for n in numbers(one["events"])]
    assert list(range(60)) == sorted(found)


@with_events
async def test_a_claim_takes_only_its_type_and_what_is_undelivered(world: World):
    ids = await world.send(*({"n": n, "event_type": "ab"[n % 2]} for n in range(6)))
    await world.acme.ask("POST", f"/v1/events/{ids[1]}/ack")
    assert [3, 5] == numbers((await claimed(world.acme, "event_type=b"))["events"])
    assert [0, 2, 4] == numbers((await claimed(world.acme))["events"])


@with_events
async def test_an_extension_is_for_whoever_holds_the_lease(world: World):
    ids = await world.send(*({"n": n} for n in range(3)))
    first = await claimed(world.acme, "limit=3&lease=10")
    await world.acme.ask("POST", f"/v1/events/{ids[1]}/ack")

    async def extended(lease_id: str, caller: AsyncCaller | None = None) -> list[str]:
        body = {"lease_id": lease_id, "event_ids": [*ids, UNKNOWN], "lease": 20}
        reply = await (caller or world.acme).ask("POST", "/v1/inbox/extend", body)
        assert world.now_ms + 20_000 == reply.json["lease_until"]
        return [one["status"] for one in reply.json["results"]]

    lost = ["lost", "lost", "lost", "not_found"]
    assert lost == await extended("another")
    assert ["not_found"] * 4 == await extended(first["lease_id"], world.globex)
    assert ["extended", "lost", "extended", "not_found"] == await extended(first["lease_id"])
    world.clock.advance(seconds=19)
    assert [] == (await claimed(world.acme))["events"]
    world.clock.advance(seconds=5)
    # The lease has ended, and no other consumer has come.
    assert ["extended", "lost", "extended", "not_found"] == await extended(first["lease_id"])
    world.clock.advance(seconds=20)
    assert [0, 2] == numbers((await claimed(world.acme))["events"])
    assert lost == await extended(first["lease_id"])


@with_events
async def test_an_acknowledgement_counts_although_the_lease_was_lost(world: World):
    [event_id] = await world.send({"n": 1})
    await claimed(world.acme, "lease=1")
    world.clock.advance(seconds=2)
    second = await claimed(world.acme, "lease=60")
    assert [1] == numbers(second["events"])
    assert 200 == (await world.acme.ask("POST", f"/v1/events/{event_id}/ack")).status
    world.clock.advance(seconds=120)
    assert [] == (await claimed(world.acme))["events"]
    shown = (await world.acme.ask("GET", f"/v1/events/{event_id}")).json
    assert ("delivered", None) == (shown["status"], shown["lease_until"])


@with_events
async def test_putting_back_releases_a_claim_unless_another_consumer_has_it(world: World):
    [event_id] = await world.send({"n": 1})
    first = await claimed(world.acme, "lease=1")
    world.clock.advance(seconds=2)
    second = await claimed(world.acme, "lease=60")
    path = f"/v1/events/{event_id}/nack"
    late = await world.acme.ask("POST", f"{path}?lease_id={first['lease_id']}")
    assert (409, "conflict") == code_of(late)
    assert [] == (await claimed(world.acme))["events"]
    assert 200 == (await world.acme.ask("POST", f"{path}?lease_id={second['lease_id']}")).status
    assert [1] == numbers((await claimed(world.acme))["events"])
    assert 200 == (await world.acme.ask("POST", path)).status
    assert [1] == numbers((await claimed(world.acme))["events"])


@with_events
async def test_a_claim_can_wait_for_something_to_come(world: World):
    started = world.clock.now()
    assert [] == (await claimed(world.acme, "wait=3"))["events"]
    assert 3 == world.clock.now() - started
    polling = asyncio.ensure_future(claimed(world.acme, "wait=20&lease=5"))
    await asyncio.sleep(0)
    await sent(world.acme, {"n": 7})
    found = await polling
    assert [7] == numbers(found["events"])
    assert found["lease_until"] == found["events"][0]["lease_until"]
