"""Scenarios of the inbox: every event is stored once, and is with one consumer at a time."""

from __future__ import annotations

from typing import Any

from tablewright.systems.events.design.values import EventStatus
from tests.systems.events.sweeps.opening import EVENTS, EventsAct, ids_of, stored

DELIVERED, UNDELIVERED = EventStatus.DELIVERED, EventStatus.UNDELIVERED


@EVENTS.scenario(without=["stale"])
async def storing(act: EventsAct) -> None:
    """An event is stored once: alone, with a key, repeated, and in a batch."""
    acme = act.world.acme
    entries: list[Any] = [{"payload": {"n": 3}, "idempotency_key": "three"}, {"n": 4}]
    with act.swept():
        alone = await act.ask(acme, "POST", "/v1/events", {"n": 1}, expect=201)
        # Its own event looks like one that was stored by an earlier request with the key.
        keyed = await act.ask(
            acme,
            "POST",
            "/v1/events",
            {"n": 2},
            expect=201,
            key="two",
            again=[200],
            resent=[200],
        )
        await act.ask(acme, "POST", "/v1/events", {"n": 2}, expect=200, key="two")
        await act.ask(acme, "POST", "/v1/events", {"n": 9}, expect=409, key="two")
        batch = await act.ask(acme, "POST", "/v1/events/batch", {"events": entries})
    assert [] == await ids_of(act, 9)
    assert [keyed.json["id"]] == await ids_of(act, 2)
    results = batch.json["results"] if batch.status == 200 else [{}, {}]
    for number, receipt in zip((1, 3, 4), (alone.json, *results), strict=True):
        found = await ids_of(act, number)
        if "id" in receipt:
            assert [receipt["id"]] == found
        else:
            assert act.is_uncertain
            assert len(found) <= 1


@EVENTS.scenario()
async def claiming(act: EventsAct) -> None:
    """Two consumers claim, extend, put back and acknowledge: nothing is lost or with both."""
    acme = act.world.acme
    ids = await act.world.send(*({"n": number} for number in range(4)))
    with act.swept():
        ones = await act.ask(acme, "POST", "/v1/inbox/claim?limit=2", repeats=True)
        others = await act.ask(acme, "POST", "/v1/inbox/claim?limit=2", repeats=True)
        mine = [one["id"] for one in ones.json["events"]]
        lease = ones.json["lease_id"]
        extension = {"lease_id": lease, "event_ids": mine, "lease": 60}
        extended = await act.ask(acme, "POST", "/v1/inbox/extend", extension, repeats=True)
        back = await act.ask(
            acme,
            "POST",
            f"/v1/events/{mine[0]}/nack?lease_id={lease}",
            repeats=True,
            again=[409],
        )
    assert 2 == len(mine)
    theirs = [one["id"] for one in others.json["events"]]
    assert not {*mine} & {*theirs}
    assert ["extended"] * 2 == [one["status"] for one in extended.json["results"]]
    events = await stored(act)
    if not act.is_uncertain:  # the consumer that has an event knows it
        assert 200 == back.status
        held = {str(one.event_id) for one in events if one.lease_id is not None}
        assert {mine[1], *theirs} == held
    assert ids == [str(one.event_id) for one in events]
    assert ids == await drained(act)


async def drained(act: EventsAct) -> list[str]:
    """What a last consumer gets once all leases are over, in order; it acknowledges everything."""
    act.stage.clock.advance(seconds=3600)
    claimed = await act.ask(act.world.acme, "POST", "/v1/inbox/claim?limit=100")
    ids = [one["id"] for one in claimed.json["events"]]
    for one in ids:
        await act.ask(act.world.acme, "POST", f"/v1/events/{one}/ack")
    assert {DELIVERED} == {one.status for one in await stored(act)}
    return ids


@EVENTS.scenario()
async def acknowledging(act: EventsAct) -> None:
    """What is acknowledged, in any of the four ways, stays out of the inbox."""
    acme = act.world.acme
    ids = await act.world.send(*({"n": number} for number in range(5)))
    with act.swept():
        await act.ask(acme, "POST", f"/v1/events/{ids[0]}/ack", repeats=True)
        await act.ask(acme, "POST", "/v1/ack", {"event_id": ids[1]}, repeats=True)
        await act.ask(acme, "POST", "/ack", {"event_id": ids[2]}, repeats=True)
        many = {"event_ids": ids[3:]}
        reply = await act.ask(acme, "POST", "/v1/events/ack", many, repeats=True)
        await act.ask(acme, "POST", "/v1/inbox/claim?limit=5", repeats=True)
    assert ["acknowledged"] * 2 == [one["status"] for one in reply.json["results"]]
    assert [DELIVERED] * 5 == [one.status for one in await stored(act)]


@EVENTS.scenario(without=["stale"])
async def deleting(act: EventsAct) -> None:
    """What is deleted is gone, and the response says that this request did it."""
    acme = act.world.acme
    ids = await act.world.send(*({"n": number} for number in range(3)))
    with act.swept():
        await act.ask(acme, "DELETE", f"/v1/events/{ids[0]}", expect=204, again=[404])
        some = {"event_ids": ids[1:2]}
        reply = await act.ask(acme, "POST", "/v1/events/erase", some, repeats=True)
    if not act.is_uncertain:
        assert ["erased"] == [one["status"] for one in reply.json["results"]]
    assert ids[2:] == [str(one.event_id) for one in await stored(act)]


@EVENTS.scenario()
async def replaying(act: EventsAct) -> None:
    """What was acknowledged before a replay is back in the inbox when that is complete."""
    acme = act.world.acme
    ids = await act.world.send(*({"n": number} for number in range(3)))
    with act.swept():
        for one in ids:
            await act.ask(acme, "POST", f"/v1/events/{one}/ack", repeats=True)
        reply = await act.ask(acme, "POST", "/v1/events/replay", {}, expect=202, repeats=True)
    if reply.json["is_complete"]:
        assert [UNDELIVERED] * 3 == [one.status for one in await stored(act)]
    act.stage.clock.advance(seconds=10)  # a job looks again when the index has caught up
    with act.swept():
        await act.jobs()
    await act.settle()
    assert [UNDELIVERED] * 3 == [one.status for one in await stored(act)]
