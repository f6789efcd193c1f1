"""Lost responses: what a request did is what its response says, though the store's was lost."""

from __future__ import annotations

import pytest

from tablewright.systems.events import limits
from tests.systems.events.service.test_replaying import replayed
from tests.systems.events.service.world import (
    World,
    code_of,
    numbers,
    sent,
    walked,
    with_events,
)

HOOK = {"url": "https://acme.example.com/hook"}


@with_events
async def test_an_event_is_stored_once_under_the_id_that_its_sender_gets(world: World):
    world.losing.lose("PutItem", holding=b"Events")
    event_id = await sent(world.acme, {"n": 1})
    assert 1 == len(world.losing.lost)
    assert [event_id] == [one["id"] for one in await walked(world.acme, "/v1/inbox?limit=9")]


@with_events
async def test_each_event_of_a_batch_is_stored_once(world: World):
    world.losing.lose("PutItem", holding=b"Events", skipped=1)
    batch = {"events": [{"n": 1}, {"n": 2}, {"n": 3}]}
    reply = await world.acme.ask("POST", "/v1/events/batch", batch)
    ids = [one["id"] for one in reply.json["results"]]
    found = await walked(world.acme, "/v1/inbox?limit=9")
    assert sorted(ids) == sorted(one["id"] for one in found)


@with_events
async def test_an_event_with_a_key_is_stored_once(world: World):
    world.losing.lose("PutItem", holding=b"Events")
    key = {"idempotency-key": "order-7"}
    reply = await world.acme.ask("POST", "/v1/events", {"n": 1}, headers=key)
    assert reply.status in (200, 201)
    found = await walked(world.acme, "/v1/inbox?limit=9")
    assert [reply.json["id"]] == [one["id"] for one in found]


@with_events
async def test_an_event_for_hooks_is_stored_and_pushed_once(world: World):
    await world.acme.ask("POST", "/v1/hooks", HOOK)
    world.losing.lose("TransactWriteItems")
    event_id = await sent(world.acme, {"n": 1})
    await world.run_jobs()
    assert [event_id] == world.sent_ids


@with_events
async def test_a_claimed_event_is_delivered_to_its_claimant(world: World):
    ids = await world.send({"n": 1}, {"n": 2})
    world.losing.lose("UpdateItem", holding=b"lease")
    reply = await world.acme.ask("POST", "/v1/inbox/claim")
    assert 1 == len(world.losing.lost)
    assert ids == [one["id"] for one in reply.json["events"]]
    again = await world.acme.ask("POST", "/v1/inbox/claim")
    assert [] == again.json["events"]


@with_events
async def test_an_event_that_another_has_claimed_is_not_taken_for_the_own(world: World):
    await world.send({"n": 1})
    first = await world.acme.ask("POST", "/v1/inbox/claim")
    assert 1 == len(first.json["events"])
    again = await world.acme.ask("POST", "/v1/inbox/claim")
    assert [] == again.json["events"]


@with_events
async def test_a_delete_that_has_deleted_the_event_succeeds(world: World):
    (event_id,) = await world.send({"n": 1})
    world.losing.lose("DeleteItem")
    assert 204 == (await world.acme.ask("DELETE", f"/v1/events/{event_id}")).status
    assert 1 == len(world.losing.lost)
    again = await world.acme.ask("DELETE", f"/v1/events/{event_id}")
    assert (404, "not_found") == code_of(again)


@with_events
async def test_an_event_that_was_erased_is_told_as_erased(world: World):
    ids = await world.send({"n": 1}, {"n": 2})
    world.losing.lose("DeleteItem")
    reply = await world.acme.ask("POST", "/v1/events/erase", {"event_ids": ids})
    assert ["erased", "erased"] == [one["status"] for one in reply.json["results"]]


@with_events
async def test_a_nack_that_has_put_the_event_back_succeeds(world: World):
    (event_id,) = await world.send({"n": 1})
    lease = (await world.acme.ask("POST", "/v1/inbox/claim")).json["lease_id"]
    world.losing.lose("UpdateItem", holding=b"undelivered")
    nack = f"/v1/events/{event_id}/nack?lease_id={lease}"
    assert 200 == (await world.acme.ask("POST", nack)).status
    assert 1 == len(world.losing.lost)
    assert (409, "conflict") == code_of(await world.acme.ask("POST", nack))


@with_events
async def test_an_acknowledgement_and_an_extension_may_be_repeated(world: World):
    ids = await world.send({"n": 1}, {"n": 2})
    lease = (await world.acme.ask("POST", "/v1/inbox/claim")).json["lease_id"]
    world.losing.lose("UpdateItem")
    body = {"lease_id": lease, "event_ids": ids}
    reply = await world.acme.ask("POST", "/v1/inbox/extend", body)
    assert ["extended", "extended"] == [one["status"] for one in reply.json["results"]]
    world.losing.lose("UpdateItem")
    reply = await world.acme.ask("POST", "/v1/events/ack", {"event_ids": ids})
    assert ["acknowledged", "acknowledged"] == [one["status"] for one in reply.json["results"]]


