"""A key whose creation is repeated after a kill, and keys under AWS's faults."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

import pytest

from tablewright.kits.audit import AuditRecord
from tablewright.testing import Kind, Stage, sweep
from tablewright.testing.fault import KINDS
from tablewright.testing.kills import kill_everywhere
from tablewright.testing.system import in_memory
from tests.kits.accounts.test_accounts import BOTH, Guild
from tests.kits.accounts.world import guild
from tests.systems.sweeping import Act, Cover, Scenario

NEW = {"name": "Build", "permissions": ["account.read"]}
ONCE = {"idempotency-key": "once"}
EVENTS = ("apikey_created", "apikey_updated", "apikey_rotated", "apikey_revoked")


async def _entries(guild: Guild, account: str) -> dict[str, int]:
    found = await guild.db.all(AuditRecord.of_tenant("guild", account).consistently())
    return {one: [entry.event for entry in found].count(one) for one in EVENTS}


async def _made(guild: Guild, account: str) -> Any:
    path = f"/guild/v1/accounts/{account}/api-keys"
    return await guild.bearer("ann").ask("POST", path, NEW, headers=ONCE)


async def _change(guild: Guild, account: str) -> None:
    made = await _made(guild, account)
    path = f"/accounts/{account}/api-keys/{made.json['apiKeyId']}"
    await guild.ask("ann", "PATCH", path, {"permissions": ["notes.read"]})
    await guild.ask("ann", "POST", f"{path}/rotate", {})
    await guild.ask("ann", "DELETE", path)


async def _check(guild: Guild, account: str) -> None:
    guild.clock.advance(seconds=61)  # until the killed request may be repeated
    again = await _made(guild, account)
    assert 201 == again.status, again.body
    (key,) = (await guild.ask("ann", "GET", f"/accounts/{account}/api-keys")).json["items"]
    entries = await _entries(guild, account)
    has_changed, is_revoked = key["permissions"] == ["notes.read"], key["status"] == "revoked"
    was_rotated = key["lastFour"] != again.json["key"][-4:]
    assert entries == dict(zip(EVENTS, (1, has_changed, was_rotated, is_revoked), strict=True))
    status = await guild.status(again.json["key"], "GET", f"/accounts/{account}")
    assert status == (401 if is_revoked else 403 if has_changed else 200)


async def _root(guild: Guild) -> str:
    return await guild.root()


@BOTH
def test_a_key_is_created_once_and_every_change_has_its_entry_after_a_kill(over_tables: bool):
    made = guild(over_tables=over_tables)
    report = kill_everywhere(made, _change, _check, prepare=_root, kind=Guild, nodes=2)
    assert report.kills >= 6, report


async def _with_key(guild: Guild) -> tuple[str, str, str]:
    account = await guild.root()
    made = (await _made(guild, account)).json
    return account, f"/accounts/{account}/api-keys/{made['apiKeyId']}/rotate", made["key"]


async def _rotated(guild: Guild, path: str) -> Any:
    return await guild.bearer("ann").ask("POST", f"/guild/v1{path}", {}, headers=ONCE)


@BOTH
def test_a_rotation_that_is_repeated_after_a_kill_leaves_the_old_secret_its_time(over_tables: bool):
    async def rotate(guild: Guild, prepared: tuple[str, str, str]) -> None:
        await _rotated(guild, prepared[1])

    async def check(guild: Guild, prepared: tuple[str, str, str]) -> None:
        account, path, old = prepared
        guild.clock.advance(seconds=61)  # until the killed request may be repeated
        again = await _rotated(guild, path)
        assert 201 == again.status, again.body
        assert again.json == (await _rotated(guild, path)).json
        for key in (old, again.json["key"]):
            assert 200 == await guild.status(key, "GET", f"/accounts/{account}")
        assert 1 == (await _entries(guild, account))["apikey_rotated"]
        guild.clock.advance(seconds=3600)
        assert 401 == await guild.status(old, "GET", f"/accounts/{account}")

    made = guild(over_tables=over_tables)
    report = kill_everywhere(made, rotate, check, prepare=_with_key, kind=Guild, nodes=2)
    assert report.kills >= 3, report


def test_a_repeated_rotation_leaves_the_secret_of_another_one_its_time():
    async def rotate(guild: Guild, prepared: tuple[str, str, str]) -> None:
        await _rotated(guild, prepared[1])

    async def check(guild: Guild, prepared: tuple[str, str, str]) -> None:
        account, path, _ = prepared
        other = (await guild.ask("ann", "POST", path, {}, 201)).json["key"]
        guild.clock.advance(seconds=61)
        again = await _rotated(guild, path)
        keys = [other, again.json["key"]] if again.status == 201 else [other]
        statuses.append(again.status)
        for key in keys:
            assert 200 == await guild.status(key, "GET", f"/accounts/{account}")

    statuses = list[int]()
    kill_everywhere(guild(over_tables=False), rotate, check, prepare=_with_key, kind=Guild)
    assert {201, 409} == set(statuses)


def _opened(stage: Stage, cover: Cover, *, over_tables: bool) -> AbstractAsyncContextManager[Guild]:
    made = guild(over_tables=over_tables)
    return in_memory(made, Guild, transport=stage.async_transport, clock=stage.clock, ids=stage.ids)


async def _story(act: Act[Guild]) -> list[Any]:
    guild = act.world
    account = await guild.root()
    path, ann = f"/guild/v1/accounts/{account}/api-keys", guild.bearer("ann")
    with act.swept():
        made = await act.ask(ann, "POST", path, NEW, expect=201, key="once")
        one = f"{path}/{made.json['apiKeyId']}"
        used = await act.ask(guild.bearer(made.json["key"]), "GET", path.rpartition("/")[0])
        await act.ask(ann, "PATCH", one, {"name": "Other"})
        await act.ask(ann, "POST", f"{one}/rotate", {}, expect=201, key="turn")
        old = await act.ask(guild.bearer(made.json["key"]), "GET", path.rpartition("/")[0])
        await act.ask(ann, "DELETE", one, expect=204)
        gone = await guild.status(made.json["key"], "GET", f"/accounts/{account}")
    (key,) = (await guild.ask("ann", "GET", f"/accounts/{account}/api-keys")).json["items"]
    created, revoked = EVENTS[0], EVENTS[-1]
    entries = await _entries(guild, account)
    return [
        used.status,
        old.status,
        gone,
        key["name"],
        key["status"],
        entries[created],
        entries[revoked],
    ]


@pytest.mark.heavy
@BOTH
def test_a_key_is_created_used_rotated_and_revoked_under_every_fault(over_tables: bool):
    kinds: list[Kind] = [kind for kind in KINDS if kind != "stale"]
    scenario = Scenario(_story, partial(_opened, over_tables=over_tables), kinds)
    report = sweep(scenario, kinds=kinds, sample=8)
    assert report.failures == []
