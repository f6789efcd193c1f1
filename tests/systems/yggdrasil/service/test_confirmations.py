"""Confirmed addresses: nobody is let into a tree by an address whose mails they do not read."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.model import assign
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.owners import SharedTree, User
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.testing.caller import ReceivedResponse
from tests.systems.yggdrasil.service.growing import API, asked, new_tree
from tests.systems.yggdrasil.service.test_accounts import (
    PASSWORD,
    bearer,
    logged_in,
    registered,
    signed_up,
)
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

ME = f"{API}/users/me"
MIA = "mia@example.org"
INVALID = (422, "invalid")
BY_MAIL = YggdrasilOptions(mails="smtp://mail.example", url="https://trees.example/yggdrasil")
confirming = with_trees(signs_in=True, options=BY_MAIL)


async def mailed(world: World) -> list[str]:
    """The tokens of all mails that confirm an address, oldest first."""
    await world.run_jobs()
    every = (re.search(r"#/confirm/(\S+)", one.text) for one in world.outbox.sent)
    return [found[1] for found in every if found is not None]


async def confirmed(world: World, reply: ReceivedResponse, token: str) -> ReceivedResponse:
    return await world.anybody.ask("POST", f"{ME}/confirm", {"token": token}, headers=bearer(reply))


async def awaits(world: World, reply: ReceivedResponse) -> bool:
    """Whether a user is still asked to confirm the address."""
    found = await world.anybody.ask("GET", ME, headers=bearer(reply))
    return found.json.get("awaitsConfirmation", False)


async def invited(world: World, email: str = MIA) -> ReceivedResponse:
    """What Ben is told who invites somebody to a tree of his."""
    user = await registered(world, email="ben@example.org", displayName="Ben")
    if user.status == 409:
        user = await logged_in(world, email="ben@example.org")
    made = await world.anybody.ask(
        "POST", f"{API}/trees", {"treeName": "Elms"}, headers=bearer(user)
    )
    path = f"{API}/trees/{made.json['treeId']}/shares"
    return await world.anybody.ask("POST", path, {"email": email}, headers=bearer(user))


# What is refused


@confirming
async def test_nobody_is_let_in_by_an_address_that_is_not_confirmed(world: World):
    mia = await registered(world)
    refused = await invited(world)
    assert (409, "conflict") == code_of(refused)
    assert "email" == refused.error["details"]["place"]
    user_id = mia.json["user"]["userId"]
    assert [] == list(await world.db.all(SharedTree.of_user(user_id)))
    token, _ = await mailed(world)  # the other is for Ben
    assert 200 == (await confirmed(world, mia, token)).status
    assert 201 == (await invited(world)).status


@confirming
async def test_of_an_account_that_is_leaving_nobody_learns_that_it_was_there(world: World):
    user_id = (await registered(world)).json["user"]["userId"]
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    await world.db.run(User.at(user_id=user_id).update(assign(User.leaving_at, now)))
    assert (404, "not_found") == code_of(await invited(world))


@confirming
async def test_the_link_does_nothing_for_whoever_is_not_signed_in(world: World):
    mia = await registered(world)
    (token,) = await mailed(world)
    reply = await world.anybody.ask("POST", f"{ME}/confirm", {"token": token})
    assert (401, "unauthenticated") == code_of(reply)
    assert await awaits(world, mia)


@confirming
async def test_the_link_of_one_account_confirms_no_other(world: World):
    mia = await registered(world)
    nils = await registered(world, email="nils@example.org", displayName="Nils")
    of_mia, _ = await mailed(world)
    reply = await confirmed(world, nils, of_mia)
    assert (INVALID, "token") == (code_of(reply), reply.error["details"]["place"])
    assert await awaits(world, nils)
    assert await awaits(world, mia)


@confirming
async def test_the_link_to_an_address_confirms_none_that_took_its_place(world: World):
    mia = await registered(world)
    (older,) = await mailed(world)
    body = {"email": "new@example.org", "password": PASSWORD}
    assert 200 == (await world.anybody.ask("PATCH", ME, body, headers=bearer(mia))).status
    assert INVALID == code_of(await confirmed(world, mia, older))
    assert await awaits(world, mia)


@confirming
async def test_a_link_is_good_for_seven_days(world: World):
    mia = await registered(world)
    (token,) = await mailed(world)
    world.clock.advance(seconds=limits.YGGDRASIL_CONFIRMATION_SECONDS)
    assert INVALID == code_of(await confirmed(world, mia, token))


@pytest.mark.parametrize("token", ["", "confirm_x", "confirm_" + "0" * 49, "reset_" + "0" * 49])
@confirming
async def test_what_cannot_be_a_token_is_refused(world: World, token: str):
    assert INVALID == code_of(await confirmed(world, await registered(world), token))


@confirming
async def test_a_token_of_another_purpose_confirms_nothing(world: World):
    mia = await registered(world)
    await world.anybody.ask("POST", f"{API}/auth/reset", {"email": MIA})
    await world.run_jobs()
    (reset,) = [
        one[1] for one in (re.search(r"#/reset/(\S+)", m.text) for m in world.outbox.sent) if one
    ]
    assert INVALID == code_of(await confirmed(world, mia, reset))
    assert INVALID == code_of(await confirmed(world, mia, mia.json["token"]))


@confirming
async def test_three_more_mails_are_sent_in_an_hour(world: World):
    mia = await registered(world)
    path, headers = f"{ME}/confirmation", bearer(mia)
    for _ in range(limits.YGGDRASIL_MAILS_MAX):
        assert 202 == (await world.anybody.ask("POST", path, headers=headers)).status
    refused = await world.anybody.ask("POST", path, headers=headers)
    assert (429, "rate_limited") == code_of(refused)
    body = {"email": "other@example.org", "password": PASSWORD}
    moved = await world.anybody.ask("PATCH", ME, body, headers=headers)
    assert (429, "rate_limited") == code_of(moved)
    assert 4 == len(await mailed(world))
    world.clock.advance(seconds=limits.YGGDRASIL_ATTEMPTS_WINDOW_SECONDS)
    assert 202 == (await world.anybody.ask("POST", path, headers=headers)).status


@confirming
async def test_whoever_has_confirmed_gets_no_further_mail(world: World):
    mia = await registered(world)
    (token,) = await mailed(world)
    await confirmed(world, mia, token)
    reply = await world.anybody.ask("POST", f"{ME}/confirmation", headers=bearer(mia))
    assert INVALID == code_of(reply)


# What confirms


@confirming
async def test_whoever_signs_up_gets_a_link_to_the_page_and_confirms_with_it(world: World):
    mia = await registered(world)
    assert mia.json["user"]["awaitsConfirmation"] is True
    (token,) = await mailed(world)
    (mail,) = world.outbox.sent
    assert (MIA, "Confirm your e-mail for Yggdrasil") == (mail.to, mail.subject)
    assert f"https://trees.example/yggdrasil/#/confirm/{token}" in mail.text.splitlines()
    for _ in range(2):  # a link that is opened twice is no error
        reply = await confirmed(world, mia, token)
        assert 200 == reply.status
        assert "awaitsConfirmation" not in reply.json
    user = await world.db.run(User.by_email(MIA))
    assert user is not None
    assert datetime.fromtimestamp(world.clock.now(), UTC) == user.email_confirmed_at


@confirming
async def test_another_address_has_to_be_confirmed_anew_and_another_spelling_has_not(world: World):
    mia = await registered(world)
    await confirmed(world, mia, (await mailed(world))[-1])
    for email, is_asked in (("MIA@example.org", False), ("new@example.org", True)):
        body = {"email": email, "password": PASSWORD}
        told = await world.anybody.ask("PATCH", ME, body, headers=bearer(mia))
        assert is_asked == told.json.get("awaitsConfirmation", False)
    newer = (await mailed(world))[-1]
    assert "new@example.org" == world.outbox.sent[-1].to
    assert 200 == (await confirmed(world, mia, newer)).status
    assert not await awaits(world, mia)


@confirming
async def test_a_password_that_is_reset_by_a_mail_confirms_the_address(world: World):
    await registered(world)
    await world.anybody.ask("POST", f"{API}/auth/reset", {"email": MIA})
    await world.run_jobs()
    found = re.search(r"#/reset/(\S+)", world.outbox.sent[-1].text)
    assert found is not None
    body = {"token": found[1], "password": "five words that are new"}
    assert 204 == (await world.anybody.ask("POST", f"{API}/auth/reset/confirm", body)).status
    assert not await awaits(world, await logged_in(world, "five words that are new"))


@confirming
async def test_a_guest_stays_one_who_takes_another_address(world: World):
    mia = await registered(world)
    await confirmed(world, mia, (await mailed(world))[0])
    assert 201 == (await invited(world)).status
    body = {"email": "new@example.org", "password": PASSWORD}
    await world.anybody.ask("PATCH", ME, body, headers=bearer(mia))
    trees = await world.anybody.ask("GET", f"{API}/trees", headers=bearer(mia))
    assert ["Elms"] == [one["treeName"] for one in trees.json["items"]]


@with_trees(options=BY_MAIL)
async def test_a_guest_who_is_named_by_id_needs_no_address(world: World):
    tree_id = await new_tree(world.ann)
    await asked(world.ann, "PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": "viewer"})


# Where mails are written into a folder


@signed_up
async def test_without_a_mail_server_nobody_is_asked_to_confirm(world: World):
    mia = await registered(world)
    assert "awaitsConfirmation" not in mia.json["user"]
    assert [] == await mailed(world)
    reply: Any = await world.anybody.ask("POST", f"{ME}/confirmation", headers=bearer(mia))
    assert INVALID == code_of(reply)
    assert 201 == (await invited(world)).status


@confirming
async def test_somebody_who_leaves_gets_no_mail(world: World):
    mia = await registered(world)
    user_id = mia.json["user"]["userId"]
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    await world.db.run(User.at(user_id=user_id).update(assign(User.leaving_at, now)))
    assert [] == await mailed(world)
