"""Users who leave: sign-in fails at once, and nothing of theirs is left in the end."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tablewright.model import assign, transaction
from tablewright.systems.yggdrasil.accounts.leaving import LEAVE
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.trees import cascades
from tablewright.testing.caller import ReceivedResponse
from tests.systems.yggdrasil.service.test_accounts import (
    MIA,
    PASSWORD,
    SESSION,
    bearer,
    cookie,
    logged_in,
    registered,
    signed_up,
)
from tests.systems.yggdrasil.service.world import World, code_of

ME = "/yggdrasil/api/users/me"
TREES = "/yggdrasil/api/trees"


async def left(world: World, reply: ReceivedResponse) -> ReceivedResponse:
    return await world.anybody.ask("DELETE", ME, headers=bearer(reply))


async def all_gone(world: World) -> None:
    for _ in range(4):
        await world.run_jobs()
        world.clock.advance(seconds=120)


async def stored(world: World) -> str:
    texts = ""
    for table in (await world.db.call("ListTables", {}))["TableNames"]:
        items = (await world.db.call("Scan", {"TableName": table}))["Items"]
        texts += str(
            [one for one in items if not one["pk"]["S"].startswith("job#")]
            if table == "tablewright-service"
            else items
        )
    return texts


@signed_up
async def test_who_signed_in_long_ago_has_to_give_the_password(world: World):
    reply = await registered(world)
    world.clock.advance(seconds=600)
    assert (403, "forbidden") == code_of(await left(world, reply))
    ask, shown = world.anybody.ask, bearer(reply)
    wrong = await ask("POST", f"{ME}/delete", {"password": "wrong"}, headers=shown)
    assert (422, "invalid") == code_of(wrong)
    assert 200 == (await ask("GET", SESSION, headers=shown)).status
    gone = await ask("POST", f"{ME}/delete", {"password": PASSWORD}, headers=shown)
    assert 202 == gone.status
    assert 401 == (await ask("GET", SESSION, headers=shown)).status


@signed_up
async def test_all_sessions_end_at_once_and_nobody_signs_in_any_more(world: World):
    first, second = await registered(world), await logged_in(world)
    world.clock.advance(seconds=599)
    reply = await left(world, first)
    assert 202 == reply.status
    assert "Max-Age=0" in reply.headers["set-cookie"]
    for one in (first, second):
        assert 401 == (await world.anybody.ask("GET", SESSION, headers=bearer(one))).status
        assert 401 == (await world.anybody.ask("GET", SESSION, headers=cookie(one))).status
    refused = await logged_in(world)
    assert (401, "unauthenticated") == code_of(refused)
    assert "Wrong e-mail address or password." in refused.error["message"]


@signed_up
async def test_the_address_is_free_at_once_and_whoever_takes_it_loses_nothing(world: World):
    await left(world, await registered(world))
    again = await registered(world)
    assert 201 == again.status
    made = await world.anybody.ask("POST", TREES, {"treeName": "Oak"}, headers=bearer(again))
    await all_gone(world)
    path = f"{TREES}/{made.json['treeId']}"
    assert 200 == (await world.anybody.ask("GET", path, headers=bearer(again))).status


@signed_up
async def test_a_user_who_left_under_an_older_version_goes_with_the_address(world: World):
    user_id = (await registered(world)).json["user"]["userId"]
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    marked = User.at(user_id=user_id).update(assign(User.leaving_at, now))
    job = world.running.parts.jobs.add(LEAVE, tenant=user_id)
    await world.db.run(transaction(marked, job))
    await all_gone(world)
    assert await world.db.run(User.by_email(MIA["email"])) is None
    assert 201 == (await registered(world)).status


@signed_up
async def test_nothing_of_the_user_is_left(world: World):
    reply = await registered(world)
    shown, user_id = bearer(reply), reply.json["user"]["userId"]
    for name in ("Canary one", "Canary two"):
        made = await world.anybody.ask("POST", TREES, {"treeName": name}, headers=shown)
        assert 201 == made.status, made.body
    await left(world, reply)
    await all_gone(world)
    texts = await stored(world)
    assert user_id not in texts
    assert "Canary" not in texts
    assert "mia@example.org" not in texts
    assert "ann@example.com" in texts


@signed_up
async def test_a_backup_that_was_never_restored_goes_with_its_user(world: World):
    reply = await registered(world)
    name = f"users/{reply.json['user']['userId']}/restores/broken-off.json"
    await world.files.put(name, b"{}", "application/json")
    await left(world, reply)
    await all_gone(world)
    assert {} == world.files.kept


@signed_up
async def test_a_guest_who_leaves_is_taken_off_the_trees_of_others(world: World):
    host = await registered(world)
    guest = await registered(world, email="guest@example.org", displayName="Guest")
    tree = await world.anybody.ask("POST", TREES, {"treeName": "Oak"}, headers=bearer(host))
    path = f"{TREES}/{tree.json['treeId']}"
    body = {"email": "guest@example.org", "role": "editor"}
    shared = await world.anybody.ask("POST", f"{path}/shares", body, headers=bearer(host))
    assert 201 == shared.status, shared.body
    await left(world, guest)
    await all_gone(world)
    found = await world.anybody.ask("GET", f"{path}/shares", headers=bearer(host))
    if found.status == 401:  # the clock has gone on
        found = await world.anybody.ask(
            "GET", f"{path}/shares", headers=bearer(await logged_in(world))
        )
    assert (200, {"items": []}) == (found.status, found.json)
    assert guest.json["user"]["userId"] not in await stored(world)


@signed_up
async def test_a_job_that_was_killed_goes_on_where_it_ended(world: World):
    reply = await registered(world)
    for name in ("One", "Two", "Three"):
        await world.anybody.ask("POST", TREES, {"treeName": name}, headers=bearer(reply))
    await left(world, reply)
    calls, leave = 0, cascades.leave

    async def dies(*args: object) -> None:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise OSError("killed")
        await leave(*args)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cascades, "leave", dies)
        await world.run_jobs()
    user_id = reply.json["user"]["userId"]
    assert await world.db.run(User.get(user_id)) is not None
    await all_gone(world)
    assert await world.db.run(User.get(user_id)) is None
    assert [] == await world.db.all(Tree.of_user(reply.json["user"]["userId"]).with_hidden())
