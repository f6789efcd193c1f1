"""Scenarios of accounts: one for an address, sessions that end in time, mails that come."""

from __future__ import annotations

import re
from typing import Any

from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.growing import API
from tests.systems.yggdrasil.sweeps.opening import YGGDRASIL, TreesAct, signing_in

MIA = {"email": "mia@example.org", "password": "four words of hers", "displayName": "Mia"}
NEW = "five words that are new"
LOG_IN = {"email": MIA["email"], "password": MIA["password"]}


async def ask(
    act: TreesAct, token: str | None, method: str, path: str, body: Any = None, **more: Any
) -> ReceivedResponse:
    """A request with a token."""
    shown = {} if token is None else {"authorization": f"Bearer {token}"}
    return await act.ask(AsyncCaller(act.world.app, shown), method, f"{API}{path}", body, **more)


async def mia(act: TreesAct) -> str:
    """An account, and the token of its session."""
    reply = await ask(act, None, "POST", "/auth/register", MIA, expect=201)
    await act.settle()
    return reply.json["token"]


async def is_in(act: TreesAct, token: str) -> bool:
    shown = {"authorization": f"Bearer {token}"}
    reply = await AsyncCaller(act.world.app, shown).ask("GET", f"{API}/auth/session")
    assert reply.status in (200, 401)
    return reply.status == 200


async def logs_in(act: TreesAct, password: str) -> bool:
    act.stage.clock.advance(seconds=3600)  # attempts are counted
    body = {**LOG_IN, "password": password}
    reply = await AsyncCaller(act.world.app).ask("POST", f"{API}/auth/login", body)
    assert reply.status in (200, 401)
    return reply.status == 200


async def user(act: TreesAct) -> User | None:
    """The user who has the address; there is one at most, and it can be found by it."""
    found = await act.world.db.all(User.scan().consistently().with_hidden())
    having = [one for one in found if one.email == MIA["email"]]
    by_email = await act.world.db.run(User.by_email(MIA["email"]))
    assert [by_email] == (having or [None])
    return by_email


def mailed(act: TreesAct, what: str) -> list[str]:
    """The tokens that were mailed."""
    every = (re.search(rf"#/{what}/(\S+)", one.text) for one in act.world.outbox.sent)
    return [found[1] for found in every if found is not None]


async def link(act: TreesAct, what: str) -> str:
    """The token of the last mail of a kind."""
    await act.jobs()
    if not mailed(act, what):  # the job waits for its next attempt
        act.stage.clock.advance(seconds=120)
        await act.jobs()
    return mailed(act, what)[-1]


@YGGDRASIL.scenario(opening=signing_in)
async def registering(act: TreesAct) -> None:
    """An address has one account, whose password works, and is asked to confirm it."""
    with act.swept():
        made = await ask(act, None, "POST", "/auth/register", MIA, expect=201)
        if made.status == 201:
            other = {**MIA, "password": "quite another one"}
            await ask(act, None, "POST", "/auth/register", other, expect=409, repeats=True)
        await act.jobs()
    found = await user(act)
    await act.settle()
    if made.status == 201:
        assert found is not None
        assert made.json["user"]["userId"] == found.user_id
        assert await is_in(act, made.json["token"])
    if found is not None:
        assert [] != mailed(act, "confirm")
        assert await logs_in(act, MIA["password"])
        assert not await logs_in(act, "quite another one")


@YGGDRASIL.scenario(opening=signing_in, without=["stale"])
async def signing(act: TreesAct) -> None:
    """Who signs in is in, and who signs out is out."""
    first = await mia(act)
    with act.swept():
        second = await ask(act, None, "POST", "/auth/login", LOG_IN, repeats=True)
        await ask(act, first, "POST", "/auth/logout", expect=204, repeats=True)
        wrong = {**LOG_IN, "password": "not hers"}
        await ask(act, None, "POST", "/auth/login", wrong, expect=401, repeats=True)
    assert [False, True] == [await is_in(act, token) for token in (first, second.json["token"])]


@YGGDRASIL.scenario(opening=signing_in)
async def confirming(act: TreesAct) -> None:
    """An address is confirmed by what was mailed to it."""
    token = await mia(act)
    with act.swept():
        await ask(act, token, "POST", "/users/me/confirmation", expect=202, repeats=True)
        await act.jobs()
        shown = {"token": mailed(act, "confirm")[0]}
        path = "/users/me/confirm"
        await ask(act, token, "POST", path, shown, repeats=True, again=[422])
    found = await user(act)
    assert found is not None
    assert found.email_confirmed_at is not None
    await act.settle()


