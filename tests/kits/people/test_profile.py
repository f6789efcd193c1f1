"""What people change of their own account, and what that ends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.kits.people.records import PersonRecord
from tablewright.testing.caller import NoResponse, ReceivedResponse
from tests.kits.people.visiting import (
    BASE,
    INVALID,
    ME,
    MIA,
    PASSWORD,
    RATE_LIMITED,
    Visited,
    bearer,
    code_of,
    cookie,
    is_in,
    logged_in,
    registered,
    with_club,
)

NEW = "five words that are new"


async def changed(
    world: Visited, reply: ReceivedResponse, body: dict[str, Any]
) -> ReceivedResponse:
    return await world.anybody.ask("PATCH", ME, body, headers=bearer(reply))


async def new_password(
    world: Visited, reply: ReceivedResponse, current: str, new: str = NEW
) -> ReceivedResponse:
    body = {"current": current, "new": new}
    return await world.anybody.ask(
        "POST", f"{BASE}/auth/password/change", body, headers=bearer(reply)
    )


async def mia(world: Visited) -> PersonRecord | None:
    return await world.db.run(PersonRecord.by_unique(system="club", email=MIA["email"]))


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "x" * 121},
        {"name": "  "},
        {"name": "Mia\r\nBcc: eve"},
        {"name": "Mia\n"},
        {"name": "\0"},
        {"email": "new@example.org"},
        {"password": PASSWORD},
        {"passwordHash": "x"},
        {"userId": "ann"},
        {"createdAt": "2020-01-01T00:00:00Z"},
        {"leftAt": None},
    ],
)
@with_club
async def test_what_may_not_be_changed_is_refused(world: Visited, body: dict[str, Any]):
    reply = await registered(world)
    before = await mia(world)
    assert INVALID == code_of(await changed(world, reply, body))
    assert before == await mia(world)


@pytest.mark.parametrize(
    ("current", "new", "place"),
    [
        ("wrong", NEW, "current"),
        (PASSWORD, "1234567", "new"),
        (PASSWORD, "12345678", "new"),
        (PASSWORD, "Mia@Example.org", "new"),
    ],
)
@with_club
async def test_a_new_password_needs_the_old_one_and_is_a_good_one(
    world: Visited, current: str, new: str, place: str
):
    reply = await registered(world)
    refused = await new_password(world, reply, current, new)
    assert INVALID == code_of(refused)
    assert place in str(refused.error["details"])
    assert 200 == (await logged_in(world)).status


@with_club
async def test_whoever_has_a_session_cannot_try_passwords_without_end(world: Visited):
    reply = await registered(world)
    for _ in range(5):
        assert 422 == (await new_password(world, reply, "wrong")).status
    assert RATE_LIMITED == code_of(await new_password(world, reply, PASSWORD))


@with_club
async def test_a_new_password_ends_all_sessions_and_begins_a_new_one(world: Visited):
    first, second = await registered(world), await logged_in(world)
    fresh = await new_password(world, first, PASSWORD)
    assert 200 == fresh.status
    assert [False, False, True] == [await is_in(world, one) for one in (first, second, fresh)]
    shown = cookie(fresh)
    assert 200 == (await world.anybody.ask("GET", ME, headers=shown)).status
    assert 401 == (await logged_in(world)).status
    later = await logged_in(world, NEW)
    await world.run_jobs()
    assert [True, True] == [await is_in(world, one) for one in (fresh, later)]


@with_club
async def test_the_session_that_changed_the_password_stays_though_time_goes_on(world: Visited):
    first, still = await registered(world), type(world.clock).now

    def ticking(clock: Any) -> float:
        clock.advance(seconds=0.001)
        return still(clock)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(world.clock), "now", ticking)
        fresh = await new_password(world, first, PASSWORD)
        await world.run_jobs()
        assert [False, True] == [await is_in(world, one) for one in (first, fresh)]


@with_club
async def test_a_process_that_dies_on_it_leaves_the_sessions_to_a_job(world: Visited):
    first, second = await registered(world), await logged_in(world)
    world.clock.advance(seconds=1)
    sessions: Any = world.running.parts.people.identity.sessions

    async def dies(*_: Any, **__: Any) -> None:
        raise asyncio.CancelledError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(sessions), "end_all", dies)
        with pytest.raises(NoResponse):
            await new_password(world, first, PASSWORD)
    await world.run_jobs()
    assert [False, False] == [await is_in(world, one) for one in (first, second)]
    assert 200 == (await logged_in(world, NEW)).status


@with_club
async def test_a_sign_in_with_the_old_password_does_not_slip_past_its_change(world: Visited):
    reply = await registered(world)
    asked = [logged_in(world) for _ in range(4)]
    results = await asyncio.gather(new_password(world, reply, PASSWORD), *asked)
    assert 200 == results[0].status
    survivors = [one for one in results[1:] if one.status == 200 and await is_in(world, one)]
    assert [] == survivors
