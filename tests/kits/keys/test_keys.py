"""API keys of accounts: scopes, networks, expiry, rotation and revocation, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import guild


def _run(play: Any, **more: Any) -> None:
    async def main() -> None:
        async with in_memory(guild(over_tables=True), Guild, **more) as system:
            await play(system)

    asyncio.run(main())


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
    found = await guild.db.call("Scan", {"TableName": "tablewright-service"})
    for item in found["Items"]:
        yield str(item)
