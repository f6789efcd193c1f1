"""Hooks: subscriptions of a tenant, what is pushed to them, and that it is pushed under one id."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from standardwebhooks import Webhook

from tablewright.kits.jobs import Job
from tablewright.kits.jobs.records import LANES
from tablewright.kits.webhooks import AttemptResult
from tablewright.model import assign
from tablewright.systems.events.design import Tenant
from tablewright.testing.doubles import SUCCESS
from tests.systems.events.service.world import World, code_of, sent, with_events

URL = "https://acme.example.com/hook"
GONE = AttemptResult(410, None, 5, "gone")
DOWN = AttemptResult(500, None, 5, "no")


async def subscribed(world: World, url: str = URL, **more: Any) -> dict[str, Any]:
    reply = await world.acme.ask("POST", "/v1/hooks", {"url": url, **more})
    assert 201 == reply.status, reply.body
    return reply.json


async def has_hooks(world: World) -> bool:
    tenant = await world.db.run(Tenant.get("acme"))
    assert tenant is not None
    return tenant.has_hooks


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"url": URL, "hookUrl": URL},
        {"url": "http://acme.example.com/hook"},
        {"url": "https://127.0.0.1/hook"},
        {"url": "https://[::1]/hook"},
        {"url": "https://169.254.169.254/latest"},
        {"url": "https://localhost/hook"},
        {"url": "https://user:secret@acme.example.com/"},
        {"url": "ftp://acme.example.com/"},
        {"url": ""},
        {"url": URL, "event": "a#b"},
        {"url": URL, "event": "a", "event_types": ["b"]},
        {"url": URL, "event_types": []},
        {"url": URL, "secret": "mine"},
    ],
)
@with_events
async def test_a_subscription_of_another_form_is_refused(world: World, body: dict[str, Any]):
    assert (422, "invalid") == code_of(await world.acme.ask("POST", "/v1/hooks", body))
    assert [] == (await world.acme.ask("GET", "/v1/hooks")).json["hooks"]


@with_events
async def test_a_hook_of_another_tenant_is_not_found(world: World):
    hook = (await subscribed(world))["id"]
    for method, path, body in (
        ("GET", "", None),
        ("DELETE", "", None),
        ("POST", "/ping", None),
        ("POST", "/enable", None),
        ("POST", "/disable", None),
        ("POST", "/secret", None),
        ("GET", "/deliveries", None),
        ("POST", "/replay", {"since": 0}),
        ("POST", f"/deliveries/{hook}/replay", None),
    ):
        reply = await world.globex.ask(method, f"/v1/hooks/{hook}{path}", body)
        assert (404, "not_found") == code_of(reply), path
    assert [] == (await world.globex.ask("GET", "/v1/hooks")).json["hooks"]
    assert [] == world.sender.sent


@pytest.mark.parametrize(
    ("body", "types"),
    [
        ({"hookUrl": URL, "event": "order.placed"}, ["order.placed"]),
        ({"url": URL, "event_types": ["a", "b"]}, ["a", "b"]),
        ({"url": URL}, None),
    ],
)
@with_events
async def test_a_subscription_is_taken_in_either_spelling(
    world: World, body: dict[str, Any], types: list[str] | None
):
    reply = await world.acme.ask("POST", "/v1/hooks", body)
    assert 201 == reply.status
    made = reply.json
    assert made["secret"].startswith("whsec_")
    assert (URL, types, "active") == (made["url"], made["event_types"], made["status"])
    shown = await world.acme.ask("GET", f"/v1/hooks/{made['id']}")
    assert {name: value for name, value in made.items() if name != "secret"} == shown.json
    listed = await world.acme.ask("GET", "/v1/hooks")
    assert [shown.json] == listed.json["hooks"]
    assert made["secret"] not in listed.body.decode()


@with_events
async def test_an_event_is_pushed_with_a_signature_to_those_who_want_its_type(world: World):
    all_types = await subscribed(world)
    await subscribed(world, URL + "/a", event_types=["a"])
    await subscribed(world, URL + "/b", event_types=["b"])
    await world.send({"n": 0, "event_type": "a"}, to="globex")
    body = b'{"event_type": "a", "price": 1.10}'
    event_id = (await world.acme.ask("POST", "/v1/events", body)).json["id"]
    created_at = world.now_ms
    await world.run_jobs()
    assert {URL, URL + "/a"} == {url for url, _, _ in world.sender.sent}
    assert {event_id} == set(world.sent_ids)
    [(_, headers, pushed)] = [one for one in world.sender.sent if one[0] == URL]
    text = pushed.decode()
    assert f'{{"id":"{event_id}","event_type":"a","created_at":{created_at}' in text
    assert '"payload":{"event_type":"a","price":1.10}' in text
    assert signature_of(all_types["secret"], headers, pushed) in headers["webhook-signature"]
    polled = await world.acme.ask("GET", "/v1/zapier/events")
    assert text == polled.body.decode()[1:-1]


@with_events
async def test_an_event_without_a_type_goes_to_those_who_want_all(world: World):
    await subscribed(world)
    await subscribed(world, URL + "/a", event="a")
    await sent(world.acme, {"n": 1})
    await world.run_jobs()
    assert [URL] == [url for url, _, _ in world.sender.sent]


@with_events
async def test_only_a_tenant_with_hooks_pays_for_them(world: World):
    await sent(world.acme, {"n": 1})
    made = await subscribed(world)
    assert await has_hooks(world)
    key = (await world.acme.ask("POST", "/v1/tenants/acme/keys", {})).json["api_key"]
    world.calls.clear()
    await sent(world.bearer(key), {"n": 2})
    assert ["GetItem", "TransactWriteItems"] == [one.operation for one in world.calls]
    await world.run_jobs()
    assert 1 == len(world.sender.sent)
    await world.acme.ask("DELETE", f"/v1/hooks/{made['id']}")
    assert not await has_hooks(world)
    world.calls.clear()
    await sent(world.bearer(key), {"n": 3})
    assert ["GetItem", "PutItem"] == [one.operation for one in world.calls]
    await world.run_jobs()
    assert 1 == len(world.sender.sent)


@with_events
async def test_a_repeated_request_is_pushed_once(world: World):
    await subscribed(world)
    key = {"idempotency-key": "k1"}
    for _ in range(3):
        await world.acme.ask("POST", "/v1/events", {"n": 1}, headers=key)
        await world.run_jobs()
    assert 1 == len(world.sender.sent)
    conflict = await world.acme.ask("POST", "/v1/events", {"n": 2}, headers=key)
    assert (409, "conflict") == code_of(conflict)


@with_events
async def test_a_job_that_is_done_twice_pushes_under_the_same_id(world: World):
    await subscribed(world)
    event_id = await sent(world.acme, {"n": 1})
    await world.run_jobs()
    for _ in range(2):  # its process died before the end was noted
        for job in await world.db.all(Job.scan()):
            place = Job.at(queue=job.queue, job_id=job.job_id)
            await world.db.run(
                place.update(assign(Job.lane, LANES[0]), assign(Job.due_at, job.created_at))
            )
        await world.run_jobs()
    assert {event_id} == set(world.sent_ids)


@with_events
async def test_an_event_that_was_deleted_is_not_pushed(world: World):
    await subscribed(world)
    event_id = await sent(world.acme, {"n": 1})
    await world.acme.ask("DELETE", f"/v1/events/{event_id}")
    await world.run_jobs()
    assert [] == world.sender.sent


@with_events
async def test_a_receiver_that_is_gone_is_unsubscribed(world: World):
    world.sender.results[URL] = [GONE]
    await subscribed(world)
    other = await subscribed(world, URL + "/other")
    await sent(world.acme, {"n": 1})
    await world.run_jobs()
    listed = (await world.acme.ask("GET", "/v1/hooks")).json["hooks"]
    assert [other["id"]] == [one["id"] for one in listed]
    assert await has_hooks(world)
    world.sender.results[URL + "/other"] = [GONE]
    await sent(world.acme, {"n": 2})
    await world.run_jobs()
    assert [] == (await world.acme.ask("GET", "/v1/hooks")).json["hooks"]
    assert not await has_hooks(world)


@with_events
async def test_deliveries_are_logged_and_can_be_repeated(world: World):
    world.sender.results[URL] = [DOWN, SUCCESS]
    hook = (await subscribed(world))["id"]
    path = f"/v1/hooks/{hook}/deliveries"
    event_id = await sent(world.acme, {"n": 1})
    await world.run_jobs()
    [shown] = (await world.acme.ask("GET", path)).json["deliveries"]
    assert (event_id, "pending", [500]) == (
        shown["event_id"],
        shown["status"],
        [one["status"] for one in shown["attempts"]],
    )
    world.clock.advance(seconds=60)
    await world.run_jobs()
    [shown] = (await world.acme.ask("GET", f"{path}?status=delivered")).json["deliveries"]
    assert [500, 200] == [one["status"] for one in shown["attempts"]]
    assert 404 == (await world.acme.ask("POST", f"{path}/unknown/replay")).status
    reply = await world.acme.ask("POST", f"{path}/{event_id}/replay")
    assert (202, "pending") == (reply.status, reply.json["status"])
    await world.run_jobs()
    assert [event_id] * 3 == world.sent_ids
    assert 400 == (await world.acme.ask("GET", f"{path}?cursor=x")).status


@with_events
async def test_what_a_disabled_hook_missed_is_held_and_replayed(world: World):
    hook = (await subscribed(world))["id"]
    since = world.now_ms
    disabled = await world.acme.ask("POST", f"/v1/hooks/{hook}/disable")
    assert "disabled" == disabled.json["status"]
    event_id = await sent(world.acme, {"n": 1})
    await world.run_jobs()
    assert [] == world.sender.sent
    enabled = await world.acme.ask("POST", f"/v1/hooks/{hook}/enable")
    assert "active" == enabled.json["status"]
    reply = await world.acme.ask("POST", f"/v1/hooks/{hook}/replay", {"since": since})
    assert 202 == reply.status
    await world.run_jobs()
    assert [event_id] == world.sent_ids


@with_events
async def test_a_ping_is_sent_at_once_and_told(world: World):
    hook = (await subscribed(world))["id"]
    reply = await world.acme.ask("POST", f"/v1/hooks/{hook}/ping")
    assert (200, "delivered") == (reply.status, reply.json["status"])
    assert reply.json["event_id"].startswith("ping_")
    assert 1 == len(world.sender.sent)


@with_events
async def test_a_new_secret_signs_beside_the_old_one(world: World):
    made = await subscribed(world)
    reply = await world.acme.ask("POST", f"/v1/hooks/{made['id']}/secret")
    assert 201 == reply.status
    await sent(world.acme, {"n": 1})
    await world.run_jobs()
    [(_, headers, body)] = world.sender.sent
    for secret in (made["secret"], reply.json["secret"]):
        assert signature_of(secret, headers, body) in headers["webhook-signature"]


def signature_of(secret: str, headers: Any, body: bytes) -> str:
    """What the published library of Standard Webhooks signs the same message with."""
    moment = datetime.fromtimestamp(int(headers["webhook-timestamp"]), UTC)
    assert json.loads(body)
    return Webhook(secret).sign(headers["webhook-id"], moment, body.decode())
