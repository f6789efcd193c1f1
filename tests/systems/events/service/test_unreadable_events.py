"""Stored items that do not fit their entity: lists skip them, and nothing else stops."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright.systems.events.tenants.leaving import _WAIT  # pyright: ignore[reportPrivateUsage]
from tests.systems.events.service.world import World, code_of, numbers, walked, with_events

EVENTS = "Events"
KEYS = "TenantApiKeys"


async def _spoil(world: World, table: str, pk: str, sk: str, attribute: str) -> None:
    request = {
        "TableName": table,
        "Key": {"pk": {"S": pk}, "sk": {"S": sk}},
        "UpdateExpression": "SET #a = :wrong",
        "ExpressionAttributeNames": {"#a": attribute},
        "ExpressionAttributeValues": {":wrong": {"BOOL": True}},
    }
    await world.db.call("UpdateItem", request)


async def _items(world: World, table: str) -> list[Any]:
    return (await world.db.call("Scan", {"TableName": table}))["Items"]


async def _with_a_broken_one(world: World) -> str:
    """Three events, of which the second cannot be read; its id."""
    ids = await world.send(*({"n": n, "event_type": "a"} for n in range(3)))
    await _spoil(world, EVENTS, "acme", ids[1], "payload")
    return ids[1]


@pytest.mark.parametrize(
    "path",
    [
        "/v1/inbox?limit=10",
        "/v1/inbox?limit=1",
        "/v1/inbox?event_type=a",
        "/v1/inbox?consistent=true",
        "/inbox?limit=2",
        "/v1/events?order=oldest",
        "/v1/events?limit=1&order=oldest",
    ],
)
@with_events
async def test_one_event_that_does_not_fit_does_not_make_a_page_a_500(world: World, path: str):
    await _with_a_broken_one(world)
    assert [0, 2] == numbers(await walked(world.acme, path))


@with_events
async def test_polling_claiming_and_counting_go_on_without_it(world: World):
    broken = await _with_a_broken_one(world)
    polled = (await world.acme.ask("GET", "/v1/zapier/events")).json
    assert [2, 0] == numbers(polled)
    claimed = (await world.acme.ask("POST", "/v1/inbox/claim?limit=5")).json["events"]
    assert [0, 2] == numbers(claimed)
    counted = (await world.acme.ask("GET", "/v1/stats")).json["undelivered"]
    assert 3 == counted["count"]
    assert broken not in str(claimed)


@with_events
async def test_an_event_that_nobody_can_read_is_acknowledged_put_back_and_deleted(world: World):
    broken = await _with_a_broken_one(world)
    place = f"/v1/events/{broken}"
    assert 200 == (await world.acme.ask("POST", f"{place}/ack")).status
    assert {"S": "delivered"} == next(
        one["status"] for one in await _items(world, EVENTS) if one["sk"]["S"] == broken
    )
    assert 200 == (await world.acme.ask("POST", f"{place}/nack")).status
    assert 204 == (await world.acme.ask("DELETE", place)).status
    assert (404, "not_found") == code_of(await world.acme.ask("GET", place))


@with_events
async def test_tenants_and_keys_are_listed_without_one_that_does_not_fit(world: World):
    await _spoil(world, KEYS, "tenant#acme", "tenant", "keys_made")
    listed = (await world.operator.ask("GET", "/v1/tenants")).json["tenants"]
    assert ["globex"] == [one["tenant_id"] for one in listed]
    entry = next(
        one["sk"]["S"]
        for one in await _items(world, KEYS)
        if one["pk"]["S"] == "tenant#globex" and one["sk"]["S"].startswith("key#")
    )
    await _spoil(world, KEYS, "tenant#globex", entry, "last_four")
    assert [] == (await world.globex.ask("GET", "/v1/tenants/globex/keys")).json["keys"]
    assert 200 == (await world.operator.ask("PATCH", "/v1/tenants/globex", {"burst": 9})).status


@with_events
async def test_a_deleted_tenant_goes_with_what_nobody_can_read(world: World):
    await _with_a_broken_one(world)
    assert 202 == (await world.operator.ask("DELETE", "/v1/tenants/acme")).status
    for one in await _items(world, KEYS):
        if one["tenant_id"] == {"S": "acme"}:
            spoiled = "keys_made" if one["sk"] == {"S": "tenant"} else "last_four"
            await _spoil(world, KEYS, one["pk"]["S"], one["sk"]["S"], spoiled)
    await world.run_jobs()
    world.clock.advance(seconds=(_WAIT + timedelta(seconds=1)).total_seconds())
    await world.run_jobs()
    left = [*await _items(world, EVENTS), *await _items(world, KEYS)]
    assert [] == [one for one in left if one["tenant_id"] == {"S": "acme"}]
