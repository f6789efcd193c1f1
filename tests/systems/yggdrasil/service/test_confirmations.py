"""Confirmed addresses: no user gets into a tree by an address whose mails they do not read."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from tablewright.model import assign
from tablewright.systems.yggdrasil.design.owners import SharedTree, User
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.testing.caller import ReceivedResponse
from tests.systems.yggdrasil.service.growing import API, asked, new_tree
from tests.systems.yggdrasil.service.test_accounts import (
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
    """The response to Ben, who invites a user to a tree of his."""
    user = await registered(world, email="ben@example.org", displayName="Ben")
    if user.status == 409:
        user = await logged_in(world, email="ben@example.org")
    made = await world.anybody.ask(
        "POST", f"{API}/trees", {"treeName": "Elms"}, headers=bearer(user)
    )
    path = f"{API}/trees/{made.json['treeId']}/shares"
    return await world.anybody.ask("POST", path, {"email": email}, headers=bearer(user))


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
async def test_a_guest_stays_one_who_takes_another_address(world: World):
    mia = await registered(world)
    await confirmed(world, mia, (await mailed(world))[0])
    assert 201 == (await invited(world)).status
    body, path = {"email": "new@example.org"}, f"{API}/auth/email"
    await world.anybody.ask("POST", f"{path}/change", body, headers=bearer(mia))
    await world.run_jobs()
    link = {"token": world.outbox.sent[-1].text.partition("#/address/")[2].split()[0]}
    assert 200 == (await world.anybody.ask("POST", f"{path}/confirm", link)).status
    trees = await world.anybody.ask("GET", f"{API}/trees", headers=bearer(mia))
    assert ["Elms"] == [one["treeName"] for one in trees.json["items"]]


@with_trees(options=BY_MAIL)
async def test_a_guest_who_is_named_by_id_needs_no_address(world: World):
    tree_id = await new_tree(world.ann)
    await asked(world.ann, "PUT", f"{API}/trees/{tree_id}/shares/ben", {"role": "viewer"})


@signed_up
async def test_without_a_mail_server_nobody_is_asked_to_confirm(world: World):
    mia = await registered(world)
    assert "awaitsConfirmation" not in mia.json["user"]
    assert [] == await mailed(world)
    reply: Any = await world.anybody.ask("POST", f"{ME}/confirmation", headers=bearer(mia))
    assert INVALID == code_of(reply)
    assert 201 == (await invited(world)).status
