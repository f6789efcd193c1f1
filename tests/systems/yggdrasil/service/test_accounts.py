"""Accounts in the words of family trees, and passwords that other programs hashed.

Not here: what holds for the people of every system (`tests/kits/people`).
"""

from __future__ import annotations

import asyncio
from typing import Any

import argon2
import bcrypt
import pyotp
import pytest
from pyotp.totp import TOTP

from tablewright.model import assign
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.growing import API
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

PASSWORD = "four words of hers"
MIA = {"email": "Mia@Example.org", "password": PASSWORD, "displayName": "Mia"}
ME, SESSION = f"{API}/users/me", f"{API}/auth/session"
WRONG, INVALID = (401, "unauthenticated"), (422, "invalid")
signed_up = with_trees(signs_in=True)


async def registered(world: World, **given: Any) -> ReceivedResponse:
    return await world.anybody.ask("POST", f"{API}/auth/register", {**MIA, **given})


async def logged_in(world: World, password: str = PASSWORD, **more: Any) -> ReceivedResponse:
    body = {"email": more.pop("email", "mia@example.org"), "password": password}
    caller = AsyncCaller(world.app, address=more.pop("address", "203.0.113.7"))
    return await caller.ask("POST", f"{API}/auth/login", body, **more)


def bearer(reply: ReceivedResponse) -> dict[str, str]:
    return {"authorization": f"Bearer {reply.json['token']}"}


def cookie(reply: ReceivedResponse) -> dict[str, str]:
    return {"cookie": reply.headers["set-cookie"].partition(";")[0]}


# Passwords that other programs hashed


