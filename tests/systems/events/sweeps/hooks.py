"""Scenarios of hooks: who subscribes knows the secret, and every event reaches every hook."""

from __future__ import annotations

from typing import Any

from tablewright.kits.webhooks import AttemptResult, WebhookEndpoint
from tablewright.systems.events.design.tenants import Tenant
from tests.systems.events.sweeps.opening import EVENTS, EventsAct

URL = "https://acme.example.com/hook"
GONE = AttemptResult(410, None, 5, "gone")


async def endpoints(act: EventsAct) -> list[WebhookEndpoint]:
    query = WebhookEndpoint.of_tenant("events", "acme").consistently()
    return await act.world.db.all(query)


async def has_hooks(act: EventsAct) -> bool:
    tenant = await act.world.db.run(Tenant.get("acme").consistently())
    assert tenant is not None
    return tenant.has_hooks


async def subscribed(act: EventsAct) -> str:
    reply = await act.ask(act.world.acme, "POST", "/v1/hooks", {"url": URL}, expect=201)
    return reply.json["id"]


async def log(act: EventsAct, hook: str) -> list[dict[str, Any]]:
    reply = await act.ask(act.world.acme, "GET", f"/v1/hooks/{hook}/deliveries")
    return reply.json["deliveries"]


@EVENTS.scenario(without=["stale"])
async def subscribing(act: EventsAct) -> None:
    """A hook whose secret was never shown does not exist."""
    acme = act.world.acme
    with act.swept():
        reply = await act.ask(acme, "POST", "/v1/hooks", {"url": URL}, expect=201)
    found = await endpoints(act)
    if reply.status == 201:
        assert [reply.json["id"]] == [one.endpoint_id for one in found]
        assert reply.json["secret"] == found[0].secrets[0].secret
        assert await has_hooks(act)
    assert len(found) <= 1


@EVENTS.scenario(without=["stale"])
async def managing(act: EventsAct) -> None:
    """Everything that is done with a hook is done; the last secret shown is the one that signs."""
    acme, hook = act.world.acme, await subscribed(act)
    path = f"/v1/hooks/{hook}"
    with act.swept():
        await act.ask(acme, "POST", f"{path}/disable", repeats=True)
        await act.ask(acme, "POST", f"{path}/enable", repeats=True)
        secret = await act.ask(acme, "POST", f"{path}/secret", expect=201, repeats=True)
        ping = await act.ask(acme, "POST", f"{path}/ping", repeats=True)
    assert "delivered" == ping.json["status"]
    (found,) = await endpoints(act)
    assert secret.json["secret"] == found.secrets[0].secret
    assert "active" == found.status.value
    assert ping.json["event_id"] in [one["event_id"] for one in await log(act, hook)]


@EVENTS.scenario(without=["stale"])
async def unsubscribing(act: EventsAct) -> None:
    """A hook that was removed is gone, and the tenant's keys know that there is none left."""
    acme, hook = act.world.acme, await subscribed(act)
    with act.swept():
        await act.ask(acme, "DELETE", f"/v1/hooks/{hook}", expect=204, again=[404])
    assert [] == await endpoints(act)
    assert not await has_hooks(act)


@EVENTS.scenario()
async def pushing(act: EventsAct) -> None:
    """Each event is pushed under its id, and the log says that it was delivered."""
    acme, hook = act.world.acme, await subscribed(act)
    with act.swept():
        reply = await act.ask(
            acme, "POST", "/v1/events", {"n": 1}, expect=201, key="one", again=[200]
        )
        await act.jobs()
    event_id = reply.json["id"]
    if not act.is_uncertain and not act.is_stale:  # at once, and not after a lease
        assert [event_id] == act.world.sent_ids
    await act.settle()
    assert {event_id} == set(act.world.sent_ids)
    assert [("delivered", event_id)] == [
        (one["status"], one["event_id"]) for one in await log(act, hook)
    ]


@EVENTS.scenario()
async def held(act: EventsAct) -> None:
    """What a hook missed while it was disabled is sent by either kind of replay."""
    acme, hook = act.world.acme, await subscribed(act)
    path = f"/v1/hooks/{hook}"
    await act.ask(acme, "POST", f"{path}/disable")
    ids = await act.world.send({"n": 1}, {"n": 2})
    await act.settle()
    await act.ask(acme, "POST", f"{path}/enable")
    with act.swept():
        replayed = f"{path}/deliveries/{ids[0]}/replay"
        await act.ask(acme, "POST", replayed, expect=202, repeats=True)
        since = {"since": 0}
        await act.ask(acme, "POST", f"{path}/replay", since, expect=202, repeats=True)
        await act.jobs()
    await act.settle()
    assert set(ids) == set(act.world.sent_ids)
    assert {"delivered"} == {one["status"] for one in await log(act, hook)}


@EVENTS.scenario()
async def gone(act: EventsAct) -> None:
    """A receiver that wants no more is unsubscribed, and events are not pushed any longer."""
    acme = act.world.acme
    await subscribed(act)
    act.world.sender.results[URL] = [GONE]
    await act.ask(acme, "POST", "/v1/events", {"n": 1}, expect=201)
    with act.swept():
        await act.jobs()
    await act.settle()
    assert [] == await endpoints(act)
    assert not await has_hooks(act)
