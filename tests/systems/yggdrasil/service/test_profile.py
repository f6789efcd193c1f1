"""What users change of their own account, and what that ends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.testing.caller import NoResponse, ReceivedResponse
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
NEW = "five words that are new"
INVALID = (422, "invalid")


async def changed(world: World, reply: ReceivedResponse, body: dict[str, Any]) -> ReceivedResponse:
    return await world.anybody.ask("PATCH", ME, body, headers=bearer(reply))


async def new_password(
    world: World, reply: ReceivedResponse, current: str, new: str = NEW
) -> ReceivedResponse:
    body = {"current": current, "new": new}
    return await world.anybody.ask("PUT", f"{ME}/password", body, headers=bearer(reply))


async def is_in(world: World, reply: ReceivedResponse) -> bool:
    return 200 == (await world.anybody.ask("GET", SESSION, headers=bearer(reply))).status


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"displayName": ""},
        {"displayName": "x" * 101},
        {"displayName": "  "},
        {"displayName": "Mia\r\nBcc: eve"},
        {"displayName": "Mia\n"},
        {"displayName": "\0"},
        {"email": "nobody"},
        {"email": None},
        {"email": "new@example.org"},
        {"email": "new@example.org", "password": "not hers"},
        {"password": PASSWORD},
        {"passwordHash": "x"},
        {"userId": "ann"},
        {"createdAt": "2020-01-01T00:00:00Z"},
        {"leavingAt": None},
    ],
)
@signed_up
async def test_what_may_not_be_changed_is_refused(world: World, body: dict[str, Any]):
    reply = await registered(world)
    before = await world.db.run(User.by_email(MIA["email"]))
    assert INVALID == code_of(await changed(world, reply, body))
    assert before == await world.db.run(User.by_email(MIA["email"]))


@signed_up
async def test_a_name_is_changed_and_removed(world: World):
    reply = await registered(world)
    assert "Mia M." == (await changed(world, reply, {"displayName": "Mia M."})).json["displayName"]
    assert "displayName" not in (await changed(world, reply, {"displayName": None})).json


@signed_up
async def test_a_new_address_needs_the_password_and_frees_the_old_one(world: World):
    reply = await registered(world)
    body = {"email": "Mia@New.example", "password": PASSWORD}
    assert "Mia@New.example" == (await changed(world, reply, body)).json["email"]
    assert 401 == (await logged_in(world)).status
    assert 200 == (await logged_in(world, email="mia@new.example")).status
    assert 201 == (await registered(world)).status


@signed_up
async def test_another_spelling_of_the_same_address_needs_no_password(world: World):
    reply = await registered(world)
    assert (
        "mia@example.org"
        == (await changed(world, reply, {"email": "mia@example.org"})).json["email"]
    )


@signed_up
async def test_an_address_that_another_has_is_refused(world: World):
    reply = await registered(world)
    body = {"email": "Ann@example.com", "password": PASSWORD}
    assert (409, "conflict") == code_of(await changed(world, reply, body))
    assert 200 == (await logged_in(world)).status


@signed_up
async def test_nobody_takes_one_address_after_the_other_to_see_who_has_them(world: World):
    reply = await registered(world)
    for number in range(limits.YGGDRASIL_ADDRESSES_TRIED_MAX):
        body = {"email": f"guess{number}@example.org", "password": PASSWORD}
        assert 200 == (await changed(world, reply, body)).status
    body = {"email": "guess@example.org", "password": PASSWORD}
    assert (429, "rate_limited") == code_of(await changed(world, reply, body))


@pytest.mark.parametrize(
    ("current", "new", "place"),
    [
        ("wrong", NEW, "current"),
        (PASSWORD, "1234567", "new"),
        (PASSWORD, "12345678", "new"),
        (PASSWORD, "Mia@Example.org", "new"),
    ],
)
@signed_up
async def test_a_new_password_needs_the_old_one_and_is_a_good_one(
    world: World, current: str, new: str, place: str
):
    reply = await registered(world)
    refused = await new_password(world, reply, current, new)
    assert INVALID == code_of(refused)
    assert place in str(refused.error["details"])
    assert 200 == (await logged_in(world)).status


@signed_up
async def test_whoever_has_a_session_cannot_try_passwords_without_end(world: World):
    reply = await registered(world)
    for _ in range(5):
        assert 422 == (await new_password(world, reply, "wrong")).status
    assert (429, "rate_limited") == code_of(await new_password(world, reply, PASSWORD))


@signed_up
async def test_a_new_password_ends_all_sessions_and_begins_a_new_one(world: World):
    first, second = await registered(world), await logged_in(world)
    fresh = await new_password(world, first, PASSWORD)
    assert 200 == fresh.status
    assert [False, False, True] == [await is_in(world, one) for one in (first, second, fresh)]
    shown = cookie(fresh)
    assert 200 == (await world.anybody.ask("GET", SESSION, headers=shown)).status
    assert 401 == (await logged_in(world)).status
    later = await logged_in(world, NEW)
    await world.run_jobs()
    assert [True, True] == [await is_in(world, one) for one in (fresh, later)]


@signed_up
async def test_the_session_that_changed_the_password_stays_though_time_goes_on(world: World):
    first, still = await registered(world), type(world.clock).now

    def ticking(clock: Any) -> float:
        clock.advance(seconds=0.001)
        return still(clock)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(world.clock), "now", ticking)
        fresh = await new_password(world, first, PASSWORD)
        await world.run_jobs()
        assert [False, True] == [await is_in(world, one) for one in (first, fresh)]


@signed_up
async def test_a_process_that_dies_on_it_leaves_the_sessions_to_a_job(world: World):
    first, second = await registered(world), await logged_in(world)
    world.clock.advance(seconds=1)
    sessions: Any = world.running.assembly.identity.sessions  # type: ignore[attr-defined]

    async def dies(*_: Any, **__: Any) -> None:
        raise asyncio.CancelledError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(sessions), "end_all", dies)
        with pytest.raises(NoResponse):
            await new_password(world, first, PASSWORD)
    await world.run_jobs()
    assert [False, False] == [await is_in(world, one) for one in (first, second)]
    assert 200 == (await logged_in(world, NEW)).status


@signed_up
async def test_a_sign_in_with_the_old_password_does_not_slip_past_its_change(world: World):
    reply = await registered(world)
    asked = [logged_in(world) for _ in range(4)]
    results = await asyncio.gather(new_password(world, reply, PASSWORD), *asked)
    assert 200 == results[0].status
    survivors = [one for one in results[1:] if one.status == 200 and await is_in(world, one)]
    assert [] == survivors
