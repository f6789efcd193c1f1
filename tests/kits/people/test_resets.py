"""Forgotten passwords: no caller learns who has an account, and a mail works once."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.kits.people import limits
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.kits.people.visiting import (
    BASE,
    INVALID,
    ME,
    RATE_LIMITED,
    Visited,
    bearer,
    code_of,
    is_in,
    logged_in,
    mailed,
    registered,
    with_club,
)

FORGOT, RESET = f"{BASE}/auth/password/forgot", f"{BASE}/auth/password/reset"
NEW = "five words that are new"


async def asked(world: Visited, email: str, address: str = "203.0.113.7") -> ReceivedResponse:
    return await AsyncCaller(world.app, address=address).ask("POST", FORGOT, {"email": email})


async def confirmed(world: Visited, token: str, password: str = NEW) -> ReceivedResponse:
    body = {"token": token, "password": password}
    return await world.anybody.ask("POST", RESET, body)


async def new_token(world: Visited) -> str:
    """The token of a new mail."""
    assert 202 == (await asked(world, "mia@example.org")).status
    return (await mailed(world, "reset"))[-1]


@with_club
async def test_the_answer_is_the_same_for_a_mailbox_that_nobody_has(world: Visited):
    await registered(world)
    world.calls.clear()
    known = await asked(world, "mia@example.org")
    for_known = [one.operation for one in world.calls]
    world.calls.clear()
    unknown = await asked(world, "nobody@example.org")
    assert for_known == [one.operation for one in world.calls]
    assert (202, b"") == (known.status, known.body) == (unknown.status, unknown.body)
    assert 1 == len(await mailed(world, "reset"))


@with_club
async def test_what_cannot_be_an_address_is_refused(world: Visited):
    for email in ("", "nobody", "a@b.example\nBcc: c@d.example"):
        assert INVALID == code_of(await asked(world, email))


@with_club
async def test_one_network_asks_ten_times_in_an_hour(world: Visited):
    for number in range(limits.RECOVERIES_MAX):
        assert 202 == (await asked(world, f"user{number}@example.org")).status
    assert RATE_LIMITED == code_of(await asked(world, "mia@example.org"))
    assert 202 == (await asked(world, "mia@example.org", "198.51.100.1")).status


@with_club
async def test_one_mailbox_gets_three_mails_in_an_hour_and_the_answer_does_not_tell(world: Visited):
    await registered(world)
    for number in range(8):
        assert 202 == (await asked(world, "mia@example.org", f"198.51.100.{number}")).status
    assert limits.PERSON_MAILS_MAX == len(await mailed(world, "reset"))


@with_club
async def test_a_token_sets_a_new_password_once(world: Visited):
    await registered(world)
    token = await new_token(world)
    assert (204, b"") == ((done := await confirmed(world, token)).status, done.body)
    assert 401 == (await logged_in(world)).status
    assert 200 == (await logged_in(world, NEW)).status
    again = await confirmed(world, token, "another new password")
    assert INVALID == code_of(again)
    assert "token" == again.error["details"]["place"]
    assert 200 == (await logged_in(world, NEW)).status


@with_club
async def test_of_two_who_use_a_token_at_once_one_succeeds(world: Visited):
    await registered(world)
    token = await new_token(world)
    passwords = [f"password of number {number}" for number in range(4)]
    replies = await asyncio.gather(*(confirmed(world, token, one) for one in passwords))
    statuses = [one.status for one in replies]
    assert (1, 3) == (statuses.count(204), statuses.count(422))
    assert 200 == (await logged_in(world, passwords[statuses.index(204)])).status


@with_club
async def test_a_token_is_good_for_an_hour(world: Visited):
    await registered(world)
    token = await new_token(world)
    world.clock.advance(seconds=3600)
    assert INVALID == code_of(await confirmed(world, token))


@pytest.mark.parametrize("token", ["", "reset_x", "reset_" + "0" * 49, "session_ann_" + "0" * 49])
@with_club
async def test_what_cannot_be_a_token_is_refused(world: Visited, token: str):
    assert INVALID == code_of(await confirmed(world, token))


@with_club
async def test_the_token_of_a_session_resets_nothing_and_one_of_a_reset_signs_nobody_in(
    world: Visited,
):
    reply = await registered(world)
    assert INVALID == code_of(await confirmed(world, reply.json["token"]))
    headers = {"authorization": f"Bearer {await new_token(world)}"}
    assert 401 == (await world.anybody.ask("GET", ME, headers=headers)).status


@with_club
async def test_an_older_token_is_worthless_after_the_password_has_changed(world: Visited):
    await registered(world)
    older, newer = await new_token(world), await new_token(world)
    assert older != newer
    assert 204 == (await confirmed(world, newer)).status
    assert INVALID == code_of(await confirmed(world, older, "another new password"))


@with_club
async def test_a_token_is_worthless_after_the_address_has_changed(world: Visited):
    reply = await registered(world)
    token = await new_token(world)
    body, headers = {"email": "new@example.org"}, bearer(reply)
    await world.anybody.ask("POST", f"{BASE}/auth/email/change", body, headers=headers)
    link = {"token": (await mailed(world, "address"))[0]}
    assert 200 == (await world.anybody.ask("POST", f"{BASE}/auth/email/confirm", link)).status
    assert INVALID == code_of(await confirmed(world, token))


@with_club
async def test_a_bad_new_password_does_not_use_the_token_up(world: Visited):
    await registered(world)
    token = await new_token(world)
    refused = await confirmed(world, token, "password1")
    assert (INVALID, "password") == (code_of(refused), refused.error["details"]["place"])
    assert 204 == (await confirmed(world, token)).status


@with_club
async def test_a_new_password_ends_all_sessions(world: Visited):
    reply = await registered(world)
    assert 204 == (await confirmed(world, await new_token(world))).status
    assert not await is_in(world, reply)


@with_club
async def test_whoever_is_locked_out_gets_in_by_a_reset(world: Visited):
    await registered(world)
    for number in range(5):
        await logged_in(world, "wrong", address=f"198.51.100.{number}")
    elsewhere = "198.51.100.9"  # than where they signed up
    assert 429 == (await logged_in(world, address=elsewhere)).status
    assert 204 == (await confirmed(world, await new_token(world))).status
    assert 200 == (await logged_in(world, NEW, address=elsewhere)).status


@with_club
async def test_no_page_of_another_site_uses_a_token(world: Visited):
    await registered(world)
    body = {"token": await new_token(world), "password": NEW}
    headers = {"sec-fetch-site": "cross-site"}
    reply = await world.anybody.ask("POST", RESET, body, headers=headers)
    assert (403, "forbidden") == code_of(reply)


@with_club
async def test_the_token_is_in_the_mail_and_nowhere_in_the_store(world: Visited):
    await registered(world)
    token = await new_token(world)
    for table in (await world.db.call("ListTables", {}))["TableNames"]:
        items = str((await world.db.call("Scan", {"TableName": table}))["Items"])
        assert token not in items
        assert token[-49:] not in items