@signed_up
async def test_a_refusal_costs_the_same_whoever_is_named_and_however_their_hash_was_made(
    world: World,
):
    await registered(world)
    old = bcrypt.hashpw(PASSWORD.encode(), bcrypt.gensalt(4)).decode()
    await world.db.run(User.at(user_id="ann").update(assign(User.password_hash, old)))
    verify, checkpw, counted = argon2.PasswordHasher.verify, bcrypt.checkpw, list[str]()

    def argon2_noting(self: argon2.PasswordHasher, stored: str, password: str | bytes) -> bool:
        counted.append(stored.rpartition("$")[0].rpartition("$")[0])
        return verify(self, stored, password)

    def bcrypt_noting(password: bytes, stored: bytes) -> bool:
        counted.append(stored[:7].decode())
        return checkpw(password, stored)

    costs = list[list[str]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(argon2.PasswordHasher, "verify", argon2_noting)
        patch.setattr(bcrypt, "checkpw", bcrypt_noting)
        for email in ("mia@example.org", "ann@example.com", "nobody@example.org"):
            assert WRONG == code_of(await logged_in(world, "not the password", email=email))
            costs.append(sorted(counted))
            counted.clear()
    assert costs[0] == costs[1] == costs[2]
    assert 2 == len(costs[0])


@signed_up
async def test_a_user_without_a_password_cannot_sign_in(world: World):
    assert WRONG == code_of(await logged_in(world, "None", email="ann@example.com"))


@pytest.mark.parametrize("kind", ["$2a$", "$2b$", "$2y$"])
@signed_up
async def test_a_hash_that_bcrypt_made_lets_in_and_is_made_anew(world: World, kind: str):
    old = kind + bcrypt.hashpw(PASSWORD.encode(), bcrypt.gensalt(4)).decode()[4:]
    await world.db.run(User.at(user_id="ann").update(assign(User.password_hash, old)))
    assert WRONG == code_of(await logged_in(world, "wrong", email="ann@example.com"))
    for _ in range(2):
        assert 200 == (await logged_in(world, email="ann@example.com")).status
    found = await world.db.run(User.get("ann").consistently())
    assert found is not None
    assert (found.password_hash or "").startswith("$argon2id$v=19$m=8,t=1,p=1$")


@signed_up
async def test_two_who_sign_in_at_once_both_succeed_while_the_hash_is_made_anew(world: World):
    old = bcrypt.hashpw(PASSWORD.encode(), bcrypt.gensalt(4)).decode()
    await world.db.run(User.at(user_id="ann").update(assign(User.password_hash, old)))
    asked = [logged_in(world, email="ann@example.com") for _ in range(3)]
    assert [200] * 3 == [one.status for one in await asyncio.gather(*asked)]


# The words of family trees


@pytest.mark.parametrize(
    "given",
    [
        {"displayName": ""},
        {"displayName": "  "},
        {"displayName": "x" * 101},
        {"displayName": "Mia\r\nBcc: eve"},
        {"name": "Mia"},
        {"role": "admin"},
        {"userId": "ann"},
    ],
)
@signed_up
async def test_what_cannot_be_of_an_account_is_refused(world: World, given: dict[str, Any]):
    assert INVALID == code_of(await registered(world, **given))
    assert await world.db.run(User.by_email("mia@example.org")) is None
    shown = bearer(await registered(world))
    refused = await world.anybody.ask("PATCH", ME, given, headers=shown)
    assert INVALID == code_of(refused)


@signed_up
async def test_whoever_signs_up_is_signed_in(world: World):
    reply = await registered(world)
    assert 201 == reply.status
    user = reply.json["user"]
    assert ("Mia@Example.org", "Mia") == (user["email"], user["displayName"])
    assert {"userId", "email", "displayName", "createdAt", "updatedAt"} == set(user)
    found = await world.anybody.ask("GET", SESSION, headers=bearer(reply))
    assert {"user": user, "expiresAt": reply.json["expiresAt"]} == found.json


@signed_up
async def test_a_name_is_not_needed_and_can_be_removed(world: World):
    account = {"email": "ida@example.org", "password": PASSWORD}
    reply = await world.anybody.ask("POST", f"{API}/auth/register", account)
    assert (201, None) == (reply.status, reply.json["user"].get("displayName"))
    for name in ("Ida", None):
        body = {"displayName": name}
        changed = await world.anybody.ask("PATCH", ME, body, headers=bearer(reply))
        assert (200, name) == (changed.status, changed.json.get("displayName"))


@signed_up
async def test_a_second_factor_shows_and_asks_for_a_code(world: World):
    reply = await registered(world)
    shown = bearer(reply)
    made = await world.anybody.ask("POST", f"{API}/auth/totp", headers=shown)
    otp = TOTP(pyotp.parse_uri(made.json["uri"]).secret)
    body = {"code": otp.at(int(world.clock.now()))}
    on = await world.anybody.ask("POST", f"{API}/auth/totp/confirm", body, headers=shown)
    assert (200, 10) == (on.status, len(on.json["codes"]))
    assert (await world.anybody.ask("GET", ME, headers=shown)).json["hasSecondFactor"] is True
    asked = await logged_in(world)
    assert {"secondFactor"} == set(asked.json)
    world.clock.advance(seconds=30)
    step = {"token": asked.json["secondFactor"], "code": otp.at(int(world.clock.now()))}
    inside = await world.anybody.ask("POST", f"{API}/auth/second-factor", step)
    assert (200, "Mia") == (inside.status, inside.json["user"]["displayName"])
    user = await world.db.run(User.by_email(MIA["email"]))
    assert user is not None
    assert user.second_factor


@with_trees(signs_in=True, options=YggdrasilOptions(url="https://trees.example/yggdrasil"))
async def test_links_lead_to_the_page_that_is_set_whatever_host_a_request_names(world: World):
    await registered(world)
    body, headers = {"email": "mia@example.org"}, {"host": "evil.example"}
    await world.anybody.ask("POST", f"{API}/auth/reset", body, headers=headers)
    await world.run_jobs()
    (mail,) = world.outbox.sent
    assert "https://trees.example/yggdrasil/#/reset/reset_" in mail.text
    assert "evil" not in mail.text


@signed_up
async def test_not_one_route_that_changes_something_is_open_to_pages_of_other_sites(world: World):
    shown = {"host": "trees.example"} | cookie(await registered(world))
    asked = 0
    for route in world.running.system.each_route():
        if route.method == "GET" or route.rule.is_public:
            continue
        path = "/yggdrasil" + route.path.format(**dict.fromkeys(route.signature.path, "x"))
        for site in ({}, {"sec-fetch-site": "cross-site"}, {"origin": "http://evil.example"}):
            reply = await world.anybody.ask(route.method, path, headers=shown | site)
            assert (403, "forbidden") == code_of(reply), route.name
            assert "another site" in reply.error["message"], route.name
            asked += 1
    assert asked > 20
