"""Who is admitted: API keys of tenants and the administrator's token, and no other caller."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablewright.api.api_keys import hash_of, new_key
from tablewright.client import AsyncDatabase
from tablewright.client.kept_reads import KeptReads
from tablewright.client.partitions import Partitions
from tablewright.clock import SystemClock
from tablewright.errors import InternalServerError, ThrottlingException, UnauthenticatedError
from tablewright.ids import CountingIds
from tablewright.model import assign, transaction
from tablewright.model.calls import Session
from tablewright.systems.events.design import DESIGN
from tablewright.systems.events.design.tenants import Tenant, TenantApiKey, stored_key
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.tenants.identity import TenantIdentity
from tablewright.systems.events.tenants.keys import KeyMaker
from tablewright.testing.system import OPERATOR_TOKEN
from tests.systems.events.service.world import World, code_of, with_events

REFUSED = (401, "unauthenticated")


@pytest.mark.parametrize(
    "authorization",
    [
        None,
        "",
        "Bearer",
        "Bearer ",
        "Basic YTpi",
        "Bearer nonsense",
        "Bearer tenant_acme_live_0123456789ab",
        f"Bearer {OPERATOR_TOKEN[:-1]}",
        "Bearer sha256:" + "0" * 64,
        "Bearer " + "x" * 5_000,
    ],
)
@with_events
async def test_what_cannot_be_a_key_is_refused_without_a_look_into_the_store(
    world: World, authorization: str | None
):
    world.calls.clear()
    headers = {} if authorization is None else {"authorization": authorization}
    reply = await world.caller().ask("GET", "/v1/inbox", headers=headers)
    assert REFUSED == code_of(reply)
    assert "Bearer" == reply.headers["www-authenticate"]
    assert [] == world.calls


@with_events
async def test_a_well_formed_key_that_nobody_has_is_refused(world: World):
    reply = await world.bearer(new_key("tenant_acme_live", CountingIds())).ask("GET", "/v1/inbox")
    assert REFUSED == code_of(reply)


@with_events
async def test_a_key_with_one_character_changed_is_refused(world: World):
    key = world.keys["acme"]
    for place in (0, 8, len(key) // 2, len(key) - 1):
        changed = key[:place] + ("x" if key[place] != "x" else "y") + key[place + 1 :]
        assert 401 == (await world.bearer(changed).ask("GET", "/v1/inbox")).status


@with_events
async def test_the_hash_that_is_stored_lets_nobody_in(world: World):
    shown = stored_key(world.keys["acme"])
    assert 401 == (await world.bearer(shown).ask("GET", "/v1/inbox")).status


@with_events
async def test_a_revoked_key_is_refused_at_the_next_request(world: World):
    assert 200 == (await world.acme.ask("GET", "/v1/inbox")).status
    await world.db.run(TenantApiKey.revoke(stored_key(world.keys["acme"])))
    assert REFUSED == code_of(await world.acme.ask("GET", "/v1/inbox"))
    assert 200 == (await world.globex.ask("GET", "/v1/inbox")).status


@with_events
async def test_a_key_is_refused_from_the_moment_at_which_it_expires(world: World):
    stored = stored_key(world.keys["acme"])
    found = await world.db.run(TenantApiKey.find(stored))
    assert found is not None
    ends_at = found.created_at + timedelta(seconds=10)
    await world.db.run(
        TenantApiKey.at(api_key=stored).update(assign(TenantApiKey.expires_at, ends_at))
    )
    world.clock.advance(seconds=9.999)
    assert 200 == (await world.acme.ask("GET", "/v1/inbox")).status
    world.clock.advance(seconds=0.001)
    assert REFUSED == code_of(await world.acme.ask("GET", "/v1/inbox"))


@pytest.mark.parametrize("failure", [InternalServerError, ThrottlingException, TimeoutError])
@with_events
async def test_a_store_that_does_not_answer_is_no_reason_to_throw_a_key_away(
    world: World, failure: type[Exception]
):
    identity: Any = world.running.assembly.identity

    class Broken:
        version = None
        partitions = Partitions(None, "", Session())

        async def run(self, operation: object) -> None:
            raise failure("no")

    broken: Any = Broken()
    object.__setattr__(identity, "_keys", KeptReads(broken, TenantApiKey, TenantApiKey.find))
    reply = await world.acme.ask("GET", "/v1/inbox")
    assert (503, "unavailable") == code_of(reply)
    assert "1" == reply.headers["retry-after"]


def test_a_key_is_refused_once_it_is_revoked_though_its_record_was_kept():
    async def main() -> None:
        async with AsyncDatabase("memory:") as db:
            await db.create_tables(DESIGN)
            now = datetime(2026, 11, 18, tzinfo=UTC)
            key = KeyMaker(CountingIds(), "hashed").made(Tenant(tenant_id="acme"), now, None)
            await db.run(transaction(*key.creation()))
            identity = TenantIdentity(db, SystemClock(), EventsOptions(), hash_of("admin"))
            headers = {"authorization": f"Bearer {key.api_key}"}
            for _ in range(2):
                assert "acme" == (await identity.principal(headers)).tenant
            assert db.version is not None, "the store numbers its commits"
            await db.run(TenantApiKey.revoke(stored_key(key.api_key)))
            with pytest.raises(UnauthenticatedError):
                await identity.principal(headers)

    asyncio.run(main())


@with_events
async def test_a_request_of_a_tenant_costs_one_consistent_look_up_of_its_key(world: World):
    await world.acme.ask("GET", "/v1/events/00000000-0000-4000-8000-000000000000")
    world.calls.clear()
    await world.acme.ask("GET", "/v1/events/00000000-0000-4000-8000-000000000000")
    assert ["TenantApiKeys", "Events"] == [one.table for one in world.calls]


@with_events
async def test_a_tenants_key_does_nothing_of_the_administrators(world: World):
    for method, path in (
        ("GET", "/v1/tenants"),
        ("DELETE", "/v1/tenants/acme"),
        ("DELETE", "/v1/tenants/globex"),
    ):
        assert (403, "forbidden") == code_of(await world.acme.ask(method, path))


@with_events
async def test_the_administrators_token_reads_no_tenants_events(world: World):
    for path in ("/v1/inbox", "/v1/events", "/v1/stats", "/v1/hooks", "/v1/zapier/events"):
        assert (403, "forbidden") == code_of(await world.operator.ask("GET", path))


@with_events
async def test_health_is_for_everybody(world: World):
    reply = await world.caller().ask("GET", "/health")
    assert (200, {"status": "healthy"}) == (reply.status, reply.json)


@with_events(options=EventsOptions(key_storage="plain"))
async def test_keys_can_be_kept_as_the_document_has_them(world: World):
    key = world.keys["acme"]
    assert await world.db.run(TenantApiKey.find(key)) is not None
    assert 200 == (await world.acme.ask("GET", "/v1/inbox")).status
    await world.db.run(TenantApiKey(api_key="as of old", tenant_id="acme").create())
    assert 200 == (await world.bearer("as of old").ask("GET", "/v1/inbox")).status
    assert 401 == (await world.bearer("as of new").ask("GET", "/v1/inbox")).status


@with_events(options=EventsOptions(takes_foreign_keys=True))
async def test_keys_of_another_program_are_taken_where_that_is_set(world: World):
    await world.db.run(TenantApiKey(api_key=stored_key("as of old"), tenant_id="acme").create())
    assert 200 == (await world.bearer("as of old").ask("GET", "/v1/inbox")).status
    assert 401 == (await world.bearer("as of new").ask("GET", "/v1/inbox")).status


@with_events
async def test_no_key_is_in_the_store_in_the_clear(world: World):
    await world.acme.ask("POST", "/v1/keys/rotate")
    await world.acme.ask("POST", "/v1/tenants/acme/keys", {})
    items = [
        (await world.db.call("Scan", {"TableName": name}))["Items"]
        for name in (await world.db.call("ListTables", {}))["TableNames"]
    ]
    text = str(items)
    assert all(key not in text and key[-49:] not in text for key in world.keys.values())