@YGGDRASIL.scenario(opening=signing_in, without=["stale"])
async def renaming(act: TreesAct) -> None:
    """A profile is as the last response says."""
    token = await mia(act)
    with act.swept():
        await ask(act, token, "PATCH", "/users/me", {"displayName": "Mo"})
    found = await user(act)
    assert found is not None
    assert "Mo" == found.display_name


@YGGDRASIL.scenario(opening=signing_in)
async def moving(act: TreesAct) -> None:
    """A new address is taken by what was mailed to it; the old one is free, and gets back."""
    token, path = await mia(act), "/auth/email"
    password = {"password": MIA["password"]}
    await ask(act, token, "POST", "/auth/password/verify", password, expect=204)
    with act.swept():
        wanted = {"email": "mo@example.org"}
        await ask(act, token, "POST", f"{path}/change", wanted, expect=202, repeats=True)
        new = {"token": await link(act, "address")}
        await ask(act, None, "POST", f"{path}/confirm", new, repeats=True, again=[422])
        await act.jobs()
    assert await user(act) is None
    assert await act.world.db.run(User.by_email("mo@example.org")) is not None
    await act.settle()
    with act.swept():
        old = {"token": await link(act, "undo")}
        await ask(act, None, "POST", f"{path}/undo", old, repeats=True, again=[422])
        await act.jobs()
    await act.settle()
    assert await user(act) is not None
    assert await act.world.db.run(User.by_email("mo@example.org")) is None
    assert not await is_in(act, token)


@YGGDRASIL.scenario(opening=signing_in)
async def changing_the_password(act: TreesAct) -> None:
    """A new password works, the old one does not, and every older session has ended."""
    token = await mia(act)
    other = (await ask(act, None, "POST", "/auth/login", LOG_IN)).json["token"]
    act.stage.clock.advance(seconds=10)
    with act.swept():
        body = {"current": MIA["password"], "new": NEW}
        reply = await ask(act, token, "PUT", "/users/me/password", body, again=[401, 422])
        await act.jobs()
    await act.settle()
    assert [False, False] == [await is_in(act, one) for one in (token, other)]
    if reply.status == 200:
        assert await is_in(act, reply.json["token"])
    assert [True, False] == [await logs_in(act, one) for one in (NEW, MIA["password"])]


@YGGDRASIL.scenario(opening=signing_in)
async def resetting(act: TreesAct) -> None:
    """A forgotten password is replaced once by what was mailed, and every session has ended."""
    token = await mia(act)
    with act.swept():
        asking = {"email": MIA["email"]}
        await ask(act, None, "POST", "/auth/reset", asking, expect=202, repeats=True)
        shown = {"token": await link(act, "reset"), "password": NEW}
        path = "/auth/reset/confirm"
        await ask(act, None, "POST", path, shown, expect=204, repeats=True, again=[422])
        await act.jobs()
        once_more = {**shown, "password": "six words that nobody set"}
        await ask(act, None, "POST", path, once_more, expect=422, repeats=True)
    await act.settle()
    assert not await is_in(act, token)
    assert [True, False] == [await logs_in(act, one) for one in (NEW, MIA["password"])]


async def left(act: TreesAct, method: str, path: str, body: Any = None) -> None:
    """A user who leaves is gone at once, and leaves nothing behind."""
    await mia(act)
    token = (await ask(act, None, "POST", "/auth/login", LOG_IN)).json["token"]
    await ask(act, token, "POST", "/trees", {"treeName": "Oaks"}, expect=201)
    found = await user(act)
    assert found is not None
    with act.swept():
        await ask(act, token, method, path, body, expect=202, repeats=True, again=[401])
        await act.jobs()
        act.stage.clock.advance(seconds=120)
        await act.jobs()
    assert not await is_in(act, token)
    assert not await logs_in(act, MIA["password"])
    await act.settle()
    trees = Tree.of_user(found.user_id).consistently().with_hidden()
    assert [] == await act.world.db.all(trees)
    assert await user(act) is None
    await ask(act, None, "POST", "/auth/register", MIA, expect=201)


@YGGDRASIL.scenario(opening=signing_in)
async def leaving(act: TreesAct) -> None:
    """By a session that has begun a moment ago."""
    await left(act, "DELETE", "/users/me")


@YGGDRASIL.scenario(opening=signing_in)
async def leaving_by_password(act: TreesAct) -> None:
    """By the password."""
    await left(act, "POST", "/users/me/delete", {"password": MIA["password"]})
