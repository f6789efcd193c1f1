"""Signing up, in and out: who is refused learns nothing, and who is let in has a fresh session."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import argon2
import bcrypt
import pytest

from tablewright.kits.sessions import limits
from tablewright.model import assign
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tests.systems.yggdrasil.service.world import World, code_of, with_trees

PASSWORD = "four words of hers"
MIA = {"email": "Mia@Example.org", "password": PASSWORD, "displayName": "Mia"}
LOG_IN = "/yggdrasil/api/auth/login"
SESSION = "/yggdrasil/api/auth/session"
PAGE = {"host": "trees.example", "sec-fetch-site": "same-origin"}
WRONG = (401, "unauthenticated")
signed_up = with_trees(signs_in=True)


async def registered(world: World, **given: Any) -> ReceivedResponse:
    return await world.anybody.ask("POST", "/yggdrasil/api/auth/register", {**MIA, **given})


async def logged_in(world: World, password: str = PASSWORD, **more: Any) -> ReceivedResponse:
    body = {"email": more.pop("email", "mia@example.org"), "password": password}
    caller = AsyncCaller(world.app, address=more.pop("address", "203.0.113.7"))
    return await caller.ask("POST", LOG_IN, body, **more)


def bearer(reply: ReceivedResponse) -> dict[str, str]:
    return {"authorization": f"Bearer {reply.json['token']}"}


def cookie(reply: ReceivedResponse) -> dict[str, str]:
    return {"cookie": reply.headers["set-cookie"].partition(";")[0]}


# Signing in: refusals


@signed_up
async def test_an_unknown_user_and_a_wrong_password_get_the_same_answer(world: World):
    await registered(world)
    wrong = await logged_in(world, "not her password")
    unknown = await logged_in(world, "not her password", email="nobody@example.org")
    nonsense = await logged_in(world, "not her password", email="#")
    assert WRONG == code_of(wrong) == code_of(unknown) == code_of(nonsense)
    assert _said(wrong) == _said(unknown) == _said(nonsense)


def _said(reply: ReceivedResponse) -> tuple[Any, ...]:
    """An answer without what is different in any two."""
    body = {**reply.error, "requestId": ""}
    left_out = ("x-request-id", "x-ratelimit-remaining", "x-ratelimit-reset")
    return body, {name: one for name, one in reply.headers.items() if name not in left_out}


@pytest.mark.parametrize(
    "email", [" ", "#", "a#b@c.example", "\0", "\u2028", "\U0010ffff", "x" * 254, "\u0130@x.yz"]
)
@signed_up
async def test_whatever_is_no_address_is_unknown_like_any_other(world: World, email: str):
    assert WRONG == code_of(await logged_in(world, email=email))


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


@signed_up
async def test_the_sixth_attempt_at_an_account_is_refused_even_if_it_is_right(world: World):
    await registered(world)
    for number in range(5):
        reply = await logged_in(world, "wrong", address=f"198.51.100.{number}")
        assert WRONG == code_of(reply)
    reply = await logged_in(world, address="198.51.100.9")
    assert (429, "rate_limited") == code_of(reply)
    assert "900" == reply.headers["retry-after"]
    world.clock.advance(seconds=899)
    assert 429 == (await logged_in(world, address="198.51.100.9")).status
    world.clock.advance(seconds=1)
    assert 200 == (await logged_in(world, address="198.51.100.9")).status


@signed_up
async def test_an_unknown_account_is_counted_like_one_that_is_there(world: World):
    for number in range(5):
        await logged_in(world, email="nobody@example.org", address=f"198.51.100.{number}")
    reply = await logged_in(world, email="NOBODY@example.org", address="198.51.100.9")
    assert (429, "rate_limited") == code_of(reply)


@signed_up
async def test_the_sixth_attempt_from_an_address_is_refused_whatever_it_is_at(world: World):
    await registered(world)
    for number in range(5):
        await logged_in(world, email=f"user{number}@example.org", address="198.51.100.1")
    assert 429 == (await logged_in(world, address="198.51.100.1")).status
    assert 200 == (await logged_in(world, address="198.51.100.2")).status


@signed_up
async def test_a_good_sign_in_clears_the_account_and_costs_its_address_nothing(world: World):
    await registered(world)
    for _ in range(3):
        for _ in range(2):
            await logged_in(world, "wrong", address="198.51.100.1")
        assert 200 == (await logged_in(world, address="198.51.100.2")).status
        world.clock.advance(seconds=900)
    for _ in range(20):
        assert 200 == (await logged_in(world, address="198.51.100.2")).status


@signed_up
async def test_a_stranger_cannot_lock_out_whoever_signed_up_from_an_address(world: World):
    caller = AsyncCaller(world.app, address="198.51.100.77")
    assert 201 == (await caller.ask("POST", "/yggdrasil/api/auth/register", MIA)).status
    for number in range(5):
        await logged_in(world, "wrong", address=f"198.51.100.{number}")
    assert 429 == (await logged_in(world, address="198.51.100.9")).status
    assert 200 == (await logged_in(world, address="198.51.100.77")).status


@signed_up
async def test_a_stranger_cannot_lock_out_whoever_signed_in_from_an_address_before(world: World):
    await registered(world)
    assert 200 == (await logged_in(world, address="198.51.100.77")).status
    for number in range(5):
        await logged_in(world, "wrong", address=f"198.51.100.{number}")
    assert 429 == (await logged_in(world, address="198.51.100.9")).status
    assert 200 == (await logged_in(world, address="198.51.100.77")).status


@signed_up
async def test_of_many_attempts_at_once_five_get_as_far_as_the_password(world: World):
    await registered(world)
    asked = [logged_in(world, "wrong", address=f"198.51.100.{number}") for number in range(30)]
    statuses = [one.status for one in await asyncio.gather(*asked)]
    assert (5, 25) == (statuses.count(401), statuses.count(429))


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example", "host": "trees.example"},
        {"origin": "null", "host": "trees.example"},
    ],
)
@signed_up
async def test_no_page_of_another_site_signs_anybody_in(world: World, headers: dict[str, str]):
    await registered(world)
    assert (403, "forbidden") == code_of(await logged_in(world, headers=headers))


# Signing in: sessions


@signed_up
async def test_signing_in_gives_a_token_and_a_cookie_that_no_page_reads(world: World):
    await registered(world)
    reply = await logged_in(world, headers=PAGE)
    assert 200 == reply.status
    assert re.fullmatch(r"session_[0-9a-f-]{36}_[0-9A-Za-z]{49}", reply.json["token"])
    assert reply.headers["set-cookie"] == (
        f"yggdrasil-session={reply.json['token']}; Path=/yggdrasil; Max-Age=2592000; "
        "HttpOnly; SameSite=Lax"
    )
    assert "no-store" == reply.headers["cache-control"]


@signed_up
async def test_over_https_nobody_but_this_host_can_have_set_the_cookie(world: World):
    await registered(world)
    reply = await logged_in(world, headers=PAGE, scheme="https")
    name, _, rest = reply.headers["set-cookie"].partition("=")
    assert "__Host-yggdrasil-session" == name
    assert rest.endswith("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure")
    planted = {"cookie": f"yggdrasil-session={reply.json['token']}"}
    own = {"cookie": f"__Host-yggdrasil-session={reply.json['token']}"}
    ask = world.anybody.ask
    assert 401 == (await ask("GET", SESSION, headers=planted, scheme="https")).status
    assert 200 == (await ask("GET", SESSION, headers=own, scheme="https")).status


@signed_up
async def test_the_token_and_the_cookie_say_who_has_signed_in(world: World):
    await registered(world)
    reply = await logged_in(world, headers=PAGE)
    for shown in (bearer(reply), cookie(reply)):
        found = await world.anybody.ask("GET", SESSION, headers=shown)
        assert (200, "Mia@Example.org") == (found.status, found.json["user"]["email"])
        assert reply.json["expiresAt"] == found.json["expiresAt"]


@signed_up
async def test_a_session_that_was_planted_before_signing_in_is_dead_afterwards(world: World):
    await registered(world)
    planted = await logged_in(world)
    fresh = await logged_in(world, headers={**PAGE, **cookie(planted)})
    assert planted.json["token"] != fresh.json["token"]
    assert 401 == (await world.anybody.ask("GET", SESSION, headers=bearer(planted))).status
    assert 200 == (await world.anybody.ask("GET", SESSION, headers=bearer(fresh))).status


@signed_up
async def test_a_session_ends_after_thirty_days_however_much_it_is_used(world: World):
    await registered(world)
    shown = bearer(await logged_in(world))
    for _ in range(30):
        assert 200 == (await world.anybody.ask("GET", SESSION, headers=shown)).status
        world.clock.advance(seconds=24 * 3600)
    assert 401 == (await world.anybody.ask("GET", SESSION, headers=shown)).status


@signed_up
async def test_a_session_that_nobody_uses_for_two_weeks_ends(world: World):
    await registered(world)
    shown = bearer(await logged_in(world))
    world.clock.advance(seconds=limits.SESSION_IDLE_SECONDS - 1)
    assert 200 == (await world.anybody.ask("GET", SESSION, headers=shown)).status
    world.clock.advance(seconds=limits.SESSION_IDLE_SECONDS)
    assert 401 == (await world.anybody.ask("GET", SESSION, headers=shown)).status


@signed_up
async def test_signing_out_ends_the_session_and_takes_the_cookie_away(world: World):
    await registered(world)
    reply = await logged_in(world, headers=PAGE)
    path = "/yggdrasil/api/auth/logout"
    assert 403 == (await world.anybody.ask("POST", path, headers=cookie(reply))).status
    out = await world.anybody.ask("POST", path, headers={**PAGE, **cookie(reply)})
    assert (204, b"") == (out.status, out.body)
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert 401 == (await world.anybody.ask("GET", SESSION, headers=bearer(reply))).status
    assert 204 == (await world.anybody.ask("POST", path)).status  # nobody has to be signed in


# Hashes of old


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


# Signing up


@signed_up
async def test_whoever_signs_up_is_signed_in(world: World):
    reply = await registered(world)
    assert 201 == reply.status
    user = reply.json["user"]
    assert ("Mia@Example.org", "Mia") == (user["email"], user["displayName"])
    assert {"userId", "email", "displayName", "createdAt", "updatedAt"} == set(user)
    assert 200 == (await world.anybody.ask("GET", SESSION, headers=bearer(reply))).status


@pytest.mark.parametrize("email", ["mia@example.org", "MIA@EXAMPLE.ORG", " Mia@example.org "])
@signed_up
async def test_an_address_that_is_taken_is_refused_however_it_is_spelled(world: World, email: str):
    await registered(world)
    reply = await registered(world, email=email, password="another good one")
    assert (409, "conflict") == code_of(reply)
    assert 200 == (await logged_in(world)).status


@signed_up
async def test_of_many_who_want_one_address_at_once_one_gets_it(world: World):
    asked = [registered(world) for _ in range(8)]
    statuses = [one.status for one in await asyncio.gather(*asked)]
    assert (1, 7) == (statuses.count(201), statuses.count(409))


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"email": "no address"}, "email"),
        ({"email": "a@b"}, "email"),
        ({"email": "a@b.c\r\nBcc: x@y.z"}, "email"),
        ({"email": "a@b.example, c@d.example"}, "email"),
        ({"email": "Mia <mia@example.org>"}, "email"),
        ({"email": "x" * 65 + "@example.org"}, "email"),
        ({"password": "1234567"}, "password"),
        ({"password": "x" * 101}, "password"),
        ({"password": "password123"}, "password"),
        ({"password": "aaaaaaaaaaaa"}, "password"),
        ({"password": "MIA@example.org"}, "password"),
        ({"displayName": ""}, "displayName"),
        ({"role": "admin"}, ""),
        ({"userId": "ann"}, ""),
    ],
)
@signed_up
async def test_what_cannot_be_an_account_is_refused(
    world: World, given: dict[str, Any], place: str
):
    reply = await registered(world, **given)
    assert (422, "invalid") == code_of(reply)
    assert place in str(reply.error)
    assert await world.db.run(User.by_email("mia@example.org")) is None


@signed_up
async def test_an_address_makes_ten_accounts_an_hour(world: World):
    for number in range(10):
        assert 201 == (await registered(world, email=f"mia{number}@example.org")).status
    reply = await registered(world)
    assert (429, "rate_limited") == code_of(reply)
    world.clock.advance(seconds=3600)
    assert 201 == (await registered(world)).status


# What is secret


@signed_up
async def test_no_password_hash_is_in_any_answer_and_no_token_in_the_store(world: World):
    replies = [await registered(world), await logged_in(world)]
    shown = bearer(replies[0])
    paths = ("/yggdrasil/api/users/me", SESSION)
    replies += [await world.anybody.ask("GET", path, headers=shown) for path in paths]
    assert not any(b"argon2" in one.body or b"asswordHash" in one.body for one in replies)
    stored = ""
    for table in (await world.db.call("ListTables", {}))["TableNames"]:
        stored += str((await world.db.call("Scan", {"TableName": table}))["Items"])
    assert PASSWORD not in stored
    for reply in replies[:2]:
        assert reply.json["token"] not in stored
        assert reply.json["token"][-49:] not in stored
