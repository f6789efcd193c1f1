"""Tenants and keys over HTTP: made by the administrator, kept by the tenant, shown once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.kits.jobs import Job
from tablewright.systems.events import limits
from tablewright.systems.events.design import Event, KeyEntry, Tenant, TenantApiKey
from tablewright.systems.events.design.tenants import stored_key
from tablewright.systems.events.options import EventsOptions
from tests.systems.events.service.world import World, code_of, with_events

KEYS = "/v1/tenants/acme/keys"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"tenant_id": "ab"},
        {"tenant_id": "x" * 51},
        {"tenant_id": "Acme"},
        {"tenant_id": "a#b"},
        {"tenant_id": "acme\n"},
        {"tenant_id": "a_b_c"},
        {"tenant_id": "abc", "status": "active"},
        {"tenant_id": "abc", "display_name": ""},
        {"tenant_id": "abc", "requests_per_second": 0},
        {"tenant_id": "abc", "burst": -1},
    ],
)
@with_events
async def test_a_tenant_of_another_form_is_refused(world: World, body: dict[str, Any]):
    assert (422, "invalid") == code_of(await world.operator.ask("POST", "/v1/tenants", body))


@with_events
async def test_a_tenant_that_is_there_is_not_made_again(world: World):
    reply = await world.operator.ask("POST", "/v1/tenants", {"tenant_id": "acme"})
    assert (409, "conflict") == code_of(reply)
    assert 200 == (await world.acme.ask("GET", "/v1/inbox")).status


@with_events
async def test_a_tenant_finds_itself_and_no_other(world: World):
    assert 200 == (await world.acme.ask("GET", "/v1/tenants/acme")).status
    for method, path in (
        ("GET", "/v1/tenants/globex"),
        ("GET", "/v1/tenants/nobody"),
        ("GET", "/v1/tenants/globex/keys"),
        ("DELETE", f"/v1/tenants/globex/keys/{'0' * 36}"),
    ):
        assert (404, "not_found") == code_of(await world.acme.ask(method, path)), path
    assert 404 == (await world.acme.ask("POST", "/v1/tenants/globex/keys", {})).status
    for method, body in (("PATCH", {"burst": 9}), ("DELETE", None)):
        reply = await world.acme.ask(method, "/v1/tenants/acme", body)
        assert (403, "forbidden") == code_of(reply)


@with_events
async def test_a_key_of_another_tenant_cannot_be_revoked(world: World):
    theirs = (await world.operator.ask("GET", "/v1/tenants/globex/keys")).json["keys"][0]["key_id"]
    assert 404 == (await world.acme.ask("DELETE", f"{KEYS}/{theirs}")).status
    assert 400 == (await world.acme.ask("DELETE", f"{KEYS}/x")).status
    assert 200 == (await world.globex.ask("GET", "/v1/inbox")).status


@with_events
async def test_what_is_nobodys_is_not_found_by_the_administrator_either(world: World):
    for method, path, body in (
        ("GET", "/v1/tenants/nobody", None),
        ("PATCH", "/v1/tenants/nobody", {"burst": 5}),
        ("DELETE", "/v1/tenants/nobody", None),
        ("GET", "/v1/tenants/nobody/keys", None),
        ("POST", "/v1/tenants/nobody/keys", {}),
    ):
        reply = await world.operator.ask(method, path, body)
        assert (404, "not_found") == code_of(reply), path
    assert 422 == (await world.operator.ask("PATCH", "/v1/tenants/acme", {})).status


@with_events
async def test_a_tenant_has_a_bounded_number_of_keys(world: World):
    for _ in range(limits.EVENTS_KEYS_MAX - 1):
        assert 201 == (await world.operator.ask("POST", KEYS, {})).status
        world.clock.advance(seconds=1)
    for path, body in ((KEYS, {}), ("/v1/keys/rotate", None)):
        assert (409, "conflict") == code_of(await world.acme.ask("POST", path, body))
    # The change of a tenant with all its keys is one transaction.
    assert 200 == (await world.operator.ask("PATCH", "/v1/tenants/acme", {"burst": 300})).status
    listed = (await world.acme.ask("GET", f"{KEYS}?limit=100")).json["keys"]
    await world.acme.ask("DELETE", f"{KEYS}/{listed[5]['key_id']}")
    assert 201 == (await world.acme.ask("POST", "/v1/keys/rotate")).status


@with_events
async def test_a_new_tenant_gets_a_key_that_works(world: World):
    body = {"tenant_id": "new-one", "display_name": "New", "requests_per_second": 5, "burst": 7}
    reply = await world.operator.ask("POST", "/v1/tenants", body)
    made = reply.json
    assert 201 == reply.status
    assert made["api_key"].startswith("tenant_new-one_live_")
    inbox = await world.bearer(made["api_key"]).ask("GET", "/v1/inbox")
    assert (200, "7") == (inbox.status, inbox.headers["x-ratelimit-limit"])
    shown = (await world.operator.ask("GET", "/v1/tenants/new-one")).json
    assert {**body, "status": "active", "created_at": world.now_ms} == shown


@with_events
async def test_tenants_are_listed_page_by_page(world: World):
    found: list[str] = []
    cursor = ""
    while True:
        page = (await world.operator.ask("GET", f"/v1/tenants?limit=2{cursor}")).json
        found += [one["tenant_id"] for one in page["tenants"]]
        if page["next_cursor"] is None:
            break
        cursor = f"&cursor={page['next_cursor']}"
    assert ["acme", "globex"] == sorted(found)


@with_events
async def test_limits_are_changed_for_all_keys_from_the_next_request_on(world: World):
    second = (await world.acme.ask("POST", KEYS, {})).json["api_key"]
    changes: list[tuple[dict[str, Any], str]] = [
        ({"requests_per_second": 3, "burst": 4}, "4"),
        ({"display_name": "Acme"}, "4"),
        ({"burst": None}, "200"),
    ]
    for body, limit in changes:
        assert 200 == (await world.operator.ask("PATCH", "/v1/tenants/acme", body)).status
        third = (await world.operator.ask("POST", KEYS, {})).json["api_key"]
        world.clock.advance(seconds=100)
        for key in (world.keys["acme"], second, third):
            reply = await world.bearer(key).ask("GET", "/v1/inbox")
            assert limit == reply.headers["x-ratelimit-limit"]
    shown = (await world.acme.ask("GET", "/v1/tenants/acme")).json
    assert ("Acme", 3, None) == (
        shown["display_name"],
        shown["requests_per_second"],
        shown["burst"],
    )


@with_events
async def test_a_new_key_and_a_new_limit_do_not_miss_each_other(world: World):
    asked = [world.operator.ask("POST", KEYS, {}) for _ in range(3)]
    changing = [world.operator.ask("PATCH", "/v1/tenants/acme", {"burst": n}) for n in (50, 60)]
    replies = await asyncio.gather(*asked, *changing)
    assert {201, 200} == {one.status for one in replies}
    tenant = await world.db.run(Tenant.get("acme"))
    assert tenant is not None
    keys = await world.db.all(TenantApiKey.of_tenant("acme"))
    assert [tenant.burst] * 4 == [one.burst for one in keys]


@with_events
async def test_keys_are_listed_without_what_makes_them_keys(world: World):
    made = (await world.acme.ask("POST", KEYS, {"display_name": "worker"})).json
    reply = await world.acme.ask("GET", KEYS)
    shown = {one["key_id"]: one for one in reply.json["keys"]}
    assert 2 == len(shown)
    assert {
        "key_id": made["key_id"],
        "display_name": "worker",
        "prefix": "tenant_acme_live_",
        "last_four": made["api_key"][-4:],
        "status": "active",
        "created_at": world.now_ms,
        "expires_at": None,
    } == shown[made["key_id"]]
    for key in (made["api_key"], world.keys["acme"]):
        assert key not in reply.body.decode()
        assert stored_key(key).removeprefix("sha256:")[:16] not in reply.body.decode()


@with_events
async def test_a_revoked_key_is_refused_and_listed_as_such(world: World):
    made = (await world.acme.ask("POST", KEYS, {})).json
    for _ in range(2):
        assert 204 == (await world.acme.ask("DELETE", f"{KEYS}/{made['key_id']}")).status
    assert 401 == (await world.bearer(made["api_key"]).ask("GET", "/v1/inbox")).status
    listed = (await world.acme.ask("GET", KEYS)).json["keys"]
    assert {"active": 1, "revoked": 1} == {
        status: [one["status"] for one in listed].count(status) for status in ("active", "revoked")
    }


@with_events(options=EventsOptions(key_grace_seconds=60))
async def test_a_rotated_key_is_good_until_its_grace_is_over(world: World):
    reply = await world.acme.ask("POST", "/v1/keys/rotate")
    assert 201 == reply.status
    assert world.now_ms + 60_000 == reply.json["old_key_expires_at"]
    fresh = reply.json["api_key"]
    world.clock.advance(seconds=30)
    # A caller that lost the response rotates again; the grace does not grow.
    again = await world.acme.ask("POST", "/v1/keys/rotate")
    assert reply.json["old_key_expires_at"] == again.json["old_key_expires_at"]
    for key in (world.keys["acme"], fresh, again.json["api_key"]):
        assert 200 == (await world.bearer(key).ask("GET", "/v1/inbox")).status
    world.clock.advance(seconds=30)
    assert 401 == (await world.acme.ask("GET", "/v1/inbox")).status
    assert 200 == (await world.bearer(fresh).ask("GET", "/v1/inbox")).status
    listed = (await world.bearer(fresh).ask("GET", KEYS)).json["keys"]
    assert ["active", "active", "expired"] == sorted(one["status"] for one in listed)


@with_events
async def test_a_deleted_tenant_is_refused_at_once_and_then_gone(world: World):
    await world.send(*({"n": n, "event_type": "a"} for n in range(130)))
    await world.send({"n": 1}, to="globex")
    hook = {"url": "https://acme.example.com/hook"}
    assert 201 == (await world.acme.ask("POST", "/v1/hooks", hook)).status
    await world.send({"n": 1000})
    await world.run_jobs()
    foreign = TenantApiKey(api_key=stored_key("as of old"), tenant_id="acme")
    await world.db.run(foreign.create())

    reply = await world.operator.ask("DELETE", "/v1/tenants/acme")
    assert (202, "leaving") == (reply.status, reply.json["status"])
    assert 401 == (await world.acme.ask("GET", "/v1/inbox")).status
    assert 404 == (await world.operator.ask("GET", "/v1/tenants/acme")).status
    assert 404 == (await world.operator.ask("DELETE", "/v1/tenants/acme")).status
    assert 409 == (await world.operator.ask("POST", "/v1/tenants", {"tenant_id": "acme"})).status
    await world.run_jobs()
    assert [] == await world.db.all(Event.of_tenant("acme").with_hidden())
    # A request that was admitted before stores one more.
    late = Event(tenant_id="acme", event_id=(await some_event(world)).event_id, payload={})
    await world.db.run(late.create())
    world.clock.advance(seconds=61)
    await world.run_jobs()
    for table in ("Events", "TenantApiKeys", "tablewright-service"):
        items = (await world.db.call("Scan", {"TableName": table}))["Items"]
        left = [one for one in items if "acme" in str(one)]
        kept = [one for one in left if one["pk"]["S"].startswith(("job#", "rate#", "bucket#"))]
        assert left == kept, table
    assert [] == await world.db.all(KeyEntry.of_tenant("acme"))
    assert 201 == (await world.operator.ask("POST", "/v1/tenants", {"tenant_id": "acme"})).status
    assert 200 == (await world.globex.ask("GET", "/v1/inbox")).status
    assert 1 == len(await world.db.all(Event.of_tenant("globex")))
    assert [] == [one for one in await world.db.all(Job.scan()) if one.lane is not None]


async def some_event(world: World) -> Event:
    found = await world.db.all(Event.of_tenant("globex"))
    return found[0]