@with_events
async def test_a_replay_counts_every_event_that_it_puts_back(world: World):
    ids = await world.send({"n": 1}, {"n": 2}, {"n": 3})
    await world.acme.ask("POST", "/v1/events/ack", {"event_ids": ids})
    world.losing.lose("UpdateItem", holding=b"undelivered")
    assert 3 == (await replayed(world, {}))["count"]
    assert 1 == len(world.losing.lost)


@with_events
async def test_the_job_of_a_replay_is_added_once(world: World):
    ids = await world.send({"n": 1})
    await world.acme.ask("POST", "/v1/events/ack", {"event_ids": ids})
    world.losing.lose("PutItem", holding=b"job#")
    await replayed(world, {})
    assert 1 == len(world.losing.lost)
    world.clock.advance(seconds=limits.EVENTS_INDEX_SECONDS_MAX)
    await world.run_jobs()
    assert [1] == numbers(await walked(world.acme, "/v1/inbox?limit=9"))


@with_events
async def test_a_new_hook_is_shown_with_its_secret(world: World):
    world.losing.lose("TransactWriteItems", holding=b"hooks#")
    reply = await world.acme.ask("POST", "/v1/hooks", HOOK)
    assert (201, 1) == (reply.status, len(world.losing.lost))
    assert reply.json["secret"].startswith("whsec_")
    hooks = (await world.acme.ask("GET", "/v1/hooks")).json["hooks"]
    assert [reply.json["id"]] == [one["id"] for one in hooks]


@with_events
async def test_a_new_secret_of_a_hook_is_made_once(world: World):
    hook_id = (await world.acme.ask("POST", "/v1/hooks", HOOK)).json["id"]
    world.losing.lose("TransactWriteItems", holding=b"hooks#")
    reply = await world.acme.ask("POST", f"/v1/hooks/{hook_id}/secret")
    assert (201, 1) == (reply.status, len(world.losing.lost))
    await sent(world.acme, {"n": 1})
    await world.run_jobs()
    ((_, headers, _),) = world.sender.sent
    assert 2 == len(headers["webhook-signature"].split())  # by the new secret and the old one


@pytest.mark.parametrize("action", ["enable", "disable"])
@with_events
async def test_a_hook_is_switched(world: World, action: str):
    hook_id = (await world.acme.ask("POST", "/v1/hooks", HOOK)).json["id"]
    world.losing.lose("TransactWriteItems", holding=b"hooks#")
    assert 200 == (await world.acme.ask("POST", f"/v1/hooks/{hook_id}/{action}")).status


@with_events
async def test_a_hook_that_was_deleted_is_told_as_deleted(world: World):
    hook_id = (await world.acme.ask("POST", "/v1/hooks", HOOK)).json["id"]
    world.losing.lose("TransactWriteItems", holding=b"hooks#")
    assert 204 == (await world.acme.ask("DELETE", f"/v1/hooks/{hook_id}")).status
    assert 1 == len(world.losing.lost)


@with_events
async def test_a_ping_is_told_with_its_result(world: World):
    hook_id = (await world.acme.ask("POST", "/v1/hooks", HOOK)).json["id"]
    world.losing.lose("TransactWriteItems", holding=b"deliveries#")
    reply = await world.acme.ask("POST", f"/v1/hooks/{hook_id}/ping")
    assert (200, "delivered") == (reply.status, reply.json["status"])
    assert 1 == len(world.sender.sent)


@with_events
async def test_tenants_and_keys_are_made_once(world: World):
    for target, body in (
        ("/v1/tenants", {"tenant_id": "initech"}),
        ("/v1/tenants/acme/keys", {}),
    ):
        world.losing.lose("TransactWriteItems")
        reply = await world.operator.ask("POST", target, body)
        assert (201, 1) == (reply.status, len(world.losing.lost))
    keys = (await world.operator.ask("GET", "/v1/tenants/acme/keys")).json["keys"]
    assert 2 == len(keys)
    world.losing.lose("TransactWriteItems")
    assert 201 == (await world.acme.ask("POST", "/v1/keys/rotate")).status
    keys = (await world.operator.ask("GET", "/v1/tenants/acme/keys")).json["keys"]
    assert 3 == len(keys)


@with_events
async def test_a_tenant_leaves_though_responses_are_lost(world: World):
    await world.acme.ask("POST", "/v1/hooks", HOOK)
    await world.send({"n": 1})
    await world.operator.ask("DELETE", "/v1/tenants/acme")
    world.losing.lose("DeleteItem")
    await world.run_jobs()
    world.clock.advance(seconds=3_600)
    world.losing.lose("DeleteItem", holding=b"tenant")
    await world.run_jobs()
    assert 1 == len(world.losing.lost)
    assert 404 == (await world.operator.ask("GET", "/v1/tenants/acme")).status
