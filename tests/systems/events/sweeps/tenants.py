"""Scenarios of tenants and their keys: a key that is shown works, and nothing outlives a tenant."""

from __future__ import annotations

from typing import Any

from tablewright.kits.webhooks import WebhookEndpoint
from tablewright.systems.events.design.tenants import KeyEntry, Tenant, TenantApiKey
from tests.systems.events.sweeps.opening import EVENTS, EventsAct, stored


async def keys(act: EventsAct, tenant: str = "acme") -> list[TenantApiKey]:
    """The keys of a tenant; each is listed, and each in the list is a key."""
    found = await act.world.db.all(TenantApiKey.of_tenant(tenant).consistently())
    listed = await act.world.db.all(KeyEntry.of_tenant(tenant).consistently())
    assert sorted((one.key_id, one.status, one.expires_at) for one in listed) == sorted(
        (one.key_id or "", one.status, one.expires_at) for one in found
    )
    return found


async def works(act: EventsAct, key: str) -> bool:
    return 200 == (await act.world.bearer(key).ask("GET", "/v1/inbox")).status


@EVENTS.scenario(without=["stale"])
async def founding(act: EventsAct) -> None:
    """A tenant is there once, with a key that works and was shown, and with the last limits."""
    admin, body = act.world.operator, {"tenant_id": "initech"}
    with act.swept():
        made = await act.ask(admin, "POST", "/v1/tenants", body, expect=201)
        if made.status == 201:
            change = {"burst": 7, "display_name": "Initech"}
            await act.ask(admin, "PATCH", "/v1/tenants/initech", change)
    tenant = await act.world.db.run(Tenant.get("initech").consistently())
    if made.status == 201:
        assert await works(act, made.json["api_key"])
        assert (1, 7) == (len(await keys(act, "initech")), tenant and tenant.burst)
        assert [7] == [one.burst for one in await keys(act, "initech")]
    assert (tenant is None) == ([] == await keys(act, "initech"))


@EVENTS.scenario(without=["stale"])
async def keying(act: EventsAct) -> None:
    """Keys that are shown work, those that are revoked do not, and the count is right."""
    acme = act.world.acme
    extra = await act.ask(acme, "POST", "/v1/tenants/acme/keys", {}, expect=201)
    with act.swept():
        made = await act.ask(acme, "POST", "/v1/tenants/acme/keys", {}, expect=201)
        rotated = await act.ask(acme, "POST", "/v1/keys/rotate", expect=201)
        path = f"/v1/tenants/acme/keys/{extra.json['key_id']}"
        await act.ask(acme, "DELETE", path, expect=204)
    shown = [one.json["api_key"] for one in (made, rotated) if one.status == 201]
    assert all([await works(act, one) for one in shown])
    assert not await works(act, extra.json["api_key"])
    found = await keys(act)
    tenant = await act.world.db.run(Tenant.get("acme").consistently())
    assert tenant is not None
    assert len(found) == tenant.keys_made
    if not act.is_uncertain:
        assert 4 == len(found)


@EVENTS.scenario()
async def leaving(act: EventsAct) -> None:
    """A tenant that is deleted leaves nothing behind, and its name is free again."""
    acme, admin = act.world.acme, act.world.operator
    await act.ask(acme, "POST", "/v1/hooks", {"url": "https://acme.example.com/"}, expect=201)
    await act.world.send({"n": 1}, {"n": 2})
    await act.settle()
    with act.swept():
        await act.ask(admin, "DELETE", "/v1/tenants/acme", expect=202, again=[404])
        await act.jobs()
        act.stage.clock.advance(seconds=120)
        await act.jobs()
    assert not await works(act, act.world.keys["acme"])
    await act.settle()
    db = act.world.db
    left: list[Any] = [*await stored(act), *await keys(act)]
    left += await db.all(WebhookEndpoint.of_tenant("events", "acme").consistently())
    assert [] == left
    await act.ask(admin, "POST", "/v1/tenants", {"tenant_id": "acme"}, expect=201)
