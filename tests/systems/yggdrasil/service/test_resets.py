"""Forgotten passwords: nobody learns who has an account, and a mail is good once."""

from __future__ import annotations

import asyncio
import re

import pytest

from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.test_accounts import (
    PASSWORD,
    SESSION,
    bearer,
    logged_in,
    registered,
    signed_up,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

RESET = "/yggdrasil/api/auth/reset"
NEW = "five words that are new"
INVALID = (422, "invalid")


async def asked(world: World, email: str, address: str = "203.0.113.7") -> ReceivedResponse:
    return await AsyncCaller(world.app, address=address).ask("POST", RESET, {"email": email})


async def confirmed(world: World, token: str, password: str = NEW) -> ReceivedResponse:
    body = {"token": token, "password": password}
    return await world.anybody.ask("POST", f"{RESET}/confirm", body)


async def mailed(world: World) -> str:
    """The token of a new mail."""
    assert 202 == (await asked(world, "mia@example.org")).status
    await world.run_jobs()
    return token_in(world.outbox.sent[-1].text)


def token_in(text: str) -> str:
    found = re.search(r"#/reset/(\S+)", text)
    assert found is not None
    return found[1]


@signed_up
async def test_the_answer_is_the_same_for_a_mailbox_that_nobody_has(world: World):
    await registered(world)
    world.calls.clear()
    known = await asked(world, "mia@example.org")
    for_known = [one.operation for one in world.calls]
    world.calls.clear()
    unknown = await asked(world, "nobody@example.org")
    assert for_known == [one.operation for one in world.calls]
    assert (202, b"") == (known.status, known.body) == (unknown.status, unknown.body)
    await world.run_jobs()
    assert ["mia@example.org"] == [one.to for one in world.outbox.sent]


@signed_up
async def test_what_cannot_be_an_address_is_refused(world: World):
    for email in ("", "nobody", "a@b.example\nBcc: c@d.example"):
        assert INVALID == code_of(await asked(world, email))


@signed_up
async def test_one_address_asks_five_times_in_a_quarter_of_an_hour(world: World):
    for number in range(5):
        assert 202 == (await asked(world, f"user{number}@example.org")).status
    assert (429, "rate_limited") == code_of(await asked(world, "mia@example.org"))
    assert 202 == (await asked(world, "mia@example.org", "198.51.100.1")).status


@signed_up
async def test_one_mailbox_gets_three_mails_in_an_hour_and_the_answer_does_not_tell(world: World):
    await registered(world)
    for number in range(8):
        assert 202 == (await asked(world, "mia@example.org", f"198.51.100.{number}")).status
    await world.run_jobs()
    assert 3 == len(world.outbox.sent)


@with_trees(signs_in=True, options=YggdrasilOptions(url="https://trees.example/yggdrasil"))
async def test_the_link_leads_to_the_page_that_is_set_whatever_host_a_request_names(world: World):
    await registered(world)
    body = {"email": "mia@example.org"}
    await world.anybody.ask("POST", RESET, body, headers={"host": "evil.example"})
    await world.run_jobs()
    (mail,) = world.outbox.sent
    assert "https://trees.example/yggdrasil/#/reset/reset_" in mail.text
    assert "evil" not in mail.text


@signed_up
async def test_a_token_sets_a_new_password_once(world: World):
    await registered(world)
    token = await mailed(world)
    assert (204, b"") == ((done := await confirmed(world, token)).status, done.body)
    assert 401 == (await logged_in(world)).status
    assert 200 == (await logged_in(world, NEW)).status
    again = await confirmed(world, token, "another new password")
    assert INVALID == code_of(again)
    assert "token" == again.error["details"]["place"]
    assert 200 == (await logged_in(world, NEW)).status


@signed_up
async def test_of_two_who_use_a_token_at_once_one_succeeds(world: World):
    await registered(world)
    token = await mailed(world)
    passwords = [f"password of number {number}" for number in range(4)]
    replies = await asyncio.gather(*(confirmed(world, token, one) for one in passwords))
    statuses = [one.status for one in replies]
    assert (1, 3) == (statuses.count(204), statuses.count(422))
    assert 200 == (await logged_in(world, passwords[statuses.index(204)])).status


@signed_up
async def test_a_token_is_good_for_an_hour(world: World):
    await registered(world)
    token = await mailed(world)
    world.clock.advance(seconds=3600)
    assert INVALID == code_of(await confirmed(world, token))


@pytest.mark.parametrize("token", ["", "reset_x", "reset_" + "0" * 49, "session_ann_" + "0" * 49])
@signed_up
async def test_what_cannot_be_a_token_is_refused(world: World, token: str):
    assert INVALID == code_of(await confirmed(world, token))


@signed_up
async def test_the_token_of_a_session_resets_nothing_and_one_of_a_reset_signs_nobody_in(
    world: World,
):
    reply = await registered(world)
    assert INVALID == code_of(await confirmed(world, reply.json["token"]))
    headers = {"authorization": f"Bearer {await mailed(world)}"}
    assert 401 == (await world.anybody.ask("GET", SESSION, headers=headers)).status


@signed_up
async def test_an_older_token_is_worthless_after_the_password_has_changed(world: World):
    await registered(world)
    older, newer = await mailed(world), await mailed(world)
    assert older != newer
    assert 204 == (await confirmed(world, newer)).status
    assert INVALID == code_of(await confirmed(world, older, "another new password"))


@signed_up
async def test_a_token_is_worthless_after_the_address_has_changed(world: World):
    reply = await registered(world)
    token = await mailed(world)
    body = {"email": "new@example.org", "password": PASSWORD}
    await world.anybody.ask("PATCH", "/yggdrasil/api/users/me", body, headers=bearer(reply))
    assert INVALID == code_of(await confirmed(world, token))


@signed_up
async def test_a_bad_new_password_does_not_use_the_token_up(world: World):
    await registered(world)
    token = await mailed(world)
    refused = await confirmed(world, token, "password1")
    assert (INVALID, "password") == (code_of(refused), refused.error["details"]["place"])
    assert 204 == (await confirmed(world, token)).status


@signed_up
async def test_a_new_password_ends_all_sessions(world: World):
    reply = await registered(world)
    assert 204 == (await confirmed(world, await mailed(world))).status
    assert 401 == (await world.anybody.ask("GET", SESSION, headers=bearer(reply))).status


@signed_up
async def test_whoever_is_locked_out_gets_in_by_a_reset(world: World):
    await registered(world)
    for number in range(5):
        await logged_in(world, "wrong", address=f"198.51.100.{number}")
    elsewhere = "198.51.100.9"  # than where they signed up
    assert 429 == (await logged_in(world, address=elsewhere)).status
    assert 204 == (await confirmed(world, await mailed(world))).status
    assert 200 == (await logged_in(world, NEW, address=elsewhere)).status


@signed_up
async def test_no_page_of_another_site_uses_a_token(world: World):
    await registered(world)
    body = {"token": await mailed(world), "password": NEW}
    headers = {"sec-fetch-site": "cross-site"}
    reply = await world.anybody.ask("POST", f"{RESET}/confirm", body, headers=headers)
    assert (403, "forbidden") == code_of(reply)


@signed_up
async def test_the_token_is_in_the_mail_and_nowhere_in_the_store(world: World):
    await registered(world)
    token = await mailed(world)
    for table in (await world.db.call("ListTables", {}))["TableNames"]:
        items = str((await world.db.call("Scan", {"TableName": table}))["Items"])
        assert token not in items
        assert token[-49:] not in items
