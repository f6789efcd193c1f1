"""API keys of accounts: scopes, networks, expiry, rotation and revocation, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.api.api_keys import fresh_key
from tablewright.client import AsyncDatabase
from tablewright.client.metering import CallReport
from tablewright.clock import SystemClock
from tablewright.ids import RandomIds
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.keys import ApiKeyRecord, ApiKeys, own_keys
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import assign
from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import guild


def _run(play: Any, **more: Any) -> None:
    async def main(*, over_tables: bool) -> None:
        async with in_memory(guild(over_tables=over_tables), Guild, **more) as system:
            await play(system)

    for over_tables in (False, True):
        asyncio.run(main(over_tables=over_tables))


async def _key(guild: Guild, account: str, *permissions: str, **more: Any) -> tuple[str, str]:
    body = {"name": "Build", "permissions": list(permissions), **more}
    made = await guild.ask("ann", "POST", f"/accounts/{account}/api-keys", body, 201)
    return made.json["key"], made.json["apiKeyId"]


def test_a_key_that_is_unknown_mistyped_or_revoked_is_rejected():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        key, key_id = await _key(guild, root, "account.read")
        assert 200 == await guild.status(key, "GET", f"/accounts/{root}")
        for wrong in (key[:-1] + "x", key.replace(key_id, "0" * 16), f"other_{key}"):
            assert 401 == await guild.status(wrong, "GET", f"/accounts/{root}")
        await guild.ask("ann", "DELETE", f"/accounts/{root}/api-keys/{key_id}", None, 204)
        assert 401 == await guild.status(key, "GET", f"/accounts/{root}")

    _run(play)


def test_a_key_does_no_more_than_its_scopes():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        key, _ = await _key(guild, root, "account.read")
        answer = await guild.ask(key, "PATCH", f"/accounts/{root}", {"name": "New"}, 403)
        assert {"permission": "account.update"} == answer.error["details"]

    _run(play)


def test_nobody_creates_a_key_with_permissions_that_they_lack():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "mia", "manager", permissions={"apikeys.manage": True})
        path = f"/accounts/{root}/api-keys"
        body = {"name": "Mine", "permissions": ["notes.write", "account.terminate"]}
        assert (403, "grants_more") == await guild.reason("mia", "POST", path, body)
        assert 201 == await guild.status(
            "mia", "POST", path, {**body, "permissions": ["notes.read"]}
        )

    _run(play)


def test_a_key_creates_no_keys():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        key, _ = await _key(guild, root, "apikeys.manage", "notes.read")
        body = {"name": "Child", "permissions": ["notes.read"]}
        assert 403 == await guild.status(key, "POST", f"/accounts/{root}/api-keys", body)

    _run(play)


def test_nobody_gets_the_secret_of_a_key_that_may_do_more_than_they_may():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        _, strong = await _key(guild, root, "account.terminate")
        _, weak = await _key(guild, root, "notes.read")
        await guild.join(root, "mia", "manager", permissions={"apikeys.manage": True})
        for key_id, expected in ((strong, 403), (weak, 201)):
            path = f"/accounts/{root}/api-keys/{key_id}/rotate"
            assert expected == await guild.status("mia", "POST", path, {})
        path = f"/accounts/{root}/api-keys/{strong}"
        assert (403, "grants_more") == await guild.reason("mia", "PATCH", path, {"networks": []})
        assert 204 == await guild.status("mia", "DELETE", path)

    _run(play)


def test_a_key_neither_changes_nor_rotates_keys_and_removes_no_member():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "ben", "admin")
        key, key_id = await _key(guild, root, "apikeys.manage", "account.read")
        path = f"/accounts/{root}/api-keys/{key_id}"
        assert 403 == await guild.status(key, "POST", f"{path}/rotate", {})
        assert 403 == await guild.status(key, "PATCH", path, {"name": "Mine"})
        assert 403 == await guild.status(key, "DELETE", f"/accounts/{root}/members/ann")
        assert 204 == await guild.status("ann", "DELETE", f"/accounts/{root}/members/ann")

    _run(play)


def test_a_key_loses_what_its_creator_loses():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        await guild.join(root, "ben", "admin")
        body = {"name": "Ben's", "permissions": ["account.read", "account.update"]}
        made = await guild.ask("ben", "POST", f"/accounts/{root}/api-keys", body, 201)
        key = made.json["key"]
        assert 200 == await guild.status(key, "PATCH", f"/accounts/{root}", {"name": "New"})
        await guild.ask("ann", "PATCH", f"/accounts/{root}/members/ben", {"role": "viewer"}, 200)
        assert 403 == await guild.status(key, "PATCH", f"/accounts/{root}", {"name": "Newer"})
        await guild.ask("ann", "DELETE", f"/accounts/{root}/members/ben", None, 204)
        assert 404 == await guild.status(key, "GET", f"/accounts/{root}")

    _run(play)


@pytest.mark.parametrize(("reaches", "expected"), [(False, 404), (True, 200)])
def test_a_key_works_below_its_account_only_if_it_says_so(reaches: bool, expected: int):
    async def play(guild: Guild) -> None:
        root = await guild.root()
        shop, other = await guild.child(root), await guild.child(root, "Other")
        till = await guild.child(shop)
        key, _ = await _key(guild, shop, "account.read", includesChildren=reaches)
        found = {
            name: await guild.status(key, "GET", f"/accounts/{account}")
            for name, account in (("home", shop), ("below", till), ("beside", other), ("up", root))
        }
        assert {"home": 200, "below": expected, "beside": 404, "up": 404} == found

    _run(play)


def test_a_key_works_from_its_networks_only():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        key, _ = await _key(guild, root, "account.read", networks=["203.0.113.0/24"])
        home = guild.bearer(key, address="203.0.113.9")
        away = guild.bearer(key, address="198.51.100.1")
        path = f"/guild/v1/accounts/{root}"
        assert (200, 401) == (
            (await home.ask("GET", path)).status,
            (await away.ask("GET", path)).status,
        )
        body = {"name": "X", "permissions": ["notes.read"], "networks": ["the moon"]}
        assert 422 == await guild.status("ann", "POST", f"/accounts/{root}/api-keys", body)

    _run(play)


def test_a_key_ends_at_its_time():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        now = guild.clock.now()
        ends = datetime.fromtimestamp(now + 60, UTC).isoformat()
        key, key_id = await _key(guild, root, "account.read", expiresAt=ends)
        assert 200 == await guild.status(key, "GET", f"/accounts/{root}")
        guild.clock.advance(seconds=61)
        assert 401 == await guild.status(key, "GET", f"/accounts/{root}")
        shown = await guild.ask("ann", "GET", f"/accounts/{root}/api-keys/{key_id}", None, 200)
        assert "expired" == shown.json["status"]

    _run(play)


def test_after_a_rotation_both_secrets_work_for_the_requested_time():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        old, key_id = await _key(guild, root, "account.read")
        path = f"/accounts/{root}/api-keys/{key_id}/rotate"
        made = await guild.ask("ann", "POST", path, {"graceSeconds": 600}, 201)
        new = made.json["key"]
        statuses = [await guild.status(one, "GET", f"/accounts/{root}") for one in (old, new)]
        assert [200, 200] == statuses
        guild.clock.advance(seconds=600)
        statuses = [await guild.status(one, "GET", f"/accounts/{root}") for one in (old, new)]
        assert [401, 200] == statuses
        assert 422 == await guild.status("ann", "POST", path, {"graceSeconds": 90_000})

    _run(play)


def test_the_last_use_is_noted_once_a_minute():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        key, key_id = await _key(guild, root, "account.read")
        path = f"/accounts/{root}/api-keys/{key_id}"
        assert "lastUsedAt" not in (await guild.ask("ann", "GET", path)).json
        await guild.ask(key, "GET", f"/accounts/{root}", None, 200)
        first = (await guild.ask("ann", "GET", path)).json["lastUsedAt"]
        guild.clock.advance(seconds=59)
        await guild.ask(key, "GET", f"/accounts/{root}", None, 200)
        assert first == (await guild.ask("ann", "GET", path)).json["lastUsedAt"]
        guild.clock.advance(seconds=1)
        await guild.ask(key, "GET", f"/accounts/{root}", None, 200)
        assert first != (await guild.ask("ann", "GET", path)).json["lastUsedAt"]

    _run(play)


def test_a_mistyped_key_is_rejected_without_a_look_into_the_store():
    async def main() -> None:
        calls: list[CallReport] = []
        async with AsyncDatabase("memory:", on_call=calls.append) as db:
            clock, ids, own = SystemClock(), RandomIds(), own_entries("guild")
            keys = ApiKeys("guild", db, clock, ids, own_keys("guild"), Audit(db, clock, ids, own))
            for _ in range(100):
                good = fresh_key(f"guild_{'0' * 16}", ids).text
                other = "a" if good[-10] != "a" else "b"
                assert None is await keys.checked(good[:-10] + other + good[-9:])
            assert [] == calls

    asyncio.run(main())


def test_a_key_is_read_once_while_the_store_does_not_change():
    async def main() -> None:
        calls: list[CallReport] = []
        clock, ids = SystemClock(), RandomIds()
        async with AsyncDatabase("memory:", on_call=calls.append) as db:
            await db.create_tables(SERVICE_DESIGN)
            audit = Audit(db, clock, ids, own_entries("guild"))
            keys = ApiKeys("guild", db, clock, ids, own_keys("guild"), audit)
            fresh = fresh_key(f"guild_{'0' * 16}", ids)
            record = ApiKeyRecord(
                system="guild",
                key_id="0" * 16,
                key_hash=fresh.hash,
                account_id="acme",
                person_id="ann",
                name="Build",
                permissions=["notes.read"],
                last_four=fresh.last_four,
            )
            await db.run(record.create())
            calls.clear()
            for _ in range(3):
                assert await keys.checked(fresh.text) is not None
            assert ["GetItem"] == [one.operation for one in calls]
            place = ApiKeyRecord.at(system="guild", key_id="0" * 16)
            await db.run(place.update(assign(ApiKeyRecord.state, "revoked")))
            assert await keys.checked(fresh.text) is None

    asyncio.run(main())


def test_the_secret_is_shown_once_and_stored_nowhere():
    async def play(guild: Guild) -> None:
        root = await guild.root()
        key, key_id = await _key(guild, root, "account.read")
        listed = await guild.ask("ann", "GET", f"/accounts/{root}/api-keys", None, 200)
        assert key[-4:] == listed.json["items"][0]["lastFour"]
        assert key not in listed.body.decode()
        stored = [item async for item in _everything(guild)]
        assert any(key_id in item for item in stored)
        assert not any(key.rpartition("_")[2] in item for item in stored)

    _run(play)


async def _everything(guild: Guild) -> AsyncIterator[str]:
    for table in ("tablewright-service", "badges"):
        found = await guild.db.call("Scan", {"TableName": table})
        for item in found["Items"]:
            yield str(item)
