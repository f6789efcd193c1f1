"""Change requests accept If-Match: what has changed meanwhile is not overwritten."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.kits.accounts import members, tree
from tablewright.kits.keys import ApiKeys
from tablewright.systems.core.design import Activity
from tests.systems.core.service.world import Core, play

HOOK = {"url": "https://acme.example/hook", "events": ["*"]}
BUILD = {"name": "Build", "permissions": ["account.read"]}


async def _account(core: Core, home: str) -> tuple[str, Any, Any]:
    return f"/accounts/{home}", {"name": "One"}, {"name": "Two"}


async def _me(core: Core, home: str) -> tuple[str, Any, Any]:
    return "/users/me", {"firstName": "One"}, {"firstName": "Two"}


async def _key(core: Core, home: str) -> tuple[str, Any, Any]:
    made = await core.ask("ann", "POST", f"/accounts/{home}/api-keys", BUILD, 201)
    path = f"/accounts/{home}/api-keys/{made.json['apiKeyId']}"
    return path, {"name": "One"}, {"name": "Two"}


async def _webhook(core: Core, home: str) -> tuple[str, Any, Any]:
    made = await core.ask("ann", "POST", f"/accounts/{home}/webhooks", HOOK, 201)
    path = f"/accounts/{home}/webhooks/{made.json['webhook']['webhookId']}"
    return path, {"events": ["user.*"]}, {"events": ["apikey.*"]}


async def _member(core: Core, home: str) -> tuple[str, Any, Any]:
    await core.admit(home, "bob", "viewer")
    path = f"/accounts/{home}/members/{core.ids_of['bob']}"
    return path, {"role": "member"}, {"role": "manager"}


@pytest.mark.parametrize("prepare", [_account, _me, _key, _webhook, _member])
def test_a_change_of_something_that_has_changed_is_412(prepare: Any):
    async def scene(core: Core) -> None:
        await core.join("ann")
        path, one, two = await prepare(core, await core.home())

        async def change(body: Any, etag: str) -> Any:
            caller, headers = core.bearer(core.tokens["ann"]), {"if-match": etag}
            return await caller.ask("PATCH", f"/core/v1{path}", body, headers=headers)

        first = await change(one, "*")
        assert (200, 412) == (first.status, (await change(two, '"another"')).status)
        shown = await core.ask("ann", "GET", path)
        etag = (shown if shown.status == 200 else first).headers["etag"]
        statuses = [(await change(body, etag)).status for body in (two, one)]
        assert [200, 412] == statuses

    play(scene)


async def _below(core: Core, home: str) -> tuple[str, Any, Any]:
    child = await core.child(home, "Shop", "location")
    return f"/accounts/{child}", {"name": "One"}, {"name": "Two"}


@pytest.mark.parametrize("prepare", [_below, _key, _webhook, _member])
def test_what_has_changed_is_not_deleted_by_a_conditional_request(prepare: Any):
    async def scene(core: Core) -> None:
        await core.join("ann")
        path, one, two = await prepare(core, await core.home())

        async def sent(method: str, etag: str, body: Any = None) -> Any:
            caller, headers = core.bearer(core.tokens["ann"]), {"if-match": etag}
            return await caller.ask(method, f"/core/v1{path}", body, headers=headers)

        async def changed(body: Any) -> str:
            made, shown = await sent("PATCH", "*", body), await core.ask("ann", "GET", path)
            return (shown if shown.status == 200 else made).headers["etag"]

        before, after = await changed(one), await changed(two)
        assert 412 == (await sent("DELETE", before)).status
        assert (await sent("DELETE", after)).status in (200, 204)

    play(scene)


@pytest.mark.parametrize(
    ("prepare", "owner", "name"),
    [(_below, tree, "terminate"), (_key, ApiKeys, "revoke"), (_member, members, "remove")],
)
def test_a_change_after_the_check_of_a_conditional_deletion_is_412(
    prepare: Any, owner: Any, name: str, monkeypatch: pytest.MonkeyPatch
):
    async def scene(core: Core) -> None:
        await core.join("ann")
        path, one, two = await prepare(core, await core.home())
        made = await core.ask("ann", "PATCH", path, one, 200)
        shown = await core.ask("ann", "GET", path)
        tag = (shown if shown.status == 200 else made).headers["etag"]
        delete = getattr(owner, name)

        async def delayed(*args: Any, **more: Any) -> Any:
            await core.ask("ann", "PATCH", path, two, 200)
            return await delete(*args, **more)

        monkeypatch.setattr(owner, name, delayed)
        caller = core.bearer(core.tokens["ann"])
        deleted = await caller.ask("DELETE", f"/core/v1{path}", headers={"if-match": tag})
        assert 412 == deleted.status
        monkeypatch.undo()
        await core.ask("ann", "PATCH", path, one, 200)  # it is still there

    play(scene)


def test_the_response_to_a_new_key_says_where_it_is():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        made = await core.ask("ann", "POST", f"/accounts/{home}/api-keys", BUILD, 201)
        path = f"/accounts/{home}/api-keys/{made.json['apiKeyId']}"
        assert f"/core/v1{path}" == made.headers["location"]
        await core.ask("ann", "DELETE", path, None, 204)
        log = await core.db.all(Activity.of_account(home))
        (revoked,) = [one for one in log if one.event_type == "apikey_revoked"]
        assert {"name": "Build"} == (revoked.details or {})["before"]

    play(scene)


def test_a_key_that_two_requests_revoke_is_revoked_once():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        path, _, _ = await _key(core, home)
        both = await asyncio.gather(*(core.ask("ann", "DELETE", path) for _ in range(5)))
        assert {204} == {one.status for one in both}
        log = [one.event_type for one in await core.db.all(Activity.of_account(home))]
        assert 1 == log.count("apikey_revoked")

    play(scene)
